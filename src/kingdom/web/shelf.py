"""The shelf: a cache of games, so that they need not be replayed for every request."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from kingdom.web.tablenow import TableNow


class Shelf:
    """The most recently used tables, up to a limit. Any thread may take one and put one back."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._tables: OrderedDict[str, TableNow] = OrderedDict()
        self._behind: set[str] = set()
        """Tables whose log may have more than is here."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._tables)

    def take(self, table_id: str) -> TableNow | None:
        """The table as it was last put here."""
        with self._lock:
            table = self._tables.get(table_id)
            if table is not None:
                self._tables.move_to_end(table_id)
            return table

    def at_hand(self, table_id: str) -> TableNow | None:
        """The same, unless there is known to be more in the log."""
        return None if table_id in self._behind else self.take(table_id)

    def put(self, table: TableNow) -> None:
        """Keep a table; an older state never replaces a newer one."""
        with self._lock:
            kept = self._tables.get(table.id)
            if kept is None or kept.sequence <= table.sequence:
                self._tables[table.id] = table
            self._tables.move_to_end(table.id)
            while len(self._tables) > self._places:
                gone, _ = self._tables.popitem(last=False)
                self._behind.discard(gone)

    def fell_behind(self, table_id: str) -> None:
        """There may be more in the log of a table."""
        with self._lock:
            if table_id in self._tables:
                self._behind.add(table_id)

    def all_fell_behind(self) -> None:
        """There may be more in the log of any table."""
        with self._lock:
            self._behind.update(self._tables)

    def catches_up(self, table_id: str) -> None:
        """The log is about to be read. Call this before reading, so that later writes mark the table again."""
        with self._lock:
            self._behind.discard(table_id)
