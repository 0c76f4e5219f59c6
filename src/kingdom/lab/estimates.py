"""Estimates: a value with its 95 % interval. Means, shares, win rates over pairs of games, and Elo."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

NORMAL = NormalDist().inv_cdf(0.975)
"""The standard errors to each side of an interval, for large samples: 1.96."""
CERTAIN_OF_ONE = 12.706204736
CERTAIN_OF_TWO = 4.302652730
"""Student's quantiles for one and for two degrees of freedom, for which the series is not accurate enough."""
ADDED = 2
"""The number of won pairs, and of lost ones, added to the actual ones; see `rate_over_pairs`."""


class Estimate(NamedTuple):
    """A measured value, and the bounds of its interval."""

    value: float
    low: float
    high: float

    def map(self, scale: float, shift: float = 0.0) -> Estimate:
        """The estimate scaled and shifted; the factor must not be negative."""
        return Estimate(*(value * scale + shift for value in self))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by expansion around the normal quantile.

    >>> [round(student(freedom), 3) for freedom in (1, 4, 10, 100)]
    [12.706, 2.776, 2.228, 1.984]
    """
    if freedom == 1:
        return CERTAIN_OF_ONE
    if freedom == 2:
        return CERTAIN_OF_TWO
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with Student's interval; a single value has no bounds.

    >>> mean_of([1.0, 2.0, 3.0]).value, round(mean_of([1.0, 2.0, 3.0]).high, 3)
    (2.0, 4.484)
    """
    middle = fmean(values)
    if len(values) == 1:
        return Estimate(middle, -inf, inf)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def share_of(count: float, games: int) -> Estimate:
    """The share of independent games in which something happened, with Wilson's interval. A draw counts as half.

    >>> [round(value, 3) for value in share_of(5, 10)]
    [0.5, 0.237, 0.763]
    """
    rate = count / games
    square = NORMAL**2
    middle = (count + square / 2) / (games + square)
    reach = NORMAL * sqrt(games * rate * (1 - rate) + square / 4) / (games + square)
    # At 0 and 1 one bound equals the rate, and rounding could put it on the wrong side.
    return Estimate(rate, min(max(middle - reach, 0.0), rate), max(min(middle + reach, 1.0), rate))


def rate_over_pairs(pairs: Sequence[float]) -> Estimate:
    """The win rate over pairs of games. The two games of a pair share a deal, so their mean is one data point.

    The interval is Student's over the pairs plus two won and two lost ones (Agresti and Coull). For close results that
    changes little, and if one side wins every game, it keeps the interval from shrinking to nothing.

    >>> [round(value, 3) for value in rate_over_pairs([1.0] * 96)]
    [1.0, 0.952, 1.0]
    """
    _, low, high = mean_of([*pairs, *[1.0] * ADDED, *[0.0] * ADDED])
    return Estimate(fmean(pairs), max(low, 0.0), min(high, 1.0))


# --- Elo


def elo(rate: float) -> float:
    """The Elo difference that corresponds to a win rate.

    >>> round(elo(0.64)), elo(1.0)
    (100, inf)
    """
    if rate <= 0.0:
        return -inf
    return inf if rate >= 1.0 else -400 * log10(1 / rate - 1)


def rate_at(difference: float) -> float:
    """The win rate that corresponds to an Elo difference.

    >>> round(rate_at(100), 2)
    0.64
    """
    return float(1 / (1 + 10 ** (-difference / 400)))


def elo_of(rate: Estimate) -> Estimate:
    """The Elo difference for a win rate, with its bounds."""
    return Estimate(*map(elo, rate))
