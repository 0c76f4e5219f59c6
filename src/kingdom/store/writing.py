"""Writing: every change is a transaction, and whoever asked is answered only when it is durable.

SQLite has one writer at a time and a disk to wait for at each commit, some milliseconds. So one thread writes for all,
and takes whatever has come in while it waited into one commit: with many tables the disk is waited for once for all of
them. PostgreSQL does the same by itself for many connections.
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
"""Seconds after which somebody who waits for the one writer is told to come again."""

Work = Callable[[Connection], Any]
"""What is to be done in a transaction."""


class Writer(Protocol):
    """Does work in transactions."""

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do it, and come back when it is durable; or undo it, and raise what it raised."""
        ...

    def close(self) -> None:
        """Finish what has been asked for, and accept nothing else."""
        ...


class DirectWriter:
    """Each piece of work is a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """There is nothing to finish: who asks, waits."""


Asked = Future[Any] | asyncio.Future[Any]
"""Who waits for a piece of work: a thread, or a coroutine."""


class Answer(NamedTuple):
    """What came of a piece of work."""

    asked: Asked
    result: Any = None
    error: Exception | None = None


class GroupWriter:
    """One thread writes, and commits all the work at once that has come in meanwhile."""

    MOST = 256
    """Pieces of work in one commit."""
    GATHERED = 0.008
    """Seconds from one commit that several waited for to the next: under load each is for more of them. Nobody feels
    the wait. Whoever is alone is not kept waiting."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[tuple[Work, Asked] | None] = SimpleQueue()
        self._connection: Connection | None = None
        """Kept from one commit to the next: to fetch one and to put it back costs as much as a small change."""
        self._closed = False
        self._door = Lock()
        self._thread = Thread(target=self._run, name="kingdom-store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T]) -> T:
        future: Future[T] = Future()
        # Who waits may go; what has been asked for is done all the same.
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
        """Let go of the connection, which may no longer be of use."""
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
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            if len(batch) > 1 and not passes(error):
                return self._commit_apart(batch)
            return [Answer(asked, error=error) for _, asked in batch]

    def _commit_apart(self, batch: list[tuple[Work, Asked]]) -> list[Answer]:
        """One of them has failed, and nothing is done yet: again, so that each fails alone. That is seldom."""
        try:
            with self._transaction() as connection:
                return [_done(connection, work, asked) for work, asked in batch]
        except Exception as error:  # noqa: BLE001
            return [Answer(asked, error=error) for _, asked in batch]


def _too_slow() -> Unavailable:
    # It may still be done. Whoever asks again with the same client id finds out.
    return Unavailable(why("disk-too-slow"))


def _done(connection: Connection, work: Work, asked: Asked) -> Answer:
    """Do one piece of work so that it fails alone; what to answer, once all is durable."""
    failure: Exception | None = None
    try:
        with connection.begin_nested():
            try:
                result = work(connection)
            except Exception as error:
                failure = error
                raise
    except Exception as error:  # noqa: BLE001 - it is for whoever asked
        first = failure or error
        if passes(first):
            # A full disk takes the whole transaction with it, and what others have asked for.
            raise first from None
        return Answer(asked, error=first)
    return Answer(asked, result)


def _tell(answers: Iterable[Answer]) -> None:
    """Answer all who wait: threads one by one, those of an event loop with one word to it."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        if isinstance(answer.asked, asyncio.Future):
            loops.setdefault(answer.asked.get_loop(), []).append(answer)
        else:
            _give(answer)
    for loop, some in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits there any more
            loop.call_soon_threadsafe(_give_all, some)


def _give_all(answers: Iterable[Answer]) -> None:
    for answer in answers:
        if not answer.asked.done():  # who waited may have gone
            _give(answer)


def _give(answer: Answer) -> None:
    if answer.error is None:
        answer.asked.set_result(answer.result)
    else:
        answer.asked.set_exception(answer.error)
