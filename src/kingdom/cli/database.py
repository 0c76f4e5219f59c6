"""`kingdom database`: check, upgrade and back up the database of games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy import Engine, text

from kingdom.cli.data import json_option, print_data
from kingdom.cli.options import database_option
from kingdom.cli.status import WRONG, MissingHere
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store
from kingdom.store.database import engine_of
from kingdom.store.faults import broken, passes, sentence
from kingdom.store.upgrading import back_up, differences, empty, outdated, upgrade
from kingdom.web.settings import ServerSettings

IN_A_FILE = "sqlite:///"
EMPTY = "this database is still empty: kingdom serve or kingdom database upgrade sets it up"


@click.group(name="database")
def command() -> None:
    """Check, upgrade or back up the database of games."""


@command.command(name="upgrade")
@database_option
@click.option("--backup/--no-backup", default=True, show_default=True, help="Copy an SQLite file first.")
def upgrade_command(database: str, backup: bool) -> None:
    """Upgrade the database to the format of this release. Does nothing if it is up to date."""
    with opened(database) as engine:
        new = empty(engine)
    if not new and made_current(database, backup=backup):
        return
    Store(_url(database)).close()  # creates the tables, or raises for a database of another release
    click.echo("The database was set up." if new else "The database is up to date.", err=True)


@command.command(name="check")
@database_option
@json_option
@click.pass_context
def check_command(context: click.Context, database: str, as_json: bool) -> None:
    """Check the database; exit code 1 if anything is wrong."""
    problems = found_wrong(database)
    if as_json:
        print_data(problems)
    else:
        for problem in problems:
            click.echo(problem)
    if problems:
        context.exit(WRONG)
    click.echo("The database is sound.", err=True)


def found_wrong(database: str) -> list[str]:
    """Everything that is wrong with a database."""
    if missing(database):
        return [EMPTY]
    with opened(database) as engine:
        if empty(engine):
            return [EMPTY]
        old = outdated(engine)
        if old is not None:
            return [f"format {old} is older than this release: run kingdom database upgrade"]
        problems = [*differences(engine), *_damage(engine)]
    store = Store(_url(database))
    try:
        return [*problems, *(f"the log of table {name} has a gap" for name in store.archive.gaps())]
    finally:
        store.close()


@command.command(name="backup", short_help="Copy an SQLite file next to the original.")
@database_option
def backup_command(database: str) -> None:
    """Copy an SQLite file next to the original, even while the server is running; prints the name of the copy."""
    # Connecting checks that the file is a database before copying starts.
    with opened(existing(database)) as engine, engine.connect():
        copy = back_up(engine, "backup")
    if copy is None:
        raise KingdomError(why("use-pg-dump"))
    click.echo(copy)


def made_current(database: str, *, backup: bool = True) -> bool:
    """Upgrade a database from an earlier release and print a message; returns True if it was one."""
    with opened(database) as engine:
        old = outdated(engine)
        if old is None:
            return False
        copy = back_up(engine, f"before-upgrade-of-{old}") if backup else None
        if copy is not None:
            click.echo(f"The games were copied to {copy} before the upgrade.", err=True)
        upgrade(engine)
    click.echo("The database was upgraded.", err=True)
    return True


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The engine of a database; raises a one-line error if it cannot be reached or is not a database."""
    engine = engine_of(_url(database))
    try:
        yield engine
    except Exception as error:
        if not passes(error) and not broken(error):
            raise
        shown = engine.url.render_as_string(hide_password=True)
        raise KingdomError(why("games-not-opened", database=shown, error=sentence(error))) from None
    finally:
        engine.dispose()


def existing(database: str) -> str:
    """The URL of a database that already exists: SQLite would create a file even for a mistyped name."""
    if path := missing(database):
        raise MissingHere(f"there is no database at {path}: check the path; kingdom serve makes a new one")
    return _url(database)


def missing(database: str) -> str:
    """The path of an SQLite database that does not exist, otherwise an empty text."""
    url = _url(database)
    path = url.removeprefix(IN_A_FILE).partition("?")[0]
    return "" if not url.startswith(IN_A_FILE) or path in ("", ":memory:") or Path(path).exists() else path


def _url(database: str) -> str:
    return ServerSettings(database=database).database_url


def _damage(engine: Engine) -> list[str]:
    """The damage that SQLite detects in its file. PostgreSQL is trusted to check itself."""
    if engine.dialect.name != "sqlite":
        return []
    with engine.connect() as connection:
        damage = [str(line) for (line,) in connection.execute(text("PRAGMA integrity_check"))]
        loose = connection.execute(text("PRAGMA foreign_key_check")).all()
    return [line for line in damage if line != "ok"] + [
        f"a row of {row[0]} does not belong to any table" for row in loose
    ]
