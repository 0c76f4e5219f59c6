"""The queue of a lane."""

from __future__ import annotations

from kingdom.work.queue import REMEMBERED, Queue


def queue_of(*entries: tuple[str, int, float]) -> Queue[tuple[str, int, float]]:
    queue: Queue[tuple[str, int, float]] = Queue(lambda entry: entry[0], lambda entry: entry[2])
    for entry in entries:
        queue.add(entry)
    return queue


def test_the_owner_that_was_served_longest_ago_comes_next() -> None:
    queue = queue_of(*(("flood", number, 0) for number in range(100)))

    first = queue.take()
    queue.add(("other", 0, 0))
    then = [queue.take() for _ in range(2)]

    assert first == ("flood", 0, 0)
    assert then == [("other", 0, 0), ("flood", 1, 0)]


def test_a_shorter_job_comes_before_a_longer_one_of_any_owner() -> None:
    queue = queue_of(("a", 0, 5.0), ("b", 0, 1.0), ("b", 1, 2.0))

    assert [queue.take() for _ in range(3)] == [("b", 0, 1.0), ("b", 1, 2.0), ("a", 0, 5.0)]


def test_a_removed_entry_is_not_taken_and_cannot_be_removed_twice() -> None:
    queue = queue_of(("a", 0, 0), ("a", 1, 0))

    assert queue.remove(("a", 0, 0))
    assert not queue.remove(("a", 0, 0))
    assert (list(queue), len(queue)) == ([("a", 1, 0)], 1)


def test_owners_without_waiting_entries_are_forgotten_in_the_end() -> None:
    queue = queue_of()
    for number in range(10 * REMEMBERED):
        queue.add((f"owner {number}", 0, 0))
        queue.take()

    assert len(queue._served) <= 4 * REMEMBERED
