"""How strong a generation is against bots that do not learn: bouts of the arena, each deal from both seats."""

from __future__ import annotations

from typing import Any, NamedTuple

from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent
from kingdom.bots.regent.compiled import floats
from kingdom.content import load
from kingdom.game.rulesets import rulesets
from kingdom.lab.bouts import play
from kingdom.lab.contestants import Contestant, read

THINKING = Budget(simulations=400)
"""What the learner may think; its opponents say for themselves."""
OPPONENTS = ("steward", "baron@60")
_weights: list[Any] = []


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
    """What the learner got: 1, ½ or 0."""
    import numpy as np

    _weights[:] = [floats(np.frombuffer(job.weights, "float32").tolist())]
    seats = [read(job.opponent)] * 2
    seats[job.seat] = Contestant(f"{__name__}:Learner", THINKING)
    return play(job.ruleset, rulesets()[job.ruleset], job.deal, seats, load()).points(job.seat)
