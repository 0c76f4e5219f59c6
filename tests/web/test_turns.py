"""Bots share their processes fairly, people come first, and what nobody looks at sleeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingdom.content import load
from kingdom.store import SeatRow, Store
from kingdom.web.bots import BotPlayers
from kingdom.web.looks import AWAKE_SECONDS, Looks
from kingdom.web.minds import Minds
from kingdom.web.service import Tables
from kingdom.web.settings import Settings
from kingdom.web.tablenow import TableNow
from kingdom.web.turns import Lane
from kingdom.web.waking import Hub
from tests.kit.databases import new_database
from tests.kit.tables import TWO
from tests.web.test_bots import BOTS, until


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=new_database("sqlite", tmp_path), bot_processes=1)


@pytest.fixture
def tables(settings: Settings) -> Iterator[Tables]:
    store = Store(settings.database_url)
    yield Tables(store, load(None))
    store.close()


def table_named(tables: Tables, *bots: str | None) -> TableNow:
    return tables.open(tables.create(TWO, [SeatRow("Somebody", bot) for bot in bots], seed=4).table_id)


def test_the_table_that_was_served_longest_ago_is_served_next(tables: Tables, settings: Settings) -> None:
    lane = Lane(Minds(settings), places=1)
    first, second = (table_named(tables, "random", None) for _ in range(2))
    served = []
    for _ in range(2):
        for table in (first, second):
            lane.wait(table, 0)
            lane.wait(table, 1)
    while (turn := lane.next()) is not None:
        served.append((turn[0].id, turn[1]))
        lane.done(served[-1])

    assert [name for name, _ in served] == [first.id, second.id, first.id, second.id]
    assert len(set(served)) == 4


def test_no_more_decisions_are_thought_about_than_there_are_processes(tables: Tables, settings: Settings) -> None:
    lane = Lane(Minds(settings), places=2)
    several = [table_named(tables, "random", None) for _ in range(3)]
    for table in several:
        lane.wait(table, 0)

    first, second = lane.next(), lane.next()

    assert first is not None
    assert second is not None
    assert lane.next() is None
    lane.wait(first[0], 0)
    lane.done((second[0].id, 0))
    third = lane.next()
    assert third is not None
    assert third[0].id == several[2].id


def test_twenty_tables_of_bots_do_not_keep_a_person_waiting(
    tables: Tables, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Minds, "ask", lambda minds, question: asked.append(question.bot) or _Never())
    bots = BotPlayers(tables, tables._store, settings)
    bots.start()
    try:
        for _ in range(20):
            table_named(tables, "baron", "baron")
        until(lambda: asked == ["baron"])

        table_named(tables, "steward", None)

        until(lambda: asked == ["baron", "steward"])
        assert bots.waiting == 19
    finally:
        bots.close()


class _Never:
    """An answer that does not come."""

    def add_done_callback(self, call: Callable[[object], None]) -> None:
        pass


def test_a_table_of_bots_that_nobody_looks_at_sleeps_until_somebody_does(tables: Tables, settings: Settings) -> None:
    looked_at: set[str] = set()
    bots = BotPlayers(tables, tables._store, settings, looked_at.__contains__)
    bots.start()
    try:
        new = tables.create(TWO, BOTS, seed=4)
        until(lambda: new.table_id in bots._asleep)
        assert tables.open(new.table_id).sequence == 0

        looked_at.add(new.table_id)
        bots.looked(new.table_id)

        until(lambda: tables.open(new.table_id).sequence > 3)
    finally:
        bots.close()


def test_a_look_lasts_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("kingdom.web.looks.time.monotonic", lambda: now[0])
    looks = Looks(Hub())

    assert not looks("table")
    looks.look("table")
    assert looks("table")
    now[0] = AWAKE_SECONDS + 1
    assert not looks("table")


def test_whoever_is_let_in_at_a_table_looks_at_it(tables: Tables) -> None:
    seen: list[str] = []
    tables.lookers.append(seen.append)
    new = tables.create(TWO, BOTS)

    tables.viewer(new.table_id, new.spectator_token)

    assert seen == [new.table_id] * 2, "who opened it, and who was let in"
