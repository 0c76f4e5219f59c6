"""The store: tables and their logs. Acknowledged data is never lost."""

from kingdom.store.archive import TableFilter
from kingdom.store.faults import Unavailable
from kingdom.store.reviewed import ReviewRow
from kingdom.store.rows import (
    Conflict,
    DealResult,
    DealRow,
    DeliveryRow,
    Head,
    KeyRow,
    LogEntry,
    SeatRow,
    Spoken,
    Standing,
    StoreError,
    TableRow,
    UsedAlready,
    Visit,
    read_day,
)
from kingdom.store.store import Store

__all__ = [
    "Conflict",
    "DealResult",
    "DealRow",
    "DeliveryRow",
    "Head",
    "KeyRow",
    "LogEntry",
    "ReviewRow",
    "SeatRow",
    "Spoken",
    "Standing",
    "Store",
    "StoreError",
    "TableFilter",
    "TableRow",
    "Unavailable",
    "UsedAlready",
    "Visit",
    "read_day",
]
