"""Advice: what a bot would do, and why, in terms of the game. It sees what the seat sees and nothing else.

Any bot can be asked what it would do. The reasons come from the steward, whose valuation is easy to interpret; a bot
that can say more about its own play may provide its own adviser behind the same function.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kingdom.bots.bot import Budget
from kingdom.bots.registry import make
from kingdom.bots.steward.choosing import DANGERS, Market, planned_worth
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.view import Hidden, Shown, View
from kingdom.rules.building import Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Recycle, Slate

THINKING = Budget(seconds=1.0)
MOST_REASONS = 4
FILLING = (Place, UseKrystallium, UseSoldier)
ENOUGH = 1.0
"""From this many points on, a card is worth taking away from the opponent."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: of which kind, about which card, and how much."""

    kind: str
    card: CardId | None = None
    number: int = 0
    area: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, why, and what the alternatives would be worth."""

    plan: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    weighed: tuple[tuple[Action, float], ...] = ()
    """The areas that can be taken, with their worth in points; empty if the decision is not about areas."""


def advise(view: View, bot: str = "steward") -> Advice:
    """What a bot would do with this view, and why. The same view gets the same advice."""
    answer = make(bot, 0).decide(view, THINKING)
    plan = (answer,) if isinstance(answer, Action) else tuple(answer)
    market = Market(view)
    selects = [action for action in view.options if isinstance(action, Select)]
    weighed = tuple((action, planned_worth(market, action.area)) for action in selects) if len(view.seats) > 1 else ()
    return Advice(plan, reasons_for(view, plan), weighed)


def reasons_for(view: View, plan: tuple[Action, ...]) -> tuple[Reason, ...]:
    """Why one would do that: the first few reasons."""
    market = Market(view)
    reasons = [reason for at, action in enumerate(plan) for reason in _reasons(action, market, plan[:at])]
    return tuple(dict.fromkeys(reasons))[:MOST_REASONS]


def _reasons(action: Action, market: Market, before: tuple[Action, ...]) -> Iterator[Reason]:
    """Why an action of a plan is done, given the actions before it."""
    view = market.view
    match action:
        case Select():
            yield from _of_taking(action.area, market)
        case Offer():
            yield from _of_offering(action, market)
        case Slate():
            yield from _of_building(action.card, view)
        case Recycle():
            if view.box[action.card].family is Family.DEVELOPMENT:
                yield Reason("recycle", action.card)
        case Place() if action.card is not None:
            yield _of_filling(action.card, view, before)
        case UseKrystallium() | UseSoldier():
            yield _of_filling(action.card, view, before)
        case _:
            return


def _of_building(card: CardId, view: View) -> Iterator[Reason]:
    """What a card is good for: cubes in every round to come, and points."""
    kind = view.box[card]
    if kind.icons:
        yield Reason("makes", card, len(kind.icons))
    if kind.points > 0:
        yield Reason("points", card, kind.points)
    for _, points in kind.points_per:
        yield Reason("per-type", card, points)


def _of_filling(card: CardId, view: View, before: tuple[Action, ...]) -> Reason:
    """How complete a card under construction gets, counting what is on it and what the plan has put there before."""
    filled = sum(sum(site.filled) for site in view.me.construction if site.card == card)
    filled += sum(isinstance(one, FILLING) and one.card == card for one in before)
    left = sum(view.box[card].cost) - filled - 1
    return Reason("completes" if left <= 0 else "nearer", card, left)


def _of_taking(area: int, market: Market) -> Iterator[Reason]:
    """What the cards of an area will build, what the opponent does not get, and what stays behind."""
    view = market.view
    known = sorted(_known(view.areas[area]), key=market.worth, reverse=True)
    for card in known[:2]:
        yield from _of_building(card, view)
    if len(view.seats) > 1 and known:
        wanted = max(known, key=lambda card: market.worth(card, mine=False))
        if market.worth(wanted, mine=False) >= ENOUGH:
            yield Reason("denies", wanted)
    for card in _known(view.areas[1 - area]):
        if view.box[card].family in DANGERS:
            yield Reason("avoids", card)
    if any(isinstance(card, Hidden) and card.card is None for card in view.areas[1 - area]):
        yield Reason("hidden", area=1 - area)


def _of_offering(offer: Offer, market: Market) -> Iterator[Reason]:
    """What an offer gives away, hides and keeps."""
    view = market.view
    for card, area, face_down in offer.lays:
        if view.box[card].family in DANGERS:
            yield Reason("sends", card, area=area)
        elif face_down:
            yield Reason("hides", card, area=area)
    kept = [card for card in view.me.hand or () if card not in [laid for laid, _, _ in offer.lays]]
    best = max(kept, key=lambda card: market.worth(card, mine=False), default=None)
    if best is not None and market.worth(best, mine=False) >= ENOUGH:
        yield Reason("keeps", best)
    cheap = min((card for card, _, _ in offer.lays), key=lambda card: market.worth(card, mine=False))
    if view.box[cheap].family not in DANGERS:
        yield Reason("cheap", cheap)


def _known(cards: tuple[Shown, ...]) -> list[CardId]:
    return [card.card if isinstance(card, Hidden) else card for card in cards if _is_known(card)]  # type: ignore[misc]


def _is_known(card: Shown) -> bool:
    return not isinstance(card, Hidden) or card.card is not None
