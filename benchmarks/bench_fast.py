"""The fast engine on one core, compared with the definition, all in one run.

    python benchmarks/bench_fast.py [--seconds 1.0] [--repeat 5]

Random games from setup to the end; rates are medians of CPU time, so that other work hardly matters, and ratios are
ratios of the medians. An offer is one decision everywhere. Prints:
games       definition and fast engine in turn, for three rulesets;
simulate    what a search asks for: hidden cards dealt anew, random play to the end, from the first decision on;
batch       a step of each game of a batch with an observation and a mask for a network;
first game  seconds from the start of a new process to the end of its first game, with compiled code kept from before.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from kingdom import fast
from kingdom.content import load
from kingdom.core import engine as definition
from kingdom.core.ruleset import Ruleset
from kingdom.fast import numbers, playout
from kingdom.fast import row as r
from kingdom.fast.arrays import room
from kingdom.game.streams import streams_of
from kingdom.proof.playout import random_choice, rules_of

ALL = ("menace", "advisors", "quest")
RULESETS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two+menace+advisors+quest": {"players": 2, "modules": ALL},
    "solo": {"players": 1},
    "solo+menace+advisors+quest": {"players": 1, "modules": ALL},
}
FIRST = (
    "from kingdom import fast; from kingdom.fast.games import play_on_rows; e = fast.engine(players=2); "
    "play_on_rows(e.rules, [1])"
)


def by_definition(rules: Ruleset, first: int, count: int) -> int:
    """The number of decisions in some random games."""
    decisions = 0
    for seed in range(first, first + count):
        streams = streams_of(seed)
        state, _ = definition.begin(rules, streams)
        stream = streams("random play")
        while definition.waiting(state):
            definition.push(state, *random_choice(state, stream))
            decisions += 1
    return decisions


def rate(play: Callable[[int, int], int], count: int, seconds: float) -> float:
    """Decisions a second of processor time."""
    decisions = seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play(seed, count)
        seed += count
    return decisions / (time.process_time() - began)


def games(name: str, seconds: float, repeat: int) -> None:
    rules = rules_of(RULESETS[name], load())
    engine = fast.engine_of(rules)
    lot = 500 if fast.COMPILED else 5
    row, out, digests = room(r.SIZE, "int8"), room(numbers.MOST_LEGAL, "int16"), room(lot, "int64")

    def on_rows(first: int, count: int) -> int:
        return int(playout.games(engine.table, first, count, row, out, digests))

    on_rows(0, 1)
    ours, theirs = [], []
    for _ in range(repeat):
        theirs.append(rate(lambda first, count: by_definition(rules, first, count), 2, seconds))
        ours.append(rate(on_rows, lot, seconds))
    mine, base = statistics.median(ours), statistics.median(theirs)
    print(
        f"{name:28} definition {base:10,.0f}, fast {mine:12,.0f} decisions/s ({min(ours):,.0f} - {max(ours):,.0f}), "
        f"x{mine / base:.0f}",
        flush=True,
    )


def simulations(name: str, seconds: float, repeat: int) -> None:
    engine = fast.engine(**RULESETS[name])
    row = engine.begin(7)
    seat = engine.waiting(row)[0]
    lot = 500 if fast.COMPILED else 5
    engine.simulate(row, row, seat, [0])
    found = [
        rate(lambda first, count: len(engine.simulate(row, row, seat, range(first, first + count))), lot, seconds)
        for _ in range(repeat)
    ]
    print(f"{name:28} simulate {statistics.median(found):10,.0f} a second, from the first decision", flush=True)


def batches(name: str, seconds: float, repeat: int) -> None:
    engine = fast.engine(**RULESETS[name])
    size = 256
    batch = engine.batch(range(size), threads=1)

    def picked(listed: Any, counts: Any, first: int) -> Any:
        """A legal number for each game, without the cost of a random generator."""
        if not fast.COMPILED:
            return [line[(first + g) % max(n, 1)] for g, (line, n) in enumerate(zip(listed, counts))]
        import numpy as np

        return listed[np.arange(size), (np.arange(size) + first) % np.maximum(counts, 1)]

    def steps(first: int, count: int) -> int:
        if (batch.results()[0] == -1 if fast.COMPILED else [m == -1 for m in batch.results()[0]])[0]:
            batch.deal()
        for _ in range(count):
            listed, counts, _, _ = batch.see()
            batch.apply(picked(listed, counts, first))
        return size * count

    steps(0, 1)
    found = [rate(steps, 4, seconds) for _ in range(repeat)]
    print(f"{name:28} batch {statistics.median(found):10,.0f} decisions/s with observations and masks", flush=True)


def first_game() -> None:
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", FIRST], check=True)
        spent.append(time.perf_counter() - began)
    print(
        f"first game: {min(spent[1:]):.1f} s in a new process with a warm cache ({spent[0]:.1f} s at first)", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=5)
    chosen = parser.parse_args()
    print("compiled" if fast.COMPILED else "interpreted: numba is not there, or not wanted")
    for name in RULESETS:
        games(name, chosen.seconds, chosen.repeat)
    for name in RULESETS:
        simulations(name, chosen.seconds, chosen.repeat)
    for name in RULESETS:
        batches(name, chosen.seconds, chosen.repeat)
    first_game()


if __name__ == "__main__":
    main()
