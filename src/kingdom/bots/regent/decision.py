"""A decision of the regent in short steps: `begin`, lots of trials with `settle` between them, and `play`.

In Choice a lot tries every candidate that is left on the same deals. In a window it improves a plan for each of them:
a special action, or none before the plan. `decide` takes all steps by a number of trials; by the clock the steps are
taken one by one.
"""

from __future__ import annotations

from kingdom.bots.regent.market import appraise
from kingdom.bots.regent.offers import rank_offers
from kingdom.bots.regent.planner import better, copy_row, foresee, quick_plan, value_plan
from kingdom.bots.regent.rounds import forget_rounds
from kingdom.bots.regent.trial import follow, try_line
from kingdom.bots.regent.works import act
from kingdom.bots.regent.workspace import (
    MOST_ACTIONS,
    MOST_IN_WINDOW,
    PLAN,
    PROGRESS,
    WORDS,
    Workspace,
)
from kingdom.fast import columns as c
from kingdom.fast import hidden
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import cubes_in_hand
from kingdom.fast.chance import below
from kingdom.fast.deciding import apply, is_waiting, legal
from kingdom.fast.ending import winners
from kingdom.fast.limits import POSITION, SEATS
from kingdom.fast.lists import at
from kingdom.native import entry
from kingdom.native.memory import Row, Seed

ALL, TURNS, SPECIALS = range(3)
"""The actions that are listed: every one, those of Choice, those of a window that a plan does not consider itself."""
HALVE, DROP = range(2)
"""Rules: leave the better half; or drop the candidates that are certain to be worse."""
NEXT_SEED, TRIED = range(PROGRESS)
"""The progress of a decision: the next seed, and deals or moves tried."""
REMAINING, KIND = range(PROGRESS)
"""The candidates that are left, and the kind of decision."""
TURN, DUTY, WINDOW = range(3)
FEWEST_OFFERS, MOST_OFFERS = 12, 448
"""The fewest and the most offers that are tried: more trials allow for more of them, at most all (CHO-3, CHO-4)."""
EACH = 24
"""Trials that an offer should get before another is worth considering."""
EACH_PLAN = 8
"""The same for the moves of a plan and another special action."""
GAIN = 0.05
"""A special action must be worth this much more than leaving it to the plan, in fortieths of a game."""
WON, LOST = 40.0, -1e6
FEWEST_MOVES, MOST_MOVES = 8, 4000
"""Moves that improve a plan, at least and at most."""
SURE = 16.0
"""The square of the standard errors that make a difference certain: many, since it is looked at often."""
FEWEST_DEALS = 24
"""Deals before a candidate is dropped: fewer do not show how much values vary."""
SLACK = 0.001
"""The acceptable cost of stopping early: a thousandth of a game."""
SEEDS = 2**62 - 1
LONGEST = 300
"""Actions after which a window is given up: none comes near it."""


# --- candidates


def _is_listed(row: Row, number: int, which: int) -> bool:
    if which == TURNS:
        return (number >= a.SELECT and number < a.STORE) or (
            number >= a.KEEP and not (number >= a.TRANSMUTE and number < a.SEARCH)
        )
    if which == SPECIALS:
        special = (number >= a.THAW and number < a.KEEP) or (number >= a.USE and number < a.TRANSMUTE)
        return special or (row[r.ROUND] == r.ROUNDS and number >= a.ABANDON and number < a.SLATE)
    return True


def list_actions(s: Workspace, row: Row, seat: int, which: int, first: int) -> int:
    """Write whole actions from a line on; only the first way to pay for a Quest step. The number of lines."""
    t, actions, work, out = s.table, s.actions, s.work, s.legal
    b = r.SEATS + seat * r.SEAT
    n = first
    found = legal(t, row, seat, out)
    for k in range(found):
        if n < MOST_ACTIONS and _is_listed(row, out[k], which):
            actions[n * WORDS] = out[k]
            actions[n * WORDS + 1] = -1
            n += 1
    i = first
    while i < n:
        copy_row(row, work)
        done = follow(s, work, seat, i)
        if done == WORDS or not work[b + r.HALF]:
            i += 1
            continue
        found = legal(t, work, seat, out)
        opening = actions[i * WORDS]
        if opening >= a.STEP and opening < a.SEARCH:
            found = 1
        for k in range(found - 1, -1, -1):
            line = n if k else i
            if line < MOST_ACTIONS:
                for j in range(done):
                    actions[line * WORDS + j] = actions[i * WORDS + j]
                actions[line * WORDS + done] = out[k]
                if done + 1 < WORDS:
                    actions[line * WORDS + done + 1] = -1
                n = max(n, line + 1)
    return n


def list_offers(s: Workspace, row: Row, seat: int, trials: int) -> int:
    """Write the offers that look best by their worth; the number of lines."""
    most = min(max(trials // EACH, min(FEWEST_OFFERS, max(trials, 2))), MOST_OFFERS)
    found = rank_offers(s, row, seat, most)
    for k in range(found):
        s.actions[k * WORDS] = s.offers[2 * k]
        s.actions[k * WORDS + 1] = s.offers[2 * k + 1]
        s.actions[k * WORDS + 2] = -1
    return found


def list_turns(s: Workspace, row: Row, seat: int, trials: int) -> int:
    """Write the candidates of a turn: the best-looking offers, and every other turn. The number of lines."""
    b = r.SEATS + seat * r.SEAT
    n = 0
    if not row[b + r.HALF] and not cubes_in_hand(row, b):
        if s.table[c.PLAYERS] == 2 and row[r.PHASE] == r.CHOICE and not row[r.TURN] & 1:
            n = list_offers(s, row, seat, trials)
        n = list_actions(s, row, seat, TURNS, n)
    if n == 0:
        n = list_actions(s, row, seat, ALL, 0)
    return n


def complete_at_once(s: Workspace, row: Row, seat: int, card: int, line: int) -> bool:
    """Write the Krystallium and Soldiers that complete a card now, if there are enough: it may produce sooner."""
    t = s.table
    b = r.SEATS + seat * r.SEAT
    krystallium = row[b + r.STOCK + r.KRYSTALLIUM]
    soldiers = row[b + r.STOCK + r.SOLDIER]
    n = 0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        kind = t[c.SPACE_KIND + space]
        for _ in range(row[r.OPEN + space]):
            if kind == r.SOLDIER:
                soldiers -= 1
            else:
                krystallium -= 1
            if n == WORDS:
                return False
            s.actions[line * WORDS + n] = (a.WILD if kind < r.KRYSTALLIUM else a.FILL) + space
            n += 1
    if n < WORDS:
        s.actions[line * WORDS + n] = -1
    return n > 0 and krystallium >= 0 and soldiers >= 0


def list_specials(s: Workspace, row: Row, seat: int) -> int:
    """Write the candidates of a window: nothing before the plan, then special actions. The number of lines."""
    s.actions[0] = -1
    n = list_actions(s, row, seat, SPECIALS, 1)
    for k in range(row[r.SEATS + seat * r.SEAT + r.SITES_N]):
        if n < MOST_ACTIONS and complete_at_once(s, row, seat, row[at(r.SITE, r.SITE_CAP, seat, k)], n):
            n += 1
    return n


# --- steps


@entry(row=POSITION, seat=SEATS)
def begin(s: Workspace, row: Row, seat: int, seed: Seed, most: int) -> int:
    """Deal the hidden cards, appraise all cards and list the candidates; the number of them.

    `most` is the number of trials that there will be, as far as that is known.
    """
    b = r.SEATS + seat * r.SEAT
    copy_row(row, s.world)
    hidden.determinize(s.table, s.world, seat, seed, s.scratch)
    appraise(s, s.world)
    owes = row[b + r.OWES_KEEP] | row[b + r.OWES_SHADOW] | row[b + r.OWES_COVER] | row[b + r.OWES_HOUSE]
    kind, n = TURN, 0
    if row[r.PHASE] == r.CHOICE or row[r.PHASE] == r.DRAFT:
        n = min(list_turns(s, s.world, seat, most), max(most // 3, 2))
    else:
        if s.table[c.PLAYERS] == 2:
            foresee(s, s.world, seat, min(most, MOST_MOVES) // 4, seed)
        if owes | row[b + r.FOREMAN] | row[b + r.HALF]:
            kind, n = DUTY, min(list_actions(s, s.world, seat, ALL, 0), MOST_IN_WINDOW)
        else:
            kind, n = WINDOW, min(list_specials(s, s.world, seat), max(most // EACH_PLAN, 2), MOST_IN_WINDOW)
    for k in range(n):
        s.left[k] = k
        s.totals[k] = 0.0
        s.squares[k] = 0.0
    s.progress[NEXT_SEED] = (seed + 1000) & SEEDS
    s.state[REMAINING] = n
    s.progress[TRIED] = 0
    s.state[KIND] = kind
    return n


@entry(seat=SEATS)
def lot(s: Workspace, seat: int, count: int) -> None:
    """Choice: try the candidates that are left on so many deals. Windows: so many moves to improve the plan of each."""
    if s.state[KIND] == TURN:
        for _ in range(count):
            try_deal(s, seat)
    else:
        for j in range(s.state[REMAINING]):
            improve(s, seat, s.left[j], count)
        s.progress[NEXT_SEED] += MOST_ACTIONS
    s.progress[TRIED] += count


def try_deal(s: Workspace, seat: int) -> None:
    """Try the candidates that are left on the next deal, and add up by how much each is better than their mean."""
    n = s.state[REMAINING]
    if n == 0:
        return
    copy_row(s.world, s.dealt)
    hidden.determinize(s.table, s.dealt, seat, s.progress[NEXT_SEED], s.scratch)
    s.progress[NEXT_SEED] += 1
    forget_rounds(s)
    mean = 0.0
    for j in range(n):
        s.values[j] = try_line(s, seat, s.left[j], s.outcomes)
        mean += s.values[j]
    mean = mean / n
    for j in range(n):
        lead = s.values[j] - mean
        s.totals[s.left[j]] += lead
        s.squares[s.left[j]] += lead * lead * n / max(n - 1, 1)  # so that two of these add up to a variance


def improve(s: Workspace, seat: int, line: int, moves: int) -> None:
    """Improve the plan of a candidate by random moves, and value it."""
    copy_row(s.world, s.dealt)
    follow(s, s.dealt, seat, line)
    if s.dealt[r.PHASE] == r.OVER:
        s.totals[line] = WON if winners(s.table, s.dealt) else LOST
        return
    base = 2 * PLAN * line
    if s.progress[TRIED] == 0:
        quick_plan(s, s.dealt, seat)
    else:
        for k in range(PLAN):
            s.plan[k] = s.plans[base + k]
            s.left_out[k] = s.plans[base + PLAN + k]
    value = value_plan(s, s.dealt, seat, s.plan, True)
    value = better(s, s.dealt, seat, value, True, moves, s.progress[NEXT_SEED] + line)
    for k in range(PLAN):
        s.plans[base + k] = s.plan[k]
        s.plans[base + PLAN + k] = s.left_out[k]
    s.totals[line] = value + GAIN if s.state[KIND] == WINDOW and line == 0 else value


@entry()
def settle(s: Workspace, rule: int) -> int:
    """Rank the candidates that are left, and leave out some of them by a rule; the number that is left."""
    left, totals = s.left, s.totals
    n = s.state[REMAINING]
    for k in range(1, n):
        one = left[k]
        j = k
        while j > 0 and totals[left[j - 1]] < totals[one]:
            left[j] = left[j - 1]
            j -= 1
        left[j] = one
    if rule == HALVE:
        n = (n + 1) >> 1
    elif s.state[KIND] == TURN and s.progress[TRIED] >= FEWEST_DEALS:
        n = _not_worse(s, n)
    s.state[REMAINING] = n
    return n


def _not_worse(s: Workspace, n: int) -> int:
    """Leave the candidates that may still be better than the best; only that one if none can be by enough to matter."""
    best = s.left[0]
    deals = max(s.progress[TRIED], 1)
    kept = 1
    matters = False
    for k in range(1, n):
        one = s.left[k]
        behind = (s.totals[best] - s.totals[one]) / deals
        error = (s.squares[best] + s.squares[one]) / deals / deals * SURE
        matters = matters or error >= (SLACK + behind) * (SLACK + behind)
        if behind * behind < error:
            s.left[kept] = one
            kept += 1
    return kept if matters else 1


@entry(row=POSITION, seat=SEATS)
def play(s: Workspace, row: Row, seat: int) -> int:
    """Play the best candidate, in a window also everything that its plan does if nothing comes before it.

    The number of numbers played.
    """
    t = s.table
    line = s.left[0]
    n = 0
    if s.state[KIND] != WINDOW or line:
        for k in range(WORDS):
            number = s.actions[line * WORDS + k]
            if number < 0:
                break
            apply(t, row, seat, number)
            s.played[n] = number
            n += 1
        return n
    for k in range(PLAN):
        s.plan[k] = s.plans[k]
    phase, round_ = row[r.PHASE], row[r.ROUND]
    for _ in range(LONGEST):
        if row[r.PHASE] != phase or row[r.ROUND] != round_ or not is_waiting(t, row, seat):
            break
        number = act(t, row, seat, s.plan, s.legal)
        apply(t, row, seat, number)
        s.played[n] = number
        n += 1
    return n


@entry(row=POSITION, seat=SEATS, stray=101)
def decide(s: Workspace, row: Row, seat: int, seed: Seed, trials: int, stray: int) -> int:
    """Decide by so many trials, and play; of a hundred turns `stray` are played at random. See `play`.

    All candidates share the trials, then the better half does, down to one. In a window as many moves again improve
    the plan that is left.
    """
    n = begin(s, row, seat, seed, trials)
    is_turn = s.state[KIND] == TURN
    limit = trials if is_turn else 2 * min(max(trials, FEWEST_MOVES), MOST_MOVES)
    if is_turn and stray and below(seed, 1, 100) < stray:
        s.left[0] = below(seed, 2, n)
        n = 1
    stages, spent = 0, 0
    while n > 1 << stages:
        stages += 1
    while n > 1:
        share = max((limit - spent) // max(stages * n, 1), 1)
        lot(s, seat, share)
        spent += share * n
        stages -= 1
        n = settle(s, HALVE)
    if s.state[KIND] == WINDOW and s.left[0] == 0:
        s.state[REMAINING] = 1
        lot(s, seat, limit // 2)
    return play(s, row, seat)
