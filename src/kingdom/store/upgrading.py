"""Upgrading: find out which release a database belongs to, and migrate it to this one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, insert, inspect, select, text

from kingdom.core.reasons import why
from kingdom.store.rows import StoreError
from kingdom.store.schema import HEAD, VERSION_TABLE, metadata, version_table

FIRST = "0001"
KNOWN = (FIRST, "0002", "0003", "0004", "0005", HEAD)
"""The versions that this release can upgrade from, in order; the last is its own."""
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6B696E67
"""Names the lock that keeps two processes that start at the same time from both preparing the database."""


def version_of(connection: Connection) -> str | None:
    """The version of the schema in a database; None if there is none yet."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE in names:
        return connection.scalar(select(version_table.c.version_num))
    # The first release kept the schema version in its own table.
    return FIRST if "kingdom_tables" in names else None


def prepare(connection: Connection) -> None:
    """Create the tables if there are none; raises StoreError for a database of another release."""
    alone(connection)
    found = version_of(connection)
    if found is None:
        metadata.create_all(connection)
        connection.execute(insert(version_table).values(version_num=HEAD))
    elif found in KNOWN[:-1]:
        raise StoreError(why("older-database", given=found, known=HEAD))
    elif found != HEAD:
        raise StoreError(why("newer-database", given=found, known=HEAD))


def alone(connection: Connection) -> None:
    """Wait until no other process is preparing this database. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def outdated(engine: Engine) -> str | None:
    """The version of a database that must be upgraded before use; None if it is up to date."""
    with engine.connect() as connection:
        found = version_of(connection)
    return found if found in KNOWN[:-1] else None


def empty(engine: Engine) -> bool:
    """Whether a database does not have our tables yet."""
    with engine.connect() as connection:
        return version_of(connection) is None


def upgrade(engine: Engine) -> None:
    """Run all missing migrations in one transaction: all or none."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    # File names begin with a letter, since they are modules of this package too.
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    with engine.execution_options(writes=True).begin() as connection:
        alone(connection)
        config.attributes["connection"] = connection
        if version_of(connection) == FIRST and VERSION_TABLE not in inspect(connection).get_table_names():
            command.stamp(config, FIRST)
        command.upgrade(config, "head")


def back_up(engine: Engine, mark: str) -> Path | None:
    """Copy an SQLite file, next to itself, even while in use. None for PostgreSQL, which has its own tools."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    source = Path(engine.url.database)
    target = source.with_name(f"{source.stem}.{mark}-{time.strftime('%Y%m%d-%H%M%S')}{source.suffix}")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    return target


def differences(engine: Engine) -> list[str]:
    """How the tables of a database differ from what this release expects; empty if they match."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": VERSION_TABLE, "include_name": _ours, "compare_type": True}
        )
        return [_shown(difference) for difference in compare_metadata(context, metadata)]


def _ours(name: str | None, kind: str, parents: Any) -> bool:
    return kind != "table" or (name or "").startswith("kingdom_")


def _shown(difference: Any) -> str:
    parts: Iterable[Any] = difference[0] if isinstance(difference, list) else difference
    return " ".join(str(part) for part in parts if part is not None)
