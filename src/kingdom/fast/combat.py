"""MEN-5: Combat, the phase after Production in which Soldiers are spent to vanquish Menaces."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import complete, is_full
from kingdom.fast.lists import at, cut, find
from kingdom.fast.menace import bring_vermin
from kingdom.fast.production import owns_icon
from kingdom.native.memory import Ints, Row, Table


def list_combat(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """MEN-5, FRO-3, THI-2: Menaces whose Soldiers are in stock; a Giant only under a card that is filled."""
    soldiers = row[b + r.STOCK + r.SOLDIER]
    for k in range(row[b + r.STANDING_N]):
        card = row[at(r.STANDING, r.STANDING_CAP, seat, k)] & 127
        if t[c.SOLDIERS + card] > soldiers:
            continue
        if r.GIANTS <= card and card < r.GIANTS + 4:
            above = row[r.ABOVE + card - r.GIANTS] - 1
            if above >= 0 and is_full(t, row, above):
                out[n] = a.THAW + above
                n += 1
        else:
            out[n] = a.VANQUISH + (card - r.MENACES if card < r.ADVISORS else card - r.HELD + r.ADVISORS - r.MENACES)
            n += 1
    return n


def list_frees(t: Table, row: Row, seat: int, out: Ints, n: int) -> int:
    """THI-2: the tokens that a Thief may leave behind, those on equal icons of a card as one choice."""
    for icon in range(t[c.ICONS_N]):
        if row[r.COVERED + icon] and owns_icon(t, row, seat, icon):
            out[n] = a.FREE + icon
            n += 1
    return n


def beat(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """MEN-5: Soldiers are spent, and a Menace no longer stands there."""
    row[b + r.STOCK + r.SOLDIER] -= t[c.SOLDIERS + card]
    place = find(row, r.STANDING, r.STANDING_CAP, seat, card)
    cut(row, r.STANDING, r.STANDING_CAP, seat, row[b + r.STANDING_N], place)
    row[b + r.STANDING_N] -= 1
    row[at(r.BEATEN, r.STANDING_CAP, seat, row[b + r.BEATEN_N])] = card
    row[b + r.BEATEN_N] += 1


def vanquish(t: Table, row: Row, seat: int, b: int, number: int) -> None:
    """MEN-5: a Menace or Vermin; for a Thief, the token it leaves is named next, if there is any (THI-2)."""
    menaces = r.ADVISORS - r.MENACES
    card = r.MENACES + number if number < menaces else r.HELD + number - menaces
    if r.THIEVES <= card and card < r.THIEVES + 4 and row[b + r.STOLEN_N]:
        row[b + r.HALF] = r.STEALING
        row[b + r.HALF_WHAT] = card
    else:
        beat(t, row, seat, b, card)


def free(t: Table, row: Row, seat: int, b: int, icon: int) -> None:
    """THI-2: the Thief is vanquished, and the token taken away."""
    beat(t, row, seat, b, row[b + r.HALF_WHAT])
    row[b + r.HALF] = 0
    row[b + r.HALF_WHAT] = 0
    row[r.COVERED + icon] -= 1
    row[b + r.STOLEN_N] -= 1


def thaw(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """FRO-3: the Giant under a card is vanquished, which completes the card."""
    giant = 0
    while giant < 3 and row[r.ABOVE + giant] != card + 1:
        giant += 1
    beat(t, row, seat, b, r.GIANTS + giant)
    row[r.ABOVE + giant] = 0
    complete(t, row, seat, b, card)


def end_combat(t: Table, row: Row) -> bool:
    """MEN-5, SCE-1: vanquished Menaces go to the box, Vermin to the stack if they breed; whether the game is lost."""
    for seat in range(t[c.PLAYERS]):
        b = r.SEATS + seat * r.SEAT
        for k in range(row[b + r.BEATEN_N]):
            here = at(r.BEATEN, r.STANDING_CAP, seat, k)
            if t[c.BREEDING] and row[here] >= r.VERMIN:
                row[r.STACK + row[r.VERMIN_N]] = row[here]
                row[r.VERMIN_N] += 1
            row[here] = 0
        row[b + r.BEATEN_N] = 0
    if not t[c.BREEDING]:
        return False
    farms = 0
    for k in range(row[r.SEATS + r.SITES_N]):
        farms += t[c.FARM + row[at(r.SITE, r.SITE_CAP, 0, k)]]
    return bring_vermin(t, row, 0, r.SEATS, farms)
