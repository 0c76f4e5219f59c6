"""What each viewer of a table has been told, one telling after another, and how many there were.

A viewer's version counts the tellings to that viewer and nothing else: it does not change when another seat acts in an
open window (CON-9), except when that seat is done, which is public (PLA-7). So neither the number nor the moment at
which it changes reveals anything hidden.
The tellings depend only on the log: every process that has read the same log has the same count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kingdom import Game
from kingdom.core.events import Fact, WindowClosed
from kingdom.core.state import Seat
from kingdom.game.game import announced
from kingdom.game.telling import told

Viewer = Seat | None
"""Who is watching: a seat, or None for a spectator."""
OPENING = -1
"""The sequence number of what was told at setup, before the first entry of the log."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What one entry of the log told one viewer."""

    sequence: int
    """The entry of the log that it comes from, or `OPENING`."""
    facts: tuple[Fact, ...] = ()
    taken_back: bool = False
    """Something told before is no longer true: what the viewer knows has to be sent again in full."""
    retold: bool = False
    """More than the last step of one seat was taken back: only the whole story says what remains."""


@dataclass(frozen=True, slots=True)
class News:
    """What a viewer has missed since a version."""

    version: int
    facts: tuple[dict[str, Any], ...] = ()
    """What has happened, redacted for the viewer; empty if `whole`."""
    whole: bool = False
    """Facts are not enough (something was taken back, or the version is unknown): show everything again."""


class Tellings:
    """The tellings of one game to every viewer. Grows with the log; make a `copy` before playing on."""

    def __init__(self, game: Game) -> None:
        viewers: tuple[Viewer, ...] = (*range(len(game.state.players)), None)
        opening = Telling(OPENING, tuple(game.opening_facts))
        self._told: dict[Viewer, list[Telling]] = {viewer: [opening] for viewer in viewers}
        self._window = 0
        """Where in the steps of the game the open window begins."""
        self._words: dict[tuple[Viewer, int], tuple[dict[str, Any], ...]] = {}
        """A cache of the latest tellings as data: the archive, the response and every listener need them."""

    def copy(self) -> Tellings:
        """An independent copy."""
        new = object.__new__(Tellings)
        new._told = {viewer: list(tellings) for viewer, tellings in self._told.items()}
        new._window = self._window
        new._words = {}
        return new

    # --- hearing

    def version(self, viewer: Viewer) -> int:
        """How many tellings the viewer has received, counting the opening."""
        return len(self._told[viewer])

    def since(self, viewer: Viewer, version: int, game: Game) -> News:
        """What the viewer has missed after a version."""
        tellings = self._told[viewer]
        now = len(tellings)
        if not 1 <= version <= now or any(telling.taken_back for telling in tellings[version:]):
            return News(now, whole=True)
        return News(now, tuple(fact for at in range(version, now) for fact in self.words(viewer, at, game)))

    def words(self, viewer: Viewer, at: int, game: Game) -> tuple[dict[str, Any], ...]:
        """What one telling says to a viewer, as plain data; cached until the next step."""
        found = self._words.get((viewer, at))
        if found is None:
            found = self._words[viewer, at] = said([self._told[viewer][at]], viewer, game)
        return found

    def by(self, viewer: Viewer, first: int, last: int, game: Game) -> News:
        """What a range of entries told the viewer: the response to the request that made them."""
        tellings = self._told[viewer]
        found = [telling for telling in tellings if first <= telling.sequence <= last]
        version = sum(telling.sequence <= last for telling in tellings)
        if any(telling.taken_back for telling in found):
            return News(version, whole=True)
        return News(version, said(found, viewer, game))

    def settled(self, game: Game) -> int:
        """How many steps of the game can no longer be taken back, and have been told to everybody."""
        return next((at for at in range(self._window, 0, -1) if game.steps[at - 1].barrier is not None), 0)

    def after(self, viewer: Viewer, version: int) -> list[Telling]:
        """The tellings to a viewer after a version, as they were."""
        return self._told[viewer][version:]

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who is told something."""
        return tuple(self._told)

    # --- growing

    def played(self, sequence: int, game: Game) -> None:
        """The last step of the game has just been played, as this entry of the log."""
        step = game.steps[-1]
        if not step.before.opening:
            self._tell_all(Telling(sequence, tuple(step.facts)))
            self._window = len(game.steps)
            return
        closed = next((at for at, fact in enumerate(step.facts) if isinstance(fact.event, WindowClosed)), None)
        if closed is None and not game.is_over:
            public = tuple(announced(step.facts))
            for viewer, tellings in self._told.items():
                if viewer == step.seat:
                    tellings.append(Telling(sequence, tuple(step.facts)))
                elif public:
                    tellings.append(Telling(sequence, public))
            return
        for viewer, tellings in self._told.items():
            tellings.append(Telling(sequence, self._at_the_close(viewer, closed, game)))
        self._window = len(game.steps)

    def taken_back(self, sequence: int, seat: Seat, game: Game, facts: Iterable[Fact]) -> None:
        """The seat has just taken back its last action, as this entry of the log; these facts no longer hold."""
        telling = Telling(sequence, taken_back=True)
        if game.state.opening and not announced(facts):
            self._told[seat].append(telling)
        else:
            self._tell_all(telling)
            if not game.state.opening:
                self._window = len(game.steps)

    def rewound(self, sequence: int, game: Game) -> None:
        """Everything since some step was taken back by agreement; what remains has been played again."""
        self._window = 0
        for at, step in enumerate(game.steps, start=1):
            if not step.before.opening or any(isinstance(fact.event, WindowClosed) for fact in step.facts):
                self._window = at
        self._tell_all(Telling(sequence, taken_back=True, retold=True))

    def _tell_all(self, telling: Telling) -> None:
        for tellings in self._told.values():
            tellings.append(telling)

    def _at_the_close(self, viewer: Viewer, closed: int | None, game: Game) -> tuple[Fact, ...]:
        """What the viewer is told when a window closes: the end of its own actions, then all that others did."""
        last = game.steps[-1]
        window = game.steps[self._window :]
        facts: list[Fact] = []
        for seat in sorted(last.before.order, key=lambda seat: seat != viewer):
            for step in window:
                if step.seat == seat and step is last:
                    facts += step.facts[:closed]
                elif step.seat == seat != viewer:
                    facts += (fact for fact in step.facts if not fact.event.announced)
        if closed is not None:
            facts += last.facts[closed:]
        return tuple(facts)


def said(tellings: Sequence[Telling], viewer: Viewer, game: Game) -> tuple[dict[str, Any], ...]:
    """What tellings say to a viewer, as plain data."""
    names = game.state.rules.names
    heard = (told(fact, viewer, names) for telling in tellings for fact in telling.facts)
    return tuple(fact for fact in heard if fact is not None)
