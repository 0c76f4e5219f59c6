"""The processes that bots think in. One that dies is replaced, and its question is asked again."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Lock

from kingdom.bots.advice import Advice
from kingdom.web.settings import Settings
from kingdom.web.thinking import Question, begin, decide, hint_for, nothing


class Closed(Exception):
    """The processes have been shut down."""


class Minds:
    """A pool of processes, started when the first bot is asked."""

    def __init__(self, settings: Settings, *, processes: int | None = None, gives_way: bool = False) -> None:
        """As many processes as the settings or `processes` say; with `gives_way` they run at low priority."""
        self._settings = settings
        self._most = settings.bot_processes if processes is None else processes
        self._gives_way = gives_way
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        pool = self._pool
        found = list((pool._processes or {}).values()) if pool is not None else []
        return [process.pid for process in found if process.pid is not None and process.is_alive()]

    def ask(self, question: Question) -> Future[Sequence[str]]:
        """Have a bot decide; raises Closed after shutdown."""
        try:
            return self._begun().submit(decide, question)
        except BrokenProcessPool:
            self.replace()
            return self._begun().submit(decide, question)

    def advise(self, question: Question) -> Future[Advice]:
        """Have a bot work out a hint; raises Closed after shutdown."""
        try:
            return self._begun().submit(hint_for, question)
        except BrokenProcessPool:
            self.replace()
            return self._begun().submit(hint_for, question)

    def warm(self) -> None:
        """Start a process before the first bot is asked."""
        self._begun().submit(nothing)

    def replace(self) -> None:
        """Replace the pool: a process has died, which makes the whole pool unusable."""
        with self._lock:
            pool = self._pool
            # Another thread may have replaced it already.
            if pool is None or not pool._broken:
                return
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Kill the processes, even if they are still thinking."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            for process in processes:
                process.join()

    def _begun(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise Closed
            if self._pool is None:
                # A fork would copy locks that other threads are holding.
                self._pool = ProcessPoolExecutor(
                    self._most, get_context("spawn"), begin, (self._settings.content, self._gives_way)
                )
            return self._pool
