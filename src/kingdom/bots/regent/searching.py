"""Searching Choice: successive halving over actions, each tried on deals that fit what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from kingdom.bots.regent import trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import MOST_ACTIONS, Desk, Numbers, Pace
from kingdom.bots.regent.racing import Race
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import cubes_in_hand
from kingdom.fast.compiled import Row

SIMULATIONS = 1500
"""Trials for a decision without a budget."""
PACE = Pace(2000.0 if COMPILED else 30.0)
"""Trials that a second is assumed to allow, until that is known."""
FEWEST, MOST = 12, 448
"""The fewest and the most offers that are looked at: more trials allow for more of them, at most all (CHO-3, CHO-4)."""
EACH = 24
"""Trials that an offer should get before it is worth looking at another."""
LOTS, MOST_DEALS = 16, 64
"""By the clock: into about how many lots a stage is divided, and the most deals of a lot."""


def candidates(desk: Desk, row: Row, seat: int, simulations: int) -> list[Numbers]:
    """What is worth a trial: the offers that look best, and whatever else can be done in the turn."""
    b = r.SEATS + seat * r.SEAT
    if row[b + r.HALF] or cubes_in_hand(row, b):
        return list(desk.sequences(row, seat))
    found: list[Numbers] = []
    legal = desk.legal(row, seat)
    offering = any(a.LAY <= number < a.GIVE_UP for number in legal)
    if offering:
        least = min(FEWEST, max(simulations, 2))
        found = desk.offers(row, seat, min(max(simulations // EACH, least), MOST))
    if not offering or any(number >= a.KEEP for number in legal):
        for numbers in desk.sequences(row, seat):
            first = numbers[0]
            is_turn = a.SELECT <= first < a.STORE or (first >= a.KEEP and not a.TRANSMUTE <= first < a.SEARCH)
            if is_turn:
                found.append(numbers)
    return (found or list(desk.sequences(row, seat)))[:MOST_ACTIONS]


def best_turn(desk: Desk, row: Row, seat: int, seed: int, simulations: int | None, until: float | None) -> Numbers:
    """The numbers of the best action of a turn."""
    limit = simulations or SIMULATIONS
    if until is not None:
        limit = PACE.allows(until - monotonic())
    found = candidates(desk, row, seat, limit)
    if until is not None:
        found = found[: max(limit // 3, 2)]
    if len(found) == 1:
        return found[0]
    desk.ask(trial.APPRAISE, row, seat)
    desk.put_actions(found)
    if until is None:
        return found[_halve(desk, row, seat, len(found), seed, limit)]
    return found[_race(desk, row, seat, len(found), seed, until)]


def _halve(desk: Desk, row: Row, seat: int, count: int, seed: int, limit: int) -> int:
    """Successive halving: all actions share the trials, then the better half does, down to one."""
    left = list(range(count))
    spent = 0
    while len(left) > 1:
        desk.put_left(left)
        share = max((limit - spent) // (_stages(left) * len(left)), 1)
        desk.ask(trial.TRY, row, seat, len(left), share, seed)
        seed += share
        spent += share * len(left)
        # Those that are left have had the same trials, so their sums tell as much as means would.
        left = sorted(left, key=lambda k: -desk.totals[k])[: (len(left) + 1) // 2]
    return left[0]


def _race(desk: Desk, row: Row, seat: int, count: int, seed: int, until: float) -> int:
    """The same by the clock, and no longer than needed: whatever is certain to be worse drops out at once."""
    race = Race(range(count))
    start = monotonic()
    spent, deals = 0, 1
    while len(race.left) > 1:
        running = len(race.left)
        desk.put_left(race.left)
        began = monotonic()
        stop = began + (until - began) / _stages(race.left)
        while len(race.left) == running:
            race.add(deals, desk.tried(row, seat, race.left, deals, seed))
            seed += deals
            spent += running * deals
            now = monotonic()
            if now >= stop:
                race.halve()
            else:
                race.drop()
                # How long a deal takes may change, so that never more than half of the time left is spent at once.
                allowed = min((stop - began) / LOTS, (stop - now) / 2)
                deals = int(min(max(allowed * spent / (max(now - start, 1e-6) * running), 1), MOST_DEALS))
    PACE.learn(spent, monotonic() - start)
    return race.left[0]


def _stages(left: Sequence[int]) -> int:
    """How often they have to be halved until one is left."""
    return (len(left) - 1).bit_length()
