"""Positions edited at random: whatever is accepted can be played, and is the same after a round trip."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kingdom.core import engine
from kingdom.core.phases import ENDED
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import State
from kingdom.game.position import position_data
from kingdom.game.reading import PositionError, read_position
from tests.kit.walks import Walk, law

EDITS = 40
"""Edited positions for each walk: 1,600 in all, and 80,000 in the deep profile."""

Place = tuple[Any, Any]
"""A list or a mapping of a position, and an index or a key of it."""


def places(data: Any, kind: type[Any]) -> list[Place]:
    """Every place in a position that holds a value of a kind."""
    return list(_places(data, kind))


def _places(data: Any, kind: type[Any]) -> Iterator[Place]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(entries):
        if type(value) is kind:
            yield data, key
        yield from _places(value, kind)


def change_a_number(data: Any, rules: Ruleset, rng: Random) -> None:
    if numbers := places(data, int):
        holder, key = rng.choice(numbers)
        holder[key] = max(0, holder[key] + rng.choice((-2, -1, 1, 2))) if rng.random() < 0.8 else rng.randrange(20)


def turn_a_flag(data: Any, rules: Ruleset, rng: Random) -> None:
    if flags := places(data, bool):
        holder, key = rng.choice(flags)
        holder[key] = not holder[key]


def change_the_phase(data: Any, rules: Ruleset, rng: Random) -> None:
    phase = rng.choice([phase.name for phase in rules.agenda.phases()])
    data["phase"] = f"before {phase}" if rng.random() < 0.2 else phase


def change_the_round(data: Any, rules: Ruleset, rng: Random) -> None:
    data["round"] = rng.randrange(5)


def change_the_turns(data: Any, rules: Ruleset, rng: Random) -> None:
    data["turns"] = rng.randrange(17)


def move_an_entry(data: Any, rules: Ruleset, rng: Random) -> None:
    """A card, a token or a duty goes to another list of the position, or is lost."""
    lists = [holder[key] for holder, key in places(data, list)]
    full = [entries for entries in lists if entries]
    if full:
        giving = rng.choice(full)
        entry = giving.pop(rng.randrange(len(giving)))
        if rng.random() < 0.8:
            rng.choice(lists).append(entry)


def leave_something_out(data: Any, rules: Ruleset, rng: Random) -> None:
    parts = [(holder, key) for holder, key in (*places(data, list), *places(data, dict)) if isinstance(holder, dict)]
    if parts:
        holder, key = rng.choice(parts)
        del holder[key]


def change_a_heap(data: Any, rules: Ruleset, rng: Random) -> None:
    heaps = [(holder, key) for holder, key in places(data, str) if key in ("alchemy", "cubes", "filled", "income")]
    if heaps:
        holder, key = rng.choice(heaps)
        holder[key] = "".join(rng.choices("MPGEKS", k=rng.randrange(5))) or "-"


Edit = Callable[[Any, Ruleset, Random], None]

ALL: tuple[Edit, ...] = (
    change_a_number,
    turn_a_flag,
    change_the_phase,
    change_the_round,
    change_the_turns,
    move_an_entry,
    leave_something_out,
    change_a_heap,
)


def edited(state: State, rng: Random) -> Any:
    data = json.loads(json.dumps(position_data(state)))
    for edit in rng.choices(ALL, k=rng.choice((1, 1, 2, 3))):
        edit(data, state.rules, rng)
    return data


@law(examples=2)
def test_a_position_is_accepted_only_if_somebody_can_decide_or_the_game_is_over(walk: Walk) -> None:
    rng, rules = walk.rng(), walk.rules
    for state in rng.choices(list(walk.states()), k=EDITS):
        try:
            found = read_position(edited(state, rng), rules)
        except PositionError:
            continue
        owing = engine.waiting(found)

        assert (found.phase is ENDED) != bool(owing)
        assert all(engine.options(found, seat) for seat in owing)
        assert read_position(json.loads(json.dumps(position_data(found))), rules) == found
