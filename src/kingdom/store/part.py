"""The base class of the parts of the store, with access for reading and writing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import Connection

from kingdom.store.writing import Work

Reading = Callable[[], AbstractContextManager[Connection]]


class StorePart:
    """A part of the store. Its methods wait for the database."""

    def __init__(self, reading: Reading, write: Callable[[Work], Any]) -> None:
        self._reading = reading
        self._write = write
