"""A statistical test for equally likely outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

RARE = 3.719
"""The normal deviate that is exceeded once in ten thousand times. Seeds are fixed, so tests are never flaky."""


def chi_square(counts: Sequence[int]) -> float:
    """Pearson's statistic: the distance of counts from equal ones."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def critical(freedom: int) -> float:
    """The value that chi-square exceeds once in ten thousand times, as Wilson and Hilferty approximate it.

    >>> round(critical(7), 1), round(critical(23), 1)
    (30.4, 57.3)
    """
    part = 2 / (9 * freedom)
    return freedom * (1 - part + RARE * sqrt(part)) ** 3


def is_plausible(counts: Sequence[int], *, kinds: int | None = None) -> bool:
    """True if these counts are plausible for equally likely outcomes; `kinds` is the number of outcomes."""
    full = [*counts, *[0] * ((kinds or len(counts)) - len(counts))]
    assert min(sum(full) / len(full), len(full)) > 1, "too few trials to say anything"
    return chi_square(full) < critical(len(full) - 1)
