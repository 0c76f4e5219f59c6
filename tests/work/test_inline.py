"""Work in the caller's thread, with a clock that is advanced by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingdom.work import Closed, Job, JobState, result_of
from kingdom.work.inline import Inline


def counted(most: int) -> Iterator[int]:
    yield from range(most)


def test_a_job_is_done_before_submit_returns() -> None:
    seen = []

    ticket = Inline().submit(Job(counted, (3,)), lambda ticket: seen.append((ticket.state, len(ticket.reports))))

    assert (ticket.state, ticket.reports, ticket.wait(0)) == (JobState.DONE, (0, 1, 2), True)
    assert seen == [(JobState.DONE, 3)]


def test_a_job_submitted_by_a_listener_waits_until_the_first_is_over() -> None:
    work, order = Inline(), []

    def first() -> str:
        work.submit(Job(lambda: order.append("second")))
        order.append("first")
        return "done"

    work.submit(Job(first))

    assert order == ["first", "second"]


def test_an_error_is_on_the_ticket_and_raised_for_its_result() -> None:
    ticket = Inline().submit(Job(int, ("x",)))

    assert (ticket.state, type(ticket.error)) == (JobState.FAILED, ValueError)
    with pytest.raises(ValueError, match="invalid literal"):
        result_of(ticket)


def test_a_waiting_job_can_be_cancelled() -> None:
    work = Inline(waits=True)
    ticket = work.submit(Job(abs, (-1,)))

    ticket.cancel()
    work.drain()

    assert (ticket.state, ticket.reports) == (JobState.CANCELLED, ())
    with pytest.raises(Closed, match="cancelled"):
        result_of(ticket)


def test_a_listener_may_cancel_what_reports() -> None:
    work = Inline()

    def endless() -> Iterator[int]:
        for number in range(10):
            ticket.cancel() if number == 3 else None
            yield number

    waiting = Inline(waits=True)
    ticket = waiting.submit(Job(endless))
    waiting.drain()

    assert (ticket.state, ticket.reports) == (JobState.CANCELLED, (0, 1, 2))
    assert work.submit(Job(abs, (-1,))).reports == (1,)


def test_a_timed_function_is_called_when_the_clock_gets_there() -> None:
    work, calls = Inline(), []
    work.after(5, lambda: calls.append(("late", work.now)))
    work.after(2, lambda: calls.append(("early", work.now)))
    cancelled = work.after(3, lambda: calls.append(("never", work.now)))
    cancelled.cancel()

    work.advance(1)
    assert calls == []
    work.advance(9)

    assert calls == [("early", 2.0), ("late", 5.0)]
    assert work.now == 10.0


def test_each_takes_an_item_only_when_its_turn_comes() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(3):
            taken.append(number)
            yield number

    results = Inline().each(str, items())

    assert next(results) == (0, "0")
    assert taken == [0]


def test_nothing_is_accepted_after_close() -> None:
    work = Inline(waits=True)
    ticket = work.submit(Job(abs, (-1,)))
    timed = work.after(1, lambda: None)

    work.close()
    work.close()

    assert [ticket.state, timed.state] == [JobState.CANCELLED] * 2
    with pytest.raises(Closed):
        work.submit(Job(abs, (-1,)))
