"""`kingdom tables`: lists, shows, exports, imports and removes the tables of a server."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, TextIO

import click

from kingdom.cli.data import json_option, print_data
from kingdom.cli.database import existing
from kingdom.cli.files import not_text
from kingdom.cli.options import content_option, database_option
from kingdom.cli.output import for_programs
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store, TableFilter, TableRow
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.archive import record_of
from kingdom.web.tables.export import packed, unpack

UNITS = {"h": 3600.0, "d": 86400.0, "w": 604800.0}


class Age(click.ParamType[float]):
    """A time such as 90d, in seconds."""

    name = "AGE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds."""
        match = re.fullmatch(r"(\d+)([hdw])", str(value))
        if match is None:
            self.fail(f"{value!r} is not a time: write 12h, 90d or 8w", param, ctx)
        return int(match[1]) * UNITS[match[2]]


@click.group(name="tables")
def command() -> None:
    """List, show, export, import or remove the tables of a server."""


@command.command(name="list")
@database_option
@click.option("--older-than", type=Age(), metavar="AGE", help="Only tables idle for this long, such as 90d.")
@click.option("--finished/--running", "over", default=None, help="Only finished games, or only running ones.")
@json_option
def list_command(database: str, older_than: float | None, over: bool | None, as_json: bool) -> None:
    """List the tables, most recently used first."""
    with store_at(existing(database)) as store:
        rows = store.archive.listed(wanted(older_than, over))
    show_list(rows, as_json=as_json)
    click.echo(f"{len(rows)} {'table' if len(rows) == 1 else 'tables'}", err=True)


@command.command(name="show", short_help="Show the stored data of a table.")
@click.argument("table_id", metavar="TABLE")
@database_option
@json_option
def show_command(table_id: str, database: str, as_json: bool) -> None:
    """Show the stored data of a table, except the seed and actions of a running game, which would help cheats."""
    with store_at(existing(database)) as store:
        row = table_named(store, table_id)
    data = summary(row) | {"configuration": row.configuration, "content": list(row.content), "result": row.result}
    if as_json:
        print_data(data)
        return
    for name, value in data.items():
        click.echo(f"{name}: {value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}")


@command.command(name="export", short_help="Write tables to stdout.")
@click.argument("table_ids", metavar="TABLE...", nargs=-1)
@database_option
@click.option("--all", "everything", is_flag=True, help="All tables.")
@click.option("--record", is_flag=True, help="Write the record of one game, for kingdom replay.")
def export_command(table_ids: tuple[str, ...], database: str, everything: bool, record: bool) -> None:
    """Write tables to stdout, a line of JSON for each, so that another server can import them.

    An export contains the secrets of running games: do not publish it.
    """
    with store_at(existing(database)) as store:
        rows = store.archive.listed(TableFilter()) if everything else [table_named(store, name) for name in table_ids]
        if record and len(rows) != 1:
            raise KingdomError(why("one-table"))
        for row in rows:
            text = record_of(store, row).to_json() if record else f"{json.dumps(packed(store, row))}\n"
            click.echo(for_programs(text), nl=False)
    click.echo(f"{len(rows)} exported", err=True)


@command.command(name="import")
@click.argument("file", type=click.File(encoding="utf-8"))
@database_option
@content_option
def import_command(file: TextIO, database: str, content: Content) -> None:
    """Read exported tables from FILE, or from stdin if it is -. Links to them keep working."""
    try:
        lines = list(file)
    except UnicodeDecodeError as error:
        raise KingdomError(why("in-file", path=file.name, why=not_text(error))) from None
    with store_at(database) as store:
        names = [unpack(text, number, store, content) for number, text in enumerate(lines, start=1) if text.strip()]
    for name in names:
        click.echo(name)
    click.echo(f"{len(names)} imported", err=True)


@command.command(name="prune", short_help="Remove tables that have been idle for a long time.")
@database_option
@click.option("--older-than", type=Age(), metavar="AGE", required=True, help="Idle for this long: 90d, 8w, 12h.")
@click.option("--keep-finished", is_flag=True, help="Keep finished games.")
@click.option("--dry-run", is_flag=True, help="Only list what would be removed.")
@json_option
def prune_command(database: str, older_than: float, keep_finished: bool, dry_run: bool, as_json: bool) -> None:
    """Remove tables that have been idle for a long time, with everything that belongs to them."""
    meant = wanted(older_than, False if keep_finished else None)
    with store_at(existing(database)) as store:
        rows = store.archive.listed(meant)
        show_list(rows, as_json=as_json)
        gone = 0 if dry_run else store.archive.remove([row.id for row in rows], meant.untouched_since)
    click.echo(f"{len(rows)} would be removed" if dry_run else f"{gone} removed", err=True)


@contextmanager
def store_at(database: str) -> Iterator[Store]:
    """The store of a database; closed at the end."""
    store = Store(ServerSettings(database=database).database_url)
    try:
        yield store
    finally:
        store.close()


def wanted(age: float | None, over: bool | None) -> TableFilter:
    """The filter for the tables of a command."""
    return TableFilter(None if age is None else time.time() - age, over)


def table_named(store: Store, table_id: str) -> TableRow:
    """A table by its id; raises if there is none."""
    row = store.table(table_id)
    if row is None:
        raise KingdomError(why("no-table-listed", given=repr(table_id)))
    return row


def summary(row: TableRow) -> dict[str, Any]:
    """The data of a table, without secrets."""
    return {
        "table": row.id,
        "created": when(row.created),
        "touched": when(row.touched),
        "rules": row.rules,
        "seats": [asdict(seat) for seat in row.seats],
        "entries": row.sequence,
        "over": row.result is not None,
        "practice": row.practice,
    }


def show_list(rows: Sequence[TableRow], *, as_json: bool) -> None:
    """Print tables, as a list or a line each."""
    if as_json:
        print_data([summary(row) for row in rows])
        return
    for row in rows:
        click.echo(line(row))


def line(row: TableRow) -> str:
    """A one-line summary of a table."""
    who = players([seat.name if seat.bot is None else f"{seat.name} ({seat.bot})" for seat in row.seats])
    state = "over" if row.result else "running"
    return f"{row.id}  {when(row.touched)}  {state:<8}{row.sequence:5}  {who}"


def players(names: Sequence[str]) -> str:
    """The players, in one text."""
    return " – ".join(names)


def when(seconds: float) -> str:
    """A time in an unambiguous format."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
