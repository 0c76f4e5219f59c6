"""The listeners of each table, and waking them when something may have happened there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Lock


class Listener:
    """Somebody who is waiting at a table. Being woken only means that it is worth looking; there may be nothing."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._woken = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Wake the waiter. Called in its event loop."""
        self._woken = True
        self._go_on(self._waiting)

    async def wait(self, seconds: float) -> bool:
        """Wait until woken, or until these seconds have passed; returns whether it was woken."""
        if not self._woken:
            # Not with asyncio.timeout: that costs several times more, for every listener at every action.
            self._waiting = self.loop.create_future()
            timer = self.loop.call_later(max(seconds, 0), self._go_on, self._waiting)
            try:
                await self._waiting
            finally:
                timer.cancel()
                self._waiting = None
        woken, self._woken = self._woken, False
        return woken

    @staticmethod
    def _go_on(waiting: asyncio.Future[None] | None) -> None:
        if waiting is not None and not waiting.done():
            waiting.set_result(None)


class Hub:
    """Everybody who is waiting, by table."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[Listener]] = {}
        self._lock = Lock()
        self.closed = False

    @contextmanager
    def subscribe(self, table_id: str) -> Iterator[Listener]:
        """Wait at a table, in a coroutine."""
        waiting = Listener()
        with self._lock:
            self._waiting.setdefault(table_id, set()).add(waiting)
        try:
            yield waiting
        finally:
            with self._lock:
                others = self._waiting[table_id]
                others.discard(waiting)
                if not others:
                    del self._waiting[table_id]

    def anybody(self, table_id: str) -> bool:
        """True if somebody is waiting at a table."""
        return table_id in self._waiting

    def wake(self, table_id: str | None) -> None:
        """Something may have happened at a table, or at any table for None. Callable from any thread."""
        if table_id is not None and table_id not in self._waiting:
            return
        with self._lock:
            woken = tuple(self._waiting.get(table_id, ()) if table_id is not None else self._everybody())
        here = _loop_of_this_thread()
        elsewhere: dict[asyncio.AbstractEventLoop, list[Listener]] = {}
        for waiting in woken:
            if waiting.loop is here:
                waiting.wake()
            else:
                elsewhere.setdefault(waiting.loop, []).append(waiting)
        # Calling another thread's loop is expensive, so it is called once for everybody waiting in it.
        for loop, waiters in elsewhere.items():
            with suppress(RuntimeError):  # the loop is gone, and so are its waiters
                loop.call_soon_threadsafe(_wake_all, waiters)

    def _everybody(self) -> Iterator[Listener]:
        return (waiting for others in self._waiting.values() for waiting in others)

    def close(self) -> None:
        """Wake everybody for the last time: the server is shutting down, and nobody should hold it up."""
        self.closed = True
        self.wake(None)


def _wake_all(waiters: Sequence[Listener]) -> None:
    for waiting in waiters:
        waiting.wake()


def _loop_of_this_thread() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
