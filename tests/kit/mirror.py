"""Mirrors the actions of a test in the fast engine: same options before, same position after."""

from __future__ import annotations

from collections import Counter

from kingdom.core import engine as definition
from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError
from kingdom.core.state import Seat, State
from kingdom.fast import engine_of
from kingdom.fast.meaning import Meaning
from kingdom.fast.positions import row_of
from kingdom.native.memory import integers
from tests.kit.comparison import compare_options, compare_rows

FOLLOWED: Counter[bool] = Counter()
"""The numbers of actions that were mirrored, and that have no row."""


def mirror(before: State, seat: Seat, action: Action, after: State) -> None:
    """Play an action on the row of a position, and compare. A position that no game can reach may have no row."""
    try:
        row, _ = row_of(before), row_of(after)
        engine = engine_of(before.rules)
    except KingdomError:  # NotCovered, or rules that a test composed without a configuration
        FOLLOWED[False] += 1
        return
    FOLLOWED[True] += 1
    row = integers("Row", row)
    compare_options(engine, row, before, seat, definition.options(before, seat))
    for number in Meaning(before, seat).numbers(action):
        engine.apply(row, seat, number)
    compare_rows(row, after)
