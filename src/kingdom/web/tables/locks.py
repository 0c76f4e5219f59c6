"""One change at a time at a table. Requests that would have to wait for long are refused as busy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from kingdom.core.reasons import why
from kingdom.web.errors import Busy

LOCKS = 1024
LOCK_SECONDS = 1.0
"""Seconds that a request waits for others at the same table. They are quick, unless the database keeps them waiting."""


class Locks:
    """The locks of all tables; a few tables share one."""

    def __init__(self) -> None:
        self._locks = tuple(Lock() for _ in range(LOCKS))

    def of(self, table_id: str) -> Lock:
        """The lock of a table."""
        return self._locks[hash(table_id) % LOCKS]

    @contextmanager
    def at(self, table_id: str) -> Iterator[None]:
        """Context in which nobody else changes a table; raises Busy after a short wait."""
        lock = self.of(table_id)
        if not lock.acquire(timeout=LOCK_SECONDS):
            raise Busy(why("busy"))
        try:
            yield
        finally:
            lock.release()
