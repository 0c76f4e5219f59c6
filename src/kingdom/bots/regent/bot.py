"""The regent: searches Choice and plans windows on rows of the fast engine, and values what comes of it by a network.

It sees a view and nothing else: a state that fits the view is imagined, put in a row, and dealt again for every trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from kingdom.bots.baron import Baron
from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.bots.regent.desk import Desk, warm
from kingdom.bots.regent.searching import best_turn
from kingdom.bots.regent.weights import shipped
from kingdom.bots.regent.windows import best_window
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.core.state import State
from kingdom.core.view import View
from kingdom.fast.engine import engine_of
from kingdom.fast.meaning import Meaning
from kingdom.fast.tables import NotCovered
from kingdom.modules.advisors.module import DRAFT
from kingdom.modules.solo.phase import SOLO_CHOICE

SHARE = 0.93
"""The share of a budget of seconds that is spent; the rest is for seeing and answering."""


class Regent:
    """Searches everything, on rows."""

    def __init__(self, seed: int, weights: Any = None) -> None:
        self._random = Random(seed)
        self._seed = seed
        self._weights = shipped() if weights is None else weights
        self._desk: Desk | None = None
        self._baron: Baron | None = None
        warm()

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """What to do now."""
        if len(view.options) == 1:
            return view.options[0]
        began = monotonic()
        try:
            if self._desk is None:
                self._desk = Desk(engine_of(view.rules), self._weights)
            state = imagine(view, self._random.random)
            row = self._desk.engine.row_of(state)
        except NotCovered:
            return self._otherwise(view, budget)
        seat = view.me.seat
        seed = self._random.getrandbits(40)
        until = None if budget.seconds is None else began + budget.seconds * SHARE
        if view.phase in (CHOICE, SOLO_CHOICE, DRAFT):
            numbers = best_turn(self._desk, row, seat, seed, budget.simulations, until)
            return self._spoken(state, seat, [numbers])[0]
        words = best_window(self._desk, row, seat, seed, budget.simulations, until)
        answer = self._spoken(state, seat, words)
        return answer if len(answer) > 1 else answer[0]

    def _otherwise(self, view: View, budget: Budget) -> Answer:
        """A card set or a position that has no row is left to the baron."""
        if self._baron is None:
            self._baron = Baron(self._seed)
        return self._baron.decide(view, budget)

    def _spoken(self, state: State, seat: int, words: Sequence[Sequence[int]]) -> list[Action]:
        """Numbers as actions of the definition, each read in the position that those before it lead to."""
        spoken: list[Action] = []
        for numbers in words:
            if spoken:
                push(state, seat, spoken[-1])
            action = Meaning(state, seat).action(numbers)
            assert action is not None
            spoken.append(action)
        return spoken
