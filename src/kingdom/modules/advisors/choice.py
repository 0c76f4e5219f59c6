"""ADV-C1 to ADV-C3: the Advisors of the Choice phase that can be used before and after selecting."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.phases import CHOICE
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Cards, Seat, State
from kingdom.core.values import less, value
from kingdom.modules.advisors.abilities import UseMasterCartographer, UsePowerBehindTheThrone, UseUndergroundSpy
from kingdom.modules.advisors.entering import AdvisorEntered, is_advisor
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import ready, used
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES, AREAS, AreaFed
from kingdom.rules.setup import traps_a_round

CHOICES = (CHOICE, SOLO_CHOICE)
"""The Choice phases for two players and for solo games."""


def not_in_choice(state: State) -> Reason | None:
    if state.phase not in CHOICES:
        return why("advisor-in-choice", phase=state.phase.name)
    return None


# --- events


@value
class TrapTakenBack(Event):
    """A spent Trap is ready again."""

    seat: Seat

    def change(self, state: State) -> None:
        state.players[self.seat].traps += 1


@value
class TurnedUpEarly(Event):
    """A face-down card of an area or of a Selection is turned up for all to see."""

    card: CardId
    barrier = "turned-up"

    def change(self, state: State) -> None:
        state.face_down = less(state.face_down, self.card)


# --- ADV-C1


@advisors.offers(CHOICE, clause="ADV-C1")
def the_spy_takes_back_a_trap(state: State, seat: Seat) -> Iterable[Action]:
    spent = state.players[seat].traps < traps_a_round(state)
    return (UseUndergroundSpy(),) if spent and ready(state, seat, UseUndergroundSpy) else ()


@advisors.resolves(UseUndergroundSpy, clause="ADV-C1")
def take_back_a_trap(state: State, seat: Seat, action: UseUndergroundSpy) -> Iterable[Event]:
    yield used(state, seat, action)
    yield TrapTakenBack(seat)


@advisors.refuses(UseUndergroundSpy, clause="ADV-C1")
def only_with_a_spent_trap(state: State, seat: Seat, action: UseUndergroundSpy) -> Reason | None:
    return not_in_choice(state) or why("no-trap-spent")


# --- ADV-C2


def areas_with_fewer_cards(state: State) -> tuple[int, ...]:
    """The area with fewer cards, counting face-down ones; both areas if they have the same number."""
    left, right = len(state.areas[0]), len(state.areas[1])
    return AREAS if left == right else (0,) if left < right else (1,)


def the_cartographer_adds_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not state.pile(DEVELOPMENT) or not ready(state, seat, UseMasterCartographer):
        return ()
    return [UseMasterCartographer(area) for area in areas_with_fewer_cards(state)]


@advisors.resolves(UseMasterCartographer, clause="ADV-C2")
def lay_the_next_card_of_the_deck(state: State, seat: Seat, action: UseMasterCartographer) -> Iterable[Event]:
    yield used(state, seat, action)
    yield AreaFed(action.area, state.pile(DEVELOPMENT)[0])


@advisors.refuses(UseMasterCartographer, clause="SOL-10")
def only_with_a_card_in_the_deck(state: State, seat: Seat, action: UseMasterCartographer) -> Reason | None:
    if state.phase in CHOICES and not state.pile(DEVELOPMENT):
        return why("deck-has-no-card")
    return None


@advisors.refuses(UseMasterCartographer, clause="ADV-C2")
def only_to_the_area_with_fewer_cards(state: State, seat: Seat, action: UseMasterCartographer) -> Reason | None:
    fewer = AREA_NAMES[areas_with_fewer_cards(state)[0]]
    return not_in_choice(state) or why("fewer-cards", area=fewer)


# --- ADV-C3


def hidden_cards(state: State) -> Cards:
    """The face-down cards in areas and Selections, in order of their places."""
    places = (*state.areas, *(player.selection for player in state.players))
    return tuple([card for place in places for card in place if card in state.face_down])


def the_power_turns_up_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not state.face_down or not ready(state, seat, UsePowerBehindTheThrone):
        return ()
    return [UsePowerBehindTheThrone(state.face_down[card].handle) for card in hidden_cards(state)]


@advisors.resolves(UsePowerBehindTheThrone, clause="ADV-C3")
def turn_up_a_face_down_card(state: State, seat: Seat, action: UsePowerBehindTheThrone) -> Iterable[Event]:
    yield used(state, seat, action)
    yield TurnedUpEarly(next(card for card, lies in state.face_down.items() if lies.handle == action.handle))


@advisors.on(TurnedUpEarly, clause="ADV-7")
def an_advisor_turned_up_in_a_selection_enters(state: State, event: TurnedUpEarly) -> Iterable[Event]:
    """An Advisor in an area stays there: it belongs to nobody yet."""
    for seat in state.order:
        if is_advisor(state, event.card) and event.card in state.players[seat].selection:
            yield AdvisorEntered(seat, event.card)


@advisors.refuses(UsePowerBehindTheThrone, clause="ADV-C3")
def only_a_face_down_card_on_the_table(state: State, seat: Seat, action: UsePowerBehindTheThrone) -> Reason | None:
    known = tuple(state.face_down[card].handle for card in hidden_cards(state))
    return not_in_choice(state) or why("not-face-down", handle=action.handle, handles=known, count=len(known))


for _phase in CHOICES:
    advisors.offers(_phase, clause="ADV-C2")(the_cartographer_adds_a_card)
    advisors.offers(_phase, clause="ADV-C3")(the_power_turns_up_a_card)
