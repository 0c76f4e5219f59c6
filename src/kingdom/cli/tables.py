"""`kingdom tables`: list, show, export, import and remove the tables of a server."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, TextIO

import click

from kingdom.cli.database import existing
from kingdom.cli.help import SpeakingGroup
from kingdom.cli.language import say
from kingdom.cli.options import content_option, database_option
from kingdom.cli.types import TextFile
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store, TableRow, Wanted
from kingdom.web.archiving import record_of
from kingdom.web.moving import packed, unpack
from kingdom.web.settings import Settings

UNITS = {"h": 3600.0, "d": 86400.0, "w": 604800.0}


class Age(click.ParamType[float]):
    """A time such as 90d, in seconds."""

    name = "AGE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds."""
        found = re.fullmatch(r"(\d+)([hdw])", str(value))
        if found is None:
            self.fail(say("usage-age", given=repr(value)), param, ctx)
        return int(found[1]) * UNITS[found[2]]


ANY_NAME = {"ignore_unknown_options": True}
"""Tables opened by an earlier release may have names that begin with a hyphen."""


@click.group(name="tables", cls=SpeakingGroup)
def command() -> None:
    """List, show, export, import or remove the tables of a server."""


@command.command(name="list")
@database_option
@click.option("--older-than", type=Age(), metavar="AGE")
@click.option("--finished/--running", "over", default=None)
@click.option("--json", "as_json", is_flag=True)
def list_command(database: str, older_than: float | None, over: bool | None, as_json: bool) -> None:
    """List the tables, the one that was touched last first."""
    with store_at(existing(database)) as store:
        rows = store.archive.listed(wanted(older_than, over))
    for row in rows:
        click.echo(json.dumps(summary(row), ensure_ascii=False) if as_json else line(row))
    click.echo(say("tables-count", count=len(rows)), err=True)


@command.command(name="show", context_settings=ANY_NAME)
@click.argument("table_id", metavar="TABLE")
@database_option
def show_command(table_id: str, database: str) -> None:
    """Show what is kept of a table, except what would help to cheat: seed and actions of a running game."""
    with store_at(existing(database)) as store:
        row = found(store, table_id)
    data = summary(row) | {"configuration": row.configuration, "content": list(row.content), "result": row.result}
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


@command.command(name="export", context_settings=ANY_NAME)
@click.argument("table_ids", metavar="TABLE...", nargs=-1)
@database_option
@click.option("--all", "everything", is_flag=True)
@click.option("--record", is_flag=True)
def export_command(table_ids: tuple[str, ...], database: str, everything: bool, record: bool) -> None:
    """Write tables to stdout, a line of JSON for each, so that another server can import them.

    An export holds the secrets of running games: keep it to yourself.
    """
    with store_at(existing(database)) as store:
        rows = store.archive.listed(Wanted()) if everything else [found(store, name) for name in table_ids]
        if record and len(rows) != 1:
            raise KingdomError(why("one-table"))
        for row in rows:
            text = record_of(store, row).to_json() if record else f"{json.dumps(packed(store, row))}\n"
            click.echo(text, nl=False)
    click.echo(say("tables-exported", count=len(rows)), err=True)


@command.command(name="import")
@click.argument("file", type=TextFile())
@database_option
@content_option
def import_command(file: TextIO, database: str, content: Content) -> None:
    """Read tables from FILE, - for stdin, as export wrote them. Links to them go on working."""
    try:
        lines = list(file)
    except UnicodeDecodeError as error:
        raise KingdomError(why("in-file", path=file.name, why=say("file-not-text", error=str(error)))) from None
    with store_at(database) as store:
        names = [unpack(text, number, store, content) for number, text in enumerate(lines, start=1) if text.strip()]
    for name in names:
        click.echo(name)
    click.echo(say("tables-imported", count=len(names)), err=True)


@command.command(name="prune")
@database_option
@click.option("--older-than", type=Age(), metavar="AGE", required=True)
@click.option("--keep-finished", is_flag=True)
@click.option("--dry-run", is_flag=True)
def prune_command(database: str, older_than: float, keep_finished: bool, dry_run: bool) -> None:
    """Remove tables that nobody has touched for long, with all that belongs to them."""
    meant = wanted(older_than, False if keep_finished else None)
    with store_at(existing(database)) as store:
        rows = store.archive.listed(meant)
        for row in rows:
            click.echo(line(row))
        gone = 0 if dry_run else store.archive.remove([row.id for row in rows], meant.untouched_since)
    click.echo(say("tables-would-go", count=len(rows)) if dry_run else say("tables-removed", count=gone), err=True)


@contextmanager
def store_at(database: str) -> Iterator[Store]:
    """The store, for as long as it is needed."""
    store = Store(Settings(database=database).database_url)
    try:
        yield store
    finally:
        store.close()


def wanted(age: float | None, over: bool | None) -> Wanted:
    """The filter for the tables."""
    return Wanted(None if age is None else time.time() - age, over)


def found(store: Store, table_id: str) -> TableRow:
    """A table by its name."""
    row = store.table(table_id)
    if row is None:
        raise KingdomError(why("no-table-listed", given=repr(table_id)))
    return row


def summary(row: TableRow) -> dict[str, Any]:
    """What may be shown of a table."""
    return {
        "table": row.id,
        "created": when(row.created),
        "touched": when(row.touched),
        "rules": row.rules,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in row.seats],
        "entries": row.sequence,
        "over": row.result is not None,
        "practice": row.practice,
    }


def line(row: TableRow) -> str:
    """A table in one line."""
    who = players([seat.name if seat.bot is None else f"{seat.name} ({seat.bot})" for seat in row.seats])
    state = say("table-over" if row.result else "table-running")
    return f"{row.id}  {when(row.touched)}  {state:<8}{row.sequence:5}  {who}"


def players(names: Sequence[str]) -> str:
    """Who plays."""
    return " – ".join(names)


def when(seconds: float) -> str:
    """A time in an unambiguous format."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
