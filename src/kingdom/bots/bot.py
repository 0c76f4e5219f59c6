"""The protocol of a bot: it answers a view with an action, or with a plan for its window.

A bot never receives a game or a state: it cannot cheat. It is made from a seed for one seat of one game. With
the same seed, views and budget of simulations it always gives the same answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError
from kingdom.core.view import View

Answer = Action | Sequence[Action]
"""One action, or several actions of the same seat in order."""


class BotError(KingdomError):
    """There is no such bot, or it cannot be made."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit on thinking about one decision: seconds, a number of simulations, or none."""

    seconds: float | None = None
    simulations: int | None = None


NO_LIMIT = Budget()


class Bot(Protocol):
    """Plays one seat of one game."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """The bot's decision. Called only if `view.options` is not empty."""
        ...


Maker = Callable[[int], Bot]
"""Makes a bot for one seat of one game from a seed."""
