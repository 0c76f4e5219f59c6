"""The caretaker: removes tables that nobody has touched for a long time, if the server is configured to."""

from __future__ import annotations

import logging
import time

from kingdom.core.errors import KingdomError
from kingdom.store import Store, TableFilter
from kingdom.work import Closed, Work

log = logging.getLogger(__name__)

A_DAY = 24 * 60 * 60.0
ROUND_SECONDS = 60 * 60.0


class Cleanup:
    """Checks every hour, until the work is closed."""

    def __init__(self, store: Store, work: Work, days: float, *, keep_finished: bool) -> None:
        self._store = store
        self._work = work
        self._seconds = days * A_DAY
        self._over = False if keep_finished else None

    def start(self) -> None:
        """Start, if the settings have tables removed at all."""
        if self._seconds:
            self._work.after(0, self._run)

    def tidy(self) -> int:
        """Remove tables that have been idle for too long; returns how many."""
        since = time.time() - self._seconds
        old = self._store.archive.listed(TableFilter(untouched_since=since, over=self._over))
        gone = self._store.archive.remove([row.id for row in old], since)
        self._store.deals.tidy(since)
        if gone:
            log.info("removed %d tables that nobody has touched for %g days", gone, self._seconds / A_DAY)
        return gone

    def _run(self) -> None:
        try:
            self.tidy()
        except KingdomError as error:
            log.warning("tables could not be removed: %s", error)
        try:
            self._work.after(ROUND_SECONDS, self._run)
        except Closed:
            pass
