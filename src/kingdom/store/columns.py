"""Converts rows of the database to values, and values to columns."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, select

from kingdom.store.rows import DealRow, Head, KeyRow, LogEntry, SeatRow, Standing, TableRow
from kingdom.store.schema import SPECTATOR, UPDATED, tables


def stored(seat: int | None) -> int:
    """The stored form of a viewer."""
    return SPECTATOR if seat is None else seat


def meant(seat: int) -> int | None:
    """The viewer with this stored form."""
    return None if seat == SPECTATOR else seat


def key_values(table_id: str, key: KeyRow) -> dict[str, Any]:
    """A key as columns."""
    return {"table_id": table_id, "hash": key.hash, "seat": stored(key.seat), "once": key.once}


def entry_values(entry: LogEntry) -> dict[str, Any]:
    """An entry of a log as columns; written by hand, since `asdict` takes as long as the database."""
    return {
        "sequence": entry.sequence,
        "seat": entry.seat,
        "action": entry.action,
        "client_id": entry.client_id,
        "part": entry.part,
    }


def standing_values(standing: Standing) -> dict[str, Any]:
    """The state of a game as columns."""
    result = None if standing.result is None else json.dumps(standing.result)
    built = None if standing.built is None else json.dumps(standing.built)
    return {"bot_due": standing.bot_due, "result": result, "built": built}


def update_times(viewers: Iterable[int | None], now: float) -> dict[str, float]:
    """Columns that record an update for these viewers."""
    return {UPDATED[viewer]: now for viewer in viewers}


def update_for_all(now: float) -> dict[str, float]:
    """Columns that record an update for every viewer."""
    return {"touched": now, **update_times(UPDATED, now)}


def head_of(connection: Connection, table_id: str) -> Head | None:
    """The version of a table; None if it does not exist."""
    found = connection.execute(select(tables.c.sequence, tables.c.seats).where(tables.c.id == table_id)).first()
    return None if found is None else Head(found.sequence, seats_of(found.seats))


def seats_text(seats: Iterable[SeatRow]) -> str:
    """The seats as text."""
    return json.dumps([_seat_values(seat) for seat in seats])


def _seat_values(seat: SeatRow) -> list[str | None]:
    """The values of a seat without missing ones at the end."""
    values = [seat.name, seat.bot, seat.instead_of, seat.substitute, seat.recorded]
    while len(values) > 2 and values[-1] is None:
        del values[-1]
    return values


def seats_of(written: str) -> tuple[SeatRow, ...]:
    """The seats from text."""
    return tuple(SeatRow(*seat) for seat in json.loads(written))


def table_values(row: TableRow) -> dict[str, Any]:
    """A new table as columns, without the state of its game."""
    return {
        "id": row.id,
        "created": row.created,
        "touched": row.touched,
        **update_times(UPDATED, row.touched),
        "rules": row.rules,
        "content_name": row.content[0],
        "content_hash": row.content[1],
        "configuration": json.dumps(row.configuration),
        "seed": None if row.seed is None else str(row.seed),
        "position": None if row.position is None else json.dumps(row.position),
        "seats": seats_text(row.seats),
        "practice": row.practice,
        "origin": row.origin,
        "series": row.series,
        "deal": row.deal,
        "judged": None if row.judged is None else json.dumps(row.judged),
    }


def table_of(row: Row[Any]) -> TableRow:
    """A row of the tables as a value."""
    return TableRow(
        id=row.id,
        created=row.created,
        rules=row.rules,
        content=(row.content_name, row.content_hash),
        configuration=json.loads(row.configuration),
        seed=None if row.seed is None else int(row.seed),
        position=None if row.position is None else json.loads(row.position),
        seats=seats_of(row.seats),
        practice=row.practice,
        origin=row.origin,
        series=row.series,
        deal=row.deal,
        sequence=row.sequence,
        touched=row.touched,
        result=None if row.result is None else json.loads(row.result),
        built=None if row.built is None else tuple(tuple(keys) for keys in json.loads(row.built)),
        judged=None if row.judged is None else tuple(json.loads(row.judged)),
        updated={viewer: when for viewer, column in UPDATED.items() if (when := getattr(row, column)) is not None},
    )


def deal_values(deal: DealRow) -> dict[str, Any]:
    """A deal as columns."""
    return {
        "id": deal.id,
        "created": deal.created,
        "rules": deal.rules,
        "content_name": deal.content[0],
        "content_hash": deal.content[1],
        "configuration": json.dumps(deal.configuration),
        "seat": deal.seat,
        "bot": deal.bot,
        "seed": str(deal.seed),
    }


def deal_of(row: Row[Any]) -> DealRow:
    """A row of the deals as a value."""
    return DealRow(
        id=row.id,
        created=row.created,
        rules=row.rules,
        content=(row.content_name, row.content_hash),
        configuration=json.loads(row.configuration),
        seat=row.seat,
        bot=row.bot,
        seed=int(row.seed),
    )
