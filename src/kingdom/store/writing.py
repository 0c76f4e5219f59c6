"""Writing: every change is a transaction, and whoever asked is answered only when it is durable.

SQLite has one writer at a time and a disk to wait for at each commit, some milliseconds. So one thread writes for all,
and takes whatever has come in while it waited into one commit: with many tables the disk is waited for once for all of
them. PostgreSQL does the same by itself for many connections.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol, TypeVar

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
        """Finish what has been asked for, and take no more."""
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


class GroupWriter:
    """One thread writes, and commits all the work at once that has come in meanwhile."""

    MOST = 256
    """Pieces of work in one commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._closed = False
        self._door = Lock()
        self._thread = Thread(target=self._run, name="kingdom-store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T]) -> T:
        future = self._put(work)
        try:
            return future.result(LONGEST_WAIT)
        except TimeoutError:
            raise _too_slow() from None

    async def write_soon(self, work: Callable[[Connection], T]) -> T:
        """The same for a coroutine."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await asyncio.wrap_future(self._put(work))
        except TimeoutError:
            raise _too_slow() from None

    def _put(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        # Who waits may go; what has been asked for is done all the same.
        future.set_running_or_notify_cancel()
        with self._door:
            if self._closed:
                raise StoreError(why("store-closed"))
            self._queue.put((work, future))
        return future

    def close(self) -> None:
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < self.MOST and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            if len(batch) > 1 and not passes(error):
                self._commit_apart(batch)
                return
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def _commit_apart(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """One of them has failed, and nothing is done yet: again, so that each fails alone. That is seldom."""
        answers: list[Callable[[], None]] = []
        try:
            with self._engine.begin() as connection:
                answers += [_done(connection, work, future) for work, future in batch]
        except Exception as error:  # noqa: BLE001
            for _, future in batch:
                future.set_exception(error)
            return
        for answer in answers:
            answer()


def _too_slow() -> Unavailable:
    # It may still be done. Whoever asks again with the same client id finds out.
    return Unavailable(why("disk-too-slow"))


def _done(connection: Connection, work: Work, future: Future[Any]) -> Callable[[], None]:
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
        return lambda: future.set_exception(first)
    return lambda: future.set_result(result)
