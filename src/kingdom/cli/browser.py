"""`kingdom play` in the browser: starts a server for one person and opens the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread

import click

from kingdom.bots.registry import check_bots
from kingdom.cli.database import made_current
from kingdom.cli.files import record_of
from kingdom.cli.options import Setup
from kingdom.cli.saved import opponent_in
from kingdom.game.config import configuration_from_data
from kingdom.store import SeatRow, Store
from kingdom.web.api.requests import DEFAULT_BOT, DEFAULT_NAMES
from kingdom.web.app import create_app
from kingdom.web.server.socket import address, listen, run
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import NewTable, Tables


def play(
    setup: Setup, seed: int | None, resume: Path | None, *, bot: str | None, database: str, port: int, show: bool
) -> None:
    """Serve on this machine and open the browser: at a table if a game was specified, otherwise on the home page."""
    settings = ServerSettings(
        database=database, local=True, content=setup.content, writes_per_second=0, tables_per_minute=0
    )
    made_current(settings.database_url)
    store = Store(settings.database_url)
    try:
        described = resume is not None or seed is not None or bot is not None or setup.options
        path = join_path(new_table(Tables(store, setup.content), setup, seed, resume, bot)) if described else ""
    finally:
        store.close()
    listening = listen("127.0.0.1", port)
    url = f"{address(listening)}{path}"

    def ready() -> None:
        click.echo(url)
        click.echo("The table is in your browser; press Ctrl+C here when you are done.", err=True)
        if show:
            # Some browsers block the process that opens them.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(create_app(settings), listening, ready=ready)


def new_table(tables: Tables, setup: Setup, seed: int | None, resume: Path | None, bot: str | None = None) -> NewTable:
    """A table for the specified game: solo, or against a bot."""
    if resume is None:
        players = setup.configuration().players
        return tables.create(setup.options, seats(players, bot), seed=seed)
    record = record_of(resume)
    players = configuration_from_data(record.configuration, setup.content).players
    opponent = bot or opponent_in(resume)
    check_bots([opponent])
    return tables.create_from(record, seats(players, opponent))


def seats(players: int, bot: str | None = None) -> list[SeatRow]:
    """The seats: the player, and a bot if there is a second one."""
    return [SeatRow(DEFAULT_NAMES[seat], (bot or DEFAULT_BOT) if seat else None) for seat in range(players)]


def join_path(new: NewTable) -> str:
    """The path that joins the first seat of a table."""
    return f"t/{new.table_id}/join/{new.seat_tokens[0]}"
