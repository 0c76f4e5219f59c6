"""PRO: the Production phase, four steps of production, supremacy and construction."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kingdom.core.cards import CardType, Icon
from kingdom.core.events import Event
from kingdom.core.phases import STEPS
from kingdom.core.resources import ONE_CUBE, Cubes, Resource
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from kingdom.rules.base import base
from kingdom.rules.building import CubesGained


@value
class Produced(Event):
    """A seat announces its production in a step."""

    seat: Seat
    resource: Resource
    count: int

    def change(self, state: State) -> None:
        """Nothing moves yet: these totals decide supremacy first, then the seats take their cubes."""


@value
class SupremacyWon(Event):
    """The supremacy bonus: the Soldier in Training moves to the stock, or a new one is put in Training (PRO-3)."""

    seat: Seat
    resource: Resource

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.soldiers += player.training
        player.training = 0 if player.training else 1


def cards_of_type(state: State, seat: Seat, card_type: CardType) -> int:
    """The number of cards of a type in the Duchy of a seat (GEN-3)."""
    box = state.box
    return sum(1 for card in state.players[seat].duchy if box[card].type is card_type)


def cubes_of_icon(state: State, seat: Seat, icon: Icon) -> int:
    """The number of cubes an icon produces: one, or one for each card of its type in the Duchy (GEN-3)."""
    return 1 if icon.per is None else cards_of_type(state, seat, icon.per)


@base.query(clause="PRO-2")
def produces(state: State, seat: Seat, resource: Resource) -> int:
    """The number of cubes of a resource that a seat's Duchy produces in the step of that resource."""
    box = state.box
    made = 0
    for card in state.players[seat].duchy:
        for icon in box[card].icons:
            if icon.resource is resource:
                made += 1 if icon.per is None else cards_of_type(state, seat, icon.per)
    return made


@base.query(clause="PRO-3")
def supreme(state: State, totals: tuple[int, ...]) -> Seat | None:
    """The seat that gets the supremacy bonus for these totals: the one with strictly more, if any."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None


def _step(resource: Resource) -> Callable[[State], Iterable[Event]]:
    def production_then_supremacy_then_construction(state: State) -> Iterable[Event]:
        totals = tuple([produces(state, seat, resource) for seat in range(len(state.players))])
        for seat in state.order:
            yield Produced(seat, resource, totals[seat])
        winner = supreme(state, totals)
        if winner is not None:
            yield SupremacyWon(winner, resource)
        for seat in state.order:
            if totals[seat]:
                yield CubesGained(seat, heap(resource, totals[seat]))

    return production_then_supremacy_then_construction


def heap(resource: Resource, count: int) -> Cubes:
    """A heap of one resource."""
    m, p, g, e = ONE_CUBE[resource]
    return (m * count, p * count, g * count, e * count)


for _phase in STEPS:
    if _phase.resource is not None:
        base.begins(_phase, clause="PRO-1")(_step(_phase.resource))
