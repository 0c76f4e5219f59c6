"""The databases' settings for the disk: nothing is acknowledged that a power cut could take back."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, text

from kingdom.store.database import engine_of
from tests.kit.databases import new_database


def asked(engine: Engine, *questions: str) -> list[object]:
    """The answers of a new connection, as each writer gets one."""
    with engine.connect() as connection:
        return [connection.execute(text(question)).scalar() for question in questions]


def test_sqlite_syncs_the_log_at_every_commit(tmp_path: Path) -> None:
    engine = engine_of(new_database("sqlite", tmp_path))
    full = 2

    # Several at a time, so that it holds for each connection and not for the first alone.
    with engine.connect(), engine.connect():
        answers = asked(engine, "PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys")

    assert answers == ["wal", full, 1]
    engine.dispose()


def test_postgresql_is_not_asked_to_be_hasty(tmp_path: Path) -> None:
    engine = engine_of(new_database("postgresql", tmp_path))

    assert asked(engine, "SHOW synchronous_commit") == ["on"]
    engine.dispose()
