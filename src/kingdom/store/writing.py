"""Writes changes: each is a transaction, and the caller gets an answer only once it is durable.

SQLite allows one writer at a time, and each commit waits some milliseconds for the disk. So one thread writes for all
callers and combines all work that arrived during the last commit into the next one: many tables share a single wait for
the disk. PostgreSQL does the same automatically for many connections.
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

LONGEST_WAIT = 3.5
"""Seconds after which a caller waiting for the writer gets an error and should try again.

The writer waits three seconds for a locked file. Callers that arrive in the meantime would also have to wait for its
next attempt.
"""

Work = Callable[[Connection], Any]
"""Work to do in a transaction."""


class Writer(Protocol):
    """Does work in transactions."""

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return its result once it is durable. If it fails, roll it back and raise its error."""
        ...

    def close(self) -> None:
        """Finish all pending work and accept no more."""
        ...


class DirectWriter:
    """Does each piece of work in a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Nothing to finish: callers wait for their own work."""


Asked = Future[Any] | asyncio.Future[Any]
"""The future on which a thread or a coroutine waits for a piece of work."""


class Answer(NamedTuple):
    """The result of a piece of work."""

    asked: Asked
    result: Any = None
    error: Exception | None = None


class GroupWriter:
    """Writes in one thread, and combines all work that has arrived in the meantime into one commit."""

    MOST = 256
    """The maximum number of pieces of work in one commit."""
    GATHERED = 0.008
    """The minimum number of seconds between commits under load, so that each commit covers more callers. The delay is
    not noticeable, and a single caller does not have to wait."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[tuple[Work, Asked] | None] = SimpleQueue()
        self._connection: Connection | None = None
        """Reused for every commit, since getting and returning a connection takes as long as a small change."""
        self._closed = False
        self._door = Lock()
        self._thread = Thread(target=self._run, name="kingdom-store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T]) -> T:
        future: Future[T] = Future()
        # The work is done even if the caller gives up waiting.
        future.set_running_or_notify_cancel()
        self._put(work, future)
        try:
            return future.result(LONGEST_WAIT)
        except TimeoutError:
            raise _too_slow() from None

    async def write_soon(self, work: Callable[[Connection], T]) -> T:
        """The same as `write` for a coroutine."""
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
        """Release the connection, which may be broken."""
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
            _answer(self._commit(batch))
            if last:
                return

    def _commit(self, batch: list[tuple[Work, Asked]]) -> list[Answer]:
        try:
            with self._transaction() as connection:
                return [Answer(asked, work(connection)) for work, asked in batch]
        except Exception as error:  # noqa: BLE001 - any error must reach the waiting callers
            if len(batch) > 1 and not passes(error):
                return self._commit_apart(batch)
            return [Answer(asked, error=error) for _, asked in batch]

    def _commit_apart(self, batch: list[tuple[Work, Asked]]) -> list[Answer]:
        """After a failed commit (rare): retry each piece separately, so that only the faulty one fails."""
        try:
            with self._transaction() as connection:
                return [_done(connection, work, asked) for work, asked in batch]
        except Exception as error:  # noqa: BLE001
            return [Answer(asked, error=error) for _, asked in batch]


def _too_slow() -> Unavailable:
    # The work may still be done later. A retry with the same client id will detect that.
    return Unavailable(why("disk-too-slow"))


def _done(connection: Connection, work: Work, asked: Asked) -> Answer:
    """Do one piece of work so that only it can fail. Returns the answer to give once everything is durable."""
    failure: Exception | None = None
    try:
        with connection.begin_nested():
            try:
                result = work(connection)
            except Exception as error:
                failure = error
                raise
    except Exception as error:  # noqa: BLE001 - passed on to the caller
        first = failure or error
        if passes(first):
            # A full disk aborts the whole transaction, including the work of others.
            raise first from None
        return Answer(asked, error=first)
    return Answer(asked, result)


def _answer(answers: Iterable[Answer]) -> None:
    """Answer all waiting callers: threads one by one, the coroutines of an event loop with a single call."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        if isinstance(answer.asked, asyncio.Future):
            loops.setdefault(answer.asked.get_loop(), []).append(answer)
        else:
            _give(answer)
    for loop, some in loops.items():
        with suppress(RuntimeError):  # the loop is closed, so nothing waits there
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
