"""`kingdom tables`: what a server keeps can be listed, moved and removed."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import kingdom
from kingdom.cli import main
from kingdom.content import load
from kingdom.store import Store
from kingdom.web.tables.tables import NewTable, Tables
from tests.kit.databases import new_database
from tests.kit.tables import PEOPLE, TWO, play_on


@pytest.fixture
def database(tmp_path: Path) -> str:
    return new_database("sqlite", tmp_path)


@pytest.fixture
def new(database: str) -> NewTable:
    store = Store(database)
    tables = Tables(store, load(None))
    opened = tables.create(TWO, PEOPLE, seed=3)
    play_on(tables, opened.table_id, Random(3), 12)
    store.close()
    return opened


def run(*words: str, given: str | None = None) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["tables", *words], input=given)
    return result.exit_code, result.stdout, result.stderr


def test_tables_are_listed_and_shown_without_their_secrets(database: str, new: NewTable) -> None:
    status, out, err = run("list", "--database", database)
    assert (status, err) == (0, "1 table\n")
    assert new.table_id in out
    assert "Ann – Bob" in out

    assert [table["entries"] for table in json.loads(run("list", "--json", "--database", database)[1])] == [12]
    assert run("list", "--finished", "--database", database)[1:] == ("", "0 tables\n")
    shown = json.loads(run("show", new.table_id, "--json", "--database", database)[1])
    assert shown["configuration"]["modules"] == ["menace"]
    assert f"table: {new.table_id}\n" in run("show", new.table_id, "--database", database)[1]
    assert "seed" not in shown


def test_a_table_moves_to_another_server_with_its_links(database: str, new: NewTable, tmp_path: Path) -> None:
    other = new_database("sqlite", tmp_path)
    with closing(Store(database)) as store:
        store.talk.say(new.table_id, 1, "says", "see you there")
    status, exported, _ = run("export", new.table_id, "--database", database)
    assert status == 0

    assert run("import", "-", "--database", other, given=exported)[:2] == (0, f"{new.table_id}\n")

    stores = Store(database), Store(other)
    before, after = (Tables(store, load(None)).open(new.table_id) for store in stores)
    assert before.game.state == after.game.state
    token = new.seat_tokens[1]
    assert token is not None
    assert Tables(stores[1], load(None)).viewer(new.table_id, token) == 1
    assert Tables(stores[0], load(None)).archived(new.table_id, 0).steps == (
        Tables(stores[1], load(None)).archived(new.table_id, 0).steps
    )
    assert [one.text for one in stores[1].talk.heard(new.table_id)] == ["see you there"]
    for store in stores:
        store.close()
    status, _, err = run("import", "-", "--database", other, given=exported)
    assert status == 2
    assert "there is already a table" in err


def test_the_record_of_a_table_can_be_replayed(database: str, new: NewTable) -> None:
    out = run("export", "--record", new.table_id, "--database", database)[1]

    assert len(kingdom.replay(kingdom.Record.from_json(out)).record().actions) == 12


def test_old_tables_are_removed_and_before_that_shown(database: str, new: NewTable) -> None:
    store = Store(database)
    with store._engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE kingdom_tables SET touched = 1.0")
    store.close()

    assert run("prune", "--older-than", "90d", "--dry-run", "--database", database)[2] == "1 would be removed\n"
    assert run("list", "--database", database)[2] == "1 table\n"
    assert run("prune", "--older-than", "90d", "--database", database)[2] == "1 removed\n"
    assert run("list", "--database", database)[2] == "0 tables\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("prune", "--older-than", "soon"), "is not a time"),
        (("show", "nothing"), "there is no table 'nothing'"),
        (("export", "--record"), "name one table"),
        (("import", "-"), "line 1 is not an exported table"),
    ],
)
def test_what_cannot_be_done_is_one_line(database: str, new: NewTable, words: tuple[str, ...], sentence: str) -> None:
    status, out, err = run(*words, "--database", database, given="{}\n")

    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("given", ["[1, 2]", "7", '"words"'])
def test_a_line_of_json_that_is_not_a_table_is_refused_without_words_of_python(database: str, given: str) -> None:
    status, out, err = run("import", "-", "--database", database, given=f"{given}\n")

    assert (status, out) == (2, "")
    assert err == "kingdom: line 1 is not an exported table: its format is None, and this program reads 1\n"


def test_a_file_that_is_not_text_is_not_imported(database: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.jsonl"
    path.write_bytes(b"\xff\xfe")
    status, out, err = run("import", str(path), "--database", database)

    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"kingdom: {path}: it cannot be read as text")


@pytest.mark.parametrize("word", ["check", "upgrade", "backup"])
def test_a_file_that_is_not_a_database_is_told_in_one_line(tmp_path: Path, word: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database at all, and long enough to be looked at by SQLite " * 20)
    result = CliRunner().invoke(main, ["database", word, "--database", f"sqlite:///{path}"])

    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr == f"kingdom: the games in sqlite:///{path} cannot be opened: file is not a database\n"
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    "words",
    [
        ("database", "backup"),
        ("tables", "list"),
        ("tables", "show", "x"),
        ("tables", "export", "--all"),
        ("tables", "prune", "--older-than", "1d"),
    ],
)
def test_a_mistyped_path_does_not_make_a_database(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "gmaes" / "games.db"
    result = CliRunner().invoke(main, [*words, "--database", f"sqlite:///{path}"])

    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr.startswith(f"kingdom: there is no database at {path}: check the path")
    assert list(tmp_path.iterdir()) == []


def test_to_check_a_database_that_is_not_there_makes_none(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["database", "check", "--database", f"sqlite:///{tmp_path}/games.db"])

    assert (result.exit_code, result.stdout) == (
        1,
        "this database is still empty: kingdom serve or kingdom database upgrade sets it up\n",
    )
    assert list(tmp_path.iterdir()) == []
