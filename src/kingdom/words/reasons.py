"""Reasons in words: why an action is refused, why choices do not fit together, why a game was lost.

The message of a reason is its kind (`refusal`, `misfit`, `loss`) and its id. Its arguments are put into words according
to their names, ignoring trailing digits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdom.core.reasons import Reason, plain
from kingdom.rulebook.clauses import clauses
from kingdom.words import messages
from kingdom.words.terms import Terms, sentence

KINDS = ("fault", "refusal", "misfit")
"""The kinds of reasons in errors: about input in general, the rules, and a configuration."""


def said(words: Terms, kind: str, reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason inside a sentence: starts in lower case and has no full stop.

    >>> from kingdom.core.reasons import why
    >>> said(Terms("fr"), "refusal", why("not-in-selection", card="Farm#2"))
    'Ferme n’est pas dans votre zone de Sélection'
    """
    id = f"{kind}-{reason.id}"
    if not words.has(id):
        # From a third-party module: the title of the rule and the id of the reason.
        return words.t("refusal-of-clause", title=clause_title(words, reason.clause), why=plain(reason))
    arguments: dict[str, messages.Argument] = {}
    for name, value in reason.arguments:
        put = _ARGUMENTS.get(name.rstrip("0123456789"), _as_it_is)
        arguments[name] = _inner(words, value, names, name) if isinstance(value, Reason) else put(words, value, names)
    return words.t(id, **arguments)


def with_clause(words: Terms, kind: str, reason: Reason, names: Sequence[str] = ()) -> str:
    """The same, followed by the clause."""
    told = said(words, kind, reason, names)
    return f"{told} ({reason.clause})" if reason.clause else told


def refusal(words: Terms, reason: Reason, names: Sequence[str] = ()) -> str:
    """Why the rules say no, as a sentence."""
    return sentence(said(words, "refusal", reason, names))


def misfit(words: Terms, reason: Reason) -> str:
    """Why a choice before the game does not fit, as a sentence."""
    return sentence(said(words, "misfit", reason))


def clause_title(words: Terms, clause: str) -> str:
    """The title of a clause, or of a ruling's clause; its id if it has none."""
    found = clauses(words.language).get(clause.partition("/")[0])
    return found.title if found else clause


def family_title(words: Terms, family: str) -> str:
    """The title of a family of clauses."""
    return next((one.family_title for one in clauses(words.language).values() if one.family == family), family)


# --- what a reason is about


def _inner(words: Terms, reason: Reason, names: Sequence[str], name: str = "") -> str:
    """A reason inside another: of the kind that its argument is named after, or else a fault."""
    return with_clause(words, name if name in KINDS else KINDS[0], reason, names)


def _as_it_is(words: Terms, value: Any, names: Sequence[str]) -> messages.Argument:
    """A number, or text to be written literally: names of options, handles, texts."""
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
"""How arguments are put into words; others are used as they are."""

__all__ = ["clause_title", "family_title", "misfit", "refusal", "said", "with_clause"]
