"""A trial: an action on a deal that fits what is seen, the rest of Choice by worth, both rounds planned and valued."""

from __future__ import annotations

from kingdom.bots.regent.areas import best_area, is_hidden
from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled, entry, inlined
from kingdom.bots.regent.market import APPRAISED, RECYCLED, appraise
from kingdom.bots.regent.offers import rank_offers
from kingdom.bots.regent.planner import better, copy_row, quick_plan, value_plan
from kingdom.bots.regent.value import judge, seat_value
from kingdom.bots.regent.works import COUNT, NOTHING, act, cubes_first
from kingdom.fast import columns as c
from kingdom.fast import hidden
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import winners
from kingdom.fast.lists import at

SUMS, VALUES = APPRAISED, APPRAISED + 8
WORTHS = VALUES + 512
"""Room for: what `appraise` writes, sums of areas, values of offers."""
WORDS = 6
"""Room for the numbers of an action."""
SEARCH_GAIN = 2.5
"""How much more the best of three unknown cards is worth than a recycled one."""


@inlined
def choose(t: Table, row: Row, seat: int, worths: Floats, plan: Ints, out: Ints) -> int:
    """The next number of a seat in Choice or in the draft, by worth."""
    b = r.SEATS + seat * r.SEAT
    if row[r.PHASE] == r.DRAFT:
        return act(t, row, seat, plan, out)
    if row[b + r.HALF] == r.LAYING:
        return plan[COUNT + 1]
    found = cubes_first(t, row, seat, plan, out)
    if found != NOTHING:
        return found
    if t[c.PLAYERS] == 1:
        return choose_alone(t, row, worths, out)
    if row[r.TURN] & 1:
        return a.SELECT + best_area(t, row, seat, worths)
    rank_offers(t, row, seat, worths, worths[SUMS:], plan, worths[VALUES:], 1)
    return plan[COUNT]


@inlined
def choose_alone(t: Table, row: Row, worths: Floats, out: Ints) -> int:
    """Take the better area; a Search if its two worst cards are poor."""
    b = r.SEATS
    if row[b + r.SEARCH] and row[b + r.SEARCH] < 3:
        best = 0
        for k in range(row[b + r.SEARCHED_N]):
            if worths[row[b + r.SEARCHED + k]] > worths[row[b + r.SEARCHED + best]]:
                best = k
        return a.KEEP_FOUND + best
    if row[b + r.SEARCH]:
        return a.SELECT + row[b + r.SEARCH] - 3
    area = best_area(t, row, 0, worths)
    if row[b + r.SEARCHES] >= t[c.SEARCH_LIMIT] or not row[r.DECK_N]:
        return a.SELECT + area
    first, second = -1, -1
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        if card >= r.PLANNED or is_hidden(t, row, 0, card):
            continue
        if first < 0 or worths[card] < worths[row[at(r.AREA, r.AREA_CAP, area, first)]]:
            second = first
            first = k
        elif second < 0 or worths[card] < worths[row[at(r.AREA, r.AREA_CAP, area, second)]]:
            second = k
    if second < 0:
        return a.SELECT + area
    given = worths[row[at(r.AREA, r.AREA_CAP, area, first)]] + worths[row[at(r.AREA, r.AREA_CAP, area, second)]]
    if given > RECYCLED + SEARCH_GAIN:
        return a.SELECT + area
    n = legal(t, row, 0, out)
    number = a.SEARCH + area * r.AREA_CAP + min(first, second)
    for k in range(n):
        if out[k] == number:
            return number
    return a.SELECT + area


@compiled
def finish_choice(t: Table, row: Row, worths: Floats, plan: Ints, out: Ints) -> None:
    """Play on to the end of Choice."""
    for _ in range(200):
        if row[r.PHASE] != r.CHOICE and row[r.PHASE] != r.DRAFT:
            return
        seat = to_move(t, row)
        b = r.SEATS + seat * r.SEAT
        if row[b + r.HALF] == r.SEARCHING:
            n = legal(t, row, seat, out)
            best = out[0]
            for k in range(n):
                if worths[_place(row, out[k])] < worths[_place(row, best)]:
                    best = out[k]
            apply(t, row, seat, best)
            continue
        if row[b + r.HALF] != r.LAYING:
            plan[COUNT] = 0
        apply(t, row, seat, choose(t, row, seat, worths, plan, out))


@compiled
def _place(row: Row, number: int) -> int:
    """The card that a number of a Search names."""
    place = number - a.SEARCH
    return row[at(r.AREA, r.AREA_CAP, place // r.AREA_CAP, place % r.AREA_CAP)]


@inlined
def value_round(
    t: Table, row: Row, seat: int, worths: Floats, plans: Ints, w: Floats, f: Floats, work: Row, out: Ints, tries: int,
    seed: int,
) -> float:  # fmt: skip
    """What a position after Choice is worth to a seat: both seats plan their rounds."""
    if row[r.PHASE] == r.OVER:
        seat_value(t, row, seat, w, f, 0)
        if t[c.PLAYERS] == 2:
            seat_value(t, row, seat ^ 1, w, f, 1)
        return judge(t, w, f)
    for place in range(t[c.PLAYERS] - 1, -1, -1):
        who = seat ^ place
        best = quick_plan(t, row, who, plans, worths, w, f, work, out)
        if tries:
            better(t, row, who, plans, best, w, f, work, out, 0, tries, seed)
        value_plan(t, row, who, plans, 0, w, f, work, out, 0)
        seat_value(t, work, who, w, f, place)
    return judge(t, w, f)


@inlined
def run_trials(
    t: Table, row: Row, seat: int, actions: Ints, left: Ints, n: int, count: int, seed: int, w: Floats, f: Floats,
    worths: Floats, totals: Floats, rows: Row, plans: Ints, scratch: Ints, out: Ints, tries: int,
) -> None:  # fmt: skip
    """On each of this many deals, try every remaining action once and add its result to its total.

    `rows` is room for three rows. `actions` are WORDS numbers each, ending with -1; `left` names n of them.
    """
    world = rows[: r.SIZE]
    trial = rows[r.SIZE : 2 * r.SIZE]
    work = rows[2 * r.SIZE : 3 * r.SIZE]
    for deal in range(count):
        copy_row(row, world)
        hidden.determinize(t, world, seat, seed + deal, scratch)
        for j in range(n):
            copy_row(world, trial)
            for k in range(WORDS):
                number = actions[left[j] * WORDS + k]
                if number < 0:
                    break
                apply(t, trial, seat, number)
            finish_choice(t, trial, worths, plans, out)
            found = value_round(t, trial, seat, worths, plans, w, f, work, out, tries, seed + deal)
            totals[left[j]] += found


@inlined
def plan_window(
    t: Table, row: Row, seat: int, worths: Floats, plans: Ints, w: Floats, f: Floats, rows: Row, out: Ints, tries: int,
    seed: int, fresh: int,
) -> float:  # fmt: skip
    """Plan the rest of a round for a seat, as well as this many tries allow; the opponent's numbers are at place 1.

    With `fresh` the plan is started again, otherwise improved.
    """
    work = rows[2 * r.SIZE : 3 * r.SIZE]
    if fresh:
        quick_plan(t, row, seat, plans, worths, w, f, work, out)
    value = value_plan(t, row, seat, plans, 0, w, f, work, out, 1)
    return better(t, row, seat, plans, value, w, f, work, out, 1, tries, seed)


@inlined
def foresee(
    t: Table, row: Row, seat: int, worths: Floats, plans: Ints, w: Floats, f: Floats, rows: Row, out: Ints, tries: int,
    seed: int,
) -> None:  # fmt: skip
    """Plan the opponent's round, and keep its result at place 1."""
    work = rows[2 * r.SIZE : 3 * r.SIZE]
    other = seat ^ 1
    value = quick_plan(t, row, other, plans, worths, w, f, work, out)
    better(t, row, other, plans, value, w, f, work, out, 0, tries, seed)
    value_plan(t, row, other, plans, 0, w, f, work, out, 0)
    seat_value(t, work, other, w, f, 1)


TRY, APPRAISE, OFFERS, PLAN, FORESEE, NEXT, LEGAL, APPLY, WON = range(9)


@entry
def perform(
    what: int, t: Table, row: Row, seat: int, n: int, count: int, seed: int, actions: Ints, left: Ints, w: Floats,
    f: Floats, worths: Floats, totals: Floats, rows: Row, plans: Ints, scratch: Ints, out: Ints,
) -> float:  # fmt: skip
    """Everything that Python asks for, behind one function: so the engine is compiled into the regent only once."""
    if what == TRY:
        run_trials(t, row, seat, actions, left, n, count, seed, w, f, worths, totals, rows, plans, scratch, out, 0)
    elif what == APPRAISE:
        appraise(t, row, worths)
    elif what == OFFERS:
        return 0.0 + rank_offers(t, row, seat, worths, worths[SUMS:], actions, worths[VALUES:], n)
    elif what == PLAN:
        return plan_window(t, row, seat, worths, plans, w, f, rows, out, count, seed, n)
    elif what == FORESEE:
        foresee(t, row, seat, worths, plans, w, f, rows, out, count, seed)
    elif what == NEXT:
        return 0.0 + act(t, row, seat, plans, out)
    elif what == LEGAL:
        return 0.0 + legal(t, row, seat, out)
    elif what == APPLY:
        apply(t, row, seat, n)
    elif what == WON:
        return 0.0 + winners(t, row)
    return 0.0
