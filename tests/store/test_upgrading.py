"""Databases of earlier releases: they are refused, upgraded after a copy, and nothing in them is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

import kingdom
from kingdom.cli import main
from kingdom.content import load
from kingdom.core.reasons import why
from kingdom.store import Store, StoreError
from kingdom.store.database import engine_of
from kingdom.store.schema import HEAD
from kingdom.store.upgrading import KNOWN, MIGRATIONS, back_up, differences, outdated, upgrade
from kingdom.web.archiving import write_down
from kingdom.web.errors import CannotBeReplayed
from kingdom.web.service import Tables
from tests.kit.databases import new_database
from tests.kit.refusing import refusal
from tests.store.first_release import begin


@pytest.fixture
def games(database: str) -> dict[str, kingdom.Game]:
    return begin(database)


def upgraded(database: str) -> Store:
    engine = engine_of(database)
    upgrade(engine)
    engine.dispose()
    return Store(database)


def test_a_database_of_an_earlier_release_is_refused_with_what_to_do(
    games: dict[str, kingdom.Game], database: str
) -> None:
    with refusal(StoreError, why("older-database", given="0001", known=HEAD)):
        Store(database)


def test_the_games_of_an_earlier_release_go_on_after_the_upgrade(games: dict[str, kingdom.Game], database: str) -> None:
    store = upgraded(database)
    tables = Tables(store, load(None))

    assert tables.open("now").game.state == games["now"].state
    assert tables.viewer("now", "now-1") == 1
    seat = games["now"].waiting()[0]
    tables.act("now", seat, [tables.open("now").game.text(games["now"].options(seat)[0])], "more")
    assert tables.open("now").sequence == 13
    store.close()


def test_an_upgraded_database_is_like_a_new_one(games: dict[str, kingdom.Game], database: str) -> None:
    upgraded(database).close()
    engine = engine_of(database)

    assert differences(engine) == []
    assert outdated(engine) is None
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE kingdom_told"))
    assert differences(engine)
    engine.dispose()


def test_a_new_database_is_as_the_migrations_would_make_it(database: str) -> None:
    Store(database).close()
    engine = engine_of(database)

    assert differences(engine) == []
    engine.dispose()


def test_to_upgrade_twice_does_nothing_more(games: dict[str, kingdom.Game], database: str) -> None:
    upgraded(database).close()
    upgraded(database).close()


def test_every_migration_is_known_by_its_number() -> None:
    numbers = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))

    assert tuple(numbers) == KNOWN
    assert numbers[-1] == HEAD


def test_what_was_told_before_the_upgrade_is_written_down_as_far_as_it_can_be_replayed(
    games: dict[str, kingdom.Game], database: str
) -> None:
    store = upgraded(database)
    tables = Tables(store, load(None))

    assert list(write_down(store, load(None))) == ["now"]

    told = [fact for step in tables.archived("now", 0).steps for fact in step]
    assert told == list(tables.open("now").facts(0))
    assert tables.archived("before", 0).steps == []
    with pytest.raises(CannotBeReplayed):
        tables.open("before")
    assert tables.record("before").actions == games["before"].record().actions
    store.close()


# --- the command


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["database", *words])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_copies_a_file_then_upgrades_it(tmp_path: Path) -> None:
    database = new_database("sqlite", tmp_path)
    begin(database)
    before = {path.name for path in tmp_path.iterdir()}

    assert run("check", "--database", database)[:2] == (
        1,
        "format 0001 is older than this release: run kingdom database upgrade\n",
    )
    status, out, err = run("upgrade", "--database", database)

    assert (status, out) == (0, "")
    assert "The games were copied to" in err
    (copy,) = [path for path in tmp_path.iterdir() if path.name not in before and "before-upgrade" in path.name]
    old = engine_of(f"sqlite:///{copy}")
    assert outdated(old) == "0001"
    old.dispose()
    assert run("check", "--database", database) == (0, "", "The database is sound.\n")
    assert run("upgrade", "--database", database)[2] == "The database is up to date.\n"


def test_an_empty_database_is_told_from_a_sound_one_and_gets_its_tables(database: str) -> None:
    status, out, _ = run("check", "--database", database)

    assert (status, out.partition(":")[0]) == (1, "this database is still empty")
    assert run("upgrade", "--database", database) == (0, "", "The database was set up.\n")
    assert run("check", "--database", database) == (0, "", "The database is sound.\n")
    assert run("upgrade", "--database", database) == (0, "", "The database is up to date.\n")


def test_a_log_with_a_gap_is_found(tmp_path: Path) -> None:
    database = new_database("sqlite", tmp_path)
    begin(database)
    store = upgraded(database)
    with store._engine.begin() as connection:
        connection.execute(text("DELETE FROM kingdom_entries WHERE table_id = 'now' AND sequence = 3"))
    store.close()

    assert run("check", "--database", database)[:2] == (1, "the log of table now has a gap\n")


def test_a_copy_has_everything(tmp_path: Path) -> None:
    database = new_database("sqlite", tmp_path)
    begin(database)
    upgraded(database).close()

    status, out, _ = run("backup", "--database", database)

    assert status == 0
    store = Store(f"sqlite:///{out.strip()}")
    assert store.table("now") is not None
    store.close()


def test_postgresql_is_copied_by_its_own_tool(database: str) -> None:
    engine = engine_of(database)
    assert (back_up(engine, "x") is None) == (engine.dialect.name == "postgresql")
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_one_line() -> None:
    status, out, err = run("check", "--database", "postgresql://nobody@127.0.0.1:1/none")

    assert (status, out) == (2, "")
    assert err.startswith("kingdom: the games in postgresql")
    assert err.count("\n") == 1
