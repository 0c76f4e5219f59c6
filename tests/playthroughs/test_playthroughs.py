"""The golden games replay to the last byte, and there is one for every ruleset, every way to end, and every feature."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from kingdom import Game
from kingdom.content import load
from kingdom.core.actions import Action
from kingdom.core.cards import Family
from kingdom.core.ruleset import Ruleset
from kingdom.game.config import configure, ruleset
from kingdom.game.options import Options
from kingdom.words import in_english
from tests.kit.frozen_cards import FROZEN
from tests.kit.playthrough import CARD_SETS, Layout, read, written
from tests.kit.rulesets import named
from tests.playthroughs.make import RULESETS, TABLES, file_of, tables

FILES = sorted([*RULESETS.glob("*.txt"), *TABLES.glob("*.txt")])
HAPPENS = {"on", "instead_of", "resolves", "begins", "ends", "sets_up"}
"""Verbs whose rules make something happen, which the games then tell with the clause."""


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def played(path: Path) -> tuple[Layout, Game]:
    layout, actions = read(text_of(path))
    game = layout.begin()
    for seat, action in actions:
        game.play(seat, action)
    return layout, game


@cache
def all_text() -> str:
    return "\n".join(text_of(path) for path in FILES)


def every_ruleset() -> list[Ruleset]:
    content = load()
    return [ruleset(configure(content, Options(**options)), content) for options in named().values()]


# --- they replay


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    """If it should not any more, `make playthroughs` writes it anew; its diff is for reading."""
    layout, actions = read(text_of(path))
    cards = re.search(r"^cards +\w+ \(([^)]+)\)$", text_of(path), re.MULTILINE)

    assert cards is not None
    assert cards[1] == CARD_SETS[layout.cards].hash[:12], "other cards by now: run `make playthroughs`"
    assert written(layout, actions) == text_of(path)


# --- there is one for everything


@pytest.mark.parametrize("name", named())
def test_every_ruleset_has_a_golden_game(name: str) -> None:
    path = file_of(name)

    assert path.exists(), f"no golden game of {name}: run `make playthroughs`"
    layout, game = played(path)
    assert layout.title == name
    assert layout.seed is not None, "a whole game, from the deal"
    assert {**layout.options} == named()[name]
    assert game.is_over


def ways_to_end() -> list[str]:
    """Every way in which a game can end, as far as rules and data tell."""
    found = [f"two: {reason}" for reason in ("score", "cards", "soldiers", "shared", "eligible", "nobody")]
    found += [f"solo: {medal}" for medal in ("none", "bronze", "silver", "gold")]
    found.append("solo: the final step of The Usurper is not done")
    for key, scenario in FROZEN.scenarios.items():
        found.append(f"{key}: won")
        if scenario.required:
            found.append(f"{key}: required and not built")
        if scenario.standing:
            found.append(f"{key}: not vanquished")
        found += [f"{key}: the final step of {FROZEN.quests[quest, 1].name} is not done" for quest in scenario.quests]
    return found + [f"{key}: {reason}" for key, reason in AT_ONCE.items()]


AT_ONCE = {
    "rats_everywhere": "the stack of Vermin is empty",
    "the_thief_guild": "5 cubes or more lie beside the Danger deck",
}
"""The scenarios that can be lost in their midst (SCE-8)."""


def test_the_scenarios_that_judge_at_once_are_known() -> None:
    """Whoever adds a rule that judges owes a golden game that is lost by it."""
    judging = {options["scenario"] for name, options in named().items()
               if "scenario" in options and ruleset(configure(load(), Options(**options)), load()).judges}  # fmt: skip

    assert judging == set(AT_ONCE)
    assert not any(rules.judges for rules in every_ruleset() if rules.settings.scenario is None)


def way_of(game: Game) -> list[str]:
    """The ways in which a game ended; more than one if it was lost for several reasons."""
    outcome, settings = game.outcome(), game.state.rules.settings
    if settings.players == 2:
        return [f"two: {outcome.reason}"]
    key = settings.scenario.key if settings.scenario else "solo"
    if outcome.winners:
        return [f"{key}: won" if settings.scenario else f"{key}: {outcome.medal}"]
    return [f"{key}: {in_english('loss', loss).split(':')[0]}" for loss in outcome.losses[0]]


@pytest.mark.parametrize("entry", tables(), ids=[entry["name"] for entry in tables()])
def test_a_game_laid_out_by_hand_ends_as_it_is_meant_to(entry: dict[str, str]) -> None:
    """And for no other reason besides."""
    path = TABLES / f"{entry['name']}.txt"

    assert path.exists(), f"no golden game {entry['name']}: run `make playthroughs`"
    assert way_of(played(path)[1]) == [entry["ends"]]


@pytest.mark.parametrize("way", ways_to_end())
def test_every_way_to_end_has_a_golden_game(way: str) -> None:
    assert way in [entry["ends"] for entry in tables()]


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FILES if path.parent == TABLES} == {entry["name"] for entry in tables()}
    assert {path for path in FILES if path.parent == RULESETS} == {file_of(name) for name in named()}


# --- and everything happens in them


def advisors() -> list[str]:
    return [kind.name for kind, _ in load().cards if kind.family is Family.ADVISOR]


@pytest.mark.parametrize("name", advisors())
def test_every_advisor_is_used_in_a_golden_game(name: str) -> None:
    assert re.search(rf"^\w+: use {re.escape(name)}\b.*AdvisorUsed", all_text(), re.MULTILINE)


@pytest.mark.parametrize("name", ["Giant Rat", "Frost Giant", "Shadow", "Thief", "Vermin"])
def test_every_menace_is_taken_and_vanquished_in_a_golden_game(name: str) -> None:
    assert re.search(rf"(MenaceStood|VerminBrought).*({name}|\d)", all_text())
    assert re.search(rf"Vanquished( {name}|.*vanquish {name})|vanquish {name}.*Vanquished", all_text())


@pytest.mark.parametrize("key", sorted({key for key, _ in load().quests}))
def test_every_step_of_every_quest_is_done_in_a_golden_game(key: str) -> None:
    done = set()
    for path in FILES:
        _, game = played(path)
        boards = [quest.key for quest in game.state.rules.settings.quests]
        for player in game.state.players:
            done |= {step for board, step in player.slots.get("quest_steps", ()) if boards[board] == key}

    assert done == {0, 1, 2, 3}


def test_every_kind_of_action_is_played_in_a_golden_game() -> None:
    known: set[type[Action]] = {kind for rules in every_ruleset() for kind in rules.actions()}

    assert known - {type(step.action) for path in FILES for step in played(path)[1].steps} == set()


def test_every_clause_that_makes_something_happen_does_so_in_a_golden_game() -> None:
    hooks = {hook.clause for rules in every_ruleset() for module in rules.modules for hook in module.hooks
             if hook.verb in HAPPENS}  # fmt: skip
    games = [played(path)[1] for path in FILES]
    happened = {fact.because for game in games for step in game.steps for fact in step.facts}
    happened |= {fact.because for game in games for fact in game.opening_facts}

    assert hooks - happened == set()
