"""The round of one seat after Choice: planned and valued once for all trials of a deal that leave it the same cards.

Two trials of a deal often differ only in the cards of one seat, so their plans for the other seat are the same.
"""

from __future__ import annotations

from kingdom.bots.regent.network import EMBED
from kingdom.bots.regent.planner import copy_row, differ, quick_plan
from kingdom.bots.regent.value import BEST, copy_figures
from kingdom.bots.regent.workspace import SIDE, SLOTS, Workspace
from kingdom.fast import row as r
from kingdom.fast.lists import at
from kingdom.native.memory import Row, part


def forget_rounds(s: Workspace) -> None:
    """Forget the rounds of another deal."""
    for slot in range(SLOTS):
        s.filled[slot] = 0


def leave_out_other(row: Row, seat: int) -> None:
    """Leave out of a position after Choice what no plan of this seat depends on: the other Selection, and discards."""
    other = r.SEATS + (seat ^ 1) * r.SEAT
    for k in range(row[other + r.SELECTED_N]):
        row[at(r.SELECTED, r.SELECTED_CAP, seat ^ 1, k)] = 0
    row[other + r.SELECTED_N] = 0
    for card in range(r.CARDS):
        if row[r.STATUS + card] < r.BUILT:
            row[r.STATUS + card] = 0


def slot_of(row: Row, seat: int) -> int:
    """The slot of a position, by its seat and the cards of its Selection."""
    found = seat
    for k in range(row[r.SEATS + seat * r.SEAT + r.SELECTED_N]):
        found = (found * 31 + row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]) & 0xFFFFF
    return (found ^ found >> 9) & (SLOTS - 1)


def value_own_round(s: Workspace, row: Row, seat: int, place: int) -> None:
    """Write the figures of a seat at the end of its round, with a quick plan, at a place."""
    copy_row(row, s.own)
    leave_out_other(s.own, seat)
    slot = slot_of(s.own, seat)
    known = part(s.rounds, slot * r.SIZE)
    embedded, side = part(s.round_embedded, slot * EMBED), part(s.round_sides, slot * SIDE)
    if s.filled[slot] and not differ(s.own, known):
        for k in range(EMBED):
            s.embedded[place * EMBED + k] = embedded[k]
        for k in range(SIDE):
            s.sides[place * SIDE + k] = side[k]
        return
    quick_plan(s, s.own, seat)
    copy_figures(s, BEST, place)
    s.filled[slot] = 1
    copy_row(s.own, known)
    for k in range(EMBED):
        embedded[k] = s.embedded[place * EMBED + k]
    for k in range(SIDE):
        side[k] = s.sides[place * SIDE + k]
