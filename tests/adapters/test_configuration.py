"""Configurations: everything that the box can play composes, and what contradicts itself is refused with a reason."""

from __future__ import annotations

from dataclasses import fields
from inspect import signature
from itertools import chain, combinations, permutations
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import message_of
from kingdom.core.reasons import Reason, why
from kingdom.game.config import Configuration, ConfigurationError, configuration_from_data, configure
from kingdom.game.options import Option, Options, options
from kingdom.game.rulesets import rulesets
from tests.kit import clause
from tests.kit.refusals import refusal

SCENARIOS = tuple(load().scenarios)
MIXTURES = [mixture for size in range(len(load().modules) + 1) for mixture in combinations(load().modules, size)]
OPTIONS = ("duchies", "edition", "menaces", "modules", "players", "quests", "scenario", "search", "side")
QUESTS = {edition.key: edition.quests for edition in load().editions.values()}


def problems(**options: Any) -> tuple[Reason, ...]:
    with pytest.raises(ConfigurationError) as refused:
        configure(load(), Options(**options))
    assert str(refused.value) == "; ".join(message_of("misfit", problem) for problem in refused.value.problems)
    return refused.value.problems


def problem(**options: Any) -> Reason:
    (found,) = problems(**options)
    return found


# --- the one list of options, and the two that repeat it


def test_a_new_game_takes_every_option_of_the_list() -> None:
    parameters = dict(signature(kingdom.new_game).parameters)
    del parameters["seed"], parameters["content"]

    of_the_list = {one.name: (one.type, one.default) for one in fields(Options)}
    assert {one.name: (one.annotation, one.default) for one in parameters.values()} == of_the_list
    described = (kingdom.new_game.__doc__ or "").partition("Args:")[2]
    assert [one.name for one in options() if f" {one.name}: " not in described] == []


def test_a_configuration_has_a_value_for_every_option_of_the_list() -> None:
    assert [one.name for one in fields(Configuration)] == [one.name for one in options()]


@pytest.mark.parametrize("one", options(), ids=lambda one: one.name)
def test_the_choices_of_an_option_are_those_that_can_be_played(one: Option) -> None:
    content = load()
    played = [getattr(configure(content, Options(**given)), one.name) for given in rulesets(content).values()]
    values = chain.from_iterable(value if isinstance(value, tuple) else [value] for value in played)

    assert set(values) - {None} == set(one.choices(content) if callable(one.choices) else one.choices)


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
def test_every_menace_deck_can_be_played_solo(deck: str) -> None:
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
def test_every_quest_board_can_be_played_and_two_at_once_in_solo_games(
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
    assert configure(load(), Options()) == Configuration(
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
    two = configure(load(), Options(modules=("quest", "menace")))
    one = configure(load(), Options(players=1, modules=("quest", "menace"), edition="first"))

    assert (two.modules, two.menaces, two.quests) == (
        ("menace", "quest"),
        ("frost_giants", "giant_rats"),
        ("the_northern_lands",),
    )
    assert (one.menaces, one.search, one.duchies) == (("frost_giants",), "first", ("valados",))


@clause("SET-7")
def test_a_scenario_fixes_what_it_is_played_with() -> None:
    found = configure(load(), Options(scenario="the_frozen_north"))

    assert (found.players, found.modules, found.menaces, found.quests) == (
        1,
        ("menace", "quest"),
        ("frost_giants",),
        ("the_northern_lands",),
    )
    assert configure(load(), Options(scenario="the_frozen_north", players=1, modules=("quest", "menace"))) == found


@pytest.mark.parametrize("scenario", [None, *SCENARIOS])
def test_a_configuration_comes_back_from_its_data(scenario: str | None) -> None:
    found = configure(load(), Options(players=1, scenario=scenario, side="A"))

    assert configuration_from_data(found.to_data(), load()) == found


# --- what is refused, and with what sentence


@clause("SET-7", "SET-8")
@pytest.mark.parametrize(
    ("options", "reason", "clause_id"),
    [
        ({"players": 3}, why("players", given="3"), "SET-3, SOL-1"),
        ({"players": True}, why("players", given="True"), "SET-3, SOL-1"),
        ({"players": 2.0}, why("players", given="2.0"), "SET-3, SOL-1"),
        ({"edition": "third"}, why("edition", given="third", editions=("first", "second")), ""),
        ({"edition": ["first"]}, why("edition", given="['first']", editions=("first", "second")), ""),
        ({"edition": "third", "modules": ("quest",)}, why("edition", given="third", editions=("first", "second")), ""),
        ({"side": "b"}, why("side", given="b"), "SET-3"),
        ({"modules": "menace"}, why("not-a-list", option="modules", given="'menace'"), ""),
        ({"modules": 5}, why("not-words", option="modules", given="5"), ""),
        ({"modules": ("menace", 5)}, why("not-words", option="modules", given="5"), ""),
        ({"modules": ("dragons",)}, why("module", given="dragons", modules=("menace", "advisors", "quest")), "SET-5"),
        ({"modules": ("quest", "quest")}, why("module-twice"), "SET-5"),
        ({"menaces": ("shadows", "thieves")}, why("menace-module"), "MEN-1"),
        (
            {"modules": ("menace",), "menaces": ("shadows", "dragons")},
            why("menace", given="dragons", decks=("giant_rats", "frost_giants", "shadows", "thieves")),
            "GEN-4",
        ),
        ({"modules": ("menace",), "menaces": ("shadows", "shadows")}, why("menace-same"), "MEN-1"),
        (
            {"modules": ("menace",), "menaces": ("shadows",)},
            why("menace-count", decks=("shadows",), count=1, players=2),
            "MEN-1",
        ),
        (
            {"players": 1, "modules": ("menace",), "menaces": ("shadows", "thieves")},
            why("menace-count", decks=("shadows", "thieves"), count=2, players=1),
            "MEN-1",
        ),
        (
            {"players": 1, "modules": ("menace",), "menaces": ()},
            why("menace-count", decks=(), count=0, players=1),
            "MEN-1",
        ),
        ({"quests": ("the_usurper",)}, why("quest-module"), "QUE-1"),
        (
            {"modules": ("quest",), "quests": ("the_pestilent_lord",), "edition": "first"},
            why("quest", edition="first", given="the_pestilent_lord", quests=("the_northern_lands", "the_usurper")),
            "QUE-1",
        ),
        (
            {"modules": ("quest",), "quests": ("the_usurper", "the_northern_lands")},
            why("quest-count", quests=("the_usurper", "the_northern_lands"), count=2, players=2),
            "QUE-1",
        ),
        (
            {"players": 1, "modules": ("quest",), "quests": ("the_usurper", "the_usurper")},
            why("quest-count", quests=("the_usurper", "the_usurper"), count=2, players=1),
            "QUE-1",
        ),
        (
            {"players": 1, "modules": ("quest",), "quests": ()},
            why("quest-count", quests=(), count=0, players=1),
            "QUE-1",
        ),
        ({"search": "errata"}, why("search-two"), "SOL-5"),
        (
            {"players": 1, "search": "twice"},
            why("search", edition="second", given="twice", searches=("errata", "printed")),
            "SOL-5",
        ),
        (
            {"players": 1, "edition": "first", "search": "printed"},
            why("search", edition="first", given="printed", searches=("first",)),
            "SOL-5",
        ),
        ({"scenario": "rats_nowhere"}, why("scenario", given="rats_nowhere", scenarios=SCENARIOS), "SCE"),
        (
            {"scenario": "assaulted_from_every_side", "edition": "first"},
            why("scenario-edition", edition="first", editions=("second",)),
            "SCE",
        ),
        ({"scenario": "rats_everywhere", "players": 2}, why("scenario-alone", scenario="rats_everywhere"), "SCE"),
        (
            {"scenario": "rats_everywhere", "modules": ("quest",)},
            why("fixed", scenario="rats_everywhere", option="modules", choices=("menace",), count=1),
            "SCE",
        ),
        (
            {"scenario": "the_thief_guild", "menaces": ("thieves",)},
            why("fixed", scenario="the_thief_guild", option="menaces", choices=("shadows",), count=1),
            "SCE",
        ),
        (
            {"scenario": "the_prophecy", "quests": ("the_usurper",)},
            why("fixed", scenario="the_prophecy", option="quests", choices=(), count=0),
            "SCE",
        ),
        (
            {"duchies": ("valados", "valados")},
            why("duchies", given=("valados", "valados"), duchies=("valados", "teressie"), players=2),
            "SET-3",
        ),
        (
            {"players": 1, "duchies": ("avalon",)},
            why("duchies", given=("avalon",), duchies=("valados", "teressie"), players=1),
            "SET-3",
        ),
    ],
)
def test_a_choice_that_does_not_fit_is_refused_and_the_reason_says_what_does(
    options: dict[str, Any], reason: Reason, clause_id: str
) -> None:
    assert problem(**options) == reason.under(clause_id)


def test_everything_that_does_not_fit_is_said_at_once() -> None:
    assert len(problems(players=3, side="C", modules=("dragons",), search="errata")) == 4


def test_an_option_that_does_not_exist_is_named() -> None:
    with refusal(ConfigurationError, why("option", given="colour", options=OPTIONS)):
        configuration_from_data({"colour": "blue"}, load())
