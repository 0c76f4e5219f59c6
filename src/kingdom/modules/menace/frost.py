"""FRO: Frost Giants, which freeze cards under construction."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Family, Kind
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.module import Stage
from kingdom.core.phases import PLANNING
from kingdom.core.reasons import Reason, why
from kingdom.core.showing import Holds, Spot
from kingdom.core.state import Cards, Player, Seat, SeatSlot, State
from kingdom.core.targets import Target, on_card
from kingdom.core.values import value
from kingdom.core.view import View
from kingdom.modules.menace.combat import (
    COMBAT,
    Vanquish,
    Vanquished,
    may_vanquish,
    not_to_be_vanquished,
    vanquishing,
)
from kingdom.modules.menace.shadows import DISCARD_FOR_SHADOW, GiveUp, to_give_up
from kingdom.modules.menace.shared import deck, is_menace, standing
from kingdom.rules.building import Abandon, Completed, is_full, may_complete
from kingdom.rules.planning import Slated

frost_giants = deck("frost_giants", "frost_giant")

FROZEN: SeatSlot[tuple[tuple[CardId, CardId], ...]] = frost_giants.keeps(SeatSlot("frozen", (), Holds.UNDER_CARDS))
"""The frozen cards under construction, each with the Giant under it."""


@value
class House(Action):
    """Put a Frost Giant under a card under construction, or under a card from Selection, which is thereby slated."""

    card: CardId
    template = "house giant under {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.card)


@value
class VanquishGiant(Action):
    """Vanquish the Frost Giant under a card, which completes the card."""

    card: CardId
    template = "vanquish giant under {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.card)

    def costs(self, view: View) -> Kind | None:
        giants = [giant for card, giant in view.me.slots.get(FROZEN.name, ()) if card == self.card]
        return view.box[giants[0]] if giants else None


@value
class HouseGiant(Duty):
    """The seat must choose a card for a Frost Giant to stand under."""

    clause = "FRO-4"


HOUSE_GIANT = HouseGiant()


# --- events


@value
class GiantHoused(Event):
    """A Frost Giant is put under a card, which is now frozen."""

    seat: Seat
    card: CardId
    giant: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(FROZEN, tuple(sorted([*player[FROZEN], (self.card, self.giant)])))


@value
class Thawed(Event):
    """A card is no longer frozen."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(FROZEN, tuple([pair for pair in player[FROZEN] if pair[0] != self.card]))


# --- Giants and their cards


def giant_under(player: Player, card: CardId) -> CardId | None:
    """The Giant under a card, if there is one."""
    return next((giant for frozen, giant in player[FROZEN] if frozen == card), None)


def card_above(player: Player, giant: CardId) -> CardId | None:
    """The card that a Giant stands under; None if it stands alone."""
    return next((card for card, under in player[FROZEN] if under == giant), None)


def giants_alone(state: State, seat: Seat) -> Cards:
    """The Giants of a seat that are not under a card: newly taken ones, and those without a shelter (FRO-5)."""
    player = state.players[seat]
    return tuple([giant for giant in standing(state, seat, frost_giants) if card_above(player, giant) is None])


def shelters(state: State, seat: Seat) -> Cards:
    """The Developments that a Giant can stand under: unfrozen ones under construction, and those in Selection."""
    player = state.players[seat]
    sites = [site.card for site in player.construction if giant_under(player, site.card) is None]
    selected = [card for card in player.selection if state.box[card].family is Family.DEVELOPMENT]
    return (*sites, *selected)


# --- housing


@frost_giants.begins(PLANNING, clause="FRO-4", stage=Stage.HOUSE)
def each_giant_is_to_be_housed(state: State) -> Iterable[Event]:
    for seat in state.order:
        for _ in range(min(len(giants_alone(state, seat)), len(shelters(state, seat)))):
            yield Owed(seat, HOUSE_GIANT)


@frost_giants.offers(HouseGiant, clause="FRO-1")
def under_a_card_under_construction_or_selected(state: State, seat: Seat) -> Iterable[Action]:
    return [House(card) for card in shelters(state, seat)] if giants_alone(state, seat) else ()


@frost_giants.resolves(House, clause="FRO-1")
def house(state: State, seat: Seat, action: House) -> Iterable[Event]:
    if action.card in state.players[seat].selection:
        yield Slated(seat, action.card)
    yield GiantHoused(seat, action.card, giants_alone(state, seat)[0])
    yield Discharged(seat)


@frost_giants.on(Discharged, clause="FRO-5")
def without_a_shelter_a_giant_stands_alone(state: State, event: Discharged) -> Iterable[Event]:
    """A Shadow may have taken the last card that a Giant could stand under (SHA-3)."""
    if state.players[event.seat].owes[:1] == (HOUSE_GIANT,) and not shelters(state, event.seat):
        yield Discharged(event.seat)


@frost_giants.forbids(GiveUp, clause="SHA-3")
def a_shelter_is_not_given_up_while_treasures_will_do(state: State, seat: Seat, action: GiveUp) -> Reason | None:
    """As many effects as possible must apply, so Shadows take Treasures before a Giant loses its shelter."""
    offered = to_give_up(state, seat)
    treasures = [card for card in offered if state.box[card].family is Family.TREASURE]
    if action.card not in offered or action.card in treasures:
        return None
    wanted = state.players[seat].owes.count(DISCARD_FOR_SHADOW)
    if len(treasures) < wanted or len(shelters(state, seat)) > len(giants_alone(state, seat)):
        return None
    return why("shelter-needed", card=state.rules.names[action.card])


# --- frozen cards

frost_giants.points_at(Spot.CONSTRUCTION, "frozen")


@frost_giants.amends(may_complete, clause="FRO-2")
def a_frozen_card_is_not_completed(may: bool, state: State, seat: Seat, card: CardId) -> bool:
    return may and giant_under(state.players[seat], card) is None


@frost_giants.forbids(Abandon, clause="FRO-2")
def a_frozen_card_is_not_recycled(state: State, seat: Seat, action: Abandon) -> Reason | None:
    if giant_under(state.players[seat], action.card) is not None:
        return why("frozen", card=state.rules.names[action.card])
    return None


# --- vanquishing


@frost_giants.amends(may_vanquish, clause="FRO-3")
def only_under_a_card_with_all_its_spaces_filled(may: bool, state: State, seat: Seat, card: CardId) -> bool:
    """Consequently, a Giant that stands alone cannot be vanquished at all (FRO-5)."""
    if not may or not is_menace(state, card, frost_giants):
        return may
    player = state.players[seat]
    above = card_above(player, card)
    return above is not None and is_full(state, player.site(above))


@frost_giants.forbids(Vanquish, clause="FRO-3")
def the_card_above_is_named(state: State, seat: Seat, action: Vanquish) -> Reason | None:
    """Giants are identical, so the player names the card above instead."""
    card = card_above(state.players[seat], action.menace)
    if card is None or not_to_be_vanquished(state, seat, action.menace) is not None:
        return None
    return why("name-card-above", copy=state.rules.names[card])


@frost_giants.offers(COMBAT, clause="FRO-3")
def a_giant_under_a_filled_card(state: State, seat: Seat) -> Iterable[Action]:
    frozen = state.players[seat][FROZEN]
    return [VanquishGiant(card) for card, giant in frozen if may_vanquish(state, seat, giant)]


@frost_giants.resolves(VanquishGiant, clause="FRO-3")
def vanquish_the_giant(state: State, seat: Seat, action: VanquishGiant) -> Iterable[Event]:
    for card, giant in state.players[seat][FROZEN]:
        if card == action.card:
            yield from vanquishing(state, seat, giant)


@frost_giants.on(Vanquished, clause="FRO-3")
def the_card_above_is_completed_at_once(state: State, event: Vanquished) -> Iterable[Event]:
    card = card_above(state.players[event.seat], event.card)
    if card is not None:
        yield Thawed(event.seat, card)
        yield Completed(event.seat, card)


# --- refusals


@frost_giants.refuses(House, clause="FRO-4")
def only_while_a_giant_is_to_be_housed(state: State, seat: Seat, action: House) -> Reason | None:
    if HOUSE_GIANT not in state.players[seat].owes:
        return why("no-giant-to-house")
    return None


@frost_giants.refuses(House, clause="FRO-1")
def only_under_a_development_of_ones_own(state: State, seat: Seat, action: House) -> Reason | None:
    if giant_under(state.players[seat], action.card) is None:
        return why("no-shelter", card=state.rules.names[action.card])
    return None


@frost_giants.refuses(House, clause="FRO-1")
def only_where_no_giant_stands_yet(state: State, seat: Seat, action: House) -> Reason:
    return why("giant-there", card=state.rules.names[action.card])


@frost_giants.refuses(VanquishGiant, clause="FRO-3")
def only_where_a_giant_stands(state: State, seat: Seat, action: VanquishGiant) -> Reason | None:
    if giant_under(state.players[seat], action.card) is None:
        return why("no-giant-under", card=state.rules.names[action.card])
    return None


@frost_giants.refuses(VanquishGiant, clause="MEN-5")
def only_in_combat_with_enough_soldiers(state: State, seat: Seat, action: VanquishGiant) -> Reason | None:
    giant = giant_under(state.players[seat], action.card)
    return None if giant is None else not_to_be_vanquished(state, seat, giant)


@frost_giants.refuses(VanquishGiant, clause="FRO-3")
def only_under_a_card_that_is_filled(state: State, seat: Seat, action: VanquishGiant) -> Reason:
    return why("fill-first", card=state.rules.names[action.card])


@frost_giants.refuses(Vanquish, clause="FRO-5")
def a_giant_alone_is_not_vanquished(state: State, seat: Seat, action: Vanquish) -> Reason | None:
    return why("giant-alone")
