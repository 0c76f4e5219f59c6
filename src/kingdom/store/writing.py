"""Writing: every change is a transaction, and the caller gets an answer only once it is durable.

SQLite allows one writer at a time, and each commit waits some milliseconds for the disk. So one thread writes for
everybody, and puts all work that arrived while it waited into one commit: with many tables, they share one wait for the
disk. PostgreSQL does the same by itself for many connections.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from kingdom.core.reasons import why
from kingdom.store.faults import Unavailable, passes
from kingdom.store.rows import StoreError

T = TypeVar("T")

LONGEST_WAIT = 10.0
"""Seconds after which a caller who waits for the writer is told to try again."""

Work = Callable[[Connection], Any]
"""Work to do in a transaction."""


class Writer(Protocol):
    """Does work in transactions."""

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return once it is durable; or roll it back and raise what it raised."""
        ...

    def close(self) -> None:
        """Finish all pending work, and accept no more."""
        ...


class DirectWriter:
    """Does each piece of work in its own transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Nothing to finish: callers wait for their own work."""


Asked = Future[Any] | asyncio.Future[Any]
"""What waits for a piece of work: a thread, or a coroutine."""


class Answer(NamedTuple):
    """The result of a piece of work."""

    asked: Asked
    result: Any = None
    error: Exception | None = None


class GroupWriter:
    """One thread writes, and commits all the work that has arrived in the meantime at once."""

    MOST = 256
    """The maximum number of pieces of work in one commit."""
    GATHERED = 0.008
    """Seconds between commits that several callers wait for, so that under load each commit covers more of them. The
    delay is not noticeable. A single caller does not have to wait."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[tuple[Work, Asked] | None] = SimpleQueue()
        self._connection: Connection | None = None
        """Kept from one commit to the next: fetching a connection and returning it costs as much as a small change."""
        self._closed = False
        self._door = Lock()
        self._thread = Thread(target=self._run, name="kingdom-store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T]) -> T:
        future: Future[T] = Future()
        # The caller may give up waiting; the work is done all the same.
        future.set_running_or_notify_cancel()
        self._put(work, future)
        try:
            return future.result(LONGEST_WAIT)
        except TimeoutError:
            raise _too_slow() from None

    async def write_soon(self, work: Callable[[Connection], T]) -> T:
        """The same for a coroutine."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(work, future)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await future
        except TimeoutError:
            raise _too_slow() from None

    def _put(self, work: Work, asked: Asked) -> None:
        with self._door:
            if self._closed:
                raise StoreError(why("store-closed"))
            self._queue.put((work, asked))

    def close(self) -> None:
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._serve()
        finally:
            self._part()

    def _part(self) -> None:
        """Release the connection, which may no longer be usable."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._part()
            raise

    def _serve(self) -> None:
        again = 0.0
        while (first := self._queue.get()) is not None:
            if (wait := again - monotonic()) > 0 and not self._closed:
                sleep(wait)
            begun = monotonic()
            batch = [first]
            last = False
            while len(batch) < self.MOST and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            again = begun + self.GATHERED if len(batch) > 1 else 0.0
            _tell(self._commit(batch))
            if last:
                return

    def _commit(self, batch: list[tuple[Work, Asked]]) -> list[Answer]:
        try:
            with self._transaction() as connection:
                return [Answer(asked, work(connection)) for work, asked in batch]
        except Exception as error:  # noqa: BLE001 - whatever it is, the waiting callers must be told
            if len(batch) > 1 and not passes(error):
                return self._commit_apart(batch)
            return [Answer(asked, error=error) for _, asked in batch]

    def _commit_apart(self, batch: list[tuple[Work, Asked]]) -> list[Answer]:
        """One piece failed and nothing was committed: retry each separately, so that only that one fails. Rare."""
        try:
            with self._transaction() as connection:
                return [_done(connection, work, asked) for work, asked in batch]
        except Exception as error:  # noqa: BLE001
            return [Answer(asked, error=error) for _, asked in batch]


def _too_slow() -> Unavailable:
    # The work may still be done. A retry with the same client id will find out.
    return Unavailable(why("disk-too-slow"))


def _done(connection: Connection, work: Work, asked: Asked) -> Answer:
    """Do one piece of work so that only it can fail; returns the answer to give once everything is durable."""
    failure: Exception | None = None
    try:
        with connection.begin_nested():
            try:
                result = work(connection)
            except Exception as error:
                failure = error
                raise
    except Exception as error:  # noqa: BLE001 - it is raised for the caller
        first = failure or error
        if passes(first):
            # A full disk aborts the whole transaction, including the work of others.
            raise first from None
        return Answer(asked, error=first)
    return Answer(asked, result)


def _tell(answers: Iterable[Answer]) -> None:
    """Answer all waiting callers: threads one by one, those of an event loop with one call to it."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        if isinstance(answer.asked, asyncio.Future):
            loops.setdefault(answer.asked.get_loop(), []).append(answer)
        else:
            _give(answer)
    for loop, some in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nothing is waiting there
            loop.call_soon_threadsafe(_give_all, some)


def _give_all(answers: Iterable[Answer]) -> None:
    for answer in answers:
        if not answer.asked.done():  # the caller may have given up
            _give(answer)


def _give(answer: Answer) -> None:
    if answer.error is None:
        answer.asked.set_result(answer.result)
    else:
        answer.asked.set_exception(answer.error)
