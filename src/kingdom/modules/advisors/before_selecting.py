"""ADV-C4, ADV-C5: the Advisors that discard or move a card of an area, face up or down, before a selection."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.phases import CHOICE
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Cards, Seat, State
from kingdom.core.values import value, without
from kingdom.modules.advisors.abilities import Lying, UseChiefMercenary, UseWhimsicalGambler
from kingdom.modules.advisors.choice import CHOICES, not_in_choice
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import Use, ready, used
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.choice import AREAS, lay, to_select


def before_selecting(state: State) -> bool:
    """True if the next decision is a selection. In a solo game it always is: there are no offers."""
    return state.phase is SOLO_CHOICE or (state.phase is CHOICE and to_select(state))


# --- events


@value
class DiscardedFromArea(Event):
    """A card of an area is discarded; a face-down card stays unseen (GEN-8)."""

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
    """A card moves from one area to the other and stays face up or face down."""

    card: CardId
    area: int
    """The area it is in now."""
    face_down = True

    def named(self) -> Cards:
        return (self.card,)

    def change(self, state: State) -> None:
        take(state, self.card, 1 - self.area)
        lay(state, self.card, self.area)


def take(state: State, card: CardId, area: int) -> None:
    """Remove a card from an area."""
    left, right = state.areas
    state.areas = (left, without(right, card)) if area else (without(left, card), right)


# --- public names of cards in areas


def lying(state: State, card: CardId) -> Lying:
    """The public name of a card in an area."""
    return state.face_down[card].handle if card in state.face_down else card


def meant(state: State, name: Lying) -> tuple[CardId, int]:
    """The card with this public name, and its area."""
    return next((card, area) for area in AREAS for card in state.areas[area] if lying(state, card) == name)


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


def only_before_selecting(state: State, seat: Seat, action: Use) -> Reason | None:
    if state.phase in CHOICES and not before_selecting(state):
        return why("before-selecting")
    return not_in_choice(state)


def only_with_a_card_on_offer(state: State, seat: Seat, action: Use) -> Reason | None:
    return None if any(state.areas) else why("areas-empty")


def only_a_card_of_an_area(state: State, seat: Seat, action: UseChiefMercenary | UseWhimsicalGambler) -> Reason | None:
    """Gives the same answer for a card elsewhere and for a face-down card in an area, so it reveals nothing."""
    if isinstance(action.card, str):
        return why("not-in-area-hidden", handle=action.card)
    return why("not-in-area", card=state.rules.names[action.card])


advisors.refuses(UseChiefMercenary, clause="ADV-C4")(only_before_selecting)
advisors.refuses(UseChiefMercenary, clause="ADV-6")(only_with_a_card_on_offer)
advisors.refuses(UseChiefMercenary, clause="ADV-C4")(only_a_card_of_an_area)
advisors.refuses(UseWhimsicalGambler, clause="ADV-C5")(only_before_selecting)
advisors.refuses(UseWhimsicalGambler, clause="ADV-6")(only_with_a_card_on_offer)
advisors.refuses(UseWhimsicalGambler, clause="ADV-C5")(only_a_card_of_an_area)


for _phase in CHOICES:
    advisors.offers(_phase, clause="ADV-C4")(the_mercenary_discards_a_card)
    advisors.offers(_phase, clause="ADV-C5")(the_gambler_moves_a_card)
