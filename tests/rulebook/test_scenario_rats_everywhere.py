"""SCE-1 and SCE-8: Rats Everywhere, and how an immediate loss ends a game."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from tests.kit import clause
from tests.kit.cards import CARDS, given
from tests.kit.solo import worth

RATS = "rats_everywhere"
STACK_OF_TWO = "zone menaces Vermin, Vermin, Vermin, Vermin, Vermin, Vermin, Vermin, Vermin"
"""Eight of the ten Vermin stand in Construction."""


@clause("SCE-1")
def test_rats_everywhere_is_played_with_giant_rats_in_the_danger_deck() -> None:
    state = kingdom.new_game(scenario=RATS, seed=7, content=CARDS).state
    dangers = [state.box[card].name for card in state.pile("danger") if state.box[card].family is Family.MENACE]

    assert dangers == ["Giant Rat"] * 4
    assert Counter(state.box[card].name for card in state.pile("vermin")) == {"Vermin": 10}


@clause("SCE-1", "SCE-10/R2")
def test_farms_cannot_be_recycled_and_other_cards_can() -> None:
    table = given("planning", "ann: construction Farm, Port", scenario=RATS)

    assert table.refuses("ann: abandon Farm", "SCE-1") == why("farm")
    assert [text for text in table.options("ann") if text.startswith("abandon")] == ["abandon Port#1"]


@clause("SCE-1")
@pytest.mark.parametrize("number", [1, 4])
def test_after_each_combat_a_vermin_comes_for_each_farm_under_construction(number: int) -> None:
    table = given(f"combat, round {number}", "ann: construction Farm, Farm[M], Port; duchy Farm, Farm", scenario=RATS)

    table.play("ann: done")

    assert table.shows("ann: zone menaces Vermin, Vermin")
    assert table.state.phase.name == ("solo choice" if number == 1 else "last window")


@clause("SCE-1")
def test_no_vermin_come_when_all_farms_are_built() -> None:
    table = given("combat", "ann: duchy Farm, Farm, Farm, Farm", scenario=RATS).play("ann: done")

    assert table.shows("ann: zone menaces nothing")


@clause("SCE-1/R1")
def test_vanquished_vermin_return_to_the_stack_before_others_come() -> None:
    """Otherwise the two that come would empty it, and the game would be lost."""
    table = given("combat", f"ann: construction Farm, Farm; soldiers 4; {STACK_OF_TWO}", scenario=RATS)

    table.play("ann: vanquish Vermin", "ann: vanquish Vermin", "ann: done")

    assert not table.game.is_over
    assert len(table.state.pile("vermin")) == 2
    assert len(table.player("ann").zone("menaces")) == 8


@clause("SCE-1")
def test_vanquished_rats_do_not_return() -> None:
    table = given("combat", "ann: soldiers 3; zone menaces Giant Rat", scenario=RATS)

    table.play("ann: vanquish Giant Rat", "ann: done")

    assert table.card("Giant Rat#1") in table.state.pile("box")


@clause("SCE-1", "SCE-8")
def test_when_the_stack_of_vermin_is_empty_the_game_is_lost_at_once() -> None:
    table = given("combat", f"ann: construction Farm, Farm; {STACK_OF_TWO}", scenario=RATS)

    table.play("ann: done")

    outcome = table.game.outcome()
    assert outcome.losses == ((why("vermin").under("SCE-1"),),)
    assert (outcome.reason, outcome.clause, outcome.medal, outcome.winners) == ("loss", "SCE-1", "none", ())
    assert table.state.round == 1


@clause("SCE-1")
def test_one_vermin_in_the_stack_is_enough_to_go_on() -> None:
    table = given("combat", f"ann: construction Farm; {STACK_OF_TWO}", scenario=RATS).play("ann: done")

    assert not table.game.is_over
    assert len(table.state.pile("vermin")) == 1


# --- SCE-8: immediate losses


@clause("SCE-8")
def test_the_rest_of_the_action_is_dropped() -> None:
    """Nine Vermin are there: the first of two Rats brings the last one, and the second does not come any more."""
    table = given(
        "solo choice, turn 3",
        f"ann: {STACK_OF_TWO}, Vermin; selection Giant Rat, Giant Rat",
        "table: left nothing; right nothing",
        scenario=RATS,
    )

    table.play("ann: select left")

    assert table.game.is_over
    assert table.shows("ann: selection Giant Rat")
    assert [fact["event"] for fact in table.facts[-3:]] == ["MenaceStood", "VerminBrought", "GameEnded"]
    assert table.facts[-1]["because"] == "SCE-1"


@clause("SCE-8")
def test_after_an_immediate_loss_nothing_more_can_be_done() -> None:
    table = given("combat", f"ann: construction Farm, Farm; {STACK_OF_TWO}", scenario=RATS).play("ann: done")

    table.refuses("ann: done", "END-1")
    assert table.refuses_undo("ann") == why("barrier", barrier="window")


@clause("SCE-8", "END-4")
def test_an_immediate_loss_counts_whatever_the_score() -> None:
    table = given("combat", f"ann: construction Farm, Farm; {STACK_OF_TWO}", scenario=RATS)

    outcome = worth(300, table).play("ann: done").game.outcome()

    assert (outcome.medal, outcome.reason) == ("none", "loss")
