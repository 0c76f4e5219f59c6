"""Chat at tables. Append-only, like the log, and removed together with the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from kingdom.core.reasons import why
from kingdom.store.part import Reading, StorePart
from kingdom.store.rows import Spoken, StoreError
from kingdom.store.schema import talk
from kingdom.store.writing import Work


class Talk(StorePart):
    """The chat of all tables of a store."""

    def __init__(
        self, reading: Reading, write: Callable[[Work], object], notify: Callable[[Connection, str], None], sender: str
    ) -> None:
        super().__init__(reading, write)
        self._notify = notify
        self._sender = sender

    def say(self, table_id: str, seat: int, kind: str, text: str) -> None:
        """Store a message and notify the other processes."""

        def work(connection: Connection) -> None:
            values = {"table_id": table_id, "seat": seat, "kind": kind, "text": text}
            connection.execute(insert(talk).values(**values, written=time.time(), writer=self._sender))
            self._notify(connection, table_id)

        try:
            self._write(work)
        except IntegrityError:
            raise StoreError(why("no-table", given=repr(table_id))) from None

    def heard(self, table_id: str, limit: int | None = None) -> list[Spoken]:
        """The messages at a table, in order; with a limit, only the last ones."""
        columns = (talk.c.id, talk.c.seat, talk.c.kind, talk.c.text, talk.c.written)
        query = select(*columns).where(talk.c.table_id == table_id).order_by(talk.c.id.desc())
        with self._reading() as connection:
            found = connection.execute(query if limit is None else query.limit(limit))
            return [Spoken(*row) for row in found][::-1]

    def count(self, table_id: str) -> int:
        """The number of messages at a table."""
        query = select(func.count()).select_from(talk).where(talk.c.table_id == table_id)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def bring(self, table_id: str, spoken: Iterable[Spoken]) -> None:
        """Store the chat of a table imported from another store."""
        rows = [
            {
                "table_id": table_id,
                "seat": one.seat,
                "kind": one.kind,
                "text": one.text,
                "written": one.written,
                "writer": self._sender,
            }
            for one in spoken
        ]
        if rows:
            self._write(lambda connection: connection.execute(insert(talk), rows))
