"""A Planning in short: what each seat slated, recycled and built, and what else came of it."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.web.present.table.planning_summary import PlannedInShort, planned_in_short
from tests.kit.cards import given
from tests.kit.presentation import ENGLISH, NAMES


def fact(event: str, seat: int | None = None, because: str = "GEN-1", **more: Any) -> dict[str, Any]:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more, "because": because}


def began(number: int) -> dict[str, Any]:
    return fact("RoundBegan", number=number)


ROUND = began(1)


def phase(name: str) -> dict[str, Any]:
    return fact("PhaseBegan", phase=name)


def short(facts: list[dict[str, Any]], number: int = 1, viewer: int | None = 0) -> PlannedInShort | None:
    return planned_in_short(given("materials, round 2").game.view(viewer), facts, number, ENGLISH, names=NAMES)


PLANNED = [
    ROUND,
    phase("choice"),
    fact("Slated", 1, card="Quarry#1"),
    phase("planning"),
    fact("Slated", 0, card="Farm#1"),
    fact("Slated", 0, card="Port#1"),
    fact("Recycled", 0, card="Silk#1"),
    fact("CubesGained", 0, "PLA-3", cubes=[0, 1, 1, 0]),
    fact("CubesGained", 0, "PLA-3", cubes=[2, 0, 0, 0]),
    fact("CubesGained", 0, "CON-4", cubes=[0, 0, 0, 3]),
    fact("Completed", 0, card="Farm#1"),
    fact("SpaceFilled", 0, card="Farm#1", space=0),
    fact("SeatDone", 0),
    phase("materials"),
    fact("Slated", 1, card="Ruins#1"),
    phase("population"),
]


def test_each_seat_has_what_it_did_in_planning_and_not_what_it_did_before_or_after() -> None:
    found = short(PLANNED)

    assert found is not None
    assert found.name == "I"
    ann, bob = found.seats
    assert (ann.name, ann.duchy.key) == ("Ann", "valados")
    assert [face.key for face in ann.slated] == ["farm", "port"]
    assert (ann.recycled, ann.cubes) == ("Silk", "mmpg")
    assert [face.key for face in ann.built] == ["farm"]
    assert ann.besides == ()
    assert (bob.name, bob.duchy.key) == ("Bob", "teressie")
    assert (bob.slated, bob.recycled, bob.cubes, bob.built, bob.besides) == ((), "", "", (), ())


def test_whoever_looks_sees_their_own_seat_first() -> None:
    found = short(PLANNED, viewer=1)

    assert found is not None
    assert [seat.name for seat in found.seats] == ["Bob", "Ann"]


def test_what_else_came_of_it_is_a_sentence_each_and_counted() -> None:
    stood = fact("MenaceStood", 1, card="Vermin#1")
    found = short(
        [ROUND, phase("planning"), stood, stood, fact("MenaceStood", 1, card="Giant Rat#1"), phase("materials")]
    )

    assert found is not None
    first, second = found.seats[1].besides
    assert first.endswith(" × 2")
    assert "×" not in second


@pytest.mark.parametrize(
    ("facts", "number"),
    [
        (PLANNED, 0),
        (PLANNED, 2),
        (PLANNED[:-3], 1),
        ([ROUND, phase("choice"), phase("materials")], 1),
    ],
    ids=["before the first", "to come", "under way", "without one"],
)
def test_a_planning_that_is_not_over_is_not_told(facts: list[dict[str, Any]], number: int) -> None:
    assert short(facts, number) is None


def test_each_round_has_its_own_planning() -> None:
    later = [began(2), phase("planning"), fact("Slated", 1, card="Ruins#1"), phase("materials")]
    first, second = short([*PLANNED, *later], 1), short([*PLANNED, *later], 2)

    assert first is not None
    assert second is not None
    assert (first.name, second.name) == ("I", "II")
    assert [[face.key for face in one.seats[1].slated] for one in (first, second)] == [[], ["ruins"]]


def test_a_table_that_begins_with_a_position_counts_its_rounds_from_there() -> None:
    """Puzzles and lessons begin in the middle of a game: nobody saw how their first round began."""
    planned = [phase("planning"), fact("Slated", 0, card="Farm#1"), phase("materials")]
    later = [began(4), phase("planning"), fact("Slated", 0, card="Port#1"), phase("materials")]
    third, fourth = short([*planned, *later], 3), short([*planned, *later], 4)

    assert third is not None
    assert fourth is not None
    assert [(one.name, one.seats[0].slated[0].key) for one in (third, fourth)] == [("III", "farm"), ("IV", "port")]
    assert short([*planned, *later], 2) is None
    assert short([phase("materials"), *later], 3) is None
    only = short(planned, 2)
    assert only is not None
    assert only.name == "II"
