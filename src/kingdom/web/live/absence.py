"""A player who does not come back: a bot plays their seat to the end, or the game is closed.

The player who stays decides alone after three days without a sign of the other, and otherwise needs their consent. The
days count from the last public event, not from the last act: an act in an open window is hidden, and
nobody may learn from a clock that there was one (CON-9).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.rewind import CLOSE
from kingdom.store import Spoken, Store
from kingdom.web.errors import Stale
from kingdom.web.live.presence import Presence
from kingdom.web.tables.tables import Tables, TableSnapshot, all_are

ABSENT_DAYS = 3
ABSENT_SECONDS = ABSENT_DAYS * 24 * 60 * 60.0
STAND_IN = "steward"
"""The bot that plays on."""


class Awaited(NamedTuple):
    """An opponent for whom a player waits."""

    seat: Seat
    since: float
    """Their last sign of life, or the last public event."""
    overdue: bool
    """True if the player who waits may decide alone."""

    @property
    def patience_ends(self) -> float:
        """The time at which the player who waits may decide alone, if there is no sign before."""
        return self.since + ABSENT_SECONDS


class Absence:
    """The absent players of all tables."""

    def __init__(
        self, tables: Tables, store: Store, presence: Presence, heard: Callable[[str], Sequence[Spoken]]
    ) -> None:
        """`heard` returns the latest messages at a table."""
        self._tables = tables
        self._store = store
        self._presence = presence
        self._heard = heard
        self.now: Callable[[], float] = time.time

    def awaited(self, table: TableSnapshot, seat: Seat) -> Awaited | None:
        """The opponent for whom a seat waits; None if it waits for nobody, or for a bot."""
        other = opponent(table, seat)
        if table.game.is_over or other is None or table.bots[other] is not None:
            return None
        if seat in table.waiting or other not in table.waiting:
            return None
        row = self._store.table(table.id)
        told = 0.0 if row is None else row.updated.get(None, row.created)
        since = max([told, *(spoken.written for spoken in self._heard(table.id) if spoken.seat == other)])
        overdue = self.now() >= since + ABSENT_SECONDS and not self._presence.here(table.id, other)
        return Awaited(other, since, overdue)

    def leave_to_bot(self, table: TableSnapshot, seat: Seat) -> None:
        """Let the usual bot play on for a person."""
        leave_to_bot(self._tables, table.id, seat, STAND_IN)

    def close(self, table: TableSnapshot, seat: Seat, client_id: str) -> None:
        """Close the game without a winner. It counts for nobody."""
        seen = table.version(None)

        def changed(now: TableSnapshot) -> TableSnapshot:
            if now.version(None) != seen:
                raise Stale(why("stale-question"))
            return now.ended(seat, CLOSE, client_id)

        changed(self._tables.open(table.id))
        self._tables.practise(table.id)
        self._tables.change(table.id, seat, client_id, None, changed, all_are(CLOSE))


def leave_to_bot(tables: Tables, table_id: str, seat: Seat, bot: str) -> None:
    """Let a bot play on for a person, whose seat it still is. From now on the game is for practice."""
    tables.practise(table_id)
    row = tables.open(table_id).row.seats[seat]
    tables.sit(table_id, seat, row.left_to(bot), after=row)


def opponent(table: TableSnapshot, seat: Seat) -> Seat | None:
    """The other person at a table; None if there is none."""
    others = [other for other in table.people if other != seat]
    return others[0] if others else None
