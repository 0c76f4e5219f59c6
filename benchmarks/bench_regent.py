"""A match of newly trained weights of the regent against the shipped ones, or others.

    python benchmarks/bench_regent.py course/weights-9.npy [--pairs 200] [--trials 24] [--first 910000000]
    python benchmarks/bench_regent.py course/weights-8.npy course/weights-9.npy --against course/weights-0.npy

Of several files the mean plays, as `ship_regent.py` would ship it. Each deal is played twice with the seats exchanged,
natively with few trials for each decision. If you choose among weights by one match, test the chosen ones again on
other deals (`--first`).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np
from ship_regent import mean_of as mean_of_files

from kingdom.bots.regent.weights import shipped
from kingdom.lab.estimates import mean_of, rate_over_pairs
from kingdom.lab.training.course import MATCH, RULERS
from kingdom.lab.training.measuring import Pair, pairs_between
from kingdom.lab.workers import in_order
from kingdom.native import is_native

NAMES = (*RULERS, "two+menace+advisors+quest")


def line(name: str, some: Sequence[Pair]) -> str:
    """A ruleset, to read."""
    rate = rate_over_pairs([pair.won for pair in some]).map(100)
    margin = mean_of([pair.margin for pair in some])
    told = f"{rate.value:5.1f} % ({rate.low:.1f} to {rate.high:.1f})"
    return f"{name:28} {2 * len(some):5} games  {told}  margin {margin.value:+.1f}"


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print a line for each ruleset and one for all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="+", type=Path, metavar="WEIGHTS.npy")
    parser.add_argument("--against", type=Path, metavar="WEIGHTS.npy", help="other weights than the shipped ones")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--trials", type=int, default=MATCH, help="trials for each decision")
    parser.add_argument("--first", type=int, default=910_000_000, help="the seed of the first deal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(words)
    new = mean_of_files(given.weights)
    old = mean_of_files([given.against]) if given.against else np.asarray(shipped(), "float32")
    is_native()
    runner = partial(in_order, processes=given.jobs)
    found = pairs_between(runner, (new, old), NAMES, given.pairs, given.trials, given.first)
    for name, some in found.items():
        print(line(name, some))
    print(line("all", [pair for some in found.values() for pair in some]))


if __name__ == "__main__":
    main()
