"""Transient faults: a database that is locked, full, restarting or silent. The caller may try again.

Any other database error is a bug, and is raised as it is.
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
"""And those for a file that will never work: damaged, or not a database."""
TRY_AGAIN_SECONDS = 1.0


class Unavailable(StoreError):
    """The database does not answer right now. Nothing is lost: the same request can be sent again."""


def passes(error: BaseException) -> bool:
    """Whether a fault is transient: caused by the database, not by the request."""
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
    """The first line of the database's message."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


class Pulse:
    """Knows whether the database answers.

    While it does not answer, one request at a time checks whether it is back, and all others fail immediately: they
    would only wait in vain, and occupy threads that other requests need.
    """

    def __init__(self, *, remembers: bool) -> None:
        """`remembers`: whether a fault predicts that the next request fails too. A locked file does not."""
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
        """Run a request; a transient fault is raised as `Unavailable`, with one line in the log."""
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
