"""SOL-1: the Danger deck, and the Development deck that lies face up."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import Family
from kingdom.core.events import Event, NumbersDrawn, PileFormed
from kingdom.core.module import Shows
from kingdom.core.rng import Streams, below
from kingdom.core.showing import Heap
from kingdom.core.state import DANGER_DECK, Cards, Draw, State
from kingdom.core.values import less, value
from kingdom.modules.solo.module import SHUFFLED, solo
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import BOX, DEVELOPMENT
from kingdom.rules.setup import calamity_cards, of_family

DANGER = solo.pile("danger", Shows.NONE, Heap.DANGER_DECK, dangers=True)
solo.pile(DEVELOPMENT, Shows.TOP, Heap.DECK)
"""The deck lies face up: its top card is visible to everybody (SOL-1)."""

UNSEEN = 8
"""How many cards of the Development deck join the Danger deck unseen."""
CALAMITIES = 4

DRAWS = "danger"
"""The numbers that put the Danger deck in order, drawn at set-up."""


@solo.query(clause="SOL-1")
def danger_cards(state: State) -> Cards:
    """The dangers for the Danger deck, still in the box."""
    return of_family(state, Family.CALAMITY)[:CALAMITIES]


@value
class DangerDeckFormed(Event):
    """The dangers and eight unseen cards form the Danger deck; the rest is turned face up (SOL-1)."""

    dangers: Cards
    barrier = "deck-turned"

    def change(self, state: State) -> None:
        shuffled = state.pile(SHUFFLED)
        deck = in_order_of((*shuffled[:UNSEEN], *self.dangers), state.draws[DRAWS])
        box = tuple([card for card in state.pile(BOX) if card not in self.dangers])
        state.piles = {**less(state.piles, SHUFFLED), BOX: box, DANGER: deck, DEVELOPMENT: shuffled[UNSEEN:]}
        state.draws = less(state.draws, DRAWS)
        state.dangers = {**state.dangers, **dict.fromkeys(self.dangers, DANGER_DECK)}


def in_order_of(cards: Cards, draws: tuple[Draw, ...]) -> Cards:
    """The cards in the order given by these numbers: Fisher-Yates, from the end."""
    order = list(cards)
    for at, draw in zip(range(len(order) - 1, 0, -1), draws, strict=True):
        order[at], order[draw.number] = order[draw.number], order[at]
    return tuple(order)


@solo.amends(calamity_cards, clause="SOL-1")
def there_is_no_stack_of_calamities(cards: Cards, state: State) -> Cards:
    """Calamities that are not in the Danger deck stay in the box."""
    return ()


@solo.instead_of(PileFormed, clause="ADV-9")
def the_deck_stays_face_down_for_now(state: State, event: PileFormed) -> Iterable[Event] | None:
    """Until the first Choice begins, none of its cards is visible or drawn for the Danger deck."""
    return (PileFormed(SHUFFLED, event.cards),) if event.pile == DEVELOPMENT else None


@solo.sets_up(clause="SOL-1")
def the_order_of_the_danger_deck_is_drawn(state: State, streams: Streams) -> Iterable[Event]:
    stream = streams(DRAWS)
    last = UNSEEN + len(danger_cards(state)) - 1
    yield NumbersDrawn(DRAWS, tuple([Draw(below(at + 1, stream), at + 1) for at in range(last, 0, -1)]))


@solo.begins(SOLO_CHOICE, clause="SOL-1")
def the_danger_deck_is_formed(state: State) -> Iterable[Event]:
    """Once, before the first Choice."""
    if DRAWS in state.draws:
        yield DangerDeckFormed(danger_cards(state))
