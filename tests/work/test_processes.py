"""Work in processes: order, fairness, limits, and a worker that is killed in each of its states."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

from kingdom.work import Closed, Job, JobFailed, JobState, Lane, LimitExceeded, Ticket, WorkerLost, result_of
from kingdom.work.processes import Processes
from kingdom.work.ticket import JobTicket
from tests.kit.processes import PATIENCE


@pytest.fixture
def work() -> Iterator[Processes]:
    made = Processes([Lane("one"), Lane("two", 2), Lane("nice", 1, 7)])
    yield made
    made.close()


def until(condition: object) -> None:
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def is_alive(worker: int) -> bool:
    try:
        os.kill(worker, 0)
    except ProcessLookupError:
        return False
    return True


def over(*tickets: Ticket[object]) -> None:
    for ticket in tickets:
        assert ticket.wait(PATIENCE)


# --- jobs


def pid() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def noted(path: Path, word: str) -> str:
    with path.open("a") as file:
        file.write(f"{word}\n")
    return word


def held(path: Path, word: str = "begun") -> Iterator[str]:
    """Reports that it has begun, then waits until the file `go` is there."""
    yield noted(path / "log", word)
    while not (path / "go").exists():
        time.sleep(0.01)
    yield "gone on"


def dying(path: Path, times: int) -> str:
    """Dies the first times, then lives."""
    if len(noted(path / "log", "begun") * lines(path)) > 5 * times:
        return "lived"
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def lines(path: Path) -> int:
    return len((path / "log").read_text().splitlines()) if (path / "log").exists() else 0


class OddError(Exception):
    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} and {second}")


def odd() -> None:
    raise OddError("this", "that")


def plain() -> None:
    raise ValueError("no number")


class Unreadable:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("x",)


def unreadable() -> Unreadable:
    return Unreadable()


def double(number: int) -> int:
    if number == 13:
        raise ValueError("unlucky")
    return 2 * number


# --- tests


def test_a_job_is_done_in_another_process_which_stays_for_the_next(work: Processes) -> None:
    first, second = work.submit(Job(pid, lane="one")), work.submit(Job(pid, lane="one"))
    over(first, second)

    assert result_of(first) == result_of(second) != os.getpid()
    assert work.processes == [result_of(first)]


def test_a_lane_has_its_niceness(work: Processes) -> None:
    ticket = work.submit(Job(niceness, lane="nice"))
    over(ticket)

    assert result_of(ticket) == os.nice(0) + 7


def test_reports_arrive_one_by_one_and_the_listener_sees_the_last(work: Processes, tmp_path: Path) -> None:
    seen: list[tuple[str, int]] = []
    threads: list[str] = []

    def listen(ticket: Ticket[str]) -> None:
        seen.append((ticket.state.value, len(ticket.reports)))
        threads.append(current_thread().name)

    ticket = work.submit(Job(held, (tmp_path,), "one"), listen)
    until(lambda: seen == [("running", 1)])
    (tmp_path / "go").touch()
    over(ticket)
    until(lambda: seen and seen[-1] == ("done", 2))

    assert all(name.startswith("kingdom-work") for name in threads)


def test_no_more_jobs_run_at_once_than_the_lane_has_places(work: Processes, tmp_path: Path) -> None:
    tickets = [work.submit(Job(held, (tmp_path,), "two")) for _ in range(3)]
    until(lambda: lines(tmp_path) == 2)

    assert [ticket.state for ticket in tickets] == [JobState.RUNNING, JobState.RUNNING, JobState.WAITING]
    assert work.waiting("two") == 1
    (tmp_path / "go").touch()
    over(*tickets)


def test_a_flood_by_one_owner_delays_a_job_of_another_by_one_job_at_most(work: Processes, tmp_path: Path) -> None:
    (tmp_path / "hold").mkdir()
    first = work.submit(Job(held, (tmp_path / "hold",), "one", "flood"))
    until(lambda: lines(tmp_path / "hold") == 1)
    flood = [work.submit(Job(noted, (tmp_path / "log", "flood"), "one", "flood")) for _ in range(20)]
    other = work.submit(Job(noted, (tmp_path / "log", "other"), "one", "other"))
    (tmp_path / "hold" / "go").touch()
    over(first, other, *flood)

    assert (tmp_path / "log").read_text().splitlines().index("other") <= 1


def test_errors_come_back_as_they_are_or_by_name_where_they_cannot_be_pickled(work: Processes) -> None:
    tickets = [work.submit(Job(run, lane="one")) for run in (plain, odd, unreadable)]
    over(*tickets)

    assert [(ticket.state, type(ticket.error), str(ticket.error)) for ticket in tickets] == [
        (JobState.FAILED, ValueError, "no number"),
        (JobState.FAILED, JobFailed, "OddError: this and that"),
        (
            JobState.FAILED,
            JobFailed,
            "a report could not be read: ValueError: invalid literal for int() with base 10: 'x'",
        ),
    ]
    over(after := work.submit(Job(pid, lane="one")))
    assert after.state is JobState.DONE


def test_a_job_that_cannot_be_sent_is_refused_at_once(work: Processes) -> None:
    with pytest.raises(Exception, match="pickle"):
        work.submit(Job(lambda: 1, lane="one"))


# --- a worker that is killed in each state


def test_a_worker_killed_during_a_job_is_replaced_and_the_job_starts_again(work: Processes, tmp_path: Path) -> None:
    ticket = work.submit(Job(dying, (tmp_path, 2), "one", retries=2))
    over(ticket)

    assert (result_of(ticket), lines(tmp_path)) == ("lived", 3)


def test_a_job_over_which_more_workers_die_than_it_allows_is_lost(work: Processes, tmp_path: Path) -> None:
    ticket = work.submit(Job(dying, (tmp_path, 9), "one", retries=1))
    other = work.submit(Job(pid, lane="one"))
    over(ticket, other)

    assert (ticket.state, type(ticket.error), lines(tmp_path)) == (JobState.LOST, WorkerLost, 2)
    assert other.state is JobState.DONE


def test_a_worker_killed_between_two_reports_leaves_no_report_of_its_own(work: Processes, tmp_path: Path) -> None:
    ticket = work.submit(Job(held, (tmp_path,), "one"))
    until(lambda: len(ticket.reports) == 1)
    [worker] = work.processes
    os.kill(worker, signal.SIGKILL)
    until(lambda: lines(tmp_path) == 2)
    (tmp_path / "go").touch()
    over(ticket)

    assert ticket.reports == ("begun", "gone on")


def test_a_worker_killed_before_it_is_ready_is_replaced(work: Processes) -> None:
    ticket = work.submit(Job(pid, lane="one"))
    until(lambda: work.processes or ticket.state.is_over)
    for worker in work.processes:
        os.kill(worker, signal.SIGKILL)
    over(ticket)

    assert ticket.state is JobState.DONE


def test_a_worker_killed_without_a_job_is_replaced_at_the_next(work: Processes) -> None:
    over(first := work.submit(Job(pid, lane="one")))
    os.kill(result_of(first), signal.SIGKILL)
    until(lambda: work.processes == [])
    over(second := work.submit(Job(pid, lane="one")))

    assert result_of(second) != result_of(first)


def test_a_killed_worker_takes_no_other_with_it(work: Processes, tmp_path: Path) -> None:
    tickets = [work.submit(Job(held, (tmp_path, str(number)), "two", retries=0)) for number in range(2)]
    until(lambda: lines(tmp_path) == 2)
    os.kill(work.processes[0], signal.SIGKILL)
    until(lambda: any(ticket.state is JobState.LOST for ticket in tickets))
    (tmp_path / "go").touch()
    over(*tickets)

    assert sorted(ticket.state.value for ticket in tickets) == ["done", "lost"]


def test_a_job_that_exceeds_its_limit_has_failed_and_its_worker_is_gone(work: Processes, tmp_path: Path) -> None:
    ticket = work.submit(Job(held, (tmp_path,), "one", limit=0.05))
    over(ticket)

    assert (ticket.state, type(ticket.error)) == (JobState.FAILED, LimitExceeded)
    over(work.submit(Job(pid, lane="one")))


# --- cancelling


def test_cancelling_a_long_job_kills_its_worker_and_no_other(work: Processes, tmp_path: Path) -> None:
    tickets = [work.submit(Job(held, (tmp_path, str(number)), "two", stops_at_once=True)) for number in range(2)]
    until(lambda: lines(tmp_path) == 2)
    before = set(work.processes)
    tickets[0].cancel()
    until(lambda: len(work.processes) == 1)
    (tmp_path / "go").touch()
    over(*tickets)

    assert [ticket.state for ticket in tickets] == [JobState.CANCELLED, JobState.DONE]
    assert set(work.processes) < before


def test_a_worker_that_is_being_killed_gets_no_other_job_even_if_it_is_done_before(
    work: Processes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = work.submit(Job(held, (tmp_path,), "one", stops_at_once=True))
    until(lambda: lines(tmp_path) == 1)
    [dying] = work._lanes["one"].workers
    kills = [lambda: None, dying.process.kill]

    def kill() -> None:
        kills.pop(0)()

    monkeypatch.setattr(dying.process, "kill", kill)
    ticket.cancel()
    (tmp_path / "go").touch()
    over(following := work.submit(Job(pid, lane="one", retries=0)))

    assert following.state is JobState.DONE
    assert result_of(following) != dying.process.pid


def test_cancelling_a_short_job_starts_no_new_process(work: Processes, tmp_path: Path) -> None:
    ticket = work.submit(Job(held, (tmp_path,), "one"))
    until(lambda: lines(tmp_path) == 1)
    before = work.processes
    ticket.cancel()
    (tmp_path / "go").touch()
    over(following := work.submit(Job(pid, lane="one")))

    assert (ticket.state, work.processes, [result_of(following)]) == (JobState.CANCELLED, before, before)


def test_a_waiting_job_that_is_cancelled_never_runs(work: Processes, tmp_path: Path) -> None:
    first = work.submit(Job(held, (tmp_path,), "one"))
    waiting = work.submit(Job(noted, (tmp_path / "log", "never"), "one"))
    waiting.cancel()
    (tmp_path / "go").touch()
    over(first, waiting, work.submit(Job(pid, lane="one")))

    assert (waiting.state, lines(tmp_path)) == (JobState.CANCELLED, 1)


# --- each


def test_each_gives_results_in_the_order_of_the_items(work: Processes) -> None:
    assert list(work.each(double, range(10), "two")) == [(number, 2 * number) for number in range(10)]


class EndsBetweenTwoLooks(JobTicket[Any]):
    """Is over right after its state has been read for the first time."""

    @property
    def state(self) -> JobState:
        seen = super().state
        if seen is JobState.RUNNING:
            self.ended(JobState.DONE)
        return seen


class Sudden(Processes):
    """Has done each job before anybody looks, and reports it later."""

    def submit(self, job: Job[Any], listener: Any = None) -> Ticket[Any]:
        ticket = EndsBetweenTwoLooks(job, listener, lambda function: function(), lambda ticket: None)
        ticket.started()
        ticket.reported(job.run(*job.arguments))
        return ticket


def test_each_gives_all_results_even_if_jobs_end_between_two_looks_at_them() -> None:
    work = Sudden([Lane("one")])

    assert list(work.each(double, range(5), "one")) == [(number, 2 * number) for number in range(5)]
    work.close()


def test_each_takes_no_more_items_than_there_are_places(work: Processes) -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = work.each(double, items(), "two")
    next(results)
    results.close()

    assert len(taken) < 100


def test_each_raises_what_a_job_raised(work: Processes) -> None:
    with pytest.raises(ValueError, match="unlucky"):
        list(work.each(double, range(20), "one"))


def test_each_kills_what_it_has_started_when_nobody_listens(work: Processes, tmp_path: Path) -> None:
    results = work.each(one_held, [tmp_path] * 4, "two")
    until_started = work.after(0, lambda: None)
    over(until_started)
    run = Event()

    def listen() -> None:
        run.set()
        try:
            next(results)
        except ValueError:
            pass

    work.after(0, listen)
    assert run.wait(PATIENCE)
    until(lambda: lines(tmp_path) == 2)
    work.close()

    assert work.processes == []


def one_held(path: Path) -> str:
    return list(held(path))[-1]


# --- the clock, calls and the end


def test_timed_functions_run_in_the_order_of_their_times(work: Processes) -> None:
    order: list[str] = []
    late = work.after(0.05, lambda: order.append("late"))
    never = work.after(0.02, lambda: order.append("never"))
    early = work.after(0.01, lambda: order.append("early"))
    never.cancel()
    over(early, late)

    assert (order, never.state) == (["early", "late"], JobState.CANCELLED)


WORD: ContextVar[str] = ContextVar("word", default="none")


def test_a_call_runs_in_a_thread_of_its_group_with_the_context_of_its_caller(work: Processes) -> None:
    async def calls() -> tuple[str, str]:
        WORD.set("said")
        return await work.call(lambda: (WORD.get(), current_thread().name), "watchers")

    word, thread = asyncio.run(calls())

    assert word == "said"
    assert thread.startswith("kingdom-watchers")


def test_workers_end_after_a_time_without_jobs() -> None:
    work = Processes([Lane("one")], idle_seconds=0.0)
    over(work.submit(Job(pid, lane="one")))
    until(lambda: work.processes == [])
    work.close()


def test_no_process_is_left_after_close_and_open_tickets_are_cancelled(tmp_path: Path) -> None:
    work = Processes([Lane("one")])
    heard: list[JobState] = []
    running = work.submit(Job(held, (tmp_path,), "one"), lambda ticket: heard.append(ticket.state))
    waiting = work.submit(Job(pid, lane="one"))
    timed = work.after(1000, lambda: None)
    until(lambda: lines(tmp_path) == 1)
    [worker] = work.processes

    work.close()
    work.close()

    assert [ticket.state for ticket in (running, waiting, timed)] == [JobState.CANCELLED] * 3
    assert heard[-1] is JobState.CANCELLED
    assert not is_alive(worker)
    with pytest.raises(Closed):
        work.submit(Job(pid, lane="one"))


PROGRAM = """
import sys, time
from kingdom.work import Job, Lane
from kingdom.work.processes import Processes

if __name__ == "__main__":
    work = Processes([Lane("one")])
    ticket = work.submit(Job(time.sleep, (600,), "one"))
    while not work.processes:
        time.sleep(0.01)
    print(*work.processes, flush=True)
    time.sleep(600)
"""


def test_a_worker_leaves_when_its_parent_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()

    until(lambda: not is_alive(worker) or is_a_zombie(worker))


def is_a_zombie(worker: int) -> bool:
    """True if it has ended, and only its new parent has not noticed."""
    try:
        return ") Z " in Path(f"/proc/{worker}/stat").read_text()
    except FileNotFoundError:
        return True
