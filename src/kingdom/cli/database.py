"""`kingdom database`: check, upgrade and back up the database of games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import click
from sqlalchemy import Engine, text

from kingdom.cli.help import SpeakingGroup
from kingdom.cli.language import say
from kingdom.cli.options import content_option, database_option
from kingdom.cli.progress import bar
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store
from kingdom.store.database import engine_of
from kingdom.store.faults import broken, passes, sentence
from kingdom.store.upgrading import back_up, differences, empty, outdated, upgrade
from kingdom.web.archiving import reckon, write_down
from kingdom.web.settings import Settings

IN_A_FILE = "sqlite:///"
UNSOUND = 1
"""The exit code when something is wrong with a database."""


@click.group(name="database", cls=SpeakingGroup)
def command() -> None:
    """Check, upgrade or back up the database that games are kept in."""


@command.command(name="upgrade")
@database_option
@content_option
@click.option("--backup/--no-backup", default=True, show_default=True)
def upgrade_command(database: str, content: Content, backup: bool) -> None:
    """Bring the database to the format of this release. Nothing happens if it is there already."""
    with opened(database) as engine:
        new = empty(engine)
    if new:
        Store(_url(database)).close()
        click.echo(say("database-made"), err=True)
    elif not made_current(database, content, backup=backup):
        click.echo(say("database-current"), err=True)


@command.command(name="check")
@database_option
@click.pass_context
def check_command(context: click.Context, database: str) -> None:
    """Say what is wrong with the database; exit code 1 if anything is."""
    if missing(database):
        click.echo(say("database-empty"))
        context.exit(UNSOUND)
    with opened(database) as engine:
        if empty(engine):
            click.echo(say("database-empty"))
            context.exit(UNSOUND)
        old = outdated(engine)
        if old is not None:
            click.echo(say("database-old", format=old))
            context.exit(UNSOUND)
        problems = [*differences(engine), *_damage(engine)]
    store = Store(_url(database))
    try:
        problems += [say("database-gap", table=name) for name in store.archive.gaps()]
    finally:
        store.close()
    for problem in problems:
        click.echo(problem)
    if problems:
        context.exit(UNSOUND)
    click.echo(say("database-sound"), err=True)


@command.command(name="backup")
@database_option
def backup_command(database: str) -> None:
    """Copy an SQLite file, beside itself, while the server may be running; prints the name of the copy."""
    # Connecting checks that it is a database at all, before copying starts.
    with opened(existing(database)) as engine, engine.connect():
        copy = back_up(engine, "backup")
    if copy is None:
        raise KingdomError(why("use-pg-dump"))
    click.echo(copy)


def made_current(database: str, content: Content, *, backup: bool = True) -> bool:
    """Upgrade a database from an earlier release, and say so; returns whether it was one."""
    with opened(database) as engine:
        old = outdated(engine)
        if old is None:
            return False
        copy = back_up(engine, f"before-upgrade-of-{old}") if backup else None
        if copy is not None:
            click.echo(say("database-copied", path=str(copy)), err=True)
        upgrade(engine)
    store = Store(_url(database))
    try:
        with bar() as progress:
            task = progress.add_task(say("database-writing"), total=None)
            for _ in chain(write_down(store, content), reckon(store, content)):
                progress.advance(task)
    finally:
        store.close()
    click.echo(say("database-upgraded"), err=True)
    return True


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The engine of a database; a one-line error if it cannot be reached, or is not one."""
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
        raise KingdomError(say("database-none", path=path))
    return _url(database)


def missing(database: str) -> str:
    """The file of an SQLite database, if it does not exist."""
    url = _url(database)
    path = url.removeprefix(IN_A_FILE).partition("?")[0]
    return "" if not url.startswith(IN_A_FILE) or path in ("", ":memory:") or Path(path).exists() else path


def _url(database: str) -> str:
    return Settings(database=database).database_url


def _damage(engine: Engine) -> list[str]:
    """What SQLite finds wrong with its own file; PostgreSQL is trusted to look after itself."""
    if engine.dialect.name != "sqlite":
        return []
    with engine.connect() as connection:
        found = [str(line) for (line,) in connection.execute(text("PRAGMA integrity_check"))]
        loose = connection.execute(text("PRAGMA foreign_key_check")).all()
    return [line for line in found if line != "ok"] + [say("database-loose", table=str(row[0])) for row in loose]
