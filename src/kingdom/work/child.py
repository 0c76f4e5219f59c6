"""The loop of a worker process: it runs one job after another and sends each report at once."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

from kingdom.work import JobFailed

READY, REPORT, DONE, FAILED = range(4)
"""The kinds of messages to the parent, each with a value."""


def serve(connection: Connection, niceness: int) -> None:
    """Run jobs until the parent closes the connection, kills this process or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()
    if parent is not None:
        Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()
    connection.send_bytes(pickle.dumps((READY, None)))
    while True:
        try:
            message = connection.recv_bytes()
        except (EOFError, ConnectionError):
            return
        try:
            for answer in answers(message):
                connection.send_bytes(answer)
        except ConnectionError:
            return


def answers(message: bytes) -> Iterator[bytes]:
    """Run a job, given as a pickled function and its arguments; yields the messages about it."""
    try:
        run, arguments = pickle.loads(message)
        value = run(*arguments)
        for report in value if isinstance(value, Iterator) else (value,):
            yield packed(report)
    except Exception as error:  # noqa: BLE001 - every error goes to the parent
        yield pickle.dumps((FAILED, portable(error)))
    else:
        yield pickle.dumps((DONE, None))


def packed(report: object) -> bytes:
    """The message for a report; raises JobFailed if the report cannot be pickled."""
    try:
        return pickle.dumps((REPORT, report))
    except Exception as error:  # noqa: BLE001 - pickling runs code of the report
        raise JobFailed(f"{type(error).__name__}: {error}") from None


def portable(error: BaseException) -> BaseException:
    """The error itself if it survives pickling, otherwise a JobFailed with its name and message."""
    try:
        copy = pickle.loads(pickle.dumps(error))
        if type(copy) is type(error) and str(copy) == str(error):
            return error
    except Exception:  # noqa: BLE001 - pickling runs code of the error
        pass
    return JobFailed(f"{type(error).__name__}: {error}")


def nothing() -> None:
    """A job that only starts a worker."""


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
