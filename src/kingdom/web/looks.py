"""Which tables are watched: a table with only bots plays while somebody watches, and sleeps when nobody does."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock

from kingdom.web.waking import Hub

AWAKE_SECONDS = 60.0
"""How long a look counts: a page without a stream is fetched again before that."""
MOST_LOOKS = 10_000


class Looks:
    """When each table was last looked at, and who listens to it now."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._last: OrderedDict[str, float] = OrderedDict()
        self._lock = Lock()

    def look(self, table_id: str) -> None:
        """Somebody is looking at a table. Returns at once; callable from any thread."""
        with self._lock:
            self._last[table_id] = time.monotonic()
            self._last.move_to_end(table_id)
            if len(self._last) > MOST_LOOKS:
                self._last.popitem(last=False)

    def __call__(self, table_id: str) -> bool:
        """Whether somebody is looking at a table, or was a moment ago."""
        last = self._last.get(table_id)
        return (last is not None and time.monotonic() - last < AWAKE_SECONDS) or self._hub.anybody(table_id)
