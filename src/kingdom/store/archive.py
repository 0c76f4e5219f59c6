"""The archive: card sets, deliveries to viewers, and operations on many tables at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Delete, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from kingdom.store.columns import meant, stored, table_of
from kingdom.store.driving import insert_rows
from kingdom.store.part import StorePart
from kingdom.store.rows import DeliveryRow, TableRow
from kingdom.store.schema import contents, deliveries, entries, tables

AT_ONCE = 200
"""The number of tables to remove in one transaction, small enough that players do not have to wait long."""


@dataclass(frozen=True, slots=True)
class TableFilter:
    """A selection of tables."""

    untouched_since: float | None = None
    """Only tables not touched since this time."""
    over: bool | None = None
    """Only tables whose game is over (True) or not (False)."""

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """The filter as SQL conditions."""
        if self.untouched_since is not None:
            yield tables.c.touched < self.untouched_since
        if self.over is not None:
            yield tables.c.result.is_not(None) if self.over else tables.c.result.is_(None)


class Archive(StorePart):
    """Card sets, deliveries to viewers, and operations on many tables."""

    # --- card sets

    def keep_content(self, hash: str, name: str, pack: str) -> None:
        """Store a card set if it is not stored yet."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(contents.c.hash).where(contents.c.hash == hash)) is None:
                connection.execute(insert(contents).values(hash=hash, name=name, pack=pack))

        if self.content(hash) is None:
            try:
                self._write(work)
            except IntegrityError:
                pass  # another process has just stored it

    def content(self, hash: str) -> str | None:
        """A stored card set; None if it is not stored."""
        with self._reading() as connection:
            return connection.scalar(select(contents.c.pack).where(contents.c.hash == hash))

    # --- deliveries

    def deliveries(self, table_id: str, viewer: int | None) -> list[DeliveryRow]:
        """All deliveries to a viewer at a table, in order."""
        columns = (deliveries.c.viewer, deliveries.c.version, deliveries.c.seat, deliveries.c.facts)
        query = select(*columns).where(deliveries.c.table_id == table_id, deliveries.c.viewer == stored(viewer))
        with self._reading() as connection:
            return [
                DeliveryRow(meant(row.viewer), row.version, row.seat, None if row.facts is None else _facts(row.facts))
                for row in connection.execute(query.order_by(deliveries.c.version))
            ]

    # --- many tables

    def listed(self, wanted: TableFilter, limit: int | None = None) -> list[TableRow]:
        """The selected tables, most recently touched first."""
        query = select(tables).where(*wanted.conditions()).order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        with self._reading() as connection:
            return [table_of(row) for row in connection.execute(query)]

    def actions(self, table_id: str) -> tuple[tuple[int, str], ...]:
        """The log of a table, as in a record."""
        query = select(entries.c.seat, entries.c.action).where(entries.c.table_id == table_id)
        with self._reading() as connection:
            return tuple((seat, action) for seat, action in connection.execute(query.order_by(entries.c.sequence)))

    def remove(self, table_ids: Sequence[str], untouched_since: float | None = None) -> int:
        """Remove tables with all their data, unless they have been touched since. Returns the number removed."""
        gone = 0
        for first in range(0, len(table_ids), AT_ONCE):
            some = table_ids[first : first + AT_ONCE]
            removal = delete(tables).where(tables.c.id.in_(some), *TableFilter(untouched_since).conditions())
            gone += self._write(partial(_removed, removal=removal))
        return gone

    def gaps(self) -> list[str]:
        """The tables whose log has a different length than recorded; there should be none."""
        lengths = (
            select(entries.c.table_id, func.count().label("length"), func.max(entries.c.sequence).label("last"))
            .group_by(entries.c.table_id)
            .subquery()
        )
        length = func.coalesce(lengths.c.length, 0)
        wrong = (length != tables.c.sequence) | (func.coalesce(lengths.c.last, -1) != length - 1)
        query = select(tables.c.id).outerjoin(lengths, lengths.c.table_id == tables.c.id).where(wrong)
        with self._reading() as connection:
            return list(connection.scalars(query.order_by(tables.c.id)))


def _removed(connection: Connection, removal: Delete) -> int:
    return connection.execute(removal).rowcount


def write_deliveries(connection: Connection, table_id: str, rows: Iterable[DeliveryRow]) -> None:
    """Store deliveries, in a transaction begun by the caller."""
    values = [
        {
            "table_id": table_id,
            "viewer": stored(row.viewer),
            "version": row.version,
            "seat": row.seat,
            "facts": None if row.facts is None else _written(row.facts),
        }
        for row in rows
    ]
    insert_rows(connection, deliveries, values)


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _facts(written: str) -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(written))
