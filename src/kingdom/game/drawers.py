"""Slots in a position: written in words, and read from words or from plain data as in the program.

The form depends on the sort of content: `icon 1 of Farm#2` for a token, `Frost Giant#1 under Farm#2`,
`quest 1 step 2`, `{"ready": 1, "spent": 1}`, letters for cubes, names for cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from kingdom.core.cards import CardId
from kingdom.core.errors import KingdomError
from kingdom.core.names import CardNames
from kingdom.core.reasons import why
from kingdom.core.resources import cubes_of, cubes_text
from kingdom.core.ruleset import Ruleset
from kingdom.core.showing import Holds
from kingdom.core.state import SeatSlot, Slot
from kingdom.core.values import plain

Write = Callable[[Any, Ruleset], Any]
Read = Callable[[Any, Ruleset], Any]


def slots_data(slots: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """The slots of the table or of a seat, in words."""
    return {name: WRITERS[rules.slots[name].holds](value, rules) for name, value in sorted(slots.items())}


def read_slot(name: str, data: Any, rules: Ruleset, *, of_seat: bool) -> Any:
    """Read the content of a slot; raises KingdomError if something is wrong with it."""
    known = {key: slot for key, slot in rules.slots.items() if isinstance(slot, SeatSlot) is of_seat}
    if name not in known:
        names = tuple(sorted(known))
        raise KingdomError(
            why("no-slot-of-a-seat", given=repr(name), names=names)
            if of_seat
            else why("no-slot", given=repr(name), names=names)
        )
    slot = known[name]
    value = _numbers(data, len(slot.default)) if slot.holds is Holds.COUNTS else READERS[slot.holds](data, rules)
    _refuse_too_many(slot, value)
    return value


def _refuse_too_many(slot: Slot[Any], value: Any) -> None:
    if slot.most is not None and sum(value) > slot.most:
        raise KingdomError(why("too-many-there", count=sum(value), most=slot.most))


# --- words for the content of slots

# Three digits are enough, and Python limits the length of the numbers it reads.
_ICON = re.compile(r"icon (?P<icon>[0-9]{1,3}) of (?P<card>.+)", re.IGNORECASE)
_UNDER = re.compile(r"(?P<under>.+?) under (?P<card>.+)", re.IGNORECASE)
_STEP = re.compile(r"quest (?P<quest>[0-9]{1,3}) step (?P<step>[0-9]{1,3})", re.IGNORECASE)
_FIRST = re.compile(r"quest (?P<quest>[0-9]{1,3}) by seat (?P<seat>[0-9]{1,3})", re.IGNORECASE)


def _card(data: Any, names: CardNames) -> CardId:
    """A card by its name, or by its number in the box, as in records."""
    if type(data) is int and 0 <= data < len(names):
        return CardId(data)
    cards = names.find(data) if isinstance(data, str) else ()
    if not cards:
        raise KingdomError(why("no-such-card", given=repr(data)))
    return cards[0]


def _items(data: Any) -> list[Any]:
    if not isinstance(data, (list, tuple)):
        raise KingdomError(why("not-a-list", given=repr(data)))
    return list(data)


def _numbers(data: Any, how_many: int) -> tuple[int, ...]:
    if (
        not isinstance(data, (list, tuple))
        or len(data) != how_many
        or any(type(one) is not int or one < 0 for one in data)
    ):
        raise KingdomError(why("not-counts", given=repr(data), count=how_many))
    return tuple(data)


def _token(data: Any, rules: Ruleset) -> tuple[CardId, int]:
    match = _ICON.fullmatch(data) if isinstance(data, str) else None
    if match is not None:
        card, icon = _card(match["card"], rules.names), int(match["icon"]) - 1
    elif isinstance(data, (list, tuple)) and len(data) == 2 and type(data[1]) is int:
        card, icon = _card(data[0], rules.names), data[1]
    else:
        raise KingdomError(why("not-a-token", given=repr(data), example="'icon 1 of Farm#1'"))
    icons = len(rules.box[card].icons)
    if not 0 <= icon < icons:
        raise KingdomError(why("no-icon", copy=rules.names[card], number=icon + 1, count=icons))
    return card, icon


def _pair(data: Any, rules: Ruleset) -> tuple[CardId, CardId]:
    match = _UNDER.fullmatch(data) if isinstance(data, str) else None
    if match is not None:
        return _card(match["card"], rules.names), _card(match["under"], rules.names)
    if isinstance(data, (list, tuple)) and len(data) == 2:
        return _card(data[0], rules.names), _card(data[1], rules.names)
    raise KingdomError(why("not-a-card-under", given=repr(data), example="'Frost Giant#1 under Farm#1'"))


def _step(data: Any, rules: Ruleset) -> tuple[int, int]:
    match = _STEP.fullmatch(data) if isinstance(data, str) else None
    quest, step = (
        (int(match["quest"]) - 1, int(match["step"]) - 1) if match is not None else _two(data, "quest 1 step 2")
    )
    boards = rules.settings.quests
    if not 0 <= quest < len(boards) or not 0 <= step < len(boards[quest].steps):
        known = tuple((board.key, len(board.steps)) for board in boards)
        raise KingdomError(why("no-such-step", board=quest + 1, number=step + 1, boards=known).under("QUE-1"))
    return quest, step


def _first(data: Any, rules: Ruleset) -> tuple[int, int]:
    match = _FIRST.fullmatch(data) if isinstance(data, str) else None
    quest, seat = (
        (int(match["quest"]) - 1, int(match["seat"])) if match is not None else _two(data, "quest 1 by seat 0")
    )
    if not 0 <= quest < len(rules.settings.quests) or not 0 <= seat < rules.settings.players:
        raise KingdomError(why("no-such-first", given=repr(data)).under("QUE-8"))
    return quest, seat


def _two(data: Any, example: str) -> tuple[int, int]:
    if isinstance(data, (list, tuple)) and [type(one) for one in data] == [int, int]:
        return data[0], data[1]
    raise KingdomError(why("nothing-known", given=repr(data), example=repr(example)))


def _ready_and_spent(data: Any, rules: Ruleset) -> tuple[int, ...]:
    if isinstance(data, Mapping):
        if strange := set(data) - {"ready", "spent"}:
            raise KingdomError(why("no-side-of-a-token", given=repr(min(map(str, strange)))))
        data = [data.get("ready", 0), data.get("spent", 0)]
    return _numbers(data, 2)


def _kind(data: Any, rules: Ruleset) -> str:
    for kind in rules.box:
        if isinstance(data, str) and data.casefold() in (kind.key, kind.name.casefold()):
            return kind.key
    raise KingdomError(why("no-such-card", given=repr(data)))


def _cubes(data: Any, rules: Ruleset) -> tuple[int, ...]:
    return cubes_of(data) if isinstance(data, str) else _numbers(data, 4)


def frozen(value: Any) -> Any:
    """Plain data as immutable values: lists become tuples."""
    return tuple(frozen(one) for one in value) if isinstance(value, (list, tuple)) else value


WRITERS: Mapping[Holds, Write] = {
    Holds.DATA: lambda value, rules: plain(value),
    Holds.CARDS: lambda cards, rules: rules.names.all(cards),
    Holds.ON_ICONS: lambda tokens, rules: [f"icon {icon + 1} of {rules.names[card]}" for card, icon in tokens],
    Holds.UNDER_CARDS: lambda pairs, rules: [
        f"{rules.names[under]} under {rules.names[card]}" for card, under in pairs
    ],
    Holds.SPENT_KINDS: lambda keys, rules: list(keys),
    Holds.READY_AND_SPENT: lambda counts, rules: {"ready": counts[0], "spent": counts[1]},
    Holds.STEPS: lambda steps, rules: [f"quest {quest + 1} step {step + 1}" for quest, step in steps],
    Holds.FIRSTS: lambda firsts, rules: [f"quest {quest + 1} by seat {seat}" for quest, seat in firsts],
    Holds.CUBES: lambda cubes, rules: cubes_text(cubes),
    Holds.COUNTS: lambda counts, rules: list(counts),
}

READERS: Mapping[Holds, Read] = {
    Holds.DATA: lambda data, rules: frozen(data),
    Holds.CARDS: lambda data, rules: tuple(_card(one, rules.names) for one in _items(data)),
    Holds.ON_ICONS: lambda data, rules: tuple(_token(one, rules) for one in _items(data)),
    Holds.UNDER_CARDS: lambda data, rules: tuple(_pair(one, rules) for one in _items(data)),
    Holds.SPENT_KINDS: lambda data, rules: tuple(sorted(_kind(one, rules) for one in _items(data))),
    Holds.READY_AND_SPENT: _ready_and_spent,
    Holds.STEPS: lambda data, rules: tuple(sorted(_step(one, rules) for one in _items(data))),
    Holds.FIRSTS: lambda data, rules: tuple(_first(one, rules) for one in _items(data)),
    Holds.CUBES: _cubes,
}
