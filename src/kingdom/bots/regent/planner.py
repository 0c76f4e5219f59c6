"""Planning a round: a search over orders of works, each carried out to the end of the round and then valued."""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled
from kingdom.bots.regent.market import CARDS
from kingdom.bots.regent.value import judge, seat_value
from kingdom.bots.regent.works import COUNT, FLAGS, MOST_K, NO_ADVISORS, ORDER, PLAN, QUEST, is_done, live_round
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.lists import at

LEFT_OUT, TRIAL, BEST = PLAN, 2 * PLAN, 3 * PLAN
PLANS = 4 * PLAN
"""Room for: the plan, the cards that are not in it, a trial, the best so far."""
MOST_WORKS = 24
EPSILON = 1e-6


@compiled
def copy_row(row: Row, to: Row) -> None:
    """Make one row equal to another."""
    for k in range(r.SIZE):
        to[k] = row[k]


@compiled
def value_plan(
    t: Table, row: Row, seat: int, plans: Ints, which: int, w: Floats, f: Floats, work: Row, out: Ints, joint: int
) -> float:
    """What a plan makes of the round: the seat's own final score, or with `joint` its chance to win."""
    copy_row(row, work)
    live_round(t, work, seat, plans[which:], out)
    own = seat_value(t, work, seat, w, f, 0)
    if joint:
        return judge(t, w, f) * 40.0 + 0.02 * own
    return own


@compiled
def _open_spaces(t: Table, row: Row, card: int) -> int:
    total = 0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        total += row[r.OPEN + space]
    return total


@compiled
def begin_plan(t: Table, row: Row, seat: int, plans: Ints, worths: Floats) -> None:
    """Begin a plan: what is under construction, then Quest steps; selected cards are left out for now.

    Works that are closest to completion come first. Left-out cards are in descending order of worth.
    """
    b = r.SEATS + seat * r.SEAT
    n = 0
    for k in range(min(row[b + r.SITES_N], MOST_WORKS)):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)]
        here = _open_spaces(t, row, card) - (50 if t[c.NEED + card] else 0)
        j = n
        while j > 0:
            before = plans[ORDER + j - 1]
            if _open_spaces(t, row, before) - (50 if t[c.NEED + before] else 0) <= here:
                break
            plans[ORDER + j] = before
            j -= 1
        plans[ORDER + j] = card
        n += 1
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not is_done(row, b, board * 4 + number) and n < MOST_WORKS + 8:
                plans[ORDER + n] = QUEST + board * 4 + number
                n += 1
    plans[COUNT] = n
    plans[MOST_K] = 9 if row[r.ROUND] == r.ROUNDS else 3
    plans[FLAGS] = 0
    m = 0
    for k in range(row[b + r.SELECTED_N]):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if card >= r.DEVELOPMENTS or m >= MOST_WORKS:
            continue
        j = m
        while j > 0 and worths[seat * CARDS + plans[LEFT_OUT + ORDER + j - 1]] < worths[seat * CARDS + card]:
            plans[LEFT_OUT + ORDER + j] = plans[LEFT_OUT + ORDER + j - 1]
            j -= 1
        plans[LEFT_OUT + ORDER + j] = card
        m += 1
    plans[LEFT_OUT] = m


@compiled
def _copy(plans: Ints, source: int, target: int) -> None:
    for k in range(ORDER + plans[source]):
        plans[target + k] = plans[source + k]


@compiled
def _insert(plans: Ints, source: int, target: int, work: int, place: int) -> None:
    """The plan at `source` with one more work, at `target`."""
    n = plans[source]
    plans[target + COUNT] = n + 1
    plans[target + MOST_K] = plans[source + MOST_K]
    plans[target + FLAGS] = plans[source + FLAGS]
    for k in range(place):
        plans[target + ORDER + k] = plans[source + ORDER + k]
    plans[target + ORDER + place] = work
    for k in range(place, n):
        plans[target + ORDER + k + 1] = plans[source + ORDER + k]


@compiled
def _without(plans: Ints, which: int, place: int) -> None:
    """Take a work out of a plan."""
    for k in range(place, plans[which] - 1):
        plans[which + ORDER + k] = plans[which + ORDER + k + 1]
    plans[which] -= 1


@compiled
def _slated(plans: Ints, row: Row, seat: int, b: int, work: int) -> bool:
    """Whether a work may be dropped from the plan: a selected card, which is then recycled, or a Quest step."""
    if work >= QUEST:
        return True
    for k in range(row[b + r.SELECTED_N]):
        if row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] == work:
            return True
    return False


@compiled
def _place_of(n: int, way: int) -> int:
    return 0 if way == 0 else (n if way == 1 else n >> 1)


@compiled
def quick_plan(
    t: Table, row: Row, seat: int, plans: Ints, worths: Floats, w: Floats, f: Floats, work: Row, out: Ints
) -> float:
    """A fair plan in a few tries: each selected card, the best first, is put first or last, or left out."""
    begin_plan(t, row, seat, plans, worths)
    value = value_plan(t, row, seat, plans, 0, w, f, work, out, 0)
    m = plans[LEFT_OUT]
    for k in range(m):
        card = plans[LEFT_OUT + ORDER + k]
        n = plans[COUNT]
        best = -1
        for way in range(2):
            if way == 1 and n == 0:
                continue
            _insert(plans, 0, TRIAL, card, _place_of(n, way))
            found = value_plan(t, row, seat, plans, TRIAL, w, f, work, out, 0)
            if found > value + EPSILON:
                value = found
                best = way
        if best >= 0:
            _insert(plans, 0, TRIAL, card, _place_of(n, best))
            _copy(plans, TRIAL, 0)
    return value


@compiled
def better(
    t: Table, row: Row, seat: int, plans: Ints, value: float, w: Floats, f: Floats, work: Row, out: Ints, joint: int,
    tries: int, seed: int,
) -> float:  # fmt: skip
    """Improve a plan by random moves: a card in or out, a work elsewhere, more or less Krystallium, Advisors.

    `plans` holds the plan and what it leaves out. A move that loses nothing is kept.
    """
    b = r.SEATS + seat * r.SEAT
    for k in range(tries):
        n = plans[COUNT]
        m = plans[LEFT_OUT]
        kind = below(seed, 4 * k, 16)
        taken, gone = -1, -1
        if kind < 6 and m > 0:
            taken = below(seed, 4 * k + 1, m)
            _insert(plans, 0, TRIAL, plans[LEFT_OUT + ORDER + taken], below(seed, 4 * k + 2, n + 1))
        elif kind < 14 and n > 0:
            gone = below(seed, 4 * k + 1, n)
            work_ = plans[ORDER + gone]
            _copy(plans, 0, TRIAL)
            _without(plans, TRIAL, gone)
            leaves = _slated(plans, row, seat, b, work_) and below(seed, 4 * k + 3, 3) == 0
            if not leaves:
                gone = -1
                place = below(seed, 4 * k + 2, n)
                _copy(plans, TRIAL, BEST)
                _insert(plans, BEST, TRIAL, work_, place)
            elif m >= PLAN - ORDER - 1:
                continue
        else:
            _copy(plans, 0, TRIAL)
            if kind == 15 and t[c.ADVISED]:
                plans[TRIAL + FLAGS] ^= NO_ADVISORS
            else:
                plans[TRIAL + MOST_K] = below(seed, 4 * k + 1, 6)
        found = value_plan(t, row, seat, plans, TRIAL, w, f, work, out, joint)
        if found < value:
            continue
        value = found
        if gone >= 0:
            plans[LEFT_OUT + ORDER + m] = plans[ORDER + gone]
            plans[LEFT_OUT] = m + 1
        if taken >= 0:
            _without(plans, LEFT_OUT, taken)
        _copy(plans, TRIAL, 0)
    return value
