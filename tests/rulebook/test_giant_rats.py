"""RAT: Giant Rats and their Vermin."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.cards import Family
from tests.kit import clause
from tests.kit.menaces import MENACES, facts_named, menace_table, planning_opens, solo_planning_opens


def new_game(**options: object) -> kingdom.Game:
    return kingdom.new_game(seed=1, content=MENACES, modules=("menace",), **options)


# --- RAT-1: the stack


@clause("RAT-1")
@pytest.mark.parametrize(
    "options", [{"menaces": ("shadows", "giant_rats")}, {"players": 1, "menaces": ("giant_rats",)}]
)
def test_the_ten_vermin_form_a_face_up_stack(options: dict[str, object]) -> None:
    game = new_game(**options)

    stack = game.view(None).piles["vermin"]
    assert stack.size == len(stack.cards) == 10
    assert {game.state.box[card].family for card in stack.cards} == {Family.VERMIN}


@clause("RAT-1")
def test_without_giant_rats_the_vermin_stay_in_the_box() -> None:
    game = new_game(menaces=("shadows", "thieves"))

    assert "vermin" not in game.state.piles
    assert sum(game.state.box[card].family is Family.VERMIN for card in game.state.pile("box")) == 10


# --- RAT-2: they bring Vermin


@clause("RAT-2")
def test_a_rat_taken_brings_one_vermin_on_its_own_account() -> None:
    table = planning_opens("ann: selection Giant Rat")

    assert table.shows("ann: selection nothing; zone menaces Giant Rat, Vermin")
    assert len(table.state.pile("vermin")) == 9


@clause("RAT-2")
def test_with_one_rat_and_one_vermin_there_another_rat_makes_it_two_rats_and_three_vermin() -> None:
    table = planning_opens("ann: selection Giant Rat; zone menaces Giant Rat, Vermin")

    assert table.shows("ann: zone menaces Giant Rat, Giant Rat, Vermin, Vermin, Vermin")


@clause("RAT-2")
def test_several_rats_come_one_by_one_and_each_counts_those_before_it() -> None:
    table = planning_opens("ann: selection Giant Rat, Farm, Giant Rat, Giant Rat")

    assert [fact["count"] for fact in facts_named(table, "VerminBrought")] == [1, 2, 3]
    assert table.shows("ann: selection Farm; zone menaces Giant Rat, Giant Rat, Giant Rat" + ", Vermin" * 6)


@clause("RAT-2")
def test_only_ones_own_rats_count() -> None:
    table = planning_opens("ann: selection Giant Rat", "bob: selection Giant Rat; zone menaces Giant Rat")

    assert [(fact["seat"], fact["count"]) for fact in facts_named(table, "VerminBrought")] == [(0, 1), (1, 2)]


@clause("RAT-2")
def test_rats_that_stand_there_already_bring_nothing_more() -> None:
    table = planning_opens("ann: selection Farm; zone menaces Giant Rat, Vermin")

    assert table.shows("ann: zone menaces Giant Rat, Vermin")


@clause("RAT-2")
def test_a_vanquished_rat_no_longer_counts_and_its_vermin_stay() -> None:
    table = menace_table("combat, round 2", "ann: zone menaces Giant Rat, Giant Rat, Vermin; soldiers 2")
    table.play("ann: vanquish Giant Rat")
    assert table.shows("ann: zone menaces Giant Rat, Vermin")

    later = planning_opens("ann: selection Giant Rat; zone menaces Giant Rat, Vermin")

    assert later.shows("ann: zone menaces Giant Rat, Giant Rat, Vermin, Vermin, Vermin")


@clause("RAT-2")
def test_rats_bring_vermin_in_solo_play_too() -> None:
    table = solo_planning_opens("ann: selection Giant Rat, Giant Rat", menace="giant_rats")

    assert table.shows("ann: zone menaces Giant Rat, Giant Rat, Vermin, Vermin, Vermin")


# --- RAT-3: the empty stack


@clause("RAT-3")
def test_as_many_come_as_the_stack_has() -> None:
    standing = "Giant Rat, Giant Rat" + ", Vermin" * 8
    table = planning_opens(f"ann: selection Giant Rat; zone menaces {standing}")

    assert [fact["count"] for fact in facts_named(table, "VerminBrought")] == [2]
    assert table.state.pile("vermin") == ()


@clause("RAT-3")
def test_an_empty_stack_gives_none() -> None:
    table = planning_opens("ann: selection Giant Rat; zone menaces Giant Rat" + ", Vermin" * 10)

    assert facts_named(table, "VerminBrought") == []
    assert table.shows("ann: zone menaces Giant Rat, Giant Rat" + ", Vermin" * 10)


@clause("RAT-3", "PLA-8")
def test_the_last_vermin_come_to_the_rounds_first_player() -> None:
    table = planning_opens("ann: selection Giant Rat", "bob: selection Giant Rat; zone menaces Vermin" + ", Vermin" * 8)

    assert [fact["seat"] for fact in facts_named(table, "VerminBrought")] == [0]
