"""A seat's observation of a row has nothing hidden, and indistinguishable deals are equally likely."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from kingdom.content import load
from kingdom.core import engine as definition
from kingdom.core.imagine import imagine
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.fast import engine_of
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.game.rulesets import rulesets
from kingdom.game.streams import streams_of
from kingdom.proof.playout import rules_of
from tests.kit.comparison import choose
from tests.kit.observations import look

RULESETS = rulesets()
SOME = ("two", "two/first/A", "two+menace", "two+menace+advisors+quest", "two+menace:shadows+thieves", "two+advisors/A")
ALONE = ("solo", "solo+menace+advisors+quest", "solo/first", "the_thief_guild", "the_prophecy", "rats_everywhere")


def positions(name: str, seed: int, chance: float) -> list[State]:
    """Some positions of a random game."""
    rng = Random(seed)
    state, _ = definition.begin(rules_of(RULESETS[name], load()), streams_of(seed))
    found = [state.copy()]
    while waiting := definition.waiting(state):
        seat = rng.choice(waiting)
        definition.push(state, seat, choose(definition.options(state, seat), seed % 3 > 0, rng))
        if rng.random() < chance:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("name", [*SOME, *ALONE])
def test_nothing_hidden_is_in_an_observation_and_another_deal_looks_the_same(name: str) -> None:
    engine = engine_of(rules_of(RULESETS[name], load()))
    rng = Random(name)
    for seed in range(2):
        for state in positions(name, seed, 0.06):
            for seat in range(len(state.players)):
                look(engine, state, seat, rng)


def late_in_a_choice(name: str, seed: int) -> State:
    """A position in round 2 with cards face down that the viewer does not know."""
    rng = Random(seed)
    state, _ = definition.begin(rules_of(RULESETS[name], load()), streams_of(seed))
    late = 7 if len(state.players) == 2 else 3
    while not (state.round == 2 and state.turns >= late and any(lying.by != 0 for lying in state.face_down.values())):
        seat = rng.choice(definition.waiting(state))
        options = definition.options(state, seat)
        hiding = [a for a in options if type(a).__name__ == "Offer" and sum(lay.face_down for lay in a.lays) == 1]
        definition.push(state, seat, rng.choice(hiding or options))
    return state


def hidden_places(row: list[int]) -> list[tuple[object, ...]]:
    """The places of all cards that the first seat does not know."""
    b = r.SEATS + r.SEAT
    found: list[tuple[object, ...]] = [("hand", int(row[b + r.HAND + k])) for k in range(row[b + r.HAND_N])]
    found += [("down", int(row[r.STATUS + k]), k) for k in range(r.HELD) if 0 < abs(row[r.STATUS + k]) < r.DISCARDED]
    end = r.DECK + r.DECK_CAP
    found += [("deck", k, int(row[k])) for k in range(end - row[r.DECK_N], end - row[r.DECK_N] + 5)]
    end = r.DANGER + r.DANGER_CAP
    found += [("danger", int(row[k])) for k in range(end - row[r.DANGER_N], end)]
    return found + [("place", k, int(row[r.PLACES + k])) for k in range(4, 8)]


@pytest.mark.parametrize("name", ["two", "two+menace", "solo"])
def test_other_deals_are_as_likely_as_the_definition_imagines_them(name: str) -> None:
    """The mean square of the differences, in units of their standard error, is near one; the seeds are fixed."""
    state = late_in_a_choice(name, 3)
    engine = engine_of(state.rules)
    row, seen, rng, deals = engine.row_of(state), view(state, 0), Random(11), 400
    ours: Counter[tuple[object, ...]] = Counter()
    theirs: Counter[tuple[object, ...]] = Counter()
    for _ in range(deals):
        ours.update(hidden_places(engine.determinize(row, row, 0, rng)))
        theirs.update(hidden_places(engine.row_of(imagine(seen, rng.random))))
    squares = []
    for place in ours | theirs:
        share = (ours[place] + theirs[place]) / 2 / deals
        if share < 1:
            squares.append((ours[place] - theirs[place]) ** 2 / deals / (2 * share * (1 - share)))
    assert len(squares) > 200
    assert 0.8 < math.fsum(squares) / len(squares) < 1.25


def test_an_observation_has_a_name_for_every_feature_and_room_for_every_field() -> None:
    assert sum(field.size for field in o.SEEN_FIELDS) == o.OBSERVED
    assert sum(field.size for field in o.ONE_FIELDS) <= o.O_SEAT
