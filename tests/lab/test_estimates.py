"""Estimates, against figures worked out by hand and the tables of Student's distribution."""

from __future__ import annotations

from math import inf

import pytest

from kingdom.lab.estimates import Estimate, elo, elo_of, mean_of, rate_at, rate_over_pairs, share_of, student

PRINTED = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 30: 2.042, 120: 1.980}
"""The column for 95 % of the table that every textbook prints."""


@pytest.mark.parametrize("freedom", PRINTED)
def test_quantiles_are_those_of_the_printed_table(freedom: int) -> None:
    assert student(freedom) == pytest.approx(PRINTED[freedom], abs=0.005)


def test_quantiles_fall_towards_the_normal_one() -> None:
    quantiles = [student(freedom) for freedom in range(1, 200)]

    assert quantiles == sorted(quantiles, reverse=True)
    assert student(10**6) == pytest.approx(1.96, abs=1e-3)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    # Deviation 1, standard error 1/√3 = 0.5774, times 4.3027 for two degrees of freedom.
    assert mean_of([1, 2, 3]) == pytest.approx((2.0, 2 - 2.4841, 2 + 2.4841), abs=1e-3)


def test_a_single_value_has_no_bounds() -> None:
    assert mean_of([7.0]) == (7.0, -inf, inf)


def test_a_share_has_the_interval_of_wilson() -> None:
    # z² = 3.8415. For 5 of 10 the middle is ½ and the reach 1.96 · √(2.5 + 0.9604) / 13.8415 = 0.2634.
    assert share_of(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    # For none of 10 the upper end is z² / (10 + z²).
    assert share_of(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert share_of(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_a_share_lies_in_its_own_interval_also_where_it_happened_always_or_never() -> None:
    """Of sixty games that were all won the upper end came out a hair below 1, and no plot could be drawn of that."""
    for games in range(1, 400):
        for count in (0, games):
            share = share_of(count, games)
            assert share.low <= share.value <= share.high, (count, games)


def test_a_rate_over_pairs_counts_two_lost_and_two_won_pairs_besides() -> None:
    # 1, ½ and 1, 1, 0, 0: mean 3.5/6, squares add up to 1.2083, deviation √(1.2083/5) = 0.4916,
    # standard error 0.4916/√6 = 0.2007, times 2.5706 for five degrees of freedom: 0.5159.
    value, low, high = rate_over_pairs([1.0, 0.5])

    assert value == 0.75
    assert low == pytest.approx(0.5833 - 0.5159, abs=1e-3)
    assert high == 1.0


def test_whoever_wins_every_pair_is_still_not_certain_to_win_the_next() -> None:
    few, many = rate_over_pairs([1.0] * 10), rate_over_pairs([1.0] * 200)

    assert few.value == many.value == 1.0
    assert few.low < many.low < 1.0
    # 202 of 204: mean 0.9902, standard error 0.0988/√204 = 0.00692, times 1.972.
    assert many.low == pytest.approx(0.9902 - 0.01364, abs=1e-4)


def test_the_interval_over_pairs_is_that_of_the_mean_where_there_are_many() -> None:
    pairs = [0.0, 0.5, 0.5, 1.0] * 250

    assert rate_over_pairs(pairs) == pytest.approx(mean_of(pairs), abs=1e-3)


def test_elo_is_what_chess_players_know() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1 / 11) == pytest.approx(-400)
    assert (elo(0.0), elo(1.0)) == (-inf, inf)


@pytest.mark.parametrize("difference", [-800, -10, 0, 35.5, 400])
def test_rates_and_elo_are_two_words_for_the_same(difference: float) -> None:
    assert elo(rate_at(difference)) == pytest.approx(difference)


def test_the_ends_of_an_interval_keep_their_order() -> None:
    assert elo_of(Estimate(0.75, 0.5, 1.0)) == pytest.approx((190.85, 0.0, inf), abs=0.01)


def test_an_estimate_can_be_told_in_other_units() -> None:
    assert Estimate(0.5, 0.25, 0.75).map(100) == (50, 25, 75)
    assert Estimate(0.5, 0.25, 0.75).map(2, -1) == (0, -0.5, 0.5)
