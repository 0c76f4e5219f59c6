"""The track: rounds, phases and steps, and where the game stands."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom.core.phases import CHOICE, LAST, ROUNDS, SETUP, STEPS
from kingdom.core.view import View
from kingdom.modules.advisors.module import DRAFT
from kingdom.modules.menace.combat import COMBAT
from kingdom.modules.solo.choice import SELECTIONS
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.choice import TURNS
from kingdom.web.present.words import CODES

ROMAN = ("I", "II", "III", "IV")


@dataclass(frozen=True, slots=True)
class Stop:
    """A phase on the track."""

    name: str
    now: bool
    turn: int = 0
    turns: int = 0
    steps: tuple[tuple[str, bool], ...] = ()
    """Of Production: the code of each step, and whether it is being played."""


@dataclass(frozen=True, slots=True)
class Track:
    """Where the game stands."""

    round: int
    rounds: tuple[str, ...]
    stops: tuple[Stop, ...]
    stage: str
    """How the table is laid out: `draft`, `choice`, `planning` or `working`."""


def track(view: View) -> Track:
    """The track of a game."""
    agenda = view.rules.agenda
    stops: list[Stop] = []
    if view.phase in (SETUP, DRAFT) and DRAFT in agenda.before:
        stops.append(Stop("draft", view.phase is DRAFT))
    for phase in agenda.each_round:
        if phase in (CHOICE, SOLO_CHOICE):
            turns = TURNS if phase is CHOICE else SELECTIONS
            stops.append(Stop("choice", view.phase is phase, min(view.turns + 1, turns), turns))
        elif phase is STEPS[0]:
            steps = tuple((CODES[step.resource or 0], view.phase is step) for step in STEPS)
            stops.append(Stop("production", view.phase in STEPS, steps=steps))
        elif phase not in STEPS:
            stops.append(Stop(phase.name.replace(" ", "-"), view.phase is phase))
    if view.phase is LAST:
        stops.append(Stop("last", True))
    return Track(view.round, ROMAN[:ROUNDS], tuple(stops), stage(view))


def stage(view: View) -> str:
    """How the table is laid out in a phase."""
    if view.phase in (SETUP, DRAFT):
        return "draft"
    if view.phase in (CHOICE, SOLO_CHOICE):
        return "choice"
    return "planning" if view.phase.name == "planning" else "working"


def fights(view: View) -> bool:
    """Whether this is Combat."""
    return view.phase is COMBAT
