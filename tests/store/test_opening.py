"""Opening a store: what was acknowledged is there again, and what cannot be opened is refused in a sentence."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from kingdom.core.reasons import Reason, why
from kingdom.store import (
    Standing,
    Store,
    StoreError,
)
from kingdom.store.schema import metadata
from kingdom.store.upgrading import HEAD
from tests.kit.databases import new_database
from tests.kit.refusals import refusal
from tests.kit.stored_tables import entries, open_table


def test_a_line_is_one_of_a_kind_by_its_primary_key() -> None:
    """Two people may have the same key at two tables, a browser may sit at several, and so on."""
    assert {
        table.name.removeprefix("kingdom_"): [column.name for column in table.primary_key]
        for table in metadata.sorted_tables
    } == {
        "contents": ["hash"],
        "deals": ["id"],
        "deal_bots": ["deal_id", "bot"],
        "entries": ["id"],
        "keys": ["table_id", "hash"],
        "reviews": ["record", "bot", "worlds"],
        "secrets": ["name"],
        "tables": ["id"],
        "talk": ["id"],
        "told": ["table_id", "viewer", "version"],
        "version": ["version_num"],
        "visits": ["browser", "table_id", "seat"],
    }


# --- durability


KILLED = """
import json, os, signal, sys
from kingdom.store import LogEntry, SeatRow, Standing, Store

store = Store(sys.argv[1])
for place in range(1000):
    store.append("table", place, [LogEntry(place, 0, "done", f"client-{place}")], Standing())
    print(place, flush=True)
    if place == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_was_acknowledged_is_there_after_the_process_was_killed(store: Store, database: str) -> None:
    open_table(store)

    killed = subprocess.run(
        [sys.executable, "-c", KILLED, database, "17"], capture_output=True, text=True, timeout=300, check=False
    )

    assert killed.returncode == -signal.SIGKILL, killed.stderr
    acknowledged = [int(line) for line in killed.stdout.split()]
    assert acknowledged == list(range(18))
    assert [entry.sequence for entry in store.since("table", 0)[0]] == acknowledged


def test_everything_is_there_when_the_store_is_opened_again(database: str) -> None:
    first = Store(database)
    row = open_table(first)
    first.append("table", 0, entries(0, "done"), Standing())
    first.close()

    again = Store(database)
    try:
        assert again.since("table", 0)[0] == entries(0, "done")
        found = again.table("table")
        assert found is not None
        assert replace(found, touched=row.touched, sequence=0) == row
    finally:
        again.close()


def test_a_closed_store_writes_nothing(tmp_path: Path) -> None:
    store = Store(new_database("sqlite", tmp_path))
    store.close()
    store.close()

    with refusal(StoreError, why("store-closed")):
        open_table(store)


# --- opening


def test_a_store_of_another_format_is_refused(store: Store, database: str) -> None:
    url = database.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE kingdom_version SET version_num = '9999'"))
    engine.dispose()

    with refusal(StoreError, why("other-format", given="9999", known=HEAD)):
        Store(database)


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("nonsense", why("not-a-database", given="'nonsense'")),
        ("sqlite://", why("store-in-memory")),
        ("sqlite:///:memory:", why("store-in-memory")),
        ("mysql://localhost/games", why("other-database", given="mysql")),
    ],
)
def test_a_database_of_which_there_is_no_such_kind_is_refused(database: str, reason: Reason) -> None:
    with refusal(StoreError, reason):
        Store(database)


def test_a_database_that_does_not_answer_is_refused_in_one_line_without_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        Store("postgresql://ann:secret@localhost:1/games")

    arguments = dict(refused.value.reason.arguments)
    assert refused.value.reason.id == "games-not-opened"
    assert arguments["database"] == "postgresql+psycopg://ann:***@localhost:1/games"
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_text(json.dumps({"no": "database"}) * 100, encoding="utf-8")

    url = f"sqlite:///{file.as_posix()}"
    with refusal(StoreError, why("games-not-opened", database=url, error="file is not a database")):
        Store(url)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    path = (tmp_path / "file" / "inner" / "games.sqlite").as_posix()

    with refusal(StoreError, why("no-folder", path=path, error="Not a directory")):
        Store(f"sqlite:///{path}")
