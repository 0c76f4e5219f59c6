"""Compares the observations of a row with the definition's views, and with other deals that look the same."""

from __future__ import annotations

from random import Random

from kingdom.core import engine as definition
from kingdom.core.imagine import imagine
from kingdom.core.state import Seat, State
from kingdom.core.view import view
from kingdom.fast import Engine
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.proof import complaints
from tests.kit.comparison import same

DONE = tuple(o.O_SEATS + other * o.O_SEAT + o.S_DONE for other in range(2))
"""The indices of the observation for "this seat is done" and "the opponent is done"."""


def look(engine: Engine, state: State, seat: Seat, rng: Random) -> None:
    """Check three laws of observations in a position.

    A state imagined from the seat's view looks exactly the same to the seat: `observe` reveals nothing hidden. A row
    made by `determinize` looks the same too and has the same legal actions. It is also a valid position.
    """
    row, seen = engine.row_of(state), engine.row_of(state, opened=bool(state.opening))
    mine = list(engine.observe(row, seen, seat))
    for shown, at in zip(view(state, seat).seats, DONE):
        same(mine[at], int(shown.done), "a seat's being done is public (PLA-7)")
    if definition.waiting(state):
        mine[DONE[1]] = 0  # in the imagined state the opponent has not acted yet
    other = imagine(view(state, seat), rng.random)
    theirs = engine.observe(engine.row_of(other), engine.row_of(other, opened=bool(other.opening)), seat)
    same(list(theirs), mine, "an imagined state looks the same")
    guess = engine.determinize(row, seen, seat, rng)
    same(list(engine.observe(guess, seen, seat)), mine, "another deal looks the same")
    if seat in definition.waiting(state):
        same(sorted(engine.legal(guess, seat)), sorted(engine.legal(row, seat)), "another deal offers the same")
        legal = engine.legal(row, seat)
        same([number for number, on in enumerate(engine.mask(row, seat)) if on], sorted(legal), "mask")
    same(complaints(engine.table, guess), [], "another deal is a whole position")
    same(
        [int(n) for n in guess[: r.SEATS]],
        [int(n) for n in row[: r.ADVISOR_PLACE]] + [int(guess[r.ADVISOR_PLACE])],
        "table",
    )
