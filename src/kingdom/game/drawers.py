"""Slots in a position: written in words, and read from words or from the plain data used in the program.

How a slot is written depends on what it holds: `icon 1 of Farm#2` for a token, `Frost Giant#1 under Farm#2`, `quest 1
step 2`, `{"ready": 1, "spent": 1}`, letters for cubes, names for cards.
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
    value = READERS[known[name].holds](data, rules)
    _refuse_too_many(known[name], value)
    return value


def _refuse_too_many(slot: Slot[Any], value: Any) -> None:
    if slot.most is not None and sum(value) > slot.most:
        raise KingdomError(why("too-many-there", count=sum(value), most=slot.most))


# --- words for what slots hold

# Three digits are enough, and Python limits the length of the numbers it reads.
_ICON = re.compile(r"icon (?P<icon>[0-9]{1,3}) of (?P<card>.+)", re.IGNORECASE)
_UNDER = re.compile(r"(?P<under>.+?) under (?P<card>.+)", re.IGNORECASE)
_STEP = re.compile(r"quest (?P<quest>[0-9]{1,3}) step (?P<step>[0-9]{1,3})", re.IGNORECASE)
_FIRST = re.compile(r"quest (?P<quest>[0-9]{1,3}) by seat (?P<seat>[0-9]{1,3})", re.IGNORECASE)


def _card(said: Any, names: CardNames) -> CardId:
    """A card by its name, or by its number in the box, as in records."""
    if type(said) is int and 0 <= said < len(names):
        return CardId(said)
    found = names.find(said) if isinstance(said, str) else ()
    if not found:
        raise KingdomError(why("no-such-card", given=repr(said)))
    return found[0]


def _items(said: Any) -> list[Any]:
    if not isinstance(said, (list, tuple)):
        raise KingdomError(why("not-a-list", given=repr(said)))
    return list(said)


def _numbers(said: Any, how_many: int) -> tuple[int, ...]:
    if (
        not isinstance(said, (list, tuple))
        or len(said) != how_many
        or any(type(one) is not int or one < 0 for one in said)
    ):
        raise KingdomError(why("not-counts", given=repr(said), count=how_many))
    return tuple(said)


def _token(said: Any, rules: Ruleset) -> tuple[CardId, int]:
    found = _ICON.fullmatch(said) if isinstance(said, str) else None
    if found is not None:
        card, icon = _card(found["card"], rules.names), int(found["icon"]) - 1
    elif isinstance(said, (list, tuple)) and len(said) == 2 and type(said[1]) is int:
        card, icon = _card(said[0], rules.names), said[1]
    else:
        raise KingdomError(why("not-a-token", given=repr(said), example="'icon 1 of Farm#1'"))
    icons = len(rules.box[card].icons)
    if not 0 <= icon < icons:
        raise KingdomError(why("no-icon", copy=rules.names[card], number=icon + 1, count=icons))
    return card, icon


def _pair(said: Any, rules: Ruleset) -> tuple[CardId, CardId]:
    found = _UNDER.fullmatch(said) if isinstance(said, str) else None
    if found is not None:
        return _card(found["card"], rules.names), _card(found["under"], rules.names)
    if isinstance(said, (list, tuple)) and len(said) == 2:
        return _card(said[0], rules.names), _card(said[1], rules.names)
    raise KingdomError(why("not-a-card-under", given=repr(said), example="'Frost Giant#1 under Farm#1'"))


def _step(said: Any, rules: Ruleset) -> tuple[int, int]:
    found = _STEP.fullmatch(said) if isinstance(said, str) else None
    quest, step = (
        (int(found["quest"]) - 1, int(found["step"]) - 1) if found is not None else _two(said, "quest 1 step 2")
    )
    boards = rules.settings.quests
    if not 0 <= quest < len(boards) or not 0 <= step < len(boards[quest].steps):
        known = tuple((board.key, len(board.steps)) for board in boards)
        raise KingdomError(why("no-such-step", board=quest + 1, number=step + 1, boards=known).under("QUE-1"))
    return quest, step


def _first(said: Any, rules: Ruleset) -> tuple[int, int]:
    found = _FIRST.fullmatch(said) if isinstance(said, str) else None
    quest, seat = (
        (int(found["quest"]) - 1, int(found["seat"])) if found is not None else _two(said, "quest 1 by seat 0")
    )
    if not 0 <= quest < len(rules.settings.quests) or not 0 <= seat < rules.settings.players:
        raise KingdomError(why("no-such-first", given=repr(said)).under("QUE-8"))
    return quest, seat


def _two(said: Any, example: str) -> tuple[int, int]:
    if isinstance(said, (list, tuple)) and [type(one) for one in said] == [int, int]:
        return said[0], said[1]
    raise KingdomError(why("nothing-known", given=repr(said), example=repr(example)))


def _ready_and_spent(said: Any, rules: Ruleset) -> tuple[int, ...]:
    if isinstance(said, Mapping):
        if strange := set(said) - {"ready", "spent"}:
            raise KingdomError(why("no-side-of-a-token", given=repr(min(map(str, strange)))))
        said = [said.get("ready", 0), said.get("spent", 0)]
    return _numbers(said, 2)


def _kind(said: Any, rules: Ruleset) -> str:
    for kind in rules.box:
        if isinstance(said, str) and said.casefold() in (kind.key, kind.name.casefold()):
            return kind.key
    raise KingdomError(why("no-such-card", given=repr(said)))


def _cubes(said: Any, rules: Ruleset) -> tuple[int, ...]:
    return cubes_of(said) if isinstance(said, str) else _numbers(said, 4)


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
    Holds.DATA: lambda said, rules: frozen(said),
    Holds.CARDS: lambda said, rules: tuple(_card(one, rules.names) for one in _items(said)),
    Holds.ON_ICONS: lambda said, rules: tuple(_token(one, rules) for one in _items(said)),
    Holds.UNDER_CARDS: lambda said, rules: tuple(_pair(one, rules) for one in _items(said)),
    Holds.SPENT_KINDS: lambda said, rules: tuple(sorted(_kind(one, rules) for one in _items(said))),
    Holds.READY_AND_SPENT: _ready_and_spent,
    Holds.STEPS: lambda said, rules: tuple(sorted(_step(one, rules) for one in _items(said))),
    Holds.FIRSTS: lambda said, rules: tuple(_first(one, rules) for one in _items(said)),
    Holds.CUBES: _cubes,
    Holds.COUNTS: lambda said, rules: _numbers(said, len(_items(said))),
}
