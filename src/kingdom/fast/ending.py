"""END, SOL-9, QUE-6, SCE-10: the score, the ties, who has won, and who cannot."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.advisors import ALCHEMIST
from kingdom.fast.limits import POSITION, SEATS, TABLE
from kingdom.fast.lists import at
from kingdom.fast.quest import has_finished
from kingdom.fast.shared import MOST_BESIDE
from kingdom.native import entry
from kingdom.native.memory import Row, Table


def worth(t: Table, row: Row, b: int, card: int) -> int:
    """END-1: what a card of a Duchy is worth: flat points, and so many for each card of a type."""
    points = t[c.POINTS + card]
    for per in range(4):
        points += t[c.RATES + card * 4 + per] * row[b + r.TYPES + per]
    return points


def times_calamities(row: Row) -> int:
    """ADV-E1: how often Calamities count: twice if either seat foresaw disaster."""
    spent = row[r.STATUS + r.ADVISORS + ALCHEMIST]
    return 2 if spent == r.SPENT or spent == r.SPENT + 1 else 1


def points_of_menaces(t: Table, row: Row, seat: int) -> int:
    """MEN-6: what the Menaces and Vermin that stand with a seat cost it."""
    total = 0
    for k in range(row[r.SEATS + seat * r.SEAT + r.STANDING_N]):
        total += t[c.POINTS + row[at(r.STANDING, r.STANDING_CAP, seat, k)]]
    return total


def points_of_boards(t: Table, row: Row, seat: int) -> int:
    """SOL-9, QUE-8: the Duchy card and its side, Quest steps, and extra points for the first to do the last one."""
    b = r.SEATS + seat * r.SEAT
    total = worth(t, row, b, t[c.DUCHY_OF + seat]) + t[c.SIDE_POINTS]
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if row[b + r.STEPS_DONE + board] >> number & 1:
                total += t[c.STEP_POINTS + board * 4 + number]
        if row[r.FIRST_DONE + board] == seat + 1:
            total += t[c.STEP_FIRST + board * 4 + t[c.STEPS + board] - 1]
    return total


@entry(t=TABLE, row=POSITION, seat=SEATS)
def score(t: Table, row: Row, seat: int) -> int:
    """END-1, MEN-6, QUE-8, SOL-9: the points of a seat; Calamities twice, if disaster was foreseen (ADV-E1)."""
    b = r.SEATS + seat * r.SEAT
    total = points_of_boards(t, row, seat) + points_of_menaces(t, row, seat)
    for card in range(r.DEVELOPMENTS):
        if row[r.STATUS + card] == r.BUILT + seat:
            total += worth(t, row, b, card)
    for card in range(r.CALAMITIES, r.MENACES):
        if row[r.STATUS + card] == r.BUILT + seat:
            total += worth(t, row, b, card) * times_calamities(row)
    return total


def cards_in_duchy(row: Row, seat: int) -> int:
    """END-2: constructed cards and Calamities."""
    count = 0
    for card in range(r.MENACES):
        count += row[r.STATUS + card] == r.BUILT + seat
    return count


@entry(t=TABLE, row=POSITION, seat=SEATS)
def shortcomings(t: Table, row: Row, seat: int) -> int:
    """END-4, QUE-6, SCE-10, SCE-8: how many reasons there are why a seat cannot win, whatever its score."""
    found = 0
    for board in range(t[c.BOARDS]):
        found += not has_finished(t, row, seat, board)
    for need in range(t[c.NEEDS_N]):
        built = 0
        for card in range(r.MENACES):
            built += row[r.STATUS + card] == r.BUILT + seat and t[c.NEED + card] == need + 1
        found += built < t[c.NEEDS + need]
    b = r.SEATS + seat * r.SEAT
    fallen = 1
    for k in range(row[b + r.STANDING_N]):
        if t[c.MUST_FALL + row[at(r.STANDING, r.STANDING_CAP, seat, k)]]:
            fallen = 0
    return found + 1 - fallen


@entry(t=TABLE, row=POSITION)
def lost_at_once(t: Table, row: Row) -> bool:
    """SCE-1, SCE-5, SCE-8: whether the game ended on the spot."""
    overrun = t[c.BREEDING] == 1 and row[r.VERMIN_N] == 0
    return overrun or (t[c.COUNTED] == 1 and row[r.SEATS + r.BESIDE] > MOST_BESIDE)


@entry(t=TABLE, row=POSITION)
def winners(t: Table, row: Row) -> int:
    """END-2, END-4: who has won a game that is over, as bits: seat 0 is 1, seat 1 is 2."""
    lost = shortcomings(t, row, 0) > 0 or lost_at_once(t, row)
    if t[c.PLAYERS] == 1:
        return 0 if lost else 1
    out = shortcomings(t, row, 1) > 0
    if lost or out:
        return (0 if lost else 1) + (0 if out else 2)
    ahead = score(t, row, 0) - score(t, row, 1)
    if ahead == 0:
        ahead = cards_in_duchy(row, 0) - cards_in_duchy(row, 1)
    if ahead == 0:
        ahead = row[r.SEATS + r.STOCK + r.SOLDIER] - row[r.SEATS + r.SEAT + r.STOCK + r.SOLDIER]
    if ahead == 0:
        return 3
    return 1 if ahead > 0 else 2


REASONS = ("nobody", "eligible", "score", "cards", "soldiers", "shared", "loss", "medal")
NOBODY, ELIGIBLE, SCORE, CARDS, SOLDIERS, SHARED, LOSS, MEDAL = range(8)


@entry(t=TABLE, row=POSITION)
def reason(t: Table, row: Row) -> int:
    """The reason for the ending of a game that is over: a place in REASONS."""
    if t[c.PLAYERS] == 1:
        return MEDAL if winners(t, row) else LOSS
    lost = shortcomings(t, row, 0) > 0
    out = shortcomings(t, row, 1) > 0
    if lost or out:
        return NOBODY if lost and out else ELIGIBLE
    if score(t, row, 0) != score(t, row, 1):
        return SCORE
    if cards_in_duchy(row, 0) != cards_in_duchy(row, 1):
        return CARDS
    return SOLDIERS if winners(t, row) < 3 else SHARED


@entry(t=TABLE, row=POSITION)
def medal(t: Table, row: Row) -> int:
    """SOL-9: in a solo game, 0 for no medal, 1 to 3 for Bronze, Silver, Gold."""
    if t[c.PLAYERS] == 2 or not winners(t, row):
        return 0
    total = score(t, row, 0)
    reached = 0
    for k in range(3):
        reached += total >= t[c.MEDALS + k]
    return reached
