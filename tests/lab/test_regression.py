"""Least squares, against a textbook's worth of cases done by hand."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from kingdom.lab.regression import Moments, inverse


def moments(*rows: tuple[dict[str, int], int]) -> Moments:
    found = Moments()
    for features, observed in rows:
        found.add(features, observed)
    return found


def test_a_straight_line_through_points() -> None:
    # x 1, 2, 3 and y 1, 2, 2: slope ½, constant 2/3; the residuals are -1/6, 1/3, -1/6 and their squares 1/6.
    fitted = moments(({"x": 1}, 1), ({"x": 2}, 2), ({"x": 3}, 2)).fit(least=1)
    # One degree of freedom: variance 1/6. The slope errs by √(variance / Σ(x - 2)²) = √(1/12).
    reach = 1.96 * sqrt(1 / 12)

    assert fitted["x"] == pytest.approx((0.5, 0.5 - reach, 0.5 + reach), abs=1e-3)
    assert fitted[""].value == pytest.approx(2 / 3)


def test_what_goes_together_is_told_apart() -> None:
    """Farms and Ports are mostly built together; only Farms are worth anything."""
    rng = Random(1)
    found = Moments()
    for _ in range(400):
        farms = rng.choice([-1, 0, 0, 1, 2])
        ports = farms if rng.random() < 0.8 else rng.choice([-1, 0, 1])
        found.add({"farm": farms, "port": ports}, 3 * farms + rng.choice([-2, -1, 0, 1, 2]))
    fitted = found.fit()

    assert fitted["farm"].low < 3 < fitted["farm"].high
    assert fitted["port"].low < 0 < fitted["port"].high
    assert fitted["farm"].low > 2.5


def test_rare_features_are_left_out() -> None:
    rows = [({"x": number % 3}, number) for number in range(30)]
    found = moments(*rows, ({"rare": 1}, 5))

    assert set(found.fit(least=2)) == {"", "x"}
    assert set(found.fit(least=1)) == {"", "rare", "x"}


def test_too_little_says_nothing() -> None:
    assert Moments().fit() == {}
    assert moments(({"x": 1}, 1), ({"x": 2}, 2)).fit(least=1) == {}
    # The same twice under two names cannot be told apart.
    assert moments(*[({"a": n, "b": n}, n) for n in range(9)]).fit(least=1) == {}


def test_sums_add_up_in_any_order() -> None:
    rows = [({"x": 1, "y": -2}, 5), ({"y": 1}, 3), ({}, 2), ({"x": 3}, -4)]
    one, other = moments(*rows[2:]), moments(*rows[:2])
    one.merge(other)

    assert one == moments(*rows)
    assert one.fit(least=1) == moments(*rows[::-1]).fit(least=1)


def test_an_inverse_undoes_its_matrix() -> None:
    rng = Random(3)
    matrix = [[rng.uniform(-5, 5) for _ in range(6)] for _ in range(6)]
    inverted = inverse(matrix)

    assert inverted is not None
    for row in range(6):
        for column in range(6):
            product = sum(matrix[row][at] * inverted[at][column] for at in range(6))
            assert product == pytest.approx(float(row == column), abs=1e-9)
    assert inverse([[0.0, 1.0], [1.0, 0.0]]) == [[0.0, 1.0], [1.0, 0.0]]
    assert inverse([[1.0, 1.0], [1.0, 1.0]]) is None
