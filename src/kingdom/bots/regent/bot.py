"""The regent: searches Choice and plans windows on rows of the fast engine, and scores positions with a neural network.

It receives a view and nothing else: a state that fits the view is imagined, put in a row, and dealt again for every
trial.
"""

from __future__ import annotations

from random import Random

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.bots.regent.thinker import Thinker
from kingdom.bots.regent.weights import shipped
from kingdom.core.view import View
from kingdom.native import is_native
from kingdom.native.memory import Floats


class Regent:
    """Searches everything, on rows."""

    def __init__(self, seed: int, weights: Floats | None = None) -> None:
        self._random = Random(seed)
        self._weights = shipped() if weights is None else weights
        is_native()  # loaded, or built, before a clock runs

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """The decision; raises NotCovered for cards and positions that have no rows."""
        if len(view.options) == 1:
            return view.options[0]
        answer = Thinker(view, self._random.getrandbits(40), self._weights).decide(budget)
        return answer if len(answer) > 1 else answer[0]
