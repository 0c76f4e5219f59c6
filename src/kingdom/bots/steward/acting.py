"""Turns a plan into actions, tried on an imagined state to make sure that each is legal when its turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingdom.bots.steward.estate import EstateWork
from kingdom.bots.steward.planner import Plan
from kingdom.bots.steward.season import Season, cubes_for
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.engine import options, push
from kingdom.core.imagine import imagine
from kingdom.core.resources import KRYSTALLIUM, SOLDIER, Resource
from kingdom.core.state import Site
from kingdom.core.view import View
from kingdom.rules.building import Place, UseKrystallium, UseSoldier
from kingdom.rules.planning import Done, Recycle, Slate


class Acting:
    """Plays for one seat on an imagined state, and records the actions."""

    def __init__(self, view: View, random: Random) -> None:
        self.state = imagine(view, random.random)
        self.seat = view.me.seat
        self.phase = view.phase
        self.done: list[Action] = []

    def do(self, action: Action) -> bool:
        """Play an action if it is legal and the window is still the same; returns whether it was played."""
        if self.state.phase is not self.phase or action not in options(self.state, self.seat):
            return False
        push(self.state, self.seat, action)
        self.done.append(action)
        return True

    def sites(self) -> dict[CardId, Site]:
        return {site.card: site for site in self.state.players[self.seat].construction}


def carry_out(view: View, plan: Plan, season: Season, random: Random) -> list[Action]:
    """The actions of a plan: slate, recycle, place, spend, done."""
    acting = Acting(view, random)
    slated = {work.card for work in plan.order if not work.slated}
    for work in plan.order:
        if work.card is not None and not work.slated:
            acting.do(Slate(work.card))
    _place_all(acting, plan.order, last=season.is_last)
    for card in acting.state.players[acting.seat].selection:
        if card not in slated:
            acting.do(Recycle(card))
            _place_all(acting, plan.order, last=season.is_last)
    spared = Spared()
    for work in plan.order:
        if work.card is None:
            spared.keep(work)
        else:
            _spend(acting, work, work.card, season.steps, spared)
    acting.do(Done())
    return acting.done or [view.options[0]]


def _place_all(acting: Acting, order: Sequence[EstateWork], *, last: bool) -> None:
    for resource in range(4):
        while acting.state.players[acting.seat].cubes[resource]:
            if not acting.do(Place(Resource(resource), _target(acting, order, resource, last=last))):
                return


def _target(acting: Acting, order: Sequence[EstateWork], resource: int, *, last: bool) -> CardId | None:
    """The first work that needs the cube; None, meaning Alchemy, if none does or a Quest step comes first."""
    sites = acting.sites()
    player = acting.state.players[acting.seat]
    for work in order:
        if work.card is None:
            if work.kind.cost[resource] > player.alchemy[resource]:
                return None
            lacking = work.need[KRYSTALLIUM] - player.krystallium
            if last and cubes_for(lacking, _beyond(player.alchemy, work.kind.cost)):
                return None
        elif work.card in sites and sites[work.card].filled[resource] < work.kind.cost[resource]:
            return work.card
    return None


def _beyond(alchemy: Sequence[int], cost: Sequence[int]) -> list[int]:
    """The cubes in Alchemy that a Quest step itself does not need."""
    return [max(stored - asked, 0) for stored, asked in zip(alchemy, cost[:4], strict=True)]


class Spared:
    """The Krystallium and Soldiers reserved for Quest steps that come earlier in the order."""

    def __init__(self) -> None:
        self.krystallium = 0
        self.soldiers = 0

    def keep(self, work: EstateWork) -> None:
        self.krystallium += work.need[KRYSTALLIUM]
        self.soldiers += work.need[SOLDIER]


def _spend(acting: Acting, work: EstateWork, card: CardId, to_come: tuple[int, ...], spared: Spared) -> None:
    """Spend Krystallium and Soldiers if they complete a card that nothing else would complete this round."""
    site = acting.sites().get(card)
    if site is None or work.guard is not None:
        return
    player = acting.state.players[acting.seat]
    need = [cost - filled for cost, filled in zip(work.kind.cost, site.filled, strict=True)]
    lacking = sum(need[: KRYSTALLIUM + 1])
    waits = any(need[resource] and resource in to_come for resource in range(4))
    stock = min(player.krystallium - spared.krystallium, 3)
    if waits or lacking > max(stock, 0) or need[SOLDIER] > max(player.soldiers - spared.soldiers, 0):
        return
    for space in range(KRYSTALLIUM + 1):
        for _ in range(need[space]):
            acting.do(UseKrystallium(card, space))
    for _ in range(need[SOLDIER]):
        acting.do(UseSoldier(card))
