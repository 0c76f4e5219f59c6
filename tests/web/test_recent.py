"""The cache that requests share: what it holds, what it forgets, and that nothing gets lost between threads."""

from __future__ import annotations

from threading import Barrier, Thread

from kingdom.web.recent import Recent


def test_the_value_that_nobody_has_used_for_longest_makes_room() -> None:
    cache: Recent[str, int] = Recent(2)
    cache.put("a", 1)
    cache.put("b", 2)

    assert cache.get("a") == 1
    cache.put("c", 3)

    assert (cache.get("a"), cache.get("b"), cache.get("c"), len(cache)) == (1, None, 3, 2)


def test_asking_whether_there_is_a_value_does_not_count_as_using_it() -> None:
    cache: Recent[str, int] = Recent(2)
    cache.put("a", 1)
    cache.put("b", 2)

    assert "a" in cache
    cache.put("c", 3)

    assert ("a" in cache, "b" in cache) == (False, True)


def test_a_value_that_is_put_again_is_replaced_and_counts_as_used() -> None:
    cache: Recent[str, int] = Recent(2)
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        cache.put(key, value)

    assert (cache.get("a"), cache.get("b")) == (3, None)


def test_values_are_forgotten_one_by_one_or_all_at_once() -> None:
    cache: Recent[str, int] = Recent(9)
    cache.put("a", 1)
    cache.put("b", 2)

    cache.drop("a")
    cache.drop("nowhere")
    assert (cache.get("a"), cache.get("b")) == (None, 2)

    cache.clear()
    assert len(cache) == 0


def test_a_value_is_changed_from_what_it_was_and_none_takes_it_away() -> None:
    cache: Recent[str, int] = Recent(9)

    assert cache.change("a", lambda value: 1 if value is None else value + 1) == 1
    assert cache.change("a", lambda value: 1 if value is None else value + 1) == 2
    assert cache.change("a", lambda value: None) is None
    assert "a" not in cache


def test_all_values_are_changed_and_keep_their_order() -> None:
    cache: Recent[str, int] = Recent(2)
    cache.put("a", 1)
    cache.put("b", 2)

    cache.change_all(lambda value: value * 10)
    assert cache.get("b") == 20
    cache.put("c", 3)

    assert (cache.get("a"), cache.get("b")) == (None, 20)


def test_no_change_is_lost_between_threads() -> None:
    cache: Recent[str, int] = Recent(9)
    start = Barrier(4)

    def count() -> None:
        start.wait()
        for _ in range(2000):
            cache.change("a", lambda value: (value or 0) + 1)

    threads = [Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert cache.get("a") == 8000
