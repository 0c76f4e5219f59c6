"""QUE: Quest steps, paying for them cube by cube, and cubes that are transmuted on purpose."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.choice import first_seat
from kingdom.fast.shared import FULL_ALCHEMY
from kingdom.native.memory import Ints, Row, Table

HAND, ALCHEMY, STOCK = 0, 1, 2
"""The sources of the cubes of a payment; within a kind in this order, so that there is one way to name each payment."""


def lacking(t: Table, row: Row, b: int, step: int, kind: int) -> int:
    """The least Krystallium it takes to pay for this kind of resource and the later ones."""
    found = 0
    while kind < 4:
        short = t[c.STEP_COST + step * 6 + kind] - row[b + r.STOCK + kind] - row[b + r.ALCHEMY + kind]
        found += max(short, 0)
        kind += 1
    return found


def list_quests(t: Table, row: Row, b: int, out: Ints, n: int) -> int:
    """QUE-2, QUE-5: steps that can be paid, each once, and the first of five cubes to transmute."""
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            step = board * 4 + number
            if row[b + r.STEPS_DONE + board] >> number & 1:
                continue
            cost = c.STEP_COST + step * 6
            spare = row[b + r.STOCK + r.KRYSTALLIUM] - t[cost + r.KRYSTALLIUM]
            if t[cost + r.SOLDIER] <= row[b + r.STOCK + r.SOLDIER] and lacking(t, row, b, step, 0) <= spare:
                out[n] = a.STEP + step
                n += 1
    if t[c.KEEPS]:
        n = list_transmutes(row, b, out, n, 0, FULL_ALCHEMY)
    return n


def list_transmutes(row: Row, b: int, out: Ints, n: int, least: int, left: int) -> int:
    """QUE-5: the kinds that the next cube can have, in ascending order, so that the rest can still be named."""
    there = 0
    for resource in range(3, least - 1, -1):
        count = row[b + r.ALCHEMY + resource]
        there += count
        if count and there >= left:
            out[n] = a.TRANSMUTE + resource
            n += 1
    return n


def transmute(row: Row, b: int, resource: int) -> None:
    """QUE-5: one more cube is named; with the fifth they are a Krystallium."""
    row[b + r.ALCHEMY + resource] -= 1
    if not row[b + r.HALF]:
        row[b + r.HALF] = r.TRANSMUTING
        row[b + r.HALF_LEFT] = FULL_ALCHEMY
    row[b + r.HALF_WHAT] = resource
    row[b + r.HALF_LEFT] -= 1
    if not row[b + r.HALF_LEFT]:
        row[b + r.HALF] = 0
        row[b + r.HALF_WHAT] = 0
        row[b + r.STOCK + r.KRYSTALLIUM] += 1


def list_payments(t: Table, row: Row, b: int, out: Ints, n: int) -> int:
    """QUE-7: what the next cube can be paid with, such that all the others can still be paid."""
    step = row[b + r.HALF_WHAT]
    kind = row[b + r.HALF_HOW]
    rest = row[b + r.HALF_LEFT] - 1
    spare = row[b + r.STOCK + r.KRYSTALLIUM] - t[c.STEP_COST + step * 6 + r.KRYSTALLIUM]
    spare -= lacking(t, row, b, step, kind + 1)
    hand = row[b + r.STOCK + kind]
    alchemy = row[b + r.ALCHEMY + kind]
    if row[b + r.HALF_FROM] == HAND and hand and max(rest - hand + 1 - alchemy, 0) <= spare:
        out[n] = a.PAY + HAND
        n += 1
    if row[b + r.HALF_FROM] <= ALCHEMY and alchemy and max(rest - alchemy + 1, 0) <= spare:
        out[n] = a.PAY + ALCHEMY
        n += 1
    if rest + 1 <= spare:
        out[n] = a.PAY + STOCK
        n += 1
    return n


def begin_step(t: Table, row: Row, b: int, step: int) -> None:
    """QUE-2: a step is chosen; its cubes are paid one by one."""
    row[b + r.HALF] = r.PAYING
    row[b + r.HALF_WHAT] = step
    row[b + r.HALF_HOW] = -1
    _next_kind(t, row, b)


def _next_kind(t: Table, row: Row, b: int) -> None:
    """Go on to the next kind of resource of the cost; after the last the step is complete."""
    step = row[b + r.HALF_WHAT]
    row[b + r.HALF_FROM] = HAND
    row[b + r.HALF_HOW] += 1
    while row[b + r.HALF_HOW] < 4:
        row[b + r.HALF_LEFT] = t[c.STEP_COST + step * 6 + row[b + r.HALF_HOW]]
        if row[b + r.HALF_LEFT]:
            return
        row[b + r.HALF_HOW] += 1
    row[b + r.HALF] = 0
    row[b + r.HALF_WHAT] = 0
    row[b + r.HALF_HOW] = 0
    row[b + r.HALF_LEFT] = 0
    _complete_step(t, row, b, step)


def pay(t: Table, row: Row, b: int, source: int) -> None:
    """QUE-7: one more cube of a payment."""
    kind = row[b + r.HALF_HOW]
    if source == HAND:
        row[b + r.STOCK + kind] -= 1
    elif source == ALCHEMY:
        row[b + r.ALCHEMY + kind] -= 1
    else:
        row[b + r.STOCK + r.KRYSTALLIUM] -= 1
    row[b + r.HALF_FROM] = source
    row[b + r.HALF_LEFT] -= 1
    if not row[b + r.HALF_LEFT]:
        _next_kind(t, row, b)


def _complete_step(t: Table, row: Row, b: int, step: int) -> None:
    """QUE-7, QUE-8: Krystallium and Soldiers are spent as well, and the benefit is given at once."""
    cost = c.STEP_COST + step * 6
    row[b + r.STOCK + r.KRYSTALLIUM] += t[c.STEP_KRYSTALLIUM + step] - t[cost + r.KRYSTALLIUM]
    row[b + r.STOCK + r.SOLDIER] += t[c.STEP_SOLDIERS + step] - t[cost + r.SOLDIER]
    for resource in range(4):
        row[b + r.STOCK + resource] += t[c.STEP_CUBES + step * 4 + resource]
    row[b + r.STEPS_DONE + (step >> 2)] |= 1 << (step & 3)
    if row[r.PHASE] == r.CHOICE:
        settle_first(t, row)


def has_finished(t: Table, row: Row, seat: int, board: int) -> bool:
    """QUE-2: whether a seat has done the final step of a board."""
    done = row[r.SEATS + seat * r.SEAT + r.STEPS_DONE + board]
    return (done >> (t[c.STEPS + board] - 1)) & 1 == 1


def settle_first(t: Table, row: Row) -> None:
    """QUE-3: who did a final step first; both in one window: the round's first player."""
    for board in range(t[c.BOARDS]):
        if not row[r.FIRST_DONE + board]:
            for turn in range(t[c.PLAYERS] - 1, -1, -1):
                seat = first_seat(t, row[r.ROUND]) ^ turn
                if has_finished(t, row, seat, board):
                    row[r.FIRST_DONE + board] = seat + 1
