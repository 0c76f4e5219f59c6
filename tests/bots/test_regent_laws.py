"""Laws of the regent: any budget, any order of cards, the library and interpreted alike; and its strength."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from click.testing import CliRunner

import kingdom
from kingdom.bots.bot import Answer, Budget
from kingdom.bots.regent import Regent, decision
from kingdom.bots.regent.thinker import Thinker
from kingdom.cli import main
from kingdom.core.actions import Action
from kingdom.core.engine import apply
from kingdom.core.phases import CHOICE
from kingdom.core.state import Seat, State
from kingdom.core.view import view
from kingdom.game.rulesets import rulesets
from kingdom.native import bound, is_native
from kingdom.native.memory import integers
from tests.kit.rooms import interpret

GAME = """
import hashlib, kingdom
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.bots.regent import Regent, decision
from kingdom.native import is_native

alone = kingdom.new_game(seed=15001, scenario="the_thief_guild")
play_out(alone, [Regent(1)], [Budget(simulations=2)])
print(is_native(), alone.is_over, hashlib.sha256(alone.record().to_json().encode()).hexdigest())
"""
EVERYTHING = "two+menace+advisors+quest"
needs_library = pytest.mark.skipif(not is_native(), reason="interpreted it takes minutes")


def decisions(ruleset: str, seed: int, every: int) -> Iterator[tuple[State, Seat]]:
    """Some decisions of a game between regents in a hurry."""
    game = kingdom.new_game(seed=seed, **rulesets()[ruleset])
    players, number = [Regent(1), Regent(2)], 0
    while waiting := game.waiting():
        seat = waiting[0]
        number += 1
        if number % every == 0 and len(game.options(seat)) > 1:
            yield game.state.copy(), seat
        game.play(seat, players[seat].decide(game.view(seat), Budget(simulations=4)))


def plan_of(answer: Answer) -> list[Action]:
    return [answer] if isinstance(answer, Action) else list(answer)


# --- budgets


@needs_library
@pytest.mark.parametrize("ruleset", [EVERYTHING, "solo+menace+advisors+quest", "the_thief_guild"])
def test_any_number_of_trials_gives_a_legal_answer(ruleset: str) -> None:
    """More trials than the regent has use for, too."""
    for state, seat in decisions(ruleset, 3, 5):
        for trials in (1, 2, 3, 37, 449, 2000):
            after = state
            for action in plan_of(Regent(5).decide(view(state, seat), Budget(simulations=trials))):
                after, _ = apply(after, seat, action)


@needs_library
@pytest.mark.parametrize("seconds", [1e-6, 0.002, 0.03])
def test_any_time_to_think_gives_a_legal_answer(seconds: float) -> None:
    for state, seat in decisions(EVERYTHING, 4, 7):
        after = state
        for action in plan_of(Regent(5).decide(view(state, seat), Budget(seconds=seconds))):
            after, _ = apply(after, seat, action)


# --- the order of cards


def rearranged(state: State, seat: Seat, chance: Random) -> State:
    """The same position with the seat's hand, Selection and construction in another order."""
    found = state.copy()
    mine = found.players[seat]
    hand, selection, sites = (
        tuple(chance.sample(cards, len(cards))) for cards in (mine.hand, mine.selection, mine.construction)
    )
    players = list(found.players)
    players[seat] = replace(mine, hand=hand, selection=selection, construction=sites)
    found.players = tuple(players)
    return found


@needs_library
def test_the_order_of_cards_makes_no_decision_worse() -> None:
    """In Choice both answers are tried on the same deals; they differ by less than a hundredth of a game on average."""
    chance, lost, compared = Random(4), 0.0, 0
    for ruleset, seed in (("two", 5), (EVERYTHING, 6)):
        for state, seat in decisions(ruleset, seed, 4):
            if state.phase.window:
                continue
            sight = view(state, seat)
            answers = [
                plan_of(Regent(9).decide(one, Budget(simulations=600)))[0]
                for one in (sight, view(rearranged(state, seat, chance), seat))
            ]
            if answers[0] != answers[1]:
                thinker = Thinker(sight)
                chances = [[one.chance for one in thinker.outcomes(answer, range(200))] for answer in answers]
                lost += (sum(chances[0]) - sum(chances[1])) / 200
            compared += 1
    assert compared >= 20
    assert abs(lost) / compared < 0.01


# --- the library and interpreted


@needs_library
def test_a_game_of_the_native_bot_is_the_game_of_the_interpreted_one() -> None:
    def printed(**environment: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", GAME], env={**os.environ, **environment}, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    (native, over, digest), (interpreted, over_too, same) = printed(), printed(KINGDOM_NATIVE="off")
    assert (native, interpreted, over, over_too) == ("True", "False", "True", "True")
    assert digest == same


@needs_library
def test_outcomes_are_those_of_the_interpreted_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [(state, seat) for state, seat in decisions(EVERYTHING, 7, 9) if not state.phase.window][:3]

    def found() -> list[object]:
        thinkers = [Thinker(view(state, seat)) for state, seat in given]
        return [thinker.outcomes(thinker.candidates()[0], range(2)) for thinker in thinkers]

    native = found()
    interpret(monkeypatch)
    assert found() == native
    assert len(native) == 3


@needs_library
def test_a_number_means_the_same_deal_however_many_are_asked_for() -> None:
    state, seat = next(decisions("two", 8, 3))
    thinker = Thinker(view(state, seat))
    action = thinker.candidates()[0]
    deals = range(5, 405)
    found = thinker.outcomes(action, deals)
    assert thinker.outcomes(action, deals[7::50]) == found[7::50]
    assert len(set(found)) > 50


def values(thinker: Thinker, lines: Sequence[int]) -> list[float]:
    """The values of some candidates on one deal."""
    s = thinker.workspace
    s.left[: len(lines)] = memoryview(integers("Ints", lines))
    s.state[decision.REMAINING] = len(lines)
    s.progress[decision.NEXT_SEED] = 77
    bound(decision.lot)(s, thinker.seat, 1)
    return list(s.values[: len(lines)])


@needs_library
@pytest.mark.parametrize("ruleset", ["two", EVERYTHING])
def test_a_round_that_is_known_has_the_value_that_planning_it_again_would_give(ruleset: str) -> None:
    """All candidates are tried together on one deal, and then each alone: rounds are only remembered within a deal."""
    turns = [(state, seat) for state, seat in decisions(ruleset, 9, 3) if state.phase == CHOICE]
    known = tried = 0
    for state, seat in turns:
        thinker = Thinker(view(state, seat), 3)
        s, count = thinker.workspace, len(thinker.candidates())
        together = values(thinker, range(count))
        known += len(s.filled) - list(s.filled).count(0)
        tried += 2 * count
        assert [values(thinker, [line])[0] for line in range(count)] == together
    assert len(turns) > 3
    assert known < tried


# --- strength


@needs_library
@pytest.mark.parametrize("ruleset", ["two", EVERYTHING])
def test_with_few_trials_it_beats_the_steward(ruleset: str) -> None:
    asked = ["arena", "regent@10", "steward", "--rulesets", ruleset, "--sprt", "0", "200", "--games", "80"]
    done = CliRunner().invoke(main, asked, catch_exceptions=False)
    assert "at least +200 Elo" in done.stdout


@needs_library
def test_with_more_trials_it_is_stronger() -> None:
    asked = ["arena", "regent@60", "regent@2", "--sprt", "0", "200", "--games", "80"]
    done = CliRunner().invoke(main, asked, catch_exceptions=False)
    assert "at least +200 Elo" in done.stdout
