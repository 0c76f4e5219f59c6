"""Invariants of rows: what holds in every position of every game, whatever is played."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import medal, reason, score, winners
from kingdom.fast.limits import LISTED, TABLE
from kingdom.fast.lists import at
from kingdom.fast.shared import FULL_ALCHEMY
from kingdom.native import entry
from kingdom.native.memory import Ints, Longs, Row, Table, room

WHOLE, CARD_LOST, CARD_TWICE, NEGATIVE, TOO_MANY, OUT_OF_RANGE, SPACES_WRONG, ICONS_WRONG, MAKES_WRONG = range(9)
CUBES_LOST, NO_ACTION = 9, 10
WHAT = (
    "",
    "a card lies nowhere",
    "a card lies in two places",
    "a count is below zero",
    "more cards than there is room for",
    "a number leaves the range of a byte",
    "open spaces without their card, or more than it has",
    "Stolen tokens do not add up",
    "what a Duchy makes is not what stands in it",
    "cubes came or went",
    "a seat owes a decision and has none to take",
)


def _mark(found: Ints, row: Row, base: int, cap: int, side: int, n: int) -> None:
    for k in range(n):
        found[row[at(base, cap, side, k)]] += 1


def _count_cards(t: Table, row: Row, found: Ints) -> None:
    """Count in how many places each card lies."""
    for card in range(r.CARDS):
        status = row[r.STATUS + card]
        found[card] = status < 0 or status >= r.DISCARDED
    for side in range(2):
        b = r.SEATS + side * r.SEAT
        _mark(found, row, r.AREA, r.AREA_CAP, side, row[r.AREA_N + side])
        _mark(found, row, r.SELECTED, r.SELECTED_CAP, side, row[b + r.SELECTED_N])
        _mark(found, row, r.SITE, r.SITE_CAP, side, row[b + r.SITES_N])
        _mark(found, row, r.STANDING, r.STANDING_CAP, side, row[b + r.STANDING_N])
        _mark(found, row, r.BEATEN, r.STANDING_CAP, side, row[b + r.BEATEN_N])
        _mark(found, row, b + r.HAND, 8, 0, row[b + r.HAND_N])
        _mark(found, row, b + r.SEARCHED, 3, 0, row[b + r.SEARCHED_N])
    for k in range(row[r.VERMIN_N]):
        found[row[r.STACK + k]] += 1
    for k in range(r.DECK_CAP - row[r.DECK_N], r.DECK_CAP):
        found[row[r.DECK + k]] += 1
    if row[r.ROUND]:
        for k in range(r.DANGER_CAP - row[r.DANGER_N], r.DANGER_CAP):
            found[row[r.DANGER + k]] += 1


def broken(t: Table, row: Row, found: Ints) -> int:
    """Which invariant a row breaks; 0 if none. `found` is room for one number per card."""
    if row[r.AREA_N] + row[r.AREA_N + 1] > r.AREA_CAP or row[r.DECK_N] > r.DECK_CAP or row[r.DANGER_N] > r.DANGER_CAP:
        return TOO_MANY
    for side in range(2):
        b = r.SEATS + side * r.SEAT
        for k in range(r.HAND):
            if row[b + k] < 0:
                return NEGATIVE
        if row[b + r.TRAINING] > 1:
            return NEGATIVE
    _count_cards(t, row, found)
    for card in range(r.CARDS):
        if found[card] > 1:
            return CARD_TWICE
        if found[card] == 0 and card < r.DEVELOPMENTS and t[c.BLANK + r.STATUS + card] == 0:
            in_deck = False
            for k in range(t[c.DECK_SIZE]):
                in_deck = in_deck or t[c.DECK_CARDS + k] == card
            if in_deck:
                return CARD_LOST
    return _broken_counts(t, row)


def _broken_counts(t: Table, row: Row) -> int:
    """Spaces, tokens and production against the cards that they belong to."""
    for space in range(r.SPACES):
        if row[r.OPEN + space] < 0 or row[r.OPEN + space] > t[c.SPACE_COST + space]:
            return SPACES_WRONG
    for icon in range(r.ICONS):
        if row[r.COVERED + icon] < 0 or row[r.COVERED + icon] > t[c.ICON_COUNT + icon]:
            return ICONS_WRONG
    for seat in range(t[c.PLAYERS]):
        b = r.SEATS + seat * r.SEAT
        for resource in range(4):
            made = 0
            for icon in range(t[c.ICONS_N]):
                card = t[c.ICON_CARD + icon]
                mine = t[c.DUCHY_OF + seat] == card if card >= r.DUCHIES else row[r.STATUS + card] == r.BUILT + seat
                if mine and t[c.ICON_RESOURCE + icon] == resource:
                    made += t[c.ICON_COUNT + icon]
            for per in range(5):
                made -= row[b + r.MAKES + resource * 5 + per]
            if made:
                return MAKES_WRONG
    return WHOLE


def _worth(row: Row, b: int) -> int:
    """Cubes in hand and in Alchemy, with a Krystallium as the five cubes that it is made of (CON-3)."""
    held = 0
    for k in range(4):
        held += row[b + r.STOCK + k] + row[b + r.ALCHEMY + k]
    return held + row[b + r.STOCK + r.KRYSTALLIUM] * FULL_ALCHEMY


def apply_checked(t: Table, row: Row, seat: int, action: int) -> bool:
    """Play an action; whether storing a cube or filling a space moved only the cube that was used."""
    b = r.SEATS + seat * r.SEAT
    before = _worth(row, b)
    apply(t, row, seat, action)
    if action < a.STORE or action >= a.ABANDON:
        return True
    after = _worth(row, b)
    if action < a.FILL:
        return after == before
    wild = action >= a.WILD
    space = action - (a.WILD if wild else a.FILL)
    card = t[c.SPACE_CARD + space]
    if row[r.STATUS + card] == r.BUILT + seat:
        after -= t[c.BONUS_KRYSTALLIUM + card] * FULL_ALCHEMY
    kind = t[c.SPACE_KIND + space]
    if wild or kind == r.KRYSTALLIUM:
        return before - after == FULL_ALCHEMY
    return before - after == (0 if kind == r.SOLDIER else 1)


SEED_FIELDS = 6
"""The result of a game: decisions, two scores, winners as bits, medal, reason."""
EVERY = 8
"""One position in this many is checked in full; so is the last."""


@entry(t=TABLE, row=r.SIZE, out=LISTED, found=r.CARDS, results=lambda count: count * SEED_FIELDS)
def prove(t: Table, first: int, count: int, row: Row, out: Ints, found: Ints, results: Longs) -> int:
    """Play games with seeds from `first` on at random, checking the invariants; how many passed before one failed."""
    for k in range(count):
        seed = first + k
        deal(t, row, seed)
        counter = 0
        decisions = 0
        while row[r.PHASE] != r.OVER:
            seat = to_move(t, row)
            n = legal(t, row, seat, out)
            wrong = NO_ACTION if n == 0 else WHOLE
            if not wrong and not apply_checked(t, row, seat, out[below(seed, counter, n)]):
                wrong = CUBES_LOST
            half = row[r.SEATS + seat * r.SEAT + r.HALF]
            if not wrong and not half and counter % EVERY == 0:
                wrong = broken(t, row, found)
            if wrong:
                results[k * SEED_FIELDS] = decisions
                results[k * SEED_FIELDS + 1] = wrong
                return k
            counter += 1
            decisions += half == 0
        wrong = broken(t, row, found)
        results[k * SEED_FIELDS] = decisions
        results[k * SEED_FIELDS + 1] = score(t, row, 0) if wrong == WHOLE else wrong
        if wrong:
            return k
        results[k * SEED_FIELDS + 2] = score(t, row, 1)
        results[k * SEED_FIELDS + 3] = winners(t, row)
        results[k * SEED_FIELDS + 4] = medal(t, row)
        results[k * SEED_FIELDS + 5] = reason(t, row)
    return count


def complaints(t: Table, row: Row) -> list[str]:
    """The fault of a row, in words."""
    # Interpreted code adds up in Python's integers, so what leaves the range of a byte shows here.
    if any(not -128 <= int(value) <= 127 for value in row):
        return [WHAT[OUT_OF_RANGE]]
    found = broken(t, row, room("Ints", r.CARDS))
    return [WHAT[found]] if found else []
