"""Reasons in words: for refused actions, choices that do not fit together, and lost games.

The message of a reason is its kind (`refusal`, `misfit`, `loss`) and its id. Its arguments are converted according to
their names, ignoring trailing digits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdom.core.reasons import Reason, plain
from kingdom.rulebook.clauses import clauses
from kingdom.words import messages
from kingdom.words.terms import Terms, sentence

KINDS = ("fault", "refusal", "misfit")
"""The kinds of reasons in errors: general input, the rules, and a configuration."""


def reason_text(words: Terms, kind: str, reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason as part of a sentence: it starts in lower case and has no full stop.

    >>> from kingdom.core.reasons import why
    >>> reason_text(Terms("fr"), "refusal", why("not-in-selection", card="Farm#2"))
    'Ferme n’est pas dans votre zone de Sélection'
    """
    id = f"{kind}-{reason.id}"
    if not words.has(id):
        # A reason of a third-party module: show the title of the rule and the id of the reason.
        return words.t("refusal-of-clause", title=clause_title(words, reason.clause), why=plain(reason))
    # If the language lacks the message, it appears in English, with all its arguments except nested reasons.
    own = words if words.translates(id) else words.in_english()
    arguments: dict[str, messages.Argument] = {}
    for name, value in reason.arguments:
        put = _ARGUMENTS.get(name.rstrip("0123456789"), _as_it_is)
        arguments[name] = _inner(words, value, names, name) if isinstance(value, Reason) else put(own, value, names)
    return words.t(id, **arguments)


def with_clause(words: Terms, kind: str, reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason as part of a sentence, followed by its clause."""
    text = reason_text(words, kind, reason, names)
    return f"{text} ({reason.clause})" if reason.clause else text


def refusal(words: Terms, reason: Reason, names: Sequence[str] = ()) -> str:
    """The reason for a refusal, as a sentence."""
    return sentence(reason_text(words, "refusal", reason, names))


def misfit(words: Terms, reason: Reason) -> str:
    """The problem with a choice before the game, as a sentence."""
    return sentence(reason_text(words, "misfit", reason))


def clause_title(words: Terms, clause: str) -> str:
    """The title of a clause, or of the clause a ruling belongs to; the id itself if it has no title."""
    found = clauses(words.language).get(clause.partition("/")[0])
    return found.title if found else clause


def family_title(words: Terms, family: str) -> str:
    """The title of a family of clauses."""
    return next((one.family_title for one in clauses(words.language).values() if one.family == family), family)


# --- arguments


def _inner(words: Terms, reason: Reason, names: Sequence[str], name: str = "") -> str:
    """A reason inside another. The name of the argument gives its kind; otherwise it is a fault."""
    return with_clause(words, name if name in KINDS else KINDS[0], reason, names)


def _as_it_is(words: Terms, value: Any, names: Sequence[str]) -> messages.Argument:
    """A number, or text to be shown literally: names of options, handles, texts."""
    if isinstance(value, tuple):
        return ", ".join(_part(words, one, names) for one in value) or words.t("nothing")
    return value if isinstance(value, int) else str(value)


def _seat(words: Terms, seat: int, names: Sequence[str]) -> str:
    return names[seat] if names else words.t("seat-number", number=seat)


def _duty(words: Terms, duty: str, names: Sequence[str]) -> str:
    id = f"duty-{duty}.first"
    return words.t(id) if words.has(id) else words.t("duty-unknown", duty=duty)


def _boards(words: Terms, boards: Sequence[tuple[str, int]], names: Sequence[str]) -> str:
    return words.listed(
        [
            words.t("board-on-the-table", number=number, quest=words.card(key), number2=steps)
            for number, (key, steps) in enumerate(boards, start=1)
        ]
    )


def _part(words: Terms, part: Any, names: Sequence[str]) -> str:
    return _inner(words, part, names) if isinstance(part, Reason) else str(part)


_Putting = Callable[[Terms, Any, Sequence[str]], messages.Argument]

_ARGUMENTS: Mapping[str, _Putting] = {
    "card": lambda words, card, names: words.named(card),
    "copy": lambda words, card, names: words.copy(card),
    "copies": lambda words, cards, names: words.either([words.copy(card) for card in cards]),
    "quest": lambda words, key, names: words.card(key),
    "advisor": lambda words, key, names: words.card(key),
    "scenario": lambda words, key, names: words.card(key),
    "phase": lambda words, phase, names: words.phase_name(phase),
    "step": lambda words, phase, names: words.phase_name(phase),
    "cubes": lambda words, cubes, names: words.heap(cubes),
    "barrier": lambda words, barrier, names: words.t(f"barrier-{barrier}"),
    "editions": lambda words, keys, names: words.either(keys),
    "scenarios": lambda words, keys, names: words.either(keys),
    "searches": lambda words, keys, names: words.either(keys),
    "choices": lambda words, texts, names: words.either(texts),
    "usages": lambda words, usages, names: words.either([words.t("quoted", text=usage) for usage in usages]),
    "names": lambda words, found, names: ", ".join(map(str, found)) or words.t("none-of-them"),
    "faults": lambda words, found, names: (
        found if isinstance(found, str) else "; ".join(_part(words, one, names) for one in found)
    ),
    "handles": lambda words, handles, names: words.listed(handles),
    "where": lambda words, parts, names: ", ".join(_part(words, part, names) for part in parts),
    "seat": _seat,
    "duty": _duty,
    "boards": _boards,
}
"""The converters for arguments, by name; other arguments are used as they are."""

__all__ = ["clause_title", "family_title", "misfit", "reason_text", "refusal", "with_clause"]
