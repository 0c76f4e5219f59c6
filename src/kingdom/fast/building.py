"""CON: placing cubes, Krystallium and Soldiers, completing cards, Alchemy, and what may be done at any time."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.lists import at, cut, find
from kingdom.fast.shared import FULL_ALCHEMY
from kingdom.native.memory import Ints, Row, Table


def cubes_in_hand(row: Row, b: int) -> int:
    """PLA-9: how many cubes are still to be placed."""
    return row[b + r.STOCK] + row[b + r.STOCK + 1] + row[b + r.STOCK + 2] + row[b + r.STOCK + 3]


def frozen(row: Row, card: int) -> bool:
    """FRO-2: whether a Giant stands under a card."""
    for giant in range(4):
        if row[r.ABOVE + giant] == card + 1:
            return True
    return False


def open_basic(t: Table, row: Row, card: int) -> bool:
    """True if a card under construction has an open space for a basic resource."""
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        if row[r.OPEN + space] and t[c.SPACE_KIND + space] < r.KRYSTALLIUM:
            return True
    return False


def is_full(t: Table, row: Row, card: int) -> bool:
    """True if all the spaces of a card under construction are filled."""
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        if row[r.OPEN + space]:
            return False
    return True


def list_building(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """PLA-3, CON-4, CON-5, CON-6: cubes, Krystallium and Soldiers on spaces, cubes in Alchemy, cards abandoned."""
    for resource in range(4):
        if row[b + r.STOCK + resource]:
            out[n] = a.STORE + resource
            n += 1
    krystallium = row[b + r.STOCK + r.KRYSTALLIUM] > 0
    menaced = t[c.MENACED]
    for k in range(row[b + r.SITES_N]):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)] & 127
        if not (menaced and (t[c.FARM + card] or frozen(row, card))):
            out[n] = a.ABANDON + card
            n += 1
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            if row[r.OPEN + space]:
                kind = t[c.SPACE_KIND + space]
                if row[b + r.STOCK + kind]:
                    out[n] = a.FILL + space
                    n += 1
                if krystallium and kind < r.KRYSTALLIUM:
                    out[n] = a.WILD + space
                    n += 1
    return n


def store(t: Table, row: Row, b: int, resource: int) -> None:
    """CON-3, CON-10: a cube enters Alchemy; with the fifth all five become a Krystallium, unless kept (QUE-5)."""
    q = b + r.ALCHEMY
    row[q + resource] += 1
    if row[q] + row[q + 1] + row[q + 2] + row[q + 3] >= FULL_ALCHEMY and not t[c.KEEPS]:
        for each in range(4):
            row[q + each] = 0
        row[b + r.STOCK + r.KRYSTALLIUM] += 1


def open_site(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """PLA-2: a card comes under construction, all its spaces open."""
    row[at(r.SITE, r.SITE_CAP, seat, row[b + r.SITES_N])] = card
    row[b + r.SITES_N] += 1
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        row[r.OPEN + space] = t[c.SPACE_COST + space]


def clear_site(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """A card is no longer under construction."""
    cut(row, r.SITE, r.SITE_CAP, seat, row[b + r.SITES_N], find(row, r.SITE, r.SITE_CAP, seat, card))
    row[b + r.SITES_N] -= 1
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        row[r.OPEN + space] = 0


def join(t: Table, row: Row, b: int, card: int) -> None:
    """GEN-3: what a card adds to what its Duchy makes."""
    if t[c.TYPE + card] < 4:
        row[b + r.TYPES + t[c.TYPE + card]] += 1
    for icon in range(t[c.ICON_FIRST + card], t[c.ICON_FIRST + card + 1]):
        row[b + r.MAKES + t[c.ICON_RESOURCE + icon] * 5 + t[c.ICON_PER + icon]] += t[c.ICON_COUNT + icon]


def complete(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """CON-1: a card is built, joins the Duchy and brings its bonus."""
    clear_site(t, row, seat, b, card)
    row[b + r.STOCK + r.KRYSTALLIUM] += t[c.BONUS_KRYSTALLIUM + card]
    row[b + r.STOCK + r.SOLDIER] += t[c.BONUS_SOLDIERS + card]
    row[r.STATUS + card] = r.BUILT + seat
    join(t, row, b, card)


def fill(t: Table, row: Row, seat: int, b: int, space: int) -> None:
    """CON-1: a space is filled; a full card is built at once, unless it is frozen (FRO-2)."""
    row[r.OPEN + space] -= 1
    card = t[c.SPACE_CARD + space]
    if is_full(t, row, card) and not (t[c.MENACED] and frozen(row, card)):
        complete(t, row, seat, b, card)


def abandon(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """CON-6: a card under construction is discarded, and its recycling bonus goes to Alchemy."""
    clear_site(t, row, seat, b, card)
    row[r.STATUS + card] = r.GIVEN_UP + seat
    for resource in range(4):
        for _ in range(t[c.RECYCLING + card * 4 + resource]):
            store(t, row, b, resource)


def build(t: Table, row: Row, seat: int, b: int, action: int) -> None:
    """The actions of `list_building`: all numbers from STORE up to those of SLATE."""
    if action >= a.ABANDON:
        abandon(t, row, seat, b, action - a.ABANDON)
    elif action >= a.WILD:
        row[b + r.STOCK + r.KRYSTALLIUM] -= 1
        fill(t, row, seat, b, action - a.WILD)
    elif action >= a.FILL:
        row[b + r.STOCK + t[c.SPACE_KIND + action - a.FILL]] -= 1
        fill(t, row, seat, b, action - a.FILL)
    else:
        row[b + r.STOCK + action - a.STORE] -= 1
        store(t, row, b, action - a.STORE)
