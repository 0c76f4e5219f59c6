"""What the areas are worth to a seat, as far as it sees their cards, and which of them it takes."""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Row, Table, compiled
from kingdom.bots.regent.market import CARDS, GUESSES
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.lists import at

SPITE = 0.2
"""How much of what the opponent would get counts."""


@compiled
def is_hidden(t: Table, row: Row, seat: int, card: int) -> bool:
    """Whether a card of an area lies face down and this seat did not lay it."""
    status = row[r.STATUS + card]
    return status > 0 and (t[c.PLAYERS] == 1 or laid_by(status) != seat)


@compiled
def pile(t: Table, row: Row, eyes: int, seat: int, area: int, worths: Floats) -> float:
    """What the cards of an area are worth to a seat, by what one of the two knows: what it laid itself, it knows."""
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += worths[GUESSES + seat] if is_hidden(t, row, eyes, card) else worths[seat * CARDS + card]
    return total


@compiled
def seen_by_other(t: Table, row: Row, seat: int, area: int, worths: Floats) -> float:
    """What a seat thinks the cards of an area are worth to its opponent, by what both can see."""
    other = seat ^ 1
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += worths[GUESSES + other] if row[r.STATUS + card] > 0 else worths[other * CARDS + card]
    return total


@compiled
def best_area(t: Table, row: Row, seat: int, worths: Floats) -> int:
    """The area to take."""
    if t[c.PLAYERS] == 1:
        return 0 if pile(t, row, 0, 0, 0, worths) >= pile(t, row, 0, 0, 1, worths) else 1
    left = pile(t, row, seat, seat, 0, worths) - SPITE * seen_by_other(t, row, seat, 1, worths)
    right = pile(t, row, seat, seat, 1, worths) - SPITE * seen_by_other(t, row, seat, 0, worths)
    return 0 if left >= right else 1
