"""CHO: the Choice phase for two players, sixteen turns of offering and selecting."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event, hide
from kingdom.core.phases import CHOICE
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES
from kingdom.core.showing import Spot
from kingdom.core.state import Cards, Seat, State
from kingdom.core.targets import IN_HAND, Target, in_area
from kingdom.core.values import value
from kingdom.rules.base import CALAMITIES, DEVELOPMENT, base
from kingdom.rules.setup import HAND, TrapsReady, traps_a_round

TURNS = CHOICE.turns
AREAS = (0, 1)
AREA_NAMES = ("left", "right")


class Laid(NamedTuple):
    """One card of an offer: its area, and whether it is face down."""

    card: CardId
    area: int
    face_down: bool


@value
class Offer(Action):
    """Put two cards from hand in the areas, in the order of the hand (CHO-3, CHO-4)."""

    lays: tuple[Laid, Laid]
    in_a_form = ("lays",)
    unfinished = ("two-cards", "CHO-3")
    template = "offer {lays:lays}"
    ends_a_plan = True

    def target(self) -> Target:
        return IN_HAND


@value
class Select(Action):
    """Take all the cards of an area, which may be empty (CHO-5)."""

    area: int
    template = "select {area:area}"
    ends_a_plan = True

    def target(self) -> Target:
        return in_area(self.area)


# --- events


@value
class Dealt(Event):
    """A seat is dealt cards from the Development deck."""

    seat: Seat
    cards: Cards
    private = True
    from_a_deck = True
    barrier = "dealt"

    def named(self) -> Cards:
        return self.cards

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        state.put_pile(DEVELOPMENT, state.pile(DEVELOPMENT)[len(self.cards) :])
        player = state.players[self.seat]
        player.hand = player.hand + self.cards


def take_to_hand(state: State, seat: Seat, pile: str) -> None:
    """Move the next Calamity or Menace into a hand, at the position drawn for it (GEN-7)."""
    card, *others = state.pile(pile)
    state.put_pile(pile, tuple(others))
    place, *rest = state.draws["hands"]
    state.draws = {**state.draws, "hands": tuple(rest)}
    player = state.players[seat]
    player.hand = (*player.hand[: place.number], card, *player.hand[place.number :])
    state.dangers = {**state.dangers, card: (seat, state.round)}


@value
class CalamityTaken(Event):
    """The next Calamity joins a hand. This is public; its position in the hand is secret (GEN-7)."""

    seat: Seat
    from_a_deck = True

    def change(self, state: State) -> None:
        take_to_hand(state, self.seat, CALAMITIES)


@value
class AreaFed(Event):
    """The next card of the Development deck is laid face up in an area."""

    area: int
    card: CardId
    from_a_deck = True
    barrier = "deck-card"

    def change(self, state: State) -> None:
        state.put_pile(DEVELOPMENT, state.pile(DEVELOPMENT)[1:])
        lay(state, self.card, self.area)


def lay(state: State, card: CardId, area: int) -> None:
    """Add a card to an area, after those already there."""
    left, right = state.areas
    state.areas = (left, (*right, card)) if area else ((*left, card), right)


@value
class Offered(Event):
    """A seat puts two cards from its hand in the areas, and the turn passes."""

    seat: Seat
    lays: tuple[Laid, Laid]
    barrier = "turn"
    face_down = True

    def named(self) -> Cards:
        return (self.lays[0].card, self.lays[1].card)

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        cards = self.named()
        player.hand = tuple([card for card in player.hand if card not in cards])
        for card, area, face_down in self.lays:
            lay(state, card, area)
            if face_down:
                hide(state, card, self.seat)
                player.traps -= 1
        state.turns += 1


@value
class AreaTaken(Event):
    """A seat takes all the cards of an area into its Selection, the face-down ones unseen."""

    seat: Seat
    area: int
    cards: Cards
    face_down = True

    def named(self) -> Cards:
        return self.cards

    def change(self, state: State) -> None:
        state.areas = ((), state.areas[1]) if self.area == 0 else (state.areas[0], ())
        player = state.players[self.seat]
        player.selection = player.selection + self.cards
        state.turns += 1


@value
class AreasCleared(Event):
    """The cards left in the areas are discarded, the face-down ones unseen (CHO-7, GEN-8)."""

    cards: Cards
    face_down = True

    def named(self) -> Cards:
        return self.cards

    def change(self, state: State) -> None:
        state.areas = ((), ())
        state.discards = state.discards | frozenset(self.cards)


# --- rules


@base.begins(CHOICE, clause="CHO-1")
def hands_and_areas_are_dealt(state: State) -> Iterable[Event]:
    for seat in state.order:
        yield TrapsReady(seat, traps_a_round(state))
    for seat in state.order:
        yield Dealt(seat, state.pile(DEVELOPMENT)[: HAND - 1])
        yield CalamityTaken(seat)
    for area in AREAS:
        yield AreaFed(area, state.pile(DEVELOPMENT)[0])


def to_select(state: State) -> bool:
    """True if the current turn is a selection rather than an offer: every second of the sixteen turns (CHO-2)."""
    return state.turns % 2 == 1


@base.waits(CHOICE, clause="CHO-2")
def whose_turn(state: State) -> Iterable[Seat]:
    """The first player offers; then the players alternate, each selecting and then offering; the last turn is the first
    player's selection."""
    if state.turns == TURNS:
        return ()
    return (state.order[(state.turns + 1) // 2 % 2],)


WITH_TRAPS = (4, 12, 16)
"""The number of the sixteen offers of two cards that are possible with no, one or two Traps. Those with fewer cards
face down come first in the list."""


PAIRS_REMEMBERED = 2**14
"""The size of the cache: more than the pairs of cards in a game, but limited if a process has many card sets."""


@lru_cache(maxsize=PAIRS_REMEMBERED)
def _offers_of(first: CardId, second: CardId) -> tuple[Offer, ...]:
    """The sixteen possible offers of two cards; cached, since most decisions of a game list them."""
    return tuple(
        Offer((_laid(first, one, hidden), _laid(second, other, also)))
        for hidden, also in ((False, False), (True, False), (False, True), (True, True))
        for one in AREAS
        for other in AREAS
    )


@lru_cache(maxsize=2**12)
def _laid(card: CardId, area: int, face_down: bool) -> Laid:
    return Laid(card, area, face_down)


@base.offers(CHOICE, clause="CHO-3")
def two_cards_to_the_areas(state: State, seat: Seat) -> Iterable[Action]:
    """Every pair of cards in hand, in one area or both, face down if there are Traps for it (CHO-4)."""
    player = state.players[seat]
    if to_select(state) or player.cubes != NO_CUBES:
        return ()
    hand = player.hand
    most = WITH_TRAPS[min(player.traps, 2)]
    found: list[Action] = []
    for at, first in enumerate(hand):
        for second in hand[at + 1 :]:
            found += _offers_of(first, second)[:most]
    return found


@base.offers(CHOICE, clause="CHO-5")
def one_of_the_two_areas(state: State, seat: Seat) -> Iterable[Action]:
    if not to_select(state) or state.players[seat].cubes != NO_CUBES:
        return ()
    return (Select(0), Select(1))


@base.resolves(Offer, clause="CHO-3")
def offer(state: State, seat: Seat, action: Offer) -> Iterable[Event]:
    yield Offered(seat, action.lays)


@base.resolves(Select, clause="CHO-5")
def select(state: State, seat: Seat, action: Select) -> Iterable[Event]:
    yield AreaTaken(seat, action.area, state.areas[action.area])


@base.ends(CHOICE, clause="CHO-7")
def what_is_left_is_discarded(state: State) -> Iterable[Event]:
    yield AreasCleared(state.areas[0] + state.areas[1])


# --- refusals

base.points_at(Spot.CUBES, "cubes-first")
base.points_at(Spot.HAND, "offer-now")


def cubes_in_hand_come_first(state: State, seat: Seat, action: Action) -> Reason | None:
    if state.players[seat].cubes != NO_CUBES:
        return why("cubes-first")
    return None


base.refuses(Offer, clause="PLA-9")(cubes_in_hand_come_first)
base.refuses(Select, clause="PLA-9")(cubes_in_hand_come_first)


@base.refuses(Offer, clause="CHO-2")
def this_turn_selects(state: State, seat: Seat, action: Offer) -> Reason | None:
    if state.phase is not CHOICE:
        return why("offer-in-choice", phase=state.phase.name)
    return why("select-first") if to_select(state) else None


@base.refuses(Select, clause="CHO-2")
def this_turn_offers(state: State, seat: Seat, action: Select) -> Reason | None:
    if state.phase is not CHOICE:
        return why("select-in-choice", phase=state.phase.name)
    if not to_select(state):
        return why("offer-now")
    return why("no-area", number=action.area)


@base.refuses(Offer, clause="CHO-3")
def only_two_cards_of_the_hand_to_two_areas(state: State, seat: Seat, action: Offer) -> Reason | None:
    hand = state.players[seat].hand
    first, second = action.lays
    if first.card not in hand or second.card not in hand or first.card == second.card:
        return why("two-cards")
    for laid in action.lays:
        if laid.area not in AREAS:
            return why("no-area", number=laid.area)
    return None


@base.refuses(Offer, clause="CHO-4")
def a_trap_for_each_face_down_card(state: State, seat: Seat, action: Offer) -> Reason | None:
    traps = state.players[seat].traps
    if sum(laid.face_down for laid in action.lays) > traps:
        return why("traps", count=traps)
    return None


@base.refuses(Offer, clause="CHO-3")
def in_the_order_of_the_hand(state: State, seat: Seat, action: Offer) -> Reason | None:
    return why("hand-order")
