"""Converting points to chances to win, and lost chances to marks.

How often a seat wins with a given lead was measured in games between stewards with every module, from the planned value
of both seats at the start of Planning (docs/concepts/review.md). A lead is worth more with each round.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from math import exp

from kingdom.bots.steward.situation import FINAL_STEP

SPREAD = (11.0, 11.0, 10.5, 8.0, 3.0)
"""By round: the lead in points that gives a chance of 73 % (the scale of a logistic curve)."""
GROWTH = (40.5, 40.5, 21.0, 5.5, 0.0)
"""By round: how many points a steward still makes in a solo game beyond its plan."""
EIGHT_IN_TEN = {
    "regent": ((-9.0, 42.0), (-9.0, 42.0), (-4.0, 34.0), (-10.0, 19.0), (-4.0, 0.0)),
    "baron": ((-15.0, 19.5), (-15.0, 19.5), (-14.0, 15.0), (-9.5, 11.0), (-0.5, 0.0)),
}
"""Solo, by judge and round: the bounds around the expected score within which eight in ten games ended. They are from
games of the regent if it judges, and of stewards if the baron does."""
POINTS_AS_CHANCE = 0.02
"""The chance that a point counts for in a solo game, and once a game is decided."""
WORST = 2.0
"""The most that a decision takes off accuracy, as a multiple of its stake."""


class Mark(Enum):
    """The mark of a decision, by how much chance to win it cost; in a solo game, by how many points."""

    INACCURACY = ("?!", 0.05, 2.0)
    MISTAKE = ("?", 0.10, 5.0)
    BLUNDER = ("??", 0.20, 10.0)

    def __init__(self, sign: str, chance: float, points: float) -> None:
        self.sign = sign
        self.chance = chance
        self.points = points

    @property
    def key(self) -> str:
        """Its name in data and in messages."""
        return self.name.lower()


def chance_of(margin: float, game_round: int) -> float:
    """The chance to win with this lead in points once the round is planned.

    >>> [round(chance_of(10.0, number), 2) for number in (1, 4)]
    [0.71, 0.97]
    """
    return 1.0 / (1.0 + exp(-margin / SPREAD[game_round]))


def expected_score(value: float, game_round: int, quests: int = 0) -> float:
    """The expected score of a solo game, from the plan of a round.

    A plan that completes a Quest values it far above its points, since nobody wins without it (QUE-6).
    """
    return value + GROWTH[game_round] - quests * FINAL_STEP


def mark_of(lost: float, *, solo: bool) -> Mark | None:
    """The mark of a decision that cost this much chance, or in a solo game this many points.

    >>> mark_of(0.12, solo=False), mark_of(1.9, solo=True)
    (<Mark.MISTAKE: ('?', 0.1, 5.0)>, None)
    """
    fitting = [mark for mark in Mark if lost >= (mark.points if solo else mark.chance)]
    return fitting[-1] if fitting else None


def decided(chance: float) -> float:
    """The degree to which a game is decided: from 0 with equal chances to 1 with none for one side.

    >>> decided(0.5), round(decided(0.95), 2), decided(0.0)
    (0.0, 0.81, 1.0)
    """
    return (2.0 * chance - 1.0) ** 2


def accuracy_of(decisions: Iterable[tuple[float, float]]) -> float | None:
    """The quality of somebody's decisions: from 0, no better than chance, to 1; None if nothing was at stake.

    Each decision is its stake, and the part of it that was lost.

    >>> accuracy_of([(0.3, 0.0), (0.1, 0.1), (0.0, 0.0)])
    0.75
    >>> accuracy_of([]) is None
    True
    """
    counted = [(stake, min(lost, WORST * stake)) for stake, lost in decisions if stake > 0.0]
    if not counted:
        return None
    kept = 1.0 - sum(lost for _, lost in counted) / sum(stake for stake, _ in counted)
    return min(max(kept, 0.0), 1.0)
