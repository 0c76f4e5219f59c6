"""ADV-C: the Advisors of the Choice phase, alone or with two players."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.phases import CHOICE
from kingdom.core.state import Cards, Seat, State
from kingdom.core.values import less, value, without
from kingdom.modules.advisors.abilities import (
    Lying,
    UseChiefMercenary,
    UseMasterCartographer,
    UsePowerBehindTheThrone,
    UseUndergroundSpy,
    UseWhimsicalGambler,
)
from kingdom.modules.advisors.entering import AdvisorEntered, is_advisor
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import Use, ready, used
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES, AREAS, AreaFed, lay, to_select
from kingdom.rules.setup import traps_a_round

CHOICES = (CHOICE, SOLO_CHOICE)


def before_selecting(state: State) -> bool:
    """Whether the seat on turn is about to select; alone one is never about to offer."""
    return state.phase is SOLO_CHOICE or (state.phase is CHOICE and to_select(state))


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
    barrier = "a face-down card has been turned up"

    def change(self, state: State) -> None:
        state.face_down = less(state.face_down, self.card)


@value
class DiscardedFromArea(Event):
    """A card of an area is discarded; if it lies face down nobody sees it, then or later (GEN-8)."""

    area: int
    card: CardId
    face_down = True

    def named(self) -> Cards:
        return (self.card,)

    def change(self, state: State) -> None:
        take(state, self.card, self.area)
        state.discards = state.discards | {self.card}


@value
class MovedAcross(Event):
    """A card goes from one area to the other, face up or down as it lay."""

    card: CardId
    area: int
    """Where it lies now."""
    face_down = True

    def named(self) -> Cards:
        return (self.card,)

    def change(self, state: State) -> None:
        take(state, self.card, 1 - self.area)
        lay(state, self.card, self.area)


def take(state: State, card: CardId, area: int) -> None:
    """A card leaves an area."""
    left, right = state.areas
    state.areas = (left, without(right, card)) if area else (without(left, card), right)


# --- cards that may lie face down, and what they are called


def hidden_cards(state: State) -> Cards:
    """The face-down cards in areas and Selections, place by place."""
    places = (*state.areas, *(player.selection for player in state.players))
    return tuple([card for place in places for card in place if card in state.face_down])


def lying(state: State, card: CardId) -> Lying:
    """What everybody can call a card of an area."""
    return state.face_down[card].handle if card in state.face_down else card


def meant(state: State, name: Lying) -> tuple[CardId, int]:
    """The card of an area that goes by this name, and its area."""
    return next((card, area) for area in AREAS for card in state.areas[area] if lying(state, card) == name)


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
def only_with_a_spent_trap(state: State, seat: Seat, action: UseUndergroundSpy) -> str | None:
    return not_in_choice(state) or "you have spent no Trap this round that the Underground Spy could bring back"


# --- ADV-C2


def areas_with_fewer_cards(state: State) -> tuple[int, ...]:
    """The area with fewer cards, hidden ones counted; both, if they have equally many."""
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
def only_with_a_card_in_the_deck(state: State, seat: Seat, action: UseMasterCartographer) -> str | None:
    if state.phase in CHOICES and not state.pile(DEVELOPMENT):
        return "no card is left in the Development deck"
    return None


@advisors.refuses(UseMasterCartographer, clause="ADV-C2")
def only_to_the_area_with_fewer_cards(state: State, seat: Seat, action: UseMasterCartographer) -> str | None:
    fewer = AREA_NAMES[areas_with_fewer_cards(state)[0]]
    return not_in_choice(state) or f"the card goes to the area with fewer cards: name {fewer}"


# --- ADV-C3


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
    """One that lies in an area stays there: it belongs to nobody yet."""
    for seat in state.order:
        if is_advisor(state, event.card) and event.card in state.players[seat].selection:
            yield AdvisorEntered(seat, event.card)


@advisors.refuses(UsePowerBehindTheThrone, clause="ADV-C3")
def only_a_face_down_card_on_the_table(state: State, seat: Seat, action: UsePowerBehindTheThrone) -> str | None:
    known = ", ".join(state.face_down[card].handle for card in hidden_cards(state)) or "none"
    return not_in_choice(state) or (
        f"no card called {action.handle} lies face down in an area or a Selection; there are: {known}"
    )


# --- ADV-C4, ADV-C5


def the_mercenary_discards_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not before_selecting(state) or not ready(state, seat, UseChiefMercenary):
        return ()
    return [UseChiefMercenary(lying(state, card)) for area in state.areas for card in area]


@advisors.resolves(UseChiefMercenary, clause="ADV-C4")
def discard_a_card_from_an_area(state: State, seat: Seat, action: UseChiefMercenary) -> Iterable[Event]:
    card, area = meant(state, action.card)
    yield used(state, seat, action)
    yield DiscardedFromArea(area, card)


def the_gambler_moves_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not before_selecting(state) or not ready(state, seat, UseWhimsicalGambler):
        return ()
    return [UseWhimsicalGambler(lying(state, card)) for area in state.areas for card in area]


@advisors.resolves(UseWhimsicalGambler, clause="ADV-C5")
def move_a_card_to_the_other_area(state: State, seat: Seat, action: UseWhimsicalGambler) -> Iterable[Event]:
    card, area = meant(state, action.card)
    yield used(state, seat, action)
    yield MovedAcross(card, 1 - area)


def only_before_selecting(state: State, seat: Seat, action: Use) -> str | None:
    if state.phase in CHOICES and not before_selecting(state):
        return "this turn you have selected already: the ability is used before selecting"
    return not_in_choice(state)


def only_a_card_of_an_area(state: State, seat: Seat, action: UseChiefMercenary | UseWhimsicalGambler) -> str | None:
    """Said alike of a card that lies elsewhere and of one that lies here face down, so it tells nothing."""
    if isinstance(action.card, str):
        return f"no card called {action.card} lies face down in an area"
    return f"{state.box[action.card].name} does not lie face up in an area; one that lies face down goes by its handle"


advisors.refuses(UseChiefMercenary, clause="ADV-C4")(only_before_selecting)
advisors.refuses(UseChiefMercenary, clause="ADV-C4")(only_a_card_of_an_area)
advisors.refuses(UseWhimsicalGambler, clause="ADV-C5")(only_before_selecting)
advisors.refuses(UseWhimsicalGambler, clause="ADV-C5")(only_a_card_of_an_area)


def not_in_choice(state: State) -> str | None:
    if state.phase not in CHOICES:
        return f"this Advisor is used in the Choice phase, and this is {state.phase.name}"
    return None


for _phase in CHOICES:
    advisors.offers(_phase, clause="ADV-C2")(the_cartographer_adds_a_card)
    advisors.offers(_phase, clause="ADV-C3")(the_power_turns_up_a_card)
    advisors.offers(_phase, clause="ADV-C4")(the_mercenary_discards_a_card)
    advisors.offers(_phase, clause="ADV-C5")(the_gambler_moves_a_card)
