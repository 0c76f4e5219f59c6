"""Databases: SQLite in a file or PostgreSQL on a server. Their differences are handled here and in `waking`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from kingdom.core.reasons import why
from kingdom.store.rows import StoreError

WAIT_SECONDS = 3
"""The time to wait for another process that is writing to the same file, or for a free connection."""
SQLITE_READERS = 48
CONNECTIONS = 16
MORE_CONNECTIONS = 32


def engine_of(database: str) -> Engine:
    """The engine for a URL; raises StoreError with the reason if it cannot be used."""
    try:
        url = make_url(database)
    except ArgumentError:
        # Even an unreadable URL may contain a password.
        given = repr(re.sub(r":[^:@/]*@", ":***@", database))
        raise StoreError(why("not-a-database", given=given)) from None
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url)
        case "postgresql":
            return _postgresql(url)
        case other:
            raise StoreError(why("other-database", given=other))


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError(why("store-in-memory"))
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(why("no-folder", path=str(url.database), error=str(error.strerror))) from None
    engine = create_engine(url, pool_size=SQLITE_READERS, max_overflow=SQLITE_READERS, pool_timeout=WAIT_SECONDS)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, record: object) -> None:
    # Python's module would begin and end transactions by itself; we leave that to SQLAlchemy.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {WAIT_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # Answer only once the data is on disk: otherwise a power cut could undo acknowledged changes.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    # A transaction that reads before it writes must take the lock at the start, or it may fail to get it later.
    # Readers need no transaction: each statement sees the current log, and the log only grows.
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgresql(url: URL) -> Engine:
    try:
        from kingdom.store.patient import PatientConnection
    except ImportError:
        raise StoreError(why("needs-psycopg", command='pip install "wonderful-kingdom[postgresql]"')) from None
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=CONNECTIONS,
        max_overflow=MORE_CONNECTIONS,
        pool_timeout=WAIT_SECONDS,
        pool_pre_ping=True,
    )

    def connect(dialect: Any, record: object, words: list[Any], options: dict[str, Any]) -> PatientConnection:
        return PatientConnection.connect(*words, **with_timeouts(options))

    event.listen(engine, "do_connect", connect)
    return engine


def with_timeouts(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options for a connection to PostgreSQL. Those in the URL take precedence."""
    from kingdom.store.patient import OPTIONS

    own = {"options": " ".join(filter(None, (OPTIONS["options"], options.get("options"))))}
    return {**OPTIONS, **options, **own}
