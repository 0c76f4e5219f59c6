"""Which tables are watched: a table with only bots plays while somebody watches, and sleeps when nobody does."""

from __future__ import annotations

import time

from kingdom.web.live.hub import Hub
from kingdom.web.recent import Recent

AWAKE_SECONDS = 60.0
"""Seconds for which a look counts: a page without a stream is fetched again before that."""
MOST_LOOKS = 10_000


class Watchers:
    """The last look at each table, and its present listeners."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._last: Recent[str, float] = Recent(MOST_LOOKS)

    def look(self, table_id: str) -> None:
        """Somebody is looking at a table. Returns at once; callable from any thread."""
        self._last.put(table_id, time.monotonic())

    def __call__(self, table_id: str) -> bool:
        """True if somebody is looking at a table, or was a moment ago."""
        last = self._last.get(table_id)
        return (last is not None and time.monotonic() - last < AWAKE_SECONDS) or self._hub.anybody(table_id)
