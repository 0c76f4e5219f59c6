"""The page: a steward who is still learning. It looks less far ahead and misjudges what cards are worth.

Its weakness is honest: less search, and noise on its judgement; it never throws a game away at the end.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.bots.steward.bot import Steward
from kingdom.bots.steward.worth import DEFAULT
from kingdom.core.view import View

NOISE = 0.3
"""The largest error of its judgement, as a share of each weight."""
TRIES = 40


class Page:
    """Plans roughly, with weights that differ from decision to decision."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """Decide like a steward with noisy weights."""
        weights = replace(
            DEFAULT,
            cube=tuple(weight * self._noise() for weight in DEFAULT.cube),
            krystallium=tuple(weight * self._noise() for weight in DEFAULT.krystallium),
            more_of_type=tuple(weight * self._noise() for weight in DEFAULT.more_of_type),
            open_space=DEFAULT.open_space * self._noise(),
            recycled=DEFAULT.recycled * self._noise(),
            spite=DEFAULT.spite * 0.4,
        )
        return Steward(self._random.getrandbits(32), weights, TRIES).decide(view, budget)

    def _noise(self) -> float:
        return 1.0 + NOISE * (2 * self._random.random() - 1)
