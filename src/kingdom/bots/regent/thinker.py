"""The thinker: a view, ready for the regent to decide, or to value its alternatives deal by deal.

A deal is one arrangement of the cards that the seat cannot see. Every alternative is tried in the same deals, and each
trial gives the points and the chance to win that the regent expects, so a difference comes with its interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from kingdom.bots.bot import NO_LIMIT, Budget
from kingdom.bots.regent import decision, planner, trial
from kingdom.bots.regent.decision import DROP, HALVE, KIND, MOST_MOVES, TURN, WINDOW
from kingdom.bots.regent.market import appraise
from kingdom.bots.regent.weights import shipped
from kingdom.bots.regent.workspace import DEALS, OUTCOME, WORDS, Workspace
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.imagine import imagine
from kingdom.core.state import State
from kingdom.core.view import View
from kingdom.fast import row as r
from kingdom.fast.engine import engine_of
from kingdom.fast.meaning import Meaning
from kingdom.fast.tables import NotCovered, covers
from kingdom.native import bound, is_native
from kingdom.native.memory import Floats, Row, integers

__all__ = ["NotCovered", "Outcome", "Thinker", "covers"]

TRIALS, MOVES = 1500, 500
"""Trials for a turn without a budget, and moves for a window."""
SHARE, WINDOW_SHARE = 0.93, 0.33
"""The share of a budget of seconds that is spent on a turn, and on a window."""
OFFERS = 16
"""The number of offers that are valued: those that look best by the estimated values of their cards."""
LOTS, MOST_COUNT = 16, 64
"""By the clock: the usual number of lots in a stage, and the most deals or moves of a lot."""
SPECIALS = 8
"""The most decisions that a plan for a window consists of."""


class Outcome(NamedTuple):
    """The outcome of an alternative in one deal; anything that keeps a seat from winning also counts in points."""

    mine: float
    """The seat's own points at the end."""
    theirs: float
    """The opponent's; 0 in a solo game."""
    chance: float
    """The chance to win; meaningless in a solo game."""

    @property
    def margin(self) -> float:
        """The lead at the end; in a solo game the score."""
        return self.mine - self.theirs


class Speed:
    """The number of trials a second on this machine, as far as it is known: it may be slow, or busy."""

    def __init__(self, native: float, interpreted: float) -> None:
        """The first guesses, with the library and without."""
        self._first = native, interpreted
        self._known = 0.0

    @property
    def guess(self) -> float:
        """The known speed, or the first guess."""
        return self._known or self._first[not is_native()]

    def allows(self, seconds: float) -> int:
        """The number of trials in this time."""
        return int(self.guess * max(seconds, 0.0))

    def learn(self, trials: int, seconds: float) -> None:
        """Learn how many trials took this time."""
        if trials and seconds > 0:
            self._known = 0.5 * self.guess + 0.5 * trials / seconds


SPEED = Speed(2000.0, 30.0)


class Thinker:
    """One position as its seat sees it; raises NotCovered if it has no row."""

    def __init__(self, seen: View, seed: str | int = 0, weights: Floats | None = None) -> None:
        engine = engine_of(seen.rules)
        chance = Random(seed)
        self.seat = seen.me.seat
        self.players = len(seen.seats)
        self.state = imagine(seen, chance.random)
        self.row = engine.row_of(self.state)
        self._seed = chance.getrandbits(40)
        self.workspace = Workspace(engine.table, shipped() if weights is None else weights)

    # --- deciding

    def decide(self, budget: Budget = NO_LIMIT) -> list[Action]:
        """The best turn, or in a window an action or everything that is left to do."""
        began, row = monotonic(), self.row[:]
        if budget.seconds is None:
            trials = budget.simulations or (MOVES if self.state.phase.window else TRIALS)
            count = bound(decision.decide)(self.workspace, row, self.seat, self._seed, trials, 0)
        else:
            share = WINDOW_SHARE if self.state.phase.window else SHARE
            self._by_clock(row, began + budget.seconds * share)
            count = bound(decision.play)(self.workspace, row, self.seat)
        return self._actions(self.state.copy(), self.workspace.played[:count])

    def _by_clock(self, row: Row, until: float) -> None:
        """Decide by the clock, and no longer than needed: candidates that are certain to be worse are dropped early."""
        s, start = self.workspace, monotonic()
        left = bound(decision.begin)(s, row, self.seat, self._seed, SPEED.allows(until - start))
        spent, count = 0, 1
        while left > 1:
            running, began = left, monotonic()
            stop = began + (until - began) / (left - 1).bit_length()
            while left == running:
                bound(decision.lot)(s, self.seat, count)
                spent += running * count
                now = monotonic()
                left = bound(decision.settle)(s, HALVE if now >= stop else DROP)
                # The speed may change, so that never more than half of the time left is spent at once.
                allowed = min((stop - began) / LOTS, (stop - now) / 2)
                count = int(min(max(allowed * spent / (max(now - start, 1e-6) * running), 1), MOST_COUNT))
        if s.state[KIND] == TURN:
            SPEED.learn(spent, monotonic() - start)
        if s.state[KIND] != WINDOW or s.left[0]:
            return
        for _ in range(MOST_MOVES // MOST_COUNT):
            bound(decision.lot)(s, self.seat, count)
            now = monotonic()
            if now >= until:
                break
            spent += count
            allowed = (until - now) / 2
            count = int(min(max(allowed * spent / max(now - start, 1e-6), 1), MOST_COUNT))

    def plan(self, moves: int, seed: int) -> list[Action]:
        """The regent's actions from here to the end of the window."""
        state, row, done = self.state.copy(), self.row[:], []
        phase, number = row[r.PHASE], row[r.ROUND]
        for step in range(SPECIALS):
            count = bound(decision.decide)(self.workspace, row, self.seat, seed + step, moves, 0)
            actions = self._actions(state, self.workspace.played[:count])
            done += actions
            if not actions or actions[-1].ends_a_plan or (row[r.PHASE], row[r.ROUND]) != (phase, number):
                break
        return done

    # --- turns of Choice

    def candidates(self) -> list[Action]:
        """The alternatives worth valuing in a turn."""
        count = bound(decision.begin)(self.workspace, self.row, self.seat, self._seed, OFFERS * decision.EACH)
        found: list[Action] = []
        for line in range(count):
            words = [*self.workspace.actions[line * WORDS : (line + 1) * WORDS], -1]
            numbers = words[: words.index(-1)]
            action = Meaning(self.state, self.seat).action(numbers)
            if action is not None:
                found.append(action)
        return found

    def outcomes(self, action: Action, deals: Sequence[int]) -> list[Outcome]:
        """The outcome of an alternative in each of these deals; a number means the same deal for every alternative."""
        s, numbers = self.workspace, Meaning(self.state, self.seat).numbers(action)
        bound(appraise)(s, self.row)
        s.actions[:WORDS] = memoryview(integers("Ints", [*numbers, *[-1] * WORDS][:WORDS]))
        found: list[Outcome] = []
        for first in range(0, len(deals), DEALS):
            some = deals[first : first + DEALS]
            s.seeds[: len(some)] = memoryview(integers("Longs", some))
            bound(trial.outcomes)(s, self.row, self.seat, len(some))
            found += [self._outcome(k) for k in range(len(some))]
        return found

    # --- windows

    def foresee(self, moves: int, seed: int) -> None:
        """Plan the opponent's round; all later plans are evaluated against it."""
        bound(appraise)(self.workspace, self.row)
        if self.players == 2:
            bound(planner.foresee)(self.workspace, self.row, self.seat, moves, seed)

    def planned(self, state: State, moves: int, seed: int) -> Outcome:
        """The outcome of a position in a window with a good plan. Call `foresee` first."""
        row = engine_of(state.rules).row_of(state)
        bound(planner.plan_window)(self.workspace, row, self.seat, moves, seed)
        return self._outcome(0)

    # --- reading

    def _outcome(self, k: int) -> Outcome:
        mine, theirs, chance, _ = self.workspace.outcomes[k * OUTCOME : (k + 1) * OUTCOME]
        return Outcome(mine, theirs, chance)

    def _actions(self, state: State, numbers: Sequence[int]) -> list[Action]:
        """Numbers as actions, each read in the position after the previous ones, which is left in the state."""
        found: list[Action] = []
        begun: list[int] = []
        for number in numbers:
            begun.append(number)
            action = Meaning(state, self.seat).action(begun)
            if action is not None:
                found.append(action)
                push(state, self.seat, action)
                begun = []
        return found
