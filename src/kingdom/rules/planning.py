"""PLA: the Planning phase. Selected cards are turned up, then slated or recycled."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event, SeatDone
from kingdom.core.module import Stage
from kingdom.core.phases import LAST, PLANNING, STEPS
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES
from kingdom.core.showing import Spot
from kingdom.core.state import Cards, Seat, Site, State
from kingdom.core.targets import FINISHED, Target, on_card
from kingdom.core.values import less, value, without
from kingdom.rules.base import base
from kingdom.rules.building import CubesGained


@value
class Slate(Action):
    """Move a card from Selection to Construction."""

    card: CardId
    template = "slate {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.card)


@value
class Recycle(Action):
    """Discard a card from Selection for its recycling bonus."""

    card: CardId
    template = "recycle {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.card)


@value
class Done(Action):
    """End your part in this window."""

    template = "done"
    ends_a_plan = True

    def target(self) -> Target:
        return FINISHED


# --- events


@value
class TurnedUp(Event):
    """Face-down cards of a Selection are turned up for all to see."""

    seat: Seat
    cards: Cards
    barrier = "several-turned-up"

    def change(self, state: State) -> None:
        state.face_down = less(state.face_down, *self.cards)


@value
class CalamityJoined(Event):
    """A Calamity joins the Duchy of the seat that took it."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.duchy = (*player.duchy, self.card)


@value
class Slated(Event):
    """A card is now under construction."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.construction = (*player.construction, Site(self.card))


@value
class Recycled(Event):
    """A card is discarded from Selection."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.discards = player.discards | {self.card}


# --- the start of Planning


@base.begins(PLANNING, clause="PLA-1")
def face_down_cards_are_turned_up(state: State) -> Iterable[Event]:
    for seat in state.order:
        hidden = [card for card in state.players[seat].selection if card in state.face_down]
        if hidden:
            yield TurnedUp(seat, tuple(hidden))


@base.begins(PLANNING, clause="PLA-5", stage=Stage.JOIN)
def calamities_join_the_duchy(state: State) -> Iterable[Event]:
    for seat in state.order:
        for card in state.players[seat].selection:
            if state.box[card].family is Family.CALAMITY:
                yield CalamityJoined(seat, card)


# --- actions


@base.offers(PLANNING, clause="PLA-2")
def slate_or_recycle(state: State, seat: Seat) -> Iterable[Action]:
    """Treasures can only be recycled (PLA-4). Calamities and similar cards have already left the Selection (PLA-5)."""
    player = state.players[seat]
    found: list[Action] = []
    if player.cubes == NO_CUBES:
        for card in player.selection:
            family = state.box[card].family
            if family is Family.DEVELOPMENT:
                found.append(Slate(card))
                found.append(Recycle(card))
            elif family is Family.TREASURE:
                found.append(Recycle(card))
    return found


@base.resolves(Slate, clause="PLA-2")
def slate(state: State, seat: Seat, action: Slate) -> Iterable[Event]:
    yield Slated(seat, action.card)


@base.resolves(Recycle, clause="PLA-3")
def recycle(state: State, seat: Seat, action: Recycle) -> Iterable[Event]:
    yield Recycled(seat, action.card)
    yield CubesGained(seat, state.box[action.card].recycling)


def done_with_the_window(state: State, seat: Seat) -> Iterable[Action]:
    """A seat with no cubes in hand and an empty Selection can end its part in the window, and has to (PLA-7, PRO-7)."""
    player = state.players[seat]
    return () if player.cubes != NO_CUBES or player.selection else (DONE,)


DONE = Done()

for _phase, _clause in ((PLANNING, "PLA-7"), *((step, "PRO-7") for step in STEPS), (LAST, "CON-12")):
    base.offers(_phase, clause=_clause)(done_with_the_window)


@base.resolves(Done, clause="PLA-7")
def done(state: State, seat: Seat, action: Done) -> Iterable[Event]:
    yield SeatDone(seat)


# --- refusals


def calamities_stay_in_the_duchy(state: State, seat: Seat, action: Slate | Recycle) -> Reason | None:
    if state.box[action.card].family is Family.CALAMITY:
        return why("calamity")
    return None


base.refuses(Slate, clause="PLA-5")(calamities_stay_in_the_duchy)
base.refuses(Recycle, clause="PLA-5")(calamities_stay_in_the_duchy)


def only_selected_cards_in_planning(state: State, seat: Seat, action: Slate | Recycle) -> Reason | None:
    if state.phase is not PLANNING:
        return why("plan-in-planning", phase=state.phase.name)
    if action.card not in state.players[seat].selection:
        return why("not-in-selection", card=state.rules.names[action.card])
    return None


base.refuses(Slate, clause="PLA-2")(only_selected_cards_in_planning)
base.refuses(Recycle, clause="PLA-2")(only_selected_cards_in_planning)


@base.refuses(Done, clause="PRO-7")
def only_a_window_is_closed_by_saying_so(state: State, seat: Seat, action: Done) -> Reason | None:
    if not state.phase.window:
        return why("not-a-window", phase=state.phase.name)
    return None


base.points_at(Spot.CUBES, "place-first")
base.points_at(Spot.SELECTION, "selection-first")


def cubes_in_hand_are_placed_first(state: State, seat: Seat, action: Action) -> Reason | None:
    if state.players[seat].cubes != NO_CUBES:
        return why("place-first")
    return None


base.refuses(Slate, clause="PLA-9")(cubes_in_hand_are_placed_first)
base.refuses(Recycle, clause="PLA-9")(cubes_in_hand_are_placed_first)
base.refuses(Done, clause="PLA-9")(cubes_in_hand_are_placed_first)


@base.refuses(Slate, clause="PLA-4")
def treasures_are_recycled(state: State, seat: Seat, action: Slate) -> Reason | None:
    return why("treasure") if state.box[action.card].family is Family.TREASURE else None


@base.refuses(Done, clause="PLA-7")
def selection_is_emptied_first(state: State, seat: Seat, action: Done) -> Reason | None:
    return why("selection-first") if state.players[seat].selection else None
