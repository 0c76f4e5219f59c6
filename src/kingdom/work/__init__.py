"""Background work: the protocol between code that submits jobs and the process or thread that runs them.

A job runs in a lane, for an owner. `processes.Processes` runs jobs in worker processes, `inline.Inline` in the caller's
own thread; callers know only this protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
J = TypeVar("J")

AHEAD = 8
"""The number of jobs per place that `each` starts ahead of the first unfinished one."""


class WorkError(Exception):
    """A job could not be completed."""


class Closed(WorkError):
    """Work has been closed and accepts no more jobs."""


class WorkerLost(WorkError):
    """More workers died during a job than it allows."""


class LimitExceeded(WorkError):
    """A job took longer than its limit, and its worker was killed."""


class JobFailed(WorkError):
    """Stands for an error of a job that cannot be pickled; the message has its name and text."""


class Lane(NamedTuple):
    """A group of workers with a queue of jobs. Workers start when needed and end after a minute without work."""

    name: str
    places: int = 1
    """The number of jobs that may run at once."""
    niceness: int = 0


class JobState(Enum):
    """The state of a job."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    LOST = "lost"
    CANCELLED = "cancelled"

    @property
    def is_over(self) -> bool:
        """True if nothing more will be reported."""
        return self not in (JobState.WAITING, JobState.RUNNING)


@dataclass(frozen=True, slots=True)
class Job(Generic[R]):
    """A function to run elsewhere. It must be importable there, and its arguments and reports must be picklable."""

    run: Callable[..., R | Iterator[R]]
    """A function that returns an iterator reports each of its items."""
    arguments: tuple[Any, ...] = ()
    lane: str = ""
    owner: str = ""
    """A table or a visitor. Of the waiting owners, a lane serves the one that was served longest ago."""
    length: float = 0.0
    """The expected effort, relative to other jobs of the lane: the shortest comes first."""
    retries: int = 2
    """The number of lost workers allowed. The job starts again in another worker, without its earlier reports."""
    limit: float | None = None
    """The time limit in seconds; after it the worker is killed and the job fails."""
    stops_at_once: bool = False
    """Kill the worker when the job is cancelled. Otherwise the job runs to its end, and its reports are dropped."""


class Ticket(Protocol[R_co]):
    """The receipt for a job. Any thread may use it."""

    @property
    def state(self) -> JobState:
        """The state of the job now."""

    @property
    def error(self) -> BaseException | None:
        """The reason why the job failed or was lost."""

    @property
    def reports(self) -> Sequence[R_co]:
        """Everything reported so far."""

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the job is over, at most this many seconds; returns True if it is."""

    def cancel(self) -> None:
        """Drop the job. The listener is called one last time, and nothing more is reported."""


Listener = Callable[[Ticket[R]], None]
"""Called after a report and at the end, never twice at the same time for one ticket, and never by the submitter."""


class Work(Protocol):
    """Runs jobs."""

    def submit(self, job: Job[R], listener: Listener[R] | None = None) -> Ticket[R]:
        """Queue a job; raises `Closed` after `close`."""

    def each(self, run: Callable[[J], R], items: Iterable[J], lane: str) -> Generator[tuple[J, R], None, None]:
        """Each item with the result of its job, in order. Items are taken only as places become free.

        Raises the error of a failed job. Closing the iterator cancels the jobs it has started.
        """

    def after(self, seconds: float, function: Callable[[], None]) -> Ticket[None]:
        """Call a function later, outside the caller's thread; 0 for as soon as possible."""

    async def call(self, function: Callable[[], R], group: str = "requests") -> R:
        """Call a function that may wait for a disk, without stopping the event loop."""

    def close(self) -> None:
        """Accept no more jobs, end the workers, and cancel the open tickets. May be called twice."""


def result_of(ticket: Ticket[R]) -> R:
    """The last report of a finished job; raises the error if the job failed."""
    if ticket.state is JobState.DONE:
        return ticket.reports[-1]
    raise ticket.error or Closed(f"the job was {ticket.state.value}")
