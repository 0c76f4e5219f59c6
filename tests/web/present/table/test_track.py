"""The track: which phases a round has, which is played, which are past, and how the table is laid out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kingdom.web.present.table.track import Stop, stage, track
from tests.kit.advisors import drafting
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.table import Table

STEPS = (("m", False), ("p", False), ("g", False), ("e", False))
CHOICE, PLANNING, PRODUCTION = (
    Stop("choice", False, 1, 16),
    Stop("planning", False),
    Stop("production", False, steps=STEPS),
)


def past(*stops: Stop) -> tuple[Stop, ...]:
    return tuple(replace(stop, past=True) for stop in stops)


def now(stop: Stop) -> Stop:
    return replace(stop, now=True)


@pytest.mark.parametrize(
    ("laid", "stops", "layout", "sheet"),
    [
        (
            lambda: given("choice, round 2, turn 5"),
            (Stop("choice", True, 6, 16), PLANNING, PRODUCTION),
            "choice",
            "choice",
        ),
        (lambda: given("planning"), (*past(CHOICE), now(PLANNING), PRODUCTION), "planning", "works"),
        (
            lambda: given("gold, round 3"),
            (*past(CHOICE, PLANNING), Stop("production", True, steps=(*STEPS[:2], ("g", True), STEPS[3]))),
            "working",
            "works",
        ),
        (
            lambda: menace_table("combat"),
            (*past(CHOICE, PLANNING, PRODUCTION), Stop("combat", True)),
            "combat",
            "combat",
        ),
        (
            lambda: given("last window, round 4"),
            (*past(CHOICE, PLANNING, PRODUCTION), Stop("last", True)),
            "working",
            "works",
        ),
        (drafting, (Stop("draft", True), CHOICE, PLANNING, PRODUCTION), "draft", "draft"),
        (
            lambda: given("solo choice, turn 2", players=1),
            (Stop("choice", True, 3, 4), PLANNING, PRODUCTION),
            "choice",
            "choice",
        ),
    ],
    ids=["choice", "planning", "gold", "combat", "last window", "draft", "solo choice"],
)
def test_the_track_has_the_phases_of_the_round_and_marks_the_one_that_is_played(
    laid: Callable[[], Table], stops: tuple[Stop, ...], layout: str, sheet: str
) -> None:
    table = laid()
    found = track(table.game.view(0))

    assert found.stops == stops
    assert (found.stage, found.sheet, stage(table.state)) == (layout, sheet, layout)
    assert found.round == table.state.round
    assert found.rounds == ("I", "II", "III", "IV")


def test_the_draft_is_not_on_the_track_once_it_is_over() -> None:
    later = given("planning", modules=("advisors",))

    assert [stop.name for stop in track(later.game.view(0)).stops] == ["choice", "planning", "production"]


def test_no_turn_is_counted_beyond_the_last() -> None:
    view = replace(given("choice, turn 15").game.view(0), turns=16)

    assert track(view).stops[0] == Stop("choice", True, 16, 16)
