"""Upgrades: detects the version of a database and migrates it to this release."""

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

KNOWN = (HEAD,)
"""The versions of the schema that this release can upgrade, in order, and finally its own."""
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6B696E67
"""The key of a lock, so that two processes starting at the same time do not both prepare the database."""


def version_of(connection: Connection) -> str | None:
    """The schema version of a database; None if it has no schema yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.scalar(select(version_table.c.version_num))


def prepare(connection: Connection) -> None:
    """Create the tables if there are none. Raises StoreError for a database of another release."""
    alone(connection)
    found = version_of(connection)
    if found is None:
        metadata.create_all(connection)
        connection.execute(insert(version_table).values(version_num=HEAD))
    elif found in KNOWN[:-1]:
        raise StoreError(why("older-database", given=found, known=HEAD))
    elif found != HEAD:
        raise StoreError(why("other-format", given=found, known=HEAD))


def alone(connection: Connection) -> None:
    """Wait until no other process is preparing this database. Not needed for SQLite, which has only one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def outdated(engine: Engine) -> str | None:
    """The version of a database that needs an upgrade; None if it is up to date."""
    with engine.connect() as connection:
        found = version_of(connection)
    return found if found in KNOWN[:-1] else None


def empty(engine: Engine) -> bool:
    """True if a database does not have our tables yet."""
    with engine.connect() as connection:
        return version_of(connection) is None


def upgrade(engine: Engine) -> None:
    """Run all missing migrations in a single transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    # File names begin with a letter, since the files are modules of this package.
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    with engine.execution_options(writes=True).begin() as connection:
        alone(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def back_up(engine: Engine, mark: str) -> Path | None:
    """Copy an SQLite file to the same folder, even while in use. None for PostgreSQL, which has its own tools."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    source = Path(engine.url.database)
    target = source.with_name(f"{source.stem}.{mark}-{time.strftime('%Y%m%d-%H%M%S')}{source.suffix}")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    return target


def differences(engine: Engine) -> list[str]:
    """The differences between the tables of a database and the schema of this release."""
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
