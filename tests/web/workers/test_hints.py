"""Hints that take a while keep nobody else waiting: not the bots that play, and not whoever else asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kingdom.bots.advice import Advice
from kingdom.content import load
from kingdom.store import SeatRow, Store
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from kingdom.web.workers import hints as hinting
from kingdom.web.workers.bots import BotRunner
from kingdom.web.workers.hints import MOST, PER_ADDRESS, Hints
from kingdom.web.workers.lanes import HINTS, PEOPLE, lanes
from tests.kit.databases import new_database
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import page
from tests.kit.tables import TWO
from tests.kit.work import Stage
from tests.web.workers.test_bots import until

HOME, AWAY = "192.0.2.1", "192.0.2.2"
SOMETHING = Advice((), ())
SEEDS = count(1)


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(database=new_database("sqlite", tmp_path), bot_processes=1)


@pytest.fixture
def tables(settings: ServerSettings) -> Iterator[Tables]:
    store = Store(settings.database_url)
    yield Tables(store, load(None))
    store.close()


@pytest.fixture
def stage(settings: ServerSettings) -> Stage:
    return Stage(*lanes(settings))


@pytest.fixture
def hints(stage: Stage, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Hints:
    monkeypatch.setattr(hinting, "PATIENCE", 0.001)
    return Hints(stage, tables)


def begun(stage: Stage, tables: Tables, *names: str) -> bool:
    """Whether hints for these tables have begun, in this order."""
    views = [ticket.job.arguments[0] for ticket in stage.begun]
    return views == [tables.open(name).game.view(0) for name in names]


def end(stage: Stage) -> None:
    stage.end(stage.running[0], SOMETHING)


Asking = Callable[[str, str, str], Advice | None]


@pytest.fixture
def ask(hints: Hints, tables: Tables) -> Asking:
    """Ask for a hint at a table, from a browser at an address."""
    return lambda table, browser, address: hints.of(tables.open(table), 0, "regent", browser=browser, address=address)


def opened(tables: Tables) -> str:
    """A table, with a deal of its own."""
    return tables.create(TWO, [SeatRow("Ann"), SeatRow("Bran", "steward")], seed=next(SEEDS)).table_id


def act(tables: Tables, table: str) -> None:
    game = tables.open(table).game
    tables.act(table, 0, [game.text(game.options(0)[0])], "act")


def test_a_hint_is_worked_out_once_and_cached_until_somebody_comes_back(
    tables: Tables, stage: Stage, ask: Asking
) -> None:
    table = opened(tables)

    assert [ask(table, "one", HOME), ask(table, "two", AWAY)] == [None, None]
    end(stage)

    assert [ask(table, "one", HOME), ask(table, "two", AWAY)] == [SOMETHING] * 2
    assert begun(stage, tables, table)


def test_a_second_address_gets_its_hint_after_at_most_one_of_a_flood(tables: Tables, stage: Stage, ask: Asking) -> None:
    flood = [opened(tables) for _ in range(40)]
    for number, table in enumerate(flood):
        ask(table, f"browser {number}", HOME)
    other = opened(tables)
    ask(other, "a guest", AWAY)

    end(stage)

    assert begun(stage, tables, flood[0], other)


def test_an_address_has_four_open_hints_however_many_it_asks_for(tables: Tables, stage: Stage, ask: Asking) -> None:
    flood = [opened(tables) for _ in range(10)]
    for number, table in enumerate(flood):
        ask(table, f"browser {number}", HOME)
    for _ in range(PER_ADDRESS):
        end(stage)

    assert ask(flood[3], "browser 3", HOME) is SOMETHING
    assert begun(stage, tables, *flood[:PER_ADDRESS])
    ask(flood[-1], "browser 9", HOME)
    assert begun(stage, tables, *flood[:PER_ADDRESS], flood[-1]), "when those are there, it may ask for more"


def test_a_browser_has_one_open_hint(tables: Tables, stage: Stage, ask: Asking) -> None:
    """One that has begun goes on, one that waits gives way to the next that the browser asks for."""
    first, second, third, fourth = (opened(tables) for _ in range(4))
    ask(first, "one", HOME)
    ask(second, "one", HOME)
    ask(second, "two", HOME)
    ask(third, "two", HOME)

    end(stage)

    assert begun(stage, tables, first, third)
    ask(fourth, "one", HOME)
    end(stage)
    assert begun(stage, tables, first, third, fourth)


def test_a_waiting_hint_is_dropped_when_the_table_moves_on(tables: Tables, stage: Stage, ask: Asking) -> None:
    first, second, third = (opened(tables) for _ in range(3))
    ask(first, "one", HOME)
    ask(second, "two", HOME)
    ask(third, "three", HOME)
    act(tables, second)

    end(stage)

    assert begun(stage, tables, first, third)


def test_acting_does_not_stop_a_hint_that_has_begun_nor_begin_another(
    tables: Tables, stage: Stage, ask: Asking
) -> None:
    """Stopping it would mean a new process for each act of a visitor."""
    table, other = opened(tables), opened(tables)
    ask(table, "one", HOME)
    before = stage.begun[0].job.arguments[0]
    act(tables, table)
    assert ask(table, "one", HOME) is None
    ask(other, "two", AWAY)
    assert len(stage.begun) == 1

    end(stage)

    views = [ticket.job.arguments[0] for ticket in stage.begun]
    assert views == [before, tables.open(other).game.view(0)]


def test_only_one_request_is_held_up_for_a_hint(
    tables: Tables, stage: Stage, ask: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests wait in threads, and there are not many of those."""
    monkeypatch.setattr(hinting, "PATIENCE", 600.0)
    table = opened(tables)
    with ThreadPoolExecutor(1) as another:
        held_up = another.submit(ask, table, "one", HOME)
        until(lambda: bool(stage.begun))

        assert [ask(table, "one", HOME) for _ in range(40)] == [None] * 40

        assert not held_up.done()
        end(stage)
        assert held_up.result() is SOMETHING


def test_hints_are_not_cached_without_end(tables: Tables, stage: Stage, hints: Hints, ask: Asking) -> None:
    for _ in range(MOST + 5):
        table = opened(tables)
        ask(table, "one", HOME)
        end(stage)
        assert ask(table, "one", HOME) is SOMETHING

    assert len(hints._asked) == MOST


def test_a_hint_that_fails_can_be_asked_for_again(tables: Tables, stage: Stage, ask: Asking) -> None:
    table = opened(tables)
    ask(table, "one", HOME)
    stage.fail(stage.begun[0], ZeroDivisionError("it thought too hard"))

    assert ask(table, "one", HOME) is None
    assert ask(table, "one", HOME) is None
    assert len(stage.begun) == 2


def test_a_bot_that_plays_begins_before_the_hints_of_a_flood(
    tables: Tables, settings: ServerSettings, stage: Stage, hints: Hints, ask: Asking
) -> None:
    bots = BotRunner(tables, tables._store, settings, stage)
    bots.start()
    for number in range(40):
        ask(opened(tables), str(number), HOME)
    assert [ticket.job.lane for ticket in stage.begun] == [HINTS]

    tables.create(TWO, [SeatRow("Rook", "steward"), SeatRow("Ann")])

    assert [ticket.job.lane for ticket in stage.begun] == [HINTS, PEOPLE]
    bots.close()


def test_a_page_asks_in_the_name_of_its_browser_and_address(tmp_path: Path) -> None:
    """The baron's hints take a second as well, which a request must not spend in the server itself."""
    asked: list[Any] = []
    with local_server(settings_for(tmp_path, bot_processes=1)) as client:
        new = tables_of(client).create({"players": 1}, [SeatRow("Ann")], seed=4)
        client.cookies.set("kingdom-seat-0", new.seat_tokens[0] or "", path=f"/t/{new.table_id}")
        client.cookies.set("kingdom-browser", "mine")
        client.app.state.services.hints.of = lambda *words, **more: asked.append((*words[1:], more))  # type: ignore[attr-defined]

        leaf = page(client, f"/t/{new.table_id}/hint?bot=baron")

    assert asked == [(0, "baron", {"browser": "mine", "address": "testclient"})]
    assert leaf.one(test="thinks")
