"""GEN-1 to GEN-5: terms and components."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.cards import CardType, Family, Kind
from kingdom.core.resources import RESOURCES, Resource
from kingdom.core.view import Hidden
from kingdom.rules.production import produces
from tests.kit import clause
from tests.kit.cards import given


def developments() -> tuple[Kind, ...]:
    return load().kinds(Family.DEVELOPMENT)


# --- GEN-1: resources


@clause("GEN-1")
def test_the_basic_resources_are_materials_population_gold_and_exploration_in_this_order() -> None:
    assert [resource.name for resource in RESOURCES] == ["MATERIALS", "POPULATION", "GOLD", "EXPLORATION"]


@clause("GEN-1")
@pytest.mark.parametrize("kind", "MPGE")
def test_krystallium_stands_in_for_any_basic_resource(kind: str) -> None:
    table = given("planning", "ann: construction Palace; krystallium 1")

    table.play(f"ann: krystallium on Palace as {kind}")

    assert table.shows(f"ann: construction Palace[{kind}]; krystallium 0")


@clause("GEN-1")
def test_no_supply_is_ever_exhausted() -> None:
    table = given("planning", "ann: selection Marble; alchemy MMM; krystallium 500; construction Recruiters[PP]")

    table.play("ann: recycle Marble", "ann: place M on alchemy", "ann: place M on alchemy")
    table.play("ann: krystallium on Recruiters as G")

    assert table.shows("ann: krystallium 500; soldiers 2")


# --- GEN-2: types


@clause("GEN-2")
def test_every_development_card_is_a_structure_a_specialist_a_monument_or_a_discovery() -> None:
    assert [card_type.name for card_type in CardType] == ["STRUCTURE", "SPECIALIST", "MONUMENT", "DISCOVERY"]
    assert {kind.type for kind in developments()} == set(CardType)
    assert {kind.type for kind, _ in load().cards if kind.family is not Family.DEVELOPMENT} == {None}


@clause("GEN-2")
def test_the_types_wear_the_colours_of_the_resources_in_the_same_order() -> None:
    assert [int(card_type) for card_type in CardType] == [int(resource) for resource in RESOURCES]


# --- GEN-3: what a Development card shows


@clause("GEN-3")
def test_a_card_that_makes_two_cubes_has_two_icons() -> None:
    table = given("planning", "ann: duchy Quarry")

    assert len(table.state.box[table.card("Quarry#1")].icons) == 2
    assert produces(table.state, 0, Resource.MATERIALS) - produces(table.state, 1, Resource.MATERIALS) == 2


@clause("GEN-3")
def test_a_per_type_icon_counts_its_own_card_if_it_is_of_that_type() -> None:
    table = given("planning", "ann: duchy Expeditionary Force")

    assert produces(table.state, 0, Resource.EXPLORATION) - produces(table.state, 1, Resource.EXPLORATION) == 1


@clause("GEN-3")
def test_a_per_type_icon_does_not_count_its_own_card_if_it_is_of_another_type() -> None:
    table = given("planning", "ann: duchy Mint")

    assert produces(table.state, 0, Resource.GOLD) == produces(table.state, 1, Resource.GOLD)


@clause("GEN-3")
def test_a_per_type_icon_looks_at_the_owners_duchy_only() -> None:
    table = given("planning", "ann: duchy Mint; construction Ruins", "bob: duchy Ruins, Ruins")

    assert produces(table.state, 0, Resource.GOLD) == produces(table.state, 1, Resource.GOLD)


@clause("GEN-3")
def test_a_cost_mixes_basic_resources_krystallium_and_soldiers() -> None:
    table = given("planning", "ann: construction Palace[MPGEK]; cubes G; soldiers 1")

    table.play("ann: place G on Palace", "ann: soldier on Palace")

    assert table.shows("ann: construction nothing; duchy Palace")


@clause("GEN-3")
def test_a_recycling_bonus_is_one_basic_resource() -> None:
    assert {sum(kind.recycling) for kind in developments()} == {1}


@clause("GEN-3")
def test_a_construction_bonus_is_optional_and_may_be_krystallium_and_soldiers_both() -> None:
    table = given(
        "planning", "ann: construction High Rampart[MMS]; soldiers 1", "bob: construction Barracks[MM]; cubes M"
    )

    table.play("ann: soldier on High Rampart", "bob: place M on Barracks")

    assert table.shows("ann: krystallium 1; soldiers 1", "bob: krystallium 0; soldiers 0")


@clause("GEN-3")
def test_victory_points_are_flat_or_for_each_card_of_a_type_or_none() -> None:
    table = given("last window, round 4", "ann: duchy Port, Royal Dungeon, Farm")

    table.play("ann: done", "bob: done")

    lines = {line.source: line.points for line in table.game.outcome().scores[0] if line.points}
    assert lines == {"flat": 2, "per_structure": 3 * 3}


@clause("GEN-3")
def test_a_card_may_have_several_copies() -> None:
    copies = Counter(kind.key for kind in load().box("B"))

    assert copies["farm"] == 4
    assert len(given("planning", "ann: selection Farm, Farm").player("ann").selection) == 2


# --- GEN-4: what is in the box


@clause("GEN-4")
def test_the_box_holds_130_cards() -> None:
    numbers = Counter(kind.family for kind in load().box("B"))

    assert numbers == {
        Family.DUCHY: 2,
        Family.DEVELOPMENT: 70,
        Family.TREASURE: 10,
        Family.CALAMITY: 8,
        Family.MENACE: 16,
        Family.VERMIN: 10,
        Family.ADVISOR: 14,
    }
    assert sum(numbers.values()) == 130 == 2 + 70 + 10 + 8 + 26 + 14


@clause("GEN-4")
def test_the_menace_cards_are_four_of_each_deck_and_ten_vermin() -> None:
    menaces = Counter(kind.name for kind in load().box("B") if kind.family in (Family.MENACE, Family.VERMIN))

    assert menaces == {"Giant Rat": 4, "Vermin": 10, "Frost Giant": 4, "Shadow": 4, "Thief": 4}


@clause("GEN-4")
@pytest.mark.parametrize(("edition", "cards"), [("first", 67), ("second", 70)])
def test_an_edition_has_its_number_of_development_cards(edition: str, cards: int) -> None:
    state = kingdom.new_game(seed=1, edition=edition).state

    in_box = [state.box[card].family for card in state.pile("box")]
    assert cards == 70 - in_box.count(Family.DEVELOPMENT)


@clause("GEN-4")
def test_the_duchies_are_valados_and_teressie() -> None:
    assert [kind.name for kind in load().box("A")[:2]] == ["Valados", "Téressie"]


@clause("GEN-4")
def test_side_a_is_asymmetric_and_gives_points_per_type() -> None:
    valados, teressie = load().box("A")[:2]

    assert valados.points_per
    assert teressie.points_per
    assert (valados.icons, valados.points_per) != (teressie.icons, teressie.points_per)


@clause("GEN-4/R1")
def test_on_side_b_the_duchies_are_alike_but_for_the_name() -> None:
    valados, teressie = load().box("B")[:2]

    assert valados.icons == teressie.icons
    assert valados.points_per == teressie.points_per == ()
    assert valados.points == teressie.points == 0


@clause("GEN-4")
def test_each_quest_board_has_a_side_for_two_and_a_side_for_one_with_four_steps_each() -> None:
    sides = load().quests

    assert {players for _, players in sides} == {1, 2}
    assert len(sides) == 2 * 3
    assert {len(side.steps) for side in sides.values()} == {4}


@clause("GEN-4/R2")
def test_the_first_edition_has_the_northern_lands_and_the_usurper_and_the_second_the_pestilent_lord_too() -> None:
    assert load().editions["first"].quests == ("the_northern_lands", "the_usurper")
    assert load().editions["second"].quests == ("the_northern_lands", "the_usurper", "the_pestilent_lord")


@clause("GEN-4")
def test_the_tokens_are_four_traps_and_two_spies() -> None:
    state = kingdom.new_game(seed=1).state

    assert sum(player.traps for player in state.players) == 4
    assert sum(load().editions["second"].spies or ()) == 2


# --- GEN-5: a player's areas


@clause("GEN-5")
def test_a_player_has_a_hand_a_selection_a_construction_area_a_duchy_alchemy_training_and_a_stock() -> None:
    table = given(
        "choice, turn 2",
        "bob: hand Farm; selection Port; construction Barracks[M]; duchy Quarry; calamities 1; alchemy ME; training 1;"
        "krystallium 2; soldiers 3",
    )
    seen = table.game.view(1).me
    names = table.state.rules.names

    assert names.all(seen.hand or ()) == ["Farm#1"]
    assert [names[card] for card in seen.selection if not isinstance(card, Hidden)] == ["Port#1"]
    assert [names[site.card] for site in seen.construction] == ["Barracks#1"]
    assert names.all(seen.duchy) == ["Téressie", "Quarry#1", "Calamity#1"]
    assert (seen.alchemy, seen.training, seen.krystallium, seen.soldiers) == ((1, 0, 0, 1), 1, 2, 3)
