"""Uploaded records: read defensively, and opened as tables to look at or to continue, for practice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from kingdom import Record, RecordError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.tables.tables import NewTable, SeatRow, Tables

MOST_ENTRIES = 5000
"""The most entries of an uploaded record. No game comes near."""


def read_record(text: str) -> Record:
    """The uploaded record; raises RecordError with its faults."""
    try:
        record = Record.from_json(text)
    except RecursionError:
        raise RecordError(why("record-nested")) from None
    if len(record.actions) > MOST_ENTRIES:
        raise RecordError(why("record-too-long", count=len(record.actions), most=MOST_ENTRIES))
    return record


def players_in(record: Record) -> int:
    """The number of seats to describe; two, if the record doesn't make sense."""
    configuration = record.configuration
    players = configuration.get("players") if isinstance(configuration, dict) else None
    return players if isinstance(players, int) and 1 <= players <= 2 else 2


def open_record(
    tables: Tables,
    record: Record,
    seats: Sequence[SeatRow],
    *,
    invited: Collection[Seat] = (),
    upto: int | None = None,
    secret: str | None = None,
) -> NewTable:
    """A table that continues a record; raises RecordError if it cannot be played."""
    if upto is None and record.result is not None and len(record.bots) == len(seats):
        seats = [replace(seat, recorded=bot or None) for seat, bot in zip(seats, record.bots, strict=True)]
    try:
        return tables.create_from(record, seats, invited=invited, upto=upto, secret=secret)
    except (TypeError, AttributeError, KeyError, IndexError) as error:
        # The right names with values of the wrong shape.
        raise RecordError(why("record-damaged", why=f"{type(error).__name__}: {error}")) from None
