"""The module for solo play, with its own Choice phase. The other files register their rules on it."""

from __future__ import annotations

from kingdom.core.module import EVERY, Module, Part, Shows
from kingdom.core.phases import CHOICE, Agenda
from kingdom.core.showing import Heap
from kingdom.core.state import Seat
from kingdom.modules.solo.phase import SOLO_CHOICE

solo = Module("solo").introduces(Part.SOLO, EVERY)

ALONE: Seat = 0
"""The one seat of a solo game."""

SHUFFLED = solo.pile("shuffled", Shows.NONE, Heap.DECK)
"""The whole Development deck, face down until the Advisor draft is over (ADV-9)."""


@solo.schedules(clause="SOL-3")
def a_choice_of_its_own(agenda: Agenda) -> Agenda:
    phases = tuple(SOLO_CHOICE if phase is CHOICE else phase for phase in agenda.each_round)
    return agenda.with_phases(each_round=phases)
