"""The notation: converts every action to a line of text and back.

The words come from the action's `template`; its fields are written by kind:

- a card by its English name, with a number where there are copies: `slate Farm#2`;
- a resource or space by its letter (M P G E K S), several as a word: `MMG`, none as `-`;
- an area as `left` or `right`; a card of an offer as `Farm#2 left face down`;
- a face-down card by its public handle: `a-1`.

If there is only one way to pay for a Quest step, the payment may be omitted: `quest 1 step 2`.

`Farm` without a number means any copy, and `read` returns all possible readings. A game accepts such a text if the
legal readings are equivalent; otherwise it reports it as ambiguous.

`kingdom.picture` is the counterpart: a view, or a whole table, as text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice, product
from typing import Any, NamedTuple, cast

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.errors import CannotParse
from kingdom.core.names import CardNames
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import LETTERS, NO_CUBES, Resource, cubes_of, cubes_text
from kingdom.core.state import Seat, State
from kingdom.rules.building import may_complete
from kingdom.rules.choice import AREA_NAMES, Laid

__all__ = [
    "FIELDS", "NotationField", "field_kinds", "filled_in", "fits", "is_of", "is_short", "left_open", "open_text",
    "read", "sense", "text", "usage",
]  # fmt: skip

FACE_DOWN = "face down"
MOST_READINGS = 4096
"""The maximum number of readings of a text; the list is cut off there."""


class NotationField(NamedTuple):
    """The text form of one kind of field; `read` returns every value that the text can mean."""

    pattern: str
    write: Callable[[Any, CardNames], str]
    read: Callable[[str, CardNames], list[Any]]
    called: str = "card"
    """The placeholder for it in usage messages."""


def _read_card(text: str, names: CardNames) -> list[Any]:
    cards = names.find(text)
    if not cards:
        raise CannotParse(why("no-card", text=text))
    return list(cards)


def _card_or(word: str) -> NotationField:
    """A field with a card, or a word for no card."""
    return NotationField(
        ".+?",
        lambda card, names: word if card is None else names[card],
        lambda text, names: [None] if text.casefold() == word else _read_card(text, names),
        f"card, or {word}",
    )


_HANDLE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def _read_lying(text: str, names: CardNames) -> list[Any]:
    """A card on the table, by its name, or by its handle if it is face down."""
    if not names.find(text) and _HANDLE.fullmatch(text.casefold()):
        return [text.casefold()]
    return _read_card(text, names)


def _write_lays(lays: tuple[Laid, Laid], names: CardNames) -> str:
    return ", ".join(
        f"{names[laid.card]} {AREA_NAMES[laid.area]}{' ' + FACE_DOWN if laid.face_down else ''}" for laid in lays
    )


_LAID = re.compile(rf"(?P<card>.+?) (?P<area>{'|'.join(AREA_NAMES)})(?P<down> {FACE_DOWN})?", re.IGNORECASE)


def _read_lays(text: str, names: CardNames) -> list[Any]:
    """Both orders of an offer, since it can be written in either; only the order of the hand is legal (GEN-7)."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2:
        raise CannotParse(why("not-an-offer", text=text))
    choices: list[list[Laid]] = []
    for part in parts:
        found = _LAID.fullmatch(part)
        if found is None:
            raise CannotParse(why("not-offered", text=part))
        area = AREA_NAMES.index(found["area"].casefold())
        choices.append([Laid(card, area, found["down"] is not None) for card in _read_card(found["card"], names)])
    pairs = [(one, other) for one, other in product(*choices) if one.card != other.card]
    return [pair for one, other in pairs for pair in ((one, other), (other, one))]


def _read_pair(text: str, names: CardNames) -> list[Any]:
    """Both orders of two cards, since they can be written in either; only the order on the table is legal."""
    found = [_read_card(part, names) for part in text.split(",")]
    pairs = [(one, other) for one, other in product(*found) if one != other] if len(found) == 2 else []
    if not pairs:
        raise CannotParse(why("not-a-pair", text=text))
    return [pair for one, other in pairs for pair in ((one, other), (other, one))]


FIELDS: dict[str, NotationField] = {
    "card": NotationField(".+?", lambda card, names: names[card], _read_card),
    "pair": NotationField(".+", lambda cards, names: ", ".join(names.all(cards)), _read_pair, "card>, <card"),
    "card?alchemy": _card_or("alchemy"),
    "card-or-handle": NotationField(
        ".+?", lambda it, names: it if isinstance(it, str) else names[it], _read_lying, "card, or handle"
    ),
    "area": NotationField(
        "|".join(AREA_NAMES),
        lambda area, names: AREA_NAMES[area] if area in (0, 1) else str(area),
        lambda text, names: [AREA_NAMES.index(text.casefold())],
        " or ".join(AREA_NAMES),
    ),
    "resource": NotationField(
        "[MPGE]",
        lambda it, names: LETTERS[it],
        lambda text, names: [Resource(LETTERS.index(text.upper()))],
        "M, P, G or E",
    ),
    "space": NotationField(
        "[MPGEKS]",
        lambda it, names: LETTERS[it],
        lambda text, names: [LETTERS.index(text.upper())],
        "M, P, G, E, K or S",
    ),
    "cubes": NotationField(
        "[MPGE]+|-",
        lambda it, names: cubes_text(it),
        lambda text, names: [cubes_of(text.upper())],
        "cubes, such as MMG",
    ),
    "number": NotationField("[0-9]+", lambda it, names: str(it + 1), lambda text, names: [int(text) - 1], "number"),
    "lays": NotationField(".+", _write_lays, _read_lays, "card> <left or right>, <card> <left or right"),
    "word": NotationField("[a-z0-9_-]+", lambda it, names: str(it), lambda text, names: [text.casefold()], "handle"),
}
"""The kinds of fields in templates. A `number` counts from one in texts and from zero in values."""

LEFT_OPEN: dict[str, Any] = {"cubes": NO_CUBES}
"""The provisional value of a field that a short form omits; the matching legal action has the real one."""

_PATTERNS: dict[type[Action], re.Pattern[str]] = {}
_SHORT: dict[type[Action], re.Pattern[str]] = {}
_KINDS: dict[type[Action], dict[str, str]] = {}
_SLOT = re.compile(r"\{(?P<name>\w+):(?P<kind>[^}]+)\}")


def _pattern(kind: type[Action]) -> re.Pattern[str]:
    """The template of an action as a regular expression: words literally, fields by the pattern of their kind."""
    if kind not in _PATTERNS:
        _PATTERNS[kind] = _compiled(kind.template)
    return _PATTERNS[kind]


def _short_pattern(kind: type[Action]) -> re.Pattern[str]:
    if kind not in _SHORT:
        _SHORT[kind] = _compiled(kind.short)
    return _SHORT[kind]


def _compiled(template: str) -> re.Pattern[str]:
    pieces: list[str] = []
    end = 0
    for slot in _SLOT.finditer(template):
        pieces += [re.escape(template[end : slot.start()]), f"(?P<{slot['name']}>{FIELDS[slot['kind']].pattern})"]
        end = slot.end()
    pieces.append(re.escape(template[end:]))
    return re.compile("".join(pieces), re.IGNORECASE)


def is_of(line: str, kind: type[Action]) -> bool:
    """True if a text has the form of this kind of action, even if its cards do not exist."""
    return _pattern(kind).fullmatch(" ".join(line.split())) is not None


def is_short(line: str, kind: type[Action]) -> bool:
    """True if a text is the short form of this kind of action."""
    return bool(kind.short) and not is_of(line, kind)


def fits(short: Action, action: Action) -> bool:
    """True if a short form can mean this action."""
    if type(short) is not type(action):
        return False
    return all(getattr(short, slot["name"]) == getattr(action, slot["name"]) for slot in _SLOT.finditer(short.short))


def usage(kind: type[Action]) -> str:
    """The syntax of an action: its words, and placeholders for its fields.

    >>> from kingdom.rules.building import Place
    >>> usage(Place)
    'place <M, P, G or E> on <card, or alchemy>'
    """
    return _SLOT.sub(lambda slot: f"<{FIELDS[slot['kind']].called}>", kind.short or kind.template)


def verb(kind: type[Action]) -> str:
    """The first word of an action's notation.

    >>> from kingdom.rules.planning import Slate
    >>> verb(Slate)
    'slate'
    """
    return kind.template.split()[0]


def field_kinds(kind: type[Action]) -> dict[str, str]:
    """The fields of an action with their kinds, in the order of its template."""
    if kind in _KINDS:
        return _KINDS[kind]
    found = {slot["name"]: slot["kind"] for slot in _SLOT.finditer(kind.template)}
    missing = [field.name for field in fields(cast(Any, kind)) if field.name not in found]
    if missing:
        raise TypeError(f"the template of {kind.__name__} leaves out {', '.join(missing)}")
    _KINDS[kind] = found
    return found


def text(action: Action, names: CardNames) -> str:
    """The notation of an action."""
    kinds = field_kinds(type(action))
    return _SLOT.sub(
        lambda slot: FIELDS[kinds[slot["name"]]].write(getattr(action, slot["name"]), names), action.template
    )


def open_text(action: Action, names: CardNames) -> str:
    """The notation of an action, with placeholders for the fields that are chosen in a form.

    >>> from kingdom.modules.quest.alchemy import Transmute
    >>> open_text(Transmute((5, 0, 0, 0)), CardNames(()))
    'transmute {cubes:cubes}'
    """
    return _SLOT.sub(
        lambda slot: (
            slot.group()
            if slot["name"] in action.in_a_form
            else FIELDS[slot["kind"]].write(getattr(action, slot["name"]), names)
        ),
        action.template,
    )


def filled_in(line: str, values: Mapping[str, str]) -> str:
    """A notation with its placeholders replaced by these values.

    >>> filled_in("search left discarding {cards:pair}", {"cards": "Farm#1, Port#2"})
    'search left discarding Farm#1, Port#2'
    """
    return _SLOT.sub(lambda slot: values.get(slot["name"], ""), line)


def left_open(line: str) -> dict[str, str]:
    """The placeholders in a notation, with the kind of each field."""
    return {slot["name"]: slot["kind"] for slot in _SLOT.finditer(line)}


def read(line: str, names: CardNames, actions: Iterable[type[Action]]) -> list[Action]:
    """Every action that a text can mean; raises CannotParse if there is none.

    Pass the kinds of action of a ruleset: `ruleset.actions()`.
    """
    words = " ".join(line.split())
    readings: list[Action] = []
    complaint: Reason | None = None
    kinds = list(actions)
    for kind in kinds:
        match = _pattern(kind).fullmatch(words)
        if match is None and kind.short:
            match = _short_pattern(kind).fullmatch(words)
        if match is not None:
            try:
                readings += islice(_meanings(kind, match, names), MOST_READINGS)
            except CannotParse as error:
                # Not the error itself: its traceback would create a reference cycle.
                complaint = complaint or error.reason
    if not readings:
        raise CannotParse(complaint or _correct_usage(words, kinds))
    return readings


def _correct_usage(words: str, kinds: Sequence[type[Action]]) -> Reason:
    """The refusal of a text: the syntax of the action that it begins with, or else the list of verbs."""
    verbs = {kind: kind.template.split("{")[0].strip() for kind in kinds}
    first = words.partition(" ")[0].casefold()
    begun = [kind for kind, verb in verbs.items() if first and verb.partition(" ")[0].casefold() == first]
    if begun:
        return why("written-otherwise", text=words, usages=tuple(usage(kind) for kind in begun))
    return why("not-an-action", text=words, texts=tuple(sorted(set(verbs.values()))))


def _meanings(kind: type[Action], match: re.Match[str], names: CardNames) -> Iterator[Action]:
    groups = match.groupdict()
    choices: list[list[tuple[str, Any]]] = []
    for name, field in field_kinds(kind).items():
        values = FIELDS[field].read(groups[name], names) if name in groups else [LEFT_OPEN[field]]
        choices.append([(name, value) for value in values])
    for chosen in product(*choices):
        yield kind(**dict(chosen))


def sense(state: State, seat: Seat, action: Action) -> tuple[object, ...]:
    """A key that is equal for actions that differ only in interchangeable copies of cards.

    Copies are interchangeable if they are in the same place, have the same filled spaces, and are equally completable.
    """
    player = state.players[seat]
    filled = dict(player.construction)

    def alike(value: object, kind: str) -> object:
        if not isinstance(value, int) or not kind.startswith("card"):
            return value
        card = CardId(value)
        if card in filled:
            return (state.box[card].key, filled[card], may_complete(state, seat, card))
        return (state.box[card].key, card in player.hand, card in state.areas[0])

    parts: list[object] = [type(action)]
    for name, kind in field_kinds(type(action)).items():
        value = getattr(action, name)
        if kind == "lays":
            lays = [(alike(laid.card, "card"), laid.area, laid.face_down) for laid in value]
            parts.append(frozenset(Counter(lays).items()))
        elif kind == "pair":
            parts.append(frozenset(Counter(alike(card, "card") for card in value).items()))
        else:
            parts.append(alike(value, kind))
    return tuple(parts)
