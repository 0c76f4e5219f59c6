"""Configurations: everything that the box can play composes, and what contradicts itself is refused with a reason."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.game.config import Configuration, ConfigurationError, configuration_from_data, configure
from tests.kit import clause

SCENARIOS = tuple(load().scenarios)
MIXTURES = [mixture for size in range(len(load().modules) + 1) for mixture in combinations(load().modules, size)]
QUESTS = {edition.key: edition.quests for edition in load().editions.values()}


def problems(**options: Any) -> tuple[str, ...]:
    with pytest.raises(ConfigurationError) as refused:
        configure(load(), **options)
    assert str(refused.value) == "; ".join(refused.value.problems)
    return refused.value.problems


def problem(**options: Any) -> str:
    (found,) = problems(**options)
    return found


# --- what can be played


@clause("SET-5", "SET-7")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("edition", QUESTS)
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("modules", MIXTURES, ids="+".join)
def test_every_mixture_of_modules_can_be_played(
    players: int, edition: str, side: str, modules: tuple[str, ...]
) -> None:
    game = kingdom.new_game(players=players, edition=edition, side=side, modules=modules, seed=1)

    assert game.waiting()
    assert all(game.options(seat) for seat in game.waiting())


@clause("MEN-1")
@pytest.mark.parametrize("menaces", list(permutations(load().decks, 2)), ids="+".join)
def test_every_two_different_menace_decks_can_be_played(menaces: tuple[str, ...]) -> None:
    game = kingdom.new_game(modules=("menace",), menaces=menaces, seed=1)

    assert game.configuration.menaces == menaces


@clause("MEN-1")
@pytest.mark.parametrize("deck", load().decks)
def test_every_menace_deck_can_be_played_alone(deck: str) -> None:
    game = kingdom.new_game(players=1, modules=("menace",), menaces=(deck,), seed=1)

    dangers = [game.state.box[card].deck for card in game.state.dangers]
    assert dangers == [deck] * 4


@clause("QUE-1")
@pytest.mark.parametrize(
    ("players", "edition", "quests"),
    [
        (players, edition, boards)
        for edition, known in QUESTS.items()
        for players, most in ((2, 1), (1, 2))
        for size in range(1, most + 1)
        for boards in combinations(known, size)
    ],
)
def test_every_quest_board_can_be_played_and_alone_also_two(
    players: int, edition: str, quests: tuple[str, ...]
) -> None:
    game = kingdom.new_game(players=players, edition=edition, modules=("quest",), quests=quests, seed=1)

    assert tuple(quest.key for quest in game.state.rules.settings.quests) == quests


@clause("SCE-1", "SCE-2", "SCE-3", "SCE-4", "SCE-5", "SCE-6")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("search", ["errata", "printed"])
def test_every_scenario_can_be_played_on_both_sides_with_both_limits(scenario: str, side: str, search: str) -> None:
    game = kingdom.new_game(scenario=scenario, side=side, search=search, seed=1)

    assert game.configuration.players == 1
    assert game.configuration.search == search
    assert game.options(0)


@clause("SOL-5")
@pytest.mark.parametrize(("edition", "search"), [("first", "first"), ("second", "errata"), ("second", "printed")])
def test_every_search_limit_of_an_edition_can_be_chosen(edition: str, search: str) -> None:
    game = kingdom.new_game(players=1, edition=edition, search=search, seed=1)

    assert game.state.rules.settings.search == search


# --- what is filled in


@clause("SET-3", "SET-7")
def test_what_is_left_open_is_filled_in() -> None:
    assert configure(load()) == Configuration(
        players=2,
        edition="second",
        side="B",
        modules=(),
        menaces=(),
        quests=(),
        scenario=None,
        search=None,
        duchies=("valados", "teressie"),
    )


@clause("SET-7")
def test_modules_are_filled_in_too() -> None:
    two = configure(load(), modules=("quest", "menace"))
    one = configure(load(), players=1, modules=("quest", "menace"), edition="first")

    assert (two.modules, two.menaces, two.quests) == (
        ("menace", "quest"),
        ("frost_giants", "giant_rats"),
        ("the_northern_lands",),
    )
    assert (one.menaces, one.search, one.duchies) == (("frost_giants",), "first", ("valados",))


@clause("SET-7")
def test_a_scenario_fixes_what_it_is_played_with() -> None:
    found = configure(load(), scenario="the_frozen_north")

    assert (found.players, found.modules, found.menaces, found.quests) == (
        1,
        ("menace", "quest"),
        ("frost_giants",),
        ("the_northern_lands",),
    )
    assert configure(load(), scenario="the_frozen_north", players=1, modules=("quest", "menace")) == found


@pytest.mark.parametrize("scenario", [None, *SCENARIOS])
def test_a_configuration_comes_back_from_its_data(scenario: str | None) -> None:
    found = configure(load(), players=1, scenario=scenario, side="A")

    assert configuration_from_data(found.to_data(), load()) == found


# --- what is refused, and with what sentence


@clause("SET-7", "SET-8")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 3}, "the game is for 1 or 2 players, not 3 (SET-3, SOL-1)"),
        ({"players": True}, "the game is for 1 or 2 players, not True (SET-3, SOL-1)"),
        ({"players": 2.0}, "the game is for 1 or 2 players, not 2.0 (SET-3, SOL-1)"),
        ({"edition": "third"}, "there is no edition 'third': choose 'first' or 'second'"),
        ({"edition": ["first"]}, "there is no edition ['first']: choose 'first' or 'second'"),
        ({"edition": "third", "modules": ("quest",)}, "there is no edition 'third': choose 'first' or 'second'"),
        ({"side": "b"}, "a Duchy has no side 'b': choose A or B (SET-3)"),
        ({"modules": "menace"}, "modules is a list, not a word: write ('menace',)"),
        ({"modules": 5}, "modules is a list of words, and 5 is none"),
        ({"modules": ("menace", 5)}, "modules is a list of words, and 5 is none"),
        ({"modules": ("dragons",)}, "there is no module 'dragons': choose among menace, advisors, quest (SET-5)"),
        ({"modules": ("quest", "quest")}, "a module is named twice: name each once (SET-5)"),
        (
            {"menaces": ("shadows", "thieves")},
            "Menace decks are chosen with the Menace module: add 'menace' to modules (MEN-1)",
        ),
        (
            {"modules": ("menace",), "menaces": ("shadows", "dragons")},
            "there is no Menace deck 'dragons': choose among giant_rats, frost_giants, shadows, thieves (GEN-4)",
        ),
        (
            {"modules": ("menace",), "menaces": ("shadows", "shadows")},
            "both seats have the same Menace deck: choose two different ones (MEN-1)",
        ),
        (
            {"modules": ("menace",), "menaces": ("shadows",)},
            "the Menace decks shadows were chosen: choose two Menace decks, one for each seat (MEN-1)",
        ),
        (
            {"players": 1, "modules": ("menace",), "menaces": ("shadows", "thieves")},
            "the Menace decks shadows, thieves were chosen: choose one Menace deck (MEN-1)",
        ),
        (
            {"players": 1, "modules": ("menace",), "menaces": ()},
            "no Menace deck was chosen: choose one Menace deck (MEN-1)",
        ),
        (
            {"quests": ("the_usurper",)},
            "a Quest board is chosen with the Quest module: add 'quest' to modules (QUE-1)",
        ),
        (
            {"modules": ("quest",), "quests": ("the_pestilent_lord",), "edition": "first"},
            (
                "the first edition has no Quest 'the_pestilent_lord': "
                "choose among the_northern_lands, the_usurper (QUE-1)"
            ),
        ),
        (
            {"modules": ("quest",), "quests": ("the_usurper", "the_northern_lands")},
            "the Quests the_usurper, the_northern_lands were chosen: choose one Quest board (QUE-1)",
        ),
        (
            {"players": 1, "modules": ("quest",), "quests": ("the_usurper", "the_usurper")},
            "the Quests the_usurper, the_usurper were chosen: choose one Quest board, or two different ones (QUE-1)",
        ),
        (
            {"players": 1, "modules": ("quest",), "quests": ()},
            "no Quest was chosen: choose one Quest board, or two different ones (QUE-1)",
        ),
        ({"search": "errata"}, "Search is for solo games: leave the Search limit out (SOL-5)"),
        (
            {"players": 1, "search": "twice"},
            "the second edition has no Search limit 'twice': choose 'errata' or 'printed' (SOL-5)",
        ),
        (
            {"players": 1, "edition": "first", "search": "printed"},
            "the first edition has no Search limit 'printed': choose 'first' (SOL-5)",
        ),
        (
            {"scenario": "rats_nowhere"},
            f"there is no scenario 'rats_nowhere': choose one of {', '.join(SCENARIOS)} (SCE)",
        ),
        (
            {"scenario": "assaulted_from_every_side", "edition": "first"},
            "the first edition has no scenarios: choose edition 'second' (SCE)",
        ),
        (
            {"scenario": "rats_everywhere", "players": 2},
            "Rats Everywhere is a solo scenario: choose 1 player (SCE)",
        ),
        (
            {"scenario": "rats_everywhere", "modules": ("quest",)},
            "Rats Everywhere is played with modules menace: leave modules out (SCE)",
        ),
        (
            {"scenario": "the_thief_guild", "menaces": ("thieves",)},
            "The Thief Guild is played with menaces shadows: leave menaces out (SCE)",
        ),
        (
            {"scenario": "the_prophecy", "quests": ("the_usurper",)},
            "The Prophecy is played with quests none: leave quests out (SCE)",
        ),
        (
            {"duchies": ("valados", "valados")},
            (
                "the Duchies valados, valados do not fit: "
                "choose one for each seat, two different ones, of valados, teressie (SET-3)"
            ),
        ),
        (
            {"players": 1, "duchies": ("avalon",)},
            "the Duchies avalon do not fit: choose one of valados, teressie (SET-3)",
        ),
    ],
)
def test_a_choice_that_does_not_fit_is_refused_and_the_sentence_says_what_does(
    options: dict[str, Any], sentence: str
) -> None:
    assert problem(**options) == sentence


def test_everything_that_does_not_fit_is_said_at_once() -> None:
    assert len(problems(players=3, side="C", modules=("dragons",), search="errata")) == 4


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(ConfigurationError, match="unknown option 'colour': options are duchies, edition, menaces"):
        configuration_from_data({"colour": "blue"}, load())
