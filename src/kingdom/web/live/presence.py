"""Presence at the table: a seat is present while one of its pages is listening, or was loaded a moment ago.

Presence depends only on open pages, never on what a seat does, which is hidden from others while a window is open.
Several processes on one PostgreSQL tell each other who is present; with SQLite each knows only its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from kingdom.core.phases import ENDED
from kingdom.core.state import Seat
from kingdom.web.recent import Recent
from kingdom.web.tables.tables import TableSnapshot, Viewer

GRACE_SECONDS = 8.0
"""Seconds for which somebody who has closed a page still counts as present: it may only be reloading."""
LOOK_SECONDS = 60.0
"""Seconds for which loading a page counts, for pages without a stream."""
CALL_SECONDS = 40.0
"""Seconds for which the message of another process counts."""
MOST = 20_000

HERE, AWAY, DECIDING, DONE = "here", "away", "deciding", "done"

Place = tuple[str, Seat]


class Presence:
    """The seats present at all tables."""

    def __init__(self, changed: Callable[[str], None], call_out: Callable[[str, str], None] | None = None) -> None:
        """`changed` is called with a table at which somebody has arrived or left; `call_out` tells other processes."""
        self._changed = changed
        self._call_out = call_out
        self._streams: Counter[Place] = Counter()
        self._until: Recent[Place, float] = Recent(MOST)
        self._lock = Lock()

    def here(self, table_id: str, seat: Seat) -> bool:
        """True if somebody is at a seat."""
        place = (table_id, seat)
        return self._streams[place] > 0 or (self._until.get(place) or 0.0) > time.monotonic()

    def look(self, table_id: str, seat: Seat) -> None:
        """A page of a seat has been loaded."""
        self._stay((table_id, seat), LOOK_SECONDS)

    def heard(self, table_id: str, note: str) -> None:
        """Another process reports that somebody is at a seat."""
        word, _, seat = note.partition(" ")
        if word == HERE and seat.isascii() and seat.isdigit():
            self._stay((table_id, int(seat)), CALL_SECONDS)

    @property
    def calls(self) -> bool:
        """True if there may be other processes to notify."""
        return self._call_out is not None

    def call(self, table_id: str, seat: Seat) -> None:
        """Notify other processes that somebody is at a seat here. Waits for the database."""
        if self._call_out is not None:
            self._call_out(table_id, f"{HERE} {seat}")

    @contextmanager
    def listening(self, table_id: str, viewer: Viewer) -> Iterator[None]:
        """Context for a coroutine while a page of a seat is listening. Spectators come and go unnoticed."""
        if viewer is None:
            yield
            return
        place = (table_id, viewer)
        before = self.here(*place)
        with self._lock:
            self._streams[place] += 1
        if not before:
            self._changed(table_id)
        try:
            yield
        finally:
            self._stay(place, GRACE_SECONDS)
            with self._lock:
                self._streams[place] -= 1
                if not self._streams[place]:
                    del self._streams[place]
            self._look_later(table_id)

    def _stay(self, place: Place, seconds: float) -> None:
        before = self.here(*place)
        until = time.monotonic() + seconds
        self._until.change(place, lambda known: max(known or 0.0, until))
        if not before:
            self._changed(place[0])

    def _look_later(self, table_id: str) -> None:
        """When the grace period is over, notify the people who are still at the table."""
        try:
            asyncio.get_running_loop().call_later(GRACE_SECONDS + 0.1, self._changed, table_id)
        except RuntimeError:
            pass  # the server is going down

    def states(self, table: TableSnapshot) -> tuple[str, ...]:
        """The state of each seat, in a word; empty for bots, and at tables where nobody waits for anybody."""
        if not has_company(table):
            return ("",) * len(table.names)
        return tuple("" if bot else self._state(table, seat) for seat, bot in enumerate(table.bots))

    def _state(self, table: TableSnapshot, seat: Seat) -> str:
        if not self.here(table.id, seat):
            return AWAY
        if seat in table.waiting:
            return DECIDING
        state = table.game.state
        return DONE if state.phase is not ENDED and state.players[seat].done else HERE


def has_company(table: TableSnapshot) -> bool:
    """True if two people play here, even while a bot plays for one of them."""
    return len(table.people) > 1
