"""MEN, RAT, SHA, THI, FRO: taking Menaces, and what they make a seat decide in Planning."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import frozen, open_site, store
from kingdom.fast.choice import unselect
from kingdom.fast.lists import at
from kingdom.fast.production import owns_icon
from kingdom.fast.shared import MOST_BESIDE
from kingdom.native.memory import Ints, Row, Table


def stand(row: Row, seat: int, b: int, card: int) -> None:
    """MEN-4: a Menace or Vermin stands in the Construction area."""
    row[at(r.STANDING, r.STANDING_CAP, seat, row[b + r.STANDING_N])] = card
    row[b + r.STANDING_N] += 1


def count_standing(row: Row, seat: int, b: int, first: int) -> int:
    """The number of Menaces of the deck that begins with this card that stand with a seat."""
    found = 0
    for k in range(row[b + r.STANDING_N]):
        card = row[at(r.STANDING, r.STANDING_CAP, seat, k)]
        found += first <= card and card < first + 4
    return found


def bring_vermin(t: Table, row: Row, seat: int, b: int, count: int) -> bool:
    """RAT-2, RAT-3: take this many Vermin, or as many as the stack has; whether that loses the game (SCE-1)."""
    there = min(count, row[r.VERMIN_N])
    for _ in range(there):
        stand(row, seat, b, row[r.STACK])
        row[r.VERMIN_N] -= 1
        for k in range(row[r.VERMIN_N]):
            row[r.STACK + k] = row[r.STACK + k + 1]
        row[r.STACK + row[r.VERMIN_N]] = 0
    return t[c.BREEDING] == 1 and there > 0 and row[r.VERMIN_N] == 0


def stand_up(t: Table, row: Row, seat: int, b: int) -> bool:
    """RAT-2: each Rat taken brings a Vermin for each Rat there, itself included; whether that loses the game."""
    k = 0
    while k < row[b + r.SELECTED_N]:
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if r.RATS <= card and card < r.RATS + 4:
            unselect(row, seat, b, card)
            stand(row, seat, b, card)
            if bring_vermin(t, row, seat, b, count_standing(row, seat, b, r.RATS)):
                return True
        else:
            k += 1
    return False


def stand_others(row: Row, seat: int, b: int) -> int:
    """MEN-4: all other Menaces stand; how many Thieves are among them (THI-1)."""
    thieves = 0
    k = 0
    while k < row[b + r.SELECTED_N]:
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if r.MENACES <= card and card < r.ADVISORS:
            unselect(row, seat, b, card)
            stand(row, seat, b, card)
            thieves += card >= r.THIEVES
        else:
            k += 1
    return thieves


# --- what is owed


def selected_below(row: Row, seat: int, b: int, bound: int) -> int:
    """The number of cards of a Selection with lower numbers than this."""
    found = 0
    for k in range(row[b + r.SELECTED_N]):
        found += row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] < bound
    return found


def icons_to_cover(t: Table, row: Row, seat: int, b: int) -> int:
    """THI-3: how many icons of a Duchy have no token and make at least one cube now."""
    found = 0
    for icon in range(t[c.ICONS_N]):
        if owns_icon(t, row, seat, icon) and row[b + r.TYPES + t[c.ICON_PER + icon]]:
            found += t[c.ICON_COUNT + icon] - row[r.COVERED + icon]
    return found


def giants_alone(row: Row, seat: int, b: int) -> int:
    """FRO-5: how many Giants of a seat stand under no card."""
    found = 0
    for k in range(row[b + r.STANDING_N]):
        card = row[at(r.STANDING, r.STANDING_CAP, seat, k)]
        if r.GIANTS <= card and card < r.GIANTS + 4:
            found += row[r.ABOVE + card - r.GIANTS] == 0
    return found


def shelters(row: Row, seat: int, b: int) -> int:
    """FRO-1: how many Developments a Giant can stand under: unfrozen under construction, or still in Selection."""
    found = selected_below(row, seat, b, r.DEVELOPMENTS)
    for k in range(row[b + r.SITES_N]):
        found += not frozen(row, row[at(r.SITE, r.SITE_CAP, seat, k)])
    return found


def owe(t: Table, row: Row, seat: int, b: int, thieves: int) -> None:
    """SHA-1, THI-1, FRO-4: what Menaces make a seat decide, as far as it can be done (SHA-3, THI-3, FRO-5)."""
    shadows = count_standing(row, seat, b, r.SHADOWS)
    if shadows:
        row[b + r.OWES_SHADOW] = min(shadows, selected_below(row, seat, b, r.PLANNED))
    if thieves:
        row[b + r.OWES_COVER] = min(thieves, icons_to_cover(t, row, seat, b))
    alone = giants_alone(row, seat, b)
    if alone:
        row[b + r.OWES_HOUSE] = min(alone, shelters(row, seat, b))


def discharged(row: Row, seat: int, b: int) -> None:
    """FRO-5: a Giant whose last shelter has gone to a Shadow stands alone."""
    if row[b + r.OWES_HOUSE] and not row[b + r.OWES_SHADOW] and not row[b + r.OWES_COVER]:
        if not shelters(row, seat, b):
            row[b + r.OWES_HOUSE] = 0


# --- Shadows


def list_give_up(row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """SHA-3: a Development or Treasure of the Selection; Treasures first, if a Giant needs the Developments."""
    planned = selected_below(row, seat, b, r.PLANNED)
    treasures = planned - selected_below(row, seat, b, r.DEVELOPMENTS)
    least = 0
    if treasures >= row[b + r.OWES_SHADOW] and shelters(row, seat, b) <= giants_alone(row, seat, b):
        least = r.DEVELOPMENTS
    for k in range(row[b + r.SELECTED_N]):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if least <= card and card < r.PLANNED:
            out[n] = a.GIVE_UP + card
            n += 1
    return n


def give_up(t: Table, row: Row, seat: int, b: int, card: int) -> bool:
    """SHA-1: a card is discarded for a Shadow; whether that loses the game (SCE-5)."""
    unselect(row, seat, b, card)
    row[r.STATUS + card] = r.GIVEN_UP + seat
    for resource in range(4):
        row[b + r.CROSSING + resource] += t[c.RECYCLING + card * 4 + resource]
        if t[c.COUNTED]:
            row[b + r.BESIDE] += t[c.RECYCLING + card * 4 + resource]
    if row[b + r.BESIDE] > MOST_BESIDE:
        return True
    row[b + r.OWES_SHADOW] -= 1
    discharged(row, seat, b)
    return False


def cross(t: Table, row: Row) -> None:
    """SHA-2: when Planning closes the opponent gets the cubes of what was given up; solo, nobody does."""
    for seat in range(t[c.PLAYERS]):
        b = r.SEATS + seat * r.SEAT
        for resource in range(4):
            for _ in range(row[b + r.CROSSING + resource]):
                if t[c.PLAYERS] == 2:
                    store(t, row, r.SEATS + (seat ^ 1) * r.SEAT, resource)
            row[b + r.CROSSING + resource] = 0


# --- Thieves


def list_covers(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """THI-1: icons of the Duchy, equal ones of a card as one choice."""
    for icon in range(t[c.ICONS_N]):
        if owns_icon(t, row, seat, icon) and row[b + r.TYPES + t[c.ICON_PER + icon]]:
            if row[r.COVERED + icon] < t[c.ICON_COUNT + icon]:
                out[n] = a.COVER + icon
                n += 1
    return n


def cover(row: Row, seat: int, b: int, icon: int) -> None:
    """THI-1: a Stolen token lies on an icon."""
    row[r.COVERED + icon] += 1
    row[b + r.STOLEN_N] += 1
    row[b + r.OWES_COVER] -= 1
    discharged(row, seat, b)


# --- Giants


def list_houses(row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """FRO-1: the Developments that a Giant can stand under."""
    for k in range(row[b + r.SITES_N]):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)]
        if not frozen(row, card):
            out[n] = a.HOUSE + card
            n += 1
    for k in range(row[b + r.SELECTED_N]):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if card < r.DEVELOPMENTS:
            out[n] = a.HOUSE + card
            n += 1
    return n


def house(t: Table, row: Row, seat: int, b: int, card: int) -> None:
    """FRO-1: the Giant that came first stands under a card; a card from the Selection is thereby slated."""
    for k in range(row[b + r.SELECTED_N]):
        if row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] == card:
            unselect(row, seat, b, card)
            open_site(t, row, seat, b, card)
            break
    for k in range(row[b + r.STANDING_N]):
        giant = row[at(r.STANDING, r.STANDING_CAP, seat, k)]
        if r.GIANTS <= giant and giant < r.GIANTS + 4 and row[r.ABOVE + giant - r.GIANTS] == 0:
            row[r.ABOVE + giant - r.GIANTS] = card + 1
            break
    row[b + r.OWES_HOUSE] -= 1
    discharged(row, seat, b)
