"""Bots share their processes fairly, people come first, and what nobody looks at sleeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom.content import load
from kingdom.store import SeatRow, Store
from kingdom.web.live.hub import Hub
from kingdom.web.live.watchers import AWAKE_SECONDS, Watchers
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.tables import Tables
from kingdom.web.workers.bots import BotRunner
from kingdom.web.workers.lanes import BOTS, PEOPLE, lanes
from tests.kit.databases import new_database
from tests.kit.tables import TWO
from tests.kit.work import Stage
from tests.web.workers.test_bots import BOTS as TWO_BOTS


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(database=new_database("sqlite", tmp_path), bot_processes=1)


@pytest.fixture
def tables(settings: ServerSettings) -> Iterator[Tables]:
    store = Store(settings.database_url)
    yield Tables(store, load(None))
    store.close()


def table_named(tables: Tables, *bots: str | None) -> TableSnapshot:
    return tables.open(tables.create(TWO, [SeatRow("Somebody", bot) for bot in bots], seed=4).table_id)


@pytest.fixture
def stage(settings: ServerSettings) -> Stage:
    return Stage(*lanes(settings))


def test_tables_take_turns_however_many_decisions_one_of_them_owes(
    tables: Tables, settings: ServerSettings, stage: Stage
) -> None:
    bots = BotRunner(tables, tables._store, settings, stage, lambda _: True)
    names = {table_named(tables, "random", "random").id: name for name in ("first", "second")}
    bots.start()
    for _ in range(10):
        stage.do(stage.running[0])

    assert [names[ticket.job.owner] for ticket in stage.begun[:10]] == ["first", "second"] * 5
    bots.close()


def test_twenty_tables_of_bots_do_not_keep_a_person_waiting(
    tables: Tables, settings: ServerSettings, stage: Stage
) -> None:
    bots = BotRunner(tables, tables._store, settings, stage)
    bots.start()
    for _ in range(20):
        table_named(tables, "baron", "baron")
    assert [ticket.job.lane for ticket in stage.begun] == [BOTS]

    table_named(tables, "steward", None)

    assert [ticket.job.lane for ticket in stage.begun] == [BOTS, PEOPLE]
    assert bots.waiting == 19
    bots.close()


def test_a_table_of_bots_that_nobody_looks_at_sleeps_until_somebody_does(
    tables: Tables, settings: ServerSettings, stage: Stage
) -> None:
    looked_at: set[str] = set()
    bots = BotRunner(tables, tables._store, settings, stage, looked_at.__contains__)
    bots.start()
    new = tables.create(TWO, TWO_BOTS, seed=4)
    assert stage.begun == []

    looked_at.add(new.table_id)
    bots.looked(new.table_id)

    assert [ticket.job.owner for ticket in stage.begun] == [new.table_id]
    bots.close()


def test_a_look_lasts_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("kingdom.web.live.watchers.time.monotonic", lambda: now[0])
    looks = Watchers(Hub())

    assert not looks("table")
    looks.look("table")
    assert looks("table")
    now[0] = AWAKE_SECONDS + 1
    assert not looks("table")


def test_whoever_is_let_in_at_a_table_looks_at_it(tables: Tables) -> None:
    seen: list[str] = []
    tables.lookers.append(seen.append)
    new = tables.create(TWO, TWO_BOTS)

    tables.viewer(new.table_id, new.spectator_token)

    assert seen == [new.table_id] * 2, "who opened it, and who was let in"
