"""What each card on the table is worth to a seat, in points.

The numbers are the steward's (`steward.worth`), which was tuned by matches. A card's worth depends on estates, and
estates do not change during Choice, so it is computed once per decision.
"""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Row, Table, compiled
from kingdom.fast import columns as c
from kingdom.fast import row as r

CARDS = r.CARDS
RATES = 2 * CARDS
"""Where `appraise` has room for rates, behind the worths of both seats."""
GUESSES = RATES + 4
"""Where it keeps what each seat takes a face-down card of the opponent for."""
APPRAISED = GUESSES + 4
UNSEEN = 0.06
"""What a face-down card is worth if nothing can be said of it: often it is one that nobody wants."""
RECYCLED = 0.75
NEEDED = 12.0
"""What a card is worth beyond what is printed, if a scenario cannot be won without it."""


@compiled
def cube_worth(left: int) -> float:
    """One more cube in every round to come, with this many rounds after the current one."""
    return 0.0 if left <= 0 else (1.15 if left == 1 else (2.4 if left == 2 else 3.8))


@compiled
def krystallium_worth(left: int) -> float:
    """A Krystallium at the end of a round."""
    return 0.0 if left <= 0 else 1.2 + 0.1 * left


@compiled
def soldier_worth(left: int) -> float:
    """A Soldier at the end of a round."""
    return 0.05 if left <= 0 else 0.4 + 0.1 * left


@compiled
def rate_of(t: Table, row: Row, seat: int, per: int) -> int:
    """Points that a Duchy has for each card of a type."""
    total = t[c.RATES + t[c.DUCHY_OF + seat] * 4 + per] + 0
    for card in range(r.DEVELOPMENTS):
        if row[r.STATUS + card] == r.BUILT + seat:
            total += t[c.RATES + card * 4 + per]
    return total


@compiled
def gain_of(t: Table, row: Row, b: int, rates: Floats, card: int, left: int) -> float:
    """What a card adds once it is built, with this many rounds after the one in which it is built."""
    more = 0.6 * max(left, 0)
    cube = cube_worth(left)
    kind = t[c.TYPE + card]
    gain = 0.0 + t[c.POINTS + card]
    for per in range(4):
        rate = t[c.RATES + card * 4 + per]
        if rate:
            gain += rate * (row[b + r.TYPES + per] + more + (1 if kind == per else 0))
    if kind < 4:
        gain += rates[kind]
        for resource in range(4):
            gain += cube * row[b + r.MAKES + resource * 5 + kind]
    for icon in range(t[c.ICON_FIRST + card], t[c.ICON_FIRST + card + 1]):
        per = t[c.ICON_PER + icon]
        cubes = 1.0
        if per < 4:
            cubes = row[b + r.TYPES + per] + more * 0.5 + (1 if kind == per else 0)
        gain += cubes * cube * t[c.ICON_COUNT + icon]
    gain += t[c.BONUS_KRYSTALLIUM + card] * krystallium_worth(left)
    gain += t[c.BONUS_SOLDIERS + card] * soldier_worth(left)
    return gain


@compiled
def worth_of(t: Table, row: Row, seat: int, rates: Floats, card: int, left: int) -> float:
    """What taking a card is worth: built if that pays, recycled otherwise; dangers cost what they cost."""
    b = r.SEATS + seat * r.SEAT
    if card >= r.ADVISORS and card < r.HELD:
        return 1.5 + left * 0.3
    if card >= r.CALAMITIES:
        return t[c.POINTS + card] - 0.5 * t[c.SOLDIERS + card]
    if card >= r.DEVELOPMENTS:
        return 2 * RECYCLED
    gain = gain_of(t, row, b, rates, card, left)
    last = 0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        kind = t[c.SPACE_KIND + space]
        cost = t[c.SPACE_COST + space]
        gain -= cost * (1.4 if kind == r.KRYSTALLIUM else (0.7 if kind == r.SOLDIER else 1.0))
        if kind < r.KRYSTALLIUM:
            last = max(last, kind)
    for icon in range(t[c.ICON_FIRST + card], t[c.ICON_FIRST + card + 1]):
        if t[c.ICON_RESOURCE + icon] > last:
            gain += 0.4 * t[c.ICON_COUNT + icon]
    if t[c.NEED + card]:
        gain += NEEDED
    return max(gain, RECYCLED)


@compiled
def guess_of(t: Table, row: Row, seat: int, worths: Floats) -> float:
    """What a seat takes a face-down card of the opponent for: any card of the deck, or one of the dangers in that hand.

    An opponent that searches reckons like this. One that took such cards for worthless would leave them, and then good
    cards laid face down would be safe. They are not.
    """
    b = r.SEATS + (seat ^ 1) * r.SEAT
    held = row[b + r.HAND_N]
    if t[c.PLAYERS] == 1 or held == 0:
        return UNSEEN
    total = 0.0
    n = 0
    for k in range(row[r.DECK_N]):
        card = row[r.DECK + r.DECK_CAP - 1 - k]
        if card < r.PLANNED:
            total += worths[seat * CARDS + card]
            n += 1
    if n == 0:
        return UNSEEN
    dangers = 0
    lost = 0.0
    for k in range(held):
        card = row[b + r.HAND + k]
        if card >= r.CALAMITIES and card < r.ADVISORS:
            dangers += 1
            lost += worths[seat * CARDS + card]
    return (total / n * (held - dangers) + lost) / held


@compiled
def appraise(t: Table, row: Row, out: Floats) -> None:
    """Write the worth of each card to seat 0, then to seat 1, then rates, then the guesses of both seats."""
    left = r.ROUNDS - max(row[r.ROUND], 1)
    for seat in range(t[c.PLAYERS]):
        for per in range(4):
            out[RATES + per] = rate_of(t, row, seat, per)
        for card in range(r.HELD):
            out[seat * CARDS + card] = worth_of(t, row, seat, out[RATES:], card, left)
    for seat in range(t[c.PLAYERS]):
        out[GUESSES + seat] = guess_of(t, row, seat, out)
