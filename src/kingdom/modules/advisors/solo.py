"""ADV-5, ADV-9: Advisors in solo play. Some stay out, and the one not kept is shuffled back into the deck."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId
from kingdom.core.events import Event, NumbersDrawn
from kingdom.core.module import Module, Part
from kingdom.core.rng import Streams, below
from kingdom.core.state import Cards, Draw, Seat, State
from kingdom.core.values import less, value, without
from kingdom.modules.advisors.draft import AdvisorReturned, advisors_drafted, advisors_in_play
from kingdom.modules.advisors.module import DRAWN, advisors
from kingdom.modules.solo.module import SHUFFLED, solo

solo_advisors = Module("solo_advisors", needs=(solo, advisors)).introduces(Part.SOLO, "advisors")

PLACE = "advisor"
"""The name of the number that gives the returned Advisor's place in the deck, and of the stream it is drawn from."""


@value
class AdvisorShuffledBack(Event):
    """The Advisor that was not kept goes back into the deck, at the position drawn at set-up."""

    seat: Seat
    card: CardId
    private = True

    def named(self) -> Cards:
        return (self.card,)

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put_zone(DRAWN, without(player.zone(DRAWN), self.card))
        (place,) = state.draws[PLACE]
        state.draws = less(state.draws, PLACE)
        deck = state.pile(SHUFFLED)
        state.put_pile(SHUFFLED, (*deck[: place.number], self.card, *deck[place.number :]))


@solo_advisors.amends(advisors_in_play, clause="ADV-5")
def advisors_with_the_two_player_mark_stay_out(cards: Cards, state: State) -> Cards:
    return tuple([card for card in cards if not state.box[card].two_players_only])


@solo_advisors.sets_up(clause="ADV-9")
def a_place_in_the_deck_is_drawn(state: State, streams: Streams) -> Iterable[Event]:
    if advisors_drafted(state):
        places = len(state.pile(SHUFFLED)) + 1
        yield NumbersDrawn(PLACE, (Draw(below(places, streams(PLACE)), places),))


@solo_advisors.instead_of(AdvisorReturned, clause="ADV-5")
def the_other_advisor_is_shuffled_back(state: State, event: AdvisorReturned) -> Iterable[Event] | None:
    return (AdvisorShuffledBack(event.seat, event.card),)
