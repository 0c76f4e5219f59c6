"""SOL: the Choice phase of a solo game: areas fed by two decks, Spies, and Search."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.choice import discard, draw, hide, lay_in, take_area
from kingdom.fast.lists import at, cut
from kingdom.fast.planning import enter, is_advisor
from kingdom.fast.shared import FED, LOOKED_AT, UNSEEN
from kingdom.native.memory import Ints, Row, Table

KEEPING, AGAIN = 1, 3
"""The states of SEARCH, each + area."""
B = r.SEATS
"""The block of the only seat."""


def form_danger(t: Table, row: Row) -> None:
    """SOL-1: eight unseen cards and the dangers form the Danger deck.

    Until now its places hold numbers: 0 to 7 for the next cards of the Development deck, from 8 on for the dangers.
    """
    for k in range(r.DANGER_CAP - row[r.DANGER_N], r.DANGER_CAP):
        number = row[r.DANGER + k]
        if number < UNSEEN:
            row[r.DANGER + k] = row[r.DECK + r.DECK_CAP - row[r.DECK_N] + number]
        else:
            row[r.DANGER + k] = t[c.DANGERS + number - UNSEEN]
    for _ in range(UNSEEN):
        draw(row)


def feed(row: Row, area: int) -> None:
    """SOL-3, SOL-10: two Development cards for an area, or as many as there are."""
    for _ in range(min(FED, row[r.DECK_N])):
        lay_in(row, area, draw(row))


def open_solo_choice(t: Table, row: Row) -> None:
    """SOL-1, SOL-2, SOL-3, SOL-5: the Danger deck, once; cards for both areas; a new round of Searches; the Trap."""
    if row[r.ROUND] == 1:
        form_danger(t, row)
    feed(row, 0)
    feed(row, 1)
    row[B + r.SEARCHES] = 0
    row[B + r.SEARCHES + 1] = 0
    if t[c.TRAPS_READY]:
        row[B + r.TRAPS] = t[c.TRAPS_READY]


def take_and_refill(row: Row, area: int) -> None:
    """SOL-3: an area is taken; danger joins the other area and Developments this one, except on the fourth."""
    first = row[B + r.SELECTED_N]
    take_area(row, 0, B, area)
    row[B + r.SEARCH] = 0
    if row[r.TURN] < r.SELECTIONS:
        if row[r.DANGER_N]:
            here = r.DANGER + r.DANGER_CAP - row[r.DANGER_N]
            lay_in(row, 1 - area, row[here])
            hide(row, row[here])
            row[here] = 0
            row[r.DANGER_N] -= 1
        feed(row, area)
    enter_advisors(row, 0, B, first)


def enter_advisors(row: Row, seat: int, b: int, first: int) -> None:
    """ADV-2: of the cards just taken, those from this place of the Selection on, Advisors that lie face up enter."""
    k = first
    while k < row[b + r.SELECTED_N]:
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if is_advisor(card) and not row[r.STATUS + card]:
            enter(row, seat, b, card)
        else:
            k += 1


def end_solo_choice(row: Row) -> None:
    """SOL-7: one spent Spy becomes ready."""
    if row[B + r.SPIES + 1]:
        row[B + r.SPIES] += 1
        row[B + r.SPIES + 1] -= 1


# --- Spies


def list_spying(row: Row, out: Ints, n: int) -> int:
    """SOL-4: a token turns up a face-down card of an area."""
    if row[B + r.SPIES] + row[B + r.TRAPS]:
        for area in range(2):
            for k in range(row[r.AREA_N + area]):
                if row[r.STATUS + row[at(r.AREA, r.AREA_CAP, area, k)]]:
                    out[n] = a.SPY + area * r.AREA_CAP + k
                    n += 1
    return n


def spy(row: Row, area: int, place: int) -> None:
    """SOL-4: a Spy is spent, or where there are none the Trap."""
    if row[B + r.SPIES]:
        row[B + r.SPIES] -= 1
        row[B + r.SPIES + 1] += 1
    else:
        row[B + r.TRAPS] -= 1
    row[r.STATUS + row[at(r.AREA, r.AREA_CAP, area, place)]] = 0


# --- Search


def may_give_up(row: Row, area: int, k: int) -> bool:
    """SOL-5: Developments and Treasures that lie face up."""
    card = row[at(r.AREA, r.AREA_CAP, area, k)]
    return card < r.PLANNED and row[r.STATUS + card] == 0


def list_searches(row: Row, area: int, out: Ints, n: int) -> int:
    """SOL-5: the first of two cards to discard from an area: one that has another behind it."""
    last = row[r.AREA_N + area] - 1
    while last >= 0 and not may_give_up(row, area, last):
        last -= 1
    for k in range(last):
        if may_give_up(row, area, k):
            out[n] = a.SEARCH + area * r.AREA_CAP + k
            n += 1
    return n


def list_second(row: Row, out: Ints, n: int) -> int:
    """SOL-5: the second card to discard."""
    area = row[B + r.HALF_WHAT] // r.AREA_CAP
    for k in range(row[B + r.HALF_WHAT] % r.AREA_CAP + 1, row[r.AREA_N + area]):
        if may_give_up(row, area, k):
            out[n] = a.SEARCH + area * r.AREA_CAP + k
            n += 1
    return n


def list_solo_choice(t: Table, row: Row, out: Ints, n: int, cubes: int) -> int:
    """SOL-3, SOL-4, SOL-5: select, turn up a card, or search."""
    if not cubes:
        out[n] = a.SELECT
        out[n + 1] = a.SELECT + 1
        n += 2
    n = list_spying(row, out, n)
    if not cubes and row[B + r.SEARCHES] < t[c.SEARCH_LIMIT] and row[r.DECK_N]:
        n = list_searches(row, 0, out, n)
        n = list_searches(row, 1, out, n)
    return n


def list_searched(row: Row, out: Ints, n: int) -> int:
    """SOL-11: one of the cards looked at is kept; or the area is searched again, or selected."""
    if row[B + r.SEARCH] < AGAIN:
        for k in range(row[B + r.SEARCHED_N]):
            out[n] = a.KEEP_FOUND + k
            n += 1
        return n
    out[n] = a.SELECT + row[B + r.SEARCH] - AGAIN
    return list_searches(row, row[B + r.SEARCH] - AGAIN, out, n + 1)


def search(row: Row, area: int, place: int) -> None:
    """SOL-5: two cards of an area are discarded, and three of the deck looked at."""
    if not row[B + r.HALF]:
        row[B + r.HALF] = r.SEARCHING
        row[B + r.HALF_WHAT] = area * r.AREA_CAP + place
        return
    _discard_from(row, area, place)
    _discard_from(row, area, row[B + r.HALF_WHAT] % r.AREA_CAP)
    row[B + r.HALF] = 0
    row[B + r.HALF_WHAT] = 0
    if row[B + r.SEARCH]:
        row[B + r.SEARCHES + 1] += 1
    else:
        row[B + r.SEARCHES] += 1
    count = min(LOOKED_AT, row[r.DECK_N])
    for k in range(count):
        row[B + r.SEARCHED + k] = draw(row)
    row[B + r.SEARCHED_N] = count
    row[B + r.SEARCH] = KEEPING + area


def _discard_from(row: Row, area: int, place: int) -> None:
    card = row[at(r.AREA, r.AREA_CAP, area, place)]
    cut(row, r.AREA, r.AREA_CAP, area, row[r.AREA_N + area], place)
    row[r.AREA_N + area] -= 1
    discard(row, card)


def keep_found(t: Table, row: Row, place: int) -> None:
    """SOL-11: one card is laid in the area, the others are discarded; then the area is taken, or searched again."""
    area = row[B + r.SEARCH] - KEEPING
    lay_in(row, area, row[B + r.SEARCHED + place])
    for k in range(row[B + r.SEARCHED_N]):
        if k != place:
            row[r.STATUS + row[B + r.SEARCHED + k]] = r.DISCARDED
        row[B + r.SEARCHED + k] = 0
    row[B + r.SEARCHED_N] = 0
    left = 0
    for k in range(row[r.AREA_N + area]):
        left += may_give_up(row, area, k)
    if row[B + r.SEARCHES + 1] < t[c.SEARCH_AGAIN] and not row[B + r.TRAPS] and row[r.DECK_N] and left > 1:
        row[B + r.SEARCH] = AGAIN + area
    else:
        take_and_refill(row, area)
