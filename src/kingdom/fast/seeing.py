"""A row as a seat sees it (GEN-5 to GEN-9, CON-9). Nothing hidden gets into it.

While a window is open the opponent is shown as it was when the window opened: `seen` is the row at that moment. That
the opponent is done with the window is shown at once (PLA-7).

Every part is written for several lanes side by side: lane 0 of 1 on a CPU, some lanes of a warp on a GPU (`gpu`). Each
lane takes every n-th card of a list and writes to places that no other lane uses; it returns what has to be added up.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.deciding import is_waiting, legal
from kingdom.fast.ending import points_of_boards, points_of_menaces, times_calamities, worth
from kingdom.fast.limits import LISTED, POSITION, SEATS, TABLE
from kingdom.fast.lists import at
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.production import makes, owns_icon
from kingdom.native import entry
from kingdom.native.memory import Bytes, Ints, Row, Table

BITS = 6
"""Bits of each count of hidden cards that is returned: left, right, own Selection, opponent's, and, last, discards."""
MOST = 127


def is_window(row: Row) -> bool:
    """True if both seats act at once, unseen by each other."""
    return row[r.PHASE] != r.CHOICE and row[r.PHASE] != r.OVER and row[r.PHASE] != r.SETUP


def remembers(t: Table, status: int, seat: int) -> bool:
    """GEN-6: whether a seat laid a face-down card itself; a card of the Danger deck is known to nobody."""
    return t[c.PLAYERS] == 2 and laid_by(status) == seat


@entry(t=TABLE, row=POSITION, seen=POSITION, seat=SEATS, out=o.OBSERVED)
def observe(t: Table, row: Row, seen: Row, seat: int, out: Bytes) -> None:
    """Write what a seat may know, field by field as `observation` lays it out."""
    for k in range(o.OBSERVED):
        out[k] = 0
    then = seen if is_window(row) and t[c.PLAYERS] == 2 else row
    tell_table(t, row, seat, out)
    hidden = tell_areas(t, row, seat, 0, 1, out)
    hidden += tell_seat(t, row, seat, seat, 0, 1, out)
    more, mine, theirs = tell_cards(t, row, then, seat, 0, 1, out)
    if t[c.PLAYERS] == 2:
        hidden += tell_seat(t, then, seat ^ 1, seat, 0, 1, out)
    tell_totals(t, row, then, seat, hidden + more, mine, theirs, out)
    sum_features(t, out)


def tell_table(t: Table, row: Row, seat: int, out: Ints) -> None:
    """Round, phase, decks and boards, and which seats are done (PLA-7)."""
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
    for whose in range(t[c.PLAYERS]):
        out[o.O_SEATS + (whose ^ seat) * o.O_SEAT + o.S_DONE] = row[r.SEATS + whose * r.SEAT + r.DONE]
    if t[c.PLAYERS] == 1 and row[r.ROUND] and row[r.DECK_N]:
        out[o.O_WHERE + row[r.DECK + r.DECK_CAP - row[r.DECK_N]]] = o.ON_TOP + 1


def tell_areas(t: Table, row: Row, seat: int, lane: int, lanes: int, out: Ints) -> int:
    """Cards in the areas: face up, remembered, or just counted; how many are hidden."""
    hidden = 0
    for area in range(2):
        for k in range(lane, row[r.AREA_N + area], lanes):
            card = row[at(r.AREA, r.AREA_CAP, area, k)] & 127
            status = row[r.STATUS + card]
            slot = o.O_SLOTS + area * r.AREA_CAP + k
            if status == 0 or remembers(t, status, seat):
                out[slot] = card + 1
                out[o.O_WHERE + card] = 1 + area + (o.LEFT_MINE if status else o.LEFT)
            else:
                out[slot] = -1
                hidden += 1 << area * BITS
    return hidden


def tell_seat(t: Table, row: Row, whose: int, seat: int, lane: int, lanes: int, out: Ints) -> int:
    """A seat as this row has it: its lists, then its numbers; how many cards are hidden in its Selection."""
    other = whose ^ seat
    b = r.SEATS + whose * r.SEAT
    hidden = 0
    for k in range(lane, row[b + r.SELECTED_N], lanes):
        card = row[at(r.SELECTED, r.SELECTED_CAP, whose, k)] & 127
        status = row[r.STATUS + card]
        slot = o.O_SLOTS + (2 + other) * r.AREA_CAP + k
        if status > 0 and not remembers(t, status, seat):
            out[slot] = -1
            hidden += 1 << (2 + other) * BITS
        else:
            out[slot] = card + 1
            out[o.O_WHERE + card] = 1 + o.SELECTED + other
    for k in range(lane, row[b + r.SITES_N], lanes):
        card = row[at(r.SITE, r.SITE_CAP, whose, k)] & 127
        out[o.O_WHERE + card] = 1 + o.SITES + other
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            out[o.O_OPEN + space] = row[r.OPEN + space]
    for k in range(lane, row[b + r.STANDING_N], lanes):
        out[o.O_WHERE + row[at(r.STANDING, r.STANDING_CAP, whose, k)]] = 1 + o.STANDING + other
    if row[b + r.STOLEN_N]:
        for icon in range(lane, t[c.ICONS_N], lanes):
            if row[r.COVERED + icon] and owns_icon(t, row, whose, icon):
                out[o.O_COVERED + icon] = row[r.COVERED + icon]
    if not other:
        for k in range(lane, row[b + r.HAND_N], lanes):
            out[o.O_WHERE + row[b + r.HAND + k]] = 1 + o.HAND
        for k in range(lane, row[b + r.SEARCHED_N], lanes):
            out[o.O_WHERE + row[b + r.SEARCHED + k]] = 1 + o.SEARCHED
    tell_numbers(t, row, whose, b, o.O_SEATS + other * o.O_SEAT, lane, lanes, out)
    return hidden


def tell_cards(t: Table, row: Row, then: Row, seat: int, lane: int, lanes: int, out: Ints) -> tuple[int, int, int]:
    """Cards by their status, both seats in one go: how many discards are hidden, and what both Duchies are worth."""
    hidden, mine, theirs = 0, 0, 0
    two = t[c.PLAYERS] == 2
    b, theirs_at = r.SEATS + seat * r.SEAT, r.SEATS + (seat ^ 1) * r.SEAT
    for card in range(lane, r.CARDS, lanes):
        status = row[r.STATUS + card]
        if status == r.BUILT + seat:
            out[o.O_WHERE + card] = 1 + o.BUILT
            mine += worth(t, row, b, card) * (times_calamities(row) if card >= r.CALAMITIES else 1)
        elif status == r.GIVEN_UP + seat or status == r.DISCARDED:
            out[o.O_WHERE + card] = 1 + o.GONE
        elif status < 0:
            if remembers(t, -status, seat):
                out[o.O_WHERE + card] = 1 + o.GONE
            else:
                hidden += 1 << 4 * BITS
        elif status >= r.SERVING:
            tell_advisor(status - seat, card, out)
        if two:
            status = then[r.STATUS + card] - (seat ^ 1)
            if status == r.BUILT:
                out[o.O_WHERE + card] = 1 + o.THEIR_BUILT
                theirs += worth(t, then, theirs_at, card) * (times_calamities(then) if card >= r.CALAMITIES else 1)
            elif status == r.GIVEN_UP:
                out[o.O_WHERE + card] = 1 + o.GONE
            elif status == r.SERVING or status == r.SPENT:
                out[o.O_WHERE + card] = 1 + (o.THEIR_READY if status == r.SERVING else o.THEIR_USED)
    return hidden, mine, theirs


def tell_advisor(status: int, card: int, out: Ints) -> None:
    """An Advisor of this seat: ready, used, drawn or returned."""
    if status == r.SERVING:
        out[o.O_WHERE + card] = 1 + o.READY
    elif status == r.SPENT:
        out[o.O_WHERE + card] = 1 + o.USED
    elif status == r.DRAWN:
        out[o.O_WHERE + card] = 1 + o.DRAWN
    elif status == r.RETURNED:
        out[o.O_WHERE + card] = 1 + o.RETURNED


def tell_numbers(t: Table, row: Row, whose: int, b: int, base: int, lane: int, lanes: int, out: Ints) -> None:
    """Write the counts of a seat."""
    for k in range(lane, 10, lanes):
        out[base + o.S_STOCK + k] = row[b + r.STOCK + k]
    for k in range(lane, 5, lanes):
        out[base + o.S_HALF + k] = row[b + r.HALF + k]
    for k in range(lane, 4, lanes):
        out[base + o.S_COUNTS + 2 + k] = row[b + r.HAND_N + k]
        out[base + o.S_TYPES + k] = row[b + r.TYPES + k]
        out[base + o.S_MAKES + k] = makes(t, row, whose, k)
        out[base + o.S_OWES + k] = row[b + r.OWES_KEEP + k]
        out[base + o.S_STEPS + k] = row[b + r.STEPS_DONE] >> k & 1
        out[base + o.S_STEPS + 4 + k] = row[b + r.STEPS_DONE + 1] >> k & 1
        out[base + o.S_CROSSING + k] = row[b + r.CROSSING + k]
    for k in range(lane, 2, lanes):
        out[base + o.S_COUNTS + k] = row[b + r.TRAINING + k]
        out[base + o.S_SOLO + k] = row[b + r.SEARCHES + k]
        out[base + o.S_SOLO + 2 + k] = row[b + r.SPIES + k]
    if lane == 0:
        out[base + o.S_OWES + 4] = row[b + r.FOREMAN]
        out[base + o.S_OWES + 5] = row[b + r.SEARCH]
        out[base + o.S_CROSSING + 4] = row[b + r.BESIDE]


def tell_totals(t: Table, row: Row, then: Row, seat: int, hidden: int, mine: int, theirs: int, out: Ints) -> None:
    """Write the sums: hidden cards, and the scores (END-1) including what is not a card of a Duchy."""
    for k in range(4):
        out[o.O_COUNTS + k] = hidden >> k * BITS & 63
    out[o.O_COUNTS + 4] = hidden >> 4 * BITS
    mine += points_of_boards(t, row, seat) + points_of_menaces(t, row, seat)
    out[o.O_SEATS + o.S_SCORE] = min(max(mine, -MOST), MOST)
    if t[c.PLAYERS] == 2:
        theirs += points_of_boards(t, then, seat ^ 1) + points_of_menaces(t, then, seat ^ 1)
        out[o.O_SEATS + o.O_SEAT + o.S_SCORE] = min(max(theirs, -MOST), MOST)


def sum_features(t: Table, out: Ints) -> None:
    """Add up the printed values of the cards of each place: only those that are not 0 are listed for a card.

    Sums are cut off at what a byte holds. Cards that cost points have the larger numbers and come first; so it is the
    whole sum that is cut off, whatever the order on a GPU.
    """
    for card in range(r.CARDS - 1, -1, -1):
        place = out[o.O_WHERE + card]
        if 0 < place and place <= o.PLACES:
            base = o.O_SUMS + (place - 1) * c.FEATURES
            for k in range(t[c.TELLS_FIRST + card], t[c.TELLS_FIRST + card + 1]):
                told = t[c.TELLS + k]
                here = base + (told & 63)
                out[here] = min(max(out[here] + (told >> 6), -MOST), MOST)


@entry(t=TABLE, row=POSITION, seat=SEATS, listed=LISTED, out=ACTIONS)
def mask(t: Table, row: Row, seat: int, listed: Ints, out: Bytes) -> int:
    """Write 1 for each legal action and 0 for the others; how many are legal. `listed` is room for the list."""
    for number in range(ACTIONS):
        out[number] = 0
    n = legal(t, row, seat, listed)
    for k in range(n):
        out[listed[k]] = 1
    return n
