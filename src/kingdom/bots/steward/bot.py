"""The steward: sound play without a tree search. It plans windows, values choices and tries out everything else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.bots.steward import alone, choosing
from kingdom.bots.steward.acting import carry_out
from kingdom.bots.steward.planner import best_plan
from kingdom.bots.steward.situation import situation
from kingdom.bots.steward.trying import best_answer, best_special
from kingdom.bots.steward.worth import DEFAULT, Weights
from kingdom.core.actions import Action
from kingdom.core.phases import CHOICE
from kingdom.core.view import Hidden, View
from kingdom.modules.solo.phase import SOLO_CHOICE


class Steward:
    """Treats each round as a small optimisation problem."""

    def __init__(self, seed: int, weights: Weights = DEFAULT, tries: int = 220) -> None:
        self._random = Random(seed)
        self.weights = weights
        self.tries = tries

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """Answer a duty first, then take a special action that gains something, then a normal action of the phase."""
        if len(view.options) == 1:
            return view.options[0]
        if view.me.owes:
            return best_answer(view, self._random, self.weights)
        special = best_special(view, self._random, self.weights)
        if special is not None:
            return special
        if view.phase is SOLO_CHOICE:
            return alone.best_choice(view, self.weights)
        if view.phase is CHOICE:
            return choosing.best_choice(view, self.weights)
        return self._window(view)

    def _window(self, view: View) -> Sequence[Action]:
        me = view.me
        seen = [card for card in me.selection if not isinstance(card, Hidden)]
        here = situation(me, seen, view.rules, view.phase, view.round)
        plan = best_plan(here.works, here.choices, here.season, self.weights, self.tries)
        return carry_out(view, plan, here.season, self._random)
