"""What a server tells of itself: health, figures for Prometheus, logs. No secret is in any of it."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx2
import pytest

from kingdom.store import Store
from kingdom.web.server.cleanup import Cleanup
from kingdom.web.server.logs import JsonFormatter
from kingdom.web.server.socket import listen
from kingdom.web.tables.tables import Tables
from kingdom.work.inline import Inline
from tests.kit.local_server import local_server, open_table, settings_for, tables_of
from tests.kit.servers import PATIENCE, running
from tests.kit.tables import PEOPLE, TWO


def free_port() -> int:
    listening = listen("127.0.0.1", 0)
    port: int = listening.getsockname()[1]
    listening.close()
    return port


def test_health_is_told_at_two_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(settings_for(tmp_path)) as client:
        assert client.get("/health/live").text == client.get("/health/ready").text == "ok\n"

        monkeypatch.setattr(Store, "answers", lambda store: False)

        assert client.get("/health/live").status_code == 200
        assert client.get("/health/ready").status_code == 503


def test_prometheus_finds_the_figures_at_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with running(settings_for(tmp_path, metrics_port=port)) as address, httpx2.Client(timeout=PATIENCE) as client:
        client.get(f"{address}/help")
        client.get(f"{address}/t/none/join/secret")
        found = client.get(f"http://127.0.0.1:{port}/metrics").text

        assert 'kingdom_requests_total{method="GET",route="/help",status="200"} 1.0' in found
        assert 'route="/t/{table_id}/join/{token}"' in found
        assert "secret" not in found
        for name in ("tables_ready", "streams", "bot_decisions_waiting", "bot_processes", "database_faults_total"):
            assert f"\nkingdom_{name} 0.0" in found
        assert client.get(f"{address}/metrics").status_code == 404


def test_the_access_log_has_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kingdom.access")
    with local_server(settings_for(tmp_path, access_log=True)) as client:
        client.get("/t/table/join/a-secret-token?more=secret")

    (line,) = [record.getMessage() for record in caplog.records if record.name == "kingdom.access"]
    assert "GET /t/table/join/… 404" in line
    assert "secret" not in line


def test_there_is_no_access_log_unless_one_is_wanted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kingdom.access")
    with local_server(settings_for(tmp_path)) as client:
        client.get("/help")

    assert not [record for record in caplog.records if record.name == "kingdom.access"]


def test_a_line_of_the_log_as_json() -> None:
    record = logging.LogRecord("kingdom", logging.ERROR, "", 1, "a %s", ("fault",), None)

    data = json.loads(JsonFormatter().format(record))

    assert (data["level"], data["message"]) == ("error", "a fault")


def test_the_caretaker_removes_what_nobody_has_touched_for_long(tables: Tables, store: Store) -> None:
    old, over, new = (tables.create(TWO, PEOPLE).table_id for _ in range(3))
    with store._engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql(f"UPDATE kingdom_tables SET touched = 1.0 WHERE id IN ('{old}', '{over}')")
        connection.exec_driver_sql(f"UPDATE kingdom_tables SET result = '{{}}' WHERE id = '{over}'")

    assert Cleanup(store, Inline(), 30, keep_finished=True).tidy() == 1
    assert [store.table(name) is not None for name in (old, over, new)] == [False, True, True]
    assert Cleanup(store, Inline(), 30, keep_finished=False).tidy() == 1
    assert store.keys(over) == []
    assert store.table(new) is not None


def test_a_table_that_was_removed_is_gone_for_everybody(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path)) as client:
        ann, *_ = open_table(client, options={"players": 2})
        tables_of(client)._store.archive.remove([ann.table])

        assert ann.get().status_code == 404
