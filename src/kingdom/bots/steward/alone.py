"""Choosing an area in a solo game, with Spies and Search."""

from __future__ import annotations

from kingdom.bots.steward.choosing import Market
from kingdom.bots.steward.worth import Weights
from kingdom.core.actions import Action
from kingdom.core.view import Hidden, View
from kingdom.modules.solo.search import LOOKED_AT, Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.choice import Select


def best_choice(view: View, weights: Weights) -> Action:
    """Reveal hidden cards in the better area, search it if its worst cards are poor, then take it."""
    market = Market(view, weights)
    selects = [action for action in view.options if isinstance(action, Select)]
    best = max(selects, key=lambda action: market.pile(view.areas[action.area]))
    spies = [action for action in view.options if isinstance(action, Spy)]
    hidden = [card.handle for card in view.areas[best.area] if isinstance(card, Hidden)]
    for spy in spies:
        if spy.handle in hidden:
            return spy
    searches = [action for action in view.options if isinstance(action, Search)]
    chances = [(_gain(market, action), action) for action in searches]
    for gain, action in sorted(chances, key=lambda chance: -chance[0])[:1]:
        if market.pile(view.areas[action.area]) + gain > market.pile(view.areas[best.area]) + 0.3:
            return action
    return best


def _gain(market: Market, action: Search) -> float:
    """The expected gain of a Search: the best of three unknown cards, minus the two given up for it."""
    given = sum(market.worth(card) for card in action.cards)
    return market.best_of(LOOKED_AT) - given
