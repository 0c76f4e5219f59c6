"""How many ways a game can go, counted to a depth on rows."""

from __future__ import annotations

from typing import Any

from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.arrays import room2
from kingdom.fast.compiled import Row, Table, entry
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.engine import Engine

NUMBERS_A_DECISION = 24
"""More numbers than any decision takes."""


@entry
def count(t: Table, rows: list[Row], lists: list[list[int]], level: int, depth: int) -> int:
    """Count the sequences of this many decisions from this level's row; deeper levels use the next rows and lists."""
    row = rows[level]
    if row[r.PHASE] == r.OVER:
        return 0
    seat = to_move(t, row)
    b = r.SEATS + seat * r.SEAT
    out = lists[level]
    n = legal(t, row, seat, out)
    if depth == 1 and row[b + r.HALF] and row[b + r.HALF] != r.PAYING and row[b + r.HALF] != r.TRANSMUTING:
        return n
    total = 0
    for k in range(n):
        if depth == 1 and (out[k] < a.LAY or (a.GIVE_UP <= out[k] and out[k] < a.VANQUISH)):
            total += 1
            continue
        after = rows[level + 1]
        for i in range(r.SIZE):
            after[i] = row[i]
        apply(t, after, seat, out[k])
        if after[b + r.HALF]:
            total += count(t, rows, lists, level + 1, depth)
        elif depth == 1:
            total += 1
        else:
            total += count(t, rows, lists, level + 1, depth - 1)
    return total


def ways(engine: Engine, row: Row, depth: int) -> int:
    """The number of sequences of this many decisions; those that end sooner are not counted.

    >>> from kingdom import fast
    >>> made = fast.engine(players=2)
    >>> ways(made, made.begin(seed=1), 2)
    896
    """
    levels = depth * NUMBERS_A_DECISION
    rows: Any = room2(levels, r.SIZE, "int8")
    rows[0][:] = row
    return int(count(engine.table, rows, room2(levels, a.MOST_LEGAL, "int16"), 0, depth))
