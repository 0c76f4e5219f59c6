"""The environments for learners, compared with the gin rummy of PettingZoo and of RLCard, all in one run.

    python benchmarks/bench_rl.py [--seconds 1.0] [--repeat 5]

Random play through each environment's own interface: an agent gets its observation and its mask, and says one of the
legal actions. Rates are medians by the clock of the processor, so that other work counts little; one core. All are
measured in turn, so that ratios are fair. Choosing from a mask takes as long as a step of the engine: for the lines
"without choosing" actions were chosen beforehand, and the same games played again. Compare these two with each other.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from kingdom.native import is_native
from kingdom.rl import duel_v0
from kingdom.rl.batched import Batched

GAMES = 256
"""This many games, with their observations, fit into the cache of a core."""
Measure = Callable[[float], float]


class Picker:
    """Picks random legal actions, in the same way for all environments."""

    def __init__(self) -> None:
        self.draws = np.random.default_rng(1).random(1 << 16).tolist()
        self.at = 0

    def __call__(self, mask: Any) -> int:
        legal = mask.view(bool).nonzero()[0]
        self.at = (self.at + 1) & 0xFFFF
        return int(legal[int(self.draws[self.at] * len(legal))])


def pettingzoo(make: Callable[[], Any]) -> Measure:
    """Agent steps per second in an environment where agents take turns."""

    def measure(seconds: float) -> float:
        env, pick = make(), Picker()
        seed = steps = 0
        start = process_time()
        while process_time() - start < seconds:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else pick(observation["action_mask"]))
                steps += 1
        return steps / (process_time() - start)

    return measure


def rlcard(seconds: float) -> float:
    """Agent steps per second in RLCard's gin rummy."""
    import rlcard as cards

    draws = Picker()
    seed = steps = 0
    start = process_time()
    while process_time() - start < seconds:
        seed += 1
        env = cards.make("gin-rummy", config={"seed": seed})
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            draws.at = (draws.at + 1) & 0xFFFF
            state, _ = env.step(legal[int(draws.draws[draws.at] * len(legal))])
            steps += 1
    return steps / (process_time() - start)


def gin_rummy() -> Any:
    """PettingZoo's gin rummy."""
    from pettingzoo.classic import gin_rummy_v4

    return gin_rummy_v4.env()


def parallel(seconds: float) -> float:
    """Agent steps per second in the parallel environment: two in each of its steps."""
    env, pick = duel_v0.parallel_env(), Picker()
    seed = steps = 0
    start = process_time()
    while process_time() - start < seconds:
        seed += 1
        told, _ = env.reset(seed=seed)
        while env.agents:
            told = env.step({agent: pick(one["action_mask"]) for agent, one in told.items()})[0]
            steps += 2
    return steps / (process_time() - start)


def again(seconds: float) -> float:
    """The same without choosing: the actions of some games are chosen first, and only their steps are timed."""
    env, pick = duel_v0.parallel_env(), Picker()
    games: list[list[dict[str, int]]] = []
    for seed in range(10):
        told, _ = env.reset(seed=seed)
        games.append([])
        while env.agents:
            games[-1].append({agent: pick(one["action_mask"]) for agent, one in told.items()})
            told = env.step(games[-1][-1])[0]
    steps, spent = 0, 0.0
    while spent < seconds:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            start = process_time()
            for both in actions:
                env.step(both)
            spent += process_time() - start
            steps += 2 * len(actions)
    return steps / spent


def gin_rummy_again(seconds: float) -> float:
    """PettingZoo's gin rummy without choosing: the cost of a step and its observation."""
    env, pick = gin_rummy(), Picker()
    games: list[list[int | None]] = []
    for seed in range(10):
        env.reset(seed=seed)
        games.append([])
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            games[-1].append(None if terminated or truncated else pick(observation["action_mask"]))
            env.step(games[-1][-1])
    steps, spent = 0, 0.0
    while spent < seconds:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            start = process_time()
            for action in actions:
                env.last()
                env.step(action)
            spent += process_time() - start
            steps += len(actions)
    return steps / spent


def batched(seconds: float) -> float:
    """Decisions per second of many games on one core, each with an observation and a mask."""
    table = Batched(threads=1, players=2)
    table.reset(range(GAMES))
    rng, lines = np.random.default_rng(1), np.arange(GAMES)
    decisions, spent = 0, 0.0
    step = table.look()
    while spent < seconds:
        # Any legal action: the first one from a random position on, else the first of all. That is not timed,
        # and makes no large arrays, which would push the games out of the core's cache.
        place = int(rng.integers(table.actions))
        later = step.masks[:, place:].argmax(axis=1) + place
        actions = np.where(step.masks[lines, later], later, step.masks.argmax(axis=1)).astype(np.int16)
        over = int(step.over.sum())
        if over:
            where = np.flatnonzero(step.over)
            table.reset(rng.integers(2**31, size=over).tolist(), where.tolist())
            step = table.look()
            continue
        start = process_time()
        step = table.step(actions)
        spent += process_time() - start
        decisions += GAMES
    return decisions / spent


MEASURES: dict[str, Measure] = {
    "PettingZoo gin_rummy_v4": pettingzoo(gin_rummy),
    "RLCard gin-rummy": rlcard,
    "kingdom, PettingZoo env (one after the other)": pettingzoo(duel_v0.env),
    "kingdom, PettingZoo parallel_env": parallel,
    "kingdom, PettingZoo parallel_env, without choosing": again,
    "PettingZoo gin_rummy_v4, without choosing": gin_rummy_again,
    f"kingdom, Batched of {GAMES} games": batched,
}
BASE = "PettingZoo gin_rummy_v4"


def main() -> None:
    """Measure everything in turn, and print medians."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=5)
    chosen = parser.parse_args()
    print("native" if is_native() else "interpreted")
    found: dict[str, list[float]] = {}
    for name, measure in MEASURES.items():
        try:
            measure(0.05)  # warm up
        except ImportError as error:
            print(f"{name}: not measured, {error}: make bench installs it", file=sys.stderr)
        else:
            found[name] = []
    for _ in range(chosen.repeat):
        for name, rates in found.items():
            rates.append(MEASURES[name](chosen.seconds))
    base = statistics.median(found[BASE]) if BASE in found else None
    for name, rates in found.items():
        middle = statistics.median(rates)
        ratio = f"x{middle / base:6.1f}" if base else ""
        print(f"{name:52} {middle:10,.0f} a second ({min(rates):,.0f} - {max(rates):,.0f}) {ratio}", flush=True)


if __name__ == "__main__":
    main()
