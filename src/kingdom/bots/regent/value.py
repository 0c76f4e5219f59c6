"""What a position between two rounds is worth: by hand, or by the network.

The network reads each seat by itself: sums over cards under construction and Quest steps, two layers, EMBED numbers.
From one seat's numbers comes its final score; from both, the chance to win and the margin. Weights are one flat list.
"""

from __future__ import annotations

from kingdom.bots.regent import estate as e
from kingdom.bots.regent.compiled import Floats, Row, Table, compiled
from kingdom.bots.regent.market import cube_worth, gain_of, krystallium_worth, soldier_worth
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.building import frozen
from kingdom.fast.ending import cards_in_duchy, score
from kingdom.fast.fields import Layout
from kingdom.fast.lists import at

SITES_WIDE = 24
STEPS_WIDE = 12
INPUT = e.SEAT + SITES_WIDE + STEPS_WIDE
WIDE = 64
EMBED = 32
JOINT = 32
SCALE = 40.0
"""How many points one unit of a target stands for."""
MISSING = 40.0
"""Points for each thing that keeps a seat from winning."""

_weights = Layout()
W_THERE = _weights.add("there", 1, "1 with weights, 0 without: then hand-made values count")
W_SITE = _weights.add("site", e.SITE * SITES_WIDE, "from a card under construction")
W_STEP = _weights.add("step", e.STEP * STEPS_WIDE, "from a Quest step")
W_FIRST = _weights.add("first", INPUT * WIDE, "from a seat and its sums")
W_FIRST_BIAS = _weights.add("first_bias", WIDE, "")
W_EMBED = _weights.add("embed", WIDE * EMBED, "to the numbers of a seat")
W_EMBED_BIAS = _weights.add("embed_bias", EMBED, "")
W_SCORE = _weights.add("score", EMBED, "to the final score of the seat")
W_SCORE_BIAS = _weights.add("score_bias", 1, "")
W_JOINT = _weights.add("joint", 2 * EMBED * JOINT, "from both seats")
W_JOINT_BIAS = _weights.add("joint_bias", JOINT, "")
W_OUT = _weights.add("out", JOINT * 2, "to the logit of winning, and the margin")
W_OUT_BIAS = _weights.add("out_bias", 2, "")
WEIGHTS = _weights.size
WEIGHT_FIELDS = tuple(_weights.fields)

_room = Layout()
F_SEAT = _room.add("seat", INPUT, "what a seat is told")
F_ITEM = _room.add("item", e.SITE, "a card or a step")
F_HIDDEN = _room.add("hidden", WIDE, "")
F_EMBED = _room.add("embed", 2 * EMBED, "both seats: the one asked about first")
F_JOINT = _room.add("joint", JOINT, "")
F_SIDE = _room.add("side", 16, "for each seat: points, what is missing, cards, Soldiers, whether the game is over")
ROOM = _room.size


# --- by hand: the steward's worth of an estate, on rows


@compiled
def hand_worth(t: Table, row: Row, seat: int, f: Floats) -> float:
    """An estate at the end of a round in points. `f` holds the numbers of the seat."""
    b = r.SEATS + seat * r.SEAT
    left = e.rounds_left(row)
    total = 0.0 + score(t, row, seat)
    rates = f[F_SEAT + e.E_RATES : F_SEAT + e.E_RATES + 4]
    for per in range(4):
        rates[per] = rates[per] * 4.0
        total += rates[per] * 0.6 * left
    total += row[b + r.STOCK + r.KRYSTALLIUM] * krystallium_worth(left)
    total += min(row[b + r.STOCK + r.SOLDIER], 8) * soldier_worth(left)
    if left:
        for resource in range(4):
            total += f[F_SEAT + e.E_MAKES + resource] * 5.0 * cube_worth(left)
            total += row[b + r.ALCHEMY + resource] * 0.24
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
            total += max(gain * 0.8, 0.2)
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


@compiled
def _step_progress(t: Table, row: Row, b: int, step: int, left: int) -> float:
    """How close a Quest step is, in points."""
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


# --- the network


@compiled
def spread(f: Floats, source: int, count: int, w: Floats, weights: int, target: int, wide: int) -> None:
    """Add what `count` numbers say to `wide` sums; most of them are 0."""
    for k in range(count):
        x = f[source + k]
        if x != 0.0:
            base = weights + k * wide
            for j in range(wide):
                f[target + j] += x * w[base + j]


@compiled
def embed(t: Table, row: Row, seat: int, w: Floats, f: Floats, target: int) -> None:
    """Write the EMBED numbers of a seat whose own SEAT numbers are in `f`."""
    b = r.SEATS + seat * r.SEAT
    for k in range(e.SEAT, INPUT):
        f[F_SEAT + k] = 0.0
    for k in range(row[b + r.SITES_N]):
        e.describe_site(t, row, seat, row[at(r.SITE, r.SITE_CAP, seat, k)], F_SEAT, f, F_ITEM)
        _add_item(f, e.SITE, w, W_SITE, F_SEAT + e.SEAT, SITES_WIDE)
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not row[b + r.STEPS_DONE + board] >> number & 1:
                e.describe_step(t, row, seat, board * 4 + number, f, F_ITEM)
                _add_item(f, e.STEP, w, W_STEP, F_SEAT + e.SEAT + SITES_WIDE, STEPS_WIDE)
    for k in range(WIDE):
        f[F_HIDDEN + k] = w[W_FIRST_BIAS + k]
    spread(f, F_SEAT, INPUT, w, W_FIRST, F_HIDDEN, WIDE)
    for k in range(WIDE):
        f[F_HIDDEN + k] = max(f[F_HIDDEN + k], 0.0)
    for k in range(EMBED):
        f[target + k] = w[W_EMBED_BIAS + k]
    spread(f, F_HIDDEN, WIDE, w, W_EMBED, target, EMBED)
    for k in range(EMBED):
        f[target + k] = max(f[target + k], 0.0)


@compiled
def _add_item(f: Floats, count: int, w: Floats, weights: int, target: int, wide: int) -> None:
    """Add the rectified numbers of one more card or step to the sums."""
    for k in range(wide):
        f[F_HIDDEN + k] = 0.0
    spread(f, F_ITEM, count, w, weights, F_HIDDEN, wide)
    for k in range(wide):
        f[target + k] += max(f[F_HIDDEN + k], 0.0)


@compiled
def seat_value(t: Table, row: Row, seat: int, w: Floats, f: Floats, place: int) -> float:
    """The final score that a seat may expect, in points; its numbers are left at `place`: 0 or 1.

    What keeps it from winning is counted in points, too. At the end of a game it is the actual score.
    """
    side = F_SIDE + place * 8
    over = row[r.PHASE] == r.OVER
    f[side + 4] = 1.0 if over else 0.0
    if over:
        f[side] = score(t, row, seat)
        f[side + 1] = e.shortfall(t, row, seat)
        f[side + 2] = cards_in_duchy(row, seat)
        f[side + 3] = row[r.SEATS + seat * r.SEAT + r.STOCK + r.SOLDIER]
        b = r.SEATS + seat * r.SEAT
        spare = 0.02 * row[b + r.STOCK + r.KRYSTALLIUM] + 0.01 * row[b + r.STOCK + r.SOLDIER]
        return f[side] - MISSING * f[side + 1] + 0.001 * f[side + 2] + spare * 0.1
    e.describe_seat(t, row, seat, f, F_SEAT)
    if w[W_THERE] == 0.0:
        f[side] = hand_worth(t, row, seat, f)
        return f[side]
    embed(t, row, seat, w, f, F_EMBED + place * EMBED)
    total = 0.0 + w[W_SCORE_BIAS]
    for k in range(EMBED):
        total += f[F_EMBED + place * EMBED + k] * w[W_SCORE + k]
    f[side] = total * SCALE
    return f[side]


@compiled
def _medal_value(t: Table, points: float, missing: float) -> float:
    """In a solo game: half for Bronze, half for Gold; nothing, if the game is lost."""
    if missing > 0:
        return 0.0
    return (0.5 if points >= t[c.MEDALS] else 0.0) + (0.5 if points >= t[c.MEDALS + 2] else 0.0)


@compiled
def squash(x: float) -> float:
    """From 0 to 1, with an exponential that needs no library."""
    if x > 12.0:
        return 1.0
    if x < -12.0:
        return 0.0
    y = 1.0 - x / 1024.0
    for _ in range(10):
        y = y * y
    return 1.0 / (1.0 + y)


@compiled
def judge(t: Table, w: Floats, f: Floats) -> float:
    """The chance of the seat at place 0 to win, with a little of the margin; both seats have been valued."""
    alone = t[c.PLAYERS] == 1
    if f[F_SIDE + 4] > 0.0:
        mine = f[F_SIDE] - MISSING * f[F_SIDE + 1]
        if alone:
            return _medal_value(t, f[F_SIDE], f[F_SIDE + 1]) + 0.003 * (mine - t[c.MEDALS + 2])
        other = f[F_SIDE + 8] - MISSING * f[F_SIDE + 9]
        win = 0.5
        if f[F_SIDE + 1] > 0.0 or f[F_SIDE + 9] > 0.0:
            if f[F_SIDE + 1] == 0.0:
                win = 1.0
            elif f[F_SIDE + 9] == 0.0:
                win = 0.0
        else:
            ahead = f[F_SIDE] - f[F_SIDE + 8] + 0.01 * (f[F_SIDE + 2] - f[F_SIDE + 10])
            ahead += 0.0001 * (f[F_SIDE + 3] - f[F_SIDE + 11])
            win = 1.0 if ahead > 0.0 else (0.0 if ahead < 0.0 else 0.5)
        return win + 0.003 * (mine - other)
    if w[W_THERE] == 0.0:
        ahead = f[F_SIDE] - (t[c.MEDALS + 2] if alone else f[F_SIDE + 8])
        return squash(ahead / 12.0) + 0.003 * ahead
    if alone:
        for k in range(EMBED):
            f[F_EMBED + EMBED + k] = 0.0
    for k in range(JOINT):
        f[F_JOINT + k] = w[W_JOINT_BIAS + k]
    spread(f, F_EMBED, 2 * EMBED, w, W_JOINT, F_JOINT, JOINT)
    logit, margin = w[W_OUT_BIAS] + 0.0, w[W_OUT_BIAS + 1] + 0.0
    for k in range(JOINT):
        x = max(f[F_JOINT + k], 0.0)
        logit += x * w[W_OUT + 2 * k]
        margin += x * w[W_OUT + 2 * k + 1]
    return squash(logit) + 0.003 * SCALE * margin
