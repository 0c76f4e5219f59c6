"""Observations written by a warp a game: what `seeing.observe` writes, by 32 lanes side by side.

The places of cards are found first, by the lanes that meet them; then each lane sums its features over all cards. Both
rows and the observation lie in shared memory meanwhile, and leave it as whole words.
"""

from __future__ import annotations

from typing import Any

from kingdom.fast import columns as c
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.advisors import ALCHEMIST
from kingdom.fast.compiled import COMPILED, Ints, Row, Table, compiled
from kingdom.fast.deciding import is_waiting, to_move
from kingdom.fast.ending import worth
from kingdom.fast.lists import at
from kingdom.fast.production import makes, owns_icon
from kingdom.fast.seeing import is_window, remembers

if COMPILED:
    import numba

    from kingdom.fast.kernels import cuda

    INT8: Any = numba.int8
    INT32: Any = numba.int32

WARPS = 4
"""Games of a block."""
LANES = 32
ROWS = WARPS * r.SIZE
OUTS = WARPS * o.OBSERVED
ACCS = WARPS * 8
HIDDEN, POINTS = 0, 5
"""In what is added up by many lanes: five counts of hidden cards, and two scores."""


def observe(t: Table, rows: list[Row], seen: list[Row], words: list[Ints], n: int) -> None:
    """The kernel: `words` are the observations as 32-bit integers, a game in each line."""
    rows_here = cuda.shared.array(ROWS, INT8)
    seen_here = cuda.shared.array(ROWS, INT8)
    outs = cuda.shared.array(OUTS, INT8)
    accs = cuda.shared.array(ACCS, INT32)
    lane = cuda.threadIdx.x % LANES
    w = cuda.threadIdx.x // LANES
    g = cuda.blockIdx.x * WARPS + w
    if g >= n:
        return
    row = rows_here[w * r.SIZE : (w + 1) * r.SIZE]
    then = seen_here[w * r.SIZE : (w + 1) * r.SIZE]
    out = outs[w * o.OBSERVED : (w + 1) * o.OBSERVED]
    acc = accs[w * 8 : (w + 1) * 8]
    for k in range(lane, r.SIZE, LANES):
        row[k] = rows[g][k]
    for k in range(lane, o.OBSERVED, LANES):
        out[k] = 0
    if lane < 8:
        acc[lane] = 0
    cuda.syncwarp()
    seat = to_move(t, row)
    window = is_window(row) and t[c.PLAYERS] == 2
    for k in range(lane, r.SIZE, LANES):
        then[k] = seen[g][k] if window else row[k]
    cuda.syncwarp()
    tell_table(t, row, seat, lane, out)
    tell_areas(t, row, seat, lane, out, acc)
    tell_seat(t, row, seat, seat, lane, out, acc)
    if t[c.PLAYERS] == 2:
        tell_seat(t, then, seat ^ 1, seat, lane, out, acc)
    cuda.syncwarp()
    for k in range(5):
        out[o.O_COUNTS + k] = acc[HIDDEN + k]
    if lane < t[c.PLAYERS]:
        out[o.O_SEATS + lane * o.O_SEAT + o.S_SCORE] = min(max(acc[POINTS + lane], -127), 127)
    for card in range(r.CARDS):
        place = out[o.O_WHERE + card] - 1
        if 0 <= place and place < o.PLACES:
            for k in range(lane, c.FEATURES, LANES):
                base = o.O_SUMS + place * c.FEATURES + k
                out[base] = min(max(out[base] + t[c.FEATURE + card * c.FEATURES + k], -127), 127)
    cuda.syncwarp()
    for k in range(lane, o.OBSERVED // 4, LANES):
        words[g][k] = (
            (out[k * 4] & 255)
            | (out[k * 4 + 1] & 255) << 8
            | (out[k * 4 + 2] & 255) << 16
            | (out[k * 4 + 3] & 255) << 24
        )


@compiled
def tell_table(t: Table, row: Row, seat: int, lane: int, out: Ints) -> None:
    """Round, phase, decks and boards, by one lane."""
    if lane:
        return
    out[o.O_TABLE] = row[r.ROUND]
    out[o.O_TABLE + 1] = row[r.TURN]
    out[o.O_TABLE + 2] = is_waiting(t, row, seat)
    out[o.O_TABLE + 3] = seat
    out[o.O_PHASE + row[r.PHASE]] = 1
    out[o.O_COUNTS + 5] = row[r.DECK_N]
    out[o.O_COUNTS + 6] = row[r.DANGER_N]
    out[o.O_COUNTS + 7] = row[r.VERMIN_N]
    for board in range(2):
        if row[r.FIRST_DONE + board]:
            out[o.O_FIRST + board] = 1 if row[r.FIRST_DONE + board] == seat + 1 else -1
    if t[c.PLAYERS] == 1 and row[r.ROUND] and row[r.DECK_N]:
        out[o.O_WHERE + row[r.DECK + r.DECK_CAP - row[r.DECK_N]]] = o.ON_TOP + 1


def tell_areas(t: Table, row: Row, seat: int, lane: int, out: Ints, acc: Ints) -> None:
    """Cards in the areas, a lane for each; then discards that belong to nobody."""
    for area in range(2):
        if lane < row[r.AREA_N + area]:
            card = row[at(r.AREA, r.AREA_CAP, area, lane)]
            status = row[r.STATUS + card]
            slot = o.O_SLOTS + area * r.AREA_CAP + lane
            if status and not remembers(t, status, seat):
                out[slot] = -1
                cuda.atomic.add(acc, HIDDEN + area, 1)
            else:
                out[slot] = card + 1
                out[o.O_WHERE + card] = 1 + area + (o.LEFT_MINE if status else o.LEFT)
    for card in range(lane, r.CARDS, LANES):
        status = row[r.STATUS + card]
        if status == r.DISCARDED or (status < 0 and remembers(t, -status, seat)):
            out[o.O_WHERE + card] = 1 + o.GONE
        elif status < 0:
            cuda.atomic.add(acc, HIDDEN + 4, 1)


def tell_seat(t: Table, row: Row, whose: int, seat: int, lane: int, out: Ints, acc: Ints) -> None:
    """A seat as this row has it: lists by their places, then everything by card."""
    other = whose ^ seat
    b = r.SEATS + whose * r.SEAT
    if lane < row[b + r.SELECTED_N]:
        card = row[at(r.SELECTED, r.SELECTED_CAP, whose, lane)]
        status = row[r.STATUS + card]
        slot = o.O_SLOTS + (2 + other) * r.AREA_CAP + lane
        if status > 0 and not remembers(t, status, seat):
            out[slot] = -1
            cuda.atomic.add(acc, HIDDEN + 2 + other, 1)
        else:
            out[slot] = card + 1
            out[o.O_WHERE + card] = 1 + o.SELECTED + other
    for k in range(lane, row[b + r.SITES_N], LANES):
        card = row[at(r.SITE, r.SITE_CAP, whose, k)]
        out[o.O_WHERE + card] = 1 + o.SITES + other
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            out[o.O_OPEN + space] = row[r.OPEN + space]
    if lane < row[b + r.STANDING_N]:
        card = row[at(r.STANDING, r.STANDING_CAP, whose, lane)]
        out[o.O_WHERE + card] = 1 + o.STANDING + other
        cuda.atomic.add(acc, POINTS + other, t[c.POINTS + card])
    if row[b + r.STOLEN_N]:
        for icon in range(lane, t[c.ICONS_N], LANES):
            if row[r.COVERED + icon] and owns_icon(t, row, whose, icon):
                out[o.O_COVERED + icon] = row[r.COVERED + icon]
    if not other and lane < row[b + r.HAND_N]:
        out[o.O_WHERE + row[b + r.HAND + lane]] = 1 + o.HAND
    if not other and lane < row[b + r.SEARCHED_N]:
        out[o.O_WHERE + row[b + r.SEARCHED + lane]] = 1 + o.SEARCHED
    tell_owned(t, row, whose, other, b, lane, out, acc)
    tell_numbers(t, row, whose, b, o.O_SEATS + other * o.O_SEAT, lane, out)


def tell_owned(t: Table, row: Row, whose: int, other: int, b: int, lane: int, out: Ints, acc: Ints) -> None:
    """Cards by what their status says, and what those of the Duchy are worth."""
    spent = row[r.STATUS + r.ADVISORS + ALCHEMIST]
    times = 2 if spent == r.SPENT or spent == r.SPENT + 1 else 1
    for card in range(lane, r.CARDS, LANES):
        status = row[r.STATUS + card]
        if status == r.BUILT + whose:
            out[o.O_WHERE + card] = 1 + o.BUILT + other
            cuda.atomic.add(acc, POINTS + other, worth(t, row, b, card) * (times if card >= r.CALAMITIES else 1))
        elif status == r.GIVEN_UP + whose:
            out[o.O_WHERE + card] = 1 + o.GONE
        elif status == r.SERVING + whose:
            out[o.O_WHERE + card] = 1 + (o.THEIR_READY if other else o.READY)
        elif status == r.SPENT + whose:
            out[o.O_WHERE + card] = 1 + (o.THEIR_USED if other else o.USED)
        elif not other and status == r.DRAWN + whose:
            out[o.O_WHERE + card] = 1 + o.DRAWN
        elif not other and status == r.RETURNED + whose:
            out[o.O_WHERE + card] = 1 + o.RETURNED
    if lane == 0:
        cuda.atomic.add(acc, POINTS + other, worth(t, row, b, t[c.DUCHY_OF + whose]) + t[c.SIDE_POINTS])
    if lane < 8 and lane >> 2 < t[c.BOARDS] and row[b + r.STEPS_DONE + (lane >> 2)] >> (lane & 3) & 1:
        cuda.atomic.add(acc, POINTS + other, t[c.STEP_POINTS + lane])
        if row[r.FIRST_DONE + (lane >> 2)] == whose + 1 and (lane & 3) == t[c.STEPS + (lane >> 2)] - 1:
            cuda.atomic.add(acc, POINTS + other, t[c.STEP_FIRST + lane])


@compiled
def tell_numbers(t: Table, row: Row, whose: int, b: int, base: int, lane: int, out: Ints) -> None:
    """What is counted for a seat, a lane for each number."""
    if lane < 10:
        out[base + o.S_STOCK + lane] = row[b + r.STOCK + lane]
    if lane < 5:
        out[base + o.S_HALF + lane] = row[b + r.HALF + lane]
    if lane < 4:
        out[base + o.S_COUNTS + 2 + lane] = row[b + r.HAND_N + lane]
        out[base + o.S_TYPES + lane] = row[b + r.TYPES + lane]
        out[base + o.S_MAKES + lane] = makes(t, row, whose, lane)
        out[base + o.S_OWES + lane] = row[b + r.OWES_KEEP + lane]
        out[base + o.S_STEPS + lane] = row[b + r.STEPS_DONE] >> lane & 1
        out[base + o.S_STEPS + 4 + lane] = row[b + r.STEPS_DONE + 1] >> lane & 1
        out[base + o.S_CROSSING + lane] = row[b + r.CROSSING + lane]
    if lane < 2:
        out[base + o.S_COUNTS + lane] = row[b + r.TRAINING + lane]
        out[base + o.S_SOLO + lane] = row[b + r.SEARCHES + lane]
        out[base + o.S_SOLO + 2 + lane] = row[b + r.SPIES + lane]
    if lane == 0:
        out[base + o.S_OWES + 4] = row[b + r.FOREMAN]
        out[base + o.S_OWES + 5] = row[b + r.SEARCH]
        out[base + o.S_CROSSING + 4] = row[b + r.BESIDE]


if COMPILED:
    # Device functions of this file call each other and the atomics of the GPU: they exist there only.
    on_device: Any = cuda.jit(device=True)
    tell_areas = on_device(tell_areas)
    tell_owned = on_device(tell_owned)
    tell_seat = on_device(tell_seat)
