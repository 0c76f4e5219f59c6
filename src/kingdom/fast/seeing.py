"""What a seat sees of a row (GEN-5 to GEN-9, CON-9). Nothing hidden gets into it.

While a window is open the other seat is shown as it was when the window opened: `seen` is the row at that moment.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.compiled import Ints, Row, Table, compiled
from kingdom.fast.deciding import is_waiting, legal
from kingdom.fast.ending import score
from kingdom.fast.lists import at
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.production import makes, owns_icon


@compiled
def is_window(row: Row) -> bool:
    """Whether both seats act at once, unseen by each other."""
    return row[r.PHASE] != r.CHOICE and row[r.PHASE] != r.OVER and row[r.PHASE] != r.SETUP


@compiled
def remembers(t: Table, status: int, seat: int) -> bool:
    """GEN-6: whether a seat laid a face-down card itself; a card of the Danger deck is known to nobody."""
    return t[c.PLAYERS] == 2 and laid_by(status) == seat


@compiled
def tell(t: Table, out: Ints, place: int, card: int) -> None:
    """A card lies at a place: what is printed on it is added there."""
    out[o.O_WHERE + card] = place + 1
    base = o.O_SUMS + place * c.FEATURES
    for k in range(c.FEATURES):
        out[base + k] = min(max(out[base + k] + t[c.FEATURE + card * c.FEATURES + k], -127), 127)


@compiled
def observe(t: Table, row: Row, seen: Row, seat: int, out: Ints) -> None:
    """Write what a seat may know, field by field as `observation` lays it out."""
    for k in range(o.OBSERVED):
        out[k] = 0
    tell_table(t, row, seat, out)
    tell_areas(t, row, seat, out)
    tell_seat(t, row, seat, seat, out)
    if t[c.PLAYERS] == 2:
        if is_window(row):
            tell_seat(t, seen, seat ^ 1, seat, out)
        else:
            tell_seat(t, row, seat ^ 1, seat, out)
    tell_cards(t, row, seat, out)


@compiled
def tell_table(t: Table, row: Row, seat: int, out: Ints) -> None:
    """Round, phase, decks and boards."""
    out[o.O_TABLE] = row[r.ROUND]
    out[o.O_TABLE + 1] = row[r.TURN]
    out[o.O_TABLE + 2] = is_waiting(t, row, seat)
    out[o.O_TABLE + 3] = seat
    out[o.O_PHASE + row[r.PHASE]] = 1
    out[o.O_COUNTS + 5] = row[r.DECK_N]
    out[o.O_COUNTS + 6] = row[r.DANGER_N]
    out[o.O_COUNTS + 7] = row[r.VERMIN_N]
    for board in range(2):
        if row[r.FIRST_DONE + board]:
            out[o.O_FIRST + board] = 1 if row[r.FIRST_DONE + board] == seat + 1 else -1
    if t[c.PLAYERS] == 1 and row[r.ROUND] and row[r.DECK_N]:
        tell(t, out, o.ON_TOP, row[r.DECK + r.DECK_CAP - row[r.DECK_N]])


@compiled
def tell_areas(t: Table, row: Row, seat: int, out: Ints) -> None:
    """Cards in the areas: open, remembered, or just there."""
    for area in range(2):
        for k in range(row[r.AREA_N + area]):
            card = row[at(r.AREA, r.AREA_CAP, area, k)]
            status = row[r.STATUS + card]
            slot = o.O_SLOTS + area * r.AREA_CAP + k
            out[slot] = card + 1
            if status == 0:
                tell(t, out, o.LEFT + area, card)
            elif remembers(t, status, seat):
                tell(t, out, o.LEFT_MINE + area, card)
            else:
                out[slot] = -1
                out[o.O_COUNTS + area] += 1


@compiled
def tell_cards(t: Table, row: Row, seat: int, out: Ints) -> None:
    """Discards that belong to nobody: open, or unseen by all but who laid them."""
    for card in range(r.CARDS):
        status = row[r.STATUS + card]
        if status == r.DISCARDED:
            tell(t, out, o.GONE, card)
        elif status < 0:
            if remembers(t, -status, seat):
                tell(t, out, o.GONE, card)
            else:
                out[o.O_COUNTS + 4] += 1


@compiled
def tell_seat(t: Table, row: Row, whose: int, seat: int, out: Ints) -> None:
    """A seat as this row has it: its cards, then its numbers."""
    other = whose ^ seat
    b = r.SEATS + whose * r.SEAT
    for k in range(row[b + r.SELECTED_N]):
        card = row[at(r.SELECTED, r.SELECTED_CAP, whose, k)]
        status = row[r.STATUS + card]
        slot = o.O_SLOTS + (2 + other) * r.AREA_CAP + k
        if status > 0 and not remembers(t, status, seat):
            out[slot] = -1
            out[o.O_COUNTS + 2 + other] += 1
        else:
            out[slot] = card + 1
            tell(t, out, o.SELECTED + other, card)
    for k in range(row[b + r.SITES_N]):
        card = row[at(r.SITE, r.SITE_CAP, whose, k)]
        tell(t, out, o.SITES + other, card)
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            out[o.O_OPEN + space] = row[r.OPEN + space]
    for k in range(row[b + r.STANDING_N]):
        tell(t, out, o.STANDING + other, row[at(r.STANDING, r.STANDING_CAP, whose, k)])
    for card in range(r.CARDS):
        status = row[r.STATUS + card]
        if status == r.BUILT + whose:
            tell(t, out, o.BUILT + other, card)
        elif status == r.GIVEN_UP + whose:
            tell(t, out, o.GONE, card)
        elif status == r.SERVING + whose:
            out[o.O_WHERE + card] = 1 + (o.THEIR_READY if other else o.READY)
        elif status == r.SPENT + whose:
            out[o.O_WHERE + card] = 1 + (o.THEIR_USED if other else o.USED)
        elif not other and status == r.DRAWN + whose:
            out[o.O_WHERE + card] = 1 + o.DRAWN
        elif not other and status == r.RETURNED + whose:
            out[o.O_WHERE + card] = 1 + o.RETURNED
    if row[b + r.STOLEN_N]:
        for icon in range(t[c.ICONS_N]):
            if row[r.COVERED + icon] and owns_icon(t, row, whose, icon):
                out[o.O_COVERED + icon] = row[r.COVERED + icon]
    if not other:
        for k in range(row[b + r.HAND_N]):
            tell(t, out, o.HAND, row[b + r.HAND + k])
        for k in range(row[b + r.SEARCHED_N]):
            tell(t, out, o.SEARCHED, row[b + r.SEARCHED + k])
    tell_numbers(t, row, whose, b, o.O_SEATS + other * o.O_SEAT, out)


@compiled
def tell_numbers(t: Table, row: Row, whose: int, b: int, base: int, out: Ints) -> None:
    """What is counted for a seat."""
    for k in range(10):
        out[base + o.S_STOCK + k] = row[b + r.STOCK + k]
    out[base + o.S_COUNTS] = row[b + r.TRAINING]
    out[base + o.S_COUNTS + 1] = row[b + r.TRAPS]
    for k in range(4):
        out[base + o.S_COUNTS + 2 + k] = row[b + r.HAND_N + k]
        out[base + o.S_TYPES + k] = row[b + r.TYPES + k]
        out[base + o.S_MAKES + k] = makes(t, row, whose, k)
        out[base + o.S_OWES + k] = row[b + r.OWES_KEEP + k]
        out[base + o.S_STEPS + k] = row[b + r.STEPS_DONE] >> k & 1
        out[base + o.S_STEPS + 4 + k] = row[b + r.STEPS_DONE + 1] >> k & 1
        out[base + o.S_CROSSING + k] = row[b + r.CROSSING + k]
    out[base + o.S_OWES + 4] = row[b + r.FOREMAN]
    out[base + o.S_OWES + 5] = row[b + r.SEARCH]
    for k in range(2):
        out[base + o.S_SOLO + k] = row[b + r.SEARCHES + k]
        out[base + o.S_SOLO + 2 + k] = row[b + r.SPIES + k]
    out[base + o.S_CROSSING + 4] = row[b + r.BESIDE]
    for k in range(5):
        out[base + o.S_HALF + k] = row[b + r.HALF + k]
    out[base + o.S_SCORE] = min(max(score(t, row, whose), -127), 127)


@compiled
def mask(t: Table, row: Row, seat: int, listed: Ints, out: Ints) -> int:
    """Write 1 for each legal action and 0 for the others; how many are legal. `listed` is room for the list."""
    for number in range(ACTIONS):
        out[number] = 0
    n = legal(t, row, seat, listed)
    for k in range(n):
        out[listed[k]] = 1
    return n
