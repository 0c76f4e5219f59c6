"""The bot that plays any legal action: the baseline for all other bots."""

from __future__ import annotations

from random import Random

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.core.view import View


class RandomBot:
    """Picks among the options with equal probability."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """Pick a legal action at random."""
        return view.options[int(self._random.random() * len(view.options))]
