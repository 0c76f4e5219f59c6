"""Planning a round: a search over orders of works, each carried out to the end of the round and then valued."""

from __future__ import annotations

from kingdom.bots.regent.network import OWN_WEIGHT, WINDOW_SCALE
from kingdom.bots.regent.value import BEST, copy_figures, judge, seat_value
from kingdom.bots.regent.works import is_done, live_round
from kingdom.bots.regent.workspace import CARDS, COUNT, FLAGS, MOST_K, NO_ADVISORS, ORDER, PLAN, QUEST, Workspace
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.limits import POSITION, SEATS
from kingdom.fast.lists import at
from kingdom.native import entry
from kingdom.native.memory import Ints, Row, Seed, Table

MOST_WORKS = 24
EPSILON = 1e-6


def copy_row(row: Row, to: Row) -> None:
    """Make one row equal to another."""
    for k in range(r.SIZE):
        to[k] = row[k]


def differ(row: Row, other: Row) -> bool:
    """True if two rows differ."""
    found = 0
    for k in range(r.SIZE):
        found |= row[k] ^ other[k]
    return found != 0


def carry_out(s: Workspace, row: Row, seat: int, plan: Ints) -> None:
    """Play the round with a plan on a copy of the position."""
    copy_row(row, s.work)
    live_round(s.table, s.work, seat, plan, s.legal)


def value_plan(s: Workspace, row: Row, seat: int, plan: Ints, joint: bool) -> float:
    """The value of the round with a plan: the seat's own final score, or with `joint` its chance to win."""
    carry_out(s, row, seat, plan)
    own = seat_value(s, s.work, seat, 0)
    if joint:
        return judge(s, s.outcomes) * WINDOW_SCALE + OWN_WEIGHT * own
    return own


def _open_spaces(t: Table, row: Row, card: int) -> int:
    total = 0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        total += row[r.OPEN + space]
    return total


def begin_plan(s: Workspace, row: Row, seat: int) -> None:
    """Begin a plan: cards under construction, then Quest steps; selected cards are left out for now.

    Works that are closest to completion come first. Left-out cards are in descending order of worth.
    """
    t, plan, left_out = s.table, s.plan, s.left_out
    b = r.SEATS + seat * r.SEAT
    n = 0
    for k in range(min(row[b + r.SITES_N], MOST_WORKS)):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)]
        here = _open_spaces(t, row, card) - (50 if t[c.NEED + card] else 0)
        j = n
        while j > 0:
            before = plan[ORDER + j - 1]
            if _open_spaces(t, row, before) - (50 if t[c.NEED + before] else 0) <= here:
                break
            plan[ORDER + j] = before
            j -= 1
        plan[ORDER + j] = card
        n += 1
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not is_done(row, b, board * 4 + number) and n < MOST_WORKS + 8:
                plan[ORDER + n] = QUEST + board * 4 + number
                n += 1
    plan[COUNT] = n
    plan[MOST_K] = 9 if row[r.ROUND] == r.ROUNDS else 3
    plan[FLAGS] = 0
    m = 0
    for k in range(row[b + r.SELECTED_N]):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if card >= r.DEVELOPMENTS or m >= MOST_WORKS:
            continue
        j = m
        while j > 0 and s.worths[seat * CARDS + left_out[ORDER + j - 1]] < s.worths[seat * CARDS + card]:
            left_out[ORDER + j] = left_out[ORDER + j - 1]
            j -= 1
        left_out[ORDER + j] = card
        m += 1
    left_out[COUNT] = m


def _copy(plan: Ints, to: Ints) -> None:
    for k in range(ORDER + plan[COUNT]):
        to[k] = plan[k]


def _insert(plan: Ints, to: Ints, work: int, place: int) -> None:
    """Write a plan with one more work."""
    n = plan[COUNT]
    to[COUNT] = n + 1
    to[MOST_K] = plan[MOST_K]
    to[FLAGS] = plan[FLAGS]
    for k in range(place):
        to[ORDER + k] = plan[ORDER + k]
    to[ORDER + place] = work
    for k in range(place, n):
        to[ORDER + k + 1] = plan[ORDER + k]


def _remove(plan: Ints, place: int) -> None:
    """Take a work out of a plan."""
    for k in range(place, plan[COUNT] - 1):
        plan[ORDER + k] = plan[ORDER + k + 1]
    plan[COUNT] -= 1


def _may_be_dropped(row: Row, seat: int, work: int) -> bool:
    """True if a work may leave the plan: a selected card, which is then recycled, or a Quest step."""
    if work >= QUEST:
        return True
    for k in range(row[r.SEATS + seat * r.SEAT + r.SELECTED_N]):
        if row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] == work:
            return True
    return False


def quick_plan(s: Workspace, row: Row, seat: int) -> float:
    """A fair plan in a few tries: each selected card, the best first, is put first or last, or left out.

    The figures of the seat with this plan are left at the place BEST.
    """
    begin_plan(s, row, seat)
    value = value_plan(s, row, seat, s.plan, False)
    copy_figures(s, 0, BEST)
    for k in range(s.left_out[COUNT]):
        card = s.left_out[ORDER + k]
        n = s.plan[COUNT]
        best = -1
        for way in range(2):
            if way == 1 and n == 0:
                continue
            _insert(s.plan, s.attempt, card, way * n)
            carry_out(s, row, seat, s.attempt)
            if way == 1 and not differ(s.work, s.first):
                continue
            found = seat_value(s, s.work, seat, 0)
            if way == 0:
                copy_row(s.work, s.first)
            if found > value + EPSILON:
                value = found
                best = way
                copy_figures(s, 0, BEST)
        if best >= 0:
            _insert(s.plan, s.attempt, card, best * n)
            _copy(s.attempt, s.plan)
    return value


def better(s: Workspace, row: Row, seat: int, value: float, joint: bool, tries: int, seed: Seed) -> float:
    """Improve a plan by random moves: a card in or out, a work elsewhere, more or less Krystallium, Advisors.

    A move that loses nothing is kept.
    """
    plan, left_out, attempt = s.plan, s.left_out, s.attempt
    for k in range(tries):
        n = plan[COUNT]
        m = left_out[COUNT]
        kind = below(seed, 4 * k, 16)
        taken, gone = -1, -1
        if kind < 6 and m > 0:
            taken = below(seed, 4 * k + 1, m)
            _insert(plan, attempt, left_out[ORDER + taken], below(seed, 4 * k + 2, n + 1))
        elif kind < 14 and n > 0:
            gone = below(seed, 4 * k + 1, n)
            work = plan[ORDER + gone]
            _copy(plan, attempt)
            _remove(attempt, gone)
            leaves = _may_be_dropped(row, seat, work) and below(seed, 4 * k + 3, 3) == 0
            if not leaves:
                gone = -1
                _copy(attempt, s.spare)
                _insert(s.spare, attempt, work, below(seed, 4 * k + 2, n))
            elif m >= PLAN - ORDER - 1:
                continue
        else:
            _copy(plan, attempt)
            if kind == 15 and s.table[c.ADVISED]:
                attempt[FLAGS] ^= NO_ADVISORS
            else:
                attempt[MOST_K] = below(seed, 4 * k + 1, 6)
        found = value_plan(s, row, seat, attempt, joint)
        if found < value:
            continue
        value = found
        if gone >= 0:
            left_out[ORDER + m] = plan[ORDER + gone]
            left_out[COUNT] = m + 1
        if taken >= 0:
            _remove(left_out, taken)
        _copy(attempt, plan)
    return value


@entry(row=POSITION, seat=SEATS)
def plan_window(s: Workspace, row: Row, seat: int, moves: int, seed: Seed) -> None:
    """Plan the rest of a round for a seat, and write the outcome; the opponent's figures are at place 1."""
    quick_plan(s, row, seat)
    value = value_plan(s, row, seat, s.plan, True)
    better(s, row, seat, value, True, moves, seed)
    value_plan(s, row, seat, s.plan, True)  # so that the outcome is that of the best plan


@entry(row=POSITION, seat=SEATS)
def foresee(s: Workspace, row: Row, seat: int, tries: int, seed: Seed) -> None:
    """Plan the opponent's round, and keep its figures at place 1."""
    other = seat ^ 1
    value = quick_plan(s, row, other)
    better(s, row, other, value, False, tries, seed)
    value_plan(s, row, other, s.plan, False)
    copy_figures(s, 0, 1)
