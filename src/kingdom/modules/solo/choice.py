"""SOL-3: the Choice phase for one player, four selections from areas fed by the two decks."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event, hide
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES
from kingdom.core.state import Cards, Seat, State
from kingdom.core.values import value
from kingdom.modules.solo.danger import DANGER
from kingdom.modules.solo.module import ALONE, solo
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import DEVELOPMENT
from kingdom.rules.choice import AREAS, AreaFed, AreasCleared, AreaTaken, Offer, Select, lay

SELECTIONS = SOLO_CHOICE.turns
"""The selections per round; `state.turns` counts the ones made."""
FED = 2
"""The number of Development cards for an empty area."""


@value
class DangerLaid(Event):
    """The next card of the Danger deck is put face down in an area, unseen by anybody."""

    area: int
    card: CardId
    face_down = True
    from_a_deck = True
    barrier = "danger-laid"

    def named(self) -> Cards:
        return (self.card,)

    def change(self, state: State) -> None:
        state.put_pile(DANGER, state.pile(DANGER)[1:])
        lay(state, self.card, self.area)
        hide(state, self.card, None)


def fed(state: State, area: int) -> Iterable[Event]:
    """Two Development cards for an area, or as many as are left (SOL-10)."""
    for card in state.pile(DEVELOPMENT)[:FED]:
        yield AreaFed(area, card)


@solo.begins(SOLO_CHOICE, clause="SOL-3")
def both_areas_are_fed(state: State) -> Iterable[Event]:
    for area in AREAS:
        yield from fed(state, area)


@solo.waits(SOLO_CHOICE, clause="SOL-3")
def four_selections(state: State) -> Iterable[Seat]:
    return (ALONE,) if state.turns < SELECTIONS else ()


@solo.offers(SOLO_CHOICE, clause="SOL-3")
def select_an_area(state: State, seat: Seat) -> Iterable[Action]:
    return (Select(0), Select(1)) if state.players[seat].cubes == NO_CUBES else ()


@solo.on(AreaTaken, clause="SOL-3")
def danger_here_and_development_there(state: State, event: AreaTaken) -> Iterable[Event]:
    """Not after the fourth selection."""
    if state.turns < SELECTIONS:
        other = 1 - event.area
        for card in state.pile(DANGER)[:1]:
            yield DangerLaid(other, card)
        yield from fed(state, event.area)


@solo.ends(SOLO_CHOICE, clause="SOL-3")
def what_is_left_is_discarded(state: State) -> Iterable[Event]:
    yield AreasCleared(state.areas[0] + state.areas[1])


@solo.forbids(Offer, clause="SOL-3")
def nothing_is_offered(state: State, seat: Seat, action: Offer) -> Reason:
    return why("no-offer-alone")


@solo.forbids(Select, clause="SOL-3")
def there_are_two_areas(state: State, seat: Seat, action: Select) -> Reason | None:
    return None if action.area in AREAS else why("no-area", number=action.area)
