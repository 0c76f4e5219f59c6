"""SCE-1: Rats Everywhere. Unbuilt Farms breed Vermin, and the stack must not run out."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from kingdom.modules.menace.combat import COMBAT, MenaceReturned, leave_the_vanquished
from kingdom.modules.menace.rats import VERMIN, vermin_come
from kingdom.modules.scenarios.module import special
from kingdom.modules.solo.module import ALONE
from kingdom.rules.building import Abandon

rats_everywhere = special("rats_everywhere")

FARM = "farm"


@value
class VerminReturned(Event):
    """Vanquished Vermin return to the stack."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        leave_the_vanquished(state, self.seat, self.card)
        state.put_pile(VERMIN, (*state.pile(VERMIN), self.card))


@rats_everywhere.forbids(Abandon, clause="SCE-1")
def farms_cannot_be_recycled(state: State, seat: Seat, action: Abandon) -> Reason | None:
    if state.box[action.card].key == FARM:
        return why("farm")
    return None


@rats_everywhere.instead_of(MenaceReturned, clause="SCE-1")
def vanquished_vermin_return_to_the_stack(state: State, event: MenaceReturned) -> Iterable[Event] | None:
    if state.box[event.card].family is Family.VERMIN:
        return (VerminReturned(event.seat, event.card),)
    return None


@rats_everywhere.ends(COMBAT, clause="SCE-1")
def each_unbuilt_farm_brings_a_vermin(state: State) -> Iterable[Event]:
    """After every Combat, including the fourth, and after vanquished Vermin have returned."""
    farms = sum(state.box[site.card].key == FARM for site in state.players[ALONE].construction)
    yield from vermin_come(state, ALONE, farms)


@rats_everywhere.judges(clause="SCE-1")
def overrun(state: State) -> Reason | None:
    return None if state.pile(VERMIN) else why("vermin")
