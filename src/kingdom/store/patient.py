"""Connections to PostgreSQL that do not wait forever for a suspended or vanished server."""

from __future__ import annotations

from typing import Any, TypeVar

from psycopg import Connection, OperationalError
from psycopg import errors as psycopg_errors
from psycopg.abc import PQGen

T = TypeVar("T")

CONNECT_SECONDS = 3
ANSWER_SECONDS = 5.0
"""The time to wait for an answer; longer than the server lets a statement run."""
STATEMENT_SECONDS = 4.0
LOCK_SECONDS = 3.0

OPTIONS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    # With these, a vanished machine is noticed within half a minute, even on connections that only listen.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": f"-c statement_timeout={int(STATEMENT_SECONDS * 1000)} -c lock_timeout={int(LOCK_SECONDS * 1000)}",
}


class PatientConnection(Connection[Any]):
    """A connection with a deadline for every answer.

    The server's own timeouts do not help if the server itself is suspended.
    """

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for an answer. A connection that misses the deadline is no longer usable."""
        try:
            return super().wait(gen, interval, ANSWER_SECONDS if timeout is None else timeout)
        except psycopg_errors._WaitTimeout:
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise OperationalError(f"no answer within {ANSWER_SECONDS:g} s") from None
