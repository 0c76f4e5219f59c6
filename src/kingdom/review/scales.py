"""Scales: the value of an alternative in the regent's judgement, on rows of the fast engine, deal by deal.

A deal is one arrangement of what the seat cannot see. Every alternative is tried in the same deals, and each trial
gives the points and the chance to win that the regent expects, so a difference comes with its interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from kingdom.bots.regent import trial
from kingdom.bots.regent.desk import Desk
from kingdom.bots.regent.searching import EACH, candidates
from kingdom.bots.regent.value import F_JOINT, F_SIDE, JOINT, MISSING, SCALE, W_OUT, W_OUT_BIAS, W_THERE
from kingdom.bots.regent.weights import shipped
from kingdom.bots.regent.windows import best_window
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.imagine import imagine
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Seat, State
from kingdom.core.view import View
from kingdom.fast import row as r
from kingdom.fast.compiled import Row
from kingdom.fast.engine import engine_of
from kingdom.fast.meaning import Meaning

WAYS = 16
"""How many offers are evaluated: those that look best by the estimated values of their cards."""
MARGIN_WEIGHT = 0.003
"""How much of the margin the regent adds to a chance, so that it prefers a higher win; subtracted again here."""
SPECIALS = 8
"""How many special actions a plan for a window may begin with."""


class Outcome(NamedTuple):
    """The outcome of an alternative in one deal; anything that keeps a seat from winning also counts in points."""

    mine: float
    """The seat's own points at the end."""
    theirs: float
    """The opponent's; 0 in a solo game."""
    chance: float
    """The chance to win; meaningless in a solo game."""

    @property
    def points(self) -> float:
        """The margin at the end, or in a solo game the score."""
        return self.mine - self.theirs


@lru_cache(maxsize=8)
def desk_of(rules: Ruleset) -> Desk:
    """Working memory for a ruleset; raises NotCovered if its cards have no rows."""
    return Desk(engine_of(rules), shipped())


class Scales:
    """One position as its seat sees it, ready to evaluate its alternatives."""

    def __init__(self, seen: View, seed: str | int = 0) -> None:
        self.seat = seen.me.seat
        self.desk = desk_of(seen.rules)
        self.state = imagine(seen, Random(seed).random)
        self.row: Row = self.desk.engine.row_of(self.state)
        self.players = len(seen.seats)
        self._out = [float(one) for one in self.desk.weights[W_OUT + 1 : W_OUT + 2 * JOINT : 2]]

    # --- turns of Choice

    def ways(self, most: int = WAYS) -> list[Action]:
        """The alternatives worth evaluating in a turn."""
        meaning = Meaning(self.state, self.seat)
        found = [meaning.action(numbers) for numbers in candidates(self.desk, self.row, self.seat, most * EACH)]
        return [action for action in found if action is not None]

    def outcomes(self, action: Action, deals: Sequence[int]) -> list[Outcome]:
        """The outcome of an alternative in each of these deals; a number means the same deal for every alternative."""
        self.desk.ask(trial.APPRAISE, self.row, self.seat)
        self.desk.put_actions([Meaning(self.state, self.seat).numbers(action)])
        self.desk.put_left([0])
        found = []
        for deal in deals:
            self.desk.totals[0] = 0.0
            self.desk.ask(trial.TRY, self.row, self.seat, 1, 1, deal)
            found.append(self._read(float(self.desk.totals[0])))
        return found

    # --- windows

    def foresee(self, tries: int, seed: int) -> None:
        """Plan the opponent's round; all later plans are evaluated against it."""
        self.desk.ask(trial.APPRAISE, self.row, self.seat)
        if self.players == 2:
            self.desk.ask(trial.FORESEE, self.row, self.seat, 0, tries, seed)

    def planned(self, row: Row, tries: int, seed: int) -> Outcome:
        """The outcome of a row of a window with a good plan. Call `foresee` first."""
        self.desk.ask(trial.PLAN, row, self.seat, 1, tries, seed)
        # Once more without tries, so that the last numbers written are those of the best plan.
        found = self.desk.ask(trial.PLAN, row, self.seat, 0, 0, seed)
        own = float(self.desk.floats[F_SIDE])
        over = float(self.desk.floats[F_SIDE + 4]) > 0.0
        missing = MISSING * float(self.desk.floats[F_SIDE + 1]) if over else 0.0
        return self._read((found - 0.02 * (own - missing)) / 40.0)

    def plan(self, tries: int, seed: int) -> list[Action]:
        """What the regent would do from here to the end of the window."""
        state, row, done = self.state.copy(), self.row.copy(), []
        phase, number = int(row[r.PHASE]), int(row[r.ROUND])
        for step in range(SPECIALS):
            words = best_window(self.desk, row, self.seat, seed + step, tries, None)
            spoken = _spoken(state, self.seat, words)
            done += spoken
            row = self.desk.after(row, self.seat, [one for numbers in words for one in numbers])
            if not spoken or spoken[-1].ends_a_plan or (int(row[r.PHASE]), int(row[r.ROUND])) != (phase, number):
                break
        return done

    # --- reading

    def _read(self, found: float) -> Outcome:
        """The points and the chance behind a value, from the regent's working memory."""
        f, w = self.desk.floats, self.desk.weights
        mine, other = float(f[F_SIDE]), float(f[F_SIDE + 8]) if self.players == 2 else 0.0
        if f[F_SIDE + 4] > 0.0:
            mine -= MISSING * float(f[F_SIDE + 1])
            other -= MISSING * float(f[F_SIDE + 9]) if self.players == 2 else 0.0
            margin = mine - other
        elif w[W_THERE] == 0.0:
            margin = mine - other
        else:
            hidden = [float(one) for one in f[F_JOINT : F_JOINT + JOINT]]
            lit = sum(one * weight for one, weight in zip(hidden, self._out, strict=True) if one > 0.0)
            margin = SCALE * (float(w[W_OUT_BIAS + 1]) + lit)
        return Outcome(mine, other, min(max(found - MARGIN_WEIGHT * margin, 0.0), 1.0))


def _spoken(state: State, seat: Seat, words: Sequence[Sequence[int]]) -> list[Action]:
    """Numbers as actions, each looked up in the position after the previous ones."""
    spoken: list[Action] = []
    for numbers in words:
        action = Meaning(state, seat).action(numbers)
        if action is None:
            break
        spoken.append(action)
        push(state, seat, action)
    return spoken
