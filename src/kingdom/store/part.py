"""What the parts of the store have in common: reading and writing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import Connection

from kingdom.store.writing import Work

Reading = Callable[[], AbstractContextManager[Connection]]


class Part:
    """A part of the store; like those of the store, its methods wait for the database."""

    def __init__(self, reading: Reading, write: Callable[[Work], Any]) -> None:
        self._reading = reading
        self._write = write
