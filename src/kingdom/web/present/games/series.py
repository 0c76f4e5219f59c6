"""A series: games against the same opponent, one rematch after another, and how often each has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kingdom.store import TableRow


@dataclass(frozen=True, slots=True)
class SeriesShown:
    """The score of a series, by the seats of the current table."""

    games: int
    """How many the two have finished themselves."""
    wins: tuple[int, ...]
    shared: int
    """How many both players won, or nobody did."""
    number: int
    """Which game of the series this one is."""


def series_shown(rows: Sequence[TableRow], table_id: str) -> SeriesShown | None:
    """The score of a series from the perspective of one of its tables; None if there is no other game."""
    by_id = {row.id: row for row in rows}
    here = by_id.get(table_id)
    if here is None or len(rows) < 2 or len(here.seats) < 2:
        return None
    wins, shared, games = [0, 0], 0, 0
    for row in rows:
        if row.result is None or row.result["reason"] == "closed" or any(seat.substitute for seat in row.seats):
            continue
        games += 1
        winners = row.result["winners"]
        swapped = (_depth(row, by_id) - _depth(here, by_id)) % 2
        if len(winners) == 1:
            wins[winners[0] ^ swapped] += 1
        else:
            shared += 1
    return SeriesShown(games, tuple(wins), shared, rows.index(here) + 1)


def _depth(row: TableRow, by_id: Mapping[str, TableRow]) -> int:
    """How many rematches led to a table: each one swapped the seats."""
    depth = 0
    while row.origin in by_id and depth < len(by_id):
        row = by_id[row.origin or ""]
        depth += 1
    return depth
