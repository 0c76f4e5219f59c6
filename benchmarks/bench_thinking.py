"""How the regent thinks about Choice: how much faster in C++, and what it costs to stop when a choice is certain.

    python benchmarks/bench_thinking.py [--ruleset two] [--deals 3] [--seconds 1] [--trials 20000] [--slow]

Looks at half of the turns of Choice in some games between two regents in a hurry. Each turn is decided twice: by the
clock, where whatever is certain to be worse drops out, and with a fixed number of trials. Where the two disagree, both
answers are tried on other deals, the same ones for both, which tells by how much one was better.

With `--slow` the trials by numba are timed as well, on the same positions; numba compiles for a minute the first time.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from kingdom.bots.bot import Budget
from kingdom.bots.regent import trial
from kingdom.bots.regent.bot import SHARE, Regent
from kingdom.bots.regent.desk import Desk
from kingdom.bots.regent.searching import best_turn, candidates
from kingdom.bots.regent.weights import shipped
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.fast.engine import engine_of
from kingdom.game.making import new_game
from kingdom.game.rulesets import rulesets

HURRY = Budget(simulations=30)
"""How the games are played in which turns are looked at."""
JUDGED = 6000
"""Other deals on which two answers are compared."""
TIMED = 200
"""Deals on which trials are timed."""


@dataclass
class Turn:
    """A turn of Choice that a bot has to decide."""

    desk: Desk
    row: Any
    seat: int
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
                desk = Desk(engine_of(view.rules), shipped())
                yield Turn(desk, desk.engine.row_of(imagine(view, chance.random)), seat, chance.getrandbits(40))
            game.play(seat, players[seat].decide(view, HURRY))


def better_by(turn: Turn, one: Sequence[int], other: Sequence[int]) -> float:
    """By how much one answer is better than the other, in games, on other deals than they were found on."""
    turn.desk.ask(trial.APPRAISE, turn.row, turn.seat)
    turn.desk.put_actions([one, other])
    turn.desk.put_left([0, 1])
    totals = turn.desk.tried(turn.row, turn.seat, [0, 1], JUDGED, turn.seed + 2_000_000)
    return (totals[0] - totals[1]) / JUDGED


def trials_a_second(turn: Turn, *, by_numba: bool) -> float:
    """How many trials a second of all that is worth one, in C++ where there is a compiler, or by numba."""
    desk = turn.desk
    native, desk._native = desk._native, None if by_numba else desk._native
    found = candidates(desk, turn.row, turn.seat, 400)
    desk.ask(trial.APPRAISE, turn.row, turn.seat)
    desk.put_actions(found)
    left = list(range(len(found)))
    desk.put_left(left)
    desk.tried(turn.row, turn.seat, left, 1, turn.seed)
    began = monotonic()
    desk.tried(turn.row, turn.seat, left, TIMED, turn.seed)
    spent = monotonic() - began
    desk._native = native
    return len(found) * TIMED / max(spent, 1e-9)


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
    parser.add_argument("--slow", action="store_true", help="time numba as well")
    given = parser.parse_args(words)
    clock, counted, fast, slow, gains = [], [], [], [], []
    for turn in turns(given.ruleset, given.deals, given.first):
        began = monotonic()
        sooner = best_turn(turn.desk, turn.row, turn.seat, turn.seed, None, began + given.seconds * SHARE)
        clock.append(monotonic() - began)
        began = monotonic()
        later = best_turn(turn.desk, turn.row, turn.seat, turn.seed + 1_000_000, given.trials, None)
        counted.append(monotonic() - began)
        gains.append(better_by(turn, sooner, later) if sooner != later else 0.0)
        fast.append(trials_a_second(turn, by_numba=False))
        if given.slow:
            slow.append(trials_a_second(turn, by_numba=True))
        sys.stderr.write(f"\r{len(clock)} turns")
    sys.stderr.write("\n")
    print(f"{given.ruleset}: {len(clock)} turns, {mean(fast):,.0f} trials/s")
    if slow:
        print(f"by numba {mean(slow):,.0f} trials/s")
    print(f"{given.seconds:g} s: {mean(clock):.3f} s, at most {max(clock):.3f} s")
    print(f"{given.trials} trials: {mean(counted):.3f} s")
    print(f"answers that differ: {sum(map(bool, gains))}; by the clock {mean(gains):+.5f} games a turn")


if __name__ == "__main__":
    main()
