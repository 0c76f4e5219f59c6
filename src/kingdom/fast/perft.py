"""The number of ways in which a game can continue, counted to a depth on rows."""

from __future__ import annotations

from array import array

from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.engine import Engine
from kingdom.fast.limits import TABLE
from kingdom.native import bound, entry
from kingdom.native.memory import Bytes, Ints, Long, Row, Table, part, room

NUMBERS_A_DECISION = 24
"""More numbers than any decision takes."""


@entry(t=TABLE, rows=lambda levels: levels * r.SIZE, lists=lambda levels: levels * a.MOST_LEGAL)
def count(t: Table, rows: Bytes, lists: Ints, level: int, levels: int, depth: int) -> Long:
    """Count the sequences of this many decisions from this level's row; deeper levels use the next rows and lists."""
    row = part(rows, level * r.SIZE)
    if row[r.PHASE] == r.OVER or level == levels - 1:
        return 0
    seat = to_move(t, row)
    b = r.SEATS + seat * r.SEAT
    out = part(lists, level * a.MOST_LEGAL)
    n = legal(t, row, seat, out)
    if depth == 1 and row[b + r.HALF] and row[b + r.HALF] != r.PAYING and row[b + r.HALF] != r.TRANSMUTING:
        return n
    total = 0
    for k in range(n):
        if depth == 1 and (out[k] < a.LAY or (a.GIVE_UP <= out[k] and out[k] < a.VANQUISH)):
            total += 1
            continue
        after = part(rows, (level + 1) * r.SIZE)
        for i in range(r.SIZE):
            after[i] = row[i]
        apply(t, after, seat, out[k])
        if after[b + r.HALF]:
            total += count(t, rows, lists, level + 1, levels, depth)
        elif depth == 1:
            total += 1
        else:
            total += count(t, rows, lists, level + 1, levels, depth - 1)
    return total


def ways(engine: Engine, row: Row, depth: int) -> int:
    """The number of sequences of this many decisions; those that end sooner are not counted.

    >>> from kingdom import fast
    >>> made = fast.engine(players=2)
    >>> ways(made, made.begin(seed=1), 2)
    896
    """
    levels = depth * NUMBERS_A_DECISION
    engine.waiting(row)  # refuses what is no position
    rows = room("Bytes", (levels + 1) * r.SIZE)
    rows[: r.SIZE] = array("b", row)
    return bound(count)(engine.table, rows, room("Ints", (levels + 1) * a.MOST_LEGAL), 0, levels, depth)
