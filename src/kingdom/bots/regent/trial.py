"""A trial: an action on a deal that fits what is seen, the rest of Choice by worth, both rounds planned and valued."""

from __future__ import annotations

from kingdom.bots.regent.areas import best_area, is_hidden
from kingdom.bots.regent.offers import rank_offers
from kingdom.bots.regent.planner import copy_row
from kingdom.bots.regent.rounds import forget_rounds, value_own_round
from kingdom.bots.regent.value import judge, seat_value
from kingdom.bots.regent.works import act, cubes_first
from kingdom.bots.regent.workspace import COUNT, DEALS, NOTHING, OUTCOME, WORDS, Workspace
from kingdom.bots.worths import RECYCLED
from kingdom.fast import columns as c
from kingdom.fast import hidden
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.limits import POSITION, SEATS
from kingdom.fast.lists import at
from kingdom.native import entry
from kingdom.native.memory import Floats, Row, f32, part

SEARCH_GAIN = 2.5
"""The gain of the best of three unknown cards over a recycled one."""


def choose(s: Workspace, row: Row, seat: int) -> int:
    """The next number of a seat in Choice or in the draft, by worth."""
    t = s.table
    b = r.SEATS + seat * r.SEAT
    if row[r.PHASE] == r.DRAFT:
        return act(t, row, seat, s.plan, s.legal)
    if row[b + r.HALF] == r.LAYING:
        return s.offers[1]
    found = cubes_first(t, row, seat, s.plan, s.legal)
    if found != NOTHING:
        return found
    if t[c.PLAYERS] == 1:
        return choose_alone(s, row)
    if row[r.TURN] & 1:
        return a.SELECT + best_area(s, row, seat)
    rank_offers(s, row, seat, 1)
    return s.offers[0]


def choose_alone(s: Workspace, row: Row) -> int:
    """Take the better area; a Search if its two worst cards are poor."""
    t, worths = s.table, s.worths
    b = r.SEATS
    if row[b + r.SEARCH] and row[b + r.SEARCH] < 3:
        best = 0
        for k in range(row[b + r.SEARCHED_N]):
            if worths[row[b + r.SEARCHED + k]] > worths[row[b + r.SEARCHED + best]]:
                best = k
        return a.KEEP_FOUND + best
    if row[b + r.SEARCH]:
        return a.SELECT + row[b + r.SEARCH] - 3
    area = best_area(s, row, 0)
    if row[b + r.SEARCHES] >= t[c.SEARCH_LIMIT] or not row[r.DECK_N]:
        return a.SELECT + area
    first, second = -1, -1
    for k in range(row[r.AREA_N + area]):
        card = row[at(r.AREA, r.AREA_CAP, area, k)]
        if card >= r.PLANNED or is_hidden(t, row, 0, card):
            continue
        if first < 0 or worths[card] < worths[row[at(r.AREA, r.AREA_CAP, area, first)]]:
            second = first
            first = k
        elif second < 0 or worths[card] < worths[row[at(r.AREA, r.AREA_CAP, area, second)]]:
            second = k
    if second < 0:
        return a.SELECT + area
    one, other = row[at(r.AREA, r.AREA_CAP, area, first)], row[at(r.AREA, r.AREA_CAP, area, second)]
    given = f32(worths[one] + worths[other])
    if given > RECYCLED + SEARCH_GAIN:
        return a.SELECT + area
    n = legal(t, row, 0, s.legal)
    number = a.SEARCH + area * r.AREA_CAP + min(first, second)
    for k in range(n):
        if s.legal[k] == number:
            return number
    return a.SELECT + area


def finish_choice(s: Workspace, row: Row) -> None:
    """Play on to the end of Choice."""
    t, out = s.table, s.legal
    for _ in range(200):
        if row[r.PHASE] != r.CHOICE and row[r.PHASE] != r.DRAFT:
            return
        seat = to_move(t, row)
        b = r.SEATS + seat * r.SEAT
        if row[b + r.HALF] == r.SEARCHING:
            n = legal(t, row, seat, out)
            best = out[0]
            for k in range(n):
                if s.worths[_place(row, out[k])] < s.worths[_place(row, best)]:
                    best = out[k]
            apply(t, row, seat, best)
            continue
        if row[b + r.HALF] != r.LAYING:
            s.plan[COUNT] = 0
        apply(t, row, seat, choose(s, row, seat))


def _place(row: Row, number: int) -> int:
    """The card that a number of a Search names."""
    place = number - a.SEARCH
    return row[at(r.AREA, r.AREA_CAP, place // r.AREA_CAP, place % r.AREA_CAP)]


def value_round(s: Workspace, row: Row, seat: int, out: Floats) -> float:
    """The value of a position after Choice to a seat: both seats plan their rounds. Writes the outcome."""
    players = s.table[c.PLAYERS]
    if row[r.PHASE] == r.OVER:
        for place in range(players):
            seat_value(s, row, seat ^ place, place)
        return judge(s, out)
    for place in range(players - 1, -1, -1):
        value_own_round(s, row, seat ^ place, place)
    return judge(s, out)


def follow(s: Workspace, row: Row, seat: int, line: int) -> int:
    """Play the numbers of a candidate; the number of them."""
    for k in range(WORDS):
        number = s.actions[line * WORDS + k]
        if number < 0:
            return k
        apply(s.table, row, seat, number)
    return WORDS


def try_line(s: Workspace, seat: int, line: int, out: Floats) -> float:
    """The value of a candidate on the deal, with its outcome."""
    copy_row(s.dealt, s.trial)
    follow(s, s.trial, seat, line)
    finish_choice(s, s.trial)
    return value_round(s, s.trial, seat, out)


@entry(row=POSITION, seat=SEATS, count=DEALS + 1)
def outcomes(s: Workspace, row: Row, seat: int, count: int) -> None:
    """Write the outcomes of the first candidate on the deals of these seeds."""
    for deal in range(count):
        copy_row(row, s.dealt)
        hidden.determinize(s.table, s.dealt, seat, s.seeds[deal], s.scratch)
        forget_rounds(s)
        try_line(s, seat, 0, part(s.outcomes, deal * OUTCOME))
