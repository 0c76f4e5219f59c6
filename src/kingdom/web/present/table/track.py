"""The track: rounds, phases and steps, and where the game is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdom.core.phases import LAST, ROUNDS, SETUP, STEPS, Phase
from kingdom.core.state import State
from kingdom.core.view import View
from kingdom.web.present.cards.codes import CODES
from kingdom.words.numerals import roman


@dataclass(frozen=True, slots=True)
class Stop:
    """A phase on the track."""

    name: str
    now: bool
    turn: int = 0
    turns: int = 0
    steps: tuple[tuple[str, bool], ...] = ()
    """For Production: the code of each step, and whether it is being played."""
    past: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """Where the game is."""

    round: int
    rounds: tuple[str, ...]
    stops: tuple[Stop, ...]
    stage: str
    """How the table is laid out: `draft`, `choice`, `planning`, `working` or `combat`."""

    @property
    def sheet(self) -> str:
        """The stylesheet of that layout."""
        return "works" if self.stage in ("planning", "working") else self.stage


def track(view: View) -> Track:
    """The track of a game."""
    agenda = view.rules.agenda
    stops: list[Stop] = []
    for phase in agenda.before:
        if view.phase in (SETUP, phase):
            stops.append(Stop(stop_name(phase), view.phase is phase))
    for phase in agenda.each_round:
        if phase.turns:
            turn = min(view.turns + 1, phase.turns)
            stops.append(Stop(stop_name(phase), view.phase is phase, turn, phase.turns))
        elif phase is STEPS[0]:
            steps = tuple((CODES[step.resource or 0], view.phase is step) for step in STEPS)
            stops.append(Stop("production", view.phase in STEPS, steps=steps))
        elif phase not in STEPS:
            stops.append(Stop(stop_name(phase), view.phase is phase))
    if view.phase is LAST:
        stops.append(Stop("last", True))
    now = next((at for at, stop in enumerate(stops) if stop.now), 0)
    past = (replace(stop, past=at < now) for at, stop in enumerate(stops))
    return Track(view.round, tuple(roman(number + 1) for number in range(ROUNDS)), tuple(past), stage(view))


def stop_name(phase: Phase) -> str:
    """What messages call a phase on the track."""
    return phase.stage or phase.name.replace(" ", "-")


def after_production(at: View | State) -> bool:
    """Whether the Production of the round is over, but the round is not."""
    phases = at.rules.agenda.each_round
    return at.phase in phases[phases.index(STEPS[-1]) + 1 :]


def stage(at: View | State) -> str:
    """How the table is laid out in a phase."""
    if at.phase is SETUP or at.phase in at.rules.agenda.before:
        return "draft"
    name = stop_name(at.phase)
    return name if name in ("choice", "planning", "combat") else "working"
