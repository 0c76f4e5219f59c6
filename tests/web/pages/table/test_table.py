"""What a table's page has apart from the table: what can be taken back, the tab of a small screen, whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.rules.planning import Done, Slate
from kingdom.web.pages.table.sitting import Sitting
from kingdom.web.pages.table.table import TablePage, is_done, page_of, tab_of, undoable
from tests.kit.advisors import drafting
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.presentation import ENGLISH, NAMES, table_shown
from tests.kit.table import Table


def step(seat: int, barrier: str | None = None, action: object = None) -> Any:
    return SimpleNamespace(seat=seat, barrier=barrier, action=action)


def history(*steps: Any, requests: str = "") -> Any:
    """A table of which only its steps are known, each with the request that made it."""
    for at, one in enumerate(steps):
        one.request = requests[at] if requests else str(at)
    return SimpleNamespace(game=SimpleNamespace(steps=steps))


def test_what_came_since_the_last_barrier_can_be_taken_back_request_by_request() -> None:
    assert undoable(history(), 0) == 0
    assert undoable(history(step(0), step(1), step(0)), 0) == 2
    assert undoable(history(step(0), step(1), step(0)), 1) == 1
    assert undoable(history(step(0), step(0, "dealt"), step(0)), 0) == 1
    assert undoable(history(step(0), step(0, "dealt")), 0) == 0
    assert undoable(history(step(0), step(0), step(0), requests="aab"), 0) == 2


def test_whoever_was_last_to_say_so_is_done() -> None:
    slate, done = Slate(1), Done()  # type: ignore[arg-type]

    assert is_done(history(step(0, action=slate), step(0, action=done), step(1, action=slate)), 0)
    assert not is_done(history(step(0, action=done), step(0, action=slate)), 0)
    assert not is_done(history(step(0, action=done)), 1)
    assert not is_done(history(), 0)


def page(
    table: Table, viewer: int | None = 0, *, seats: tuple[int, ...] = (0,), steps: tuple[Any, ...] = ()
) -> TablePage:
    game = table.game
    back = history(*steps)
    back.game.state = game.state
    now: Any = SimpleNamespace(id="abc", version=lambda viewer: 7, names=NAMES, game=back.game)
    return page_of(Sitting(now, seats, viewer), table_shown(game, viewer), ENGLISH, None, None)


def test_one_request_can_be_taken_back_and_several_can_be_reset_while_one_decides() -> None:
    table = given("planning", "ann: selection Farm")
    none, one, two = page(table), page(table, steps=(step(0),)), page(table, steps=(step(0), step(0)))

    assert [(found.undo, found.reset) for found in (none, one, two)] == [(False, False), (True, False), (True, True)]
    assert not any(found.undo_done for found in (none, one, two))
    assert (one.id, one.base, one.version, one.acting, one.replay) == ("abc", "/t/abc", 7, True, False)
    assert not page(table, None, seats=()).acting


def test_to_be_done_can_be_taken_back_while_the_opponent_is_busy() -> None:
    table = given("planning", "bob: selection Farm").play("ann: done")
    done, other = step(0, action=Done()), step(0, action=Slate(1))  # type: ignore[arg-type]

    assert (page(table, steps=(done,)).undo_done, page(table, steps=(other,)).undo_done) == (True, False)
    assert not page(table, steps=(other, done)).reset, "there is nothing to decide"
    assert not page(table).undo_done


def test_in_a_window_the_screen_can_be_handed_to_whoever_else_sits_there() -> None:
    window = given("planning", "ann: selection Farm")
    turn = given("choice, turn 3", "table: left Farm; right Port")

    assert page(window, 0, seats=(0, 1)).hand_over == "Bob"
    assert page(window, 1, seats=(0, 1)).hand_over == "Ann"
    assert page(window, 0).hand_over is None
    assert page(turn, 0, seats=(0, 1)).hand_over is None


@pytest.mark.parametrize(
    ("table", "tab"),
    [
        (lambda: given("choice, turn 3", "table: left Farm; right Port"), "hand"),
        (lambda: given("solo choice", "table: left Farm; right Port", players=1), "selection"),
        (lambda: given("planning", "ann: selection Farm"), "selection"),
        (lambda: given("planning", "ann: selection Farm; cubes P"), "construction"),
        (lambda: given("gold"), "construction"),
        (lambda: menace_table("combat"), "stage"),
        (drafting, "duchy"),
    ],
    ids=["choice", "solo choice", "planning", "cubes", "gold", "combat", "draft"],
)
def test_a_small_screen_shows_where_there_is_something_to_do(table: Any, tab: str) -> None:
    assert tab_of(table_shown(table().game)) == tab


def test_a_mode_about_cards_under_construction_shows_them_and_icons_show_the_duchy() -> None:
    table = given("planning", "ann: selection Quarry; construction Farm; krystallium 1")

    assert tab_of(table_shown(table.game, mode="abandon")) == "construction"
    assert tab_of(table_shown(table.game)) == "selection"
    assert tab_of(replace(table_shown(table.game, mode="abandon"), covering=True)) == "duchy"
