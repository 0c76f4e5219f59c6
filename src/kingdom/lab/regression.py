"""Least squares from sums: the worth of one more of each feature, all else being equal.

The sums are integers and can be added in any order, so many processes can collect data for one regression.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import mul

from kingdom.lab.estimates import NORMAL, Estimate

CONSTANT = ""
"""The feature that is always 1."""


@dataclass(slots=True)
class Moments:
    """Sums over observations. Each has a whole number and features with small whole values, most of them zero."""

    observations: int = 0
    squares: int = 0
    """The sum of squares of the observed values."""
    products: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The sums of products of two features, named in order."""
    with_observed: Counter[str] = field(default_factory=Counter)
    """The sums of products of a feature and the observed value."""
    occurred: Counter[str] = field(default_factory=Counter)
    """The number of observations in which a feature was not zero."""

    def add(self, features: Mapping[str, int], observed: int) -> None:
        """Count an observation."""
        self.observations += 1
        self.squares += observed * observed
        present = [(CONSTANT, 1), *sorted((name, value) for name, value in features.items() if value)]
        for at, (name, value) in enumerate(present):
            self.with_observed[name] += value * observed
            self.occurred[name] += 1
            for other, its_value in present[at:]:
                self.products[name, other] += value * its_value

    def merge(self, other: Moments) -> None:
        """Add the counts of another process."""
        self.observations += other.observations
        self.squares += other.squares
        self.products.update(other.products)
        self.with_observed.update(other.with_observed)
        self.occurred.update(other.occurred)

    def fit(self, least: int = 20) -> dict[str, Estimate]:
        """The worth of each feature that occurred at least `least` times, with a 95 % interval; and the constant.

        The effect of omitted features counts as error. With too few observations the result is empty.

        >>> moments = Moments()
        >>> for farms in (0, 1, 2, 3):
        ...     moments.add({"farm": farms}, 10 + 2 * farms)
        >>> {name: round(estimate.value, 6) for name, estimate in moments.fit(least=1).items()}
        {'': 10.0, 'farm': 2.0}
        """
        names = sorted(name for name, count in self.occurred.items() if count >= least or name == CONSTANT)
        freedom = self.observations - len(names)
        if freedom <= 0:
            return {}
        matrix = [[float(self.products[min(a, b), max(a, b)]) for b in names] for a in names]
        inverted = inverse(matrix)
        if inverted is None:
            return {}
        right = [float(self.with_observed[name]) for name in names]
        worths = [sum(map(mul, row, right)) for row in inverted]
        residue = self.squares - sum(map(mul, worths, right))
        variance = max(residue, 0.0) / freedom
        reaches = [NORMAL * sqrt(max(variance * inverted[at][at], 0.0)) for at in range(len(names))]
        return {
            name: Estimate(worth, worth - reach, worth + reach)
            for name, worth, reach in zip(names, worths, reaches, strict=True)
        }


SMALL = 1e-9


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """The inverse of a matrix, by Gauss-Jordan elimination; None if two features depend on each other.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    >>> inverse([[1.0, 2.0], [2.0, 4.0]])
    """
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        if abs(rows[best][column]) < SMALL:
            return None
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
