"""FRO-1 to FRO-3: where Frost Giants go, what they freeze, and how they are vanquished."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import Reason, why
from tests.kit import clause
from tests.kit.menaces import (
    duties_of,
    facts_named,
    frozen_pairs,
    giant_under,
    menace_table,
    planning_opens,
    solo_planning_opens,
    with_giant,
)

# --- FRO-1: where a Giant goes


@clause("FRO-1")
def test_a_giant_goes_under_a_card_under_construction_old_or_newly_slated() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    assert table.options("ann") == ["house giant under Farm#1", "house giant under Port#1"]


@clause("FRO-1")
def test_an_old_card_keeps_what_lies_on_it() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    table.play("ann: house giant under Farm")

    assert frozen_pairs(table, "ann") == [("Farm#1", "Frost Giant#1")]
    assert table.shows("ann: selection Port; construction Farm[M]; zone menaces Frost Giant")
    assert duties_of(table, "ann") == []


@clause("FRO-1", "FRO-4")
def test_a_card_from_selection_is_slated_by_that() -> None:
    table = planning_opens("ann: selection Frost Giant, Port; construction Farm[M]")

    table.play("ann: house giant under Port")

    assert [fact["event"] for fact in table.facts] == ["Slated", "GiantHoused", "Discharged"]
    assert frozen_pairs(table, "ann") == [("Port#1", "Frost Giant#1")]
    assert table.shows("ann: selection nothing; construction Farm[M], Port")


@clause("FRO-1")
def test_one_giant_to_a_card() -> None:
    table = planning_opens("ann: selection Frost Giant, Frost Giant, Port; construction Farm")
    table.play("ann: house giant under Farm")

    assert table.options("ann") == ["house giant under Port#1"]
    reason = table.refuses("ann: house giant under Farm#1", "FRO-1")
    assert reason == why("giant-there", card="Farm#1")


@clause("FRO-1")
def test_of_several_copies_the_frozen_one_is_meant() -> None:
    table = planning_opens("ann: selection Frost Giant, Frost Giant, Port; construction Farm#2")
    table.play("ann: house giant under Farm")

    reason = table.refuses("ann: house giant under Farm", "FRO-1")

    assert reason == why("giant-there", card="Farm#2")


@clause("FRO-1")
def test_with_too_few_cards_under_construction_more_must_be_slated() -> None:
    table = planning_opens("ann: selection Frost Giant, Frost Giant, Port, Marble; construction Farm")

    assert duties_of(table, "ann") == ["HouseGiant", "HouseGiant"]
    table.play("ann: house giant under Port", "ann: house giant under Farm")

    assert frozen_pairs(table, "ann") == [("Farm#1", "Frost Giant#2"), ("Port#1", "Frost Giant#1")]
    assert table.shows("ann: selection Marble; construction Farm, Port")


@clause("FRO-1")
def test_giants_are_housed_in_solo_play_too() -> None:
    table = solo_planning_opens("ann: selection Frost Giant, Port", menace="frost_giants")

    table.play("ann: house giant under Port")

    assert frozen_pairs(table, "ann") == [("Port#1", "Frost Giant#1")]


@clause("FRO-1")
@pytest.mark.parametrize("card", ["Marble", "Quarry", "Frost Giant"])
def test_only_under_ones_own_developments(card: str) -> None:
    """A Treasure, a card of the deck and the Giant itself are none."""
    table = planning_opens("ann: selection Frost Giant, Port, Marble")

    reason = table.refuses(f"ann: house giant under {card}#1", "FRO-1")

    assert reason == why("no-shelter", card=f"{card}#1")


# --- FRO-2: frozen cards


@clause("FRO-2")
def test_a_frozen_card_is_filled_but_not_completed() -> None:
    table = giant_under("Quarry#1", "M", when="materials", also="cubes M")

    table.play("ann: place M on Quarry")

    assert table.shows("ann: construction Quarry[MM]; duchy nothing; cubes -")


@clause("FRO-2")
def test_a_frozen_card_is_not_recycled() -> None:
    table = giant_under("Farm#1", when="planning")

    reason = table.refuses("ann: abandon Farm", "FRO-2")

    assert reason == why("frozen", card="Farm#1")
    assert table.options("ann") == ["done"]


@clause("FRO-2")
def test_other_cards_are_completed_and_recycled_as_ever() -> None:
    table = menace_table("planning", "ann: zone menaces Frost Giant; construction Quarry[M], Farm, Port; krystallium 1")
    table = with_giant(table, "ann", "Port#1", "Frost Giant#1")

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
    assert frozen_pairs(table, "ann") == []


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
        "combat, round 2",
        "ann: zone menaces Frost Giant, Frost Giant; construction Recruiters[PPG], Quarry[MM]; soldiers 2",
    )
    table = with_giant(with_giant(table, "ann", "Recruiters", "Frost Giant#1"), "ann", "Quarry#1", "Frost Giant#2")

    table.play("ann: vanquish giant under Recruiters", "ann: vanquish giant under Quarry")

    assert table.shows("ann: duchy Recruiters, Quarry; construction nothing; soldiers 0")


@clause("FRO-3")
def test_the_card_above_the_giant_is_named() -> None:
    table = giant_under("Quarry#1", "MM", also="soldiers 2")

    reason = table.refuses("ann: vanquish Frost Giant", "FRO-3")

    assert reason == why("name-card-above", copy="Quarry#1")
    assert "vanquish Frost Giant#1" not in table.options("ann")


@clause("FRO-3")
def test_copies_that_are_filled_alike_come_to_the_same() -> None:
    seat = "ann: zone menaces Frost Giant, Frost Giant; construction Quarry[MM], Quarry[MM]; soldiers 2"
    table = menace_table("combat, round 2", seat)
    table = with_giant(with_giant(table, "ann", "Quarry#1", "Frost Giant#2"), "ann", "Quarry#2", "Frost Giant#1")

    table.play("ann: vanquish giant under Quarry")

    assert table.shows("ann: zone menaces Frost Giant; construction Quarry[MM]; duchy Quarry")
    assert frozen_pairs(table, "ann") == [("Quarry#2", "Frost Giant#1")]


@clause("FRO-3")
def test_all_the_spaces_of_the_card_must_be_filled() -> None:
    table = giant_under("Quarry#1", "M", also="soldiers 2")

    reason = table.refuses("ann: vanquish giant under Quarry#1", "FRO-3")

    assert reason == why("fill-first", card="Quarry#1")
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
        assert table.refuses(f"ann: {line}", "MEN-5") == why("soldiers", card="Frost Giant#1", count=2, count2=1)


@clause("FRO-3")
def test_in_combat_only() -> None:
    table = giant_under("Quarry#1", "MM", when="exploration", also="soldiers 2")

    assert table.refuses("ann: vanquish giant under Quarry#1", "MEN-5") == why("fight-in-combat", phase="exploration")


@clause("FRO-3")
def test_only_where_a_giant_stands() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant; construction Quarry; soldiers 2")

    assert table.refuses("ann: vanquish giant under Quarry#1", "FRO-3") == why("no-giant-under", card="Quarry#1")


@clause("FRO-3", "MEN-5")
@pytest.mark.parametrize(
    ("when", "filled", "clause_id", "reason"),
    [
        ("planning", "MM", "MEN-5", why("fight-in-combat", phase="planning")),
        ("combat", "M", "FRO-3", why("fill-first", card="Quarry#1")),
    ],
)
def test_of_several_copies_the_one_above_a_giant_is_meant(
    when: str, filled: str, clause_id: str, reason: Reason
) -> None:
    table = giant_under("Quarry#1", filled, when=when, also="soldiers 2")

    assert table.refuses("ann: vanquish giant under Quarry", clause_id) == reason


@clause("FRO-3")
def test_rats_are_vanquished_whatever_is_frozen() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant, Giant Rat; construction Quarry; soldiers 2")

    table.play("ann: vanquish Giant Rat")

    assert table.shows("ann: zone menaces Frost Giant; construction Quarry")
