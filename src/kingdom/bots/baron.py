"""The baron: decides in Choice by playing it out many times, on positions that fit what it sees.

In a trial, a candidate is played on an imagined position, stewards who see only their own cards play the rest of the
Choice phase, and both sides' rounds are planned and valued. Better candidates get more trials (successive halving), and
all of them get the same imagined positions, so that luck affects them equally. Other decisions are made as the steward
makes them, but more thoroughly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.bots.steward import alone, choosing
from kingdom.bots.steward.bot import Steward
from kingdom.bots.steward.trying import standing
from kingdom.bots.steward.worth import DEFAULT, Weights
from kingdom.core.actions import Action
from kingdom.core.engine import options as options_of
from kingdom.core.engine import push, waiting
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.choice import Offer

SIMULATIONS = 120
"""The number of trials for a decision without a budget."""
CANDIDATES = 10
"""The number of offers considered: the steward's best."""
SHARE = 0.95
"""The share of a time budget that is spent on trials."""


@dataclass(slots=True)
class Candidate:
    """An action and the results of its trials."""

    action: Action
    trials: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The average outcome so far."""
        return self.total / self.trials if self.trials else 0.0


class Baron:
    """Searches the Choice phase; plans like a steward, but for longer."""

    def __init__(self, seed: int, weights: Weights = DEFAULT) -> None:
        self._random = Random(seed)
        self.weights = weights
        self._steward = Steward(self._random.getrandbits(32), weights, tries=600)

    def decide(self, seen: View, budget: Budget = NO_LIMIT) -> Answer:
        """Search the Choice phase; leave everything else to the steward."""
        if len(seen.options) == 1 or seen.me.owes or seen.phase not in (CHOICE, SOLO_CHOICE):
            return self._steward.decide(seen, budget)
        candidates = [Candidate(action) for action in self.candidates(seen)]
        if len(candidates) == 1:
            return candidates[0].action
        return self._search(seen, candidates, budget).action

    def candidates(self, seen: View) -> Sequence[Action]:
        """The offers that look best, or all other options, with the steward's choice first."""
        if any(isinstance(action, Offer) for action in seen.options):
            valued = choosing.OfferValue(choosing.Market(seen, self.weights))
            offers = [action for action in seen.options if isinstance(action, Offer)]
            return sorted(offers, key=valued, reverse=True)[:CANDIDATES]
        first = self._steward.decide(seen)
        assert isinstance(first, Action)
        rest = [action for action in seen.options if action != first and choosing.is_turn(action)]
        return [first, *rest][:CANDIDATES]

    def _search(self, seen: View, candidates: list[Candidate], budget: Budget) -> Candidate:
        """Successive halving: all candidates share the trials, then the better half, down to one."""
        limit = budget.simulations or SIMULATIONS
        end = None if budget.seconds is None else monotonic() + budget.seconds * SHARE
        halvings = max((len(candidates) - 1).bit_length(), 1)
        left = candidates
        spent = 0
        for stage in range(halvings):
            if len(left) == 1:
                break
            share = max((limit - spent) // ((halvings - stage) * len(left)), 1)
            until = None if end is None else monotonic() + (end - monotonic()) / (halvings - stage)
            rounds = 0
            while rounds < share or until is not None:
                if (until is not None and monotonic() >= until) or (end is None and spent >= limit):
                    break
                world = imagine(seen, self._random.random)
                for candidate in left:
                    outcome = self.trial(world, seen.me.seat, candidate.action)
                    candidate.trials += 1
                    candidate.total += outcome
                    spent += 1
                rounds += 1
            left = sorted(left, key=lambda candidate: -candidate.mean)[: (len(left) + 1) // 2]
        return left[0]

    def trial(self, world: State, seat: Seat, action: Action) -> float:
        """The margin at the end of the round if everybody plays sensibly after this action."""
        state = world.copy()
        phase, number = state.phase, state.round
        push(state, seat, action)
        while state.phase is phase and state.round == number:
            turn = waiting(state)[0]
            push(state, turn, self._reply(state, turn))
        own = standing(state, seat, self.weights)
        others = [standing(state, other, self.weights) for other in range(len(state.players)) if other != seat]
        return own - sum(others)

    def _reply(self, state: State, seat: Seat) -> Action:
        seen = view(state, seat)
        if len(seen.options) == 1 or seen.me.owes:
            return options_of(state, seat)[0]
        if seen.phase is SOLO_CHOICE:
            return alone.best_choice(seen, self.weights)
        return choosing.quick_choice(seen, self.weights)
