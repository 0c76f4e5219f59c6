"""The shelf: games that are kept ready, so that they need not be replayed each time somebody asks."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from kingdom.web.tablenow import TableNow


class Shelf:
    """So many tables, those that were asked for last. Any thread may take one and put one back."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._tables: OrderedDict[str, TableNow] = OrderedDict()
        self._behind: set[str] = set()
        """Tables of which there may be more in the log than is here."""
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
        """The same, if nobody has said that there is more in the log."""
        return None if table_id in self._behind else self.take(table_id)

    def put(self, table: TableNow) -> None:
        """Keep a table; what is further on is not put back by what is not."""
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
        """The log is about to be read. Said before, so that what is written meanwhile is heard of again."""
        with self._lock:
            self._behind.discard(table_id)
