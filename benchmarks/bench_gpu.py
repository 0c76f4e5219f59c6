"""The fast engine on an NVIDIA GPU: checked against the CPU game by game, then measured.

    python benchmarks/bench_gpu.py [--games 65536] [--repeat 3] [--check-only]

Needs numba, numba-cuda and a GPU; without them it says so and ends with exit code 0. Prints, all in one run:
whole     whole games from the shuffle to the score (M games/s, M decisions/s; an offer is one decision);
some      a batch spread over all phases, 128 numbers a launch, ended games are dealt anew;
step      one number a launch, and an observation of each game written by a warp: what a network waits for;
simulate  a position as one seat knows it, the rest dealt anew, played at random to its end.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from kingdom import fast
from kingdom.fast import batch, kernels, playout
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.compiled import compiled, entry

ALL = ("menace", "advisors", "quest")
RULESETS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two+menace+advisors+quest": {"players": 2, "modules": ALL},
    "solo+menace+advisors+quest": {"players": 1, "modules": ALL},
}
BLOCK = 128
NUMBERS = 128
SPREAD = 300
"""A batch is begun so many numbers apart at most."""


def timed(launch: Callable[[], None], repeat: int) -> float:
    """Median seconds on the GPU's own clock, after one launch to warm up."""
    cuda = kernels.cuda
    launch()
    cuda.synchronize()
    found = []
    for _ in range(repeat):
        first, last = cuda.event(), cuda.event()
        first.record()
        launch()
        last.record()
        last.synchronize()
        found.append(cuda.event_elapsed_time(first, last) / 1e3)
    return statistics.median(found)


def blocks(games: int, each: int = BLOCK) -> int:
    return (games + each - 1) // each


@compiled
def _spread(t: Any, row: Any, seen: Any, g: int, out: Any) -> None:
    """So many numbers of a game that those of a batch stand in all phases, with what was seen when a window opened."""
    seed, counter, digest = g, 0, 17
    for _ in range((g * 7919) % SPREAD):
        phase = row[r.PHASE]
        round_ = row[r.ROUND]
        seed, counter, digest = playout.some(t, row, seed, counter, digest, 1, out)
        if row[r.PHASE] != phase or row[r.ROUND] != round_:
            for k in range(r.SIZE):
                seen[k] = row[k]


@entry
def spread(t: Any, rows: Any, seen: Any, listed: Any) -> None:
    for g in range(len(rows)):
        _spread(t, rows[g], seen[g], g, listed[g])


@entry
def cpu_some(t: Any, rows: Any, meta: Any, count: int, listed: Any) -> None:
    for g in range(len(rows)):
        meta[0][g], meta[1][g], meta[2][g] = playout.some(
            t, rows[g], meta[0][g], meta[1][g], meta[2][g], count, listed[g]
        )


class Bench:
    def __init__(self, name: str, games: int, repeat: int, made: dict[str, Any]) -> None:
        import numpy as np

        self.np, self.name, self.games, self.repeat, self.made = np, name, games, repeat, made
        self.engine = fast.engine(**RULESETS[name])
        self.t = kernels.cuda.to_device(self.engine.table)

    def say(self, what: str, text: str) -> None:
        print(f"{self.name:28} {what:9} {text}", flush=True)

    def fail(self, what: str) -> None:
        sys.exit(f"{self.name}: {what} differ between GPU and CPU")

    def whole(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        decisions, digests = cuda.device_array(games, np.int64), cuda.device_array(games, np.int64)
        launch = self.made["whole"][blocks(games), BLOCK]
        spent = timed(lambda: launch(self.t, 0, decisions, digests, games), self.repeat)
        made = decisions.copy_to_host()
        batch_ = self.engine.batch(range(min(checked, games)))
        began = time.perf_counter()
        ours, theirs = batch_.finish()
        cpu = time.perf_counter() - began
        if not ((made[: len(ours)] == ours).all() and (digests.copy_to_host()[: len(ours)] == theirs).all()):
            self.fail("whole games")
        rate = made.sum() / spent / 1e6
        self.say(
            "whole",
            f"{games / spent / 1e6:.2f} M games/s, {rate:,.0f} M decisions/s; {len(ours)} games equal those of the CPU "
            f"({ours.sum() / cpu / 1e6:.1f} M decisions/s on {batch_.threads} threads)",
        )

    def some(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        batch_ = self.engine.batch(range(games))
        batch_._over(spread, batch_.rows, batch_.seen, batch_.listed)
        meta = np.zeros((3, games), np.int64)
        meta[0] = np.arange(games)
        rows, seen, on = cuda.to_device(batch_.rows), cuda.to_device(batch_.seen), cuda.to_device(meta)
        self.made["some"][blocks(games), BLOCK](self.t, rows, on, NUMBERS, games)
        few = min(checked, games)
        cpu_some(self.engine.table, batch_.rows[:few], meta[:, :few].copy(), NUMBERS, batch_.listed[:few])
        if not (rows.copy_to_host()[:few] == batch_.rows[:few]).all():
            self.fail("rows after some numbers")
        launch = self.made["some"][blocks(games), BLOCK]
        spent = timed(lambda: launch(self.t, rows, on, NUMBERS, games), self.repeat)
        self.say("some", f"{games * NUMBERS / spent / 1e6:,.0f} M numbers/s; {few} rows equal those of the CPU")
        self.step(rows, seen, on, few)

    def step(self, rows: Any, seen: Any, meta: Any, few: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        words = cuda.device_array((games, o.OBSERVED // 4), np.int32)
        step = self.made["step"][blocks(games), BLOCK]
        look = self.made["observe"][blocks(games, 4), BLOCK]

        def both() -> None:
            step(self.t, rows, seen, meta, games)
            look(self.t, rows, seen, words, games)

        for _ in range(40):  # `some` leaves `seen` behind: after a few phases it is right everywhere
            both()
        alone = timed(lambda: step(self.t, rows, seen, meta, games), self.repeat)
        looks = timed(lambda: look(self.t, rows, seen, words, games), self.repeat)
        spent = timed(both, self.repeat)
        found = words.copy_to_host().view(np.int8)[:few]
        expected = np.zeros((few, o.OBSERVED), np.int8)
        batch.observe_all(self.engine.table, rows.copy_to_host()[:few], seen.copy_to_host()[:few], expected)
        if not (found == expected).all():
            self.fail(f"observations at {np.unique(np.argwhere(found != expected)[:, 1])[:20]}")
        self.say(
            "step",
            f"{games / alone / 1e6:,.0f} M numbers/s; observations {games / looks / 1e6:,.0f} M/s; both "
            f"{games / spent / 1e6:,.0f} M/s; {few} observations equal those of the CPU",
        )

    def simulate(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        row = self.engine.begin(7)
        on, results = cuda.to_device(row), cuda.device_array(games, np.int8)
        seat = self.engine.waiting(row)[0]
        launch = self.made["simulate"][blocks(games), BLOCK]
        spent = timed(lambda: launch(self.t, on, on, seat, 0, results, games), self.repeat)
        ours = self.engine.simulate(row, row, seat, range(min(checked, games)))
        if not (results.copy_to_host()[: len(ours)] == ours).all():
            self.fail("simulations")
        self.say("simulate", f"{games / spent / 1e6:.2f} M/s from round 1; {len(ours)} equal those of the CPU")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--registers", type=int, default=0, help="most registers a thread")
    parser.add_argument("--rulesets", default="all", help=f"all, or some of {', '.join(RULESETS)}")
    parser.add_argument("--parts", default="whole,some,simulate")
    parser.add_argument("--check-only", action="store_true")
    chosen = parser.parse_args()
    if not kernels.available():
        print("skipped: no NVIDIA GPU here, or no numba-cuda to use it with")
        return
    from kingdom.fast import warps

    cap = chosen.registers or None
    named = {"whole": kernels.whole, "some": kernels.some, "step": kernels.step, "simulate": kernels.simulate}
    made = {name: kernels.kernel(function, cap) for name, function in named.items()}
    made["observe"] = kernels.kernel(warps.observe)
    games = 4096 if chosen.check_only else chosen.games
    for name in RULESETS if chosen.rulesets == "all" else chosen.rulesets.split(","):
        bench = Bench(name, games, chosen.repeat, made)
        for part in chosen.parts.split(","):
            getattr(bench, part)(16384)


if __name__ == "__main__":
    main()
