"""The sequential test, on sequences whose likelihoods can be worked out by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, repeat
from math import log
from random import Random

import pytest

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab.estimates import rate_at
from kingdom.lab.sprt import BOUND, WAYS, Claims, SprtResult, likeliest
from tests.kit.refusals import refusal

LOST, SPLIT, WON = 0, 2, 4
"""Pairs by their half points."""

EVEN_OR_400 = Claims(0, 400)
"""Mean ½, or 10/11."""


def after(claims: Claims, pairs: Iterable[int], most: int = 1000) -> tuple[int, SprtResult]:
    """The number of pairs that it takes, and the result of the test."""
    counts = [0] * 5
    for number, pair in enumerate(pairs, start=1):
        counts[pair] += 1
        verdict = claims.verdict(counts)
        if verdict is not SprtResult.UNDECIDED or number == most:
            return number, verdict
    raise AssertionError("the pairs have run out")


def test_the_bounds_are_those_of_five_per_cent_on_either_side() -> None:
    assert BOUND == pytest.approx(log(19)) == pytest.approx(2.944, abs=1e-3)


def test_pairs_that_are_won_or_lost_weigh_like_coins() -> None:
    # A coin that lands heads with 10/11 rather than ½: log(20/11) for a head, log(2/11) for a tail.
    ratio = EVEN_OR_400.ratio([3, 0, 0, 0, 7])

    assert ratio == pytest.approx(7 * log(20 / 11) + 3 * log(2 / 11), abs=0.02)


def test_a_split_pair_speaks_for_an_even_match() -> None:
    # Nothing but splits has mean ½. For mean 10/11 the likeliest is 2/11 split, 9/11 won.
    assert EVEN_OR_400.ratio([0, 0, 1, 0, 0]) == pytest.approx(log(2 / 11), abs=0.05)


def test_a_row_of_victories_decides_for_the_upper_claim() -> None:
    # 0.598 each: the fifth crosses 2.944.
    assert after(EVEN_OR_400, repeat(WON)) == (5, SprtResult.HIGH)


def test_a_row_of_defeats_or_splits_decides_for_the_lower_claim() -> None:
    # -1.705 each: the second crosses.
    assert after(EVEN_OR_400, repeat(LOST)) == (2, SprtResult.LOW)
    assert after(EVEN_OR_400, repeat(SPLIT)) == (2, SprtResult.LOW)


def test_a_bot_in_the_middle_of_the_claims_is_not_decided_on_soon() -> None:
    between = cycle([WON, SPLIT, WON, SPLIT, WON, LOST, SPLIT, WON])  # 11 of 16 points, 137 Elo

    assert after(Claims(37, 237), between, most=200) == (200, SprtResult.UNDECIDED)


def test_what_speaks_for_one_side_speaks_against_the_other_just_as_much() -> None:
    claims = Claims(-30, 30)
    counts = [3, 9, 20, 14, 7]

    assert claims.ratio(counts) == pytest.approx(-claims.ratio(counts[::-1]))
    assert claims.ratio([4, 7, 10, 7, 4]) == pytest.approx(0, abs=1e-9)


def test_pairs_that_differ_less_decide_sooner() -> None:
    """Duplicate games are worth it: the same points in even portions say more than in extremes."""
    extremes, portions = [40, 0, 0, 0, 60], [0, 20, 40, 40, 0]
    assert sum(map(lambda count, way: count * way, extremes, WAYS)) == 60
    claims = Claims(0, 20)

    assert claims.ratio(portions) > claims.ratio(extremes) > 0


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.7, 0.95])
@pytest.mark.parametrize("shares", [(0.1, 0.2, 0.4, 0.2, 0.1), (0.7, 0.0001, 0.0001, 0.0997, 0.2001)])
def test_the_likeliest_distribution_has_the_mean_that_is_claimed(shares: tuple[float, ...], mean: float) -> None:
    found = likeliest(shares, mean)

    assert sum(found) == pytest.approx(1, abs=1e-6)
    assert sum(share * way for share, way in zip(found, WAYS, strict=True)) == pytest.approx(mean, abs=1e-6)


def test_the_likeliest_distribution_is_what_was_seen_where_that_has_the_mean() -> None:
    assert likeliest((0.1, 0.2, 0.4, 0.2, 0.1), 0.5) == pytest.approx([0.1, 0.2, 0.4, 0.2, 0.1], abs=1e-6)


def test_no_other_distribution_of_that_mean_is_likelier() -> None:
    shares = (0.15, 0.2, 0.3, 0.2, 0.15)
    found = likeliest(shares, 0.6)
    best = sum(share * log(one) for share, one in zip(shares, found, strict=True))

    # Moving a little from two neighbours of a way onto it, or back, leaves sum and mean alone.
    for at in (1, 2, 3):
        for step in (1e-3, -1e-3):
            other = list(found)
            other[at - 1], other[at], other[at + 1] = other[at - 1] - step, other[at] + 2 * step, other[at + 1] - step
            assert sum(share * log(one) for share, one in zip(shares, other, strict=True)) < best


def test_it_errs_about_as_seldom_as_it_claims() -> None:
    claims = Claims(0, 150)
    wrong = {SprtResult.HIGH: 0, SprtResult.LOW: 0}
    for seed in range(120):
        for elo, error in ((0, SprtResult.HIGH), (150, SprtResult.LOW)):
            rng = Random(f"{seed} {elo}")
            rate = rate_at(elo)
            pairs = ((rng.random() < rate) * 2 + (rng.random() < rate) * 2 for _ in range(5000))
            wrong[error] += after(claims, pairs, most=5000)[1] is error

    assert all(0 < count <= 12 for count in wrong.values()), wrong


def test_claims_that_leave_nothing_between_are_refused() -> None:
    with refusal(KingdomError, why("no-room-between", low="5", high="5")):
        Claims(5, 5)
