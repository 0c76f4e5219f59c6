"""Tries duties, Advisors, Quest steps and Combat on an imagined state, and values the outcome."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kingdom.bots.steward.choosing import Market
from kingdom.bots.steward.planner import best_plan
from kingdom.bots.steward.situation import situation
from kingdom.bots.steward.worth import Weights
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.imagine import imagine
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import VanquishGiant
from kingdom.modules.menace.thieves import VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate

ORDINARY = (Abandon, Done, Offer, Place, Recycle, Search, Select, Slate, Spy, UseKrystallium, UseSoldier)
TRIES = 60
"""The number of tries in planning from a tried position."""
LEAST_GAIN = 0.15
"""The least gain that makes a special action worth doing."""

PLANNED = (CompleteStep, Vanquish, VanquishGiant, VanquishThief)
"""Actions that a plan relies on: paying for Quest steps, vanquishing Menaces."""
NO_LOSS = -0.3
"""The least gain of a planned action: its value is already counted, but it still has to be done."""


def best_answer(seen: View, random: Random, weights: Weights) -> Action:
    """The answer to a duty that leaves the seat in the best position."""
    state = imagine(seen, random.random)
    return max(seen.options, key=lambda action: _after(state, seen, action, weights))


def best_special(seen: View, random: Random, weights: Weights) -> Action | None:
    """A special action that gains something, or None."""
    specials = list(_specials(seen.options))
    if specials:
        state = imagine(seen, random.random)
        before = standing(state, seen.me.seat, weights)
        for least, some in (
            (NO_LOSS, [action for action in specials if _is_final(seen, action)]),
            (NO_LOSS, [action for action in specials if isinstance(action, PLANNED)]),
            (LEAST_GAIN, [action for action in specials if not isinstance(action, PLANNED)]),
        ):
            valued = [(_after(state, seen, action, weights), action) for action in some]
            value, best = max(valued, key=lambda pair: pair[0], default=(float("-inf"), None))
            if value > before + least:
                return best
    return transmuted_surplus(seen)


def _is_final(seen: View, action: Action) -> bool:
    """True if an action completes a Quest."""
    quests = seen.rules.settings.quests
    return isinstance(action, CompleteStep) and action.step == len(quests[action.quest].steps) - 1


def transmuted_surplus(seen: View) -> Action | None:
    """The transmutation of five cubes in Alchemy that no Quest step needs (QUE-5), or None."""
    me = seen.me
    here = situation(me, (), seen.rules, seen.phase, seen.round)
    spare = here.season.estate.alchemy
    for action in seen.options:
        if isinstance(action, Transmute) and all(used <= left for used, left in zip(action.cubes, spare, strict=True)):
            return action
    return None


def _specials(options: Iterable[Action]) -> Iterable[Action]:
    """Special actions; for each Quest step only the first way to pay, which spends cubes before Krystallium."""
    paid: set[tuple[int, int]] = set()
    for action in options:
        if isinstance(action, (*ORDINARY, Transmute)):
            continue
        if isinstance(action, CompleteStep):
            if (action.quest, action.step) in paid:
                continue
            paid.add((action.quest, action.step))
        yield action


def _after(state: State, seen: View, action: Action, weights: Weights) -> float:
    trial = state.copy()
    push(trial, seen.me.seat, action)
    if trial.verdict is not None:
        return 1000.0 if trial.verdict.winners else -1000.0
    return standing(trial, seen.me.seat, weights)


def standing(state: State, seat: Seat, weights: Weights, tries: int = TRIES) -> float:
    """The value of a seat's position: the rest of the round, planned; in Choice plus the better area on the table."""
    player = state.players[seat]
    known = [card for card in player.selection if card not in state.face_down]
    here = situation(player, known, state.rules, state.phase, state.round)
    value = best_plan(here.works, here.choices, here.season, weights, tries).value
    if state.phase.window:
        return value
    market = Market(view(state, seat), weights)
    return value + max(market.pile(area) for area in market.view.areas)
