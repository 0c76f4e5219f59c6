"""Random decisions as a measure: the stake of a decision is the gain of the best alternative over a random one."""

from __future__ import annotations

from random import Random

from kingdom.core.actions import Action
from kingdom.core.engine import options, push
from kingdom.core.state import Seat, State
from kingdom.core.view import View
from kingdom.rules.building import Abandon
from kingdom.rules.planning import Done

TURNS = 8
"""Random turns to average, if there are as many deals."""
PLANS = 4
"""Random plans to average for a window; each gets this share of the effort."""
LONGEST = 300
"""The number of actions after which a random plan ends."""


def random_turns(seen: View, worlds: int, drawn: Random) -> list[Action]:
    """Legal actions, each with the same probability."""
    return [drawn.choice(seen.options) for _ in range(min(TURNS, worlds))]


def random_plans(opened: State, seat: Seat, drawn: Random) -> list[State]:
    """The positions after random plans for a window."""
    return [_random_plan(opened, seat, drawn) for _ in range(PLANS)]


def _random_plan(opened: State, seat: Seat, drawn: Random) -> State:
    """The position when a seat is done, after one random action upon another; only nothing is abandoned.

    Nobody abandons what they have begun without a reason, so doing that would be no measure.
    """
    state, place = opened.copy(), (opened.round, opened.phase)
    for _ in range(LONGEST):
        legal = [action for action in options(state, seat) if not isinstance(action, Abandon)]
        action = drawn.choice(legal) if legal else None
        if action is None or isinstance(action, Done):
            break
        after = state.copy()
        push(after, seat, action)
        if (after.round, after.phase) != place:
            break
        state = after
    return state
