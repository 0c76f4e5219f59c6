"""Random games: whole ones, parts of one, and the simulations of a search."""

from __future__ import annotations

from kingdom.fast import row as r
from kingdom.fast.chance import M32, below
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.limits import LISTED, TABLE
from kingdom.native import entry
from kingdom.native.memory import Ints, Long, Longs, Row, Seed, Table

PRIME = 31
LONGEST = 100_000
"""Numbers after which a game is given up: only one that no rules lead to comes near it."""


def finish(t: Table, row: Row, seed: Seed, out: Ints) -> tuple[int, Long]:
    """Play a game at random to its end: how many decisions it took, and a hash of all actions and scores.

    Decisions are counted as the definition counts them: an offer is one. The seat is that of `to_move`: within a window
    the order does not matter (CON-8).
    """
    decisions = 0
    counter = 0
    digest = 17
    while row[r.PHASE] != r.OVER and counter < LONGEST:
        seat = to_move(t, row)
        n = legal(t, row, seat, out)
        action = out[below(seed, counter, n)]
        apply(t, row, seat, action)
        counter += 1
        decisions += row[r.SEATS + seat * r.SEAT + r.HALF] == 0
        digest = (digest * PRIME + action) & M32
    return decisions, sealed(t, row, digest)


def sealed(t: Table, row: Row, digest: Long) -> Long:
    """The hash of a game that is over: that of its actions, and the scores."""
    return (digest * PRIME + score(t, row, 0) * 1000 + score(t, row, 1)) & M32


@entry(t=TABLE, row=r.SIZE, out=LISTED, digests=lambda count: count)
def games(t: Table, first: Seed, count: int, row: Row, out: Ints, digests: Longs) -> Long:
    """Deal and play games with seeds from `first` on; gives the number of decisions in all of them."""
    total = 0
    for k in range(count):
        deal(t, row, first + k)
        decisions, digests[k] = finish(t, row, first + k, out)
        total += decisions
    return total


def some(t: Table, row: Row, seed: Seed, counter: int, digest: Long, count: int, out: Ints) -> tuple[Seed, int, Long]:
    """Play this many numbers of a game that is dealt again when it ends; gives its seed, counter and hash then."""
    for _ in range(count):
        seat = to_move(t, row)
        n = legal(t, row, seat, out)
        action = out[below(seed, counter, n)]
        apply(t, row, seat, action)
        counter += 1
        digest = (digest * PRIME + action) & M32
        if row[r.PHASE] == r.OVER:
            digest = sealed(t, row, digest)
            seed = (seed + 0x9E3779B1) & M32
            counter = 0
            deal(t, row, seed)
    return seed, counter, digest


def result(t: Table, row: Row, seat: int) -> int:
    """1 if a seat has won, -1 if it has lost, 0 if the victory is shared."""
    bits = winners(t, row)
    if bits == 3:
        return 0
    return 1 if bits >> seat & 1 else -1
