"""Upgrades of the schema: an older database is refused, upgraded after a copy, and nothing in it is lost.

There is only one migration so far. A second one, made up here, adds a column.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from sqlalchemy import Column, Engine, String, inspect, text

from kingdom.cli import main
from kingdom.content import load
from kingdom.core.reasons import why
from kingdom.store import Store, StoreError, schema, upgrading
from kingdom.store.database import engine_of
from kingdom.store.schema import HEAD
from kingdom.store.upgrading import KNOWN, MIGRATIONS, back_up, differences, outdated, upgrade
from kingdom.web.tables.tables import Tables
from tests.kit.refusals import refusal
from tests.kit.tables import PEOPLE, TWO, play_on

NEXT = "9998"
MIGRATION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{HEAD}"


def upgrade():
    op.add_column("kingdom_tables", sa.Column("mood", sa.String(8)))
"""


@pytest.fixture
def table(database: str) -> str:
    """A table in the database, with a game that has begun."""
    store = Store(database)
    tables = Tables(store, load(None))
    new = tables.create(TWO, PEOPLE, seed=3)
    play_on(tables, new.table_id, Random(3), 12)
    store.close()
    return new.table_id


@pytest.fixture
def next_release(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The next release, which needs a column that the database does not have; the table in it."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    (folder / "versions" / f"v{NEXT}_mood.py").write_text(MIGRATION)
    monkeypatch.setattr(upgrading, "MIGRATIONS", folder)
    monkeypatch.setattr(upgrading, "KNOWN", (*KNOWN, NEXT))
    monkeypatch.setattr(upgrading, "HEAD", NEXT)
    mood = Column("mood", String(8))
    schema.tables.append_column(mood)
    yield table
    schema.tables._columns.remove(mood)  # type: ignore[attr-defined]


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    made = engine_of(database)
    yield made
    made.dispose()


def test_a_new_database_has_the_tables_of_the_first_migration(engine: Engine, database: str) -> None:
    upgrade(engine)
    migrated = [inspect(engine).get_columns(name) for name in schema.metadata.tables]

    assert differences(engine) == []
    assert [len(columns) for columns in migrated] == [len(table.c) for table in schema.metadata.tables.values()]
    Store(database).close()


def test_a_database_that_a_store_has_prepared_is_as_the_migrations_make_it(database: str, engine: Engine) -> None:
    Store(database).close()

    assert differences(engine) == []
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE kingdom_told"))
    assert differences(engine)


def test_a_database_of_the_release_before_is_refused_with_the_command_to_run(next_release: str, database: str) -> None:
    with refusal(StoreError, why("older-database", given=HEAD, known=NEXT)):
        Store(database)


def test_games_go_on_after_an_upgrade(next_release: str, database: str, engine: Engine) -> None:
    assert outdated(engine) == HEAD
    upgrade(engine)
    upgrade(engine)

    assert outdated(engine) is None
    assert differences(engine) == []
    store = Store(database)
    tables = Tables(store, load(None))
    play_on(tables, next_release, Random(4), 1)
    assert tables.open(next_release).sequence == 13
    store.close()


def test_every_migration_is_known_by_its_number() -> None:
    numbers = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))

    assert tuple(numbers) == KNOWN
    assert numbers[-1] == HEAD


# --- the command


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["database", *words])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_upgrades_a_database_and_copies_a_file_first(
    next_release: str, database: str, tmp_path: Path, engine: Engine
) -> None:
    old = f"format {HEAD} is older than this release: run kingdom database upgrade\n"
    assert run("check", "--database", database)[:2] == (1, old)
    status, out, err = run("upgrade", "--database", database)

    assert (status, out) == (0, "")
    copies = list(tmp_path.glob("*.before-upgrade-of-*"))
    if engine.dialect.name == "sqlite":
        (copy,) = copies
        assert f"The games were copied to {copy}" in err
        before = engine_of(f"sqlite:///{copy}")
        assert outdated(before) == HEAD
        before.dispose()
    else:
        assert copies == []
    assert run("check", "--database", database) == (0, "", "The database is sound.\n")
    assert run("upgrade", "--database", database)[2] == "The database is up to date.\n"


def test_an_empty_database_is_told_from_a_sound_one_and_gets_its_tables(database: str) -> None:
    status, out, _ = run("check", "--database", database)

    assert (status, out.partition(":")[0]) == (1, "this database is still empty")
    assert run("upgrade", "--database", database) == (0, "", "The database was set up.\n")
    assert run("check", "--database", database) == (0, "", "The database is sound.\n")
    assert run("upgrade", "--database", database) == (0, "", "The database is up to date.\n")


def test_a_database_of_another_release_is_not_called_up_to_date(table: str, database: str, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE kingdom_version SET version_num = '0006'"))

    for command in ("upgrade", "check"):
        status, _, err = run(command, "--database", database)
        assert (status, err.partition(",")[0]) == (3, "kingdom: these games are stored in format 0006")


def test_a_log_with_a_gap_is_found(table: str, database: str, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text(f"DELETE FROM kingdom_entries WHERE table_id = '{table}' AND sequence = 3"))

    assert run("check", "--database", database)[:2] == (1, f"the log of table {table} has a gap\n")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_copy_has_everything(table: str, database: str) -> None:
    status, out, _ = run("backup", "--database", database)

    assert status == 0
    store = Store(f"sqlite:///{out.strip()}")
    assert store.table(table) is not None
    store.close()


def test_postgresql_is_copied_by_its_own_tool(database: str) -> None:
    engine = engine_of(database)
    assert (back_up(engine, "x") is None) == (engine.dialect.name == "postgresql")
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_one_line() -> None:
    status, out, err = run("check", "--database", "postgresql://nobody@127.0.0.1:1/none")

    assert (status, out) == (3, "")
    assert err.startswith("kingdom: the games in postgresql")
    assert err.count("\n") == 1
