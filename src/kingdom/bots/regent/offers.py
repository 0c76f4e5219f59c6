"""Which two cards to lay where, by worth: the offers that a search looks at, and those of play-outs."""

from __future__ import annotations

from kingdom.bots.regent.areas import pile, seen_by_other
from kingdom.bots.regent.workspace import CARDS, MOST_ACTIONS, Workspace
from kingdom.bots.worths import LEFT, PATIENCE, SPITE
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.native.memory import Row, f32

LAST_OFFER = r.TURNS - 2
BETWEEN_OFFERS = 4


def haste(row: Row) -> float:
    """The cost of laying a Calamity or Menace before one's last offer of the round."""
    if row[r.TURN] + BETWEEN_OFFERS > LAST_OFFER:
        return 0.0
    return PATIENCE[1] if (LAST_OFFER - row[r.TURN]) % BETWEEN_OFFERS == 0 else PATIENCE[0]


def rank_offers(s: Workspace, row: Row, seat: int, most: int) -> int:
    """Value all offers and write the best ones, two numbers each, in descending order of value; the number of them.

    The opponent takes the area that it values most, as it sees it; this seat keeps the other.
    """
    worths, sums, values, best = s.worths, s.areas, s.offer_values, s.offers
    room = min(most, MOST_ACTIONS)
    b = r.SEATS + seat * r.SEAT
    other = (seat ^ 1) * CARDS
    own = seat * CARDS
    for area in range(2):
        sums[area] = pile(s, row, seat, seat, area)
        sums[2 + area] = seen_by_other(s, row, seat, area)
        sums[4 + area] = pile(s, row, seat, seat ^ 1, area)
    keep = 0.0 if row[r.TURN] == LAST_OFFER else LEFT
    early = haste(row)
    guess = s.guesses[seat ^ 1]
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
                true0, true1 = sums[4], sums[5]
                if area1 == 0:
                    mine0 = f32(mine0 + worths[own + first])
                    true0 = f32(true0 + worths[other + first])
                    seen0 = f32(seen0 + (guess if down1 else worths[other + first]))
                else:
                    mine1 = f32(mine1 + worths[own + first])
                    true1 = f32(true1 + worths[other + first])
                    seen1 = f32(seen1 + (guess if down1 else worths[other + first]))
                if area2 == 0:
                    mine0 = f32(mine0 + worths[own + second])
                    true0 = f32(true0 + worths[other + second])
                    seen0 = f32(seen0 + (guess if down2 else worths[other + second]))
                else:
                    mine1 = f32(mine1 + worths[own + second])
                    true1 = f32(true1 + worths[other + second])
                    seen1 = f32(seen1 + (guess if down2 else worths[other + second]))
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
