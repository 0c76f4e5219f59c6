"""Workers: results in order, from any process, and an end of the work when nobody listens."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from multiprocessing import active_children

import pytest

from kingdom.core.errors import IllegalAction
from kingdom.core.reasons import why
from kingdom.lab.workers import WorkFailed, in_order
from kingdom.words.reasons import with_clause
from kingdom.words.terms import Terms
from kingdom.work import AHEAD
from tests.kit.processes import wait_until
from tests.kit.refusals import refusal


def slowly(number: int) -> tuple[int, int]:
    """Work that is the longer the smaller the number; says who did it."""
    for _ in range(40_000 // number):
        pass
    return number * number, os.getpid()


def fragile(number: int) -> int:
    return 10 // number


def fatal(number: int) -> int:
    os._exit(3)


def illegal(number: int) -> int:
    raise IllegalAction(why("treasure").under("PLA-4"))


def unspeakable(number: int) -> object:
    """Something that cannot be sent to another process."""
    return lambda: number


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    found = list(in_order(slowly, range(1, 40), processes))

    assert [(job, square) for job, (square, _) in found] == [(number, number**2) for number in range(1, 40)]
    workers = {worker for _, (_, worker) in found}
    assert (os.getpid() in workers) == (processes == 1)


def test_without_jobs_there_is_no_work() -> None:
    assert list(in_order(slowly, [], 2)) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_jobs_are_taken_only_a_little_ahead_of_their_results(processes: int) -> None:
    taken: list[int] = []

    def source() -> Iterator[int]:
        for number in count(1):
            taken.append(number)
            yield number

    results = in_order(slowly, source(), processes)
    for _, _ in zip(range(5), results):
        pass
    results.close()

    assert 5 <= len(taken) <= 6 + AHEAD * processes


def test_nobody_goes_on_working_when_nobody_listens() -> None:
    before = set(active_children())
    results = in_order(slowly, count(1), 2)
    next(results)
    wait_until(lambda: len(set(active_children()) - before) == 2)

    results.close()
    assert set(active_children()) <= before


@pytest.mark.parametrize("processes", [1, 2])
def test_a_job_that_fails_is_named(processes: int) -> None:
    error = "ZeroDivisionError: integer division or modulo by zero"
    with refusal(WorkFailed, why("work-failed", job="0", error=error)):
        list(in_order(fragile, [5, 0, 2], processes))


def test_a_worker_that_is_lost_is_noticed() -> None:
    with pytest.raises(WorkFailed) as lost:
        list(in_order(fatal, [1, 2, 3], 2))

    assert lost.value.reason in [why("work-lost", job=job) for job in "123"]


def test_a_result_that_cannot_be_sent_is_an_error_of_its_job() -> None:
    with pytest.raises(WorkFailed) as unsent:
        list(in_order(unspeakable, [1], 2))

    assert unsent.value.reason.id == "work-failed"
    assert dict(unsent.value.reason.arguments)["job"] == "1"


def test_what_a_worker_is_refused_is_told_in_the_language_of_whoever_asked() -> None:
    with pytest.raises(WorkFailed) as refused:
        list(in_order(illegal, [3], 2))

    reason = refused.value.reason
    assert reason == why("work-failed", job="3", error=why("refused", refusal=why("treasure").under("PLA-4")))
    assert with_clause(Terms("it"), "fault", reason) == "3: un Tesoro non si può costruire: riciclalo (PLA-4)"
