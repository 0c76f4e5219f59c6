"""Faults that pass: a database that is locked, full, restarted or silent. Whoever asked may ask again.

Everything else that a database can complain of is a mistake of ours, and is raised as it is.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from kingdom.core.reasons import why
from kingdom.store.rows import StoreError

log = logging.getLogger(__name__)

PASSING_IN_SQLITE = frozenset({5, 6, 7, 8, 10, 13, 14, 15})
"""Primary result codes of SQLite: busy, locked, no memory, read-only, I/O error, full, cannot open, lock protocol."""
BROKEN_IN_SQLITE = frozenset({11, 26})
"""And of a file that will not do, however often it is asked: damaged, or not a database."""
TRY_AGAIN_SECONDS = 1.0


class Unavailable(StoreError):
    """The database does not answer now. Nothing is lost: the same request may be sent again."""


def passes(error: BaseException) -> bool:
    """Whether a fault lies with the database and not with what it was asked."""
    if isinstance(error, NoConnectionFree):
        return True
    if not isinstance(error, OperationalError | InterfaceError):
        return isinstance(error, DBAPIError) and error.connection_invalidated
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is None or code & 0xFF in PASSING_IN_SQLITE


def broken(error: BaseException) -> bool:
    """Whether a file is damaged, or is not a database at all."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return isinstance(error, DBAPIError) and code & 0xFF in BROKEN_IN_SQLITE


def sentence(error: BaseException) -> str:
    """The first line of what the database says."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


class Pulse:
    """Knows whether the database answers.

    When it has stopped answering, one request at a time finds out whether it is back, and all others are told at once
    that it is not: they would only wait in vain, and keep threads from those who need no database.
    """

    def __init__(self, *, remembers: bool) -> None:
        """`remembers`: whether one fault says something about the next request. A locked file says nothing."""
        self._remembers = remembers
        self._lock = Lock()
        self._lost = False
        self._trying = False
        self._next_try = 0.0
        self.faults = 0
        """How often the database did not answer."""

    @property
    def lost(self) -> bool:
        """Whether the database did not answer when it was last asked."""
        return self._lost

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Ask the database something; a fault that passes is raised as `Unavailable`, with one line in the log."""
        trying = self._begin()
        try:
            yield
        except Unavailable:
            self._failed()
            raise
        except Exception as error:
            if not passes(error):
                self._answered(trying)
                raise
            self._failed()
            self.faults += 1
            said = sentence(error)
            log.warning("the database does not answer: %s", said)
            raise Unavailable(why("database-silent", error=said)) from None
        else:
            self._answered(trying)

    def _begin(self) -> bool:
        if not self._lost:
            return False
        with self._lock:
            if self._lost and (self._trying or time.monotonic() < self._next_try):
                raise Unavailable(why("database-away"))
            self._trying = True
            return True

    def _failed(self) -> None:
        if self._remembers:
            with self._lock:
                self._lost, self._trying = True, False
                self._next_try = time.monotonic() + TRY_AGAIN_SECONDS

    def _answered(self, trying: bool) -> None:
        if trying or self._lost:
            with self._lock:
                self._lost = self._trying = False
