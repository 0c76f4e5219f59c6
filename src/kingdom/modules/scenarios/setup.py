"""SCE-7: the cards a scenario places before the decks are formed. They trigger no effects, as this is not yet play."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.phases import Agenda
from kingdom.core.rng import Streams
from kingdom.core.state import Cards, Seat, Site, State
from kingdom.core.values import value, without
from kingdom.modules.advisors import ADVISORS, DRAFT, advisors_drafted, soldiers_at_start
from kingdom.modules.menace.shared import STANDING
from kingdom.modules.scenarios.module import played, scenario
from kingdom.modules.solo.module import ALONE
from kingdom.rules.base import BOX
from kingdom.rules.building import SoldiersGained


@value
class StartsUnderConstruction(Event):
    """A card starts in Construction."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        leave_the_box(state, self.card)
        player = state.players[self.seat]
        player.construction = (*player.construction, Site(self.card))


@value
class StartsBuilt(Event):
    """A card starts in the Duchy."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        leave_the_box(state, self.card)
        player = state.players[self.seat]
        player.duchy = (*player.duchy, self.card)


@value
class StartsInZone(Event):
    """A Menace starts in Construction, or an Advisor in the Advisors area."""

    seat: Seat
    card: CardId
    zone: str

    def change(self, state: State) -> None:
        leave_the_box(state, self.card)
        player = state.players[self.seat]
        player.put_zone(self.zone, (*player.zone(self.zone), self.card))


def leave_the_box(state: State, card: CardId) -> None:
    """Take a card out of the box."""
    state.put_pile(BOX, without(state.pile(BOX), card))


def from_the_box(state: State, named: Iterable[tuple[str, int]]) -> Cards:
    """The given number of cards of each kind, in the order of the box."""
    return tuple(
        card
        for key, number in named
        for card in [card for card in state.pile(BOX) if state.box[card].key == key][:number]
    )


@scenario.sets_up(clause="SCE-7", before_decks=True)
def the_scenario_is_laid_out(state: State, streams: Streams) -> Iterable[Event]:
    data = played(state)
    for card in from_the_box(state, data.required):
        yield StartsUnderConstruction(ALONE, card)
    for card in from_the_box(state, data.built):
        yield StartsBuilt(ALONE, card)
    for card in from_the_box(state, data.standing):
        yield StartsInZone(ALONE, card, STANDING)
    for card in from_the_box(state, [(key, 1) for key in data.advisors]):
        yield StartsInZone(ALONE, card, ADVISORS)
    if data.soldiers:
        yield SoldiersGained(ALONE, data.soldiers)


# --- instead of the Advisor draft


@scenario.amends(advisors_drafted, clause="SCE-7")
def the_scenario_names_its_advisors(drafted: bool, state: State) -> bool:
    return False


@scenario.amends(soldiers_at_start, clause="SCE-7")
def the_scenario_gives_its_own_soldiers(soldiers: int, state: State) -> int:
    return 0


@scenario.schedules(clause="SCE-7")
def there_is_no_draft(agenda: Agenda) -> Agenda:
    return agenda.with_phases(before=tuple(phase for phase in agenda.before if phase is not DRAFT))
