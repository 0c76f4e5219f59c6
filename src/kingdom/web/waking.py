"""Who waits at which table, and how they hear that something may have happened there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class Waiting:
    """Somebody who waits at a table. Waking says only that it is worth looking; it may be for nothing."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """From any thread."""
        try:
            self._loop.call_soon_threadsafe(self._woken.set)
        except RuntimeError:
            pass  # the loop is gone, and with it who waited

    async def wait(self, seconds: float) -> bool:
        """Until woken, or so many seconds; says which."""
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return False
        self._woken.clear()
        return True


class Hub:
    """All who wait, by table."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[Waiting]] = {}
        self._lock = Lock()
        self.closed = False

    @contextmanager
    def subscribe(self, table_id: str) -> Iterator[Waiting]:
        """Wait at a table, in a coroutine."""
        waiting = Waiting()
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
        """Whether somebody waits at a table."""
        return table_id in self._waiting

    def wake(self, table_id: str | None) -> None:
        """Something may have happened at a table, or at any of them for None. From any thread."""
        with self._lock:
            woken = tuple(self._waiting.get(table_id, ()) if table_id is not None else self._everybody())
        for waiting in woken:
            waiting.wake()

    def _everybody(self) -> Iterator[Waiting]:
        return (waiting for others in self._waiting.values() for waiting in others)

    def close(self) -> None:
        """Wake everybody for the last time: the server is going down, and nobody should hold it up."""
        self.closed = True
        self.wake(None)
