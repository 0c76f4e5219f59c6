"""A decision of the regent entirely in compiled code, with a budget of trials: for many games at once, on any machine.

`searching` and `windows` make the same decisions for the bot, from Python and by the clock.
"""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled
from kingdom.bots.regent.market import appraise
from kingdom.bots.regent.offers import rank_offers
from kingdom.bots.regent.planner import copy_row
from kingdom.bots.regent.searching import EACH, FEWEST
from kingdom.bots.regent.trial import SUMS, VALUES, WORDS, foresee, plan_window, run_trials
from kingdom.bots.regent.windows import GAIN
from kingdom.bots.regent.works import act
from kingdom.fast import columns as c
from kingdom.fast import hidden
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import cubes_in_hand
from kingdom.fast.chance import below
from kingdom.fast.deciding import apply, is_waiting, legal
from kingdom.fast.ending import winners
from kingdom.fast.lists import at

ALL, TURNS, SPECIALS = range(3)
"""Which actions are listed: every one, those of Choice, those of a window that a plan does not consider by itself."""
MOST_LINES = 192
"""Room for actions."""
MOST = 72
"""The most offers that are looked at: 1,728 trials allow for as many, and games with more are not for many at once."""
WON, LOST = 40.0, -1e6


@compiled
def _is_listed(row: Row, number: int, which: int) -> bool:
    if which == TURNS:
        return (number >= a.SELECT and number < a.STORE) or (
            number >= a.KEEP and not (number >= a.TRANSMUTE and number < a.SEARCH)
        )
    if which == SPECIALS:
        special = (number >= a.THAW and number < a.KEEP) or (number >= a.USE and number < a.TRANSMUTE)
        return special or (row[r.ROUND] == r.ROUNDS and number >= a.ABANDON and number < a.SLATE)
    return True


@compiled
def list_actions(t: Table, row: Row, seat: int, which: int, actions: Ints, work: Row, out: Ints) -> int:
    """Write whole actions, WORDS numbers each, ending with -1; only the first way to pay for a Quest step; how many."""
    b = r.SEATS + seat * r.SEAT
    n = 0
    found = legal(t, row, seat, out)
    for k in range(found):
        if n < MOST_LINES and _is_listed(row, out[k], which):
            actions[n * WORDS] = out[k]
            actions[n * WORDS + 1] = -1
            n += 1
    i = 0
    while i < n:
        copy_row(row, work)
        said = follow(t, work, seat, actions, i)
        if said == WORDS or not work[b + r.HALF]:
            i += 1
            continue
        found = legal(t, work, seat, out)
        first = actions[i * WORDS]
        if first >= a.STEP and first < a.SEARCH:
            found = 1
        for k in range(found - 1, -1, -1):
            line = n if k else i
            if line < MOST_LINES:
                for j in range(said):
                    actions[line * WORDS + j] = actions[i * WORDS + j]
                actions[line * WORDS + said] = out[k]
                if said + 1 < WORDS:
                    actions[line * WORDS + said + 1] = -1
                n = max(n, line + 1)
    return n


@compiled
def follow(t: Table, row: Row, seat: int, actions: Ints, line: int) -> int:
    """Play the numbers of an action; how many."""
    for k in range(WORDS):
        number = actions[line * WORDS + k]
        if number < 0:
            return k
        apply(t, row, seat, number)
    return WORDS


@compiled
def _candidates(
    t: Table, row: Row, seat: int, trials: int, worths: Floats, actions: Ints, plans: Ints, work: Row, out: Ints
) -> int:
    """What is worth a trial in Choice: the offers that look best, and whatever else can be done in the turn."""
    b = r.SEATS + seat * r.SEAT
    if row[b + r.HALF] or cubes_in_hand(row, b):
        return list_actions(t, row, seat, ALL, actions, work, out)
    n = list_actions(t, row, seat, TURNS, actions, work, out)
    if t[c.PLAYERS] == 2 and row[r.PHASE] == r.CHOICE and not row[r.TURN] & 1:
        most = min(max(trials // EACH, min(FEWEST, max(trials, 2))), MOST)
        found = rank_offers(t, row, seat, worths, worths[SUMS:], plans, worths[VALUES:], most)
        for k in range(min(found, MOST_LINES - n)):
            actions[n * WORDS] = plans[2 * k]
            actions[n * WORDS + 1] = plans[2 * k + 1]
            actions[n * WORDS + 2] = -1
            n += 1
    if n == 0:
        return list_actions(t, row, seat, ALL, actions, work, out)
    return n


@compiled
def think_turn(
    t: Table, row: Row, seat: int, seed: int, w: Floats, f: Floats, worths: Floats, totals: Floats, actions: Ints,
    left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, trials: int, stray: int,
) -> None:  # fmt: skip
    """A turn of Choice or the draft: successive halving over all that is worth a trial, then the best is played."""
    world = rows[3 * r.SIZE : 4 * r.SIZE]
    copy_row(row, world)
    hidden.determinize(t, world, seat, seed, scratch)
    appraise(t, world, worths)
    n = _candidates(t, world, seat, trials, worths, actions, plans, rows[2 * r.SIZE :], out)
    for k in range(n):
        left[k] = k
        totals[k] = 0.0
    if stray and below(seed, 1, 100) < stray:
        left[0] = below(seed, 2, n)
        n = 1
    spent = 0
    stages = 0
    while n > 1 << stages:
        stages += 1
    while n > 1:
        share = max((trials - spent) // (stages * n), 1)
        seed += 1000
        run_trials(t, world, seat, actions, left, n, share, seed, w, f, worths, totals, rows, plans, scratch, out, 0)
        spent += share * n
        stages -= 1
        _sort(left, totals, n)
        n = (n + 1) >> 1
    follow(t, row, seat, actions, left[0])


@compiled
def _sort(left: Ints, totals: Floats, n: int) -> None:
    """The best first."""
    for k in range(1, n):
        one = left[k]
        j = k
        while j > 0 and totals[left[j - 1]] < totals[one]:
            left[j] = left[j - 1]
            j -= 1
        left[j] = one


@compiled
def _worth(
    t: Table, row: Row, seat: int, seed: int, worths: Floats, plans: Ints, w: Floats, f: Floats, rows: Row, out: Ints,
    tries: int,
) -> float:  # fmt: skip
    """What a position in a window is worth with a plan, which is left in `plans`."""
    if row[r.PHASE] == r.OVER:
        return WON if winners(t, row) else LOST
    return plan_window(t, row, seat, worths, plans, w, f, rows, out, tries, seed, 1)


@compiled
def complete_at_once(t: Table, row: Row, seat: int, card: int) -> bool:
    """Krystallium and Soldiers complete a card now; whether there are enough."""
    b = r.SEATS + seat * r.SEAT
    krystallium = row[b + r.STOCK + r.KRYSTALLIUM] + 0
    soldiers = row[b + r.STOCK + r.SOLDIER] + 0
    opened = 0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        opened += row[r.OPEN + space]
        if t[c.SPACE_KIND + space] == r.SOLDIER:
            soldiers -= row[r.OPEN + space]
        else:
            krystallium -= row[r.OPEN + space]
    if opened == 0 or krystallium < 0 or soldiers < 0:
        return False
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        for _ in range(row[r.OPEN + space]):
            apply(t, row, seat, (a.WILD if t[c.SPACE_KIND + space] < r.KRYSTALLIUM else a.FILL) + space)
    return True


@compiled
def think_window(
    t: Table, row: Row, seat: int, seed: int, w: Floats, f: Floats, worths: Floats, actions: Ints, rows: Row,
    plans: Ints, scratch: Ints, out: Ints, tries: int,
) -> None:  # fmt: skip
    """A decision in a window: the answer to a duty, a special action, or everything that is left to do."""
    b = r.SEATS + seat * r.SEAT
    world = rows[3 * r.SIZE : 4 * r.SIZE]
    after = rows[: r.SIZE]
    copy_row(row, world)
    hidden.determinize(t, world, seat, seed, scratch)
    appraise(t, world, worths)
    if t[c.PLAYERS] == 2:
        foresee(t, world, seat, worths, plans, w, f, rows, out, tries // 4, seed)
    owes = row[b + r.OWES_KEEP] | row[b + r.OWES_SHADOW] | row[b + r.OWES_COVER] | row[b + r.OWES_HOUSE]
    duty = owes or row[b + r.FOREMAN] or row[b + r.HALF]
    n = list_actions(t, world, seat, ALL if duty else SPECIALS, actions, rows[2 * r.SIZE :], out)
    few = tries // 6 if duty else tries // 5
    best = 0 if duty else -1
    most = LOST * 2.0
    if not duty:
        most = _worth(t, world, seat, seed, worths, plans, w, f, rows, out, few) + GAIN
    if not duty or n > 1:
        sites = 0 if duty else row[b + r.SITES_N] + 0
        for k in range(n + sites):
            copy_row(world, after)
            if k < n:
                follow(t, after, seat, actions, k)
            elif not complete_at_once(t, after, seat, world[at(r.SITE, r.SITE_CAP, seat, k - n)]):
                continue
            found = _worth(t, after, seat, seed + k + 1, worths, plans, w, f, rows, out, few)
            if found > most:
                most = found
                best = k
    if best >= n:
        complete_at_once(t, row, seat, row[at(r.SITE, r.SITE_CAP, seat, best - n)])
        return
    if best >= 0:
        follow(t, row, seat, actions, best)
        return
    _worth(t, world, seat, seed + 999, worths, plans, w, f, rows, out, tries)
    phase = row[r.PHASE] + 0
    number = row[r.ROUND] + 0
    for _ in range(300):
        if row[r.PHASE] != phase or row[r.ROUND] != number or not is_waiting(t, row, seat):
            return
        apply(t, row, seat, act(t, row, seat, plans, out))
