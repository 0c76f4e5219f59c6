"""Worth: the value of an estate or a card in victory points, with a given number of rounds to go.

The numbers were tuned by letting stewards with different ones play each other (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from kingdom.bots.steward.estate import Estate, Work
from kingdom.core.cards import Family, Kind
from kingdom.core.resources import KRYSTALLIUM, SOLDIER


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, by the number of rounds after the current one (index 0: none)."""

    cube: tuple[float, ...] = (0.0, 1.15, 2.4, 3.8)
    """One more cube in every future round."""
    krystallium: tuple[float, ...] = (0.0, 1.3, 1.4, 1.5)
    soldier: tuple[float, ...] = (0.05, 0.5, 0.6, 0.7)
    stored: tuple[float, ...] = (0.0, 0.22, 0.24, 0.26)
    """A cube in Alchemy."""
    more_of_type: tuple[float, ...] = (0.0, 0.6, 1.2, 1.8)
    """Cards of each type still to come, for points per type."""
    unfinished: float = 0.8
    """How much of its worth a card under construction keeps, when it is not finished this round."""
    far: float = 0.6
    """The share of a required work's worth that is lost while all of it is still missing."""
    toil: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 3.0, 2.0)
    """How much each kind of space counts in measuring how much of a required work is still missing."""
    open_space: float = 1.0
    """What filling a space costs, in points."""
    recycled: float = 0.75
    """A recycled card."""
    spite: float = 0.2
    """The weight of what the opponent gets, against what the bot gets."""
    left: float = 0.75
    """The weight of what an offer leaves for the bot: the opponent still adds to it before it can be taken."""
    patience: tuple[float, float] = (1.5, 4.0)
    """The worth of keeping a Calamity or Menace for the bot's last offer of the round: for the round's first player,
    and for the second, whose last offer nobody answers."""


DEFAULT = Weights()


def worth(estate: Estate, works: Sequence[Work], rounds_left: int, weights: Weights = DEFAULT) -> float:
    """The worth of an estate at the end of a round, including what is still under construction."""
    more = weights.more_of_type[rounds_left]
    total = estate.points + estate.extra
    for rate, count in zip(estate.rates, estate.types, strict=True):
        if rate:
            total += rate * (count + more)
    total += estate.krystallium * weights.krystallium[rounds_left]
    total += min(estate.soldiers, 8) * weights.soldier[rounds_left]
    total += sum(estate.alchemy) * weights.stored[rounds_left]
    if rounds_left:
        cube = weights.cube[rounds_left]
        for resource in range(4):
            total += estate.produces(resource) * cube
        for work in works:
            total += max(_unfinished(work, estate, rounds_left, weights), 0.2)
    return total


def _unfinished(work: Work, estate: Estate, rounds_left: int, weights: Weights) -> float:
    """The worth of a work that this round does not finish. For a Quest step, which is paid at once, stock counts."""
    need = work.need
    if work.is_quest:
        need = need[:]
        need[KRYSTALLIUM] -= min(need[KRYSTALLIUM], estate.krystallium)
        need[SOLDIER] -= min(need[SOLDIER], estate.soldiers)
    gain = gain_of(work.kind, estate, rounds_left - 1, weights) - weights.open_space * sum(need)
    value = gain * weights.unfinished
    if work.extra:
        value += work.extra * (1.0 - weights.far * _toil(need, weights) / _toil(work.kind.cost, weights))
    return value


def _toil(spaces: Sequence[int], weights: Weights) -> float:
    """How much effort open spaces take: what no step produces is harder to get than cubes."""
    return float(sum(map(mul, spaces, weights.toil)))


def gain_of(kind: Kind, estate: Estate, rounds_left: int, weights: Weights = DEFAULT) -> float:
    """What a card adds to an estate once it is built, with this many rounds after the one in which it is built."""
    more = weights.more_of_type[rounds_left]
    gain = float(kind.points)
    for card_type, points in kind.points_per:
        gain += points * (estate.types[card_type] + more + (1 if kind.type == card_type else 0))
    if kind.type is not None:
        gain += estate.rates[kind.type]
        for _, counted in estate.per:
            if counted == kind.type:
                gain += weights.cube[rounds_left]
    for _, per in kind.icons:
        cubes = 1.0 if per is None else estate.types[per] + more * 0.5 + (1 if kind.type == per else 0)
        gain += cubes * weights.cube[rounds_left]
    gain += kind.bonus_krystallium * weights.krystallium[rounds_left]
    gain += kind.bonus_soldiers * weights.soldier[rounds_left]
    return gain


def card_worth(kind: Kind, estate: Estate, rounds_left: int, weights: Weights = DEFAULT) -> float:
    """What taking a card is worth in Choice: built if that pays, otherwise recycled; dangers have a negative worth."""
    if kind.family is Family.DEVELOPMENT:
        built = gain_of(kind, estate, rounds_left, weights) + within_round(kind)
        price = sum(kind.cost[:4]) * weights.open_space + kind.cost[4] * 1.4 + kind.cost[5] * 0.7
        return max(built - price, weights.recycled)
    if kind.family is Family.TREASURE:
        return 2 * weights.recycled
    if kind.family is Family.ADVISOR:
        return 1.5 + rounds_left * 0.3
    return float(kind.points) - 0.5 * kind.soldiers


def within_round(kind: Kind) -> float:
    """The bonus for icons later than the card's cost: they often produce in the very round in which it is built."""
    last_cost = max((space for space in range(4) if kind.cost[space]), default=0)
    return sum(0.4 for icon in kind.icons if icon.resource > last_cost)
