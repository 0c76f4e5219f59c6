"""The receipt for a job, as both implementations of `Work` use it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from threading import Event, Lock
from typing import Any, Generic, TypeVar

from kingdom.work import Job, JobState, Listener

R = TypeVar("R")

log = logging.getLogger(__name__)


class JobTicket(Generic[R]):
    """A job, its state and its reports. Only the `Work` that made it changes it."""

    def __init__(
        self,
        job: Job[R],
        listener: Listener[R] | None,
        soon: Callable[[Callable[[], None]], None],
        cancel: Callable[[JobTicket[Any]], None],
    ) -> None:
        """`soon` calls a function outside the caller's thread; `cancel` withdraws the job."""
        self.job = job
        self.lost = 0
        """The number of workers lost during the job."""
        self._listener = listener
        self._soon = soon
        self._cancel = cancel
        self._state = JobState.WAITING
        self._error: BaseException | None = None
        self._reports: list[R] = []
        self._over = Event()
        self._lock = Lock()
        self._is_notifying = False
        self._changes = 0

    @property
    def state(self) -> JobState:
        """The state of the job now."""
        return self._state

    @property
    def error(self) -> BaseException | None:
        """The reason why the job failed or was lost."""
        return self._error

    @property
    def reports(self) -> Sequence[R]:
        """Everything reported so far."""
        return tuple(self._reports)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the job is over, at most this many seconds; returns True if it is."""
        return self._over.wait(seconds)

    def cancel(self) -> None:
        """Drop the job."""
        self._cancel(self)

    def started(self) -> None:
        """Record that a worker has the job."""
        self._state = JobState.RUNNING

    def reported(self, report: R) -> None:
        """Record a report."""
        if not self._state.is_over:
            self._reports.append(report)
            self._notify()

    def restarted(self) -> None:
        """Record that the worker was lost and the job waits for another."""
        self.lost += 1
        self._reports = []
        self._state = JobState.WAITING

    def ended(self, state: JobState, error: BaseException | None = None) -> None:
        """Record the end of the job. Ignored if it is already over, since a cancelled job may still run."""
        if not self._state.is_over:
            self._error = error
            self._state = state
            self._over.set()
            self._notify()

    def _notify(self) -> None:
        if self._listener is None:
            return
        with self._lock:
            self._changes += 1
            if self._is_notifying:
                return
            self._is_notifying = True
        self._soon(self._call_listener)

    def _call_listener(self) -> None:
        """Call the listener until it has seen the latest state."""
        assert self._listener is not None
        while True:
            seen = self._changes
            try:
                self._listener(self)
            except Exception:
                log.exception("a listener failed")
            with self._lock:
                if self._changes == seen:
                    self._is_notifying = False
                    return
