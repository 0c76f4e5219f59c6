"""The store: one class for SQLite and PostgreSQL."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kingdom.core.reasons import why
from kingdom.store.archive import Archive, write_deliveries
from kingdom.store.columns import (
    entry_values,
    head_of,
    key_values,
    meant,
    seats_of,
    seats_text,
    standing_values,
    stored,
    table_of,
    table_values,
    update_for_all,
    update_times,
)
from kingdom.store.database import engine_of
from kingdom.store.deals import DealTables
from kingdom.store.driving import insert_rows, moving
from kingdom.store.faults import Pulse, sentence
from kingdom.store.own import Own
from kingdom.store.reviewed import Reviewed
from kingdom.store.rows import (
    Conflict,
    DeliveryRow,
    Head,
    KeyRow,
    LogEntry,
    SeatRow,
    Standing,
    StoreError,
    TableRow,
    UsedAlready,
    Visit,
)
from kingdom.store.schema import entries, keys, tables, visits
from kingdom.store.talk import Talk
from kingdom.store.upgrading import prepare
from kingdom.store.waking import CHANNEL, Heard, Waker, Woken
from kingdom.store.writing import DirectWriter, GroupWriter, Writer

T = TypeVar("T")


class Store:
    """Tables, their logs and keys. Its methods wait for the database and may be called from any thread.

    When a method returns, its changes are durable, even if the process is killed.
    """

    def __init__(self, database: str) -> None:
        """Open the store at a URL. If the database is empty, create the tables."""
        self._engine = engine_of(database)
        self._postgresql = self._engine.dialect.name == "postgresql"
        self._sender = secrets.token_hex(8)
        self._wakers: list[Waker] = []
        try:
            self._prepare()
        except StoreError:
            self._engine.dispose()
            raise
        except SQLAlchemyError as error:
            self._engine.dispose()
            shown = self._engine.url.render_as_string(hide_password=True)
            raise StoreError(why("games-not-opened", database=shown, error=sentence(error))) from None
        # Reading needs no transaction: each statement sees the current log, and the log only grows. On PostgreSQL a
        # transaction would cost two more round trips.
        self._readers = (
            self._engine.execution_options(isolation_level="AUTOCOMMIT") if self._postgresql else self._engine
        )
        self._writer: Writer = DirectWriter(self._engine) if self._postgresql else GroupWriter(self._engine)
        # A locked or full file can still be read, and the next write may succeed.
        self._pulse = Pulse(remembers=self._postgresql)
        self.archive = Archive(self._reading, self._write)
        """Card sets, deliveries to viewers, and operations on many tables at once."""
        self.talk = Talk(self._reading, self._write, self._notify, self._sender)
        """Chat at tables."""
        self.deals = DealTables(self._reading, self._write)
        """Shared deals and their results."""
        self.own = Own(self._reading, self._write)
        """The history of each browser."""
        self.reviewed = Reviewed(self._reading, self._write)
        """Reviews of finished games."""

    def close(self) -> None:
        """Finish writing and disconnect from the database."""
        for waker in self._wakers:
            waker.close()
        self._writer.close()
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._pulse(), self._readers.connect() as connection:
            yield connection

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._pulse():
            return self._writer.write(work)

    @property
    def faults(self) -> int:
        """The number of times the database did not answer."""
        return self._pulse.faults

    def answers(self) -> bool:
        """True if the database answers now."""
        try:
            with self._reading() as connection:
                connection.execute(text("SELECT 1"))
        except StoreError:
            return False
        return True

    def watch(self, woken: Woken, heard: Heard | None = None) -> None:
        """Call `woken`, from a thread of the store, when another process has written to a table.

        After the database was unavailable it is called with None, since any table may have changed. `heard` is called
        with messages about a table that another process has published.
        """
        self._wakers.append(Waker(self._engine, self._sender, woken, heard))

    @property
    def calls_out(self) -> bool:
        """True if other processes can be notified, which an SQLite file does not support."""
        return self._postgresql

    def call_out(self, table_id: str, note: str) -> None:
        """Send the other processes a message about a table; it is not stored."""
        self._write(lambda connection: self._notify(connection, table_id, note))

    def _prepare(self) -> None:
        with self._engine.execution_options(writes=True).begin() as connection:
            prepare(connection)

    # --- tables

    def create(
        self,
        row: TableRow,
        new_keys: Iterable[KeyRow],
        log: Sequence[LogEntry],
        standing: Standing,
        deliveries: Sequence[DeliveryRow] = (),
    ) -> None:
        """Store a new table with its keys, and its log and deliveries so far.

        Raises UsedAlready if there is a table of that name.
        """
        values = {**table_values(row), "sequence": len(log), **standing_values(standing)}
        locks = [key_values(row.id, key) for key in new_keys]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(values))
            connection.execute(insert(keys), locks)
            self._write_entries(connection, row.id, log)
            write_deliveries(connection, row.id, deliveries)

        try:
            self._write(work)
        except IntegrityError:
            raise UsedAlready from None

    def table(self, table_id: str) -> TableRow | None:
        """A table; None if it does not exist."""
        with self._reading() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
        return None if found is None else table_of(found)

    def recent(self, limit: int) -> list[TableRow]:
        """All tables, most recently touched first."""
        query = select(tables).order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        with self._reading() as connection:
            return [table_of(row) for row in connection.execute(query)]

    def rematches(self, origin: str) -> list[TableRow]:
        """The tables that continue this one or are rematches of it, oldest first."""
        query = select(tables).where(tables.c.origin == origin).order_by(tables.c.created, tables.c.id)
        with self._reading() as connection:
            return [table_of(row) for row in connection.execute(query)]

    def series(self, series: str) -> list[TableRow]:
        """The tables of a series, oldest first."""
        query = select(tables).where((tables.c.series == series) | (tables.c.id == series))
        with self._reading() as connection:
            return [table_of(row) for row in connection.execute(query.order_by(tables.c.created, tables.c.id))]

    def bots_due(self, *, before: float | None = None) -> list[str]:
        """The tables at which a bot owes a decision: all, or those not touched since a time."""
        query = select(tables.c.id).where(tables.c.bot_due).order_by(tables.c.touched)
        if before is not None:
            query = query.where(tables.c.touched <= before)
        with self._reading() as connection:
            return list(connection.scalars(query))

    # --- the log

    def head(self, table_id: str) -> Head | None:
        """The version of a table; None if it does not exist."""
        with self._reading() as connection:
            return head_of(connection, table_id)

    def since(self, table_id: str, sequence: int) -> tuple[list[LogEntry], tuple[SeatRow, ...]]:
        """The entries of a log from `sequence` on, and the seats of the table."""
        wanted = (entries.c.table_id == table_id, entries.c.sequence >= sequence)
        columns = (entries.c.sequence, entries.c.seat, entries.c.action, entries.c.client_id, entries.c.part)
        with self._reading() as connection:
            head = head_of(connection, table_id)
            if head is None:
                raise StoreError(why("no-table", given=repr(table_id)))
            if head.sequence == sequence:
                return [], head.seats
            found = connection.execute(select(*columns).where(*wanted).order_by(entries.c.sequence))
            return [LogEntry(*row) for row in found], head.seats

    def append(
        self,
        table_id: str,
        sequence: int,
        log: Sequence[LogEntry],
        standing: Standing,
        deliveries: Sequence[DeliveryRow] = (),
    ) -> None:
        """Append entries to a log of this length, with their deliveries, all or none.

        Raises Conflict if the log has grown in the meantime, UsedAlready if it contains one of the client ids.
        """
        self._write(self._appending(table_id, sequence, log, standing, deliveries))

    async def append_soon(
        self,
        table_id: str,
        sequence: int,
        log: Sequence[LogEntry],
        standing: Standing,
        deliveries: Sequence[DeliveryRow] = (),
    ) -> None:
        """The same as `append` for a coroutine, without an extra thread. Only available if `writes_for_all`."""
        assert isinstance(self._writer, GroupWriter)
        work = self._appending(table_id, sequence, log, standing, deliveries)
        with self._pulse():
            await self._writer.write_soon(work)

    @property
    def writes_for_all(self) -> bool:
        """True for SQLite: one thread writes for all callers, so a coroutine can wait without a thread of its own."""
        return not self._postgresql

    def _appending(
        self, table_id: str, sequence: int, log: Sequence[LogEntry], standing: Standing, sent: Sequence[DeliveryRow]
    ) -> Callable[[Connection], None]:
        now = time.time()
        times = update_times({delivery.viewer for delivery in sent}, now)
        values = {"sequence": sequence + len(log), "touched": now, **times, **standing_values(standing)}
        moved = {"this_table": table_id, "this_sequence": sequence, **values}

        def work(connection: Connection) -> None:
            if moving(tuple(values), connection.dialect)(connection, [moved]) != 1:
                raise Conflict
            try:
                self._write_entries(connection, table_id, log)
            except IntegrityError:
                # The position in the log was free, so the client id must be taken.
                raise UsedAlready from None
            write_deliveries(connection, table_id, sent)
            self._notify(connection, table_id)

        return work

    def seat(self, table_id: str, seat: int, row: SeatRow, standing: Standing, *, after: SeatRow | None = None) -> bool:
        """Set the data of a seat. If `after` is given and the seat differs from it, do nothing and return False."""

        def work(connection: Connection) -> bool:
            query = select(tables.c.seats).where(tables.c.id == table_id).with_for_update()
            seats = list(seats_of(connection.execute(query).scalar_one()))
            if after not in (None, seats[seat]):
                return False
            seats[seat] = row
            values = {"seats": seats_text(seats), **update_for_all(time.time()), **standing_values(standing)}
            connection.execute(update(tables).where(tables.c.id == table_id).values(values))
            self._notify(connection, table_id)
            return True

        return self._write(work)

    def practise(self, table_id: str) -> None:
        """Mark a table as practice."""

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table_id).values(practice=True))

        self._write(work)

    def _write_entries(self, connection: Connection, table_id: str, log: Sequence[LogEntry]) -> None:
        if not log:
            return
        common = {"table_id": table_id, "written": time.time(), "writer": self._sender}
        insert_rows(connection, entries, [{**common, **entry_values(entry)} for entry in log])

    def _notify(self, connection: Connection, table_id: str, note: str = "") -> None:
        if self._postgresql:
            call = {"channel": CHANNEL, "payload": f"{self._sender} {table_id} {note}".rstrip()}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), call)

    # --- keys and visits

    def keys(self, table_id: str) -> list[KeyRow]:
        """The keys of a table; none if there is no such table."""
        query = select(keys.c.seat, keys.c.hash, keys.c.once).where(keys.c.table_id == table_id)
        with self._reading() as connection:
            return [KeyRow(meant(seat), hash, once) for seat, hash, once in connection.execute(query)]

    def key(self, table_id: str, hash: str) -> KeyRow | None:
        """The key of a table with this hash, looked up by index; None if it does not exist."""
        query = select(keys.c.seat, keys.c.hash, keys.c.once).where(keys.c.table_id == table_id, keys.c.hash == hash)
        with self._reading() as connection:
            found = connection.execute(query).first()
        return None if found is None else KeyRow(meant(found.seat), found.hash, found.once)

    def key_to(self, table_id: str, seat: int | None) -> KeyRow | None:
        """A key to a seat: preferably one in use, otherwise an invitation."""
        wanted = (keys.c.table_id == table_id, keys.c.seat == stored(seat))
        query = select(keys.c.seat, keys.c.hash, keys.c.once).where(*wanted).order_by(keys.c.once, keys.c.hash).limit(1)
        with self._reading() as connection:
            found = connection.execute(query).first()
        return None if found is None else KeyRow(meant(found.seat), found.hash, found.once)

    def add_key(self, table_id: str, key: KeyRow, *, instead_of: KeyRow | None = None) -> bool:
        """Add a key to a table, or replace one; False if the key to replace is gone.

        An existing key is not changed.
        """

        def work(connection: Connection) -> bool:
            same = (keys.c.table_id == table_id, keys.c.hash == key.hash)
            if connection.execute(select(keys.c.seat).where(*same)).first() is not None:
                return instead_of is None
            if instead_of is not None:
                old = delete(keys).where(keys.c.table_id == table_id, keys.c.hash == instead_of.hash)
                if connection.execute(old).rowcount != 1:
                    return False
            connection.execute(insert(keys).values(key_values(table_id, key)))
            if instead_of is not None:
                connection.execute(update(tables).where(tables.c.id == table_id).values(update_for_all(time.time())))
                self._notify(connection, table_id)
            return True

        return self._write(work)

    def remember(self, browser: str, table_id: str, seat: int | None) -> None:
        """Record that a browser has joined a table; idempotent. A hidden table returns to the browser's list."""
        values = {"browser": browser, "table_id": table_id, "seat": stored(seat)}

        def work(connection: Connection) -> None:
            known = [column == values[column.name] for column in visits.primary_key]
            there = connection.execute(select(visits.c.hidden).where(*known)).first()
            if there is None:
                connection.execute(insert(visits).values(values))
            elif there.hidden:
                connection.execute(update(visits).where(*known).values(hidden=None))

        try:
            self._write(work)
        except IntegrityError:
            if self.head(table_id) is None:
                raise StoreError(why("no-table", given=repr(table_id))) from None
            # Another process has just recorded the visit.

    def hide(self, browser: str, table_id: str) -> None:
        """Hide a table from the list of a browser. The game itself does not change."""
        wanted = (visits.c.browser == browser, visits.c.table_id == table_id)
        self._write(lambda connection: connection.execute(update(visits).where(*wanted).values(hidden=True)))

    def visits(self, browser: str, limit: int) -> list[Visit]:
        """The tables that a browser has joined, most recently updated first."""
        columns = (tables, visits.c.seat.label("visited"), visits.c.hidden)
        joined = select(*columns).join(visits, visits.c.table_id == tables.c.id)
        rows: dict[str, list[Row[Any]]] = {}
        with self._reading() as connection:
            for row in connection.execute(joined.where(visits.c.browser == browser)):
                rows.setdefault(row.id, []).append(row)
        found = [
            Visit(table_of(same[0]), tuple(meant(row.visited) for row in same), all(row.hidden for row in same))
            for same in rows.values()
        ]
        return sorted(found, key=lambda visit: (-visit.updated, visit.table.id))[:limit]
