"""The fast engine on an NVIDIA GPU: checked against the CPU game by game, then measured.

    python benchmarks/bench_gpu.py [--games 65536] [--repeat 3] [--check-only]

A game is a thread. How many games a warp has, and whether they wait for each other when a phase ends, is tried in a few
ways (`--ways 32,16,8`), and the best of them is told with its setting.

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
from kingdom.fast import batch, kernels, playout, warps
from kingdom.fast import observation as o
from kingdom.fast.compiled import compiled, entry

ALL = ("menace", "advisors", "quest")
RULESETS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two+menace+advisors+quest": {"players": 2, "modules": ALL},
    "solo+menace+advisors+quest": {"players": 1, "modules": ALL},
}
BLOCK = 128
WAYS = (32,)
"""Games a warp. Fewer leave lanes idle and let more warps take turns; on an H200 that did not pay."""
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


def blocks(games: int, each: int) -> int:
    return (games + each - 1) // each


def games_a_block(ways: int) -> int:
    """With so many games a warp."""
    return BLOCK // kernels.LANES * ways


@compiled
def _spread(t: Any, row: Any, g: int, out: Any) -> None:
    """So many numbers of a game that those of a batch stand in all phases."""
    playout.some(t, row, g, 0, 17, (g * 7919) % SPREAD, out)


@entry
def spread(t: Any, rows: Any, numbers: Any, listed: Any) -> None:
    for g in range(len(rows)):
        _spread(t, rows[g], numbers[g], listed[g])


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
        self.ways: tuple[int, ...] = WAYS

    def say(self, what: str, text: str) -> None:
        print(f"{self.name:28} {what:9} {text}", flush=True)

    def fail(self, what: str) -> None:
        sys.exit(f"{self.name}: {what} differ between GPU and CPU")

    def best(self, launch: Callable[[int, int], Callable[[], None]], turns: tuple[int, ...] = (0,)) -> Any:
        """Seconds, games a warp, and whether games wait for each other, of the fastest way."""
        ways = [(games, together) for games in self.ways for together in turns]
        return min((timed(launch(*way), self.repeat), *way) for way in ways)

    def whole(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        decisions, digests = cuda.device_array(games, np.int64), cuda.device_array(games, np.int64)

        def launch(ways: int, together: int) -> Callable[[], None]:
            made = self.made["whole"][blocks(games, games_a_block(ways)), BLOCK]
            return lambda: made(self.t, 0, decisions, digests, games, ways, together)

        spent, ways, together = self.best(launch, (0, 1))
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
            f"{games / spent / 1e6:.2f} M games/s, {rate:,.0f} M decisions/s ({ways} a warp{', together' * together}); "
            f"{len(ours)} games equal those of the CPU ({ours.sum() / cpu / 1e6:.1f} M decisions/s on "
            f"{batch_.threads} threads)",
        )

    def some(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        batch_ = self.engine.batch(range(games))
        batch_._over(spread, batch_.rows, np.arange(games), batch_.listed)
        meta = np.zeros((3, games), np.int64)
        meta[0] = np.arange(games)
        rows, on = cuda.to_device(batch_.rows), cuda.to_device(meta)
        few = min(checked, games)
        self.made["some"][blocks(games, BLOCK), BLOCK](self.t, rows, on, NUMBERS, games, kernels.LANES)
        mine = meta[:, :few].copy()
        cpu_some(self.engine.table, batch_.rows[:few], mine, NUMBERS, batch_.listed[:few])
        if not (rows.copy_to_host()[:few] == batch_.rows[:few]).all():
            self.fail("rows after some numbers")
        if not (on.copy_to_host()[:, :few] == mine).all():
            self.fail("hashes after some numbers")

        def launch(ways: int, _: int) -> Callable[[], None]:
            made = self.made["some"][blocks(games, games_a_block(ways)), BLOCK]
            return lambda: made(self.t, rows, on, NUMBERS, games, ways)

        spent, ways, _ = self.best(launch)
        self.say(
            "some",
            f"{games * NUMBERS / spent / 1e6:,.0f} M numbers/s ({ways} a warp); {few} rows equal those of the CPU",
        )
        self.step(rows, on, few)

    def step(self, rows: Any, meta: Any, few: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        seen = cuda.to_device(rows.copy_to_host())
        words = cuda.device_array((games, o.OBSERVED // 4), np.int32)
        pairs = cuda.to_device(warps.pairs_of(self.engine.table))
        looked = self.made["observe"][blocks(games, warps.WARPS), warps.WARPS * kernels.LANES]
        as_words = rows.view(np.int32), seen.view(np.int32)

        def look() -> None:
            looked(self.t, pairs, *as_words, words, games)

        def step(ways: int, _: int) -> Callable[[], None]:
            made = self.made["some"][blocks(games, games_a_block(ways)), BLOCK]
            return lambda: made(self.t, rows, meta, 1, games, ways)

        def both(ways: int, _: int) -> Callable[[], None]:
            stepped = step(ways, 0)
            return lambda: (stepped(), look())[0]

        for _ in range(40):  # what was seen before is of a row in the middle of a window: after some phases it is right
            both(kernels.LANES, 0)()
        spent, ways, _ = self.best(both)
        alone, _, _ = self.best(step)
        look()
        looks = timed(look, self.repeat)
        found = words.copy_to_host().view(np.int8)[:few]
        expected = np.zeros((few, o.OBSERVED), np.int8)
        batch.observe_all(self.engine.table, rows.copy_to_host()[:few], seen.copy_to_host()[:few], expected)
        if not (found == expected).all():
            self.fail(f"observations at {np.unique(np.argwhere(found != expected)[:, 1])[:20]}")
        self.say(
            "step",
            f"{games / alone / 1e6:,.0f} M numbers/s; observations {games / looks / 1e6:,.0f} M/s; both "
            f"{games / spent / 1e6:,.0f} M/s ({ways} a warp); {few} observations equal those of the CPU",
        )

    def simulate(self, checked: int) -> None:
        np, cuda, games = self.np, kernels.cuda, self.games
        row = self.engine.begin(7)
        on, results = cuda.to_device(row), cuda.device_array(games, np.int8)
        seat = self.engine.waiting(row)[0]

        def launch(ways: int, _: int) -> Callable[[], None]:
            made = self.made["simulate"][blocks(games, games_a_block(ways)), BLOCK]
            return lambda: made(self.t, on, on, seat, 0, results, games, ways)

        spent, ways, _ = self.best(launch)
        ours = self.engine.simulate(row, row, seat, range(min(checked, games)))
        if not (results.copy_to_host()[: len(ours)] == ours).all():
            self.fail("simulations")
        self.say(
            "simulate",
            f"{games / spent / 1e6:.2f} M/s from round 1 ({ways} a warp); {len(ours)} equal those of the CPU",
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--registers", type=int, default=0, help="most registers a thread")
    parser.add_argument("--rulesets", default="all", help=f"all, or some of {', '.join(RULESETS)}")
    parser.add_argument("--parts", default="whole,simulate,some")
    parser.add_argument("--ways", default=",".join(map(str, WAYS)), help="games a warp, each tried")
    parser.add_argument("--check-only", action="store_true")
    chosen = parser.parse_args()
    if not kernels.available():
        print("skipped: no NVIDIA GPU here, or no numba-cuda to use it with")
        return
    cap = chosen.registers or None
    named = {"whole": kernels.whole, "some": kernels.some, "simulate": kernels.simulate, "observe": warps.observe}
    made = {name: kernels.kernel(function, cap) for name, function in named.items()}
    games = 4096 if chosen.check_only else chosen.games
    benches = []
    for name in RULESETS if chosen.rulesets == "all" else chosen.rulesets.split(","):
        benches.append(Bench(name, games, chosen.repeat, made))
        benches[-1].ways = tuple(map(int, chosen.ways.split(",")))
    for part in chosen.parts.split(","):
        for bench in benches:
            getattr(bench, part)(16384)


if __name__ == "__main__":
    main()
