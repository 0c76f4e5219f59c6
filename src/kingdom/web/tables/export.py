"""Moving: a table as one line of JSON, with its log, its keys and its cards, from one server to another."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

from kingdom import RecordError
from kingdom.content import Content
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.reasons import why
from kingdom.store import KeyRow, LogEntry, SeatRow, Spoken, Store, TableRow
from kingdom.web.tables.archive import Cards, told_since
from kingdom.web.tables.snapshot import TableSnapshot, standing_of

FORMAT = 1


def packed(store: Store, row: TableRow) -> dict[str, Any]:
    """Everything that is stored about a table."""
    log, _ = store.since(row.id, 0)
    return {
        "format": FORMAT,
        "table": {**asdict(row), "seed": None if row.seed is None else str(row.seed)},
        "log": [[entry.seat, entry.action, entry.client_id, entry.part] for entry in log],
        "keys": [[key.seat, key.hash, key.once] for key in store.keys(row.id)],
        "talk": [[one.seat, one.kind, one.text, one.written] for one in store.talk.heard(row.id)],
        "cards": store.archive.content(row.content[1]),
    }


def unpack(text: str, number: int, store: Store, content: Content) -> str:
    """Store an exported table and return its name; raises an error that names the fault of the line."""
    try:
        data = json.loads(text)
        form = data.get("format") if isinstance(data, dict) else None
        if form != FORMAT:
            raise KingdomError(why("exported-format", given=repr(form), known=FORMAT))
        row = _row(data["table"])
        log = [LogEntry(place, *entry) for place, entry in enumerate(data["log"])]
        keys = [KeyRow(*key) for key in data["keys"]]
        talk = [Spoken(0, *one) for one in data.get("talk", ())]
        cards = data["cards"]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        inner = error.reason if isinstance(error, KingdomError) else str(error)
        raise KingdomError(why("not-exported", number=number, why=inner)) from None
    if store.table(row.id) is not None:
        raise KingdomError(why("table-there", number=number, table=row.id))
    if row.deal is not None and store.deals.deal(row.deal) is None:
        # Nobody plays that deal on this server, so there is nothing to hide.
        row = replace(row, deal=None)
    if cards is not None:
        store.archive.keep_content(row.content[1], row.content[0], cards)
    try:
        table = TableSnapshot.begin(row, Cards(store, content).of(row.content)).after(log)
    except (RecordError, ActionError) as error:
        raise KingdomError(why("line-not-replayed", number=number, table=row.id, why=str(error))) from None
    store.create(row, keys, log, standing_of(row, table.game), told_since(None, table))
    store.talk.bring(row.id, talk)
    return row.id


def _row(data: dict[str, Any]) -> TableRow:
    return TableRow(
        **{
            **data,
            "content": (str(data["content"][0]), str(data["content"][1])),
            "seed": None if data["seed"] is None else int(data["seed"]),
            "seats": tuple(SeatRow(**seat) for seat in data["seats"]),
        }
    )
