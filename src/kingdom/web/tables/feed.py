"""The feed of each viewer of a table: one delivery after another, and how many there were.

A viewer's version counts the deliveries to that viewer and nothing else: it does not change when another seat acts in
an open window (CON-9), except when that seat is done, which is public (PLA-7). So neither the number nor the moment at
which it changes reveals anything hidden.
The feed depends only on the log: every process that has read the same log has the same count.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from kingdom import Game
from kingdom.core.events import Fact
from kingdom.core.state import Seat
from kingdom.game.delivery import Step, announced, delivery, opened
from kingdom.game.redaction import redacted_facts

Viewer = Seat | None
"""A seat, or None for a spectator."""
OPENING = -1
"""The sequence number of the facts of the setup, before the first entry of the log."""
_SEQUENCE = attrgetter("sequence")


@dataclass(frozen=True, slots=True)
class Delivery:
    """The facts that one entry of the log gave one viewer."""

    sequence: int
    """The entry of the log that it comes from, or `OPENING`."""
    facts: tuple[Fact, ...] = ()
    withdrawn: bool = False
    """An earlier fact is no longer true: what the viewer knows has to be sent again in full."""
    rewound: bool = False
    """More than the last step of one seat was taken back: only the whole story shows what remains."""


@dataclass(frozen=True, slots=True)
class Update:
    """The deliveries that a viewer has missed since a version."""

    version: int
    facts: tuple[dict[str, Any], ...] = ()
    """Redacted for the viewer; empty if `whole`."""
    whole: bool = False
    """Facts are not enough (something was taken back, or the version is unknown): show everything again."""


class Feed:
    """The deliveries of one game to every viewer. Grows with the log; make a `copy` before playing on."""

    def __init__(self, game: Game) -> None:
        opening = Delivery(OPENING, tuple(game.opening_facts))
        self._names = game.state.rules.names
        self._deliveries: dict[Viewer, list[Delivery]] = {
            viewer: [opening] for viewer in (*range(len(game.state.players)), None)
        }
        self._data: dict[tuple[Viewer, int], tuple[dict[str, Any], ...]] = {}
        """A cache of the latest deliveries as data: the archive, the response and every listener need them."""

    def copy(self) -> Feed:
        """An independent copy."""
        new = object.__new__(Feed)
        new._names = self._names
        new._deliveries = {viewer: list(deliveries) for viewer, deliveries in self._deliveries.items()}
        new._data = {}
        return new

    # --- reading

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the spectators."""
        return tuple(self._deliveries)

    def version(self, viewer: Viewer) -> int:
        """The number of deliveries to the viewer, counting the opening."""
        return len(self._deliveries[viewer])

    def since(self, viewer: Viewer, version: int) -> Update:
        """The deliveries to the viewer after a version."""
        now = self.version(viewer)
        return self._update(viewer, version, now) if 1 <= version <= now else Update(now, whole=True)

    def made_by(self, viewer: Viewer, first: int, last: int) -> Update:
        """The facts that a range of entries gave the viewer: the response to the request that made them."""
        deliveries = self._deliveries[viewer]
        start = bisect_left(deliveries, first, key=_SEQUENCE)
        return self._update(viewer, start, bisect_right(deliveries, last, key=_SEQUENCE))

    def after(self, viewer: Viewer, version: int) -> list[Delivery]:
        """The deliveries to a viewer after a version."""
        return self._deliveries[viewer][version:]

    def data(self, viewer: Viewer, version: int) -> tuple[dict[str, Any], ...]:
        """The facts of the delivery that made a version, redacted; cached until the next step."""
        found = self._data.get((viewer, version))
        if found is None:
            facts = self._deliveries[viewer][version - 1].facts
            found = self._data[viewer, version] = tuple(redacted_facts(facts, viewer, self._names))
        return found

    def _update(self, viewer: Viewer, since: int, version: int) -> Update:
        if any(delivery.withdrawn for delivery in self._deliveries[viewer][since:version]):
            return Update(version, whole=True)
        missed = range(since + 1, version + 1)
        return Update(version, tuple(fact for later in missed for fact in self.data(viewer, later)))

    # --- growing

    def played(self, sequence: int, steps: Sequence[Step]) -> None:
        """The last of the steps has just been played, as this entry of the log."""
        step = steps[-1]
        window = steps[opened(steps[:-1]) :]
        hidden = step.leaves_open and not announced(step.facts)
        for viewer, deliveries in self._deliveries.items():
            if viewer == step.seat or not hidden:
                deliveries.append(Delivery(sequence, delivery(window, viewer)))

    def undone(self, sequence: int, step: Step) -> None:
        """A seat has just undone its last step, as this entry of the log."""
        hidden = step.in_window and not announced(step.facts)
        for viewer, deliveries in self._deliveries.items():
            if viewer == step.seat or not hidden:
                deliveries.append(Delivery(sequence, withdrawn=True))

    def rewound(self, sequence: int) -> None:
        """Everything since some step was taken back by agreement; what remains has been played again."""
        for deliveries in self._deliveries.values():
            deliveries.append(Delivery(sequence, withdrawn=True, rewound=True))
