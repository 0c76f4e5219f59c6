"""Accuracy in reviews of players of known strength: random play, the steward and the regent, all judged by the regent.

    python benchmarks/accuracy.py [--families base,quest] [--seeds 10] [--first 1] [--worlds 8] [--check 2] [--jobs 1]

Each family of rulesets is played with the same seeds. In a game for two, each player meets both others, once from
either seat; in a solo game and in a scenario all three play the same deals. Everything is counted by trials, never by
the clock, so the same seeds give the same table. It shows means with their 95 % intervals: a seed is one data point.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import product
from statistics import fmean
from typing import Any, NamedTuple

import kingdom
from kingdom.bots import make
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.bots.regent.weights import card
from kingdom.game.rulesets import rulesets
from kingdom.lab.estimates import Estimate, mean_of
from kingdom.lab.workers import in_order
from kingdom.review import make_review
from kingdom.review.run import WORLDS

PLAYERS = ("random", "steward", "regent")
JUDGE = "regent"
THINKING = Budget(simulations=200)
"""The regent's budget: a fixed number of trials for each decision."""
ALL = "menace+advisors+quest"
MODULES = ("", "+menace", "+advisors", "+quest", f"+{ALL}")
FAMILIES = {
    "base": ("two", "two/A"),
    "menace": ("two+menace", "two+menace/A"),
    "advisors": ("two+advisors", "two+advisors/A"),
    "quest": ("two+quest", "two+quest/A"),
    "all": (f"two+{ALL}", f"two+{ALL}/A"),
    "solo": tuple(f"solo{modules}" for modules in MODULES),
    "solo-first": tuple(f"solo{modules}/first" for modules in MODULES),
    "scenarios": (
        "rats_everywhere", "the_prophecy", "the_frozen_north", "the_final_battle", "the_thief_guild",
        "assaulted_from_every_side",
    ),
}  # fmt: skip
"""Rulesets by family; the seeds take turns with them."""


class Job(NamedTuple):
    """All games with one seed."""

    family: str
    seed: int


Accuracies = dict[str, list[float]]
"""By player: the accuracy in each of its games."""


def matches(options: dict[str, Any]) -> list[tuple[str, ...]]:
    """The players: alone, or each against the next."""
    if options.get("players", 2) == 1 or "scenario" in options:
        return [(name,) for name in PLAYERS]
    return [(name, PLAYERS[(at + 1) % len(PLAYERS)]) for at, name in enumerate(PLAYERS)]


def judged(job: Job, worlds: int, check: int) -> Accuracies:
    """The games of a seed, played and judged."""
    ways = FAMILIES[job.family]
    options = dict(rulesets()[ways[job.seed % len(ways)]])
    found: Accuracies = {name: [] for name in PLAYERS}
    for seats in matches(options):
        game = kingdom.new_game(seed=job.seed, **options)
        bots = [make(name, 10 * job.seed + seat) for seat, name in enumerate(seats)]
        play_out(game, bots, [THINKING] * len(bots))
        review = make_review(game, JUDGE, worlds=worlds, check=check)
        for account in review.accounts:
            if account.accuracy is not None:
                found[seats[account.seat]].append(account.accuracy)
    return found


def told(estimate: Estimate) -> str:
    """An estimate as text, with half of its interval."""
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"


def line(family: str, found: Sequence[Accuracies]) -> str:
    """A line of the table: the mean of each player over the seeds."""
    cells = []
    for name in PLAYERS:
        values = [100 * fmean(one[name]) for one in found if one[name]]
        cells.append(told(mean_of(values)) if values else "–")
    return f"| {family} | {' | '.join(cells)} |"


def main(words: Sequence[str] | None = None) -> None:
    """Play, judge, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--families", default=",".join(FAMILIES))
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--check", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    families = given.families.split(",")
    if strange := sorted(set(families) - set(FAMILIES)):
        parser.error(f"there is no family {strange[0]!r}: choose some of {', '.join(FAMILIES)}")
    if given.seeds < 2:
        parser.error("an interval needs at least 2 seeds")
    jobs = [Job(*one) for one in product(families, range(given.first, given.first + given.seeds))]
    results: dict[str, list[Accuracies]] = {family: [] for family in families}
    content = kingdom.new_game(seed=0).content
    print(f"cards {content.name} {content.hash[:12]}, weights {card()['weights']['sha256'][:12]}")
    print(f"{given.seeds} seeds from {given.first}, {given.worlds} deals, then {given.check} times as many")
    print(f"| family | {' | '.join(PLAYERS)} |\n|---|{'---|' * len(PLAYERS)}", flush=True)
    for job, found in in_order(partial(judged, worlds=given.worlds, check=given.check), jobs, given.jobs):
        results[job.family].append(found)
        if len(results[job.family]) == given.seeds:
            print(line(job.family, results[job.family]), flush=True)


if __name__ == "__main__":
    main()
