"""Whole games of the regent with every decision searched: strong ones, to learn from and to measure cards.

They are played entirely in compiled code, by numba or translated to C++. `selfplay` plays faster and worse:
there most decisions are left to a plan or to chance.
"""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled, entry
from kingdom.bots.regent.selfplay import RECORD, RESULTS, ROUNDS_TOLD, conclude, note
from kingdom.bots.regent.thinking import think_turn, think_window
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import to_move

LONGEST = 4000
"""Decisions after which a game is given up: none comes near it."""
APART, STEP = 100_000_000, 10_000
"""The distances between the seeds of two games and of two decisions."""


@compiled
def think(
    t: Table, row: Row, seat: int, seed: int, w: Floats, f: Floats, worths: Floats, totals: Floats, actions: Ints,
    left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, trials: int, stray: int,
) -> None:  # fmt: skip
    """Make the decision that a seat owes, and play it."""
    if row[r.PHASE] == r.CHOICE or row[r.PHASE] == r.DRAFT:
        think_turn(t, row, seat, seed, w, f, worths, totals, actions, left, rows, plans, scratch, out, trials, stray)
    else:
        think_window(t, row, seat, seed, w, f, worths, actions, rows, plans, scratch, out, trials)


@compiled
def tell(t: Table, row: Row, told: int, records: Floats, base: int) -> int:
    """Write the records of both seats if another round has ended; how many rounds have been told."""
    if row[r.ROUND] <= told + 1 or told >= ROUNDS_TOLD:
        return told
    for seat in range(t[c.PLAYERS]):
        note(t, row, seat, records, base + (told * 2 + seat) * RECORD)
    return told + 1


@compiled
def play(
    t: Table, row: Row, seed: int, w0: Floats, w1: Floats, f: Floats, worths: Floats, totals: Floats, actions: Ints,
    left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, trials: int, stray: int, records: Floats, base: int,
) -> None:  # fmt: skip
    """Play a game to its end; records are written from `base` on, both seats for each round."""
    deal(t, row, seed)
    told = 0
    for step in range(LONGEST):
        if row[r.PHASE] == r.OVER:
            return
        told = tell(t, row, told, records, base)
        mixed = seed * APART + step * STEP
        if to_move(t, row) == 0:
            think(t, row, 0, mixed, w0, f, worths, totals, actions, left, rows, plans, scratch, out, trials, stray)
        else:
            think(t, row, 1, mixed, w1, f, worths, totals, actions, left, rows, plans, scratch, out, trials, stray)


@entry
def games(
    t: Table, row: Row, first: int, count: int, w0: Floats, w1: Floats, f: Floats, worths: Floats, totals: Floats,
    actions: Ints, left: Ints, rows: Row, plans: Ints, scratch: Ints, out: Ints, trials: int, stray: int,
    records: Floats, results: Floats,
) -> None:  # fmt: skip
    """Play this many games from a seed on; the results are those of `selfplay.games`."""
    for g in range(count):
        play(
            t, row, first + g, w0, w1, f, worths, totals, actions, left, rows, plans, scratch, out, trials, stray,
            records, g * ROUNDS_TOLD * 2 * RECORD,
        )  # fmt: skip
        conclude(t, row, results, g * RESULTS)
