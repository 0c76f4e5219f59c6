"""Games of the regent against itself, played entirely in machine code: the network learns from them.

A game is dealt by the engine's own chance, and at the end of each round but the last both estates are recorded. The
network learns how such games end.
"""

from __future__ import annotations

from kingdom.bots.regent import estate as e
from kingdom.bots.regent.decision import decide
from kingdom.bots.regent.market import appraise
from kingdom.bots.regent.network import MISSING
from kingdom.bots.regent.planner import better, quick_plan
from kingdom.bots.regent.trial import choose
from kingdom.bots.regent.works import act
from kingdom.bots.regent.workspace import COUNT, Workspace
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.chance import below
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, is_waiting, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.lists import at
from kingdom.native import entry
from kingdom.native.memory import Floats, Row, Seed, Table, part

MOST_SITES, MOST_STEPS = 12, 8
RECORD = e.SEAT + MOST_SITES * e.SITE + MOST_STEPS * e.STEP
"""Numbers of a seat in a record: its own, those of its sites, those of its undone steps; the rest is 0."""
ROUNDS_TOLD = 3
RESULTS = 6
"""Numbers that tell how a game ended."""
LONGEST = 4000
"""Decisions after which a game is given up: none comes near it."""
APART, STEP = 100_000_000, 10_000
"""The distances between the seeds of two games and of two decisions."""
QUICK_MOVES = 8
"""Moves that improve a plan in a game by worth."""


def records_of(count: int) -> int:
    """Room for the records of so many games."""
    return count * ROUNDS_TOLD * 2 * RECORD


def results_of(count: int) -> int:
    """Room for the results of so many games."""
    return count * RESULTS


def note(t: Table, row: Row, seat: int, f: Floats) -> None:
    """Write the record of a seat."""
    for k in range(RECORD):
        f[k] = 0.0
    e.describe_seat(t, row, seat, f)
    b = r.SEATS + seat * r.SEAT
    for k in range(min(row[b + r.SITES_N], MOST_SITES)):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)]
        e.describe_site(t, row, seat, card, f, part(f, e.SEAT + k * e.SITE))
    place = e.SEAT + MOST_SITES * e.SITE
    for board in range(t[c.BOARDS]):
        for number in range(t[c.STEPS + board]):
            if not row[b + r.STEPS_DONE + board] >> number & 1:
                e.describe_step(t, row, seat, board * 4 + number, part(f, place))
                place += e.STEP


def decide_by_worth(s: Workspace, row: Row, seat: int, seed: Seed) -> None:
    """Play a decision by the worths of cards and quick plans, some by chance: fast games, for a first network."""
    t, out = s.table, s.legal
    b = r.SEATS + seat * r.SEAT
    phase = row[r.PHASE]
    appraise(s, row)
    s.plan[COUNT] = 0
    if phase != r.CHOICE and phase != r.DRAFT:
        better(s, row, seat, quick_plan(s, row, seat), False, QUICK_MOVES, seed)
        for _ in range(LONGEST):
            if row[r.PHASE] != phase or not is_waiting(t, row, seat):
                return
            apply(t, row, seat, act(t, row, seat, s.plan, out))
    elif row[b + r.HALF] == r.SEARCHING or phase == r.DRAFT:
        n = legal(t, row, seat, out)
        apply(t, row, seat, out[below(seed, 5, n)])
    else:
        apply(t, row, seat, choose(s, row, seat))
        if row[b + r.HALF] == r.LAYING:
            apply(t, row, seat, s.offers[1])


def play(s: Workspace, other: Workspace, seed: Seed, trials: int, stray: int, records: Floats) -> None:
    """Play a game to its end, and record both seats at the end of each round but the last."""
    t, row = s.table, s.game
    deal(t, row, seed)
    told = 0
    for step in range(LONGEST):
        if row[r.PHASE] == r.OVER:
            return
        if row[r.ROUND] > told + 1 and told < ROUNDS_TOLD:
            for seat in range(t[c.PLAYERS]):
                note(t, row, seat, part(records, (told * 2 + seat) * RECORD))
            told += 1
        mixed = seed * APART + step * STEP
        if to_move(t, row) == 0:
            _decide(s, row, 0, mixed, trials, stray)
        else:
            _decide(other, row, 1, mixed, trials, stray)


def _decide(s: Workspace, row: Row, seat: int, seed: Seed, trials: int, stray: int) -> None:
    if trials:
        decide(s, row, seat, seed, trials, stray)
    else:
        decide_by_worth(s, row, seat, seed)


def conclude(t: Table, row: Row, results: Floats) -> None:
    """Write the result of a game: the points and shortfall of both seats, who won, and whether it came to its end."""
    for seat in range(2):
        there = seat < t[c.PLAYERS]
        results[seat] = score(t, row, seat) if there else 0.0
        results[2 + seat] = e.shortfall(t, row, seat) if there else 0.0
    results[4] = winners(t, row)
    results[5] = MISSING if row[r.PHASE] == r.OVER else -1.0


@entry(stray=101, records=records_of, results=results_of)
def games(
    s: Workspace, other: Workspace, first: Seed, count: int, trials: int, stray: int, records: Floats, results: Floats
) -> None:
    """Play this many games from a seed on, each seat with its own weights; write the records and the results.

    Without trials they are played by worth.
    """
    for g in range(count):
        play(s, other, first + g, trials, stray, part(records, g * ROUNDS_TOLD * 2 * RECORD))
        conclude(s.table, s.game, part(results, g * RESULTS))
