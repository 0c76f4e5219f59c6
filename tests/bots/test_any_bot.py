"""Laws of any bot: it plays by the rules, reproducibly, and knows only what its seat sees.

The suite takes every bot of the registry, those of installed packages included. A bot is asked in its own games and
in positions that it would hardly get into by itself: walks of any ruleset.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import kingdom.bots
from kingdom import bots
from kingdom.bots import Answer, Budget, registry
from kingdom.bots.registry import LEVELS, known
from kingdom.content import load
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.game.rulesets import rulesets
from kingdom.lab.bouts import deal_out, play
from kingdom.lab.contestants import Contestant
from tests.kit import clause
from tests.kit.exchange import exchanged, pairs, with_new_chance
from tests.kit.viewpoints import view_bytes
from tests.kit.walks import Walk, is_deep, law

LITTLE = Budget(simulations=4)
"""Enough to make a bot compare what it could do."""
ONCE = Budget(simulations=1)
"""For whole games: a bot that searches looks once at each of its candidates."""

SAMPLE = (
    *("two/A", "two+menace:shadows+thieves", "two+advisors", "two+quest/first", "two+menace+advisors+quest"),
    *(
        "solo/first",
        "solo+menace:giant_rats",
        "solo+menace+advisors+quest",
        "solo+quest:the_usurper+the_pestilent_lord",
    ),
    *("rats_everywhere", "the_thief_guild", "assaulted_from_every_side/A"),
)
"""All modules, decks of every kind, both editions, one player and two; the deep profile takes every ruleset."""

ON_ROWS = {"regent"}
"""Bots on the fast engine: compiled they take a minute to build, in plain Python ten times as long to play."""
SHORT = {"two+quest/first", "solo/first", "solo+menace:giant_rats", "the_thief_guild", "solo+menace+advisors"}
"""Their games outside the deep profile, where they are tried in plain Python."""


def tried(*sample: str) -> pytest.MarkDecorator:
    """Every bot with every one of these rulesets, as far as it plays them here."""
    found = [(name, one) for name in known() for one in sample if name not in ON_ROWS or one in SHORT or is_deep()]
    return pytest.mark.parametrize(("name", "ruleset"), found)


each_bot = pytest.mark.parametrize("name", known())


def plan_of(answer: Answer) -> list[Action]:
    return [answer] if isinstance(answer, Action) else list(answer)


def decision(name: str, sight: View, seed: int = 7) -> list[Action]:
    return plan_of(bots.make(name, seed).decide(sight, LITTLE))


def company(name: str, players: int, seat: Seat = 0) -> list[str]:
    """The bot at each seat; outside the deep profile at this one, and across from it one that costs no time.

    It is asked at every decision of its seat all the same, and gets to see more than it would do itself.
    """
    return [name if is_deep() or at == seat % players else "random" for at in range(players)]


def begun(name: str, ruleset: str, deal: int, seed: int = 7, rounds: int = 2) -> list[tuple[Seat, Action | None]]:
    """Two rounds with a bot, action by action: what it keeps would show by then."""
    game = deal_out(rulesets()[ruleset], deal, load())
    players = [bots.make(one, seed + at) for at, one in enumerate(company(name, len(game.state.players)))]
    while game.state.round <= rounds:
        seat = game.waiting()[0]
        game.play(seat, players[seat].decide(game.view(seat), ONCE))
    return game.log


# --- it plays by the rules


@tried(*(rulesets() if is_deep() else SAMPLE))
def test_it_plays_every_ruleset_by_the_rules_to_the_end(name: str, ruleset: str) -> None:
    options = rulesets()[ruleset]
    players = 1 if "scenario" in options else options["players"]
    seats = company(name, players, seat=list(rulesets()).index(ruleset))
    bout = play(ruleset, options, 1, [Contestant(one, ONCE) for one in seats], load())

    assert bout.fault is None
    assert bout.reason != "forfeit"
    assert all(clock.decisions for clock in bout.clocks)


@each_bot
@law(examples=0.3)
def test_it_answers_by_the_rules_wherever_it_is_asked(name: str, walk: Walk) -> None:
    for state, seat in asked(walk, 3):
        plan = decision(name, view(state, seat))
        assert plan
        for action in plan:
            state, _ = engine.apply(state, seat, action)


def asked(walk: Walk, times: int) -> list[tuple[State, Seat]]:
    """Some decisions of a walk: who has to take them, and where."""
    rng = walk.rng()
    found = [(step.before, step.seat) for step in walk.steps()]
    return rng.sample(found, min(times, len(found)))


# --- always the same


@tried("two+menace+advisors+quest", "solo+menace+advisors")
def test_the_same_seed_and_simulations_play_the_same_game_whatever_was_played_before(name: str, ruleset: str) -> None:
    """Also: nothing is kept between games, neither in a bot nor beside it."""
    first = begun(name, ruleset, deal=1)
    begun(name, "solo", deal=2, rounds=1)

    assert begun(name, ruleset, deal=1) == first


@each_bot
@law(examples=0.2)
def test_a_view_and_a_seed_are_all_that_a_decision_depends_on(name: str, walk: Walk) -> None:
    for state, seat in asked(walk, 2):
        sight = view(state, seat)
        before = view_bytes(state, seat)
        first = decision(name, sight)

        assert decision(name, view(state.copy(), seat)) == first
        assert view_bytes(state, seat) == before, "the bot has changed what it was shown"


def test_bots_of_different_seeds_may_differ() -> None:
    """Otherwise a bot that plays by chance would not be one, and the tests above would say little."""
    assert begun("random", "two", 1, seed=1) != begun("random", "two", 1, seed=2)


# --- from nothing but what it sees


@each_bot
@clause("GEN-6", "CON-9")
@law(examples=0.25)
def test_what_it_cannot_see_does_not_change_its_choice(name: str, walk: Walk) -> None:
    """Cards that it cannot tell apart are exchanged, numbers still to be used drawn otherwise: the same answer."""
    rng = Random(f"{walk} {name}")
    for state, seat in asked(walk, 2):
        answer = decision(name, view(state, seat))
        others = [exchanged(state, one, other) for one, other in pairs(state, seat, rng, 3)]
        for false in (with_new_chance(state), *others):
            assert view_bytes(false, seat) == view_bytes(state, seat)
            assert decision(name, view(false, seat)) == answer


def test_the_exchanges_reach_the_cards_that_a_bot_would_like_to_know() -> None:
    """Otherwise the law above would be tried on nothing: the other hand and the deck change places of cards."""
    walk = Walk("2 second B", 3)
    state = next(step.before for step in walk.steps())
    rng = Random(1)
    hand, deck = state.players[1].hand, state.pile("development")
    swapped = {card for one, other in pairs(state, 0, rng, 60) for card in (one, other)}

    assert swapped & set(hand)
    assert swapped & set(deck)


def test_our_bots_are_given_no_game_and_ask_for_none() -> None:
    """A view holds no state. What imagines states is open to bots, what remembers the true one is not."""
    folder = Path(kingdom.bots.__file__).parent
    games = {"kingdom.game.game", "kingdom.game.record", "kingdom.game.position", "kingdom.store"}
    for file in folder.rglob("*.py"):
        if file.name == "match.py":  # it plays games between bots, and is no bot
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in games, f"{file.name} imports {node.module}"


# --- levels


@pytest.mark.parametrize("key", LEVELS)
def test_a_level_keeps_to_its_own_budget_whatever_it_is_offered(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[Budget] = []

    class Patient:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def decide(self, sight: View, budget: Budget = LITTLE) -> Answer:
            offered.append(budget)
            return sight.options[0]

    monkeypatch.setattr(registry, "make", lambda name, seed: Patient(seed))
    sight = kingdom.new_game(seed=1).view(0)
    bot = bots.at_level(key, 1)
    bot.decide(sight)
    bot.decide(sight, replace(LITTLE, seconds=99.0))

    assert offered == [LEVELS[key].budget] * 2
