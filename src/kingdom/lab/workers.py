"""Workers: jobs done by several processes, with the results in the order of the jobs.

Jobs are taken from their source only as workers become free, so that a source may stop early; results that arrive early
are held back until their turn. When the caller stops listening, the workers are killed, even in the middle of a job.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pickle import dumps
from threading import current_thread, main_thread
from typing import TypeVar

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why

J = TypeVar("J")
R = TypeVar("R")

Results = Generator[tuple[J, R], None, None]

AHEAD = 8
"""How many jobs per worker may be started ahead of the first unfinished one."""


class WorkFailed(KingdomError):
    """A job raised an error, or its worker was lost; says which and why."""


def in_order(work: Callable[[J], R], jobs: Iterable[J], processes: int = 1) -> Results[J, R]:
    """Each job with its result. With more than one process, `work` and the jobs must be picklable.

    >>> list(in_order(abs, [3, -2]))
    [(3, 3), (-2, 2)]
    """
    if processes > 1:
        yield from _by_processes(work, jobs, processes)
        return
    for job in jobs:
        try:
            result = work(job)
        except Exception as error:
            raise WorkFailed(failed(job, error)) from error
        yield job, result


def failed(job: object, error: BaseException) -> Reason:
    """Which job failed and why, as data: a worker does not know the language of the user."""
    said = error.as_fault if isinstance(error, KingdomError) else f"{type(error).__name__}: {error}"
    return why("work-failed", job=str(job), error=said)


def _by_processes(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Results[J, R]:
    source = enumerate(jobs)
    idle: list[Connection] = []
    busy: dict[Connection, tuple[int, J]] = {}
    begun: dict[int, J] = {}
    done: dict[int, R] = {}
    following = 0
    workers = [_started(work) for _ in range(processes)]
    try:
        idle += [connection for _, connection in workers]
        while True:
            while idle and len(begun) < AHEAD * processes and (taken := next(source, None)) is not None:
                connection = idle.pop()
                _send(connection, taken[1])
                busy[connection] = taken
                begun[taken[0]] = taken[1]
            if not begun:
                return
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                number, job = busy.pop(ready)
                done[number] = _received(ready, job)
                idle.append(ready)
            while following in done:
                yield begun.pop(following), done.pop(following)
                following += 1
    finally:
        for process, connection in workers:
            connection.close()
            process.terminate()
            process.join()


def _send(connection: Connection, job: object) -> None:
    try:
        connection.send(job)
    except ConnectionError:
        raise WorkFailed(why("work-lost", job=str(job))) from None


def _received(connection: Connection, job: J) -> R:  # type: ignore[type-var]
    """What a worker sends; its errors are raised here."""
    try:
        done, value = connection.recv()
    except EOFError:
        raise WorkFailed(why("work-lost", job=str(job))) from None
    if not done:
        raise WorkFailed(value)
    result: R = value
    return result


def _started(work: Callable[[J], R]) -> tuple[SpawnProcess, Connection]:
    """Start a fresh interpreter: a fork would copy a progress bar's thread in the middle of its work."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(work, there), daemon=True)
    with _IgnoringInterrupts():
        process.start()
    there.close()
    return process, here


class _IgnoringInterrupts:
    """Processes started meanwhile ignore Ctrl-C, which reaches the whole group but is meant only for the first."""

    def __enter__(self) -> None:
        self.able = current_thread() is main_thread()
        self.before = signal.signal(signal.SIGINT, signal.SIG_IGN) if self.able else None

    def __exit__(self, *_: object) -> None:
        if self.able:
            signal.signal(signal.SIGINT, self.before)


def _serve(work: Callable[[J], R], connection: Connection) -> None:
    """Work on jobs until there are no more, or nobody is waiting for the results."""
    while True:
        try:
            job = connection.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer = dumps((True, work(job)))
        except Exception as error:  # noqa: BLE001 - every error is sent to the caller
            answer = dumps((False, failed(job, error)))
        try:
            connection.send_bytes(answer)
        except ConnectionError:
            # The caller has stopped listening and is about to kill this process: not worth a traceback.
            return
