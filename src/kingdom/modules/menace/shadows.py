"""SHA: Shadows, which force the seat that takes them to give up cards from its Selection."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Family
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.module import Stage
from kingdom.core.phases import PLANNING
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES, add_cubes
from kingdom.core.showing import Holds
from kingdom.core.state import Cards, Seat, SeatSlot, State
from kingdom.core.targets import Target, on_card
from kingdom.core.values import value, without
from kingdom.modules.menace.shared import deck, standing
from kingdom.rules.building import stored

shadows = deck("shadows", "shadow")

GIVEN_UP: SeatSlot[Cards] = shadows.keeps(SeatSlot("given_up", (), Holds.CARDS))
"""The cards a seat has discarded for Shadows in this Planning; the opponent gets their bonuses at its end."""


@value
class GiveUp(Action):
    """Discard a card from Selection for a Shadow, without its recycling bonus."""

    card: CardId
    template = "give up {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.card)


@value
class DiscardForShadow(Duty):
    """The seat must discard a card for a Shadow."""

    clause = "SHA-1"


DISCARD_FOR_SHADOW = DiscardForShadow()


# --- events


@value
class ShadowDiscarded(Event):
    """A seat discards a card for a Shadow."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.discards = player.discards | {self.card}
        player.put(GIVEN_UP, tuple(sorted([*player[GIVEN_UP], self.card])))


@value
class ShadowsPassed(Event):
    """The list of cards given up is cleared at the end of Planning."""

    seat: Seat
    bookkeeping = True

    def change(self, state: State) -> None:
        state.players[self.seat].put(GIVEN_UP, ())


# --- rules


def to_give_up(state: State, seat: Seat) -> Cards:
    """The cards that Shadows can make a seat discard: Developments and Treasures in its Selection."""
    families = (Family.DEVELOPMENT, Family.TREASURE)
    return tuple([card for card in state.players[seat].selection if state.box[card].family in families])


@shadows.begins(PLANNING, clause="SHA-1", stage=Stage.GIVE_UP)
def a_card_for_each_shadow(state: State) -> Iterable[Event]:
    """Every Shadow of the seat counts, including new ones, up to the number of cards it can give up (SHA-3)."""
    for seat in state.order:
        for _ in range(min(len(standing(state, seat, shadows)), len(to_give_up(state, seat)))):
            yield Owed(seat, DISCARD_FOR_SHADOW)


@shadows.offers(DiscardForShadow, clause="SHA-3")
def any_development_or_treasure_of_the_selection(state: State, seat: Seat) -> Iterable[Action]:
    return [GiveUp(card) for card in to_give_up(state, seat)]


@shadows.resolves(GiveUp, clause="SHA-1")
def give_up(state: State, seat: Seat, action: GiveUp) -> Iterable[Event]:
    yield ShadowDiscarded(seat, action.card)
    yield Discharged(seat)


@shadows.ends(PLANNING, clause="SHA-2")
def the_opponent_gets_what_was_given_up(state: State) -> Iterable[Event]:
    """The opponent gets all the recycling bonuses at once, as cubes; in a solo game nobody does."""
    for seat in state.order:
        cards = state.players[seat][GIVEN_UP]
        if cards:
            yield ShadowsPassed(seat)
            cubes = NO_CUBES
            for card in cards:
                cubes = add_cubes(cubes, state.box[card].recycling)
            for other in state.order:
                if other != seat:
                    yield from stored(other, cubes)


# --- refusals


@shadows.refuses(GiveUp, clause="SHA-1")
def only_while_a_shadow_wants_a_card(state: State, seat: Seat, action: GiveUp) -> Reason | None:
    if DISCARD_FOR_SHADOW not in state.players[seat].owes:
        return why("no-shadow")
    return None


@shadows.refuses(GiveUp, clause="SHA-3")
def only_developments_and_treasures_of_the_selection(state: State, seat: Seat, action: GiveUp) -> Reason | None:
    return why("not-for-shadow", card=state.rules.names[action.card])
