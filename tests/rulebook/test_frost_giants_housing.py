"""FRO-4 to FRO-6: when Frost Giants are housed, those without shelter, and what reaches a frozen card."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import why
from tests.kit import clause
from tests.kit.menaces import (
    duties_of,
    facts_named,
    frozen_pairs,
    giant_under,
    line_of_menaces,
    menace_table,
    planning_opens,
    with_giant,
)

# --- FRO-4: housed first


@clause("FRO-4", "PLA-9")
@pytest.mark.parametrize("line", ["slate Port", "recycle Port", "abandon Farm", "done"])
def test_giants_are_housed_before_anything_else(line: str) -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm")

    reason = table.refuses(f"ann: {line}", "FRO-4")

    assert reason == why("first", duty="HouseGiant")


@clause("FRO-4")
def test_once_they_are_housed_nothing_is_restricted_on_their_account() -> None:
    table = planning_opens("ann: selection Frost Giant, Port, Farm; construction Quarry")

    table.play("ann: house giant under Quarry", "ann: recycle Port", "ann: place E on alchemy", "ann: recycle Farm")

    assert table.shows("ann: selection nothing; construction Quarry; alchemy E; cubes M")


@clause("FRO-4")
def test_giants_are_housed_only_when_they_are_owed_a_place() -> None:
    table = giant_under("Farm#1", when="planning", also="construction Farm, Port")

    reason = table.refuses("ann: house giant under Port#1", "FRO-4")

    assert reason == why("no-giant-to-house")


@clause("FRO-4")
def test_housing_can_be_taken_back() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm")
    before = table.state

    table.play("ann: house giant under Port").undo("ann")

    assert table.state == before


# --- FRO-5: without shelter


@clause("FRO-5")
def test_with_no_card_the_giant_stands_by_itself() -> None:
    table = planning_opens("ann: selection Frost Giant, Marble")

    assert duties_of(table, "ann") == []
    assert frozen_pairs(table, "ann") == []
    assert table.shows("ann: selection Marble; zone menaces Frost Giant")


@clause("FRO-5", "SHA-3")
def test_a_shadow_may_take_the_last_shelter() -> None:
    table = planning_opens("ann: selection Shadow, Frost Giant, Port", menaces=("shadows", "frost_giants"))
    assert duties_of(table, "ann") == ["DiscardForShadow", "HouseGiant"]

    table.play("ann: give up Port")

    assert duties_of(table, "ann") == []
    assert [fact["because"] for fact in facts_named(table, "Discharged")] == ["SHA-1", "FRO-5"]
    assert table.options("ann") == ["done"]


@clause("FRO-5", "SHA-3")
def test_a_shadow_may_leave_room_for_one_giant_of_two() -> None:
    table = planning_opens(
        "ann: selection Shadow, Frost Giant, Frost Giant, Port, Farm", menaces=("shadows", "frost_giants")
    )

    table.play("ann: give up Port", "ann: house giant under Farm")

    assert duties_of(table, "ann") == []
    assert frozen_pairs(table, "ann") == [("Farm#1", "Frost Giant#1")]


@clause("FRO-5")
def test_a_giant_under_no_card_cannot_be_vanquished() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant; soldiers 9")

    reason = table.refuses("ann: vanquish Frost Giant", "FRO-5")

    assert reason == why("giant-alone")
    assert table.options("ann") == ["done"]


@clause("FRO-5")
def test_a_giant_under_no_card_costs_its_points_at_the_end() -> None:
    table = menace_table("last window, round 4", "ann: zone menaces Frost Giant")

    table.play("ann: done", "bob: done")

    assert line_of_menaces(table, "ann").points == -4


@clause("FRO-5")
def test_in_the_next_planning_it_counts_as_just_taken() -> None:
    table = planning_opens("ann: selection Port; zone menaces Frost Giant")

    assert duties_of(table, "ann") == ["HouseGiant"]
    table.play("ann: house giant under Port")

    assert frozen_pairs(table, "ann") == [("Port#1", "Frost Giant#1")]


@clause("FRO-5")
def test_a_giant_that_has_its_card_is_not_housed_again() -> None:
    table = menace_table("choice, turn 15", "ann: selection Port; zone menaces Frost Giant; construction Farm")
    table = with_giant(table, "ann", "Farm#1", "Frost Giant#1")

    table.play("ann: select left")

    assert duties_of(table, "ann") == []


# --- FRO-6: what reaches a frozen card


@clause("FRO-6")
def test_cubes_krystallium_and_soldiers_fill_a_frozen_card() -> None:
    table = giant_under("High Rampart", when="planning", also="cubes M; krystallium 1; soldiers 2")

    table.play(
        "ann: place M on High Rampart",
        "ann: krystallium on High Rampart as M",
        "ann: soldier on High Rampart",
        "ann: soldier on High Rampart",
    )

    assert table.shows("ann: construction High Rampart[MMSS]; krystallium 0; soldiers 0; duchy nothing")


@clause("FRO-6", "ADV-P1")
def test_the_foreman_fills_a_frozen_card() -> None:
    table = menace_table(
        "exploration",
        "ann: zone menaces Frost Giant; zone advisors Tyrannical Foreman; construction Quarry[M]; soldiers 3",
        modules=("menace", "advisors"),
    )
    table = with_giant(table, "ann", "Quarry#1", "Frost Giant#1")

    table.play("ann: use Tyrannical Foreman")
    table.play(f"ann: {table.options('ann')[0]}")

    assert table.shows("ann: construction Quarry[MM]; duchy nothing; soldiers 0")


@clause("FRO-6", "ADV-A3")
def test_the_artisan_cannot_complete_a_frozen_card() -> None:
    table = menace_table(
        "planning",
        "ann: zone menaces Frost Giant; zone advisors Master Artisan; construction Quarry, Farm; soldiers 8",
        modules=("menace", "advisors"),
    )
    table = with_giant(table, "ann", "Quarry#1", "Frost Giant#1")

    artisan = [text for text in table.options("ann") if "Artisan" in text]
    assert len(artisan) == 1
    assert "Farm#1" in artisan[0]


@clause("FRO-6", "SCE-3")
def test_a_card_that_a_scenario_requires_can_be_frozen() -> None:
    table = menace_table(
        "solo choice, turn 3",
        "ann: selection Frost Giant; construction Great Lighthouse, Navigators, Port, Cache of Giants",
        scenario="the_frozen_north",
        modules=("menace", "quest"),
        menaces=("frost_giants",),
    )

    table.play("ann: select left", "ann: house giant under Great Lighthouse")

    assert frozen_pairs(table, "ann") == [("Great Lighthouse", "Frost Giant#1")]
