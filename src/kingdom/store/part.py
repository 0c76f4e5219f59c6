"""What the parts of the store have in common: how they read, and how they write."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import Connection

from kingdom.store.writing import Work

Reading = Callable[[], AbstractContextManager[Connection]]


class Part:
    """A part of the store; its methods wait for the database as those of the store do."""

    def __init__(self, reading: Reading, write: Callable[[Work], Any]) -> None:
        self._reading = reading
        self._write = write
