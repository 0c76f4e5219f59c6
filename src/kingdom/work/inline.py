"""Work done in the caller's thread: for tests and for single-process use. The clock moves only when advanced."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

from kingdom.work import Closed, Job, JobState, Listener, Ticket
from kingdom.work.queue import Queue
from kingdom.work.ticket import JobTicket

R = TypeVar("R")
J = TypeVar("J")


class Inline:
    """Runs jobs in the caller's thread, one at a time, never one inside another.

    >>> work = Inline()
    >>> work.submit(Job(abs, (-2,))).reports
    (2,)
    """

    def __init__(self, *, waits: bool = False) -> None:
        """Jobs run before `submit` returns, unless submitted during another job; with `waits` they run in `drain`."""
        self.now = 0.0
        self._waits = waits
        self._queue: Queue[JobTicket[Any]] = Queue(lambda ticket: ticket.job.owner, lambda ticket: ticket.job.length)
        self._timers: list[tuple[float, int, JobTicket[None]]] = []
        self._calls: list[Callable[[], None]] = []
        self._numbers = count()
        self._is_busy = self._is_closed = False

    def submit(self, job: Job[R], listener: Listener[R] | None = None) -> Ticket[R]:
        """Queue a job."""
        if self._is_closed:
            raise Closed("no jobs are accepted any more")
        ticket = JobTicket(job, listener, self._calls.append, self._cancelled)
        self._queue.add(ticket)
        if not self._waits:
            self.drain()
        return ticket

    def each(self, run: Callable[[J], R], items: Iterable[J], lane: str = "") -> Generator[tuple[J, R], None, None]:
        """Each item with the result of its job."""
        for item in items:
            yield item, run(item)

    def after(self, seconds: float, function: Callable[[], None]) -> Ticket[None]:
        """Call a function when the clock has advanced this far."""
        if self._is_closed:
            raise Closed("no jobs are accepted any more")
        ticket = JobTicket[None](Job(function), None, self._calls.append, self._cancelled)
        heappush(self._timers, (self.now + seconds, next(self._numbers), ticket))
        if not self._waits:
            self.drain()
        return ticket

    async def call(self, function: Callable[[], R], group: str = "requests") -> R:
        """Call a function."""
        return function()

    def drain(self) -> None:
        """Run everything that is due, including jobs submitted meanwhile."""
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._step():
                pass
        finally:
            self._is_busy = False

    def advance(self, seconds: float) -> None:
        """Advance the clock, and run everything that becomes due."""
        until = self.now + seconds
        while self._timers and self._timers[0][0] <= until:
            self.now = max(self.now, self._timers[0][0])
            self.drain()
        self.now = until

    def close(self) -> None:
        """Cancel the jobs that have not run."""
        self._is_closed = True
        for ticket in [*self._queue, *(ticket for _, _, ticket in self._timers)]:
            ticket.cancel()
        self.drain()

    def _cancelled(self, ticket: JobTicket[Any]) -> None:
        self._queue.remove(ticket)
        ticket.ended(JobState.CANCELLED)

    def _step(self) -> bool:
        if self._calls:
            self._calls.pop(0)()
        elif self._timers and self._timers[0][0] <= self.now:
            _, _, timed = heappop(self._timers)
            if not timed.state.is_over:
                self._run(timed)
        elif (ticket := self._queue.take()) is not None:
            self._run(ticket)
        else:
            return False
        return True

    def _run(self, ticket: JobTicket[Any]) -> None:
        ticket.started()
        try:
            value = ticket.job.run(*ticket.job.arguments)
            for report in value if isinstance(value, Iterator) else (value,):
                ticket.reported(report)
                if ticket.state.is_over:
                    return
        except Exception as error:  # noqa: BLE001 - the submitter reads it from the ticket
            ticket.ended(JobState.FAILED, error)
        else:
            ticket.ended(JobState.DONE)
