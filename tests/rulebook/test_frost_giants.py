"""FRO: Frost Giants."""

from __future__ import annotations

import pytest

from kingdom.modules.menace.frost import FROZEN
from tests.kit import Table, clause
from tests.kit.menaces import (
    facts_named,
    frozen,
    line_of_menaces,
    menace_table,
    owed,
    planning_opens,
    solo_planning_opens,
)


def pairs(table: Table, who: str) -> list[tuple[str, str]]:
    """The frozen cards of a seat with the Giants under them."""
    names = table.state.rules.names
    return [(names[card], names[giant]) for card, giant in table.player(who)[FROZEN]]


def giant_under(card: str, filled: str = "", *, when: str = "combat", also: str = "") -> Table:
    """Ann has a Giant under a card with so many spaces filled."""
    name, _, _ = card.partition("#")
    table = menace_table(when, f"ann: zone menaces Frost Giant; construction {name}[{filled}]; {also}")
    return frozen(table, "ann", card, "Frost Giant#1")


# --- FRO-1: where a Giant goes


@clause("FRO-1")
def test_a_giant_goes_under_a_card_under_construction_old_or_newly_slated() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    assert table.options("ann") == ["house giant under Farm#1", "house giant under Port#1"]


@clause("FRO-1")
def test_an_old_card_keeps_what_lies_on_it() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    table.play("ann: house giant under Farm")

    assert pairs(table, "ann") == [("Farm#1", "Frost Giant#1")]
    assert table.shows("ann: selection Port; construction Farm[M]; zone menaces Frost Giant")
    assert owed(table, "ann") == []


@clause("FRO-1", "FRO-4")
def test_a_card_from_selection_is_slated_by_that() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    table.play("ann: house giant under Port")

    assert [fact["event"] for fact in table.facts] == ["Slated", "GiantHoused", "Discharged"]
    assert pairs(table, "ann") == [("Port#1", "Frost Giant#1")]
    assert table.shows("ann: selection nothing; construction Farm[M], Port")


@clause("FRO-1")
def test_one_giant_to_a_card() -> None:
    table = planning_opens("ann: selection Frost Giant, Frost Giant, Port; construction Farm")
    table.play("ann: house giant under Farm")

    assert table.options("ann") == ["house giant under Port#1"]
    sentence = table.refuses("ann: house giant under Farm#1", "FRO-1")
    assert sentence == "a Giant stands under Farm already: there is room for one"


@clause("FRO-1")
def test_with_too_few_cards_under_construction_more_must_be_slated() -> None:
    table = planning_opens("ann: selection Frost Giant, Frost Giant, Port, Marble; construction Farm")

    assert owed(table, "ann") == ["HouseGiant", "HouseGiant"]
    table.play("ann: house giant under Port", "ann: house giant under Farm")

    assert pairs(table, "ann") == [("Farm#1", "Frost Giant#2"), ("Port#1", "Frost Giant#1")]
    assert table.shows("ann: selection Marble; construction Farm, Port")


@clause("FRO-1")
def test_giants_are_housed_in_solo_play_too() -> None:
    table = solo_planning_opens("ann: selection Frost Giant, Port", menace="frost_giants")

    table.play("ann: house giant under Port")

    assert pairs(table, "ann") == [("Port#1", "Frost Giant#1")]


@clause("FRO-1")
@pytest.mark.parametrize("card", ["Marble", "Quarry", "Frost Giant"])
def test_only_under_ones_own_developments(card: str) -> None:
    """A Treasure, a card of the deck and the Giant itself are none."""
    table = planning_opens("ann: selection Frost Giant, Port, Marble")

    sentence = table.refuses(f"ann: house giant under {card}#1", "FRO-1")

    assert sentence == f"{card} is no Development that you have under construction or in Selection"


# --- FRO-2: frozen cards


@clause("FRO-2")
def test_a_frozen_card_is_filled_but_not_completed() -> None:
    table = giant_under("Quarry#1", "M", when="materials", also="cubes M")

    table.play("ann: place M on Quarry")

    assert table.shows("ann: construction Quarry[MM]; duchy nothing; cubes -")


@clause("FRO-2")
def test_a_frozen_card_is_not_recycled() -> None:
    table = giant_under("Farm#1", when="planning")

    sentence = table.refuses("ann: abandon Farm", "FRO-2")

    assert sentence == "Farm is frozen: vanquish the Frost Giant under it first"
    assert table.options("ann") == ["done"]


@clause("FRO-2")
def test_other_cards_are_completed_and_recycled_as_ever() -> None:
    table = menace_table("planning", "ann: zone menaces Frost Giant; construction Quarry[M], Farm, Port; krystallium 1")
    table = frozen(table, "ann", "Port#1", "Frost Giant#1")

    table.play("ann: abandon Farm", "ann: krystallium on Quarry as M")

    assert table.shows("ann: construction Port; duchy Quarry; discards Farm")


@clause("FRO-2")
def test_a_full_frozen_card_gives_nothing_at_the_end() -> None:
    table = giant_under("Port#1", "MMMG", when="last window, round 4")

    table.play("ann: done", "bob: done")

    assert table.game.outcome().total(0) == -4


# --- FRO-3: vanquishing


@clause("FRO-3")
def test_a_giant_under_a_full_card_is_vanquished_and_the_card_completed_at_once() -> None:
    table = giant_under("Recruiters", "PPG", also="soldiers 2")

    table.play("ann: vanquish giant under Recruiters")

    assert table.shows("ann: construction nothing; duchy Recruiters; zone menaces nothing")
    assert pairs(table, "ann") == []


@clause("FRO-3", "CON-1")
def test_the_construction_bonus_comes_after_the_soldiers_are_paid() -> None:
    table = giant_under("Recruiters", "PPG", also="soldiers 2")

    table.play("ann: vanquish giant under Recruiters")

    paid, gained = facts_named(table, "SoldiersGained")
    assert (paid["count"], gained["count"]) == (-2, 2)
    assert table.shows("ann: soldiers 2")


@clause("FRO-3")
def test_with_the_bonus_the_next_giant_can_be_vanquished() -> None:
    table = menace_table(
        "combat",
        "ann: zone menaces Frost Giant, Frost Giant; construction Recruiters[PPG], Quarry[MM]; soldiers 2",
    )
    table = frozen(frozen(table, "ann", "Recruiters", "Frost Giant#1"), "ann", "Quarry#1", "Frost Giant#2")

    table.play("ann: vanquish giant under Recruiters", "ann: vanquish giant under Quarry")

    assert table.shows("ann: duchy Recruiters, Quarry; construction nothing; soldiers 0")


@clause("FRO-3")
def test_the_card_above_the_giant_is_named() -> None:
    table = giant_under("Quarry#1", "MM", also="soldiers 2")

    sentence = table.refuses("ann: vanquish Frost Giant", "FRO-3")

    assert sentence == "name the card above the Giant: vanquish giant under Quarry#1"
    assert "vanquish Frost Giant#1" not in table.options("ann")


@clause("FRO-3")
def test_copies_that_are_filled_alike_come_to_the_same() -> None:
    table = menace_table(
        "combat", "ann: zone menaces Frost Giant, Frost Giant; construction Quarry[MM], Quarry[MM]; soldiers 2"
    )
    table = frozen(frozen(table, "ann", "Quarry#1", "Frost Giant#2"), "ann", "Quarry#2", "Frost Giant#1")

    table.play("ann: vanquish giant under Quarry")

    assert table.shows("ann: zone menaces Frost Giant; construction Quarry[MM]; duchy Quarry")
    assert pairs(table, "ann") == [("Quarry#2", "Frost Giant#1")]


@clause("FRO-3")
def test_all_the_spaces_of_the_card_must_be_filled() -> None:
    table = giant_under("Quarry#1", "M", also="soldiers 2")

    sentence = table.refuses("ann: vanquish giant under Quarry#1", "FRO-3")

    assert sentence == "fill all the spaces of Quarry first: it is completed with the victory"
    assert not any(text.startswith("vanquish") for text in table.options("ann"))


@clause("FRO-3")
def test_the_last_space_may_be_filled_in_combat() -> None:
    table = giant_under("Quarry#1", "M", also="soldiers 2; krystallium 1")

    table.play("ann: krystallium on Quarry as M", "ann: vanquish giant under Quarry")

    assert table.shows("ann: duchy Quarry; soldiers 0; krystallium 0")


@clause("FRO-3")
def test_its_soldiers_are_paid_all_the_same() -> None:
    table = giant_under("Quarry#1", "MM", also="soldiers 1")

    for line in ("vanquish giant under Quarry#1", "vanquish Frost Giant"):
        assert table.refuses(f"ann: {line}", "MEN-5") == "Frost Giant takes 2 Soldiers, and you have 1 in stock"


@clause("FRO-3")
def test_in_combat_only() -> None:
    table = giant_under("Quarry#1", "MM", when="exploration", also="soldiers 2")

    assert table.refuses("ann: vanquish giant under Quarry#1", "MEN-5").startswith(
        "Menaces are vanquished in the Combat"
    )


@clause("FRO-3")
def test_only_where_a_giant_stands() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant; construction Quarry; soldiers 2")

    assert table.refuses("ann: vanquish giant under Quarry#1", "FRO-3") == "no Giant of yours stands under Quarry"


@clause("FRO-3")
def test_rats_are_vanquished_whatever_is_frozen() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant, Giant Rat; construction Quarry; soldiers 2")

    table.play("ann: vanquish Giant Rat")

    assert table.shows("ann: zone menaces Frost Giant; construction Quarry")


# --- FRO-4: housed first


@clause("FRO-4", "PLA-9")
@pytest.mark.parametrize("line", ["slate Port", "recycle Port", "abandon Farm", "done"])
def test_giants_are_housed_before_anything_else(line: str) -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm")

    sentence = table.refuses(f"ann: {line}", "FRO-4")

    assert sentence == (
        "something else comes first: put a Frost Giant under a card under construction or in your Selection"
    )


@clause("FRO-4")
def test_once_they_are_housed_nothing_is_restricted_on_their_account() -> None:
    table = planning_opens("ann: selection Frost Giant, Port, Farm; construction Quarry")

    table.play("ann: house giant under Quarry", "ann: recycle Port", "ann: place E on alchemy", "ann: recycle Farm")

    assert table.shows("ann: selection nothing; construction Quarry; alchemy E; cubes M")


@clause("FRO-4")
def test_giants_are_housed_only_when_they_are_owed_a_place() -> None:
    table = giant_under("Farm#1", when="planning", also="construction Farm, Port")

    sentence = table.refuses("ann: house giant under Port#1", "FRO-4")

    assert sentence == "no Frost Giant of yours is to be housed: that happens when Planning opens"


@clause("FRO-4")
def test_housing_can_be_taken_back() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm")
    before = table.state

    table.play("ann: house giant under Port").undo("ann")

    assert table.state == before


# --- FRO-5: without shelter


@clause("FRO-5")
def test_with_no_card_the_giant_stands_alone() -> None:
    table = planning_opens("ann: selection Frost Giant, Marble")

    assert owed(table, "ann") == []
    assert pairs(table, "ann") == []
    assert table.shows("ann: selection Marble; zone menaces Frost Giant")


@clause("FRO-5", "SHA-3")
def test_a_shadow_may_take_the_last_shelter() -> None:
    table = planning_opens("ann: selection Shadow, Frost Giant, Port", menaces=("shadows", "frost_giants"))
    assert owed(table, "ann") == ["DiscardForShadow", "HouseGiant"]

    table.play("ann: give up Port")

    assert owed(table, "ann") == []
    assert [fact["because"] for fact in facts_named(table, "Discharged")] == ["SHA-1", "FRO-5"]
    assert table.options("ann") == ["done"]


@clause("FRO-5", "SHA-3")
def test_a_shadow_may_leave_room_for_one_giant_of_two() -> None:
    table = planning_opens(
        "ann: selection Shadow, Frost Giant, Frost Giant, Port, Farm", menaces=("shadows", "frost_giants")
    )

    table.play("ann: give up Port", "ann: house giant under Farm")

    assert owed(table, "ann") == []
    assert pairs(table, "ann") == [("Farm#1", "Frost Giant#1")]


@clause("FRO-5")
def test_a_giant_alone_cannot_be_vanquished() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant; soldiers 9")

    sentence = table.refuses("ann: vanquish Frost Giant", "FRO-5")

    assert sentence == "a Giant that stands under no card cannot be vanquished: it is housed in the next Planning"
    assert table.options("ann") == ["done"]


@clause("FRO-5")
def test_a_giant_alone_costs_its_points_at_the_end() -> None:
    table = menace_table("last window, round 4", "ann: zone menaces Frost Giant")

    table.play("ann: done", "bob: done")

    assert line_of_menaces(table, "ann").points == -4


@clause("FRO-5")
def test_in_the_next_planning_it_counts_as_just_taken() -> None:
    table = planning_opens("ann: selection Port; zone menaces Frost Giant")

    assert owed(table, "ann") == ["HouseGiant"]
    table.play("ann: house giant under Port")

    assert pairs(table, "ann") == [("Port#1", "Frost Giant#1")]


@clause("FRO-5")
def test_a_giant_that_has_its_card_is_not_housed_again() -> None:
    table = menace_table("choice, turn 15", "ann: selection Port; zone menaces Frost Giant; construction Farm")
    table = frozen(table, "ann", "Farm#1", "Frost Giant#1")

    table.play("ann: select left")

    assert owed(table, "ann") == []


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
    table = frozen(table, "ann", "Quarry#1", "Frost Giant#1")

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
    table = frozen(table, "ann", "Quarry#1", "Frost Giant#1")

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

    assert pairs(table, "ann") == [("Great Lighthouse", "Frost Giant#1")]
