"""Another deal of what a seat does not know, every arrangement equally likely (GEN-7, GEN-8)."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.dealing import shuffle
from kingdom.fast.limits import POSITION, SEATS, TABLE
from kingdom.fast.lists import at
from kingdom.fast.planning import is_advisor
from kingdom.fast.production import owns_icon
from kingdom.fast.seeing import is_window, remembers
from kingdom.native import entry
from kingdom.native.memory import Ints, Row, Seed, Table

ROOM = 128
PLACE, BEARS, GROUP, POOL = 0, ROOM, 2 * ROOM, 3 * ROOM
SCRATCH = 4 * ROOM
"""Room for: where each hidden card lies (-1: in no list), the status that goes with it, its group; the cards."""
ANYWHERE, DANGER, ADVISED = 0, 5, 6
"""Groups of hidden places; 1 to 4 are the cards of the opponent's hand in that round."""
NOWHERE = -1


# --- the opponent, as seen


@entry(t=TABLE, row=POSITION, seen=POSITION, seat=SEATS, out=r.SIZE)
def as_seen(t: Table, row: Row, seen: Row, seat: int, out: Row) -> None:
    """CON-9: the row with the opponent as it was when the window opened."""
    for k in range(r.SIZE):
        out[k] = row[k]
    if t[c.PLAYERS] == 1 or not is_window(row):
        return
    other = seat ^ 1
    b = r.SEATS + other * r.SEAT
    for k in range(row[b + r.SITES_N]):
        card = row[at(r.SITE, r.SITE_CAP, other, k)]
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            out[r.OPEN + space] = 0
    _put_back(row, seen, other, r.SELECTED, r.SELECTED_CAP, r.SELECTED_N, out)
    _put_back(row, seen, other, r.SITE, r.SITE_CAP, r.SITES_N, out)
    _put_back(row, seen, other, r.STANDING, r.STANDING_CAP, r.STANDING_N, out)
    _put_back(row, seen, other, r.BEATEN, r.STANDING_CAP, r.BEATEN_N, out)
    for k in range(r.SEAT):
        out[b + k] = seen[b + k]
    out[b + r.DONE] = 0  # that it is done is public (PLA-7), but nobody has seen what it did: here it has yet to do it
    for k in range(seen[b + r.SITES_N]):
        card = seen[at(r.SITE, r.SITE_CAP, other, k)]
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            out[r.OPEN + space] = seen[r.OPEN + space]
    for k in range(seen[b + r.STANDING_N]):
        card = seen[at(r.STANDING, r.STANDING_CAP, other, k)]
        if r.GIANTS <= card and card < r.GIANTS + 4:
            out[r.ABOVE + card - r.GIANTS] = seen[r.ABOVE + card - r.GIANTS]
    for icon in range(t[c.ICONS_N]):
        if owns_icon(t, row, other, icon):
            out[r.COVERED + icon] = seen[r.COVERED + icon]
    for card in range(r.CARDS):
        if _owned(row[r.STATUS + card], other) or _owned(seen[r.STATUS + card], other):
            out[r.STATUS + card] = seen[r.STATUS + card]


def _owned(status: int, seat: int) -> bool:
    """True for a status of a card of this seat: all such codes are even, and the seat is added."""
    return status > r.DISCARDED and status & 1 == seat


def _put_back(row: Row, seen: Row, side: int, base: int, cap: int, count: int, out: Row) -> None:
    """One of the two lists of a stretch, as it was."""
    b = r.SEATS + side * r.SEAT
    for k in range(row[b + count]):
        out[at(base, cap, side, k)] = 0
    for k in range(seen[b + count]):
        out[at(base, cap, side, k)] = seen[at(base, cap, side, k)]


@entry(t=TABLE, row=POSITION, seen=POSITION, seat=SEATS, scratch=SCRATCH, out=r.SIZE)
def another(t: Table, row: Row, seen: Row, seat: int, seed: Seed, scratch: Ints, out: Row) -> None:
    """Write a row that the seat cannot tell apart from this one."""
    as_seen(t, row, seen, seat, out)
    determinize(t, out, seat, seed, scratch)


# --- hidden places


def _note(row: Row, scratch: Ints, n: int, place: int, card: int, group: int) -> int:
    """One more hidden place; its card goes to the pool. No position has as many as there is room for."""
    if n == ROOM:
        return n
    scratch[PLACE + n] = place
    scratch[BEARS + n] = row[r.STATUS + card]
    scratch[GROUP + n] = group
    scratch[POOL + n] = card
    return n + 1


def _group_of(t: Table, status: int) -> int:
    """Among which cards a face-down card may hide a danger: those of one hand of one round, or of the Danger deck."""
    return DANGER if t[c.PLAYERS] == 1 else (status - 1) // r.TURNS + 1


def _note_list(t: Table, row: Row, seat: int, scratch: Ints, n: int, base: int, cap: int, side: int, count: int) -> int:
    """The cards of an area or a Selection that lie face down and that the seat did not lay itself."""
    for k in range(count):
        here = at(base, cap, side, k)
        status = row[r.STATUS + row[here]]
        if status > 0 and not remembers(t, status, seat):
            n = _note(row, scratch, n, here, row[here], _group_of(t, status))
    return n


def _note_all(t: Table, row: Row, seat: int, scratch: Ints) -> int:
    """All hidden places; how many."""
    n = 0
    other = seat ^ 1
    if t[c.PLAYERS] == 2:
        b = r.SEATS + other * r.SEAT
        for k in range(row[b + r.HAND_N]):
            n = _note(row, scratch, n, b + r.HAND + k, row[b + r.HAND + k], row[r.ROUND])
    for side in range(2):
        n = _note_list(t, row, seat, scratch, n, r.AREA, r.AREA_CAP, side, row[r.AREA_N + side])
        count = row[r.SEATS + side * r.SEAT + r.SELECTED_N]
        n = _note_list(t, row, seat, scratch, n, r.SELECTED, r.SELECTED_CAP, side, count)
    for card in range(r.CARDS):
        status = row[r.STATUS + card]
        if status < 0 and not remembers(t, -status, seat):
            n = _note(row, scratch, n, NOWHERE, card, _group_of(t, -status))
        elif t[c.PLAYERS] == 2 and (status == r.RETURNED + other or status == r.DRAWN + other):
            n = _note(row, scratch, n, NOWHERE, card, ADVISED)
    known = 1 if t[c.PLAYERS] == 1 and row[r.ROUND] else 0
    for k in range(r.DECK_CAP - row[r.DECK_N] + known, r.DECK_CAP):
        n = _note(row, scratch, n, r.DECK + k, row[r.DECK + k], ANYWHERE)
    if row[r.ROUND]:
        for k in range(r.DANGER_CAP - row[r.DANGER_N], r.DANGER_CAP):
            n = _note(row, scratch, n, r.DANGER + k, row[r.DANGER + k], DANGER)
    return n


# --- dealing


def _give(row: Row, scratch: Ints, k: int, card: int) -> None:
    """Put a card in a hidden place."""
    if scratch[PLACE + k] != NOWHERE:
        row[scratch[PLACE + k]] = card
    row[r.STATUS + card] = scratch[BEARS + k]
    scratch[GROUP + k] = -1


def _pick(scratch: Ints, n: int, group: int, seed: Seed, counter: int) -> int:
    """Any place of a group that has no card yet."""
    size = 0
    for k in range(n):
        size += scratch[GROUP + k] == group
    left = below(seed, counter, size)
    for k in range(n):
        if scratch[GROUP + k] == group:
            if left == 0:
                return k
            left -= 1
    return 0


def _group_of_danger(t: Table, card: int, other: int) -> int:
    """The place where a Calamity or Menace was dealt: the round of the opponent's hand, or the Danger deck."""
    if t[c.PLAYERS] == 1:
        return DANGER
    if t[c.DANGER_OF]:
        return card - t[c.DANGER_OF + other] + 1
    return (card - r.CALAMITIES) // 2 + 1


def _any_advisor(scratch: Ints, n: int, seed: Seed, counter: int) -> int:
    """The place in the pool of one of its Advisors, each equally likely."""
    size = 0
    for k in range(n):
        size += is_advisor(scratch[POOL + k])
    left = below(seed, counter, size)
    for k in range(n):
        if is_advisor(scratch[POOL + k]):
            if left == 0:
                return k
            left -= 1
    return 0


def determinize(t: Table, row: Row, seat: int, seed: Seed, scratch: Ints) -> None:
    """Deal again everything that a seat does not know of a row in which the opponent is `as_seen`.

    A danger lies among the cards it was dealt with, an Advisor that was returned is an Advisor, and all other
    hidden places share what is left. Numbers drawn at set-up and not used yet are drawn again.
    """
    n = _note_all(t, row, seat, scratch)
    for k in range(n):
        row[r.STATUS + scratch[POOL + k]] = 0
    counter = shuffle(scratch, POOL, n, seed, 0)
    left = 0
    for k in range(n):  # dangers first, each to its group
        card = scratch[POOL + k]
        if r.CALAMITIES <= card and card < r.ADVISORS:
            _give(row, scratch, _pick(scratch, n, _group_of_danger(t, card, seat ^ 1), seed, counter), card)
            counter += 1
        else:
            scratch[POOL + left] = card
            left += 1
    for k in range(n):  # then Advisors where only they can lie
        if scratch[GROUP + k] == ADVISED:
            j = _any_advisor(scratch, left, seed, counter)
            counter += 1
            _give(row, scratch, k, scratch[POOL + j])
            left -= 1
            scratch[POOL + j] = scratch[POOL + left]
    for k in range(n):
        if scratch[GROUP + k] >= 0:
            left -= 1
            _give(row, scratch, k, scratch[POOL + left])
    _draw_again(t, row, seed, counter)


def _draw_again(t: Table, row: Row, seed: Seed, counter: int) -> None:
    """Deal the places of dangers in hands, the order of the Danger deck, and the place of an Advisor."""
    if t[c.PLAYERS] == 2:
        for k in range(row[r.ROUND] * 2, 8):
            row[r.PLACES + k] = below(seed, counter + k, 8)
    elif not row[r.ROUND]:
        counter = shuffle(row, r.DANGER + r.DANGER_CAP - row[r.DANGER_N], row[r.DANGER_N], seed, counter)
        if row[r.SEATS + r.OWES_KEEP]:
            row[r.ADVISOR_PLACE] = below(seed, counter, row[r.DECK_N] + 1)
