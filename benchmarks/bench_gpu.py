"""The fast engine on an NVIDIA GPU: checked against the CPU game by game, then measured.

    python benchmarks/bench_gpu.py [--games 65536] [--repeat 5] [--check-only]
    python benchmarks/bench_gpu.py --brief

`--brief` takes less than five minutes: two rulesets, the figures that matter beside those of the last measurement,
and environments on the GPU stepped beside those on the CPU. It ends with exit code 1 if anything differs.

The first run compiles the kernels of each ruleset, a minute each; they are kept. Needs the extra `cuda` and a GPU;
without them it skips, with exit code 0. Prints, all in one run, each line with what was equal to the CPU's:
whole     whole games from the shuffle to the score (M games/s, M decisions/s; an offer is one decision);
simulate  a position as one seat knows it, the rest dealt again, played at random to its end;
some      a batch spread over all phases, 128 numbers a launch, ended games are dealt again;
step      one number a launch, and what the seat to move sees of each game: what a network waits for;
batched   `kingdom.rl.batched` on the GPU and on the CPU, with the same actions.
Where rows of whole games lie is tried in some ways (`--rows 8,0`: 0 is shared memory, 8 local memory with 8 blocks a
multiprocessor), and so is whether the games of a warp wait for each other when a phase ends.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from kingdom import fast
from kingdom.fast import batch
from kingdom.fast import observation as o
from kingdom.gpu import available
from kingdom.native import bound, is_native

SOME = (4, 8, 16, 32)
"""Games a warp: each is tried."""

ALL = ("menace", "advisors", "quest")
RULESETS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two+menace+advisors+quest": {"players": 2, "modules": ALL},
    "solo+menace+advisors+quest": {"players": 1, "modules": ALL},
}
BRIEF = tuple(RULESETS)[:2]
BEFORE = {
    ("whole", "two"): 6.84e9,
    ("whole", "two+menace+advisors+quest"): 1.58e9,
    ("step", "two"): 257e6,
    ("step", "two+menace+advisors+quest"): 203e6,
}
"""Decisions and observations a second on one H200, as `results.md` has them."""
NUMBERS = 128
SPREAD = 300
"""A batch is begun so many numbers apart at most."""


class Bench:
    """One ruleset."""

    def __init__(self, name: str, games: int, repeat: int, rows: list[int], shapes: list[tuple[int, ...]]) -> None:
        import numpy as np

        from kingdom.gpu import driver, source

        self.np, self.name, self.games, self.repeat, self.array = np, name, games, repeat, driver.Array
        self.engine = fast.engine(**RULESETS[name])
        began = time.perf_counter()
        self.ways = {local: driver.Kernels(self.engine.table, local) for local in rows}
        self.kernels = next(iter(self.ways.values()))
        made = {shape: driver.Kernels(self.engine.table, rows[0], source.Shape(*shape)) for shape in shapes}
        self.looks = made or {(): self.kernels}
        self.gpu = self.kernels.gpu
        self.features = self.array.of(source.features_of(self.engine.table))
        spent = time.perf_counter() - began
        self.best = {"whole": 0.0, "step": 0.0}
        self.say("compiled", f"{spent:.0f} s; whole {self.kernels.told('whole')}, look {self.kernels.told('look')}")

    def say(self, what: str, text: str) -> None:
        print(f"{self.name:28} {what:9} {text}", flush=True)

    def fail(self, what: str) -> None:
        sys.exit(f"{self.name}: {what} differ between GPU and CPU")

    def timed(self, launch: Callable[[], None]) -> float:
        """Median seconds on the GPU's own clock, after one launch to warm up."""
        launch()
        self.gpu.synchronize()
        return statistics.median(self.gpu.seconds(launch) for _ in range(self.repeat))

    def whole(self, checked: int) -> None:
        np, games = self.np, self.games
        decisions, digests = self.array((games,), np.int64), self.array((games,), np.int64)
        batch_ = self.engine.batch(range(min(checked, games)))
        began = time.perf_counter()
        ours, theirs = batch_.finish()
        cpu = time.perf_counter() - began
        for local, kernels in self.ways.items():
            for together in (0, 1):
                given = (np.int64(0), decisions, digests, games, together)
                spent = self.timed(partial(kernels.launch, "whole", games, *given))
                made = decisions.host()
                if not ((made[: len(ours)] == ours).all() and (digests.host()[: len(ours)] == theirs).all()):
                    self.fail("whole games")
                self.best["whole"] = max(self.best["whole"], float(made.sum()) / spent)
                self.say(
                    "whole",
                    f"{games / spent / 1e6:.2f} M games/s, {made.sum() / spent / 1e6:,.0f} M decisions/s (rows {local}"
                    f"{', together' * together}); {len(ours)} games equal those of the CPU "
                    f"({ours.sum() / cpu / 1e6:.1f} M decisions/s on {batch_.threads} threads)",
                )

    def simulate(self, checked: int) -> None:
        np, games = self.np, self.games
        row = self.engine.begin(7)
        on, results = self.array.of(row), self.array((games,), np.int8)
        seat = self.engine.waiting(row)[0]
        ours = self.engine.simulate(row, row, seat, range(min(checked, games)))
        for local, kernels in self.ways.items():
            given = (on, on, seat, np.int64(0), results, games)
            spent = self.timed(partial(kernels.launch, "simulate", games, *given))
            if not (results.host()[: len(ours)] == ours).all():
                self.fail("simulations")
            self.say(
                "simulate",
                f"{games / spent / 1e6:.2f} M/s from round 1 (rows {local}); {len(ours)} equal those of the CPU",
            )

    def some(self, checked: int) -> None:
        np, games = self.np, self.games
        batch_ = self.engine.batch(range(games))
        table, play = self.engine.table, bound(batch.some_all)
        meta, listed = np.zeros((3, games), np.int64), batch_._listed
        meta[0] = np.arange(games)

        def cpu_meta() -> tuple[Any, Any, Any]:
            """Seeds, counters and hashes as the CPU takes them: a counter has 16 bits."""
            return meta[0].copy(), meta[1].astype(np.int16), meta[2].copy()

        spare, flat = cpu_meta(), batch_._rows
        for g in range(games):  # so many numbers that those of a batch stand in all phases
            play(table, g, g + 1, flat, *spare, (g * 7919) % SPREAD, listed)
        rows, on = self.array.of(batch_.rows), self.array.of(meta)
        few = min(checked, games)
        mine, here = cpu_meta(), batch_.rows[:few].copy()

        def launch(ways: int, count: int) -> None:
            self.kernels.launch(f"some_{ways}", games, rows, on, count, games)

        for ways in SOME:
            launch(ways, NUMBERS)
            play(table, 0, few, here.ravel(), *mine, NUMBERS, listed)
            if not (rows.host()[:few] == here).all():
                self.fail("rows after some numbers")
            if not all((theirs == ours[:few]).all() for theirs, ours in zip(on.host()[:, :few], mine)):
                self.fail("hashes after some numbers")
        said, one = [], {}
        for ways in SOME:
            many = games * NUMBERS / self.timed(partial(launch, ways, NUMBERS)) / 1e6
            one[ways] = self.timed(partial(launch, ways, 1))
            said.append(f"{ways} a warp {many:,.0f}, {games / one[ways] / 1e6:,.0f} one a launch")
        self.say("some", f"M numbers/s: {'; '.join(said)}; {few} rows equal those of the CPU")
        best = min(one, key=lambda ways: one[ways])
        for kernels in self.looks.values():
            self.step(kernels, partial(launch, best, 1), rows, few)

    def step(self, kernels: Any, act: Callable[[], None], rows: Any, few: int) -> None:
        np, games = self.np, self.games
        seen = self.array.of(rows.host())
        inputs = self.array((games, o.OBSERVED // 4), np.int32)
        look = partial(kernels.launch, "look", games, self.features, rows, seen, inputs, *(None,) * 6, games)

        def both() -> None:
            act()
            look()

        for _ in range(40):  # what was seen before is of a row in the middle of a window: after some phases it is right
            both()
        spent, looks = self.timed(both), self.timed(look)
        found = inputs.host().view(np.int8)[:few]
        expected = np.zeros((few, o.OBSERVED), np.int8)
        given = (rows.host()[:few].ravel(), seen.host()[:few].ravel(), expected.ravel())
        bound(batch.observe_all)(self.engine.table, 0, few, *given)
        if not (found == expected).all():
            self.fail(f"observations at {np.unique(np.argwhere(found != expected)[:, 1])[:20]}")
        self.best["step"] = max(self.best["step"], games / spent)
        self.say(
            "step",
            f"step and observation {games / spent / 1e6:,.0f} M/s; observation alone {games / looks / 1e6:,.0f} M/s "
            f"(games a block, threads, bytes: {kernels.shapes['look']}); {few} observations equal those of the CPU",
        )

    def batched(self, checked: int) -> None:
        np, games, steps = self.np, 512, min(checked, 400)
        from kingdom.rl.batched import Batched

        chance = np.random.default_rng(5)
        ours, theirs = Batched(device="cuda", **RULESETS[self.name]), Batched(**RULESETS[self.name])
        ours.reset(range(games)), theirs.reset(range(games))
        here, there = theirs.look(), ours.look()
        for step in range(steps):
            masks = np.asarray(here.masks)
            alike = (
                (there.observations.host() == np.asarray(here.observations)).all()
                and (there.masks.host()[:, : masks.shape[1]] == masks).all()
                and (there.seats.host() == np.asarray(here.seats)).all()
                and (there.scores.host() == np.asarray(here.scores)).all()
                and (there.won.host() == np.asarray(here.won)).all()
            )
            if not alike:
                self.fail(f"environments after {step} steps")
            legal = masks * chance.random(masks.shape)
            actions = np.where(np.asarray(here.seats) < 0, -1, legal.argmax(axis=1)).astype(np.int16)
            here, there = theirs.step(actions), ours.step(actions)
        self.say("batched", f"{games} games, {steps} steps: everything equals the CPU's")


def summary(benches: list[Bench]) -> None:
    """The figures that matter, beside those of the last measurement."""
    for bench in benches:
        for what, unit in (("whole", "decisions/s"), ("step", "steps with observations/s")):
            before = BEFORE.get((what, bench.name), 0.0)
            bench.say("figure", f"{what}: {bench.best[what]:,.0f} {unit}; before {before:,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--rulesets", default="all", help=f"all, or some of {', '.join(RULESETS)}")
    parser.add_argument("--parts", default="whole,simulate,some")
    parser.add_argument("--rows", default="8", help="where rows of whole games lie: each is tried")
    parser.add_argument("--shapes", default="", help="team:width:threads of a look, with commas between: each is tried")
    parser.add_argument("--check-only", action="store_true")
    parser.add_argument("--brief", action="store_true", help="what matters, in less than five minutes")
    chosen = parser.parse_args()
    if not (is_native() and available()):
        print("skipped: no NVIDIA GPU here, or not what is needed to use it (extra cuda)")
        return
    games = 4096 if chosen.check_only else chosen.games
    rows = [int(word) for word in chosen.rows.split(",")]
    shapes = [tuple(map(int, word.split(":"))) for word in chosen.shapes.split(",") if word]
    names = list(RULESETS) if chosen.rulesets == "all" else chosen.rulesets.split(",")
    if chosen.brief:
        names, chosen.parts = list(BRIEF), "whole,some,batched"
    benches = [Bench(name, games, chosen.repeat, rows, shapes) for name in names]
    for part in chosen.parts.split(","):
        for bench in benches:
            getattr(bench, part)(16384)
    if chosen.brief:
        summary(benches)


if __name__ == "__main__":
    main()
