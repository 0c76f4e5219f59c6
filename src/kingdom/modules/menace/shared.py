"""MEN: rules shared by all Menaces: decks, taking them, standing in Construction, and their points at the end."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event, PileFormed
from kingdom.core.module import Module, Part, Shows, Stage
from kingdom.core.phases import CHOICE, PLANNING
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams
from kingdom.core.scoring import ScoreLine
from kingdom.core.showing import Heap, Lies
from kingdom.core.state import Cards, Seat, State
from kingdom.core.values import value, without
from kingdom.modules.solo.danger import danger_cards
from kingdom.rules.choice import CalamityTaken, take_to_hand
from kingdom.rules.planning import Recycle, Slate
from kingdom.rules.setup import calamity_cards, of_family

menace = Module("menace").introduces(Part.MODULE, "menace")

STANDING = menace.zone("menaces", Shows.ALL, Lies.THREATENING, only=(Family.MENACE, Family.VERMIN))
"""Menaces and Vermin that stand in the Construction area of a seat."""
VANQUISHED = menace.zone("vanquished", Shows.ALL, only=(Family.MENACE, Family.VERMIN))
"""The cards a seat has vanquished in this Combat; they return to the box when the window closes (CON-8)."""


def deck(name: str, card: str) -> Module:
    """Make the module of a Menace deck, given its key and the key of its card, with a pile for its cards."""
    module = Module(name, needs=(menace,)).introduces(Part.DECK, name).introduces(Part.MENACE, card)
    module.pile(name, Shows.ALL, Heap.DANGERS)
    return module


def cards_of_deck(state: State, name: str) -> Cards:
    """The Menaces of a deck that are still in the box."""
    return tuple([card for card in of_family(state, Family.MENACE) if state.box[card].deck == name])


def is_menace(state: State, card: CardId, of: Module) -> bool:
    """True if a card is a Menace of this deck. Vermin are not Menaces, although they belong to a deck."""
    kind = state.box[card]
    return kind.deck == of.name and kind.family is Family.MENACE


def standing(state: State, seat: Seat, of: Module) -> Cards:
    """The Menaces of a deck that stand in the Construction area of a seat, in order of arrival."""
    return tuple([card for card in state.players[seat].zone(STANDING) if is_menace(state, card, of)])


# --- events


@value
class MenaceTaken(Event):
    """The next Menace of a seat's deck joins its hand. Its position in the hand is secret (GEN-7)."""

    seat: Seat
    deck: str
    from_a_deck = True

    def change(self, state: State) -> None:
        take_to_hand(state, self.seat, self.deck)


@value
class MenaceStood(Event):
    """A Menace moves from a Selection to the Construction area of the same seat."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.selection = without(player.selection, self.card)
        player.put_zone(STANDING, (*player.zone(STANDING), self.card))


# --- decks


@menace.amends(calamity_cards, clause="MEN-1")
def calamities_leave_the_game(cards: Cards, state: State) -> Cards:
    return ()


@menace.amends(danger_cards, clause="MEN-1")
def menaces_replace_calamities_in_the_danger_deck(cards: Cards, state: State) -> Cards:
    return cards_of_deck(state, state.rules.settings.menaces[0])


@menace.sets_up(clause="MEN-1")
def each_player_has_a_menace_deck(state: State, streams: Streams) -> Iterable[Event]:
    """In solo play no hands are dealt; the Menaces stay in the box until the Danger deck is formed."""
    if CHOICE in state.rules.agenda.each_round:
        for name in state.rules.settings.menaces:
            yield PileFormed(name, cards_of_deck(state, name))


@menace.instead_of(CalamityTaken, clause="MEN-1")
def a_menace_comes_in_place_of_the_calamity(state: State, event: CalamityTaken) -> Iterable[Event]:
    yield MenaceTaken(event.seat, state.rules.settings.menaces[event.seat])


# --- in Construction


@menace.begins(PLANNING, clause="MEN-4", stage=Stage.STAND)
def menaces_stand_in_construction(state: State) -> Iterable[Event]:
    for seat in state.order:
        for card in state.players[seat].selection:
            if state.box[card].family is Family.MENACE:
                yield MenaceStood(seat, card)


def menaces_are_neither_recycled_nor_built(state: State, seat: Seat, action: Slate | Recycle) -> Reason | None:
    if state.box[action.card].family in (Family.MENACE, Family.VERMIN):
        return why("menace", card=state.rules.names[action.card])
    return None


menace.forbids(Slate, clause="MEN-4")(menaces_are_neither_recycled_nor_built)
menace.forbids(Recycle, clause="MEN-4")(menaces_are_neither_recycled_nor_built)


# --- points


@menace.scores(clause="MEN-6")
def menaces_still_standing(state: State, seat: Seat) -> Iterable[ScoreLine]:
    points = sum(state.box[card].points for card in state.players[seat].zone(STANDING))
    yield ScoreLine("menaces", points, "MEN-6")
