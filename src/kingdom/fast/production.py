"""PRO: the Production phase, four steps of production, supremacy and construction; SOL-8; THI-1."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.shared import ENOUGH
from kingdom.native.memory import Row, Table


def owns_icon(t: Table, row: Row, seat: int, icon: int) -> bool:
    """True if a kind of icon is in the Duchy of a seat."""
    card = t[c.ICON_CARD + icon]
    if card >= r.DUCHIES:
        return t[c.DUCHY_OF + seat] == card and t[c.ICON_COUNT + icon] > 0
    return row[r.STATUS + card] == r.BUILT + seat


def makes(t: Table, row: Row, seat: int, resource: int) -> int:
    """PRO-2: how many cubes of a resource a Duchy makes; a covered icon that makes any makes one fewer (THI-1)."""
    b = r.SEATS + seat * r.SEAT
    made = 0
    for per in range(5):
        made += row[b + r.MAKES + resource * 5 + per] * row[b + r.TYPES + per]
    if row[b + r.STOLEN_N]:
        for icon in range(t[c.ICONS_N]):
            if row[r.COVERED + icon] and t[c.ICON_RESOURCE + icon] == resource and owns_icon(t, row, seat, icon):
                if row[b + r.TYPES + t[c.ICON_PER + icon]]:
                    made -= row[r.COVERED + icon]
    return made


def win_supremacy(row: Row, b: int) -> None:
    """PRO-3: the Soldier in Training joins the stock, or one is put in Training."""
    row[b + r.STOCK + r.SOLDIER] += row[b + r.TRAINING]
    row[b + r.TRAINING] ^= 1


def produce(t: Table, row: Row, resource: int) -> None:
    """PRO-1: production, supremacy for the seat that makes strictly more or, solo, enough; then the cubes are taken."""
    left = makes(t, row, 0, resource)
    right = 0
    if t[c.PLAYERS] == 2:
        right = makes(t, row, 1, resource)
        if left != right:
            win_supremacy(row, r.SEATS + r.SEAT if right > left else r.SEATS)
        row[r.SEATS + r.SEAT + r.STOCK + resource] += right
    elif left >= ENOUGH:
        win_supremacy(row, r.SEATS)
    row[r.SEATS + r.STOCK + resource] += left
