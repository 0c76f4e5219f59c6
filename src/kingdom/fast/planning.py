"""PLA: the Planning phase. What was selected is turned up, then slated or recycled."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.choice import first_seat, unselect
from kingdom.fast.lists import at
from kingdom.fast.menace import owe, stand_others, stand_up
from kingdom.native.memory import Ints, Row, Table


def list_planning(row: Row, seat: int, out: Ints, n: int, count: int) -> int:
    """PLA-2, PLA-4: each card of the Selection is slated or recycled, a Treasure only recycled."""
    for k in range(count):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] & 127
        out[n] = a.RECYCLE + card
        n += 1
        if card < r.DEVELOPMENTS:
            out[n] = a.SLATE + card
            n += 1
    return n


def recycle(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """PLA-3: a card is discarded, and its recycling bonus goes to the hand."""
    unselect(row, seat, b, card)
    row[r.STATUS + card] = r.GIVEN_UP + seat
    for resource in range(4):
        row[b + r.STOCK + resource] += t[c.RECYCLING + card * 4 + resource]


def enter(row: Row, seat: int, b: int, card: int) -> None:
    """ADV-2: an Advisor goes from the Selection to the Advisors area, and brings a Soldier."""
    unselect(row, seat, b, card)
    row[r.STATUS + card] = r.SERVING + seat
    row[b + r.STOCK + r.SOLDIER] += 1


def is_advisor(card: int) -> bool:
    """True for an Advisor."""
    return r.ADVISORS <= card and card < r.HELD


def open_planning(t: Table, row: Row) -> bool:
    """PLA-8: cards are turned up (PLA-1), Advisors enter, Calamities join (PLA-5), Menaces stand, and duties are owed.

    Whether the game is lost meanwhile (SCE-8): then the rest does not happen.
    """
    first = first_seat(t, row[r.ROUND])
    for turn in range(t[c.PLAYERS]):
        seat = first ^ turn
        b = r.SEATS + seat * r.SEAT
        k = 0
        while k < row[b + r.SELECTED_N]:
            card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
            row[r.STATUS + card] = 0
            if is_advisor(card):
                enter(row, seat, b, card)
            elif r.CALAMITIES <= card and card < r.MENACES:
                unselect(row, seat, b, card)
                row[r.STATUS + card] = r.BUILT + seat
            else:
                k += 1
    if not t[c.MENACED]:
        return False
    for turn in range(t[c.PLAYERS]):
        seat = first ^ turn
        if stand_up(t, row, seat, r.SEATS + seat * r.SEAT):
            return True
    for turn in range(t[c.PLAYERS]):
        seat = first ^ turn
        b = r.SEATS + seat * r.SEAT
        owe(t, row, seat, b, stand_others(row, seat, b))
    return False
