"""SOL-1: the Danger deck and the face-up Development deck."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import Family
from kingdom.core.events import Event, NumbersDrawn, PileFormed
from kingdom.core.module import Shows
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams, below
from kingdom.core.showing import Heap
from kingdom.core.state import DANGER_DECK, Cards, Draw, State
from kingdom.core.values import less, value
from kingdom.modules.solo.module import SHUFFLED, solo
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import BOX, DEVELOPMENT
from kingdom.rules.setup import calamity_cards, impossible_decks, of_family

DANGER = solo.pile("danger", Shows.NONE, Heap.DANGER_DECK, dangers=True)
solo.pile(DEVELOPMENT, Shows.TOP, Heap.DECK)
"""The deck lies face up: its top card is visible to everybody (SOL-1)."""

UNSEEN = 8
"""The number of Development cards that join the Danger deck unseen."""
CALAMITIES = 4

DRAWS = "danger"
"""The name of the random numbers that shuffle the Danger deck, drawn at set-up."""


@solo.query(clause="SOL-1")
def danger_cards(state: State) -> Cards:
    """The dangers that will join the Danger deck, still in the box."""
    return of_family(state, Family.CALAMITY)[:CALAMITIES]


@value
class DangerDeckFormed(Event):
    """The dangers and eight unseen cards form the Danger deck; the other cards are turned face up (SOL-1)."""

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
    """The cards shuffled with these numbers: Fisher-Yates, from the end."""
    order = list(cards)
    for at, draw in zip(range(len(order) - 1, 0, -1), draws, strict=True):
        order[at], order[draw.number] = order[draw.number], order[at]
    return tuple(order)


@solo.amends(calamity_cards, clause="SOL-1")
def there_is_no_stack_of_calamities(cards: Cards, state: State) -> Cards:
    """The Calamities outside the Danger deck stay in the box."""
    return ()


@solo.instead_of(PileFormed, clause="ADV-9")
def the_deck_stays_face_down_for_now(state: State, event: PileFormed) -> Iterable[Event] | None:
    """Its cards are neither visible nor drawn for the Danger deck until the first Choice begins."""
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


@solo.amends(impossible_decks, clause="SOL-1")
def the_danger_deck_is_formed_at_the_first_choice(
    found: tuple[Reason, ...], state: State, begun: bool
) -> tuple[Reason, ...]:
    """Before that, a position contains the shuffled cards and the numbers for the deck; afterwards, neither."""
    early = state.phase in state.rules.agenda.before
    shuffled, draws = state.pile(SHUFFLED), state.draws.get(DRAWS, ())
    if not (early or shuffled or draws):
        return found
    cards = len(shuffled[:UNSEEN]) + len(danger_cards(state))
    fitting = [draw.bound for draw in draws] == [*range(cards, 1, -1)]
    numbers = all(0 <= draw.number < draw.bound for draw in draws)
    if (early or not begun) and len(shuffled) >= UNSEEN and fitting and numbers:
        return found
    return (*found, why("danger-deck").under("SOL-1"))
