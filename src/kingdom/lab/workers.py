"""Runs jobs in several processes; the results come in the order of the jobs.

Jobs are taken from their source only as workers become free, so that the source may stop early. When the caller closes
the iterator, the workers are killed, even in the middle of a job.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from typing import Protocol, TypeVar

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.work import JobFailed, Lane, Work, WorkerLost
from kingdom.work.inline import Inline
from kingdom.work.processes import Processes

J = TypeVar("J")
R = TypeVar("R")

Results = Generator[tuple[J, R], None, None]


class Runner(Protocol):
    """Runs jobs, in processes of this machine or on a cluster: `in_order` with its other arguments given."""

    def __call__(self, run: Callable[[J], R], jobs: Iterable[J], /) -> Results[J, R]:
        """Each job with its result, in order."""


BATCH = "batch"
"""The lane of all these jobs."""


class WorkFailed(KingdomError):
    """A job raised an error or its worker was lost; the message names the job and the cause."""


def in_order(run: Callable[[J], R], jobs: Iterable[J], processes: int = 1) -> Results[J, R]:
    """Each job with its result. With more than one process, `run` and the jobs must be picklable.

    >>> list(in_order(abs, [3, -2]))
    [(3, 3), (-2, 2)]
    """
    work: Work = Inline() if processes == 1 else Processes([Lane(BATCH, processes)])
    taken: deque[J] = deque()
    with closing(work), closing(work.each(partial(_attempt, run), _noted(jobs, taken), BATCH)) as results:
        try:
            for job, result in results:
                taken.popleft()
                yield job, result
        except WorkerLost:
            raise WorkFailed(why("work-lost", job=str(taken[0]))) from None
        except JobFailed as error:
            raise WorkFailed(why("work-failed", job=str(taken[0]), error=str(error))) from None


def failed(job: object, error: BaseException) -> Reason:
    """The failed job and the cause as data, since a worker does not know the user's language."""
    cause = error.as_fault if isinstance(error, KingdomError) else f"{type(error).__name__}: {error}"
    return why("work-failed", job=str(job), error=cause)


def _attempt(run: Callable[[J], R], job: J) -> R:
    try:
        return run(job)
    except Exception as error:
        raise WorkFailed(failed(job, error)) from error


def _noted(jobs: Iterable[J], taken: deque[J]) -> Iterator[J]:
    for job in jobs:
        taken.append(job)
        yield job
