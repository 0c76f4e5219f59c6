"""Statements of every act, put into SQL once: building and compiling them again costs more than carrying them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Table, Update, bindparam, insert, update

from kingdom.store.schema import tables

Values = Mapping[str, Any]


class Driven:
    """A statement as the driver takes it, for rows that all have the same columns."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(columns))
        self._sql = str(compiled)
        order: Sequence[str] | None = compiled.positiontup
        self._order = None if order is None else tuple(order)

    def __call__(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Carry it out for each row; how many rows of the database it has touched."""
        order = self._order
        given: Any = [tuple(row[name] for name in order) for row in rows] if order is not None else list(rows)
        return connection.exec_driver_sql(self._sql, given if len(given) > 1 else given[0]).rowcount


@cache
def inserting(table: Table, columns: tuple[str, ...], dialect: Dialect) -> Driven:
    """One row more for each, with these columns."""
    return Driven(insert(table).inline(), columns, dialect)


@cache
def moving(columns: tuple[str, ...], dialect: Dialect) -> Driven:
    """A table moves on, if its log ends where it is believed to end."""
    here = (tables.c.id == bindparam("this_table"), tables.c.sequence == bindparam("this_sequence"))
    return Driven(update(tables).where(*here), columns, dialect)


def insert_rows(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Rows more, all with the same columns."""
    if rows:
        inserting(table, tuple(rows[0]), connection.dialect)(connection, rows)
