"""Searching Choice: successive halving over actions, each tried on deals that fit what is seen."""

from __future__ import annotations

from time import monotonic

from kingdom.bots.regent import trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import MOST_ACTIONS, Desk, Numbers, Pace
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import cubes_in_hand
from kingdom.fast.compiled import Row

SIMULATIONS = 1500
"""Trials for a decision without a budget."""
PACE = Pace(2000.0 if COMPILED else 30.0)
"""Trials that a second is assumed to allow, until that is known."""
FEWEST, MOST = 12, 72
"""The fewest and the most offers that are looked at: more trials allow for more of them."""
EACH = 24
"""Trials that an offer should get before it is worth looking at another."""


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
    return found[_halve(desk, row, seat, len(found), seed, limit, until)]


def _halve(desk: Desk, row: Row, seat: int, count: int, seed: int, limit: int, until: float | None) -> int:
    """Successive halving: all actions share the trials, then the better half does, down to one."""
    left = list(range(count))
    stages = max((count - 1).bit_length(), 1)
    spent = 0
    start = monotonic()
    for stage in range(stages):
        desk.put_left(left)
        share = max((limit - spent) // ((stages - stage) * len(left)), 1)
        began = monotonic()
        stop = None if until is None else began + (until - began) / (stages - stage)
        done, pace = 0, 1
        while done < share if stop is None else (done == 0 or monotonic() < stop):
            deals = share if stop is None else pace
            desk.ask(trial.TRY, row, seat, len(left), deals, seed)
            seed += deals
            done += deals
            if stop is not None:
                each = max((monotonic() - began) / done, 1e-6)
                pace = int(min(max((stop - monotonic()) / each * 0.5, 1), 64))
        spent += done * len(left)
        # Those that are left have had the same trials, so their sums tell as much as means would.
        left = sorted(left, key=lambda k: -desk.totals[k])[: (len(left) + 1) // 2]
    if until is not None:
        PACE.learn(spent, monotonic() - start)
    return left[0]
