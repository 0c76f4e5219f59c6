"""Plans a round: the cards to slate, the cards to recycle, and the order in which works get cubes.

A plan is an order of works; the other cards are recycled. It is simulated for the rest of the round and valued at the
end; a local search over such orders finds a good one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.bots.steward.estate import EstateWork
from kingdom.bots.steward.season import Season, value_of
from kingdom.bots.steward.worth import DEFAULT, Weights


@dataclass(slots=True)
class Plan:
    """An order of works; candidates that are not in it are recycled."""

    order: list[EstateWork]
    value: float


def best_plan(
    works: Sequence[EstateWork],
    choices: Sequence[EstateWork],
    season: Season,
    weights: Weights = DEFAULT,
    tries: int = 220,
) -> Plan:
    """A good order of works and choices: greedy at first, then improved move by move.

    Works are under construction and stay in the order; choices are either in it (slated) or not (recycled).
    """
    out = list(choices)
    value, order = _beginning(works, out, season, weights)
    spent = 1
    while spent < tries:
        best: tuple[float, list[EstateWork], list[EstateWork]] | None = None
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


def _beginning(
    works: Sequence[EstateWork], recycled: Sequence[EstateWork], season: Season, weights: Weights
) -> tuple[float, list[EstateWork]]:
    """A starting order: the works closest to completion first, or the required ones first, if that is better."""
    order = sorted(works, key=lambda work: sum(work.need))
    value = value_of(order, recycled, season, weights)
    if any(work.extra for work in works):
        urgent = sorted(order, key=lambda work: -work.extra)
        found = value_of(urgent, recycled, season, weights)
        if found > value:
            return found, urgent
    return value, order


def _places(length: int) -> tuple[int, ...]:
    """The positions at which to try a work: first, middle, last."""
    return tuple(sorted({0, length // 2, length}))
