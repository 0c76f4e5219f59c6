"""CHO: the Choice phase of two players, sixteen turns of offering and selecting."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.lists import at, cut, find
from kingdom.fast.shared import HAND
from kingdom.native.memory import Ints, Row, Table


def first_seat(t: Table, round_: int) -> int:
    """SET-6: player 1 in rounds 1 and 3, player 2 in rounds 2 and 4; solo, always player 1."""
    return (round_ + 1) & 1 if round_ and t[c.PLAYERS] == 2 else 0


def laid_by(status: int) -> int:
    """Which of two players laid a face-down card: the round and the turn tell (CHO-2)."""
    round_ = (status - 1) // r.TURNS + 1
    turn = (status - 1) % r.TURNS
    return (round_ + 1 + ((turn + 1) >> 1)) & 1


def seat_on_turn(t: Table, row: Row) -> int:
    """CHO-2: the first player offers; from then on each selects and offers."""
    if t[c.PLAYERS] == 1:
        return 0
    return (first_seat(t, row[r.ROUND]) + ((row[r.TURN] + 1) >> 1)) & 1


def list_lays(row: Row, b: int, out: Ints, n: int) -> int:
    """CHO-3, CHO-4: an offer is two cards, the smaller number first, so that there is one way to make each."""
    traps = row[b + r.TRAPS]
    least = 0
    most = -1
    if row[b + r.HALF]:
        least = row[b + r.HALF_WHAT] + 1
        most = r.HELD
        traps -= row[b + r.HALF_HOW] & 1
    else:
        for k in range(row[b + r.HAND_N]):
            most = max(most, row[b + r.HAND + k])
    step = 1 if traps > 0 else 2
    for k in range(row[b + r.HAND_N]):
        card = row[b + r.HAND + k]
        if least <= card and card < most:
            for how in range(0, 4, step):
                out[n] = a.LAY + card * 4 + how
                n += 1
    return n


def lay_in(row: Row, area: int, card: int) -> None:
    """A card goes to an area, behind those already there."""
    row[at(r.AREA, r.AREA_CAP, area, row[r.AREA_N + area])] = card
    row[r.AREA_N + area] += 1


def hide(row: Row, card: int) -> None:
    """GEN-8: a card lies face down; when it was laid is public."""
    row[r.STATUS + card] = 1 + (row[r.ROUND] - 1) * r.TURNS + row[r.TURN]


def offer(row: Row, b: int, card: int, how: int) -> None:
    """CHO-3: the first card of an offer is remembered; with the second both are laid, in the order of the hand."""
    if not row[b + r.HALF]:
        row[b + r.HALF] = r.LAYING
        row[b + r.HALF_WHAT] = card
        row[b + r.HALF_HOW] = how
        return
    other = row[b + r.HALF_WHAT]
    kept = 0
    for k in range(row[b + r.HAND_N]):
        here = row[b + r.HAND + k]
        row[b + r.HAND + k] = 0
        if here == card or here == other:
            way = how if here == card else row[b + r.HALF_HOW]
            lay_in(row, way >> 1, here)
            if way & 1:
                hide(row, here)
                row[b + r.TRAPS] -= 1
        else:
            row[b + r.HAND + kept] = here
            kept += 1
    row[b + r.HAND_N] = kept
    row[b + r.HALF] = 0
    row[b + r.HALF_WHAT] = 0
    row[b + r.HALF_HOW] = 0
    row[r.TURN] += 1


def take_area(row: Row, seat: int, b: int, area: int) -> None:
    """CHO-5: all the cards of an area go to a Selection, hidden ones unseen."""
    for k in range(row[r.AREA_N + area]):
        here = at(r.AREA, r.AREA_CAP, area, k)
        row[at(r.SELECTED, r.SELECTED_CAP, seat, row[b + r.SELECTED_N])] = row[here]
        row[b + r.SELECTED_N] += 1
        row[here] = 0
    row[r.AREA_N + area] = 0
    row[r.TURN] += 1


def unselect(row: Row, seat: int, b: int, card: int) -> None:
    """A card leaves a Selection."""
    place = find(row, r.SELECTED, r.SELECTED_CAP, seat, card)
    cut(row, r.SELECTED, r.SELECTED_CAP, seat, row[b + r.SELECTED_N], place)
    row[b + r.SELECTED_N] -= 1


def discard(row: Row, card: int) -> None:
    """GEN-9: a card of an area is discarded; one that lies face down stays unseen."""
    row[r.STATUS + card] = -row[r.STATUS + card] if row[r.STATUS + card] else r.DISCARDED


def clear_areas(row: Row) -> None:
    """CHO-7: what is left in the areas is discarded."""
    for area in range(2):
        for k in range(row[r.AREA_N + area]):
            here = at(r.AREA, r.AREA_CAP, area, k)
            discard(row, row[here])
            row[here] = 0
        row[r.AREA_N + area] = 0


def draw(row: Row) -> int:
    """The next card of the Development deck leaves it."""
    here = r.DECK + r.DECK_CAP - row[r.DECK_N]
    card = row[here]
    row[here] = 0
    row[r.DECK_N] -= 1
    return card


def deal_round(t: Table, row: Row) -> None:
    """CHO-1: Traps, hands of seven cards with a Calamity or Menace in its place among them (GEN-7), and two areas."""
    first = first_seat(t, row[r.ROUND])
    for k in range(2):
        seat = first ^ k
        b = r.SEATS + seat * r.SEAT
        row[b + r.TRAPS] = t[c.TRAPS_READY]
        turn = (row[r.ROUND] - 1) * 2 + k
        place = row[r.PLACES + turn]
        row[r.PLACES + turn] = 0
        danger = t[c.DANGER_OF + seat] + row[r.ROUND] - 1 if t[c.DANGER_OF] else r.CALAMITIES + turn
        for slot in range(HAND):
            row[b + r.HAND + slot] = danger if slot == place else draw(row)
        row[b + r.HAND_N] = HAND
    for area in range(2):
        lay_in(row, area, draw(row))
