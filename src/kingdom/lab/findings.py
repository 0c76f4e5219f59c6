"""Findings: the results of a tally as estimates; None where there are too few games."""

from __future__ import annotations

from math import sqrt

from kingdom.core.cards import CardType
from kingdom.core.phases import ROUNDS
from kingdom.core.state import Seat
from kingdom.lab.account import BUILT, TAKEN, TRAP, Doing
from kingdom.lab.estimates import NORMAL, Estimate, share_of
from kingdom.lab.tallies import TWELFTHS, WINNER, Tally


def seat_rate(tally: Tally, seat: Seat) -> Estimate:
    """How often a seat wins."""
    return share_of(tally.half_points[seat] / 2, tally.games)


def deck_rate(tally: Tally, deck: str) -> Estimate:
    """How often the owner of a Menace deck wins."""
    return share_of(tally.deck_half_points[deck] / 2, tally.deck_seats[deck])


def duchy_rate(tally: Tally, duchy: str) -> Estimate:
    """How often a Duchy wins."""
    return share_of(tally.duchy_half_points[duchy] / 2, tally.duchy_seats[duchy])


def rate_of_only(tally: Tally, doing: Doing) -> Estimate | None:
    """How often a seat wins that was the only one to do something; None if there is no such game."""
    games = tally.only_one[doing]
    return share_of(tally.only_one_half_points[doing] / 2, games) if games else None


def share_built(tally: Tally, key: str, what: str = BUILT) -> Estimate | None:
    """The share of the copies taken that is built, or used in another way."""
    taken = tally.did[TAKEN, key]
    return share_of(min(tally.did[what, key], taken), taken) if taken else None


def mean_score(tally: Tally, part: str) -> Estimate | None:
    """The mean score of a part, with a normal interval."""
    return mean_of_counts({score: count for (its, score), count in tally.scores.items() if its == part})


def mean_built(tally: Tally, part: str) -> Estimate | None:
    """How many cards a part builds per game."""
    return mean_of_counts({cards: count for (its, cards), count in tally.built_in_all.items() if its == part})


def score_gain(tally: Tally, doing: Doing) -> Estimate | None:
    """Solo: how much more is scored in games in which something is done than in the others."""
    count, others = tally.games_with[doing], tally.games - tally.games_with[doing]
    if count < 2 or others < 2:
        return None
    whole = sum(score * number for (_, score), number in tally.scores.items())
    squares = sum(score**2 * number for (_, score), number in tally.scores.items())
    sums, sums_of_squares = tally.scores_with[doing], tally.squares_with[doing]
    one = mean_and_error(count, sums, sums_of_squares)
    other = mean_and_error(others, whole - sums, squares - sums_of_squares)
    gain, reach = one[0] - other[0], NORMAL * sqrt(one[1] ** 2 + other[1] ** 2)
    return Estimate(gain, gain - reach, gain + reach)


def growth_a_round(tally: Tally) -> Estimate | None:
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


def leads(tally: Tally, kind: CardType) -> Estimate | None:
    """How often a type is the winner's leading source of points."""
    winners = tally.parts[WINNER]
    return share_of(tally.leading[kind] / TWELFTHS, winners) if winners else None


def traps_a_game(tally: Tally) -> float:
    """How many cards are laid face down per game, by both seats together."""
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
