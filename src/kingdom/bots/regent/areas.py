"""The worth of the areas to a seat, as far as it sees their cards, and the area it takes."""

from __future__ import annotations

from kingdom.bots.regent.workspace import CARDS, Workspace
from kingdom.bots.worths import SPITE
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.lists import at
from kingdom.native.memory import Row, Table


def is_hidden(t: Table, row: Row, seat: int, card: int) -> bool:
    """True if a card of an area lies face down and this seat did not lay it."""
    status = row[r.STATUS + card]
    return status > 0 and (t[c.PLAYERS] == 1 or laid_by(status) != seat)


def pile(s: Workspace, row: Row, eyes: int, seat: int, area: int) -> float:
    """The worth of an area to a seat, as seen by one of the two, who knows the cards it laid."""
    t = s.table
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += s.guesses[seat] if is_hidden(t, row, eyes, card) else s.worths[seat * CARDS + card]
    return total


def seen_by_other(s: Workspace, row: Row, seat: int, area: int) -> float:
    """The worth of an area to the opponent, by what both seats can see."""
    other = seat ^ 1
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += s.guesses[other] if row[r.STATUS + card] > 0 else s.worths[other * CARDS + card]
    return total


def best_area(s: Workspace, row: Row, seat: int) -> int:
    """The area to take."""
    if s.table[c.PLAYERS] == 1:
        return 0 if pile(s, row, 0, 0, 0) >= pile(s, row, 0, 0, 1) else 1
    left = pile(s, row, seat, seat, 0) - SPITE * seen_by_other(s, row, seat, 1)
    right = pile(s, row, seat, seat, 1) - SPITE * seen_by_other(s, row, seat, 0)
    return 0 if left >= right else 1
