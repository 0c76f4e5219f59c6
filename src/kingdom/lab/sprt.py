"""The sequential test that chess engine testers use: it stops as soon as the games are conclusive.

It compares two claims: the first bot is stronger by no more than LOW Elo, or by at least HIGH. A pair of games can end
in five ways, 0 to 4 half points, and the pairs are counted by these (the pentanomial counts). For each claim we compute
the most likely distribution over the five ways that has the claimed mean. The logarithm of the ratio of the two
likelihoods moves towards one claim or the other, and the test ends when it crosses a bound. Both kinds of error have a
probability of 5 %. (This is Wald's test with the generalised likelihood ratio, as described by M. Van den Bergh.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab.estimates import rate_at

WAYS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible results of a pair for the first bot."""
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
"""The bound at which the test ends, on either side: 2.944."""
UNSEEN = 1e-3
"""The count for a result that has not occurred yet, so that nothing is considered impossible."""
HALVINGS = 60


class SprtResult(Enum):
    """The state of the test."""

    UNDECIDED = "undecided"
    LOW = "no more than the lower bound"
    HIGH = "at least the upper bound"


@dataclass(frozen=True, slots=True)
class Claims:
    """Two claims about a difference in Elo.

    >>> claims = Claims(0, 50)
    >>> claims.verdict([0, 0, 10, 0, 0]), claims.verdict([5, 10, 20, 40, 50])
    (<SprtResult.UNDECIDED: 'undecided'>, <SprtResult.HIGH: 'at least the upper bound'>)
    """

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise KingdomError(why("no-room-between", low=f"{self.low:g}", high=f"{self.high:g}"))

    def ratio(self, counts: Sequence[int]) -> float:
        """The logarithm of the likelihood ratio: above zero it supports the upper claim."""
        seen = [max(float(count), UNSEEN) for count in counts]
        total = sum(seen)
        shares = [count / total for count in seen]
        low, high = likeliest(shares, rate_at(self.low)), likeliest(shares, rate_at(self.high))
        return sum(count * log(upper / lower) for count, upper, lower in zip(seen, high, low, strict=True))

    def verdict(self, counts: Sequence[int]) -> SprtResult:
        """The verdict for these counts of pairs."""
        ratio = self.ratio(counts)
        if ratio >= BOUND:
            return SprtResult.HIGH
        return SprtResult.LOW if ratio <= -BOUND else SprtResult.UNDECIDED


def likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean that makes the observed shares most likely.

    Each share is divided by 1 + t (way - mean), with the t that makes the shares add up to one again.
    """
    low, high = -1 / (WAYS[-1] - mean), 1 / (mean - WAYS[0])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        slope = sum(share * (way - mean) / (1 + middle * (way - mean)) for way, share in zip(WAYS, shares, strict=True))
        low, high = (middle, high) if slope > 0 else (low, middle)
    tilt = (low + high) / 2
    return [share / (1 + tilt * (way - mean)) for way, share in zip(WAYS, shares, strict=True)]
