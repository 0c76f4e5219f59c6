"""RAT: Giant Rats, which bring Vermin."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import Family
from kingdom.core.events import Event, PileFormed
from kingdom.core.module import Part, Shows, Stage
from kingdom.core.phases import PLANNING
from kingdom.core.rng import Streams
from kingdom.core.showing import Heap
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from kingdom.modules.menace.shared import STANDING, MenaceStood, deck, is_menace, standing
from kingdom.rules.setup import of_family

giant_rats = deck("giant_rats", "giant_rat").introduces(Part.VERMIN, "vermin")

VERMIN = giant_rats.pile("vermin", Shows.ALL, Heap.SUPPLY)


@value
class VerminBrought(Event):
    """Vermin move from the stack to the Construction area of a seat."""

    seat: Seat
    count: int

    def change(self, state: State) -> None:
        stack = state.pile(VERMIN)
        state.put_pile(VERMIN, stack[self.count :])
        player = state.players[self.seat]
        player.put_zone(STANDING, (*player.zone(STANDING), *stack[: self.count]))


def vermin_come(state: State, seat: Seat, count: int) -> Iterable[Event]:
    """Bring this many Vermin, or as many as the stack has left; from an empty stack none come (RAT-3)."""
    there = min(count, len(state.pile(VERMIN)))
    if there:
        yield VerminBrought(seat, there)


@giant_rats.sets_up(clause="RAT-1")
def vermin_form_a_face_up_stack(state: State, streams: Streams) -> Iterable[Event]:
    yield PileFormed(VERMIN, of_family(state, Family.VERMIN))


@giant_rats.begins(PLANNING, clause="RAT-2", stage=Stage.BRING)
def each_rat_brings_a_vermin_for_each_rat_there(state: State) -> Iterable[Event]:
    """Rats enter one by one: each counts itself and those before it."""
    for seat in state.order:
        for card in state.players[seat].selection:
            if is_menace(state, card, giant_rats):
                yield MenaceStood(seat, card)
                yield from vermin_come(state, seat, len(standing(state, seat, giant_rats)))
