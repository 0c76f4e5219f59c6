"""Transient faults: a database that is locked, full, restarting or not answering. The caller may try again.

Any other database error is a bug and is raised unchanged.
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
"""SQLite's primary codes: busy, locked, no memory, read-only, I/O error, full, cannot open, lock protocol."""
BROKEN_IN_SQLITE = frozenset({11, 26})
"""SQLite's primary codes for an unusable file: damaged, or not a database."""
TRY_AGAIN_SECONDS = 1.0


class Unavailable(StoreError):
    """Raised while the database does not answer. Nothing is lost: the same request can be sent again."""


def passes(error: BaseException) -> bool:
    """True if a fault is transient: caused by the database, not by the request."""
    if isinstance(error, NoConnectionFree):
        return True
    if not isinstance(error, OperationalError | InterfaceError):
        return isinstance(error, DBAPIError) and error.connection_invalidated
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is None or code & 0xFF in PASSING_IN_SQLITE


def broken(error: BaseException) -> bool:
    """True if a file is damaged or not a database at all."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return isinstance(error, DBAPIError) and code & 0xFF in BROKEN_IN_SQLITE


def sentence(error: BaseException) -> str:
    """The first line of the database's message."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


class Pulse:
    """Tracks the availability of the database.

    While it does not answer, one request at a time is let through as a test, and all others fail immediately. Otherwise
    they would wait in vain and block threads that other requests need.
    """

    def __init__(self, *, remembers: bool) -> None:
        """`remembers`: a fault means that the next request will fail too. For a locked file it does not."""
        self._remembers = remembers
        self._lock = Lock()
        self._lost = False
        self._trying = False
        self._next_try = 0.0
        self.faults = 0
        """The number of times the database did not answer."""

    @property
    def lost(self) -> bool:
        """True if the database did not answer the last request."""
        return self._lost

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Run a request. A transient fault is logged in one line and raised as `Unavailable`."""
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
            message = sentence(error)
            log.warning("the database does not answer: %s", message)
            raise Unavailable(why("database-silent", error=message)) from None
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
