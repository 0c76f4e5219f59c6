"""The regent in Choice: its speed, and the cost of stopping when a choice is certain.

    python benchmarks/bench_thinking.py [--ruleset two] [--deals 3] [--seconds 1] [--trials 20000]

Looks at half of the turns of Choice in some games between two regents in a hurry. Each turn is decided twice: by the
clock, where whatever is certain to be worse drops out, and with a fixed number of trials. Where the two disagree, both
answers are tried on other deals, the same ones for both, which tells by how much one was better.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import monotonic

from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent, decision
from kingdom.bots.regent.thinker import Thinker
from kingdom.core.actions import Action
from kingdom.core.phases import CHOICE
from kingdom.core.view import View
from kingdom.game.making import new_game
from kingdom.game.rulesets import rulesets
from kingdom.native import bound

HURRY = Budget(simulations=30)
"""The budget of the games in which turns are looked at."""
JUDGED = 6000
"""Other deals on which two answers are compared."""
TIMED = 200
"""Deals on which trials are timed."""
BUDGET = 400
"""Trials that the timed candidates are listed for."""


@dataclass
class Turn:
    """A turn of Choice that a bot has to decide."""

    view: View
    seed: int


def turns(ruleset: str, deals: int, first: int) -> Iterator[Turn]:
    """Half of the turns of some games."""
    chance = random.Random(first)
    for seed in range(first, first + deals):
        game = new_game(seed=seed, **rulesets()[ruleset])
        players = [Regent(1), Regent(2)]
        while waiting := game.waiting():
            seat = waiting[0]
            view = game.view(seat)
            if view.phase == CHOICE and len(view.options) > 1 and chance.random() < 0.5:
                yield Turn(view, chance.getrandbits(40))
            game.play(seat, players[seat].decide(view, HURRY))


def decided(turn: Turn, budget: Budget) -> tuple[Action, float]:
    """The answer, and the seconds that it took."""
    began = monotonic()
    (answer,) = Thinker(turn.view, turn.seed).decide(budget)
    return answer, monotonic() - began


def better_by(turn: Turn, one: Action, other: Action) -> float:
    """The gain of one answer over the other, in games, on other deals than they were found on."""
    thinker = Thinker(turn.view, turn.seed)
    deals = range(turn.seed + 2_000_000, turn.seed + 2_000_000 + JUDGED)
    chances = [sum(found.chance for found in thinker.outcomes(answer, deals)) for answer in (one, other)]
    return (chances[0] - chances[1]) / JUDGED


def trials_a_second(turn: Turn) -> float:
    """Trials a second of all candidates of a turn."""
    thinker = Thinker(turn.view, turn.seed)
    count = bound(decision.begin)(thinker.workspace, thinker.row, thinker.seat, turn.seed, BUDGET)
    bound(decision.lot)(thinker.workspace, thinker.seat, 1)
    began = monotonic()
    bound(decision.lot)(thinker.workspace, thinker.seat, TIMED)
    return count * TIMED / max(monotonic() - began, 1e-9)


def mean(numbers: Sequence[float]) -> float:
    """Their mean."""
    return sum(numbers) / len(numbers)


def main(words: Sequence[str] | None = None) -> None:
    """Look at some turns, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ruleset", default="two")
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--first", type=int, default=10, help="the first deal")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--trials", type=int, default=20_000)
    given = parser.parse_args(words)
    clock, counted, fast, gains = [], [], [], []
    for turn in turns(given.ruleset, given.deals, given.first):
        sooner, seconds = decided(turn, Budget(seconds=given.seconds))
        clock.append(seconds)
        later, seconds = decided(turn, Budget(simulations=given.trials))
        counted.append(seconds)
        gains.append(better_by(turn, sooner, later) if sooner != later else 0.0)
        fast.append(trials_a_second(turn))
        sys.stderr.write(f"\r{len(clock)} turns")
    sys.stderr.write("\n")
    print(f"{given.ruleset}: {len(clock)} turns, {mean(fast):,.0f} trials/s")
    print(f"{given.seconds:g} s: {mean(clock):.3f} s, at most {max(clock):.3f} s")
    print(f"{given.trials} trials: {mean(counted):.3f} s")
    print(f"answers that differ: {sum(map(bool, gains))}; by the clock {mean(gains):+.5f} games a turn")


if __name__ == "__main__":
    main()
