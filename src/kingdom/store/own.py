"""The history of a browser: its games, to be viewed, exported and removed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from kingdom.store.archive import AT_ONCE
from kingdom.store.columns import meant, seats_of, table_of
from kingdom.store.part import StorePart
from kingdom.store.rows import Visit
from kingdom.store.schema import SPECTATOR, entries, tables, visits

Log = tuple[tuple[int, str], ...]
"""The log of a table, as in a record."""


class Own(StorePart):
    """The games of a browser."""

    def games(self, browser: str, limit: int) -> list[Visit]:
        """The games in which a browser has a seat, newest first, except those hidden from its list."""
        query = (
            select(tables, visits.c.seat.label("visited"))
            .join(visits, visits.c.table_id == tables.c.id)
            .where(visits.c.browser == browser, visits.c.seat != SPECTATOR, visits.c.hidden.is_not(True))
            .order_by(tables.c.created.desc(), tables.c.id, visits.c.seat)
            .limit(limit)
        )
        rows: dict[str, list[Row[Any]]] = {}
        with self._reading() as connection:
            for row in connection.execute(query):
                rows.setdefault(row.id, []).append(row)
        return [Visit(table_of(same[0]), tuple(meant(row.visited) for row in same)) for same in rows.values()]

    def logs(self, table_ids: Sequence[str]) -> dict[str, Log]:
        """The logs of these tables."""
        found: dict[str, list[tuple[int, str]]] = {}
        columns = (entries.c.table_id, entries.c.seat, entries.c.action)
        with self._reading() as connection:
            for some in _in_parts(table_ids):
                query = select(*columns).where(entries.c.table_id.in_(some))
                for table_id, seat, action in connection.execute(
                    query.order_by(entries.c.table_id, entries.c.sequence)
                ):
                    found.setdefault(table_id, []).append((seat, action))
        return {table_id: tuple(log) for table_id, log in found.items()}

    def judged(self, table_id: str, judged: Sequence[Mapping[str, Any]]) -> None:
        """Store the result of a review for each seat of a table."""
        wanted = update(tables).where(tables.c.id == table_id).values(judged=json.dumps(judged))
        self._write(lambda connection: connection.execute(wanted))

    # --- removal

    def forget(self, browser: str, *, running: bool) -> tuple[int, int]:
        """Remove the games of a browser, optionally including running ones.

        A game without other participants is removed completely. From others, only the browser's own entry is removed.
        Returns the number of games removed, and of games only unlinked.
        """
        here = select(visits.c.table_id).where(visits.c.browser == browser)
        query = select(tables.c.id).where(tables.c.id.in_(here))
        if not running:
            query = query.where(tables.c.result.is_not(None))
        with self._reading() as connection:
            known = list(connection.scalars(query))
        gone = left = 0
        for some in _in_parts(known):
            removed: int = self._write(partial(_forget, browser=browser, some=some))
            gone += removed
            left += len(some) - removed
        return gone, left


def _in_parts(table_ids: Sequence[str]) -> Iterable[Sequence[str]]:
    return (table_ids[first : first + AT_ONCE] for first in range(0, len(table_ids), AT_ONCE))


def _forget(connection: Connection, browser: str, some: Sequence[str]) -> int:
    """Remove these tables, or only the browser's entries. Returns the number of tables removed."""
    seated: dict[str, set[int]] = {}
    shared: set[str] = set()
    looked = select(visits.c.table_id, visits.c.browser, visits.c.seat).where(visits.c.table_id.in_(some))
    for table_id, who, seat in connection.execute(looked):
        if who == browser:
            seated.setdefault(table_id, set()).add(seat)
        else:
            shared.add(table_id)
    alone = []
    for table_id, written in connection.execute(select(tables.c.id, tables.c.seats).where(tables.c.id.in_(some))):
        people = {at for at, seat in enumerate(seats_of(written)) if seat.is_persons}
        if table_id not in shared and people <= seated.get(table_id, set()):
            alone.append(table_id)
    connection.execute(delete(visits).where(visits.c.browser == browser, visits.c.table_id.in_(some)))
    return connection.execute(delete(tables).where(tables.c.id.in_(alone))).rowcount if alone else 0
