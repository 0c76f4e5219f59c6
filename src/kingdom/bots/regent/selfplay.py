"""Games of the regent against itself, played entirely in compiled code: what the network learns from.

A game is dealt by the engine's own chance. Choice is searched with a few trials, windows are planned, and at the end of
each round but the last both estates are recorded. The network learns how such games end.
"""

from __future__ import annotations

from kingdom.bots.regent import estate as e
from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled, entry
from kingdom.bots.regent.market import appraise
from kingdom.bots.regent.offers import rank_offers
from kingdom.bots.regent.planner import better, quick_plan
from kingdom.bots.regent.trial import SUMS, VALUES, WORDS, choose, run_trials
from kingdom.bots.regent.value import MISSING
from kingdom.bots.regent.works import COUNT, act, cubes_first
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, is_waiting, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.lists import at

MOST_SITES, MOST_STEPS = 12, 8
RECORD = e.SEAT + MOST_SITES * e.SITE + MOST_STEPS * e.STEP
"""Numbers of a seat in a record: its own, those of its sites, those of its undone steps; the rest is 0."""
ROUNDS_TOLD = 3
RESULTS = 6
"""Numbers that tell how a game ended."""
MOST_TURNS = 12


@compiled
def note(t: Table, row: Row, seat: int, f: Floats, at_: int) -> None:
    """Write the record of a seat."""
    for k in range(RECORD):
        f[at_ + k] = 0.0
    e.describe_seat(t, row, seat, f, at_)
    b = r.SEATS + seat * r.SEAT
    place = at_ + e.SEAT
    for k in range(min(row[b + r.SITES_N], MOST_SITES)):
        e.describe_site(t, row, seat, row[at(r.SITE, r.SITE_CAP, seat, k)], at_, f, place + k * e.SITE)
    place += MOST_SITES * e.SITE
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not row[b + r.STEPS_DONE + board] >> number & 1:
                e.describe_step(t, row, seat, board * 4 + number, f, place)
                place += e.STEP


@compiled
def _search(
    t: Table, row: Row, seat: int, seed: int, w: Floats, f: Floats, worths: Floats, totals: Floats, actions: Ints,
    left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, offers: int, deals: int, stray: int,
) -> None:  # fmt: skip
    """One turn of Choice: a few offers, or the areas, are tried on a few deals, and the best is played."""
    n = 0
    if t[c.PLAYERS] == 2 and not row[r.TURN] & 1:
        n = rank_offers(t, row, seat, worths, worths[SUMS:], plans, worths[VALUES:], offers)
        for k in range(n):
            actions[k * WORDS] = plans[2 * k]
            actions[k * WORDS + 1] = plans[2 * k + 1]
            actions[k * WORDS + 2] = -1
    else:
        found = legal(t, row, seat, out)
        for k in range(found):
            number = out[k]
            turn = number >= a.SELECT and number < a.STORE
            turn = (
                turn or (number >= a.SPY and below(seed, 7 + k, 2) == 0) or (number >= a.KEEP_FOUND and number < a.SPY)
            )
            turn = turn or (number >= a.USE and number < a.ON_AREA)
            if turn and n < MOST_TURNS:
                actions[n * WORDS] = number
                actions[n * WORDS + 1] = -1
                n += 1
        if t[c.PLAYERS] == 1 and n < MOST_TURNS:
            plans[COUNT] = 0
            number = choose(t, row, seat, worths, plans, out)
            if number >= a.SEARCH and number < a.KEEP_FOUND:
                actions[n * WORDS] = number
                actions[n * WORDS + 1] = -1
                n += 1
    best = 0
    if stray and below(seed, 1, 100) < stray:
        best = below(seed, 2, n)
    elif n > 1:
        for k in range(n):
            left[k] = k
            totals[k] = 0.0
        run_trials(t, row, seat, actions, left, n, deals, seed, w, f, worths, totals, rows, plans, scratch, out, 0)
        for k in range(n):
            if totals[k] > totals[best]:
                best = k
    for k in range(WORDS):
        number = actions[best * WORDS + k]
        if number < 0:
            break
        apply(t, row, seat, number)


@compiled
def _window(
    t: Table, row: Row, seat: int, seed: int, w: Floats, f: Floats, worths: Floats, rows: Row, plans: Ints, out: Ints,
    tries: int,
) -> None:  # fmt: skip
    """Play a window to its end for one seat."""
    work = rows[2 * r.SIZE : 3 * r.SIZE]
    value = quick_plan(t, row, seat, plans, worths, w, f, work, out)
    better(t, row, seat, plans, value, w, f, work, out, 0, tries, seed)
    phase = row[r.PHASE]
    number = row[r.ROUND]
    for _ in range(300):
        if row[r.PHASE] != phase or row[r.ROUND] != number or not is_waiting(t, row, seat):
            return
        apply(t, row, seat, act(t, row, seat, plans, out))


@compiled
def play(
    t: Table, row: Row, seed: int, w0: Floats, w1: Floats, f: Floats, worths: Floats, totals: Floats, actions: Ints,
    left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, offers: int, deals: int, tries: int, stray: int,
    records: Floats, base: int,
) -> None:  # fmt: skip
    """Play a game to its end; records are written from `base` on, both seats for each round."""
    deal(t, row, seed)
    told = 0
    step = 0
    for _ in range(4000):
        phase = row[r.PHASE]
        if phase == r.OVER:
            return
        if row[r.ROUND] > told + 1 and told < ROUNDS_TOLD:
            for seat in range(t[c.PLAYERS]):
                note(t, row, seat, records, base + (told * 2 + seat) * RECORD)
            told += 1
        seat = to_move(t, row)
        b = r.SEATS + seat * r.SEAT
        step += 1
        mixed = seed * 1000 + step * 7919
        if phase == r.CHOICE or phase == r.DRAFT:
            appraise(t, row, worths)
            plans[COUNT] = 0
            if row[b + r.HALF] == r.SEARCHING:
                n = legal(t, row, seat, out)
                apply(t, row, seat, out[below(mixed, 5, n)])
                continue
            if phase == r.DRAFT:
                n = legal(t, row, seat, out)
                apply(t, row, seat, out[below(mixed, 5, n)])
                continue
            number = cubes_first(t, row, seat, plans, out)
            if number >= 0:
                apply(t, row, seat, number)
                continue
            if deals == 0:
                number = choose(t, row, seat, worths, plans, out)
                apply(t, row, seat, number)
                if row[b + r.HALF] == r.LAYING:
                    apply(t, row, seat, plans[COUNT + 1])
            elif seat == 0:
                _search(t, row, seat, mixed, w0, f, worths, totals, actions, left, rows, plans, scratch, out, offers,
                        deals, stray)  # fmt: skip
            else:
                _search(t, row, seat, mixed, w1, f, worths, totals, actions, left, rows, plans, scratch, out, offers,
                        deals, stray)  # fmt: skip
        else:
            appraise(t, row, worths)
            if seat == 0:
                _window(t, row, seat, mixed, w0, f, worths, rows, plans, out, tries)
            else:
                _window(t, row, seat, mixed, w1, f, worths, rows, plans, out, tries)


@compiled
def conclude(t: Table, row: Row, results: Floats, at_: int) -> None:
    """Write how a game ended: the points and shortfall of both seats, who won, and whether it came to its end."""
    for seat in range(2):
        there = seat < t[c.PLAYERS]
        results[at_ + seat] = score(t, row, seat) if there else 0.0
        results[at_ + 2 + seat] = e.shortfall(t, row, seat) if there else 0.0
    results[at_ + 4] = winners(t, row)
    results[at_ + 5] = MISSING if row[r.PHASE] == r.OVER else -1.0


@entry
def games(
    t: Table, row: Row, first: int, count: int, w0: Floats, w1: Floats, f: Floats, worths: Floats, totals: Floats,
    actions: Ints, left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, offers: int, deals: int, tries: int,
    stray: int, records: Floats, results: Floats,
) -> None:  # fmt: skip
    """Play this many games from a seed on; gives for each the points and shortfall of both seats, and who won."""
    for g in range(count):
        play(
            t, row, first + g, w0, w1, f, worths, totals, actions, left, rows, plans, scratch, out, offers, deals,
            tries, stray, records, g * ROUNDS_TOLD * 2 * RECORD,
        )  # fmt: skip
        conclude(t, row, results, g * RESULTS)
