"""The store: tables and their logs. Nothing that was acknowledged is ever lost."""

from kingdom.store.archive import Wanted
from kingdom.store.faults import Unavailable
from kingdom.store.reviewed import ReviewRow
from kingdom.store.rows import (
    Conflict,
    DealRow,
    Entry,
    Head,
    KeyRow,
    Played,
    SeatRow,
    Spoken,
    Standing,
    StoreError,
    TableRow,
    ToldRow,
    UsedAlready,
    Visit,
)
from kingdom.store.store import Store

__all__ = [
    "Conflict",
    "DealRow",
    "Entry",
    "Head",
    "KeyRow",
    "Played",
    "ReviewRow",
    "SeatRow",
    "Spoken",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "ToldRow",
    "Unavailable",
    "UsedAlready",
    "Visit",
    "Wanted",
]
