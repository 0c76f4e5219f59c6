"""The log of a table: each place is written once, by one writer, and all listeners are notified."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from kingdom.store import (
    Conflict,
    Head,
    Standing,
    Store,
    UsedAlready,
)
from tests.kit.stored_tables import ANN_AND_BOB, entries, open_table


def test_the_log_grows_by_what_is_appended(store: Store) -> None:
    open_table(store)
    first, then = entries(0, "slate Farm#1", "done", client_id="plan"), entries(2, "undo", seat=1)

    store.append("table", 0, first, Standing())
    store.append("table", 2, then, Standing(bot_due=True, result={"medal": "gold"}))

    assert store.since("table", 0) == ([*first, *then], ANN_AND_BOB)
    assert store.since("table", 2) == (then, ANN_AND_BOB)
    assert store.since("table", 3) == ([], ANN_AND_BOB)
    found = store.table("table")
    assert found is not None
    assert (found.sequence, found.result) == (3, {"medal": "gold"})
    assert found.touched > 100.0


@pytest.mark.parametrize("place", [0, 2])
def test_a_place_of_the_log_is_written_once(store: Store, place: int) -> None:
    open_table(store)
    store.append("table", 0, entries(0, "slate Farm#1"), Standing())

    with pytest.raises(Conflict):
        store.append("table", place, entries(place, "slate Port#1", client_id="other"), Standing())

    assert store.since("table", 0)[0] == entries(0, "slate Farm#1")


def test_a_client_id_is_used_once_and_what_came_with_it_is_not_written(store: Store) -> None:
    open_table(store)
    store.append("table", 0, entries(0, "slate Farm#1", client_id="once"), Standing())

    with pytest.raises(UsedAlready):
        store.append("table", 1, entries(1, "slate Port#1", client_id="once"), Standing(bot_due=True))

    assert store.head("table") == Head(1, ANN_AND_BOB)
    assert store.since("table", 0)[0] == entries(0, "slate Farm#1", client_id="once")
    assert store.bots_due(before=float(2**40)) == []


def test_the_same_client_id_stands_for_something_else_at_another_seat_and_table(store: Store) -> None:
    open_table(store)
    open_table(store, "other")
    store.append("table", 0, entries(0, "done", client_id="same"), Standing())
    store.append("table", 1, entries(1, "done", seat=1, client_id="same"), Standing())
    store.append("other", 0, entries(0, "done", client_id="same"), Standing())

    assert [len(store.since(name, 0)[0]) for name in ("table", "other")] == [2, 1]


def test_nothing_is_appended_to_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("gone", 0, entries(0, "done"), Standing())


def test_of_many_who_write_one_place_at_once_one_does(store: Store) -> None:
    open_table(store)
    writers = 8
    ready = Barrier(writers)

    def write(number: int) -> bool:
        ready.wait()
        try:
            store.append("table", 0, entries(0, "done", client_id=f"writer-{number}"), Standing())
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(writers) as pool:
        won = list(pool.map(write, range(writers)))

    assert won.count(True) == 1
    (entry,) = store.since("table", 0)[0]
    assert entry.client_id == f"writer-{won.index(True)}"


def test_many_who_write_at_many_tables_all_do(store: Store) -> None:
    names = [f"table-{number}" for number in range(12)]
    for name in names:
        open_table(store, name)

    def write(name: str) -> None:
        for place in range(6):
            store.append(name, place, entries(place, f"{name} {place}"), Standing())

    with ThreadPoolExecutor(len(names)) as pool:
        list(pool.map(write, names))

    for name in names:
        assert [entry.action for entry in store.since(name, 0)[0]] == [f"{name} {place}" for place in range(6)]


def test_two_stores_on_one_database_see_what_the_other_writes(store: Store, database: str) -> None:
    open_table(store)
    other = Store(database)
    try:
        other.append("table", 0, entries(0, "done"), Standing())

        assert store.since("table", 0)[0] == entries(0, "done")
        with pytest.raises(Conflict):
            store.append("table", 0, entries(0, "done", client_id="late"), Standing())
    finally:
        other.close()


def test_a_store_is_woken_by_what_another_writes(store: Store, database: str) -> None:
    open_table(store)
    other = Store(database)
    woken: list[str] = []
    heard = Event()

    def wake(table_id: str | None) -> None:
        # A listener that has just begun reports None once: anything may have happened before.
        if table_id is not None:
            woken.append(table_id)
            heard.set()

    other.watch(wake)
    try:
        # The listener needs a moment to listen; what it may have missed by then it need not hear.
        for place in range(100):
            store.append("table", place, entries(place, "done"), Standing())
            if heard.wait(1):
                break
        assert set(woken) == {"table"}
    finally:
        other.close()
