"""The worth of each card on the table to a seat, in points.

It depends on estates, and estates do not change during Choice, so it is computed once per decision.
"""

from __future__ import annotations

from kingdom.bots.regent.workspace import CARDS, Workspace
from kingdom.bots.worths import (
    CUBE,
    KRYSTALLIUM,
    KRYSTALLIUM_PRICE,
    MORE_OF_TYPE,
    RECYCLED,
    SOLDIER,
    SOLDIER_PRICE,
    SOONER,
    SPACE_PRICE,
)
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.limits import POSITION
from kingdom.native import entry
from kingdom.native.memory import Floats, Row, Table

UNSEEN = 0.06
"""The worth of a face-down card of which nothing is known: often it is one that nobody wants."""
NEEDED = 12.0
"""The worth of a card beyond its printed values, if a scenario cannot be won without it."""


def cube_worth(left: int) -> float:
    """One more cube in every round to come, with this many rounds after the current one."""
    return CUBE[min(max(left, 0), 3)]


def krystallium_worth(left: int) -> float:
    """A Krystallium at the end of a round."""
    return KRYSTALLIUM[min(max(left, 0), 3)]


def soldier_worth(left: int) -> float:
    """A Soldier at the end of a round."""
    return SOLDIER[min(max(left, 0), 3)]


def rate_of(t: Table, row: Row, seat: int, per: int) -> int:
    """Points that a Duchy has for each card of a type."""
    total = t[c.RATES + t[c.DUCHY_OF + seat] * 4 + per]
    for card in range(r.DEVELOPMENTS):
        if row[r.STATUS + card] == r.BUILT + seat:
            total += t[c.RATES + card * 4 + per]
    return total


def gain_of(t: Table, row: Row, b: int, rates: Floats, card: int, left: int) -> float:
    """The gain from a card once it is built, with this many rounds after the one in which it is built."""
    more = MORE_OF_TYPE[min(max(left, 0), 3)]
    cube = cube_worth(left)
    kind = t[c.TYPE + card]
    gain: float = t[c.POINTS + card]
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


def worth_of(t: Table, row: Row, seat: int, rates: Floats, card: int, left: int) -> float:
    """The worth of taking a card: built if that pays, recycled otherwise; dangers have their cost."""
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
        gain -= cost * (
            KRYSTALLIUM_PRICE if kind == r.KRYSTALLIUM else (SOLDIER_PRICE if kind == r.SOLDIER else SPACE_PRICE)
        )
        if kind < r.KRYSTALLIUM:
            last = max(last, kind)
    for icon in range(t[c.ICON_FIRST + card], t[c.ICON_FIRST + card + 1]):
        if t[c.ICON_RESOURCE + icon] > last:
            gain += SOONER * t[c.ICON_COUNT + icon]
    if t[c.NEED + card]:
        gain += NEEDED
    return max(gain, RECYCLED)


def guess_of(s: Workspace, row: Row, seat: int) -> float:
    """The expected worth of an opponent's face-down card: any card of the deck, or one of the dangers in that hand.

    Valuing it at nothing would make hiding good cards safe, which it is not against an opponent that searches.
    """
    b = r.SEATS + (seat ^ 1) * r.SEAT
    held = row[b + r.HAND_N]
    if s.table[c.PLAYERS] == 1 or held == 0:
        return UNSEEN
    total = 0.0
    n = 0
    for k in range(row[r.DECK_N]):
        card = row[r.DECK + r.DECK_CAP - 1 - k]
        if card < r.PLANNED:
            total += s.worths[seat * CARDS + card]
            n += 1
    if n == 0:
        return UNSEEN
    dangers = 0
    lost = 0.0
    for k in range(held):
        card = row[b + r.HAND + k]
        if card >= r.CALAMITIES and card < r.ADVISORS:
            dangers += 1
            lost += s.worths[seat * CARDS + card]
    return (total / n * (held - dangers) + lost) / held


@entry(row=POSITION)
def appraise(s: Workspace, row: Row) -> None:
    """Compute the worth of each card to each seat, and of a face-down card of its opponent."""
    t = s.table
    left = r.ROUNDS - max(row[r.ROUND], 1)
    for seat in range(t[c.PLAYERS]):
        for per in range(4):
            s.rates[per] = rate_of(t, row, seat, per)
        for card in range(r.HELD):
            s.worths[seat * CARDS + card] = worth_of(t, row, seat, s.rates, card, left)
    for seat in range(t[c.PLAYERS]):
        s.guesses[seat] = guess_of(s, row, seat)
