"""A database that is locked, full, restarted or silent: people are told so, nothing is lost, and all goes on after."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from types import SimpleNamespace

import httpx2
import pytest
from sqlalchemy.exc import OperationalError

from kingdom.core.reasons import why
from kingdom.store import Store, StoreError, Unavailable, database, writing
from kingdom.store.faults import Pulse, passes
from kingdom.web.tables import locks
from kingdom.web.tables.tables import Tables
from tests.kit.databases import Cluster, own_server
from tests.kit.local_server import Chair, data_of, error_of, local_server, open_table, settings_for, tables_of
from tests.kit.refusals import refusal
from tests.kit.servers import PATIENCE, listen_to, running
from tests.kit.tables import PEOPLE, TWO, tables_of_another_process

PROMISED = 5.0
"""Seconds within which a request is answered, whatever the database does."""


@pytest.fixture
def server() -> Iterator[Cluster]:
    """A PostgreSQL server that a test may stop."""
    cluster = own_server()
    yield cluster
    cluster.thaw()
    cluster.stop()


def first_action(chair: Chair) -> str:
    return str(chair.view()["view"]["options"][0])


# --- what passes, and what does not


def broken(code: int) -> OperationalError:
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode = code  # type: ignore[misc]
    return OperationalError("SELECT 1", {}, error)


@pytest.mark.parametrize("code", [5, 6, 13, 10, 261, 778])
def test_a_file_that_is_locked_or_full_will_not_be_so_for_ever(code: int) -> None:
    assert passes(broken(code))


def test_a_mistake_of_ours_is_not_a_fault_that_passes() -> None:
    assert not passes(broken(1))
    assert not passes(ValueError("nonsense"))


def test_while_the_database_is_away_one_asks_and_the_others_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("kingdom.store.faults.time.monotonic", lambda: now[0])
    pulse = Pulse(remembers=True)
    with pytest.raises(Unavailable), pulse():
        raise broken(5)

    with refusal(Unavailable, why("database-away")), pulse():
        pytest.fail("nobody should ask so soon")
    now[0] += 2
    with pulse(), pytest.raises(Unavailable), pulse():
        pytest.fail("somebody asks already")

    assert not pulse.lost
    with pulse():
        pass


def test_a_locked_file_says_nothing_about_the_next_request() -> None:
    pulse = Pulse(remembers=False)
    with pytest.raises(Unavailable), pulse():
        raise broken(5)

    with pulse():
        pass


# --- SQLite


def test_a_locked_file_is_busy_and_the_same_request_succeeds_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kingdom.store.database.WAIT_SECONDS", 0)
    settings = settings_for(tmp_path)
    with local_server(settings) as client:
        ann, *_ = open_table(client, options={"players": 2})
        action = first_action(ann)
        other = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        caplog.clear()

        answer = ann.act(action, client_id="one")

        error_of(answer, 503, "busy")
        assert int(answer.headers["retry-after"]) > 0
        assert [record.exc_info for record in caplog.records] == [None]
        other.execute("ROLLBACK")
        other.close()
        data_of(ann.act(action, client_id="one"))


def test_whoever_waits_behind_others_for_a_locked_file_does_not_wait_for_the_next_attempt_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One attempt takes three seconds, and everybody is promised an answer within five."""
    assert database.WAIT_SECONDS < writing.LONGEST_WAIT < 2 * database.WAIT_SECONDS
    assert locks.LOCK_SECONDS + writing.LONGEST_WAIT < PROMISED
    monkeypatch.setattr(database, "WAIT_SECONDS", 600)
    monkeypatch.setattr(writing, "LONGEST_WAIT", 0.01)
    settings = settings_for(tmp_path)
    with local_server(settings) as client:
        other = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        answers = [client.post("/api/tables", json={}) for _ in range(2)]

        assert [error_of(answer, 503, "busy")["reasons"][0]["id"] for answer in answers] == ["disk-too-slow"] * 2
        other.execute("ROLLBACK")
        other.close()


def test_whoever_waits_behind_others_at_a_table_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them may wait for the database, and then it would be the sum of all."""
    monkeypatch.setattr(locks, "LOCK_SECONDS", 0.01)
    with local_server(settings_for(tmp_path)) as client:
        ann, *_ = open_table(client, options={"players": 2})
        action = first_action(ann)

        with tables_of(client)._locks.of(ann.table):
            answer = ann.act(action, client_id="one")
            error_of(answer, 503, "busy")
            assert int(answer.headers["retry-after"]) > 0

        data_of(ann.act(action, client_id="one"))


def test_a_full_disk_is_busy_and_reading_goes_on(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path)) as client:
        ann, *_ = open_table(client, options={"players": 2})
        action = first_action(ann)
        # As if the disk had no more room for it than it takes now.
        tables_of(client)._store._writer.write(lambda writing: writing.exec_driver_sql("PRAGMA max_page_count = 1"))

        for _ in range(200):
            answer = client.post("/api/tables", json={"options": {"players": 2}})
            if answer.status_code != 201:
                break

        error_of(answer, 503, "busy")
        assert action == first_action(ann)


# --- PostgreSQL


def test_everybody_who_waits_hears_what_was_written_while_nobody_could_call(server: Cluster, tmp_path: Path) -> None:
    database = server.new_database()
    with running(settings_for(tmp_path, database=database)) as address:
        client = httpx2.Client(base_url=address, timeout=PATIENCE)
        ann, *_ = open_table(client, options={"players": 2})  # type: ignore[arg-type]
        seen = ann.view()
        listener = listen_to(address, ann, since=seen["version"])
        server.restart()
        store = patiently(database)

        tables_of_another_process(store).act(ann.table, 0, [seen["view"]["options"][0]], "elsewhere")

        assert listener.next()[1]["version"] > seen["version"]
        listener.close()
        store.close()
        client.close()


def patiently(database: str) -> Store:
    """A store in a database that may still be starting."""
    for _ in range(300):
        try:
            return Store(database)
        except StoreError:
            continue
    raise AssertionError("the database did not come back")


def test_a_store_says_that_any_table_may_have_changed_when_it_can_listen_again(server: Cluster) -> None:
    from queue import Queue

    store = Store(server.new_database())
    heard: Queue[str | None] = Queue()
    store.watch(heard.put)
    try:
        assert heard.get(timeout=PATIENCE) is None
        server.restart()
        assert heard.get(timeout=PATIENCE) is None
    finally:
        store.close()


def test_a_server_that_stands_still_is_busy_and_goes_on_where_it_was(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with local_server(settings_for(tmp_path, database=server.new_database())) as client:
        ann, *_ = open_table(client, options={"players": 2})
        action = first_action(ann)
        server.freeze()
        monkeypatch.setattr("kingdom.store.patient.ANSWER_SECONDS", 0.3)

        error_of(ann.act(action, client_id="one"), 503, "busy")
        assert client.get("/help").status_code == 200
        monkeypatch.setattr("kingdom.store.patient.ANSWER_SECONDS", PATIENCE)
        server.thaw()

        monkeypatch.setattr("kingdom.store.faults.TRY_AGAIN_SECONDS", 0.0)
        deadline = monotonic() + PATIENCE
        while (answer := ann.act(action, client_id="one")).status_code == 503 and monotonic() < deadline:
            pass
        data_of(answer)


def test_pages_without_games_are_there_while_everybody_else_waits(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdom.store.patient.ANSWER_SECONDS", 4 * PATIENCE)
    with running(settings_for(tmp_path, database=server.new_database())) as address:
        client = httpx2.Client(base_url=address, timeout=4 * PATIENCE)
        ann, *_ = open_table(client, options={"players": 2})  # type: ignore[arg-type]
        server.freeze()
        with ThreadPoolExecutor(50) as people:
            asked = [people.submit(ann.get) for _ in range(50)]

            found = [client.get(path).status_code for path in ("/help", "/rules", "/cards", "/health/live")]

            assert found == [200, 200, 200, 200]
            assert not any(one.done() for one in asked)
            server.thaw()
            assert {one.result().status_code for one in asked} == {200}
        client.close()


# --- bots


def test_a_bot_that_owes_a_decision_is_found_whatever_the_clock_says(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only for the tables: whatever else runs in this process goes on by the real clock.
    monkeypatch.setattr("kingdom.web.tables.opening.time", SimpleNamespace(time=lambda: float(2**40)))
    bots = [row.__class__(row.name, "random") for row in PEOPLE]
    new = tables.create(TWO, bots)

    assert store.bots_due(before=1.0) == []
    assert store.bots_due() == [new.table_id]
