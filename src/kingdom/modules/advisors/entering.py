"""ADV-2: Advisors that are taken enter the Advisors area. They never stay in a Selection to be built (ADV-4)."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event
from kingdom.core.module import Stage
from kingdom.core.phases import PLANNING
from kingdom.core.state import Seat, State
from kingdom.core.values import value, without
from kingdom.modules.advisors.module import ADVISORS, advisors
from kingdom.rules.building import SoldiersGained
from kingdom.rules.choice import AreaTaken


@value
class AdvisorEntered(Event):
    """An Advisor moves from a Selection to the Advisors area of the same seat."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.put_zone(ADVISORS, (*player.zone(ADVISORS), self.card))


def is_advisor(state: State, card: CardId) -> bool:
    """True if a card is an Advisor."""
    return state.box[card].family is Family.ADVISOR


@advisors.on(AreaTaken, clause="ADV-2")
def advisors_of_a_selected_area_enter(state: State, event: AreaTaken) -> Iterable[Event]:
    """Face-up Advisors enter right away; face-down ones are still hidden (CHO-5)."""
    for card in event.cards:
        if is_advisor(state, card) and card not in state.face_down:
            yield AdvisorEntered(event.seat, card)


@advisors.begins(PLANNING, clause="ADV-2", stage=Stage.ENTER)
def advisors_turned_up_in_planning_enter(state: State) -> Iterable[Event]:
    for seat in state.order:
        for card in state.players[seat].selection:
            if is_advisor(state, card):
                yield AdvisorEntered(seat, card)


@advisors.on(AdvisorEntered, clause="ADV-2")
def an_advisor_that_enters_brings_a_soldier(state: State, event: AdvisorEntered) -> Iterable[Event]:
    yield SoldiersGained(event.seat, 1)
