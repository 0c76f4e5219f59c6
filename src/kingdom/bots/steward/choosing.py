"""Choosing an area to take and an offer to make, including the use of Traps."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.bots.steward.estate import estate_of
from kingdom.bots.steward.planner import best_plan
from kingdom.bots.steward.situation import situation
from kingdom.bots.steward.worth import DEFAULT, Weights, card_worth
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.phases import ROUNDS
from kingdom.core.view import Hidden, Shown, View
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import TURNS, Offer, Select

UNKNOWN_DANGER = -4.0
UNSEEN = 0.3 * UNKNOWN_DANGER + 0.7 * 1.8
"""The worth of a face-down card: often the card that nobody wants."""
DANGERS = (Family.CALAMITY, Family.MENACE)
LAST_OFFER = TURNS - 2
"""The turn of the round's last offer: only the opponent's last selection follows it (CHO-2)."""
TURNS_BETWEEN_OFFERS = 4
"""The number of turns from one offer of a seat to its next."""
TRIES = 80
"""The number of tries in planning the round to value an area."""
CROWD = (1.0, 1.0, 0.9, 0.75, 0.6, 0.5, 0.4)
"""The shares of their worth that cards taken together keep, best card first: with many, some will not be built."""


class Market:
    """The worth of each card on the table to both sides."""

    def __init__(self, view: View, weights: Weights = DEFAULT) -> None:
        self.view = view
        self.weights = weights
        self.rounds_left = ROUNDS - max(view.round, 1)
        self.mine = estate_of(view.seats[0], view.box)
        self.theirs = estate_of(view.seats[1], view.box) if len(view.seats) > 1 else None
        self._worth: dict[tuple[CardId, bool], float] = {}

    def worth(self, card: CardId, *, mine: bool = True) -> float:
        """The worth of a card to one side."""
        if (card, mine) not in self._worth:
            estate = self.mine if mine or self.theirs is None else self.theirs
            self._worth[card, mine] = card_worth(self.view.box[card], estate, self.rounds_left, self.weights)
        return self._worth[card, mine]

    def best_of(self, count: int) -> float:
        """The average worth of the best of this many cards from the deck."""
        kinds = [CardId(card) for card, kind in enumerate(self.view.box) if kind.family is Family.DEVELOPMENT]
        worths = sorted(self.worth(card) for card in kinds)
        return worths[len(worths) * count // (count + 1)]

    def pile(self, cards: Iterable[Shown], *, mine: bool = True) -> float:
        """The worth of an area's cards to one side, as that side sees them."""
        return crowd(self.seen(card, mine=mine) for card in cards)

    def seen(self, card: Shown, *, mine: bool) -> float:
        """The worth of a card in an area to one side, as that side sees it."""
        if not isinstance(card, Hidden):
            return self.worth(card, mine=mine)
        if card.card is not None and mine:
            return self.worth(card.card, mine=True)
        return UNSEEN


def crowd(worths: Iterable[float]) -> float:
    """The combined worth of cards that are taken together."""
    ordered = sorted(worths, reverse=True)
    total = 0.0
    for at, worth in enumerate(ordered):
        total += worth * (CROWD[min(at, len(CROWD) - 1)] if worth > 0 else 1.0)
    return total


def best_choice(view: View, weights: Weights = DEFAULT) -> Action:
    """The best selection or offer, whichever this turn asks for."""
    market = Market(view, weights)
    selects = [action for action in view.options if isinstance(action, Select)]
    if selects:
        return max(selects, key=lambda action: planned_worth(market, action.area))
    offers = [action for action in view.options if isinstance(action, Offer)]
    valued = OfferValue(market)
    return max(offers, key=valued)


def planned_worth(market: Market, area: int) -> float:
    """The worth of an area: the value of the round with its cards, minus the other area's worth to the opponent."""
    view = market.view
    taken = [*view.me.selection, *view.areas[area]]
    faces = [card.card if isinstance(card, Hidden) else card for card in taken]
    known = [card for card in faces if card is not None]
    here = situation(view.me, known, view.rules, view.phase, view.round)
    value = best_plan(here.works, here.choices, here.season, market.weights, TRIES).value
    value += sum(view.box[card].points for card in known if view.box[card].family in DANGERS)
    value += UNSEEN * (len(faces) - len(known))
    return value - market.weights.spite * market.pile(view.areas[1 - area], mine=False)


class OfferValue:
    """The worth of an offer: the opponent takes what looks best to them, and the bot gets the rest."""

    def __init__(self, market: Market) -> None:
        self.market = market
        areas = market.view.areas
        self.mine = [[market.seen(card, mine=True) for card in area] for area in areas]
        self.theirs = [[market.seen(card, mine=False) for card in area] for area in areas]
        self.last = market.view.turns == LAST_OFFER
        """True if this is the last offer: the seat that makes it gets nothing from it."""
        self.hasty = haste(market)

    def __call__(self, offer: Offer) -> float:
        market = self.market
        spite = market.weights.spite
        mine = [self.mine[0][:], self.mine[1][:]]
        seen = [self.theirs[0][:], self.theirs[1][:]]
        true = [self.theirs[0][:], self.theirs[1][:]]
        for card, area, face_down in offer.lays:
            theirs = market.worth(card, mine=False)
            mine[area].append(market.worth(card))
            true[area].append(theirs)
            seen[area].append(UNSEEN if face_down else theirs)
        kept = (crowd(mine[0]), crowd(mine[1]))
        wants = [crowd(seen[area]) - spite * kept[1 - area] for area in (0, 1)]
        taken = 0 if wants[0] >= wants[1] else 1
        rest = 0.0 if self.last else max(kept[1 - taken], 0.0)
        hasty = sum(self.hasty.get(card, 0.0) for card, _, _ in offer.lays)
        return market.weights.left * rest - crowd(true[taken]) - hasty


def haste(market: Market) -> dict[CardId, float]:
    """The cost of offering each Calamity and Menace before the bot's last offer of the round.

    Offered early, it may come back to the bot. In the round's last offer, the opponent takes it or nobody does; in the
    first player's last offer, the opponent has only one more offer in which to give it back.
    """
    view = market.view
    if view.turns + TURNS_BETWEEN_OFFERS > LAST_OFFER:
        return {}
    second = (LAST_OFFER - view.turns) % TURNS_BETWEEN_OFFERS == 0
    cost = market.weights.patience[second]
    return {card: cost for card in view.me.hand or () if view.box[card].family in DANGERS}


def quick_choice(view: View, weights: Weights = DEFAULT) -> Action:
    """A fast choice for playouts, which adds up worths regardless of how many cards are taken together."""
    market = Market(view, weights)
    spite = weights.spite
    mine = [sum(market.seen(card, mine=True) for card in area) for area in view.areas]
    theirs = [sum(market.seen(card, mine=False) for card in area) for area in view.areas]
    selects = [action for action in view.options if isinstance(action, Select)]
    if selects:
        return max(selects, key=lambda action: mine[action.area] - spite * theirs[1 - action.area])
    keep = 0.0 if view.turns == LAST_OFFER else weights.left
    hasty = haste(market)
    best: Offer | None = None
    most = float("-inf")
    for offer in view.options:
        if not isinstance(offer, Offer):
            continue
        kept = mine[:]
        seen = theirs[:]
        true = theirs[:]
        for card, area, face_down in offer.lays:
            worth = market.worth(card, mine=False)
            kept[area] += market.worth(card)
            true[area] += worth
            seen[area] += UNSEEN if face_down else worth
        taken = 0 if seen[0] - spite * kept[1] >= seen[1] - spite * kept[0] else 1
        value = keep * max(kept[1 - taken], 0.0) - true[taken]
        value -= sum(hasty.get(card, 0.0) for card, _, _ in offer.lays)
        if value > most:
            best, most = offer, value
    assert best is not None
    return best


def is_turn(action: Action) -> bool:
    """True if an action belongs to Choice itself, unlike building and discarding."""
    return not isinstance(action, (Abandon, Place, UseKrystallium, UseSoldier))
