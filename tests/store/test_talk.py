"""Messages at tables, games taken off a list, and series: one suite for every database."""

from __future__ import annotations

from dataclasses import replace
from queue import Empty, Queue

from kingdom.core.reasons import why
from kingdom.store import KeyRow, SeatRow, Spoken, Standing, Store, StoreError, TableRow
from tests.kit.refusals import refusal

PATIENCE = 60
TABLE = TableRow(
    id="table",
    created=1.0,
    rules="1",
    content=("reconstruction", "f" * 64),
    configuration={"players": 2, "modules": []},
    seed=1,
    position=None,
    seats=(SeatRow("Ann"), SeatRow("Bob")),
    touched=1.0,
)


def opened(store: Store, row: TableRow = TABLE) -> str:
    store.create(row, [KeyRow(0, f"key of {row.id}")], [], Standing())
    return row.id


def test_what_is_said_is_kept_in_order_and_goes_with_its_table(store: Store) -> None:
    table, other = opened(store), opened(store, replace(TABLE, id="other"))
    for seat, text in ((0, "one"), (1, "two"), (0, "three")):
        store.talk.say(table, seat, "says", text)
    store.talk.say(other, 0, "asks", "something else")

    heard = store.talk.heard(table)
    assert [(one.seat, one.kind, one.text) for one in heard] == [
        (0, "says", "one"), (1, "says", "two"), (0, "says", "three"),
    ]  # fmt: skip
    assert store.talk.heard(table, 2) == heard[1:]
    assert store.talk.count(table) == 3
    with refusal(StoreError, why("no-table", given="'nowhere'")):
        store.talk.say("nowhere", 0, "says", "hello")

    store.archive.remove([table])
    assert store.talk.heard(table) == []
    assert store.talk.count(other) == 1


def test_what_was_said_elsewhere_can_be_brought_along(store: Store) -> None:
    table = opened(store)

    store.talk.bring(table, [])
    store.talk.bring(table, [Spoken(0, 1, "says", "before", 12.5)])

    (brought,) = store.talk.heard(table)
    assert (brought.seat, brought.kind, brought.text, brought.written) == (1, "says", "before", 12.5)


def test_another_process_hears_that_something_was_said(store: Store, database: str) -> None:
    table = opened(store)
    other = Store(database)
    woken: Queue[str | None] = Queue()
    try:
        other.watch(woken.put)
        # A word that comes before the other listens is heard of as well, or is in what it reads first.
        for number in range(PATIENCE):
            store.talk.say(table, 0, "says", f"word {number}")
            try:
                while woken.get(timeout=1) != table:
                    pass
                break
            except Empty:
                continue  # it does not listen yet
        else:
            raise AssertionError("nobody was woken")
    finally:
        other.close()


def test_a_table_is_taken_off_the_list_of_one_browser_until_it_sits_down_again(store: Store) -> None:
    table = opened(store)
    for browser in ("mine", "yours"):
        store.remember(browser, table, 0)

    store.hide("mine", table)

    assert [visit.hidden for visit in store.visits("mine", 9)] == [True]
    assert [visit.hidden for visit in store.visits("yours", 9)] == [False]
    store.remember("mine", table, 0)
    assert [visit.hidden for visit in store.visits("mine", 9)] == [False]


def test_a_series_is_the_first_table_and_all_its_rematches(store: Store) -> None:
    opened(store)
    opened(store, replace(TABLE, id="second", created=2.0, origin="table", series="table"))
    opened(store, replace(TABLE, id="third", created=3.0, origin="second", series="table"))
    opened(store, replace(TABLE, id="stranger", created=2.5))

    assert [row.id for row in store.series("table")] == ["table", "second", "third"]
    assert store.series("third")[0].series == "table"
