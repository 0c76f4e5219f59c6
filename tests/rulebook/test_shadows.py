"""SHA: Shadows."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import why
from kingdom.modules.menace.shadows import GIVEN_UP
from tests.kit import Table, clause
from tests.kit.menaces import duties_of, facts_named, menace_table, planning_opens, solo_planning_opens
from tests.kit.quests import QUESTS
from tests.kit.table import given

DECKS = ("shadows", "giant_rats")


def shadows_open(*seats: str, menaces: tuple[str, ...] = DECKS) -> Table:
    return planning_opens(*seats, menaces=menaces)


# --- SHA-1: what they steal


@clause("SHA-1")
def test_a_shadow_taken_makes_its_taker_discard_a_card_of_their_choice() -> None:
    table = shadows_open("ann: selection Shadow, Farm, Port")
    assert table.options("ann") == ["give up Farm#1", "give up Port#1"]

    table.play("ann: give up Port")

    assert table.shows("ann: selection Farm; discards Port; zone menaces Shadow")
    assert duties_of(table, "ann") == []


@clause("SHA-1")
def test_the_discard_gives_no_recycling_bonus() -> None:
    table = shadows_open("ann: selection Shadow, Farm")

    table.play("ann: give up Farm")

    assert table.shows("ann: cubes -; alchemy -")
    assert facts_named(table, "CubesGained", "Recycled") == []


@clause("SHA-1")
def test_shadows_in_selection_and_construction_count_together() -> None:
    table = shadows_open("ann: selection Shadow, Farm, Port, Quarry, Hamlet; zone menaces Shadow, Shadow")

    assert duties_of(table, "ann") == ["DiscardForShadow"] * 3


@clause("SHA-1")
def test_a_shadow_left_standing_strikes_in_every_planning() -> None:
    table = shadows_open("ann: selection Farm, Port; zone menaces Shadow")

    table.play("ann: give up Farm")

    assert table.shows("ann: selection Port; discards Farm")


@clause("SHA-1")
def test_a_vanquished_shadow_no_longer_strikes() -> None:
    table = menace_table("combat", "ann: zone menaces Shadow; soldiers 3", menaces=DECKS)

    table.play("ann: vanquish Shadow")

    assert table.shows("ann: zone menaces nothing; soldiers 0")


@clause("SHA-1")
def test_other_menaces_want_no_card() -> None:
    table = shadows_open("ann: selection Giant Rat, Farm")

    assert duties_of(table, "ann") == []
    assert table.refuses("ann: give up Farm#1", "SHA-1") == why("no-shadow")


@clause("SHA-1")
def test_giving_up_can_be_taken_back() -> None:
    table = shadows_open("ann: selection Shadow, Farm, Port")
    before = table.state

    table.play("ann: give up Port").undo("ann")

    assert table.state == before


# --- SHA-2: who profits


@clause("SHA-2", "SHA-2/R1")
def test_the_opponent_gets_a_cube_of_the_cards_bonus_kind_in_alchemy() -> None:
    table = shadows_open("ann: selection Shadow, Port")

    table.play("ann: give up Port", "ann: done", "bob: done")

    assert table.shows("ann: alchemy -", "bob: alchemy E")
    assert [fact["because"] for fact in facts_named(table, "CubeStored")] == ["SHA-2"]


@clause("SHA-2", "SHA-2/R1")
def test_two_cubes_for_a_treasure() -> None:
    table = shadows_open("ann: selection Shadow, Silk")

    table.play("ann: give up Silk", "ann: done", "bob: done")

    assert table.shows("bob: alchemy PG")


@clause("SHA-2")
def test_one_for_each_card() -> None:
    table = shadows_open("ann: selection Shadow, Shadow, Shadow, Port, Farm, Marble")

    table.play("ann: give up Marble", "ann: give up Port", "ann: give up Farm", "ann: done", "bob: done")

    assert table.shows("bob: alchemy MMME")


@clause("SHA-2/R2", "CON-8")
def test_all_arrive_together_when_planning_closes() -> None:
    table = shadows_open("ann: selection Shadow, Port")

    table.play("ann: give up Port", "ann: done")
    assert table.shows("bob: alchemy -")
    assert table.game.view(1).me.alchemy == (0, 0, 0, 0)

    table.play("bob: done")
    events = [fact["event"] for fact in facts_named(table, "WindowClosed", "CubeStored", "PhaseBegan")]
    assert events == ["WindowClosed", "CubeStored", "PhaseBegan"]


@clause("SHA-2/R2")
def test_a_krystallium_that_they_make_serves_from_the_materials_step_on() -> None:
    table = shadows_open("ann: selection Shadow, Port", "bob: alchemy MMMM; construction Farm")

    table.play("ann: give up Port")
    assert table.options("bob") == ["done", "abandon Farm#1"]
    table.play("ann: done", "bob: done")

    assert table.shows("bob: alchemy -; krystallium 1")
    assert "krystallium on Farm#1 as M" in table.options("bob")


@clause("SHA-2/R2", "CON-10")
def test_cubes_that_arrive_together_enter_in_order_and_the_fifth_transmutes() -> None:
    """Bob has PP: M and P arrive, then G makes five and transmutes, and E starts anew."""
    table = shadows_open("ann: selection Shadow, Shadow, Shadow, Port, Silk, Farm", "bob: alchemy PP")

    table.play("ann: give up Port", "ann: give up Silk", "ann: give up Farm")
    table.play("ann: done", "bob: done")

    kinds = [fact.get("resource") for fact in facts_named(table, "CubeStored", "AlchemyFull")]
    assert kinds == ["materials", "population", "gold", None, "exploration"]
    assert table.shows("bob: alchemy E; krystallium 1")


@clause("SHA-2/R2")
def test_both_may_profit_and_the_rounds_first_player_comes_first() -> None:
    table = shadows_open("ann: selection Shadow, Port", "bob: selection Shadow, Farm")

    table.play("bob: give up Farm", "ann: give up Port", "bob: done", "ann: done")

    assert table.shows("ann: alchemy M", "bob: alchemy E")
    assert [fact["seat"] for fact in facts_named(table, "ShadowsPassed")] == [0, 1]


@clause("SHA-2")
def test_nothing_is_given_twice() -> None:
    table = shadows_open("ann: selection Shadow, Port")

    table.play("ann: give up Port", "ann: done", "bob: done")

    assert table.player("ann")[GIVEN_UP] == ()


@clause("SHA-2/R2", "CON-9")
def test_the_opponent_does_not_see_what_is_given_up_before_the_close() -> None:
    table = shadows_open("ann: selection Shadow, Port, Farm")
    before = table.game.view(1)

    table.play("ann: give up Port")

    assert table.game.view(1) == before


@clause("SHA-2")
def test_in_solo_play_nobody_profits() -> None:
    table = solo_planning_opens("ann: selection Shadow, Port", menace="shadows")

    table.play("ann: give up Port", "ann: done")

    assert facts_named(table, "CubeStored", "AlchemyFull") == []
    assert table.shows("ann: alchemy -; discards Port")
    assert table.player("ann")[GIVEN_UP] == ()


@clause("SHA-2", "QUE-5")
def test_with_a_quest_the_opponent_keeps_the_cubes() -> None:
    """Five cubes lie in Alchemy, of the kinds given up, and are not transmuted by themselves."""
    table = given(
        "choice, turn 15",
        "ann: selection Shadow, Port",
        "bob: alchemy MMMM",
        content=QUESTS,
        modules=("menace", "quest"),
        menaces=DECKS,
    )

    table.play("ann: select left", "ann: give up Port", "ann: done", "bob: done")

    assert table.shows("bob: krystallium 0")
    assert sum(table.player("bob").alchemy) == 5


# --- SHA-3: how many are owed


@clause("SHA-3", "SHA-3/R1")
@pytest.mark.parametrize(
    ("selection", "count"),
    [
        ("Shadow", 0),
        ("Shadow, Shadow, Farm", 1),
        ("Shadow, Shadow, Farm, Marble", 2),
        ("Shadow, Shadow, Farm, Marble, Port", 2),
        ("Shadow, Giant Rat, Giant Rat", 0),
    ],
)
def test_the_lesser_of_shadows_and_cards_to_give_up_is_owed(selection: str, count: int) -> None:
    table = shadows_open(f"ann: selection {selection}")

    assert duties_of(table, "ann") == ["DiscardForShadow"] * count


@clause("SHA-3", "ADV-2")
def test_advisors_cannot_be_discarded_so() -> None:
    """An Advisor that lay face down has entered the Advisors area before Shadows strike."""
    table = planning_opens(
        "ann: selection Shadow, Farm",
        "table: left Great Silversmith (face down by bob)",
        menaces=DECKS,
        modules=("menace", "advisors"),
    )

    assert table.options("ann") == ["give up Farm#1"]
    assert table.refuses("ann: give up Great Silversmith", "SHA-3") == why("not-for-shadow", card="Great Silversmith")


@clause("SHA-3")
@pytest.mark.parametrize("card", ["Giant Rat#1", "Shadow#1", "Calamity#1", "Port#1"])
def test_only_developments_and_treasures_of_the_selection(card: str) -> None:
    table = shadows_open("ann: selection Shadow, Giant Rat, Farm; construction Port")

    assert table.refuses(f"ann: give up {card}", "SHA-3") == why("not-for-shadow", card=card)


# --- SHA-3: Shadows and Frost Giants together

BOTH = ("shadows", "frost_giants")


@clause("SHA-3/R2", "FRO-4", "MEN-3")
def test_a_discard_may_not_leave_a_giant_without_shelter_where_another_would_not() -> None:
    table = shadows_open("ann: selection Shadow, Frost Giant, Farm, Marble", menaces=BOTH)
    assert table.options("ann") == ["give up Marble#1"]
    assert table.refuses("ann: give up Farm", "SHA-3") == why("shelter-needed", card="Farm#1")

    table.play("ann: give up Marble")

    assert table.options("ann") == ["house giant under Farm#1"]


@clause("SHA-3/R2")
@pytest.mark.parametrize(
    ("ann", "free"),
    [
        ("selection Shadow, Frost Giant, Farm, Port, Marble", True),
        ("selection Shadow, Frost Giant, Farm, Marble; construction Quarry", True),
        ("selection Shadow, Farm, Marble", True),
        ("selection Shadow, Shadow, Frost Giant, Farm, Marble", True),
        ("selection Shadow, Shadow, Frost Giant, Farm, Marble, Silk", False),
        ("selection Shadow, Frost Giant, Frost Giant, Farm, Port, Marble", False),
        ("selection Shadow, Frost Giant, Frost Giant, Farm, Marble", False),
    ],
)
def test_the_choice_is_free_while_it_costs_no_giant_its_place(ann: str, free: bool) -> None:
    table = shadows_open(f"ann: {ann}", menaces=BOTH)

    assert ("give up Farm#1" in table.options("ann")) is free
    assert "give up Marble#1" in table.options("ann")


@clause("SHA-3/R2", "FRO-5")
def test_where_no_treasure_can_take_its_place_the_shadow_comes_first() -> None:
    table = shadows_open("ann: selection Shadow, Shadow, Frost Giant, Farm, Marble", menaces=BOTH)

    table.play("ann: give up Farm", "ann: give up Marble")

    assert duties_of(table, "ann") == []
    assert table.shows("ann: selection nothing; zone menaces Shadow, Shadow, Frost Giant")
