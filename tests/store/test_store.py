"""The store: one suite for every database that it can be."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Event

import pytest
from sqlalchemy import create_engine, text

from kingdom.store import (
    Conflict,
    Entry,
    Head,
    KeyRow,
    SeatRow,
    Standing,
    Store,
    StoreError,
    TableRow,
    ToldRow,
    UsedAlready,
)
from tests.kit.databases import KINDS, new_database

ANN_AND_BOB = (SeatRow("Ann"), SeatRow("Bob", "steward"))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def a_table(name: str = "table", touched: float = 100.0) -> TableRow:
    return TableRow(
        id=name,
        created=99.5,
        rules="1",
        content=("reconstruction", "f" * 64),
        configuration={"players": 2, "modules": ["menace"]},
        seed=2**53 - 1,
        position=None,
        seats=ANN_AND_BOB,
        touched=touched,
    )


def entries(first: int, *actions: str, seat: int = 0, client_id: str | None = None) -> list[Entry]:
    """Entries from a place on; each a request of its own, if no client id says that they are one."""
    return [
        Entry(at, seat, action, client_id or f"client-{at}", at - first if client_id else 0)
        for at, action in enumerate(actions, first)
    ]


def open_table(store: Store, name: str = "table", *, touched: float = 100.0, due: bool = False) -> TableRow:
    row = a_table(name, touched)
    store.create(row, [KeyRow(0, "a" * 64), KeyRow(None, "b" * 64, once=True)], [], Standing(due))
    return row


# --- tables


def test_a_table_is_kept_as_it_is(store: Store) -> None:
    row = open_table(store)

    assert store.table("table") == row
    assert store.head("table") == Head(0, ANN_AND_BOB)
    assert store.since("table", 0) == ([], ANN_AND_BOB)
    assert set(store.keys("table")) == {KeyRow(0, "a" * 64), KeyRow(None, "b" * 64, once=True)}


def test_a_table_from_a_position_has_no_seed_and_a_log(store: Store) -> None:
    row = replace(a_table(), seed=None, position={"phase": "planning"}, practice=True, origin="other", sequence=2)
    log = entries(0, "slate Farm#1", "done")

    store.create(row, [KeyRow(0, "a" * 64)], log, Standing(result={"reason": "score"}))

    assert store.table("table") == replace(row, result={"reason": "score"})
    assert store.since("table", 0) == (log, ANN_AND_BOB)


def test_a_seed_may_be_any_whole_number(store: Store) -> None:
    store.create(replace(a_table(), seed=-(10**40)), [KeyRow(0, "a" * 64)], [], Standing())

    found = store.table("table")
    assert found is not None
    assert found.seed == -(10**40)


def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert store.table("gone") is None
    assert store.head("gone") is None
    assert store.keys("gone") == []
    with pytest.raises(StoreError, match="there is no table 'gone'"):
        store.since("gone", 0)


def test_tables_are_listed_the_last_touched_first(store: Store) -> None:
    for name, touched in (("old", 1.0), ("new", 3.0), ("middle", 2.0)):
        open_table(store, name, touched=touched)

    assert [row.id for row in store.recent(2)] == ["new", "middle"]

    store.append("old", 0, entries(0, "done"), Standing())

    assert [row.id for row in store.recent(10)] == ["old", "new", "middle"]


def test_tables_at_which_a_bot_owes_a_decision_are_found(store: Store) -> None:
    open_table(store, "waits", touched=10.0, due=True)
    open_table(store, "waits-less", touched=20.0, due=True)
    open_table(store, "rests", touched=10.0)

    assert store.bots_due(before=30.0) == ["waits", "waits-less"]
    assert store.bots_due(before=15.0) == ["waits"]

    store.append("waits", 0, entries(0, "done"), Standing(bot_due=False))

    assert store.bots_due(before=float(2**40)) == ["waits-less"]


# --- the log


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
        # None is said once, by a listener that has just begun: anything may have happened before.
        if table_id is not None:
            woken.append(table_id)
            heard.set()

    other.watch(wake)
    try:
        # The listener needs a moment to listen; what it may have missed by then it need not hear.
        for place in range(100):
            store.append("table", place, entries(place, "done"), Standing())
            if heard.wait(0.2):
                break
        assert set(woken) == {"table"}
    finally:
        other.close()


# --- seats, keys, visits


def test_who_sits_where_can_change(store: Store) -> None:
    open_table(store)
    store.seat("table", 0, SeatRow("Cleo", "baron"), Standing(bot_due=True))

    assert store.head("table") == Head(0, (SeatRow("Cleo", "baron"), ANN_AND_BOB[1]))
    assert store.bots_due(before=float(2**40)) == ["table"]


def test_keys_are_added_and_exchanged_once(store: Store) -> None:
    open_table(store)
    invitation = KeyRow(None, "b" * 64, once=True)

    assert store.add_key("table", KeyRow(1, "c" * 64))
    assert store.add_key("table", KeyRow(None, "d" * 64), instead_of=invitation)
    assert not store.add_key("table", KeyRow(None, "e" * 64), instead_of=invitation)

    assert set(store.keys("table")) == {KeyRow(0, "a" * 64), KeyRow(1, "c" * 64), KeyRow(None, "d" * 64)}


def test_the_visits_of_a_browser_are_its_own(store: Store) -> None:
    first, second = open_table(store, "first", touched=1.0), open_table(store, "second", touched=2.0)
    open_table(store, "unvisited", touched=3.0)
    for name, seat in (("first", 0), ("first", 1), ("first", 0), ("second", None)):
        store.remember("browser", name, seat)
    store.remember("stranger", "unvisited", 0)

    found = store.visits("browser", 10)

    assert [(visit.table, set(visit.viewers)) for visit in found] == [(second, {None}), (first, {0, 1})]
    assert [visit.table.id for visit in store.visits("browser", 1)] == ["second"]


def test_visits_are_sorted_by_when_the_browser_was_last_told_something(store: Store) -> None:
    """Not by what others did: that would say that they have done it."""
    for name, touched in (("first", 1.0), ("second", 2.0), ("third", 3.0)):
        open_table(store, name, touched=touched)
        store.remember("browser", name, 0)
    store.remember("browser", "second", None)

    store.append("first", 0, entries(0, "slate Farm#1", seat=1), Standing(), [ToldRow(1, 2, 1, ())])
    assert [visit.table.id for visit in store.visits("browser", 10)] == ["third", "second", "first"]

    store.append("second", 0, entries(0, "done", seat=1), Standing(), [ToldRow(None, 2, 1, ())])
    assert [visit.table.id for visit in store.visits("browser", 10)] == ["second", "third", "first"]

    store.append("first", 1, entries(1, "done", seat=1, client_id="more"), Standing(), [ToldRow(0, 2, 1, ())])
    assert [visit.table.id for visit in store.visits("browser", 10)] == ["first", "second", "third"]


def test_a_visit_is_noted_whoever_else_was_elsewhere_before(store: Store) -> None:
    open_table(store, "first")
    open_table(store, "second")
    store.remember("stranger", "second", 1)

    for _ in range(2):
        store.remember("browser", "first", 0)

    (visit,) = store.visits("browser", 10)
    assert (visit.table.id, set(visit.viewers)) == ("first", {0})


def test_a_visit_to_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="there is no table 'gone'"):
        store.remember("browser", "gone", 0)


# --- durability


KILLED = """
import json, os, signal, sys
from kingdom.store import Entry, SeatRow, Standing, Store

store = Store(sys.argv[1])
for place in range(1000):
    store.append("table", place, [Entry(place, 0, "done", f"client-{place}")], Standing())
    print(place, flush=True)
    if place == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_was_acknowledged_is_there_after_the_process_was_killed(store: Store, database: str) -> None:
    open_table(store)

    killed = subprocess.run(
        [sys.executable, "-c", KILLED, database, "17"], capture_output=True, text=True, timeout=60, check=False
    )

    assert killed.returncode == -signal.SIGKILL, killed.stderr
    acknowledged = [int(line) for line in killed.stdout.split()]
    assert acknowledged == list(range(18))
    assert [entry.sequence for entry in store.since("table", 0)[0]] == acknowledged


def test_everything_is_there_when_the_store_is_opened_again(database: str) -> None:
    first = Store(database)
    row = open_table(first)
    first.append("table", 0, entries(0, "done"), Standing())
    first.close()

    again = Store(database)
    try:
        assert again.since("table", 0)[0] == entries(0, "done")
        found = again.table("table")
        assert found is not None
        assert replace(found, touched=row.touched, sequence=0) == row
    finally:
        again.close()


def test_a_closed_store_writes_nothing(tmp_path: Path) -> None:
    store = Store(new_database("sqlite", tmp_path))
    store.close()
    store.close()

    with pytest.raises(StoreError, match="the store is closed"):
        open_table(store)


# --- opening


def test_a_store_of_another_format_is_refused(store: Store, database: str) -> None:
    url = database.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE kingdom_version SET version_num = '9999'"))
    engine.dispose()

    with pytest.raises(StoreError, match="kept in format 9999, and this program knows 0006"):
        Store(database)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("nonsense", "'nonsense' is not a database: write sqlite:///PATH"),
        ("sqlite://", "a store in memory would lose its games"),
        ("sqlite:///:memory:", "a store in memory would lose its games"),
        ("mysql://localhost/games", "not in mysql"),
        ("postgresql://ann:secret@localhost:1/games", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_in_a_sentence(database: str, sentence: str) -> None:
    with pytest.raises(StoreError) as refused:
        Store(database)

    assert sentence in str(refused.value)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_text(json.dumps({"no": "database"}) * 100, encoding="utf-8")

    with pytest.raises(StoreError, match="file is not a database"):
        Store(f"sqlite:///{file.as_posix()}")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StoreError, match=r"the folder of .* cannot be made"):
        Store(f"sqlite:///{(tmp_path / 'file' / 'inner' / 'games.sqlite').as_posix()}")
