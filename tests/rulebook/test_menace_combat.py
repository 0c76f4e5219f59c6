"""MEN-5 to MEN-7: Combat, what Menaces cost at the end, and that they are no buildings."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.core.phases import EXPLORATION
from kingdom.core.reasons import why
from kingdom.modules.menace import COMBAT
from tests.kit import clause
from tests.kit.menaces import (
    MENACES,
    duties_of,
    facts_named,
    line_of_menaces,
    menace_table,
    planning_opens,
    played_to_the_end,
)

# --- MEN-5: Combat


@clause("MEN-5")
@pytest.mark.parametrize("players", [1, 2])
def test_combat_follows_production_in_every_round(players: int) -> None:
    game = kingdom.new_game(seed=1, players=players, modules=("menace",), content=MENACES)
    agenda = game.state.rules.agenda

    assert agenda.each_round[-2:] == (EXPLORATION, COMBAT)
    assert agenda.each_round.count(COMBAT) == 1


@clause("MEN-5")
def test_soldiers_are_spent_to_vanquish_a_menace() -> None:
    table = menace_table("combat, round 2", "ann: zone menaces Giant Rat, Giant Rat, Vermin; soldiers 3")

    table.play("ann: vanquish Giant Rat")

    assert table.shows("ann: zone menaces Giant Rat, Vermin; soldiers 1")


@clause("MEN-5")
def test_copies_of_a_menace_come_to_the_same() -> None:
    table = menace_table("combat", "ann: zone menaces Vermin, Vermin, Vermin; soldiers 3")

    table.play("ann: vanquish Vermin", "ann: vanquish Vermin", "ann: vanquish Vermin")

    assert table.shows("ann: zone menaces nothing; soldiers 0")


@clause("MEN-5", "CON-8")
def test_vanquished_menaces_go_back_to_the_box_when_combat_closes() -> None:
    table = menace_table(
        "combat, round 2",
        "ann: zone menaces Giant Rat, Vermin; soldiers 3",
        "bob: zone menaces Giant Rat; soldiers 2",
    )
    box = table.state.pile("box")

    table.play("ann: vanquish Giant Rat", "ann: vanquish Vermin", "bob: vanquish Giant Rat")
    assert table.state.pile("box") == box

    table.play("ann: done", "bob: done")

    names = table.state.rules.names
    assert names.all(table.state.pile("box")[len(box) :]) == ["Giant Rat#2", "Giant Rat#1", "Vermin#1"]
    assert table.shows("ann: zone vanquished nothing", "bob: zone vanquished nothing")
    assert {fact["because"] for fact in facts_named(table, "MenaceReturned")} == {"MEN-5"}


@clause("MEN-5", "CON-9")
def test_nobody_sees_what_the_opponent_vanquishes_while_combat_is_open() -> None:
    """Only that she is done with it (PLA-7)."""
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 2")
    before = [table.game.view(viewer) for viewer in (1, None)]

    table.play("ann: vanquish Giant Rat")
    assert [table.game.view(viewer) for viewer in (1, None)] == before
    table.play("ann: done")

    for shown, viewer in zip(before, (1, None), strict=True):
        (ann,) = [seat for seat in shown.seats if seat.seat == 0]
        ann.done = True
        assert table.game.view(viewer) == shown


@clause("MEN-5")
@pytest.mark.parametrize("when", ["planning", "materials", "population", "gold", "exploration", "last window, round 4"])
def test_in_no_other_phase(when: str) -> None:
    table = menace_table(when, "ann: zone menaces Giant Rat; soldiers 9")

    reason = table.refuses("ann: vanquish Giant Rat", "MEN-5")

    assert reason == why("fight-in-combat", phase=table.state.phase.name)
    assert not any(text.startswith("vanquish") for text in table.options("ann"))


@clause("MEN-5")
def test_only_with_enough_soldiers_in_stock() -> None:
    """A Soldier in Training does not fight."""
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 1; training 1")

    assert table.refuses("ann: vanquish Giant Rat", "MEN-5") == why("soldiers", card="Giant Rat#1", count=2, count2=1)
    assert table.options("ann") == ["done"]


@clause("MEN-5")
def test_only_a_menace_of_ones_own() -> None:
    table = menace_table("combat", "ann: soldiers 9", "bob: zone menaces Giant Rat; soldiers 9")

    reason = table.refuses("ann: vanquish Giant Rat#1", "MEN-5")

    assert reason == why("not-standing", card="Giant Rat#1")


@clause("MEN-5")
def test_of_several_copies_the_one_that_stands_there_is_meant() -> None:
    table = menace_table("combat", "ann: zone menaces Giant Rat#2; soldiers 1")

    reason = table.refuses("ann: vanquish Giant Rat", "MEN-5")

    assert reason == why("soldiers", card="Giant Rat#2", count=2, count2=1)


@clause("MEN-5", "CON-7")
def test_any_time_actions_are_offered_in_combat() -> None:
    table = menace_table("combat", "ann: construction Quarry[M], Farm; krystallium 1")

    table.play("ann: krystallium on Quarry as M", "ann: abandon Farm")

    assert table.shows("ann: duchy Quarry; construction nothing; alchemy M")


@clause("MEN-5")
def test_vanquishing_can_be_taken_back() -> None:
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 2")
    before = table.state

    table.play("ann: vanquish Giant Rat").undo("ann")

    assert table.state == before


# --- MEN-6: the end


@clause("MEN-6")
def test_each_menace_still_standing_costs_its_points_and_vermin_too() -> None:
    table = menace_table("last window, round 4", "ann: zone menaces Giant Rat, Giant Rat, Vermin", "bob: duchy Port")

    table.play("ann: done", "bob: done")

    assert line_of_menaces(table, "ann") == ("menaces", -3 - 3 - 1, "MEN-6")
    assert line_of_menaces(table, "bob") == ("menaces", 0, "MEN-6")
    assert [table.game.outcome().total(seat) for seat in (0, 1)] == [-7, 2]


@clause("MEN-6")
def test_a_menace_vanquished_in_the_last_combat_costs_nothing() -> None:
    table = menace_table("combat, round 4", "ann: zone menaces Giant Rat, Vermin; soldiers 1")

    played_to_the_end(table.play("ann: vanquish Vermin"))

    assert line_of_menaces(table, "ann").points == -3


# --- MEN-7: not buildings


@clause("MEN-7/R1")
@pytest.mark.parametrize(
    ("line", "clause_id"),
    [
        ("place M on Giant Rat", "PLA-3"),
        ("krystallium on Giant Rat as M", "CON-4"),
        ("soldier on Giant Rat", "CON-5"),
        ("abandon Giant Rat", "CON-6"),
        ("abandon Vermin", "CON-6"),
    ],
)
def test_a_menace_is_not_a_card_under_construction(line: str, clause_id: str) -> None:
    table = menace_table(
        "planning", "ann: zone menaces Giant Rat, Vermin; cubes M; krystallium 1; soldiers 1; construction Farm"
    )

    assert table.refuses(f"ann: {line}", clause_id).id == "not-under-construction"


@clause("MEN-7/R1")
def test_no_giant_goes_under_a_menace() -> None:
    table = planning_opens("ann: selection Frost Giant, Giant Rat; construction Port")

    assert table.options("ann") == ["house giant under Port#1"]
    assert table.refuses("ann: house giant under Vermin#1", "FRO-1") == why("no-shelter", card="Vermin#1")


@clause("MEN-7/R1", "END-2")
def test_menaces_count_for_no_tie() -> None:
    """Equal scores: Ann's Statue makes up for her Menaces, and her one card is fewer than Bob's two."""
    table = menace_table(
        "last window, round 4",
        "ann: duchy Statue; zone menaces Vermin, Vermin, Vermin",
        "bob: duchy Farm, Farm",
    )

    table.play("ann: done", "bob: done")

    verdict = table.game.outcome()
    assert (verdict.total(0), verdict.total(1)) == (0, 0)
    assert verdict.winners == (1,)
    assert verdict.tie_breaks == (("cards", (1, 2)),)


@clause("MEN-7/R2")
def test_a_menace_discarded_in_choice_is_out_of_the_game() -> None:
    table = menace_table("choice, turn 15", "table: left Farm; right Giant Rat (face down by bob)")

    table.play("ann: select left")

    rat = table.card("Giant Rat#1")
    assert rat in table.state.discards
    assert Counter(duties_of(table, "ann") + duties_of(table, "bob")) == {}
    assert table.shows("ann: zone menaces nothing", "bob: zone menaces nothing")


@clause("MEN-7/R2")
def test_discarded_menaces_never_come_back() -> None:
    table = menace_table("combat, round 3", "table: discards Frost Giant, Giant Rat")
    gone = table.state.discards

    table.play("ann: done", "bob: done")

    assert gone <= table.state.discards
    assert not gone & {card for player in table.state.players for card in player.hand}
