"""Worth: the value of an estate or a card in victory points, with a given number of rounds to go.

The weights were tuned by games between stewards with different weights (research/2026-11-18-bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from kingdom.bots import worths
from kingdom.bots.steward.estate import Estate, EstateWork
from kingdom.core.cards import Family, Kind
from kingdom.core.resources import KRYSTALLIUM, SOLDIER


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of things, by the number of rounds after the current one (index 0: none)."""

    cube: tuple[float, ...] = worths.CUBE
    """One more cube in every future round."""
    krystallium: tuple[float, ...] = worths.KRYSTALLIUM
    soldier: tuple[float, ...] = worths.SOLDIER
    stored: tuple[float, ...] = worths.STORED
    """A cube in Alchemy."""
    more_of_type: tuple[float, ...] = worths.MORE_OF_TYPE
    """Cards of each type still to come, for points per type."""
    unfinished: float = worths.UNFINISHED
    """The share of its worth that a card under construction keeps if it is not finished this round."""
    far: float = 0.6
    """The share of a required work's worth that is lost while all of it is still missing."""
    toil: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 3.0, 2.0)
    """The effort of filling a space, by resource, to measure how much of a required work is still missing."""
    open_space: float = worths.SPACE_PRICE
    """The cost of filling a space, in points."""
    recycled: float = worths.RECYCLED
    """A recycled card."""
    spite: float = worths.SPITE
    """The weight of the opponent's gains, relative to the bot's own."""
    left: float = worths.LEFT
    """The weight of the area that an offer leaves for the bot: the opponent still adds to it before the bot's turn."""
    patience: tuple[float, float] = worths.PATIENCE
    """The worth of keeping a Calamity or Menace for the bot's last offer of the round: for the round's first player,
    and for the second, whose last offer nobody answers."""


DEFAULT = Weights()


def worth(estate: Estate, works: Sequence[EstateWork], rounds_left: int, weights: Weights = DEFAULT) -> float:
    """The worth of an estate at the end of a round, including cards still under construction."""
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


def _unfinished(work: EstateWork, estate: Estate, rounds_left: int, weights: Weights) -> float:
    """The worth of a work left unfinished this round. A Quest step is paid all at once, so for it the stock counts."""
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
    """The effort of filling open spaces: Krystallium and Soldiers are harder to get than cubes."""
    return float(sum(map(mul, spaces, weights.toil)))


def gain_of(kind: Kind, estate: Estate, rounds_left: int, weights: Weights = DEFAULT) -> float:
    """The worth that a card adds to an estate, if built with this many rounds still to come."""
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
    """The worth of taking a card in Choice: built if that pays, otherwise recycled; negative for dangers."""
    if kind.family is Family.DEVELOPMENT:
        built = gain_of(kind, estate, rounds_left, weights) + within_round(kind)
        price = (
            sum(kind.cost[:4]) * weights.open_space
            + kind.cost[4] * worths.KRYSTALLIUM_PRICE
            + kind.cost[5] * worths.SOLDIER_PRICE
        )
        return max(built - price, weights.recycled)
    if kind.family is Family.TREASURE:
        return 2 * weights.recycled
    if kind.family is Family.ADVISOR:
        return 1.5 + rounds_left * 0.3
    return float(kind.points) - 0.5 * kind.soldiers


def within_round(kind: Kind) -> float:
    """The bonus for icons that produce after the card's last cubes arrive, often in the round in which it is built."""
    last_cost = max((space for space in range(4) if kind.cost[space]), default=0)
    return sum(worths.SOONER for icon in kind.icons if icon.resource > last_cost)
