"""Searched games of the regent against itself: how fast they are played, and how cards fare in them.

    python benchmarks/bench_selfplay.py [--rulesets solo two ...] [--trials 100 400] [--games 64]
    python benchmarks/bench_selfplay.py --measure --rulesets solo two+menace --games 500 --trials 400 [--content PACK]
    python benchmarks/bench_selfplay.py --measure --rulesets two+menace+quest --decks shadows thieves --games 120

Without `--measure` it plays some games of each ruleset and tells how many a second of one core, and a hash of them.

With `--measure` it plays so many games of each ruleset by the shipped weights, and tells with intervals of 95 % how
they went. Solo: how many were won, brought at least Bronze, and Gold. With two players: how many the first seat won;
with Menaces, which change seats from game to game, also how many the deck named first did, and on side A, where Duchies
change seats, how many the first Duchy did.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from kingdom.bots.regent.weights import shipped
from kingdom.content import load
from kingdom.fast import columns as c
from kingdom.fast.engine import engine
from kingdom.game.rulesets import rulesets
from kingdom.lab.estimates import Estimate, mean_of, share_of
from kingdom.lab.training import playing
from kingdom.lab.training.playing import Task
from kingdom.lab.workers import Runner, in_order
from kingdom.native import is_native

RULESETS = ("solo+advisors", "two+menace+advisors+quest", "the_frozen_north", "two")
FIRST = 950_000_000
"""The seed of the first game."""
LOT = 4
"""Games of a task: few, so that all cores have something to do until the end."""


def wanted(ruleset: str, games: int, trials: int, content: str = "", first: int = FIRST) -> list[Task]:
    """So many games of a ruleset, by the shipped weights."""
    weights = np.asarray(shipped(), "float32").tobytes()
    one = Task(ruleset, first, LOT, (weights, weights), trials, content=content)
    return [replace(one, first=first + k, count=min(LOT, games - k)) for k in range(0, games, LOT)]


# --- how fast they are played


def timed(names: Sequence[str], games: int, trials: Sequence[int]) -> None:
    """Play games of each ruleset, and say how fast, and a hash of all that was recorded."""
    for name in names:
        for number in trials:
            digest, began = hashlib.sha256(), time.process_time()
            for task in wanted(name, games, number):
                done = playing.play(task)
                digest.update(done.records.tobytes() + done.results.tobytes())
            rate = games / (time.process_time() - began)
            print(f"{name:34} {number:4} trials  {rate:8.2f} games/s  {digest.hexdigest()[:16]}", flush=True)


# --- how cards fare


def shown(estimate: Estimate, scale: float = 1.0, unit: str = "") -> str:
    """A value with its interval."""
    one = estimate.map(scale)
    return f"{one.value:.1f}{unit} ({one.low:.1f} to {one.high:.1f})"


def arranged(task: Task, named: Sequence[str] = ()) -> tuple[Task, bool, np.ndarray]:
    """Play the games of a task, with the decks that are named; in every second one they and Duchies change seats."""
    cards = load(task.content) if task.content else load()
    options = dict(rulesets(cards)[task.ruleset])
    players = int(options.get("players", 1 if "scenario" in options else 2))
    swapped = task.first // LOT % 2 == 1
    duchies = tuple(dict.fromkeys(key for key, _ in cards.duchies))
    options["duchies"] = (duchies[::-1] if swapped else duchies)[:players]
    if players == 2 and "menace" in options.get("modules", ()):
        decks = tuple(named or options.get("menaces", cards.first_game))
        options["menaces"] = decks[::-1] if swapped else decks
    _, results = playing.played(engine(cards, **options).table, task)
    return task, swapped, np.array(results).reshape(task.count, -1)


def fared(name: str, played: Sequence[tuple[bool, np.ndarray]], content: str) -> str:
    """The results of a ruleset, as text."""
    table = playing.table_of(name, content)
    results = np.concatenate([some for _, some in played])
    games, winners = len(results), results[:, 4].astype(int)
    if table[c.PLAYERS] == 1:
        scores, free = results[:, 0], results[:, 2] == 0
        shares = {
            "won": winners & 1,
            "Bronze": free & (scores >= table[c.MEDALS]),
            "Gold": free & (scores >= table[c.MEDALS + 2]),
        }
    else:
        scores = results[:, :2].mean(axis=1)
        swapped = np.concatenate([np.full(len(some), one) for one, some in played])
        first = np.where(winners % 3 == 0, 0.5, winners & 1)
        shares = {"first seat": first, "first named": np.where(swapped, 1 - first, first)}
    told = [f"{what} {shown(share_of(float(each.sum()), games), 100, ' %')}" for what, each in shares.items()]
    return f"{name:34} {games:6} games  {'  '.join(told)}  score {shown(mean_of(scores.tolist()))}"


def measure(
    runner: Runner, names: Sequence[str], games: int, trials: int, content: str, first: int, decks: Sequence[str] = ()
) -> None:
    """Say how games of each ruleset go."""
    for name in names:
        asked = wanted(name, games, trials, content, first)
        played = [(swapped, results) for _, (_, swapped, results) in runner(partial(arranged, named=decks), asked)]
        print(fared(name, played, content), flush=True)


def main(words: Sequence[str] | None = None) -> None:
    """Compare and say how fast it is, or measure cards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rulesets", nargs="+", default=[*RULESETS])
    parser.add_argument("--trials", nargs="+", type=int, default=[100, 400])
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--content", default="", metavar="PACK")
    parser.add_argument("--decks", nargs=2, default=(), metavar="DECK", help="Menaces of two players")
    parser.add_argument("--first", type=int, default=FIRST, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(words)
    if not given.measure:
        timed(given.rulesets, given.games, given.trials)
        return
    is_native()  # built before processes start
    runner = partial(in_order, processes=given.jobs)
    measure(runner, given.rulesets, given.games, given.trials[0], given.content, given.first, given.decks)


if __name__ == "__main__":
    main()
