"""Least squares from sums: what one more of each thing is worth, all else being equal.

The sums are integers and can be added in any order, so that many processes can collect data for one regression.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from kingdom.lab.estimates import NORMAL, Estimate

CONSTANT = ""
"""The feature that is always one."""


@dataclass(slots=True)
class Moments:
    """Sums over observations: a whole number each, and features with small whole values, mostly zero."""

    observations: int = 0
    squares: int = 0
    """The sum of squares of the observed values."""
    products: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The sums of products of two features, named in order."""
    with_observed: Counter[str] = field(default_factory=Counter)
    """The sums of products of a feature and the observed value."""
    occurred: Counter[str] = field(default_factory=Counter)
    """How often a feature was not zero."""

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

        What the omitted features would explain counts as error. With too few observations the result is empty.

        >>> moments = Moments()
        >>> for farms in (0, 1, 2, 3):
        ...     moments.add({"farm": farms}, 10 + 2 * farms)
        >>> {name: round(found.value, 6) for name, found in moments.fit(least=1).items()}
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
        found = [sum(one * other for one, other in zip(row, right, strict=True)) for row in inverted]
        left = self.squares - sum(one * other for one, other in zip(found, right, strict=True))
        variance = max(left, 0.0) / freedom
        reach = [NORMAL * sqrt(max(variance * inverted[at][at], 0.0)) for at in range(len(names))]
        return {name: Estimate(one, one - far, one + far) for name, one, far in zip(names, found, reach, strict=True)}


SMALL = 1e-9


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """The inverse of a matrix, by Gauss-Jordan elimination; None if two features say the same.

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
