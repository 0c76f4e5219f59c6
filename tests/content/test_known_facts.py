"""What is known of the printed cards holds in the card set that the project ships, whatever else is tuned."""

from __future__ import annotations

import pytest

from kingdom.content import Rating, load
from kingdom.core.cards import CardType, Family, Icon, Kind
from kingdom.core.resources import RESOURCES, Resource, cubes_of, spaces_of
from tests.kit import clause

CONTENT = load()
STRUCTURE, SPECIALIST, MONUMENT, DISCOVERY = CardType


def kind(key: str) -> Kind:
    return next(kind for kind, _ in CONTENT.cards if kind.key == key)


def developments() -> tuple[Kind, ...]:
    return CONTENT.kinds(Family.DEVELOPMENT)


def cards_of(family: Family) -> list[Kind]:
    return [kind for kind in CONTENT.box("B") if kind.family is family]


# --- counts


@clause("GEN-4")
@pytest.mark.parametrize(
    ("family", "cards"),
    [
        (Family.DUCHY, 2),
        (Family.DEVELOPMENT, 70),
        (Family.TREASURE, 10),
        (Family.CALAMITY, 8),
        (Family.MENACE, 16),
        (Family.VERMIN, 10),
        (Family.ADVISOR, 14),
    ],
)
def test_the_box_holds_so_many_cards_of_each_deck(family: Family, cards: int) -> None:
    assert len(cards_of(family)) == cards


@clause("GEN-4")
def test_the_box_holds_130_cards() -> None:
    assert len(CONTENT.box("A")) == len(CONTENT.box("B")) == 2 + 70 + 10 + 8 + 26 + 14 == 130


@clause("GEN-4")
def test_each_menace_deck_has_four_equal_cards_and_giant_rats_ten_vermin_too() -> None:
    decks = {kind.deck: CONTENT.copies(kind.key) for kind in CONTENT.kinds(Family.MENACE)}

    assert decks == {"giant_rats": 4, "frost_giants": 4, "shadows": 4, "thieves": 4}
    assert (CONTENT.copies("vermin"), kind("vermin").deck) == (10, "giant_rats")


@clause("GEN-4")
def test_each_quest_has_a_side_for_two_players_and_one_for_solo_of_four_steps() -> None:
    assert set(CONTENT.quests) == {
        (key, players) for key in ("the_northern_lands", "the_usurper", "the_pestilent_lord") for players in (1, 2)
    }
    assert {len(quest.steps) for quest in CONTENT.quests.values()} == {4}


@clause("SCE-9")
def test_there_are_as_many_copies_of_named_cards_as_the_scenarios_need() -> None:
    several = ("navigators", "port", "grand_army", "barracks", "hamlet", "guildhall", "munitions_specialists")
    single = (
        *("infernal_gate", "secret_fellowship", "royal_dungeon", "great_lighthouse", "cache_of_giants"),
        *("recruiters", "alchemical_forge", "royal_guard", "high_rampart"),
    )

    assert CONTENT.copies("farm") == 4
    assert min(CONTENT.copies(key) for key in several) >= 2
    assert {CONTENT.copies(key) for key in single} == {1}


@clause("GEN-4")
def test_the_first_edition_lacks_three_single_cards_that_no_scenario_names() -> None:
    left_out = CONTENT.editions["first"].leaves_out
    named = {card for scenario in CONTENT.scenarios.values() for card, _ in (*scenario.required, *scenario.built)}

    assert len(set(left_out)) == 3
    assert {CONTENT.copies(key) for key in left_out} == {1}
    assert {kind(key).family for key in left_out} == {Family.DEVELOPMENT}
    assert not named & set(left_out)
    assert CONTENT.editions["second"].leaves_out == ()


# --- single cards


@clause("CON-1")
def test_three_materials_complete_a_barracks_which_makes_a_population() -> None:
    assert kind("barracks").cost == spaces_of("MMM")
    assert kind("barracks").icons == (Icon(Resource.POPULATION),)
    assert CONTENT.copies("barracks") > 1


@clause("SCE-5")
def test_hamlet_and_guildhall_have_four_icons_of_one_cube_each() -> None:
    icons = kind("hamlet").icons + kind("guildhall").icons

    assert len(icons) == 4
    assert all(icon.per is None for icon in icons)


@clause("PRO-2")
def test_an_expeditionary_force_is_a_specialist_that_makes_a_cube_for_each_specialist() -> None:
    assert kind("expeditionary_force").type is SPECIALIST
    assert [icon.per for icon in kind("expeditionary_force").icons] == [SPECIALIST]


@clause("END-3")
def test_the_cards_of_the_scoring_example_exist() -> None:
    def monuments_with(points: int = 0, per_monument: int = 0) -> list[Kind]:
        return [
            kind
            for kind in developments()
            if (kind.points, dict(kind.points_per).get(MONUMENT, 0)) == (points, per_monument) and kind.type is MONUMENT
        ]

    three, four = monuments_with(per_monument=3), monuments_with(per_monument=4)
    flat_two = [kind for kind in developments() if kind.points == 2 and kind.type is not MONUMENT]

    assert three
    assert four
    assert monuments_with(points=3)
    assert monuments_with(points=6)
    assert flat_two


@clause("END-3")
def test_one_duchy_gives_two_points_for_each_monument_on_its_side_a() -> None:
    giving = [key for (key, side), duchy in CONTENT.duchies.items() if (MONUMENT, 2) in duchy.points_per]

    assert giving == ["valados"]
    assert CONTENT.duchies["valados", "A"].points_per == ((MONUMENT, 2),)


@clause("GEN-3")
def test_an_expensive_card_has_a_bonus_of_three_soldiers_and_two_points_for_each_discovery() -> None:
    such = [kind for kind in developments() if kind.bonus_soldiers == 3 and (DISCOVERY, 2) in kind.points_per]

    assert such
    assert min(sum(kind.cost) for kind in such) >= 7


@clause("GEN-4")
def test_a_shadow_takes_three_soldiers_and_costs_four_points() -> None:
    assert (kind("shadow").soldiers, kind("shadow").points) == (3, -4)


@clause("PLA-5")
def test_a_calamity_costs_four_points() -> None:
    assert {calamity.points for calamity in cards_of(Family.CALAMITY)} == {-4}


@clause("PLA-4")
def test_ten_treasures_give_two_cubes_each_every_pair_once() -> None:
    treasures = [treasure.recycling for treasure in cards_of(Family.TREASURE)]
    pairs = [cubes_of(first + second) for place, first in enumerate("MPGE") for second in "MPGE"[place:]]

    assert sorted(treasures) == sorted(pairs)


@clause("GEN-2")
def test_most_cards_of_a_type_are_paid_in_the_resource_of_its_colour() -> None:
    for card_type, resource in zip(CardType, RESOURCES, strict=True):
        of_type = [kind for kind in developments() if kind.type is card_type]
        in_colour = [kind for kind in of_type if kind.cost[resource] == max(kind.cost[:4])]

        assert len(in_colour) >= 0.9 * len(of_type), card_type


# --- Duchies


@clause("GEN-4")
def test_side_b_is_the_same_for_both_duchies_and_has_no_points() -> None:
    valados, teressie = CONTENT.duchies["valados", "B"], CONTENT.duchies["teressie", "B"]

    assert valados.icons == teressie.icons
    assert 4 <= len(valados.icons) <= 5
    assert valados.points_per == teressie.points_per == ()


@clause("GEN-4")
def test_side_a_is_asymmetric_and_gives_points_for_a_type() -> None:
    valados, teressie = CONTENT.duchies["valados", "A"], CONTENT.duchies["teressie", "A"]

    assert valados.icons != teressie.icons
    assert valados.points_per
    assert teressie.points_per
    assert valados.points_per != teressie.points_per


# --- Advisors, ratings


@clause("ADV-5")
def test_three_advisors_bear_the_two_player_mark() -> None:
    marked = {kind.key for kind in CONTENT.kinds(Family.ADVISOR) if kind.two_players_only}

    assert marked == {"underground_spy", "scrying_alchemist", "chief_mercenary"}


@pytest.mark.parametrize(
    ("advisor", "soldiers"),
    [
        pytest.param("underground_spy", 2, marks=clause("ADV-C1")),
        pytest.param("master_cartographer", 3, marks=clause("ADV-C2")),
        pytest.param("power_behind_the_throne", 3, marks=clause("ADV-C3")),
        pytest.param("chief_mercenary", 4, marks=clause("ADV-C4")),
        pytest.param("whimsical_gambler", 5, marks=clause("ADV-C5")),
        pytest.param("tyrannical_foreman", 3, marks=clause("ADV-P1")),
        pytest.param("forest_chieftain", 3, marks=clause("ADV-P2")),
        pytest.param("nurturing_mother", 3, marks=clause("ADV-P3")),
        pytest.param("negotiator_from_the_lake", 4, marks=clause("ADV-P4")),
        pytest.param("pirate_of_the_five_seas", 4, marks=clause("ADV-P5")),
        pytest.param("scrying_alchemist", 7, marks=clause("ADV-E1")),
        pytest.param("illuminated_prophet", 5, marks=clause("ADV-A1")),
        pytest.param("great_silversmith", 5, marks=clause("ADV-A2")),
        pytest.param("master_artisan", 8, marks=clause("ADV-A3")),
    ],
)
def test_an_advisor_costs_so_many_soldiers(advisor: str, soldiers: int) -> None:
    assert kind(advisor).soldiers == soldiers


def test_the_printed_ratings_are_kept() -> None:
    assert CONTENT.ratings == {
        "menace": Rating(difficulty=3, interaction=4),
        "advisors": Rating(difficulty=2, interaction=2),
        "quest": Rating(difficulty=1, interaction=1),
        "giant_rats": Rating(difficulty=3),
        "frost_giants": Rating(difficulty=2),
        "shadows": Rating(difficulty=3),
        "thieves": Rating(difficulty=3),
    }


def test_frost_giants_against_giant_rats_are_suggested_for_a_first_game() -> None:
    assert CONTENT.first_game == ("frost_giants", "giant_rats")


# --- names


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("farm", "Farm", "Ferme"),
        ("barracks", "Barracks", "Caserne"),
        ("hamlet", "Hamlet", "Hameau"),
        ("guildhall", "Guildhall", "Guilde"),
        ("navigators", "Navigators", "Navigateurs"),
        ("port", "Port", "Port"),
        ("grand_army", "Grand Army", "Grande Armée"),
        ("munitions_specialists", "Munitions Specialists", "Artificiers"),
        ("recruiters", "Recruiters", "Recruteur"),
        ("alchemical_forge", "Alchemical Forge", "Forge Alchimique"),
        ("infernal_gate", "Infernal Gate", "Porte Infernale"),
        ("secret_fellowship", "Secret Fellowship", "Confrérie Secrète"),
        ("royal_dungeon", "Royal Dungeon", "Donjon Royal"),
        ("great_lighthouse", "Great Lighthouse", "Grand Phare"),
        ("cache_of_giants", "Cache of Giants", "Cache des Géants"),
        ("royal_guard", "Royal Guard", "Garde Royale"),
        ("high_rampart", "High Rampart", "Haute Muraille"),
        ("expeditionary_force", "Expeditionary Force", "Corps Expéditionnaire"),
    ],
)
def test_a_card_that_the_rulebooks_name_bears_that_name(key: str, english: str, french: str) -> None:
    assert (kind(key).name, CONTENT.names(key, "fr")) == (english, french)
    assert CONTENT.sources[key]["names.en"] == "rulebook 000"
    assert CONTENT.sources[key]["names.fr"] == "rulebook 002"


def test_the_two_italian_names_that_are_known_are_kept() -> None:
    assert CONTENT.names("barracks", "it") == "Caserma"
    assert CONTENT.names("expeditionary_force", "it") == "Corpo di spedizione"


def test_the_duchies_are_valados_and_teressie() -> None:
    assert [duchy.name for duchy in CONTENT.box("B")[:2]] == ["Valados", "Téressie"]
