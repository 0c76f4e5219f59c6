"""SET: a new game dealt by the engine's own chance, for play-outs and self-play.

The deals of the definition come from its streams (`Engine.begin`); these are just as likely, and need no Python.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.flow import start
from kingdom.native.memory import Row, Seed, Table

DEALER = 0x3C6EF372
"""Mixed into the seed, so that a deal and the decisions after it are drawn independently."""


def shuffle(row: Row, base: int, n: int, seed: Seed, counter: int) -> int:
    """Put n numbers of the row in random order, every order equally likely; gives the counter after that."""
    for k in range(n - 1, 0, -1):
        other = below(seed, counter, k + 1)
        counter += 1
        held = row[base + k]
        row[base + k] = row[base + other]
        row[base + other] = held
    return counter


def deal(t: Table, row: Row, seed: Seed) -> None:
    """SET-1, SET-2, GEN-7, SOL-1, ADV-1: shuffle the decks, draw what is drawn at set-up, and begin."""
    seed ^= DEALER
    for k in range(r.SIZE):
        row[k] = t[c.BLANK + k]
    size = t[c.DECK_SIZE]
    base = r.DECK + r.DECK_CAP - row[r.DECK_N]
    counter = 0
    if t[c.ADVISORS_N]:
        # The Advisors lie where the deck will end, are shuffled separately, and the first of them are drawn.
        first = r.DECK + r.DECK_CAP - t[c.ADVISORS_N]
        for k in range(t[c.ADVISORS_N]):
            row[first + k] = t[c.ADVISORS + k]
        counter = shuffle(row, first, t[c.ADVISORS_N], seed, counter)
        for k in range(2 * t[c.PLAYERS]):
            row[r.STATUS + row[first + k]] = r.DRAWN + (k >> 1)
    for k in range(size):
        row[base + k] = t[c.DECK_CARDS + k]
    counter = shuffle(row, base, row[r.DECK_N], seed, counter)
    if t[c.PLAYERS] == 2:
        for k in range(8):
            row[r.PLACES + k] = below(seed, counter + k, 8)
    else:
        n = row[r.DANGER_N]
        base = r.DANGER + r.DANGER_CAP - n
        for k in range(n):
            row[base + k] = k
        counter = shuffle(row, base, n, seed, counter)
        if t[c.DRAFTED]:
            row[r.ADVISOR_PLACE] = below(seed, counter, row[r.DECK_N] + 1)
    start(t, row)
