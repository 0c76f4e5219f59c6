"""One step of one game in one call, for environments: the actions of both seats, and their observations.

The observation of a seat stays as it is until something changes it: in a window neither seat sees what its opponent
does, so only its own decisions do.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.deciding import apply, is_waiting, to_move
from kingdom.fast.limits import LISTED, POSITION, TABLE
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.observation import OBSERVED
from kingdom.fast.seeing import is_window, mask, observe
from kingdom.native import entry
from kingdom.native.memory import Bytes, Ints, Long, Row, Table, part

WAIT = ACTIONS
"""One more number than the engine has: what a seat does that owes no decision while the opponent decides."""
CHOICES = ACTIONS + 1
ILLEGAL = -1
OVER, WAITING, FIRST = 1, 2, 8
"""The state of a game, as bits: over; seat 0 and seat 1 owe a decision; seat 1 is to move."""
BOTH = 3


def _table_of(row: Row, first: int, last: int) -> Long:
    """Some bytes of a row as one number."""
    found: Long = 0
    for k in range(first, last):
        found = found << 8 | (row[k] & 255)
    return found


def _act(t: Table, row: Row, seen: Row, seat: int, number: int) -> int:
    """Play an action; the seats for which something has changed, as bits."""
    phase = row[r.PHASE]
    done = r.SEATS + seat * r.SEAT + r.DONE
    was_done = row[done]
    left, right = _table_of(row, 0, 6), _table_of(row, 6, r.SEATS)
    apply(t, row, seat, number)
    if row[r.PHASE] != phase:
        for k in range(r.SIZE):
            seen[k] = row[k]
        return BOTH
    same = left == _table_of(row, 0, 6) and right == _table_of(row, 6, r.SEATS)
    if same and row[done] == was_done and is_window(row):
        return 1 << seat  # in a window the opponent sees what is public, and who is done
    return BOTH


def _update(t: Table, row: Row, seen: Row, stale: int, listed: Ints, inputs: Bytes, masks: Bytes) -> None:
    """Update what some of the seats see, and what they can do."""
    for seat in range(t[c.PLAYERS]):
        if stale >> seat & 1:
            observe(t, row, seen, seat, part(inputs, seat * OBSERVED))
            waits = row[r.PHASE] != r.OVER and is_waiting(t, row, seat)
            if waits:
                mask(t, row, seat, listed, part(masks, seat * CHOICES))
            else:
                for number in range(ACTIONS):
                    masks[seat * CHOICES + number] = 0
            masks[seat * CHOICES + WAIT] = 0 if waits else 1


def _standing(t: Table, row: Row) -> int:
    if row[r.PHASE] == r.OVER:
        return OVER
    found = 0
    for seat in range(t[c.PLAYERS]):
        if is_waiting(t, row, seat):
            found |= WAITING << seat
    return found | FIRST if to_move(t, row) else found


@entry(t=TABLE, row=POSITION, seen=POSITION, listed=LISTED, inputs=2 * OBSERVED, masks=2 * CHOICES)
def tell(t: Table, row: Row, seen: Row, stale: int, listed: Ints, inputs: Bytes, masks: Bytes) -> int:
    """Write what some seats see and can do; how the game stands."""
    _update(t, row, seen, stale, listed, inputs, masks)
    return _standing(t, row)


@entry(t=TABLE, row=POSITION, seen=POSITION, wanted=4, listed=LISTED, inputs=2 * OBSERVED, masks=2 * CHOICES)
def step(
    t: Table, row: Row, seen: Row, left: int, right: int, wanted: int, listed: Ints, inputs: Bytes, masks: Bytes
) -> int:
    """Play what the seats of `wanted` (bits) chose, as far as they owe a decision, in the order of `to_move`.

    Gives how the game then stands, and updates everything that has changed. If anything is illegal, nothing is done:
    ILLEGAL.
    """
    before = _standing(t, row)
    waiting = before >> 1 & wanted
    for seat in range(2):
        number = right if seat else left
        if waiting >> seat & 1 and (number < 0 or number > ACTIONS or not masks[seat * CHOICES + number]):
            return ILLEGAL
    first = 1 if before & FIRST else 0
    stale = 0
    for turn in range(2):
        seat = first ^ turn
        if waiting >> seat & 1:
            stale |= _act(t, row, seen, seat, right if seat else left)
    _update(t, row, seen, stale, listed, inputs, masks)
    return _standing(t, row)
