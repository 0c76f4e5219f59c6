"""The application as a whole: nothing holds up the loop, errors are told to people and to programs, all is let go."""

from __future__ import annotations

import inspect
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from kingdom.core.reasons import why
from kingdom.web.app import create_app
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from kingdom.words import Words
from tests.kit.local_server import error_of, local_server, open_table, settings_for
from tests.kit.servers import PATIENCE, running

STREAMS = {"/t/{table_id}/events", "/api/tables/{table_id}/events"}
"""What waits in the loop instead of a thread, since it waits for ever."""
UPLOAD = "/records"
"""What reads a file in the loop, and opens the table in a thread."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def test_whatever_waits_for_the_disk_does_so_in_a_thread() -> None:
    routes = [route for route, _ in create_app().state.routes.rows if isinstance(route, Route)]
    in_the_loop = {route.path for route in routes if inspect.iscoroutinefunction(inspect.unwrap(route.endpoint))}

    assert {"/api/tables/{table_id}/act", "/api/tables", "/t/{table_id}", *STREAMS} <= {route.path for route in routes}
    assert in_the_loop == {*STREAMS, "/health/live", UPLOAD}


def test_a_slow_request_holds_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()
    go_on = threading.Event()
    really = Tables.act

    def slow(*words: Any, **more: Any) -> Any:
        begun.set()
        assert go_on.wait(4 * PATIENCE)
        return really(*words, **more)

    with running(settings_for(tmp_path)) as address, httpx2.Client(base_url=address, timeout=PATIENCE) as client:
        ann, *_ = open_table(client)
        first = ann.get("/options").json()["options"][0]
        monkeypatch.setattr(Tables, "act", slow)
        # Whoever asks for the view besides goes by the operation; the express lane waits for no thread.
        slow_one = Thread(target=lambda: ann.act(first, client_id="slow", view=True))
        slow_one.start()
        try:
            assert begun.wait(PATIENCE)
            with httpx2.Client(base_url=address, timeout=PATIENCE) as other:
                for _ in range(5):
                    assert other.get("/api/openapi.json").status_code == 200
            assert slow_one.is_alive()
        finally:
            go_on.set()
            slow_one.join()


def test_errors_are_json_for_programs_and_a_page_for_people(client: TestClient) -> None:
    error_of(client.get("/nowhere"), 404, "not-found")
    error_of(client.get("/api/nowhere", headers={"Accept": "text/html"}), 404, "not-found")
    page = client.get("/nowhere", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert page.headers["Content-Type"].startswith("text/html")
    assert client.get("/t/gone", headers={"Accept": "text/html"}).status_code == 404
    assert client.get("/t/a%00b", headers={"Accept": "text/html"}).status_code == 404


def test_what_the_framework_refuses_is_told_in_the_language_of_whoever_asks(client: TestClient) -> None:
    french = {"Accept-Language": "fr"}

    nothing = error_of(client.get("/api/nowhere", headers=french), 404, "not-found")
    wrong_way = error_of(client.put("/api/cards", headers=french), 405, "not-allowed")

    assert (nothing["reasons"], nothing["message"]) == (
        [why("nothing-there").to_data()], Words("fr").t("fault-nothing-there"),
    )  # fmt: skip
    assert (wrong_way["reasons"], wrong_way["message"]) == (
        [why("method-not-allowed", given="PUT").to_data()], Words("fr").t("fault-method-not-allowed", given="PUT"),
    )  # fmt: skip


def test_everything_is_let_go_when_the_server_stops(tmp_path: Path) -> None:
    before = {thread.name for thread in threading.enumerate()}
    with local_server(settings_for(tmp_path, bot_processes=1)) as client:
        open_table(client)
        assert any(thread.name.startswith("kingdom") for thread in threading.enumerate())

    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        left = {thread.name for thread in threading.enumerate() if thread.name.startswith("kingdom")}
        if not left - before:
            return
        time.sleep(0.05)
    raise AssertionError(left)


def test_two_applications_in_one_process_have_nothing_in_common(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path)) as one, local_server(settings_for(tmp_path)) as other:
        ann, *_ = open_table(one)
        error_of(other.get(f"/api/tables/{ann.table}", headers=ann.headers), 404, "no-such-table")
        assert one.get(f"/api/tables/{ann.table}", headers=ann.headers).status_code == 200


def test_the_settings_of_a_server_are_for_your_own_machine_by_default() -> None:
    usual = ServerSettings()

    assert set(usual.hosts) == {"127.0.0.1", "localhost", "[::1]"}
    assert not usual.local
    assert usual.writes_per_second > 0
    assert usual.database_url.startswith("sqlite:///")


def test_the_interface_for_programs_is_described_where_it_begins(client: TestClient) -> None:
    described = client.get("/api").json()

    assert described["openapi"].startswith("3.")
    assert set(described["paths"]) >= {"/api/tables", "/api/records", "/api/tables/{table_id}/act"}
