"""The strength of weights: against other weights and against the other bots, each deal from both seats."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent
from kingdom.content import load
from kingdom.game.rulesets import rulesets
from kingdom.lab.bouts import play
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.training.playing import Task
from kingdom.lab.training.playing import play as play_task
from kingdom.lab.workers import Runner

THINKING = Budget(simulations=400)
"""The learner's budget; its opponents have their own."""
OPPONENTS = ("steward", "baron@60")
DEALS = 5
"""Deals of a task in a match between weights."""
_weights: list[Any] = []


class Pair(NamedTuple):
    """One deal from both seats: the share of the two games that the first weights won, and their mean margin."""

    won: float
    margin: float


def pairs_between(
    runner: Runner, weights: tuple[Any, Any], names: Sequence[str], pairs: int, trials: int, first: int
) -> dict[str, list[Pair]]:
    """Let two weights play: this many deals of each ruleset (from a seed on), each twice with the seats swapped."""
    mine, theirs = (one.astype("float32").tobytes() for one in weights)
    wanted = [
        (seat, Task(name, first + k * DEALS, DEALS, order, trials, keep=False))
        for name in names
        for k in range(max(pairs // DEALS, 1))
        for seat, order in enumerate(((mine, theirs), (theirs, mine)))
    ]
    games: dict[tuple[str, int], list[tuple[float, float]]] = defaultdict(list)
    for (seat, _), (task, done) in zip(wanted, runner(play_task, (task for _, task in wanted)), strict=True):
        for k, result in enumerate(done.results):
            bits = int(result[4])
            won = 0.5 if bits in (0, 3) else float(bits >> seat & 1)
            games[task.ruleset, task.first + k].append((won, float(result[seat] - result[1 - seat])))
    found: dict[str, list[Pair]] = {name: [] for name in names}
    for (name, _), ((won, margin), (won_too, margin_too)) in games.items():
        found[name].append(Pair((won + won_too) / 2, (margin + margin_too) / 2))
    return found


class Learner(Regent):
    """The regent with the weights that are being measured."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, weights=_weights[0])


class Bouting(NamedTuple):
    """One game to be played: with which weights, of which ruleset and deal, from which seat, against whom."""

    weights: bytes
    ruleset: str
    deal: int
    seat: int
    opponent: str


def points(job: Bouting) -> float:
    """The learner's points: 1, ½ or 0."""
    _weights[:] = [array("f", job.weights)]
    seats = [read(job.opponent)] * 2
    seats[job.seat] = Contestant(f"{__name__}:Learner", THINKING)
    return play(job.ruleset, rulesets()[job.ruleset], job.deal, seats, load()).points(job.seat)
