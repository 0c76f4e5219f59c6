"""Findings: the results of a tally as estimates; None where there are too few games."""

from __future__ import annotations

from math import sqrt

from kingdom.core.cards import CardType
from kingdom.core.phases import ROUNDS
from kingdom.core.state import Seat
from kingdom.lab.account import BUILT, TAKEN, TRAP, Doing
from kingdom.lab.estimates import NORMAL, Estimate, share_of
from kingdom.lab.tallies import TWELFTHS, WINNER, CardTally


def seat_rate(tally: CardTally, seat: Seat) -> Estimate:
    """The win rate of a seat."""
    return share_of(tally.half_points[seat] / 2, tally.games)


def deck_rate(tally: CardTally, deck: str) -> Estimate:
    """The win rate of a Menace deck's owner."""
    return share_of(tally.deck_half_points[deck] / 2, tally.deck_seats[deck])


def duchy_rate(tally: CardTally, duchy: str) -> Estimate:
    """The win rate of a Duchy."""
    return share_of(tally.duchy_half_points[duchy] / 2, tally.duchy_seats[duchy])


def rate_of_only(tally: CardTally, doing: Doing) -> Estimate | None:
    """The win rate of seats that were the only one to do something; None if there is no such game."""
    games = tally.only_one[doing]
    return share_of(tally.only_one_half_points[doing] / 2, games) if games else None


def share_built(tally: CardTally, key: str, what: str = BUILT) -> Estimate | None:
    """The share of the copies taken that are built, or used in another way."""
    taken = tally.did[TAKEN, key]
    return share_of(min(tally.did[what, key], taken), taken) if taken else None


def mean_score(tally: CardTally, part: str) -> Estimate | None:
    """The mean score of a part, with a normal interval."""
    return mean_of_counts({score: count for (its, score), count in tally.scores.items() if its == part})


def mean_built(tally: CardTally, part: str) -> Estimate | None:
    """The number of cards a part builds per game."""
    return mean_of_counts({cards: count for (its, cards), count in tally.built_in_all.items() if its == part})


def score_gain(tally: CardTally, doing: Doing) -> Estimate | None:
    """Solo: the difference in score between games in which something is done and the others."""
    count, others = tally.games_with[doing], tally.games - tally.games_with[doing]
    if count < 2 or others < 2:
        return None
    whole = sum(score * number for (_, score), number in tally.scores.items())
    squares = sum(score**2 * number for (_, score), number in tally.scores.items())
    sums, sums_of_squares = tally.scores_with[doing], tally.squares_with[doing]
    mean_with, error_with = mean_and_error(count, sums, sums_of_squares)
    mean_without, error_without = mean_and_error(others, whole - sums, squares - sums_of_squares)
    gain, reach = mean_with - mean_without, NORMAL * sqrt(error_with**2 + error_without**2)
    return Estimate(gain, gain - reach, gain + reach)


def growth_a_round(tally: CardTally) -> Estimate | None:
    """The factor by which production grows from one round to the next, on average over the three steps."""
    first, last = tally.growth["first"], tally.growth["last"]
    if tally.games < 2 or not first or not last:
        return None
    ratio = last / first
    # The error of a ratio of means, from the deviations of last - ratio · first.
    squares = tally.growth["last²"] - 2 * ratio * tally.growth["both"] + ratio**2 * tally.growth["first²"]
    error = sqrt(max(squares, 0.0) / (tally.games - 1) / tally.games) / (first / tally.games)
    steps = ROUNDS - 1
    low, high = max(ratio - NORMAL * error, 0.0), ratio + NORMAL * error
    return Estimate(ratio ** (1 / steps), low ** (1 / steps), high ** (1 / steps))


def leads(tally: CardTally, kind: CardType) -> Estimate | None:
    """The share of games in which a type is the winner's leading source of points."""
    winners = tally.parts[WINNER]
    return share_of(tally.leading[kind] / TWELFTHS, winners) if winners else None


def traps_a_game(tally: CardTally) -> float:
    """The number of cards placed face down per game, by both seats together."""
    return sum(count for (what, _), count in tally.did.items() if what == TRAP) / tally.games


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two independent estimates; the squares of their errors add up.

    >>> difference(Estimate(10.0, 7.0, 13.0), Estimate(4.0, 0.0, 8.0))
    Estimate(value=6.0, low=1.0, high=11.0)
    """
    low = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    gain = one.value - other.value
    return Estimate(gain, gain - low, gain + high)


def mean_and_error(count: int, total: int, squares: int) -> tuple[float, float]:
    """The mean of numbers given by their sums, and its standard error."""
    mean = total / count
    return mean, sqrt(max(squares - total * mean, 0.0) / (count - 1) / count)


def mean_of_counts(counts: dict[int, int]) -> Estimate | None:
    """The mean of numbers with their frequencies; None for fewer than two.

    >>> mean_of_counts({10: 1, 12: 1})
    Estimate(value=11.0, low=9.04..., high=12.95...)
    """
    number = sum(counts.values())
    if number < 2:
        return None
    total = sum(value * count for value, count in counts.items())
    mean, error = mean_and_error(number, total, sum(value**2 * count for value, count in counts.items()))
    return Estimate(mean, mean - NORMAL * error, mean + NORMAL * error)
