"""Background work under the control of a test: jobs begin as their lanes allow, and end when the test ends them."""

from __future__ import annotations

from typing import Any, TypeVar

from kingdom.work import Closed, Job, JobState, Lane, Listener, Ticket, WorkerLost
from kingdom.work.inline import Inline
from kingdom.work.queue import Queue
from kingdom.work.ticket import JobTicket

R = TypeVar("R")


class Stage(Inline):
    """Starts jobs and leaves them to the test. Functions to be called soon are called at once."""

    def __init__(self, *lanes: Lane) -> None:
        super().__init__()
        self._lanes: dict[str, tuple[Lane, Queue[JobTicket[Any]]]] = {
            lane.name: (lane, Queue(lambda ticket: ticket.job.owner, lambda ticket: ticket.job.length))
            for lane in lanes
        }
        self.begun: list[JobTicket[Any]] = []
        """Every job that has begun, in order."""
        self._over: set[JobTicket[Any]] = set()

    def submit(self, job: Job[R], listener: Listener[R] | None = None) -> Ticket[R]:
        if self._is_closed:
            raise Closed("no jobs are accepted any more")
        ticket = JobTicket(job, listener, self._soon, self._cancelled)
        self._lanes[job.lane][1].add(ticket)
        self.drain()
        return ticket

    @property
    def running(self) -> list[JobTicket[Any]]:
        """The jobs that have begun but not ended."""
        return [ticket for ticket in self.begun if ticket not in self._over]

    def end(self, ticket: JobTicket[Any], *reports: Any) -> None:
        """End a job with these reports."""
        for report in reports:
            ticket.reported(report)
        self._end(ticket, JobState.DONE)

    def do(self, ticket: JobTicket[Any]) -> None:
        """Run a job."""
        value = ticket.job.run(*ticket.job.arguments)
        self.end(ticket, *(value if hasattr(value, "__next__") else (value,)))

    def fail(self, ticket: JobTicket[Any], error: BaseException) -> None:
        """End a job with an error."""
        self._end(ticket, JobState.FAILED, error)

    def lose(self, ticket: JobTicket[Any]) -> None:
        """End a job as if too many workers had died."""
        self._end(ticket, JobState.LOST, WorkerLost("it died"))

    def close(self) -> None:
        self._is_closed = True
        for _, queue in self._lanes.values():
            for ticket in queue:
                ticket.cancel()
        for ticket in self.running:
            ticket.cancel()
        super().close()

    def _soon(self, function: Any) -> None:
        self._calls.append(function)

    def _end(self, ticket: JobTicket[Any], state: JobState, error: BaseException | None = None) -> None:
        self._over.add(ticket)
        ticket.ended(state, error)
        self.drain()

    def _cancelled(self, ticket: JobTicket[Any]) -> None:
        waited = self._lanes[ticket.job.lane][1].remove(ticket) if ticket.job.lane in self._lanes else False
        if not waited and ticket.job.stops_at_once:
            self._over.add(ticket)
        ticket.ended(JobState.CANCELLED)
        self.drain()

    def _step(self) -> bool:
        if super()._step():
            return True
        for lane, queue in self._lanes.values():
            running = [ticket for ticket in self.running if ticket.job.lane == lane.name]
            if len(running) < lane.places and (ticket := queue.take()) is not None:
                ticket.started()
                self.begun.append(ticket)
                return True
        return False
