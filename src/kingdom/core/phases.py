"""The phases of a round, and the agenda that puts them in order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kingdom.core.resources import Resource


@dataclass(frozen=True, slots=True, eq=False)
class Phase:
    """A part of a round. In a window every seat acts at its own pace and ends its part itself (PRO-7)."""

    name: str
    """The name, such as `choice`."""
    window: bool = True
    """True if all seats act at once."""
    resource: Resource | None = None
    """The resource of a Production step."""
    stage: str = ""
    """Its name on the round track, if different: every variant of Choice appears as `choice`."""
    turns: int = 0
    """The number of turns in it, if turns are counted."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __post_init__(self) -> None:
        _PHASES.setdefault(self.name, self)

    def __deepcopy__(self, memo: object) -> Phase:
        """Return the phase itself: rules compare phases by identity, not by name."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the phase as its name, for the same reason."""
        return phase_called, (self.name,)


_PHASES: dict[str, Phase] = {}
"""Every phase by name, as first created."""


def phase_called(name: str) -> Phase:
    """The phase with this name; its module must have been imported."""
    return _PHASES[name]


SETUP = Phase("set-up", window=False)
CHOICE = Phase("choice", window=False, turns=16)
PLANNING = Phase("planning")
MATERIALS = Phase("materials", resource=Resource.MATERIALS)
POPULATION = Phase("population", resource=Resource.POPULATION)
GOLD = Phase("gold", resource=Resource.GOLD)
EXPLORATION = Phase("exploration", resource=Resource.EXPLORATION)
LAST = Phase("last window")
ENDED = Phase("ended", window=False)

STEPS = (MATERIALS, POPULATION, GOLD, EXPLORATION)
"""The four Production steps, in the order of GEN-1."""

ROUNDS = 4


@dataclass(frozen=True, slots=True)
class Agenda:
    """The phases of a game: before round 1, in each round, and after round 4 (these still count as round 4)."""

    before: tuple[Phase, ...] = ()
    each_round: tuple[Phase, ...] = (CHOICE, PLANNING, *STEPS)
    after: tuple[Phase, ...] = (LAST,)

    def with_phases(
        self,
        *,
        before: tuple[Phase, ...] | None = None,
        each_round: tuple[Phase, ...] | None = None,
    ) -> Agenda:
        """The agenda with other phases."""
        return replace(
            self,
            before=self.before if before is None else before,
            each_round=self.each_round if each_round is None else each_round,
        )

    def phases(self) -> tuple[Phase, ...]:
        """Every phase that can be current, in order."""
        return (SETUP, *self.before, *self.each_round, *self.after, ENDED)

    def follows(self, phase: Phase, game_round: int) -> tuple[Phase, int]:
        """The phase after this one, and its round.

        >>> Agenda().follows(EXPLORATION, 1), Agenda().follows(EXPLORATION, ROUNDS)
        ((<choice>, 2), (<last window>, 4))
        """
        if phase in self.each_round:
            here = self.each_round
            then = (self.each_round[0], game_round + 1) if game_round < ROUNDS else (self.after[0], game_round)
        elif phase in self.after:
            here, then = self.after, (ENDED, game_round)
        else:
            here, then = (SETUP, *self.before), (self.each_round[0], 1)
        at = here.index(phase) + 1
        return (here[at], game_round) if at < len(here) else then
