"""Undo: what can be taken back, what cannot and why, and that the log only grows."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import Reason, why
from tests.kit import Table
from tests.kit.cards import given


def refused(table: Table, who: int) -> Reason:
    return table.refuses_undo(("ann", "bob")[who])


# --- what can be taken back


def test_undo_gives_back_the_position_and_says_what_was_undone() -> None:
    table = given("planning", "ann: selection Farm, Port")
    before = table.state

    table.play("ann: slate Farm")
    action = table.game.undo(0)

    assert table.game.text(action) == "slate Farm#1"
    assert table.state == before


def test_undo_goes_back_action_by_action() -> None:
    table = given("planning", "ann: selection Silk; construction Farm")
    states = [table.state]
    for line in ("recycle Silk", "place P on Farm", "place G on alchemy", "done"):
        states.append(table.play(f"ann: {line}").state)

    for before in reversed(states[:-1]):
        table.undo("ann")
        assert table.state == before
    assert refused(table, 0) == why("nothing-to-undo")


def test_one_action_of_a_plan_can_be_taken_back() -> None:
    table = given("planning", "ann: selection Farm, Port")
    table.game.play(0, ["slate Farm", "slate Port", "done"])

    table.undo("ann").undo("ann")

    assert table.shows("ann: construction Farm; selection Port")


def test_in_a_window_a_seat_undoes_its_own_action_although_the_opponent_has_acted_since() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port")
    table.play("ann: slate Farm", "bob: recycle Port", "bob: place E on alchemy")

    table.undo("ann")

    assert table.shows("ann: selection Farm; construction nothing", "bob: discards Port; alchemy E")


def test_undoing_equals_never_having_done_it() -> None:
    lines = ("bob: recycle Port", "bob: place E on alchemy", "bob: done")
    seats = ("ann: selection Farm", "bob: selection Port")
    done = given("planning", *seats).play("ann: slate Farm", *lines).undo("ann")
    never = given("planning", *seats).play(*lines)

    assert done.state == never.state
    assert done.game.facts(0) == never.game.facts(0)
    assert done.game.view(1) == never.game.view(1)


def test_done_can_be_taken_back_while_the_opponent_is_busy() -> None:
    table = given("planning", "bob: selection Port").play("ann: done")
    assert table.game.waiting() == (1,)

    table.undo("ann")

    assert table.game.waiting() == (0, 1)
    assert table.options("ann") == ["done"]


def test_a_selection_can_be_taken_back_until_the_offer() -> None:
    table = given("choice, turn 1", "bob: hand Farm, Port; traps 2", "table: left Ruins; right Mint (face down by ann)")
    before = table.state

    table.play("bob: select right").undo("bob")
    assert table.state == before

    table.play("bob: select left", "bob: offer Farm left, Port right")
    assert refused(table, 1) == why("barrier", barrier="turn")


def test_any_time_actions_can_be_taken_back_before_the_offer() -> None:
    table = given("choice", "ann: hand Farm, Port; construction Quarry[M]; krystallium 1")

    table.play("ann: krystallium on Quarry as M").undo("ann")

    assert table.shows("ann: construction Quarry[M]; krystallium 1; duchy nothing")


# --- what cannot, and why


def test_nothing_done_is_nothing_to_take_back() -> None:
    assert refused(given("planning"), 0) == why("nothing-to-undo")


@pytest.mark.parametrize(
    ("when", "seats", "lines", "who", "barrier"),
    [
        ("choice", ("ann: hand Farm, Port",), ["ann: offer Farm left, Port left"], 0, "turn"),
        ("choice, turn 15", (), ["ann: select left"], 0, "phase"),
        ("planning", (), ["ann: done", "bob: done"], 1, "window"),
        ("planning", (), ["ann: done", "bob: done"], 0, "window"),
        ("exploration, round 2", (), ["ann: done", "bob: done"], 0, "window"),
        ("last window, round 4", (), ["ann: done", "bob: done"], 0, "window"),
    ],
)
def test_a_barrier_says_why_nothing_before_it_can_be_taken_back(
    when: str, seats: tuple[str, ...], lines: list[str], who: int, barrier: str
) -> None:
    table = given(when, *seats).play(*lines)

    assert refused(table, who) == why("barrier", barrier=barrier)


def test_the_barrier_is_computed_from_facts() -> None:
    """The last selection turned cards up, closed the phase, and more: the first of these facts is the reason."""
    table = given("choice, turn 15", "table: left Farm (face down by bob)").play("ann: select left")

    barriers = [fact.event.barrier for fact in table.last if fact.event.barrier]
    assert barriers == ["phase", "several-turned-up"]
    assert refused(table, 0) == why("barrier", barrier=barriers[0])


def test_a_barrier_of_the_opponent_holds_too() -> None:
    """Bob closed the window after Ann was done: her last action lies before the barrier."""
    table = given("planning", "ann: selection Farm").play("ann: slate Farm", "bob: done", "ann: done")

    assert refused(table, 1) == why("barrier", barrier="window")


def test_after_a_barrier_only_what_came_later_can_be_taken_back() -> None:
    table = given("planning").play("ann: done", "bob: done", "ann: place M on alchemy")

    table.undo("ann")

    assert table.shows("ann: alchemy -; cubes MM")
    assert refused(table, 0) == why("barrier", barrier="window")


def test_a_card_of_the_deck_turned_up_is_a_barrier() -> None:
    seat = "ann: zone advisors Master Cartographer; soldiers 3; hand Farm, Port"
    table = given("choice, turn 3", seat, "table: left Ruins", modules=("advisors",))

    table.play("ann: use Master Cartographer on right")

    assert refused(table, 0) == why("barrier", barrier="deck-card")


# --- the log


def test_the_log_only_grows_and_undo_is_an_entry() -> None:
    table = given("planning", "ann: selection Farm")
    table.play("ann: slate Farm").undo("ann").play("ann: recycle Farm")

    assert table.game.record().actions == ((0, "slate Farm#1"), (0, "undo"), (0, "recycle Farm#1"))


def test_a_record_with_undo_replays_to_the_same_state() -> None:
    game = kingdom.new_game(seed=3)
    game.play(0, game.options(0)[17])
    game.play(1, "select left")
    game.undo(1)
    game.play(1, "select right")

    again = kingdom.replay(game.record())

    assert again.state == game.state
    assert again.log == game.log
    assert again.facts(0) == game.facts(0)


def test_what_was_undone_is_told_to_nobody() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port")

    table.play("ann: slate Farm").undo("ann").play("ann: recycle Farm")

    assert [fact["event"] for fact in table.game.facts(0)] == ["Recycled", "CubesGained"]
    assert table.game.facts(1) == []
