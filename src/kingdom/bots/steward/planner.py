"""Planning a round: which cards to slate, which to recycle, and in what order cubes go to them.

Production is no gamble: what a Duchy makes in the steps to come follows from what is completed before. So a plan, an
order of works with the rest recycled, is played through the round on an estate, and valued at its end; a local search
over such orders finds a good one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kingdom.bots.steward.estate import Estate, Work
from kingdom.bots.steward.worth import DEFAULT, Weights, worth
from kingdom.core.resources import KRYSTALLIUM, SOLDIER


@dataclass(slots=True)
class Season:
    """The rest of a round as it stands for one seat."""

    estate: Estate
    hand: list[int]
    """Cubes in hand."""
    steps: tuple[int, ...]
    """The Production steps still to come, by resource."""
    rounds_left: int
    """Rounds after this one."""
    combat: bool = False
    """Whether the round ends with Combat."""
    menaces: list[tuple[int, int]] = field(default_factory=list)
    """Menaces standing in Construction: Soldiers to vanquish them, and points."""


@dataclass(slots=True)
class Plan:
    """An order of works; candidates that are not in it are recycled."""

    order: list[Work]
    value: float


def value_of(order: Sequence[Work], recycled: Sequence[Work], season: Season, weights: Weights = DEFAULT) -> float:
    """What the round comes to if cubes go to works in this order."""
    estate = season.estate.copy()
    needs = [work.need[:] for work in order]
    open_works = list(range(len(order)))
    hand = season.hand[:]
    for work in recycled:
        for resource in range(4):
            hand[resource] += work.kind.recycling[resource]
    for resource in range(4):
        if hand[resource]:
            _spread(estate, order, needs, open_works, resource, hand[resource])
    _finish(estate, order, needs, open_works, season.steps)
    for at, resource in enumerate(season.steps):
        made = estate.produces(resource)
        if made > 0:
            _spread(estate, order, needs, open_works, resource, made)
        _finish(estate, order, needs, open_works, season.steps[at + 1 :])
    if season.combat:
        _fight(estate, order, needs, open_works, season)
    left = [Work(order[at].card, order[at].kind, needs[at], slated=True, extra=order[at].extra) for at in open_works]
    return worth(estate, left, season.rounds_left, weights)


def _fight(
    estate: Estate, order: Sequence[Work], needs: list[list[int]], open_works: list[int], season: Season
) -> None:
    """Soldiers free filled frozen cards first, then vanquish what costs most for each Soldier."""
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


def _complete(estate: Estate, order: Sequence[Work], open_works: list[int], at: int) -> None:
    open_works.remove(at)
    estate.build(order[at].kind)
    estate.extra += order[at].extra


def _spread(
    estate: Estate, order: Sequence[Work], needs: list[list[int]], open_works: list[int], resource: int, cubes: int
) -> None:
    """Cubes go to works in order; what is left goes to Alchemy."""
    for at in open_works[:]:
        need = needs[at]
        if need[resource]:
            used = min(need[resource], cubes)
            need[resource] -= used
            cubes -= used
            if not any(need) and order[at].guard is None:
                _complete(estate, order, open_works, at)
            if not cubes:
                return
    estate.alchemy[resource] += cubes
    stored = sum(estate.alchemy)
    if stored >= 5:
        estate.krystallium += stored // 5
        estate.alchemy = [stored % 5, 0, 0, 0]


def _finish(
    estate: Estate, order: Sequence[Work], needs: list[list[int]], open_works: list[int], to_come: tuple[int, ...]
) -> None:
    """Krystallium and Soldiers complete a card when no later step of the round could fill what is open."""
    for at in open_works[:]:
        need = needs[at]
        if order[at].guard is not None or need[SOLDIER] > estate.soldiers:
            continue
        lacking = need[KRYSTALLIUM]
        waits = False
        for resource in range(4):
            if need[resource]:
                lacking += need[resource]
                waits = waits or resource in to_come
        if waits or lacking > estate.krystallium or lacking > 3:
            continue
        estate.krystallium -= lacking
        estate.soldiers -= need[SOLDIER]
        needs[at] = [0] * 6
        _complete(estate, order, open_works, at)


def best_plan(
    works: Sequence[Work], choices: Sequence[Work], season: Season, weights: Weights = DEFAULT, tries: int = 220
) -> Plan:
    """A good order of works and choices: greedy to begin with, then bettered move by move.

    Works are under construction and stay in the order; choices may be in it (slated) or not (recycled).
    """
    order = sorted(works, key=lambda work: sum(work.need))
    out = list(choices)
    value = value_of(order, out, season, weights)
    spent = 1
    while spent < tries:
        best: tuple[float, list[Work], list[Work]] | None = None
        for number, work in enumerate(out):
            rest = out[:number] + out[number + 1 :]
            for place in _places(len(order)):
                trial = [*order[:place], work, *order[place:]]
                found = value_of(trial, rest, season, weights)
                spent += 1
                if found > value + 1e-9 and (best is None or found > best[0]):
                    best = (found, trial, rest)
        for number, work in enumerate(order):
            without = order[:number] + order[number + 1 :]
            for place in _places(len(without)):
                if place != number:
                    trial = [*without[:place], work, *without[place:]]
                    found = value_of(trial, out, season, weights)
                    spent += 1
                    if found > value + 1e-9 and (best is None or found > best[0]):
                        best = (found, trial, out)
            if not work.slated:
                found = value_of(without, [*out, work], season, weights)
                spent += 1
                if found > value + 1e-9 and (best is None or found > best[0]):
                    best = (found, without, [*out, work])
        if best is None:
            break
        value, order, out = best
    return Plan(order, value)


def _places(length: int) -> tuple[int, ...]:
    """Where to try a work: first, in the middle, last."""
    return tuple(sorted({0, length // 2, length}))
