"""The store: tables, seats, keys and visits; one suite for every database that it can be."""

from __future__ import annotations

from dataclasses import replace

from kingdom.core.reasons import why
from kingdom.store import (
    DeliveryRow,
    Head,
    KeyRow,
    SeatRow,
    Standing,
    Store,
    StoreError,
)
from tests.kit.refusals import refusal
from tests.kit.stored_tables import ANN_AND_BOB, entries, open_table, table_row

# --- tables


def test_a_table_is_kept_as_it_is(store: Store) -> None:
    row = open_table(store)

    assert store.table("table") == row
    assert store.head("table") == Head(0, ANN_AND_BOB)
    assert store.since("table", 0) == ([], ANN_AND_BOB)
    assert set(store.keys("table")) == {KeyRow(0, "a" * 64), KeyRow(None, "b" * 64, once=True)}


def test_a_table_from_a_position_has_no_seed_and_a_log(store: Store) -> None:
    row = replace(table_row(), seed=None, position={"phase": "planning"}, practice=True, origin="other", sequence=2)
    log = entries(0, "slate Farm#1", "done")

    store.create(row, [KeyRow(0, "a" * 64)], log, Standing(result={"reason": "score"}))

    assert store.table("table") == replace(row, result={"reason": "score"})
    assert store.since("table", 0) == (log, ANN_AND_BOB)


def test_a_seed_may_be_any_whole_number(store: Store) -> None:
    store.create(replace(table_row(), seed=-(10**40)), [KeyRow(0, "a" * 64)], [], Standing())

    found = store.table("table")
    assert found is not None
    assert found.seed == -(10**40)


def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert store.table("gone") is None
    assert store.head("gone") is None
    assert store.keys("gone") == []
    with refusal(StoreError, why("no-table", given="'gone'")):
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


# --- seats, keys, visits


def test_who_sits_where_can_change(store: Store) -> None:
    open_table(store)
    store.seat("table", 0, SeatRow("Cleo", "baron"), Standing(bot_due=True))

    assert store.head("table") == Head(0, (SeatRow("Cleo", "baron"), ANN_AND_BOB[1]))
    assert store.bots_due(before=float(2**40)) == ["table"]


def test_who_took_over_a_seat_is_kept_and_only_from_the_one_who_had_it(store: Store) -> None:
    open_table(store)
    first, second = SeatRow("Cleo", "baron"), SeatRow("Cleo", "steward", "baron")
    store.seat("table", 0, first, Standing(bot_due=True))

    assert store.seat("table", 0, second, Standing(bot_due=True), after=first)
    assert not store.seat("table", 0, SeatRow("Cleo", "page", "baron"), Standing(bot_due=True), after=first)

    assert store.head("table") == Head(0, (second, ANN_AND_BOB[1]))


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

    store.append("first", 0, entries(0, "slate Farm#1", seat=1), Standing(), [DeliveryRow(1, 2, 1, ())])
    assert [visit.table.id for visit in store.visits("browser", 10)] == ["third", "second", "first"]

    store.append("second", 0, entries(0, "done", seat=1), Standing(), [DeliveryRow(None, 2, 1, ())])
    assert [visit.table.id for visit in store.visits("browser", 10)] == ["second", "third", "first"]

    store.append("first", 1, entries(1, "done", seat=1, client_id="more"), Standing(), [DeliveryRow(0, 2, 1, ())])
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
    with refusal(StoreError, why("no-table", given="'gone'")):
        store.remember("browser", "gone", 0)
