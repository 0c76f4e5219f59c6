"""What a bot is: something that answers a view with an action, or with a plan for its window.

A bot never receives a game or a state: it cannot cheat. It is made for one seat of one game from a seed, and with the
same seed, views and budget of simulations it always answers the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError
from kingdom.core.view import View

Answer = Action | Sequence[Action]
"""One action, or several of the same seat to be done in order."""


class BotError(KingdomError):
    """There is no such bot, or it cannot be made."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: seconds, or a number of simulations, or as it likes."""

    seconds: float | None = None
    simulations: int | None = None


NO_LIMIT = Budget()


class Bot(Protocol):
    """Plays one seat of one game."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """What to do now. Only asked when `view.options` is not empty."""
        ...


Maker = Callable[[int], Bot]
"""Makes a bot for one seat of one game from a seed."""
