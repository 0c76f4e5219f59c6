"""What each card on the table is worth to a seat, in points, and quick choices based on that: the policy of play-outs.

The numbers are the steward's (`steward.worth`), which was tuned by matches. A card's worth depends on estates, and
estates do not change during Choice, so it is computed once per decision.
"""

from __future__ import annotations

from kingdom.bots.regent.compiled import Floats, Ints, Row, Table, compiled
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.lists import at

CARDS = r.CARDS
UNSEEN = 0.06
"""What a face-down card is worth: often it is one that nobody wants."""
RECYCLED = 0.75
SPITE = 0.2
LEFT = 0.75
LAST_OFFER = r.TURNS - 2
BETWEEN_OFFERS = 4
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
def appraise(t: Table, row: Row, out: Floats) -> None:
    """Write the worth of each card to seat 0, then to seat 1. The last eight places are room for rates."""
    left = r.ROUNDS - max(row[r.ROUND], 1)
    for seat in range(t[c.PLAYERS]):
        for per in range(4):
            out[2 * CARDS + per] = rate_of(t, row, seat, per)
        for card in range(r.HELD):
            out[seat * CARDS + card] = worth_of(t, row, seat, out[2 * CARDS :], card, left)


@compiled
def is_hidden(t: Table, row: Row, seat: int, card: int) -> bool:
    """Whether a card of an area lies face down and this seat did not lay it."""
    status = row[r.STATUS + card]
    return status > 0 and (t[c.PLAYERS] == 1 or laid_by(status) != seat)


@compiled
def pile(t: Table, row: Row, seat: int, area: int, worths: Floats) -> float:
    """What the cards of an area are worth to a seat, as that seat sees them."""
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += UNSEEN if is_hidden(t, row, seat, card) else worths[seat * CARDS + card]
    return total


@compiled
def seen_by_other(t: Table, row: Row, seat: int, area: int, worths: Floats) -> float:
    """What a seat thinks the cards of an area are worth to its opponent, by what the opponent can see."""
    other = seat ^ 1
    total = 0.0
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        total += UNSEEN if row[r.STATUS + card] > 0 else worths[other * CARDS + card]
    return total


@compiled
def best_area(t: Table, row: Row, seat: int, worths: Floats) -> int:
    """The area to take."""
    if t[c.PLAYERS] == 1:
        return 0 if pile(t, row, 0, 0, worths) >= pile(t, row, 0, 1, worths) else 1
    left = pile(t, row, seat, 0, worths) - SPITE * seen_by_other(t, row, seat, 1, worths)
    right = pile(t, row, seat, 1, worths) - SPITE * seen_by_other(t, row, seat, 0, worths)
    return 0 if left >= right else 1


@compiled
def haste(t: Table, row: Row) -> float:
    """What it costs to lay a Calamity or Menace before one's last offer of the round."""
    if row[r.TURN] + BETWEEN_OFFERS > LAST_OFFER:
        return 0.0
    return 4.0 if (LAST_OFFER - row[r.TURN]) % BETWEEN_OFFERS == 0 else 1.5


@compiled
def rank_offers(
    t: Table, row: Row, seat: int, worths: Floats, sums: Floats, best: Ints, values: Floats, room: int
) -> int:
    """Value every offer and write the best ones, two numbers each, with their values in descending order; how many.

    The opponent takes what suits them best, as they see it; this seat keeps the rest.
    """
    b = r.SEATS + seat * r.SEAT
    other = (seat ^ 1) * CARDS
    own = seat * CARDS
    for area in range(2):
        sums[area] = pile(t, row, seat, area, worths)
        sums[2 + area] = seen_by_other(t, row, seat, area, worths)
    keep = 0.0 if row[r.TURN] == LAST_OFFER else LEFT
    early = haste(t, row)
    traps = row[b + r.TRAPS]
    found = 0
    n = row[b + r.HAND_N]
    for i in range(n):
        first = row[b + r.HAND + i]
        for j in range(n):
            second = row[b + r.HAND + j]
            if second <= first:
                continue
            hasty = 0.0
            if first >= r.CALAMITIES and first < r.ADVISORS:
                hasty += early
            if second >= r.CALAMITIES and second < r.ADVISORS:
                hasty += early
            for ways in range(16):
                down1 = ways & 1
                down2 = (ways >> 2) & 1
                if down1 + down2 > traps:
                    continue
                area1 = (ways >> 1) & 1
                area2 = ways >> 3
                mine0, mine1 = sums[0], sums[1]
                seen0, seen1 = sums[2], sums[3]
                true0, true1 = seen0, seen1
                if area1 == 0:
                    mine0 += worths[own + first]
                    true0 += worths[other + first]
                    seen0 += UNSEEN if down1 else worths[other + first]
                else:
                    mine1 += worths[own + first]
                    true1 += worths[other + first]
                    seen1 += UNSEEN if down1 else worths[other + first]
                if area2 == 0:
                    mine0 += worths[own + second]
                    true0 += worths[other + second]
                    seen0 += UNSEEN if down2 else worths[other + second]
                else:
                    mine1 += worths[own + second]
                    true1 += worths[other + second]
                    seen1 += UNSEEN if down2 else worths[other + second]
                if seen0 - SPITE * mine1 >= seen1 - SPITE * mine0:
                    value = keep * max(mine1, 0.0) - true0 - hasty
                else:
                    value = keep * max(mine0, 0.0) - true1 - hasty
                if found == room and value <= values[room - 1]:
                    continue
                k = found if found < room else room - 1
                while k > 0 and values[k - 1] < value:
                    values[k] = values[k - 1]
                    best[2 * k] = best[2 * k - 2]
                    best[2 * k + 1] = best[2 * k - 1]
                    k -= 1
                values[k] = value
                best[2 * k] = a.LAY + first * 4 + (ways & 3)
                best[2 * k + 1] = a.LAY + second * 4 + (ways >> 2)
                found = min(found + 1, room)
    return found
