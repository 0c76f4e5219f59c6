"""A season: the rest of a round for one seat, and its value if cubes go to works in a given order.

Production involves no luck: the output of each step follows from the cards completed before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kingdom.bots.steward.estate import Estate, EstateWork
from kingdom.bots.steward.worth import DEFAULT, Weights, worth
from kingdom.core.resources import KRYSTALLIUM, SOLDIER
from kingdom.rules.building import FULL_ALCHEMY


@dataclass(slots=True)
class Season:
    """The rest of a round for one seat."""

    estate: Estate
    hand: list[int]
    """Cubes in hand."""
    steps: tuple[int, ...]
    """The Production steps still to come, by resource."""
    rounds_left: int
    """Rounds after this one."""
    combat: bool = False
    """True if the round ends with Combat."""
    menaces: list[tuple[int, int]] = field(default_factory=list)
    """Menaces in Construction: the Soldiers to vanquish each, and its points."""
    training: int = 0
    """Soldiers in Training."""

    @property
    def is_last(self) -> bool:
        """True in the last round: only completed cards count then."""
        return self.rounds_left == 0

    def recruits(self, steps: int) -> int:
        """The most Soldiers that Supremacy can still bring in this many steps: one for every two (PRO-3).

        The plan relies on them only in the last round, for a Quest step that it would otherwise give up.
        """
        return (steps + self.training) // 2 if self.is_last else 0


def value_of(
    order: Sequence[EstateWork], recycled: Sequence[EstateWork], season: Season, weights: Weights = DEFAULT
) -> float:
    """The value of the round if cubes go to works in this order and surplus cubes are transmuted."""
    estate = season.estate.copy()
    needs = [work.need[:] for work in order]
    open_works = list(range(len(order)))
    hand = season.hand[:]
    for work in recycled:
        for resource in range(4):
            hand[resource] += work.kind.recycling[resource]
    last = season.is_last
    _store(estate, 0, 0)
    for resource in range(4):
        if hand[resource]:
            _spread(estate, order, needs, open_works, resource, hand[resource], last=last)
    _finish(estate, order, needs, open_works, season.steps, season)
    for at, resource in enumerate(season.steps):
        made = estate.produces(resource)
        if made > 0:
            _spread(estate, order, needs, open_works, resource, made, last=last)
        _finish(estate, order, needs, open_works, season.steps[at + 1 :], season)
    if season.combat:
        _fight(estate, order, needs, open_works, season)
    left = [
        EstateWork(order[at].card, order[at].kind, needs[at], slated=True, extra=order[at].extra) for at in open_works
    ]
    return worth(estate, left, season.rounds_left, weights)


def _fight(
    estate: Estate, order: Sequence[EstateWork], needs: list[list[int]], open_works: list[int], season: Season
) -> None:
    """Spend Soldiers: free frozen cards that are filled, then vanquish the Menaces that cost the most per Soldier."""
    for at in open_works[:]:
        guard = order[at].guard
        if guard is not None:
            if not any(needs[at]) and estate.soldiers >= guard[0]:
                estate.soldiers -= guard[0]
                _complete(estate, order, open_works, at)
            else:
                estate.points += guard[1]
    for soldiers, points in sorted(season.menaces, key=lambda menace: menace[1] / max(menace[0], 1)):
        if estate.soldiers >= soldiers:
            estate.soldiers -= soldiers
        else:
            estate.points += points


def _complete(estate: Estate, order: Sequence[EstateWork], open_works: list[int], at: int) -> None:
    open_works.remove(at)
    estate.build(order[at].kind)
    estate.extra += order[at].extra


def _spread(
    estate: Estate,
    order: Sequence[EstateWork],
    needs: list[list[int]],
    open_works: list[int],
    resource: int,
    cubes: int,
    *,
    last: bool,
) -> None:
    """Distribute cubes to works in order, and the rest to Alchemy."""
    for at in open_works[:]:
        need = needs[at]
        if need[resource]:
            used = min(need[resource], cubes)
            need[resource] -= used
            cubes -= used
            if not any(need) and order[at].guard is None:
                _complete(estate, order, open_works, at)
        if last and order[at].is_quest:
            stored = min(cubes_for(need[KRYSTALLIUM] - estate.krystallium, estate.alchemy), cubes)
            cubes -= stored
            _store(estate, resource, stored)
        if not cubes:
            return
    _store(estate, resource, cubes)


def cubes_for(krystallium: int, alchemy: Sequence[int]) -> int:
    """The number of cubes Alchemy still needs to make this much Krystallium.

    In the last round, a Quest step at the front of the order takes any cube for the Krystallium that it lacks.
    """
    return max(FULL_ALCHEMY * krystallium - sum(alchemy), 0) if krystallium > 0 else 0


def _store(estate: Estate, resource: int, cubes: int) -> None:
    estate.alchemy[resource] += cubes
    stored = sum(estate.alchemy)
    if stored >= FULL_ALCHEMY:
        estate.krystallium += stored // FULL_ALCHEMY
        estate.alchemy = [stored % FULL_ALCHEMY, 0, 0, 0]


def _finish(
    estate: Estate,
    order: Sequence[EstateWork],
    needs: list[list[int]],
    open_works: list[int],
    to_come: tuple[int, ...],
    season: Season,
) -> None:
    """Complete works with Krystallium and Soldiers where no later step of the round could fill the open spaces.

    Stock that an earlier Quest step in the order needs is not spent on other works.
    """
    krystallium, soldiers = estate.krystallium, estate.soldiers
    for at in open_works[:]:
        need = needs[at]
        lacking = need[KRYSTALLIUM]
        quest = order[at].is_quest
        hoped = season.recruits(len(to_come)) if quest else 0
        waits = order[at].guard is not None or need[SOLDIER] > soldiers + hoped
        for resource in range(4):
            if need[resource]:
                lacking += need[resource]
                waits = waits or resource in to_come
        # More than three for one card is too expensive; a Quest step may take as many as it needs.
        if waits or lacking > krystallium or (lacking > 3 and not quest):
            if quest:
                krystallium = max(krystallium - need[KRYSTALLIUM], 0)
                soldiers = max(soldiers - need[SOLDIER], 0)
            continue
        had = estate.krystallium, estate.soldiers
        needs[at] = [0] * 6
        estate.krystallium -= lacking
        estate.soldiers = max(estate.soldiers - need[SOLDIER], 0)
        _complete(estate, order, open_works, at)
        krystallium += estate.krystallium - had[0]
        soldiers += estate.soldiers - had[1]
