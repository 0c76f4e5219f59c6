"""Both engines beside each other, as many games as wanted: the differential law on all cores.

    PYTHONPATH=. .venv/bin/python tests/fast/compare.py [--games 1000] [--jobs N] [--rulesets all] [--seed 0]

Most of the time goes to the definition and to comparing. `make
test-deep` plays 1,000 games of each ruleset: four hours of processor time.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kingdom.game.rulesets import chosen, rulesets
from tests.kit.comparison import walk

LOT = 10
BETWEEN = 60.0
"""Seconds between two lines that tell how far it has come."""


def compare(task: tuple[str, range]) -> tuple[int, int, str]:
    """Games and decisions compared, and what differed, if anything did."""
    name, seeds = task
    decisions = 0
    for seed in seeds:
        try:
            decisions += walk(rulesets()[name], seed).decisions
        except Exception as error:  # noqa: BLE001 - a wrong engine may fail in any way
            return seed - seeds.start, decisions, f"{name}, seed {seed}: {type(error).__name__}: {error}"
    return len(seeds), decisions, ""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000, help="of each ruleset")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rulesets", default="all")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    last = asked.seed + asked.games
    starts = range(asked.seed, last, LOT)
    names = chosen(asked.rulesets.split(","))
    tasks = [(name, range(start, min(start + LOT, last))) for start in starts for name in names]
    began, games, decisions, wrong, told = time.perf_counter(), 0, 0, [], 0.0
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        try:
            for played, counted, difference in pool.map(compare, tasks):
                games, decisions = games + played, decisions + counted
                wrong += [difference] if difference else []
                if time.perf_counter() - told > BETWEEN:
                    told = time.perf_counter()
                    sys.stderr.write(f"{games} of {asked.games * len(names)} games, {len(wrong)} differences\n")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            wrong.append("stopped before the end")
    spent = time.perf_counter() - began
    sys.stdout.write(f"{games} games, {decisions} decisions, {len(wrong)} differences, {spent:.0f} s\n")
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
