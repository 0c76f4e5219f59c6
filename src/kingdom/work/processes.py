"""Work done in processes. They are spawned on demand, each with its own pipe, and one thread watches them all."""

from __future__ import annotations

import asyncio
import logging
import pickle
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from kingdom.work import (
    AHEAD,
    Closed,
    Job,
    JobFailed,
    JobState,
    Lane,
    LimitExceeded,
    Listener,
    Ticket,
    WorkerLost,
    result_of,
)
from kingdom.work.child import DONE, FAILED, READY, REPORT, nothing, serve
from kingdom.work.queue import Queue
from kingdom.work.ticket import JobTicket

R = TypeVar("R")
J = TypeVar("J")
T = JobTicket[Any]

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0
"""The time after which an idle worker is stopped."""
THREADS = 4
"""The number of threads for listeners and timed functions, which may wait for a disk."""
GROUPS = {"requests": 40, "watchers": 8}
"""The number of threads for each group of calls, so that many spectators do not delay the players."""
CONTEXT = get_context("spawn")
"""A fork would copy locks that other threads are holding."""


@dataclass(eq=False, slots=True)
class Worker:
    """A process and its current job."""

    process: SpawnProcess
    connection: Connection
    ticket: T | None = None
    message: bytes | None = None
    """The job, until the process is ready to read it."""
    is_ready: bool = False
    deadline: float | None = None
    """The time at which it is killed: the limit of its job, or the end of its idle time."""


@dataclass(slots=True)
class LaneState:
    """A lane with its queue and its workers."""

    lane: Lane
    queue: Queue[T] = field(
        default_factory=lambda: Queue(lambda ticket: ticket.job.owner, lambda ticket: ticket.job.length)
    )
    workers: list[Worker] = field(default_factory=list)


class Processes:
    """Runs jobs in worker processes. Any thread may use it; a listener must not call `close`."""

    def __init__(self, lanes: Iterable[Lane], *, idle_seconds: float = IDLE_SECONDS) -> None:
        self._lanes = {lane.name: LaneState(lane) for lane in lanes}
        self._idle_seconds = idle_seconds
        self._messages: dict[T, bytes] = {}
        self._timers: list[tuple[float, int, T]] = []
        self._numbers = count()
        self._lock = Lock()
        self._is_closed = False
        self._is_woken = False
        self._woken, self._waking = CONTEXT.Pipe(duplex=False)
        self._threads = ThreadPoolExecutor(THREADS, "kingdom-work")
        self._groups = {name: ThreadPoolExecutor(most, f"kingdom-{name}") for name, most in GROUPS.items()}
        self._watcher = Thread(target=self._watch, name="kingdom-workers", daemon=True)
        self._watcher.start()

    @property
    def processes(self) -> list[int]:
        """The ids of the workers."""
        with self._lock:
            workers = [worker for lane in self._lanes.values() for worker in lane.workers]
        return [worker.process.pid for worker in workers if worker.process.pid is not None]

    def waiting(self, lane: str) -> int:
        """The number of jobs that wait in a lane."""
        return len(self._lanes[lane].queue)

    def submit(self, job: Job[R], listener: Listener[R] | None = None) -> Ticket[R]:
        """Queue a job; raises `Closed` after `close`, or the error of pickle if it cannot be sent."""
        message = pickle.dumps((job.run, job.arguments))
        ticket = JobTicket(job, listener, self._soon, self._cancelled)
        with self._lock:
            if self._is_closed:
                raise Closed("no jobs are accepted any more")
            self._messages[ticket] = message
            self._lanes[job.lane].queue.add(ticket)
        self._wake()
        return ticket

    def warm(self, lane: str) -> None:
        """Start a worker of a lane before its first job."""
        self.submit(Job(nothing, lane=lane))

    def each(self, run: Callable[[J], R], items: Iterable[J], lane: str) -> Generator[tuple[J, R], None, None]:
        """Each item with the result of its job, in order; see `Work`."""
        source = iter(items)
        places = self._lanes[lane].lane.places
        begun: deque[tuple[J, Ticket[R]]] = deque()
        changed: SimpleQueue[Ticket[R]] = SimpleQueue()
        try:
            while True:
                # Jobs may end at any moment, before their listener is called. So count them here, and nowhere else.
                while len(begun) < AHEAD * places and sum(not ticket.state.is_over for _, ticket in begun) < places:
                    try:
                        item = next(source)
                    except StopIteration:
                        break
                    begun.append((item, self.submit(Job(run, (item,), lane, stops_at_once=True), changed.put)))
                if not begun:
                    return
                changed.get()
                while begun and begun[0][1].state.is_over:
                    item, ticket = begun.popleft()
                    yield item, result_of(ticket)
        finally:
            for _, ticket in begun:
                ticket.cancel()

    def after(self, seconds: float, function: Callable[[], None]) -> Ticket[None]:
        """Call a function later, in a thread; an error is logged."""
        ticket = JobTicket[None](Job(function), None, self._soon, self._cancelled)
        if seconds <= 0:
            self._soon(lambda: self._call(ticket))
            return ticket
        with self._lock:
            if self._is_closed:
                raise Closed("no jobs are accepted any more")
            heappush(self._timers, (time.monotonic() + seconds, next(self._numbers), ticket))
        self._wake()
        return ticket

    async def call(self, function: Callable[[], R], group: str = "requests") -> R:
        """Call a function in a thread of a group, with the context of the caller."""
        return await asyncio.get_running_loop().run_in_executor(self._groups[group], copy_context().run, function)

    def close(self) -> None:
        """Kill the workers and cancel the open tickets."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        self._wake()
        self._watcher.join()
        tickets = [ticket for lane in self._lanes.values() for ticket in lane.queue]
        for lane in self._lanes.values():
            for worker in lane.workers:
                worker.process.kill()
            for worker in lane.workers:
                worker.process.join()
                worker.connection.close()
                tickets += [worker.ticket] if worker.ticket is not None else []
            lane.workers.clear()
        for ticket in [*tickets, *(ticket for _, _, ticket in self._timers)]:
            ticket.ended(JobState.CANCELLED)
        self._threads.shutdown(wait=True)
        for group in self._groups.values():
            group.shutdown(wait=True)
        self._woken.close()
        self._waking.close()

    # --- threads

    def _soon(self, function: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # closed meanwhile
            self._threads.submit(function)

    def _call(self, ticket: JobTicket[None]) -> None:
        """Call a timed function."""
        if ticket.state.is_over:
            return
        ticket.started()
        try:
            ticket.job.run()
        except Exception as error:
            log.exception("a timed function failed")
            ticket.ended(JobState.FAILED, error)
        else:
            ticket.ended(JobState.DONE)

    def _cancelled(self, ticket: T) -> None:
        with self._lock:
            if ticket.state.is_over:
                return
            ticket.ended(JobState.CANCELLED)
            self._messages.pop(ticket, None)
            lane = self._lanes.get(ticket.job.lane)
            if lane is None or lane.queue.remove(ticket) or not ticket.job.stops_at_once:
                return
            for worker in lane.workers:
                if worker.ticket is ticket:
                    worker.process.kill()

    def _wake(self) -> None:
        with self._lock:
            if self._is_woken or self._woken.closed:
                return
            self._is_woken = True
            self._waking.send_bytes(b".")

    # --- the thread that watches the workers

    def _watch(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # Workers inherit this. Ctrl-C reaches the whole process group, but only the parent should react.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        while True:
            with self._lock:
                if self._is_closed:
                    return
                self._hand_out()
                workers = {worker.connection: worker for lane in self._lanes.values() for worker in lane.workers}
                seconds = self._until_due(workers.values())
            ready = wait([self._woken, *workers], seconds)
            with self._lock:
                if self._woken in ready:
                    self._woken.recv_bytes()
                    self._is_woken = False
                for connection, worker in workers.items():
                    if connection in ready:
                        self._receive(worker)
                self._enforce()
                self._due()

    def _hand_out(self) -> None:
        """Give waiting jobs to idle workers, or to new ones while the lane has free places."""
        for lane in self._lanes.values():
            while len(lane.queue) and len(lane.workers) - len(idle := _idle(lane)) < lane.lane.places:
                ticket = lane.queue.take()
                assert ticket is not None
                try:
                    worker = idle[0] if idle else self._started(lane)
                except OSError as error:
                    ticket.ended(JobState.FAILED, error)
                    self._messages.pop(ticket, None)
                    continue
                worker.ticket, worker.message = ticket, self._messages[ticket]
                worker.deadline = None
                ticket.started()
                if worker.is_ready:
                    self._send(worker)

    def _started(self, lane: LaneState) -> Worker:
        here, there = CONTEXT.Pipe()
        process = CONTEXT.Process(target=serve, args=(there, lane.lane.niceness), daemon=True)
        try:
            process.start()
        except OSError:
            here.close()
            raise
        finally:
            there.close()
        worker = Worker(process, here)
        lane.workers.append(worker)
        return worker

    def _send(self, worker: Worker) -> None:
        assert worker.ticket is not None
        assert worker.message is not None
        if worker.ticket.job.limit is not None:
            worker.deadline = time.monotonic() + worker.ticket.job.limit
        with suppress(OSError):  # a dead worker is detected by its closed pipe
            worker.connection.send_bytes(worker.message)
        worker.message = None

    def _receive(self, worker: Worker) -> None:
        """Read one message from a worker."""
        try:
            kind, value = pickle.loads(worker.connection.recv_bytes())
        except (EOFError, OSError):
            self._lose(worker)
            return
        except Exception as error:  # noqa: BLE001 - a report that can be pickled but not read
            self._lose(worker, JobFailed(f"a report could not be read: {type(error).__name__}: {error}"))
            return
        ticket = worker.ticket
        if kind == READY:
            worker.is_ready = True
            if worker.message is not None:
                self._send(worker)
        elif kind == REPORT and ticket is not None:
            ticket.reported(value)
        elif ticket is not None and ticket.state.is_over and ticket.job.stops_at_once:
            self._lose(worker)  # cancelled when it was all but done: the worker is being killed
        elif kind in (DONE, FAILED) and ticket is not None:
            self._messages.pop(ticket, None)
            worker.ticket = None
            worker.deadline = time.monotonic() + self._idle_seconds
            ticket.ended(JobState.DONE if kind == DONE else JobState.FAILED, value)

    def _lose(self, worker: Worker, error: BaseException | None = None) -> None:
        """Remove a worker that has died or must be killed; restart its job if it has retries left."""
        worker.process.kill()
        worker.process.join()
        worker.connection.close()
        lane = next(lane for lane in self._lanes.values() if worker in lane.workers)
        lane.workers.remove(worker)
        ticket = worker.ticket
        if ticket is None or ticket.state.is_over:
            return
        if error is not None:
            self._messages.pop(ticket, None)
            ticket.ended(JobState.FAILED, error)
        elif ticket.lost >= ticket.job.retries:
            self._messages.pop(ticket, None)
            code = worker.process.exitcode
            ticket.ended(JobState.LOST, WorkerLost(f"its worker died {ticket.lost + 1} times, at last with {code}"))
        else:
            log.warning("a worker died in lane %s with %s", lane.lane.name, worker.process.exitcode)
            ticket.restarted()
            lane.queue.add(ticket)

    def _enforce(self) -> None:
        """Kill workers whose job exceeds its limit, and workers that have been idle for too long."""
        now = time.monotonic()
        late = [
            worker
            for lane in self._lanes.values()
            for worker in lane.workers
            if worker.deadline is not None and worker.deadline <= now
        ]
        for worker in late:
            limit = None if worker.ticket is None else worker.ticket.job.limit
            self._lose(worker, LimitExceeded(f"it took more than {limit:g} seconds") if limit is not None else None)

    def _due(self) -> None:
        while self._timers and self._timers[0][0] <= time.monotonic():
            ticket = heappop(self._timers)[2]
            self._threads.submit(self._call, ticket)

    def _until_due(self, workers: Iterable[Worker]) -> float | None:
        times = [worker.deadline for worker in workers if worker.deadline is not None]
        times += [self._timers[0][0]] if self._timers else []
        return max(min(times) - time.monotonic(), 0.0) if times else None


def _idle(lane: LaneState) -> list[Worker]:
    return [worker for worker in lane.workers if worker.ticket is None]
