"""The most frequent statements, compiled to SQL once: compiling one takes longer than executing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Table, Update, bindparam, insert, update

from kingdom.store.schema import tables

Values = Mapping[str, Any]


class Driven:
    """A statement compiled for the driver, for rows that all have the same columns."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(columns))
        self._sql = str(compiled)
        order: Sequence[str] | None = compiled.positiontup
        self._order = None if order is None else tuple(order)

    def __call__(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Execute it for each row. Returns the number of affected rows."""
        order = self._order
        values: Any = [tuple(row[name] for name in order) for row in rows] if order is not None else list(rows)
        return connection.exec_driver_sql(self._sql, values if len(values) > 1 else values[0]).rowcount


@cache
def inserting(table: Table, columns: tuple[str, ...], dialect: Dialect) -> Driven:
    """The statement that inserts rows with these columns."""
    return Driven(insert(table).inline(), columns, dialect)


@cache
def moving(columns: tuple[str, ...], dialect: Dialect) -> Driven:
    """The statement that updates a table if its log has the expected length."""
    here = (tables.c.id == bindparam("this_table"), tables.c.sequence == bindparam("this_sequence"))
    return Driven(update(tables).where(*here), columns, dialect)


def insert_rows(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Insert rows that all have the same columns."""
    if rows:
        inserting(table, tuple(rows[0]), connection.dialect)(connection, rows)
