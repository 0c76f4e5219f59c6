"""Connections to PostgreSQL that do not wait for ever: not for a server that was stopped, nor for one that is gone."""

from __future__ import annotations

from typing import Any, TypeVar

from psycopg import Connection, OperationalError
from psycopg import errors as psycopg_errors
from psycopg.abc import PQGen

T = TypeVar("T")

CONNECT_SECONDS = 3
ANSWER_SECONDS = 5.0
"""How long an answer may take on its way; longer than the server lets a statement run."""
STATEMENT_SECONDS = 4.0
LOCK_SECONDS = 3.0

OPTIONS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    # A machine that has vanished without a word is noticed within half a minute, even by those who only listen.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": f"-c statement_timeout={int(STATEMENT_SECONDS * 1000)} -c lock_timeout={int(LOCK_SECONDS * 1000)}",
}


class PatientConnection(Connection[Any]):
    """A connection whose every answer has a deadline.

    The server's own timeouts do not help when the server itself stands still: then nobody counts the seconds there.
    """

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for an answer; a connection that has not given one in time is no longer of use."""
        try:
            return super().wait(gen, interval, ANSWER_SECONDS if timeout is None else timeout)
        except psycopg_errors._WaitTimeout:
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise OperationalError(f"no answer within {ANSWER_SECONDS:g} s") from None
