"""A learner: a linear policy that plays both seats of many games, and prefers what raised its margin of points.

python examples/learner.py [STEPS]        # needs the extra `rl`
"""

import sys

import numpy as np

from kingdom.rl.batched import Batched

GAMES, RATE, DECAY, WINDOW = 64, 0.005, 0.97, 32


def chances(weights, step):
    """How likely each legal action is."""
    logits = np.where(step.masks > 0, 0.1 * step.observations.astype(np.float32) @ weights, -1e9)
    return even(np.exp(logits - logits.max(axis=1, keepdims=True)) * step.masks)


def even(rows):
    return rows / rows.sum(axis=1, keepdims=True).clip(1e-9)


def draw(likely, rng):
    return (likely.cumsum(axis=1) > rng.random((len(likely), 1))).argmax(axis=1)


def train(steps=600):
    """The weights after so many steps of all games."""
    rng, tables, trail = np.random.default_rng(1), Batched(players=2), []
    step, weights = tables.reset(list(range(GAMES))) and tables.look(), np.zeros((tables.observed, tables.actions))
    for number in range(steps):
        actions, margin, side = draw(likely := chances(weights, step), rng), step.scores @ [1, -1], 1 - 2 * step.seats
        seen, step = step.observations.copy(), tables.step(actions)
        trail.append((seen, likely, actions, side, step.scores @ [1, -1] - margin, step.over.copy()))
        if (over := np.flatnonzero(step.over)).size:
            step = tables.reset((GAMES * (number + 1) + over).tolist(), over.tolist()) and tables.look()
        if len(trail) == WINDOW:
            later = 0
            for seen, likely, actions, side, change, ended in reversed(trail):
                later = change + DECAY * np.where(ended, 0, later)
                push = -likely * (gain := np.clip(side * later / 10, -1, 1))[:, None]
                push[np.arange(GAMES), actions] += gain
                weights += RATE * seen.T.astype(np.float32) @ push / GAMES
            trail.clear()
    return weights


def win_rate(weights, games=200):
    """How often the policy wins against chance, with either seat."""
    rng, tables = np.random.default_rng(2), Batched(players=2)
    step, own = tables.reset(list(range(10**6, 10**6 + games))) and tables.look(), np.arange(games) % 2
    while not step.over.all():
        step = tables.step(draw(np.where((step.seats == own)[:, None], chances(weights, step), even(step.masks)), rng))
    return float((step.won == 1 + own).mean())


if __name__ == "__main__":
    print(f"wins {win_rate(train(*map(int, sys.argv[1:]))):.0%} of 200 games against chance")
