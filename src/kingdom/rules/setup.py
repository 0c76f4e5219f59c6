"""SET: the set-up of a game, before its first round."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event, NumbersDrawn, PileFormed
from kingdom.core.phases import CHOICE, ROUNDS
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams, below, shuffle
from kingdom.core.state import Cards, Draw, Seat, State
from kingdom.core.values import value, without
from kingdom.rules.base import BOX, CALAMITIES, DEVELOPMENT, base

HAND = 8
"""The size of a hand: seven cards from the deck and one Calamity (CHO-1)."""
TRAPS = 2
"""The Trap tokens of each player (SET-4)."""


@value
class DuchyTaken(Event):
    """A seat takes its Duchy card."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        state.put_pile(BOX, without(state.pile(BOX), self.card))
        player = state.players[self.seat]
        player.duchy = (self.card, *player.duchy)


@value
class TrapsReady(Event):
    """All Trap tokens of a seat are ready again."""

    seat: Seat
    count: int
    bookkeeping = True

    def change(self, state: State) -> None:
        state.players[self.seat].traps = self.count


def of_family(state: State, *families: Family) -> Cards:
    """The cards of these families that are still in the box."""
    return tuple([card for card in state.pile(BOX) if state.box[card].family in families])


@base.query(clause="SET-1")
def development_cards(state: State) -> Cards:
    """The cards that are shuffled into the Development deck."""
    cards = of_family(state, Family.DEVELOPMENT, Family.TREASURE)
    for key in state.rules.settings.edition.leaves_out:
        cards = without(cards, next(card for card in reversed(cards) if state.box[card].key == key))
    return cards


@base.query(clause="SET-2")
def calamity_cards(state: State) -> Cards:
    """The cards of the Calamity stack."""
    return of_family(state, Family.CALAMITY)


@base.query(clause="SET-4")
def traps_a_round(state: State) -> int:
    """The number of Traps each player has ready at the start of a round."""
    return TRAPS


@base.query(clause="SET-4")
def impossible_tokens(state: State, seat: Seat) -> tuple[Reason, ...]:
    """Problems with a seat's tokens that cannot occur in a game; used to check positions written by hand."""
    traps, most = state.players[seat].traps, traps_a_round(state)
    return (why("too-many-traps", count=traps, most=most).under("SET-4, SOL-2"),) if traps > most else ()


@base.query(clause="SET-1")
def impossible_decks(state: State, begun: bool) -> tuple[Reason, ...]:
    """Problems with the decks of a module that cannot occur in a game. `begun`: the position's phase has begun."""
    return ()


@base.sets_up(clause="SET-1")
def the_development_deck_is_shuffled(state: State, streams: Streams) -> Iterable[Event]:
    yield PileFormed(DEVELOPMENT, shuffle(development_cards(state), streams("development")))


@base.sets_up(clause="SET-2")
def calamities_form_a_stack(state: State, streams: Streams) -> Iterable[Event]:
    yield PileFormed(CALAMITIES, calamity_cards(state))


@base.sets_up(clause="SET-3")
def each_player_takes_a_duchy(state: State, streams: Streams) -> Iterable[Event]:
    for seat, key in enumerate(state.rules.settings.duchies):
        yield DuchyTaken(seat, next(card for card in state.pile(BOX) if state.box[card].key == key))


@base.sets_up(clause="SET-4")
def each_player_has_traps(state: State, streams: Streams) -> Iterable[Event]:
    if traps := traps_a_round(state):
        for seat in range(len(state.players)):
            yield TrapsReady(seat, traps)


@base.sets_up(clause="GEN-7")
def the_order_of_each_hand_is_drawn(state: State, streams: Streams) -> Iterable[Event]:
    """The deck determines the order of seven cards; the number drawn is the position of the eighth among them."""
    if CHOICE in state.rules.agenda.each_round:
        stream = streams("hands")
        draws = [Draw(below(HAND, stream), HAND) for _ in range(ROUNDS * len(state.players))]
        yield NumbersDrawn("hands", tuple(draws))
