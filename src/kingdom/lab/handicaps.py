"""Handicaps: a contestant that has to do without something. What that costs is what the thing is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdom.bots.bot import NO_LIMIT, Answer, Bot, Budget
from kingdom.core.view import View
from kingdom.lab.contestants import Contestant
from kingdom.rules.choice import Offer


@dataclass(frozen=True, slots=True)
class WithoutTraps(Contestant):
    """Lays no card face down."""

    @property
    def label(self) -> str:
        """The contestant as text."""
        return f"{Contestant(self.name, self.budget).label} without Traps"

    def make(self, seed: int) -> Bot:
        """The bot, with its Traps taken away."""
        return _Trapless(Contestant(self.name, self.budget).make(seed))


class _Trapless:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """What the bot decides if it has no Trap and is shown no offer that needs one.

        It takes both, since some bots choose among the options and others work out for themselves what is legal.
        """
        left = tuple(
            action
            for action in view.options
            if not isinstance(action, Offer) or not any(laid.face_down for laid in action.lays)
        )
        seats = (replace(view.me, traps=0), *view.others)
        return self._bot.decide(replace(view, seats=seats, options=left), budget)
