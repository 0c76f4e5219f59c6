"""Notifies this process when another one has written to a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from kingdom.store.database import with_timeouts
from kingdom.store.schema import entries, talk

if TYPE_CHECKING:
    from kingdom.store.patient import PatientConnection

CHANNEL = "kingdom"
LISTEN = f"LISTEN {CHANNEL}".encode()
POLL_SECONDS = 0.5
RETRY_SECONDS = 2.0

LOOK_SECONDS = 10.0
"""The interval at which a listener checks that the server is still there."""

Heard = Callable[[str, str], None]
"""Called with the id of a table and a message that another process has published about it."""
Woken = Callable[[str | None], None]
"""Called with the id of a table that another process may have changed, or None if it may be any table."""


class Waker:
    """A thread that listens until it is closed."""

    def __init__(self, engine: Engine, sender: str, woken: Woken, heard: Heard | None = None) -> None:
        self._engine = engine
        self._sender = sender
        self._woken = woken
        self._heard = heard
        self._stop = Event()
        listen = self._listen if engine.dialect.name == "postgresql" else self._poll
        self._thread = Thread(target=listen, name="kingdom-store-waker", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _poll(self) -> None:
        """Poll an SQLite file, which cannot notify, for new log entries."""
        last: dict[Table, int] = {}
        while not self._stop.wait(POLL_SECONDS if last else 0):
            found: list[tuple[str, str]] = []
            try:
                with self._engine.connect() as connection:
                    if not last:
                        last = {log: _end(connection, log) for log in (entries, talk)}
                        continue
                    for log, seen in last.items():
                        grown = _grown(connection, log, seen)
                        # Entries written in the meantime are found next time, so nothing is missed.
                        last[log] = max((id for _, _, id in grown), default=seen)
                        found += [(table_id, writer) for table_id, writer, _ in grown]
            except SQLAlchemyError:
                self._stop.wait(RETRY_SECONDS)
                continue
            for table_id in {table_id for table_id, writer in found if writer != self._sender}:
                self._woken(table_id)

    def _listen(self) -> None:
        """Listen to PostgreSQL, which sends a notification when its transaction has been committed."""
        # A separate connection, since a listening one must not be used for writing.
        from psycopg import Error

        from kingdom.store.patient import PatientConnection

        words, options = self._engine.dialect.create_connect_args(self._engine.url)
        while not self._stop.is_set():
            try:
                with PatientConnection.connect(*words, **with_timeouts(options), autocommit=True) as connection:
                    connection.execute(LISTEN)
                    # Notifications sent while we were not listening are lost, so every table has to be checked.
                    self._woken(None)
                    self._hear(connection)
            except Error:
                self._stop.wait(RETRY_SECONDS)

    def _hear(self, connection: PatientConnection) -> None:
        last = time.monotonic()
        while not self._stop.is_set():
            for call in connection.notifies(timeout=POLL_SECONDS):
                self._called(call.payload)
            if time.monotonic() - last > LOOK_SECONDS:
                # Detects a suspended server, which does not close the connection. Listening twice does no harm.
                connection.execute(LISTEN)
                last = time.monotonic()

    def _called(self, payload: str) -> None:
        sender, table_id, *note = payload.split(" ", 2)
        if sender == self._sender:
            return
        if not note:
            self._woken(table_id)
        elif self._heard is not None:
            self._heard(table_id, note[0])


def _end(connection: Connection, log: Table) -> int:
    return connection.scalar(select(func.coalesce(func.max(log.c.id), 0))) or 0


def _grown(connection: Connection, log: Table, since: int) -> list[tuple[str, str, int]]:
    """The tables whose log has grown, with the writer and the last entry."""
    columns = (log.c.table_id, log.c.writer)
    grown = select(*columns, func.max(log.c.id)).where(log.c.id > since).group_by(*columns)
    return [(table_id, writer, id) for table_id, writer, id in connection.execute(grown)]
