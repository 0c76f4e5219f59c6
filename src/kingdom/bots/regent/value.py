"""The value of a position between two rounds: by hand, or by the network."""

from __future__ import annotations

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as n
from kingdom.bots.regent.market import cube_worth, gain_of, krystallium_worth, soldier_worth
from kingdom.bots.regent.network import MARGIN_WEIGHT, MISSING
from kingdom.bots.regent.workspace import OUTCOME, SIDE, Workspace
from kingdom.bots.worths import MORE_OF_TYPE, STORED, UNFINISHED
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.building import frozen
from kingdom.fast.ending import cards_in_duchy, score
from kingdom.fast.lists import at
from kingdom.native.memory import Floats, Row, Table, f32, part

POINTS, SHORT, CARDS_BUILT, SOLDIERS, OVER = range(5)
"""The figures of a seat: points, what it lacks to win, cards in its Duchy, Soldiers, whether the game is over."""
MINE, THEIRS, CHANCE, MARGIN = range(OUTCOME)
BEST = 2
"""The place of the figures of the best plan, after those of both seats."""


# --- by hand: the steward's worth of an estate, on rows


def hand_worth(s: Workspace, row: Row, seat: int) -> float:
    """The worth of an estate at the end of a round, in points; the numbers of the seat have been written."""
    t = s.table
    b = r.SEATS + seat * r.SEAT
    left = min(e.rounds_left(row), 3)
    total: float = score(t, row, seat)
    rates = part(s.numbers, e.E_RATES)
    for per in range(4):
        rates[per] = rates[per] * 4.0
        total += rates[per] * MORE_OF_TYPE[left]
    total += row[b + r.STOCK + r.KRYSTALLIUM] * krystallium_worth(left)
    total += min(row[b + r.STOCK + r.SOLDIER], 8) * soldier_worth(left)
    if left:
        for resource in range(4):
            total += s.numbers[e.E_MAKES + resource] * 5.0 * cube_worth(left)
            total += row[b + r.ALCHEMY + resource] * STORED[left]
        for k in range(row[b + r.SITES_N]):
            card = row[at(r.SITE, r.SITE_CAP, seat, k)]
            open_ = 0
            for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
                open_ += row[r.OPEN + space]
            gain = gain_of(t, row, b, rates, card, left - 1) - open_
            if t[c.NEED + card]:
                gain += MISSING * 0.5
            if t[c.MENACED] and frozen(row, card):
                gain -= 2.0
            total += max(gain * UNFINISHED, 0.2)
        for k in range(row[b + r.STANDING_N]):
            total += t[c.SOLDIERS + row[at(r.STANDING, r.STANDING_CAP, seat, k)]] * 0.1
        total -= row[b + r.STOLEN_N] * cube_worth(left) * 0.3
    weight = MISSING if left == 0 else MISSING * 0.6
    total -= weight * e.shortfall(t, row, seat)
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not row[b + r.STEPS_DONE + board] >> number & 1:
                total += _step_progress(t, row, b, board * 4 + number, left)
    return total


def _step_progress(t: Table, row: Row, b: int, step: int, left: int) -> float:
    """The progress of a Quest step, in points."""
    if left == 0:
        return 0.0
    cost = c.STEP_COST + step * 6
    all_, there = 0.001, 0.0
    for kind in range(6):
        weight = 3.0 if kind == r.KRYSTALLIUM else (2.0 if kind == r.SOLDIER else 1.0)
        have = row[b + r.ALCHEMY + kind] if kind < 4 else row[b + r.STOCK + kind]
        all_ += weight * t[cost + kind]
        there += weight * min(have, t[cost + kind])
    final = (step & 3) == t[c.STEPS + (step >> 2)] - 1
    prize = 0.6 * MISSING * 0.6 if final else 0.5 * (2.0 + t[c.STEP_POINTS + step])
    return prize * there / all_


# --- by the network


def embed(s: Workspace, row: Row, seat: int, place: int) -> None:
    """Compute the network's numbers of a seat; its own SEAT numbers have been written."""
    t = s.table
    b = r.SEATS + seat * r.SEAT
    for k in range(e.SEAT, n.INPUT):
        s.numbers[k] = 0.0
    sites = part(s.numbers, e.SEAT)
    for k in range(row[b + r.SITES_N]):
        e.describe_site(t, row, seat, row[at(r.SITE, r.SITE_CAP, seat, k)], s.numbers, s.item)
        n.add_item(s.item, e.SITE, s.weights, n.W_SITE, s.hidden, sites, n.SITES_WIDE, s.nonzero)
    steps = part(s.numbers, e.SEAT + n.SITES_WIDE)
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not row[b + r.STEPS_DONE + board] >> number & 1:
                e.describe_step(t, row, seat, board * 4 + number, s.item)
                n.add_item(s.item, e.STEP, s.weights, n.W_STEP, s.hidden, steps, n.STEPS_WIDE, s.nonzero)
    n.embed(s.numbers, s.weights, s.hidden, part(s.embedded, place * n.EMBED), s.nonzero)


def seat_value(s: Workspace, row: Row, seat: int, place: int) -> float:
    """The final score that a seat may expect, in points; its figures are left at `place`: 0 or 1.

    What keeps it from winning is counted in points, too. At the end of a game it is the actual score.
    """
    t = s.table
    side = part(s.sides, place * SIDE)
    over = row[r.PHASE] == r.OVER
    side[OVER] = 1.0 if over else 0.0
    if over:
        b = r.SEATS + seat * r.SEAT
        side[POINTS] = score(t, row, seat)
        side[SHORT] = e.shortfall(t, row, seat)
        side[CARDS_BUILT] = cards_in_duchy(row, seat)
        side[SOLDIERS] = row[b + r.STOCK + r.SOLDIER]
        spare = 0.02 * row[b + r.STOCK + r.KRYSTALLIUM] + 0.01 * row[b + r.STOCK + r.SOLDIER]
        return side[POINTS] - MISSING * side[SHORT] + 0.001 * side[CARDS_BUILT] + spare * 0.1
    e.describe_seat(t, row, seat, s.numbers)
    if s.weights[n.W_THERE] == 0.0:
        side[POINTS] = hand_worth(s, row, seat)
    else:
        embed(s, row, seat, place)
        side[POINTS] = n.score_of(part(s.embedded, place * n.EMBED), s.weights)
    return side[POINTS]


def copy_figures(s: Workspace, place: int, to: int) -> None:
    """Copy the figures of a seat to another place."""
    for k in range(n.EMBED):
        s.embedded[to * n.EMBED + k] = s.embedded[place * n.EMBED + k]
    for k in range(SIDE):
        s.sides[to * SIDE + k] = s.sides[place * SIDE + k]


# --- both seats


def _medal_value(t: Table, points: float, missing: float) -> float:
    """In a solo game: half for Bronze, half for Gold; nothing if the game is lost."""
    if missing > 0:
        return 0.0
    return (0.5 if points >= t[c.MEDALS] else 0.0) + (0.5 if points >= t[c.MEDALS + 2] else 0.0)


def _has_won(mine: Floats, theirs: Floats) -> float:
    """1 if the first seat has won a game that is over, ½ if the game is shared."""
    if mine[SHORT] > 0.0 or theirs[SHORT] > 0.0:
        if mine[SHORT] == 0.0:
            return 1.0
        return 0.0 if theirs[SHORT] == 0.0 else 0.5
    ahead = mine[POINTS] - theirs[POINTS] + 0.01 * (mine[CARDS_BUILT] - theirs[CARDS_BUILT])
    ahead += 0.0001 * (mine[SOLDIERS] - theirs[SOLDIERS])
    return 1.0 if ahead > 0.0 else (0.0 if ahead < 0.0 else 0.5)


def judge(s: Workspace, out: Floats) -> float:
    """The chance of the seat at place 0 to win, plus a little of the margin; writes the outcome.

    Both seats have been valued. In a solo game the margin is counted from Gold, and Gold is what is to be won.
    """
    t = s.table
    alone = t[c.PLAYERS] == 1
    mine, theirs = s.sides, part(s.sides, SIDE)
    out[MINE] = mine[POINTS]
    out[THEIRS] = 0.0 if alone else theirs[POINTS]
    chance, margin = 0.5, 0.0
    if mine[OVER] > 0.0:
        out[MINE] = mine[POINTS] - MISSING * mine[SHORT]
        if alone:
            chance = _medal_value(t, mine[POINTS], mine[SHORT])
            margin = out[MINE] - t[c.MEDALS + 2]
        else:
            out[THEIRS] = theirs[POINTS] - MISSING * theirs[SHORT]
            chance = _has_won(mine, theirs)
            margin = out[MINE] - out[THEIRS]
    elif s.weights[n.W_THERE] == 0.0:
        margin = f32(mine[POINTS] - (t[c.MEDALS + 2] if alone else theirs[POINTS]))
        chance = n.squash(margin / 12.0)
    else:
        if alone:
            for k in range(n.EMBED):
                s.embedded[n.EMBED + k] = 0.0
        chance, margin = n.forward(s.embedded, s.weights, s.joint, s.nonzero)
        margin = n.SCALE * margin
    out[CHANCE] = chance
    out[MARGIN] = margin
    return chance + MARGIN_WEIGHT * margin
