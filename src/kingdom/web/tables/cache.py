"""A cache of games, so that they need not be replayed for every request."""

from __future__ import annotations

from typing import NamedTuple

from kingdom.web.recent import Recent
from kingdom.web.tables.snapshot import TableSnapshot


class CachedTable(NamedTuple):
    """A table as it was last put here, and whether its log may have more by now."""

    table: TableSnapshot
    behind: bool = False


class TableCache:
    """The most recently used tables, up to a limit. Any thread may take one and put one back."""

    def __init__(self, places: int) -> None:
        self._tables: Recent[str, CachedTable] = Recent(places)

    def __len__(self) -> int:
        return len(self._tables)

    def take(self, table_id: str) -> TableSnapshot | None:
        """The table as it was last put here."""
        cached = self._tables.get(table_id)
        return None if cached is None else cached.table

    def at_hand(self, table_id: str) -> TableSnapshot | None:
        """The same, unless there is known to be more in the log."""
        cached = self._tables.get(table_id)
        return None if cached is None or cached.behind else cached.table

    def put(self, table: TableSnapshot) -> None:
        """Cache a table; an older state never replaces a newer one."""

        def newer(cached: CachedTable | None) -> CachedTable:
            if cached is None:
                return CachedTable(table)
            return cached._replace(table=table) if cached.table.sequence <= table.sequence else cached

        self._tables.change(table.id, newer)

    def fell_behind(self, table_id: str) -> None:
        """There may be more in the log of a table."""
        self._mark(table_id, behind=True)

    def all_fell_behind(self) -> None:
        """There may be more in the log of any table."""
        self._tables.change_all(lambda cached: cached._replace(behind=True))

    def catches_up(self, table_id: str) -> None:
        """The log is about to be read. Call this before reading, so that later writes mark the table again."""
        self._mark(table_id, behind=False)

    def _mark(self, table_id: str, *, behind: bool) -> None:
        self._tables.change(table_id, lambda cached: None if cached is None else cached._replace(behind=behind))
