"""The caretaker: removes tables that nobody has touched for a long time, if the server is configured to."""

from __future__ import annotations

import logging
import time
from threading import Event, Thread

from kingdom.core.errors import KingdomError
from kingdom.store import Store, Wanted

log = logging.getLogger(__name__)

A_DAY = 24 * 60 * 60.0
ROUND_SECONDS = 60 * 60.0


class Caretaker:
    """A thread that checks every hour."""

    def __init__(self, store: Store, days: float, *, keep_finished: bool) -> None:
        self._store = store
        self._seconds = days * A_DAY
        self._over = False if keep_finished else None
        self._stop = Event()
        self._thread = Thread(target=self._run, name="kingdom-caretaker", daemon=True)

    def start(self) -> None:
        """Start, if the settings say that tables are removed at all."""
        if self._seconds:
            self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def tidy(self) -> int:
        """Remove tables that have been idle for too long; returns how many."""
        since = time.time() - self._seconds
        old = self._store.archive.listed(Wanted(untouched_since=since, over=self._over))
        gone = self._store.archive.remove([row.id for row in old], since)
        self._store.deals.tidy(since)
        if gone:
            log.info("removed %d tables that nobody has touched for %g days", gone, self._seconds / A_DAY)
        return gone

    def _run(self) -> None:
        while True:
            try:
                self.tidy()
            except KingdomError as error:
                log.warning("tables could not be removed: %s", error)
            if self._stop.wait(ROUND_SECONDS):
                return
