"""Tables of the service: opens them, and plays without a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.game.rewind import RESIGN, UNDO
from kingdom.store import LogEntry, SeatRow, Store, TableRow
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.tables import Tables
from tests.kit.walks import choose

PEOPLE = (SeatRow("Ann"), SeatRow("Bob"))
TWO = {"players": 2, "modules": ("menace",)}


def people(players: int) -> list[SeatRow]:
    return list(PEOPLE[:players])


def table_of(options: Mapping[str, Any], seed: int) -> TableSnapshot:
    """A table that is not in any store."""
    record = kingdom.new_game(seed=seed, **options).record()
    row = TableRow(
        id="table",
        created=0,
        rules=record.rules,
        content=record.content,
        configuration=record.configuration,
        seed=record.seed,
        position=None,
        seats=tuple(people(record.configuration["players"])),
    )
    return TableSnapshot.begin(row, load(None))


def random_tables(
    table: TableSnapshot, rng: Random, *, undo: float = 0.0, resign: float = 0.0, style: str = "mixed", most: int = 2000
) -> Iterator[TableSnapshot]:
    """The table after each entry of a random game, with occasional undos and resignations."""
    for _ in range(most):
        owing = table.game.waiting()
        if not owing:
            return
        seat = owing[int(rng.random() * len(owing))]
        place = table.sequence
        if resign and rng.random() < resign:
            table = table.after([LogEntry(place, int(rng.random() * len(table.names)), RESIGN, f"resign-{place}")])
        elif rng.random() < undo:
            # Seats that are done may want to take that back too.
            seat = int(rng.random() * len(table.names))
            try:
                table = table.after([LogEntry(place, seat, UNDO, f"undo-{place}")])
            except IllegalAction:
                continue
        else:
            action = table.game.text(choose(table.game.state, seat, style, rng))
            table = table.after([LogEntry(place, seat, action, f"act-{place}")])
        yield table


def steps_made(table: TableSnapshot) -> list[tuple[int, str]]:
    """Each step of a table: the seat and its request."""
    return [(step.seat, step.request) for step in table.game.steps]


def play_on(tables: Tables, table_id: str, rng: Random, decisions: int) -> TableSnapshot:
    """Let the waiting seats make this many decisions, through the service."""
    for _ in range(decisions):
        table = tables.open(table_id)
        owing = table.game.waiting()
        if not owing:
            break
        seat = owing[int(rng.random() * len(owing))]
        action = table.game.text(choose(table.game.state, seat, "mixed", rng))
        tables.act(table_id, seat, [action], f"play-{table.sequence}", table.version(seat))
    return tables.open(table_id)


def tables_of_another_process(store: Store) -> Tables:
    """The tables of another process on the same store."""
    return Tables(store, load(None))


def at_a_window(tables: Tables, seed: int = 3) -> TableSnapshot:
    """A table on which both seats are planning."""
    new = tables.create({"players": 2}, PEOPLE, seed=seed)
    table = tables.open(new.table_id)
    rng = Random(seed)
    while len(table.game.waiting()) < 2:
        table = play_on(tables, new.table_id, rng, 1)
    return table


def undoable_action(table: TableSnapshot, seat: int, number: int = 0) -> str:
    """An action of a seat in Planning that leaves the window open and can be undone."""
    texts = [table.game.text(action) for action in table.game.options(seat)]
    return [text for text in texts if text.startswith("slate")][number]


def whole_plan(table: TableSnapshot, seat: int) -> list[str]:
    """A plan for the whole window of a seat, up to being done."""
    plan: list[str] = []
    while not plan or plan[-1] != "done":
        texts = [table.game.text(action) for action in table.game.options(seat)]
        plan.append("done" if "done" in texts else texts[0])
        table = table.acted(seat, plan[-1:], "everything")
    return plan
