"""Handicaps: contestants that play without something, to measure its worth by the games they lose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdom.bots.bot import NO_LIMIT, Answer, Bot, Budget
from kingdom.core.view import View
from kingdom.lab.contestants import Contestant
from kingdom.rules.choice import Offer


@dataclass(frozen=True, slots=True)
class WithoutTraps(Contestant):
    """Never places a card face down."""

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
        """Hide both the Traps and the offers that need one, then let the bot decide.

        Both are needed, since some bots choose among the options and others work out the legal actions themselves.
        """
        left = tuple(
            action
            for action in view.options
            if not isinstance(action, Offer) or not any(laid.face_down for laid in action.lays)
        )
        seats = (replace(view.me, traps=0), *view.others)
        return self._bot.decide(replace(view, seats=seats, options=left), budget)
