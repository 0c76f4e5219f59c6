"""Advice: a bot's decision, with reasons in terms of the game. The bot sees only what the seat sees.

Any bot can give advice. The reasons come from the steward, whose valuation is easy to interpret; a bot that can explain
its own play may provide its own adviser behind the same function.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kingdom.bots.bot import Budget
from kingdom.bots.registry import make
from kingdom.bots.steward.choosing import DANGERS, Market, planned_worth
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.phases import LAST
from kingdom.core.resources import SOLDIER
from kingdom.core.view import Hidden, Shown, View
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import FROZEN, VanquishGiant
from kingdom.modules.menace.thieves import VanquishThief
from kingdom.rules.building import Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate

THINKING = Budget(seconds=1.0)
MOST_REASONS = 4
FILLING = (Place, UseKrystallium, UseSoldier)
VANQUISHING = (Vanquish, VanquishGiant, VanquishThief)
ENOUGH = 1.0
"""From this many points on, a card is worth taking away from the opponent."""


@dataclass(frozen=True, slots=True)
class AdviceReason:
    """One reason: its kind, the card it is about, and a number."""

    kind: str
    card: CardId | None = None
    number: int = 0
    area: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended plan, the reasons for it, and the worth of the alternatives."""

    plan: tuple[Action, ...]
    reasons: tuple[AdviceReason, ...]
    weighed: tuple[tuple[Action, float], ...] = ()
    """The areas to choose from, with their worth in points; empty if the decision is not about areas."""
    by: str | None = None
    """The bot that gave the advice, if it was a substitute."""


def advise(view: View, bot: str = "steward") -> Advice:
    """A bot's plan for this view, with reasons. The same view gets the same advice."""
    answer = make(bot, 0).decide(view, THINKING)
    plan = (answer,) if isinstance(answer, Action) else tuple(answer)
    market = Market(view)
    selects = [action for action in view.options if isinstance(action, Select)]
    weighed = tuple((action, planned_worth(market, action.area)) for action in selects) if len(view.seats) > 1 else ()
    return Advice(plan, reasons_for(view, plan), weighed)


def reasons_for(view: View, plan: tuple[Action, ...]) -> tuple[AdviceReason, ...]:
    """The first few reasons for a plan."""
    market = Market(view)
    reasons = [reason for at, action in enumerate(plan) for reason in _reasons(action, market, plan[:at])]
    return tuple(dict.fromkeys(reasons))[:MOST_REASONS]


def _reasons(action: Action, market: Market, before: tuple[Action, ...]) -> Iterator[AdviceReason]:
    """The reasons for one action of a plan, given the actions before it."""
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
                yield AdviceReason("recycle", action.card)
        case Place() if action.card is not None:
            yield _of_filling(action.card, view, before)
        case UseKrystallium() | UseSoldier():
            yield _of_filling(action.card, view, before)
        case Vanquish() | VanquishGiant() | VanquishThief():
            yield from _of_vanquishing(action, view)
        case Done() if not before:
            yield _of_stopping(view)
        case _:
            return


def _of_building(card: CardId, view: View) -> Iterator[AdviceReason]:
    """The benefits of a card: cubes in every future round, and points."""
    kind = view.box[card]
    if kind.icons:
        yield AdviceReason("makes", card, len(kind.icons))
    if kind.points > 0:
        yield AdviceReason("points", card, kind.points)
    for _, points in kind.points_per:
        yield AdviceReason("per-type", card, points)


def _of_filling(card: CardId, view: View, before: tuple[Action, ...]) -> AdviceReason:
    """The progress of a card under construction, counting the cubes on it and those the plan has placed before."""
    filled = sum(sum(site.filled) for site in view.me.construction if site.card == card)
    filled += sum(isinstance(action, FILLING) and action.card == card for action in before)
    left = sum(view.box[card].cost) - filled - 1
    return AdviceReason("completes" if left <= 0 else "nearer", card, left)


def _of_vanquishing(action: Vanquish | VanquishGiant | VanquishThief, view: View) -> Iterator[AdviceReason]:
    """The points the Menace no longer costs, and the card it completes or frees an icon of."""
    match action:
        case Vanquish():
            menace = action.menace
        case VanquishGiant():
            menace = next(giant for card, giant in view.me.slots[FROZEN.name] if card == action.card)
            yield AdviceReason("completes", action.card)
        case VanquishThief():
            menace = action.thief
            yield AdviceReason("frees", action.card)
    if (points := -view.box[menace].points) > 0:
        yield AdviceReason("spares", menace, points)


def _of_stopping(view: View) -> AdviceReason:
    """The reason to stop, although more actions may be possible."""
    if any(isinstance(action, VANQUISHING) for action in view.options):
        waiting = [
            site.card for site in view.me.construction if site.filled[SOLDIER] < view.box[site.card].cost[SOLDIER]
        ]
        wanted = max(waiting, key=lambda card: view.box[card].points, default=None)
        return AdviceReason("soldiers-later") if wanted is None else AdviceReason("soldiers-for", wanted)
    if not any(isinstance(action, (UseKrystallium, UseSoldier)) for action in view.options):
        return AdviceReason("nothing-left")
    return AdviceReason("stock-worthless" if view.phase is LAST else "stock-later")


def _of_taking(area: int, market: Market) -> Iterator[AdviceReason]:
    """The benefits of an area's cards, the card denied to the opponent, and the dangers and secrets left behind."""
    view = market.view
    known = sorted(_known(view.areas[area]), key=market.worth, reverse=True)
    for card in known[:2]:
        yield from _of_building(card, view)
    if len(view.seats) > 1 and known:
        wanted = max(known, key=lambda card: market.worth(card, mine=False))
        if market.worth(wanted, mine=False) >= ENOUGH:
            yield AdviceReason("denies", wanted)
    for card in _known(view.areas[1 - area]):
        if view.box[card].family in DANGERS:
            yield AdviceReason("avoids", card)
    if any(isinstance(card, Hidden) and card.card is None for card in view.areas[1 - area]):
        yield AdviceReason("hidden", area=1 - area)


def _of_offering(offer: Offer, market: Market) -> Iterator[AdviceReason]:
    """The cards that an offer passes on, hides and holds back."""
    view = market.view
    for card, area, face_down in offer.lays:
        if view.box[card].family in DANGERS:
            yield AdviceReason("sends", card, area=area)
        elif face_down:
            yield AdviceReason("hides", card, area=area)
    kept = [card for card in view.me.hand or () if card not in [laid for laid, _, _ in offer.lays]]
    best = max(kept, key=lambda card: market.worth(card, mine=False), default=None)
    if best is not None and market.worth(best, mine=False) >= ENOUGH:
        yield AdviceReason("keeps", best)
    cheap = min((card for card, _, _ in offer.lays), key=lambda card: market.worth(card, mine=False))
    if view.box[cheap].family not in DANGERS:
        yield AdviceReason("cheap", cheap)


def _known(cards: tuple[Shown, ...]) -> list[CardId]:
    return [card.card if isinstance(card, Hidden) else card for card in cards if _is_known(card)]  # type: ignore[misc]


def _is_known(card: Shown) -> bool:
    return not isinstance(card, Hidden) or card.card is not None
