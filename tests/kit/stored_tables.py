"""Tables and logs for a store, without real games."""

from __future__ import annotations

from kingdom.store import KeyRow, LogEntry, SeatRow, Standing, Store, TableRow

ANN_AND_BOB = (SeatRow("Ann"), SeatRow("Bob", "steward"))


def table_row(name: str = "table", touched: float = 100.0) -> TableRow:
    """A table of Ann and a bot."""
    return TableRow(
        id=name,
        created=99.5,
        rules="1",
        content=("reconstruction", "f" * 64),
        configuration={"players": 2, "modules": ["menace"]},
        seed=2**53 - 1,
        position=None,
        seats=ANN_AND_BOB,
        touched=touched,
    )


def entries(first: int, *actions: str, seat: int = 0, client_id: str | None = None) -> list[LogEntry]:
    """Entries from a position on; each is a separate request, unless they share a client id."""
    return [
        LogEntry(at, seat, action, client_id or f"client-{at}", at - first if client_id else 0)
        for at, action in enumerate(actions, first)
    ]


def open_table(store: Store, name: str = "table", *, touched: float = 100.0, due: bool = False) -> TableRow:
    """Store such a table, with a key for Ann and an invitation to watch."""
    row = table_row(name, touched)
    store.create(row, [KeyRow(0, "a" * 64), KeyRow(None, "b" * 64, once=True)], [], Standing(due))
    return row
