"""CON: placing cubes, Krystallium and Soldiers, completing cards, Alchemy, and the actions allowed at any time."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import (
    KRYSTALLIUM,
    NO_CUBES,
    ONE_CUBE,
    RESOURCES,
    SOLDIER,
    SPACES,
    Cubes,
    Resource,
    Spaces,
    add_cubes,
    take_cubes,
)
from kingdom.core.showing import Spot
from kingdom.core.state import Seat, Site, State
from kingdom.core.targets import Target, in_alchemy, on_card, on_space
from kingdom.core.values import value
from kingdom.rules.base import base

FULL_ALCHEMY = 5
"""The number of cubes that become one Krystallium (CON-3)."""


@value
class Place(Action):
    """Put a cube from hand on an open space of its kind, or in Alchemy (PLA-3, PRO-4)."""

    resource: Resource
    card: CardId | None
    template = "place {resource:resource} on {card:card?alchemy}"
    ends_a_plan = False

    def target(self) -> Target:
        return in_alchemy(self.resource) if self.card is None else on_space(self.card, self.resource)


@value
class UseKrystallium(Action):
    """Fill an open space with a Krystallium from stock; the action names the kind of space (CON-4, CON-11)."""

    card: CardId
    space: int
    template = "krystallium on {card:card} as {space:space}"
    ends_a_plan = False
    deliberate = "krystallium"

    def target(self) -> Target:
        return on_space(self.card, self.space)


@value
class UseSoldier(Action):
    """Fill an open Soldier space with a Soldier from stock (CON-5)."""

    card: CardId
    template = "soldier on {card:card}"
    ends_a_plan = False
    deliberate = "soldier"

    def target(self) -> Target:
        return on_space(self.card, SOLDIER)


@value
class Abandon(Action):
    """Discard one of your cards under construction; its recycling bonus goes to Alchemy (CON-6)."""

    card: CardId
    template = "abandon {card:card}"
    ends_a_plan = False
    deliberate = "abandon"

    def target(self) -> Target:
        return on_card(self.card)


# --- events


@value
class CubesGained(Event):
    """A seat gains cubes in hand, to be placed one by one."""

    seat: Seat
    cubes: Cubes

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.cubes = add_cubes(player.cubes, self.cubes)


@value
class CubesSpent(Event):
    """Cubes leave the hand."""

    seat: Seat
    cubes: Cubes
    bookkeeping = True

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.cubes = take_cubes(player.cubes, self.cubes)


@value
class SpaceFilled(Event):
    """A space of a card under construction is filled. Another event spends the cube, Krystallium or Soldier."""

    seat: Seat
    card: CardId
    space: int

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.construction = tuple(
            [
                site if site.card != self.card else Site(site.card, _one_more(site.filled, self.space))
                for site in player.construction
            ]
        )


def _one_more(filled: Spaces, space: int) -> Spaces:
    counts = list(filled)
    counts[space] += 1
    return tuple(counts)  # type: ignore[return-value]


@value
class CubeStored(Event):
    """A cube is put in Alchemy."""

    seat: Seat
    resource: Resource

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.alchemy = add_cubes(player.alchemy, ONE_CUBE[self.resource])


@value
class AlchemyFull(Event):
    """Five cubes in Alchemy automatically become a Krystallium (CON-3)."""

    seat: Seat

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.alchemy = NO_CUBES
        player.krystallium += 1


@value
class KrystalliumGained(Event):
    """The stock of Krystallium changes; a negative count means spending."""

    seat: Seat
    count: int

    def change(self, state: State) -> None:
        state.players[self.seat].krystallium += self.count


@value
class SoldiersGained(Event):
    """The stock of Soldiers changes; a negative count means spending. The Soldier in Training is not affected."""

    seat: Seat
    count: int

    def change(self, state: State) -> None:
        state.players[self.seat].soldiers += self.count


@value
class Completed(Event):
    """A card is built: everything on it returns to the supply, and the card joins the Duchy."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.construction = tuple([site for site in player.construction if site.card != self.card])
        player.duchy = (*player.duchy, self.card)


@value
class Abandoned(Event):
    """A card under construction is discarded, and everything on it is lost."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.construction = tuple([site for site in player.construction if site.card != self.card])
        player.discards = player.discards | {self.card}


# --- cubes and spaces


def is_full(state: State, site: Site) -> bool:
    """True if all the spaces of a card under construction are filled."""
    return site.filled == state.box[site.card].cost


@base.offers(None, clause="PLA-3")
def place_a_cube(state: State, seat: Seat) -> Iterable[Action]:
    """Allowed in every phase while there are cubes in hand (PLA-9)."""
    player = state.players[seat]
    cubes = player.cubes
    if cubes == NO_CUBES:
        return ()
    box = state.box
    found: list[Action] = []
    for resource in RESOURCES:
        if cubes[resource]:
            for site in player.construction:
                if site.filled[resource] < box[site.card].cost[resource]:
                    found.append(Place(resource, site.card))
            found.append(Place(resource, None))
    return found


@base.resolves(Place, clause="PLA-3")
def place(state: State, seat: Seat, action: Place) -> Iterable[Event]:
    yield CubesSpent(seat, ONE_CUBE[action.resource])
    if action.card is None:
        yield CubeStored(seat, action.resource)
    else:
        yield SpaceFilled(seat, action.card, action.resource)


@base.on(CubeStored, clause="CON-3")
def five_cubes_become_a_krystallium(state: State, event: CubeStored) -> Iterable[Event]:
    """Cubes enter one by one, so the fifth transmutes at once and the sixth starts a new set (CON-10)."""
    if sum(state.players[event.seat].alchemy) >= FULL_ALCHEMY:
        yield AlchemyFull(event.seat)


def stored(seat: Seat, cubes: Cubes) -> Iterable[Event]:
    """Cubes that reach Alchemy together enter in the order of GEN-1 (CON-10)."""
    for resource in RESOURCES:
        for _ in range(cubes[resource]):
            yield CubeStored(seat, resource)


@base.query(clause="CON-1")
def may_complete(state: State, seat: Seat, card: CardId) -> bool:
    """True if a card with all its spaces filled is completed now."""
    return True


@base.on(SpaceFilled, clause="CON-1")
def a_full_card_is_completed_at_once(state: State, event: SpaceFilled) -> Iterable[Event]:
    site = state.players[event.seat].site(event.card)
    if is_full(state, site) and may_complete(state, event.seat, event.card):
        yield Completed(event.seat, event.card)


@base.on(Completed, clause="CON-1")
def its_construction_bonus_is_gained(state: State, event: Completed) -> Iterable[Event]:
    kind = state.box[event.card]
    if kind.bonus_krystallium:
        yield KrystalliumGained(event.seat, kind.bonus_krystallium)
    if kind.bonus_soldiers:
        yield SoldiersGained(event.seat, kind.bonus_soldiers)


# --- any time


@base.offers(None, clause="CON-4")
def a_krystallium_on_any_resource_space(state: State, seat: Seat) -> Iterable[Action]:
    player = state.players[seat]
    if not player.krystallium:
        return ()
    box = state.box
    return [
        UseKrystallium(card, space)
        for card, filled in player.construction
        for space in range(KRYSTALLIUM + 1)
        if filled[space] < box[card].cost[space]
    ]


@base.resolves(UseKrystallium, clause="CON-4")
def use_krystallium(state: State, seat: Seat, action: UseKrystallium) -> Iterable[Event]:
    yield KrystalliumGained(seat, -1)
    yield SpaceFilled(seat, action.card, action.space)


@base.offers(None, clause="CON-5")
def a_soldier_on_a_soldier_space(state: State, seat: Seat) -> Iterable[Action]:
    player = state.players[seat]
    if not player.soldiers:
        return ()
    box = state.box
    return [UseSoldier(card) for card, filled in player.construction if filled[SOLDIER] < box[card].cost[SOLDIER]]


@base.resolves(UseSoldier, clause="CON-5")
def use_soldier(state: State, seat: Seat, action: UseSoldier) -> Iterable[Event]:
    yield SoldiersGained(seat, -1)
    yield SpaceFilled(seat, action.card, SOLDIER)


@base.offers(None, clause="CON-6")
def discard_a_card_under_construction(state: State, seat: Seat) -> Iterable[Action]:
    return [Abandon(site.card) for site in state.players[seat].construction]


@base.resolves(Abandon, clause="CON-6")
def abandon(state: State, seat: Seat, action: Abandon) -> Iterable[Event]:
    yield Abandoned(seat, action.card)
    yield from stored(seat, state.box[action.card].recycling)


# --- refusals


@base.refuses(Place, clause="PLA-3")
def a_cube_in_hand(state: State, seat: Seat, action: Place) -> Reason | None:
    there = state.players[seat].cubes[action.resource]
    return None if there else why("no-cube", resource=SPACES[action.resource])


base.points_at(Spot.STOCK, "no-krystallium", "no-soldier")
base.points_at(Spot.CONSTRUCTION, "no-open-space")


@base.refuses(UseKrystallium, clause="CON-4")
def a_krystallium_in_stock(state: State, seat: Seat, action: UseKrystallium) -> Reason | None:
    if action.space == SOLDIER:
        return why("krystallium-soldier")
    return None if state.players[seat].krystallium else why("no-krystallium")


@base.refuses(UseSoldier, clause="CON-5")
def a_soldier_in_stock(state: State, seat: Seat, action: UseSoldier) -> Reason | None:
    there = state.players[seat].soldiers
    return None if there else why("no-soldier")


Building = Place | UseKrystallium | UseSoldier | Abandon


def only_your_own_cards_under_construction(state: State, seat: Seat, action: Building) -> Reason | None:
    if action.card is None or any(site.card == action.card for site in state.players[seat].construction):
        return None
    return why("not-under-construction", card=state.rules.names[action.card])


base.refuses(Place, clause="PLA-3")(only_your_own_cards_under_construction)
base.refuses(UseKrystallium, clause="CON-4")(only_your_own_cards_under_construction)
base.refuses(UseSoldier, clause="CON-5")(only_your_own_cards_under_construction)
base.refuses(Abandon, clause="CON-6")(only_your_own_cards_under_construction)


@base.refuses(Place, clause="PLA-3")
def an_open_space_for_the_cube(state: State, seat: Seat, action: Place) -> Reason | None:
    return None if action.card is None else _no_open_space(state, action.card, action.resource)


@base.refuses(UseKrystallium, clause="CON-4")
def an_open_space_for_the_krystallium(state: State, seat: Seat, action: UseKrystallium) -> Reason:
    return _no_open_space(state, action.card, action.space)


@base.refuses(UseSoldier, clause="CON-5")
def an_open_space_for_the_soldier(state: State, seat: Seat, action: UseSoldier) -> Reason:
    return _no_open_space(state, action.card, SOLDIER)


def _no_open_space(state: State, card: CardId, space: int) -> Reason:
    return why("no-open-space", card=state.rules.names[card], resource=SPACES[space])
