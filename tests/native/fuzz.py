"""Rows that no game leads to, given to everything that takes one: `python tests/native/fuzz.py [--seconds 5]`.

Each call answers or is refused with a reason; the interpreter never crashes. Run by a test in a process of its own, and
by `make test-deep` with a library whose every access is checked (`KINGDOM_NATIVE`, see `sanitized.py`).
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from kingdom import fast
from kingdom.fast import row as r
from kingdom.fast.limits import LEAST, MOST
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.perft import ways
from kingdom.game.rulesets import rulesets
from kingdom.native import Refused, is_native

RULESETS = ("two", "two+menace+advisors+quest", "solo+menace+advisors+quest", "rats_everywhere", "the_thief_guild")


def a_position(engine: fast.Engine, chance: Random) -> array[int]:
    """One of a game at random."""
    row = engine.begin(chance.randrange(1000))
    for _ in range(chance.randrange(200)):
        if engine.is_over(row):
            break
        seat = engine.waiting(row)[0]
        engine.apply(row, seat, chance.choice(engine.legal(row, seat)))
    return row  # type: ignore[return-value]


def within_range(engine: fast.Engine, chance: Random) -> array[int]:
    """Any numbers that the places can hold: not a position, but that isn't obvious."""
    return array("b", [chance.randint(least, most) for least, most in zip(LEAST, MOST)])


def altered(engine: fast.Engine, chance: Random) -> array[int]:
    """A position with a few other numbers, mostly within their ranges."""
    row = a_position(engine, chance)
    for _ in range(chance.randint(1, 6)):
        k = chance.randrange(r.SIZE)
        row[k] = chance.randint(LEAST[k], MOST[k]) if chance.random() < 0.9 else chance.randint(-128, 127)
    return row


def noise(engine: fast.Engine, chance: Random) -> array[int]:
    return array("b", [chance.randint(-128, 127) for _ in range(r.SIZE)])


def cut(engine: fast.Engine, chance: Random) -> array[int]:
    return a_position(engine, chance)[: chance.randrange(r.SIZE)]


MAKERS = (a_position, within_range, altered, altered, noise, cut)


def questions(engine: fast.Engine, row: Any, chance: Random) -> list[Callable[[], object]]:
    """Everything that takes a row."""
    seat, number = chance.randint(-1, 2), chance.randint(-2, ACTIONS + 1)
    return [
        lambda: engine.waiting(row),
        lambda: engine.legal(row, seat),
        lambda: engine.mask(row, seat),
        lambda: engine.observe(row, row, seat),
        lambda: engine.scores(row),
        lambda: engine.outcome(row),
        lambda: engine.determinize(row, row, seat, chance),
        lambda: engine.simulate(row, row, seat, [1, 2]),
        lambda: ways(engine, row, 1),
        lambda: engine.apply(row, seat, number),
        lambda: engine.apply(row, 0, chance.choice(engine.legal(row, 0) or [0])),
    ]


def main() -> None:
    """Ask until the time is up; how often what was answered or refused goes to standard output."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance, until, found = Random(given.seed), monotonic() + given.seconds, Counter[str]()
    engines = [fast.engine(**rulesets()[name]) for name in RULESETS]
    while monotonic() < until:
        engine = chance.choice(engines)
        row = chance.choice(MAKERS)(engine, chance)
        for ask in questions(engine, row, chance):
            try:
                ask()
                found["answered"] += 1
            except (Refused, IndexError):  # an index beyond a row that was cut, in Python
                found["refused"] += 1
        numbers = array("h", [chance.randint(-5, ACTIONS + 5) for _ in range(4)])
        batch = engine.batch([1, 2, 3, 4], threads=1)
        for _ in range(20):
            try:
                chance.choice((batch.step, batch.apply))(numbers)
                numbers = array("h", [chance.choice(line[: max(n, 1)]) for line, n in zip(*batch.legal())])
            except Refused:
                found["refused"] += 1
                numbers = array("h", [chance.randint(-5, ACTIONS + 5) for _ in range(4)])
    sys.stdout.write(f"native {is_native()}, answered {found['answered']}, refused {found['refused']}\n")


if __name__ == "__main__":
    main()
