"""PLA-1 to PLA-7: the Planning phase."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import why
from tests.kit import Table, clause
from tests.kit.cards import given


def planning_opens(*seats: str, **options: object) -> Table:
    """The last selection of a Choice, by Ann in round 3, takes the left area and opens Planning."""
    return given("choice, round 3, turn 15", *seats, **options).play("ann: select left")


# --- PLA-1: turning up


@clause("PLA-1")
def test_all_face_down_cards_in_both_selections_are_turned_up() -> None:
    bobs = {"card": "Port#1", "handle": "a-1", "by": 0, "round": 1, "turn": 0}
    anns = {"card": "Farm#1", "handle": "b-1", "by": 1, "round": 1, "turn": 2}
    table = given(
        "choice, turn 15",
        "ann: selection Farm#1",
        "bob: selection Port#1",
        position={"face_down": [bobs, anns]},
    )

    table.play("ann: select left")

    assert not table.state.face_down
    seen = {seat.seat: seat.selection for seat in table.game.view(None).seats}
    assert seen == {0: (table.card("Farm#1"),), 1: (table.card("Port#1"),)}


@clause("PLA-1")
def test_face_down_cards_among_the_discards_are_not_turned_up() -> None:
    table = planning_opens("table: right Farm (face down by bob)")

    assert list(table.state.face_down) == [table.card("Farm#1")]


# --- PLA-2: slate or recycle


@clause("PLA-2")
def test_each_card_in_selection_is_slated_or_recycled() -> None:
    table = given("planning", "ann: selection Farm, Port")

    assert table.options("ann") == ["slate Farm#1", "recycle Farm#1", "slate Port#1", "recycle Port#1"]


@clause("PLA-2")
def test_slating_moves_a_card_to_construction() -> None:
    table = given("planning", "ann: selection Farm, Port")

    table.play("ann: slate Farm")

    assert table.shows("ann: selection Port; construction Farm")


@clause("PLA-2")
@pytest.mark.parametrize("order", [("slate Farm", "recycle Port"), ("recycle Port", "slate Farm")])
def test_the_owner_chooses_the_order(order: tuple[str, str]) -> None:
    table = given("planning", "ann: selection Farm, Port")

    for action in order:
        table.play(f"ann: {action}")
        if "recycle" in action:
            table.play("ann: place E on alchemy")

    assert table.shows("ann: selection nothing; construction Farm; discards Port; alchemy E")


@clause("PLA-2")
def test_only_cards_of_the_own_selection_are_slated_or_recycled() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port")

    assert table.refuses("ann: slate Port", "PLA-2") == why("not-in-selection", card="Port#1")
    assert table.refuses("ann: recycle Port", "PLA-2") == why("not-in-selection", card="Port#1")


@clause("PLA-2")
@pytest.mark.parametrize("phase", ["materials", "last window"])
def test_cards_are_slated_and_recycled_in_planning_only(phase: str) -> None:
    table = given(phase)

    reason = table.refuses("ann: slate Farm", "PLA-2")
    assert reason == why("plan-in-planning", phase=phase)
    table.refuses("ann: recycle Farm", "PLA-2")


# --- PLA-3: recycling


@clause("PLA-3")
def test_recycling_discards_the_card_and_gains_its_bonus() -> None:
    table = given("planning", "ann: selection Port")

    table.play("ann: recycle Port")

    assert table.shows("ann: selection nothing; discards Port; cubes E")


@clause("PLA-3")
def test_a_recycled_cube_may_go_on_a_card_under_construction() -> None:
    table = given("planning", "ann: selection Hamlet; construction Farm[M]")

    table.play("ann: recycle Hamlet", "ann: place M on Farm")

    assert table.shows("ann: construction Farm[MM]; cubes -; alchemy -")


@clause("PLA-3")
def test_a_recycled_cube_may_go_in_alchemy_although_a_space_is_open() -> None:
    table = given("planning", "ann: selection Hamlet; construction Farm[M]")

    table.play("ann: recycle Hamlet", "ann: place M on alchemy")

    assert table.shows("ann: construction Farm[M]; cubes -; alchemy M")


@clause("PLA-3")
def test_a_cube_needs_an_open_space_of_its_kind() -> None:
    table = given("planning", "ann: construction Farm[MM], Recruiters; cubes M")

    assert table.refuses("ann: place M on Farm", "PLA-3") == why("no-open-space", card="Farm#1", resource="materials")
    assert table.refuses("ann: place M on Recruiters", "PLA-3") == why(
        "no-open-space", card="Recruiters", resource="materials"
    )


@clause("PLA-3")
def test_a_cube_goes_on_the_own_cards_under_construction_only() -> None:
    table = given("planning", "ann: cubes M; duchy Quarry", "bob: construction Farm")

    reason = table.refuses("ann: place M on Farm#1", "PLA-3")
    assert reason == why("not-under-construction", card="Farm#1")
    table.refuses("ann: place M on Quarry#1", "PLA-3")


@clause("PLA-3")
def test_only_cubes_in_hand_are_placed() -> None:
    table = given("planning", "ann: construction Farm; cubes G; alchemy M")

    assert table.refuses("ann: place M on Farm", "PLA-3") == why("no-cube", resource="materials")


@clause("PLA-3")
def test_a_placed_cube_never_moves() -> None:
    """What lies on a card or in Alchemy is in no option any more."""
    table = given("planning", "ann: construction Farm[M], Barracks; alchemy M")

    assert table.options("ann") == ["done", "abandon Farm#1", "abandon Barracks#1"]


# --- PLA-4: Treasures


@clause("PLA-4")
def test_a_treasure_must_be_recycled() -> None:
    table = given("planning", "ann: selection Silk")

    assert table.options("ann") == ["recycle Silk#1"]
    assert table.refuses("ann: slate Silk", "PLA-4") == why("treasure")


@clause("PLA-4")
def test_a_treasure_gives_the_two_cubes_shown_each_placed_on_its_own() -> None:
    table = given("planning", "ann: selection Silk; construction Farm")

    table.play("ann: recycle Silk")
    assert table.shows("ann: cubes PG")

    table.play("ann: place P on Farm", "ann: place G on alchemy")
    assert table.shows("ann: construction Farm[P]; alchemy G; discards Silk")


# --- PLA-5: Calamities


@clause("PLA-5")
def test_a_calamity_joins_its_owners_duchy_at_once() -> None:
    table = planning_opens("ann: selection Farm, Calamity", "bob: selection Calamity", "table: left Calamity")

    assert table.shows("ann: selection Farm; calamities 2", "bob: selection nothing; calamities 1")


@clause("PLA-5")
def test_a_face_down_calamity_joins_the_duchy_of_whoever_took_it() -> None:
    table = planning_opens("table: left Calamity (face down by bob)")

    assert table.shows("ann: calamities 1", "bob: calamities 0")


@clause("PLA-5")
def test_a_calamity_costs_4_vp_at_the_end() -> None:
    table = given("last window, round 4", "ann: calamities 1").play("ann: done", "bob: done")

    assert table.game.outcome().total(0) - table.game.outcome().total(1) == -4


@clause("PLA-5")
@pytest.mark.parametrize("action", ["slate", "recycle"])
def test_a_calamity_is_neither_recycled_nor_built(action: str) -> None:
    table = planning_opens("ann: selection Calamity, Farm")

    assert not any("Calamity" in option for option in table.options("ann"))
    assert table.refuses(f"ann: {action} Calamity", "PLA-5") == why("calamity")


# --- PLA-6: cards completed in Planning


@clause("PLA-6")
def test_a_card_completed_now_joins_the_duchy_now() -> None:
    table = given("planning", "ann: selection Hamlet; construction Barracks[MM]")

    table.play("ann: recycle Hamlet", "ann: place M on Barracks")

    assert table.shows("ann: construction nothing; duchy Barracks")


@clause("PLA-6")
def test_a_card_completed_by_recycling_produces_this_very_round() -> None:
    table = given("planning", "ann: selection Farm; construction Quarry[M]")

    table.play("ann: recycle Farm", "ann: place M on Quarry", "ann: done", "bob: done")

    assert table.shows("ann: cubes MMMM", "bob: cubes MM")


# --- PLA-7: the end of Planning


@clause("PLA-7")
def test_nobody_is_done_with_cards_in_selection() -> None:
    table = given("planning", "ann: selection Farm")

    reason = table.refuses("ann: done", "PLA-7")
    assert reason == why("selection-first")
    assert "done" in table.play("ann: slate Farm").options("ann")


@clause("PLA-7")
def test_a_player_who_has_nothing_left_to_do_still_has_to_say_so() -> None:
    table = given("planning")

    table.play("bob: done")

    assert table.game.waiting() == (0,)
    assert table.options("ann") == ["done"]


@clause("PLA-7")
def test_the_phase_ends_when_all_are_done() -> None:
    table = given("planning").play("ann: done")
    assert table.state.phase.name == "planning"

    table.play("bob: done")
    assert table.state.phase.name == "materials"


@clause("PLA-7")
def test_a_player_who_is_done_does_nothing_more() -> None:
    table = given("planning", "ann: construction Farm").play("ann: done")

    assert table.options("ann") == []
    reason = table.refuses("ann: abandon Farm", "PLA-7")
    assert reason == why("done-already")
