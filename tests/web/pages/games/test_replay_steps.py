"""A replay without its page: the marks on its slider, where it can go, and what was told after which step."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kingdom import Game
from kingdom.core.state import State
from kingdom.web.pages.games.replay import PhaseMark, Replay, marks_of, replay_at, step_of, told_by_step
from tests.kit.cards import given
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.reviews import resigned_game

CHOICE = given("choice, turn 3", "table: left Farm; right Port").state
PLANNING = given("planning").state
AGAIN = given("choice, round 2, turn 3", "table: left Farm; right Port").state
STATES = [CHOICE, CHOICE, PLANNING, AGAIN, AGAIN]


def marks(states: list[State], at: int) -> list[tuple[int, float, float, str, bool, str]]:
    return [(one.step, one.x, one.width, one.stage, one.now, one.round) for one in marks_of(states, at, ENGLISH)]


def test_each_phase_has_its_place_on_the_slider_in_hundredths() -> None:
    assert marks(STATES, 1) == [
        (0, 0.0, 50.0, "choice", True, "I"),
        (2, 50.0, 25.0, "planning", False, ""),
        (3, 75.0, 25.0, "choice", False, "II"),
    ]
    assert [mark.label for mark in marks_of(STATES, 1, ENGLISH)] == [
        "Round I, Choice phase",
        "Round I, Planning phase",
        "Round II, Choice phase",
    ]


def test_a_phase_is_shown_from_its_first_step_up_to_the_next_and_the_last_one_at_the_end() -> None:
    shown = [[one[4] for one in marks(STATES, at)].index(True) for at in range(5)]

    assert shown == [0, 0, 1, 2, 2]
    assert all(sum(one[4] for one in marks(STATES, at)) == 1 for at in range(5))


def test_thirds_are_rounded_to_hundredths() -> None:
    assert [one[1:3] for one in marks([CHOICE, PLANNING, AGAIN, AGAIN], 0)] == [
        (0.0, 33.33),
        (33.33, 33.33),
        (66.67, 33.33),
    ]


def test_a_phase_of_its_own_in_the_next_round_is_a_mark_of_its_own() -> None:
    found = marks([CHOICE, AGAIN, AGAIN], 2)

    assert [(one[0], one[5]) for one in found] == [(0, "I"), (1, "II")]


def test_what_comes_before_the_first_round_begins_none() -> None:
    before = CHOICE.copy()
    before.round = 0

    assert [one[5] for one in marks([before, CHOICE, CHOICE], 0)] == ["", "I"]
    (mark,) = marks_of([CHOICE], 0, ENGLISH)
    assert mark == PhaseMark(0, 0.0, 100.0, "Round I, Choice phase", "choice", mark.now, "I")


# --- where it can go


def replay(at: int, states: list[State] | None = None) -> Replay:
    table: Any = SimpleNamespace(names=NAMES)
    return replay_at(states or STATES, at, "open", table, "done", marks=(), link="here")


@pytest.mark.parametrize(
    ("at", "previous", "following", "previous_phase", "next_phase"),
    [(0, 0, 1, 0, 2), (1, 0, 2, 0, 2), (2, 1, 3, 0, 3), (3, 2, 4, 2, 4), (4, 3, 4, 2, 4)],
)
def test_it_goes_a_step_or_a_phase_to_and_fro(
    at: int, previous: int, following: int, previous_phase: int, next_phase: int
) -> None:
    found = replay(at)

    assert (found.step, found.steps) == (at, 4)
    assert (found.previous, found.next) == (previous, following)
    assert (found.previous_phase, found.next_phase) == (previous_phase, next_phase)


def test_it_goes_to_each_round_and_to_each_seat() -> None:
    found = replay(3)

    assert found.rounds == (("I", 0, False), ("II", 3, True))
    assert found.seats == (("open", ""), ("0", "Ann"), ("1", "Bob"))
    assert (found.seat, found.done, found.link) == ("open", "done", "here")


@pytest.mark.parametrize(
    ("said", "step"), [("", 0), ("7", 7), ("-1", 0), ("x", 0), ("١", 0), ("123456789", 123456789), ("1234567890", 0)]
)
def test_a_step_is_a_short_number_or_the_first(said: str, step: int) -> None:
    assert step_of(said) == step


def test_what_was_told_is_told_with_the_step_after_which_it_was_so() -> None:
    game: Game = resigned_game(4, steps=3)
    table: Any = SimpleNamespace(game=game)

    for upto in (0, 1, 3):
        facts, steps = told_by_step(table, 0, upto)
        assert len(facts) == len(steps)
        assert steps == sorted(steps)
        assert max(steps) == upto
        assert steps.count(0) == len(told_by_step(table, 0, 0)[0])
    every = told_by_step(table, 0, len(game.steps))[0]
    assert all(fact["event"] for fact in every)
