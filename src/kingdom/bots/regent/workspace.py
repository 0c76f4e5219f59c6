"""The workspace of the regent: named memory for one decision at a time, the same in Python and in C++."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.bots.regent.estate import SITE
from kingdom.bots.regent.network import EMBED, INPUT, JOINT, WEIGHTS, WIDE
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.hidden import SCRATCH
from kingdom.native.memory import Floats, Ints, Longs, Row, Table, fractions, integers
from kingdom.native.structs import Struct, held

CARDS = r.CARDS
MOST_ACTIONS = 512
"""The most actions that are compared, and the most offers that are ranked."""
WORDS = 8
"""Room for the numbers of a candidate; -1 ends a shorter one."""
MOST_IN_WINDOW = 128
"""The most candidates of a window, each with a plan of its own."""
MOST_PLAYED = 512
"""Room for the numbers of a decision."""
PLAN = 64
"""Room for a plan: the number of works, the most Krystallium for one card, flags, then the works in order. A work is a
card under construction or to be slated, or a Quest step, from QUEST on."""
COUNT, MOST_K, FLAGS, ORDER = range(4)
QUEST = 100
NO_ADVISORS = 1
"""A flag: Advisors are not used."""
NOTHING = -1
"""No action."""
PROGRESS = 2
"""Room for the progress of a decision."""
SIDE = 8
"""Room for the figures of a seat at the end of a round."""
PLACES = 3
"""Seats whose figures are kept at once: the own one, the opponent, the best plan of a search."""
SLOTS = 512
"""Room for rounds of a deal that are planned already."""
DEALS = 64
"""The most deals whose outcomes are kept."""
OUTCOME = 4
"""Figures of an outcome: own points, the opponent's points, the chance to win, the margin."""


class Workspace(Struct):
    """Memory for decisions of one ruleset with one set of weights."""

    table: Table = held(c.COLUMNS)
    weights: Floats = held(WEIGHTS)
    # positions: of a game against itself, as the seat knows it, one deal of it, after an action, after a plan, after a
    # plan that begins with a card
    game: Row = held(r.SIZE)
    world: Row = held(r.SIZE)
    dealt: Row = held(r.SIZE)
    trial: Row = held(r.SIZE)
    work: Row = held(r.SIZE)
    first: Row = held(r.SIZE)
    # worths: of each card to each seat, of a card per type, of an opponent's face-down card, of the areas, of offers
    worths: Floats = held(2 * CARDS)
    rates: Floats = held(4)
    guesses: Floats = held(2)
    areas: Floats = held(6)
    offers: Ints = held(2 * MOST_ACTIONS)
    offer_values: Floats = held(MOST_ACTIONS)
    # the decision: its progress, the candidates, those that are left, their values on one deal, sums of these and of
    # their squares, and the numbers that were played
    progress: Longs = held(PROGRESS)
    state: Ints = held(PROGRESS)
    actions: Ints = held(MOST_ACTIONS * WORDS)
    left: Ints = held(MOST_ACTIONS)
    values: Floats = held(MOST_ACTIONS)
    totals: Floats = held(MOST_ACTIONS)
    squares: Floats = held(MOST_ACTIONS)
    played: Ints = held(MOST_PLAYED)
    # plans: of each candidate of a window with what it leaves out, the best so far, an attempt, and a copy
    plans: Ints = held(2 * PLAN * MOST_IN_WINDOW)
    plan: Ints = held(PLAN)
    left_out: Ints = held(PLAN)
    attempt: Ints = held(PLAN)
    spare: Ints = held(PLAN)
    # values: the input of the network and its layers, the figures of both seats, deals and their outcomes
    numbers: Floats = held(INPUT)
    nonzero: Ints = held(INPUT)
    item: Floats = held(SITE)
    hidden: Floats = held(WIDE)
    embedded: Floats = held(PLACES * EMBED)
    joint: Floats = held(JOINT)
    sides: Floats = held(PLACES * SIDE)
    seeds: Longs = held(DEALS)
    outcomes: Floats = held(OUTCOME * DEALS)
    # rounds that are planned already: a position as one seat plans it, those that are known, and their figures
    own: Row = held(r.SIZE)
    filled: Ints = held(SLOTS)
    rounds: Row = held(SLOTS * r.SIZE)
    round_embedded: Floats = held(SLOTS * EMBED)
    round_sides: Floats = held(SLOTS * SIDE)
    # room for the rules
    legal: Ints = held(a.MOST_LEGAL)
    scratch: Ints = held(SCRATCH)

    def __init__(self, table: Table, weights: Sequence[float]) -> None:
        super().__init__()
        self.table[:] = memoryview(integers("Table", table))
        self.weights[: len(weights)] = memoryview(fractions(weights))
