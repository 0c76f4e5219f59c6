"""A server within a test, and clients at its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from kingdom.web.app import create_app
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from tests.kit.databases import new_database

ADDRESS = "http://127.0.0.1"


def settings_for(folder: Path, **changed: Any) -> ServerSettings:
    """Settings for the server of one test: by default its own file, no limits and no bots."""
    quiet = ServerSettings(
        reads_per_second=0,
        writes_per_second=0,
        tables_per_minute=0,
        words_per_minute=0,
        questions_per_minute=0,
        bot_processes=0,
    )
    return replace(quiet, **{"database": new_database("sqlite", folder), **changed})


@contextmanager
def local_server(settings: ServerSettings) -> Iterator[TestClient]:
    """Run a server within this context; yields a client."""
    with TestClient(create_app(settings), base_url=ADDRESS, raise_server_exceptions=True) as client:
        yield client


def another_browser(client: TestClient, **wanted: Any) -> TestClient:
    """Another browser at the server of a client, by default without cookies.

    It uses the server's event loop; otherwise each request would start a new one.
    """
    browser = TestClient(client.app, **{"base_url": ADDRESS, **wanted})
    browser.portal = client.portal
    return browser


def tables_of(client: TestClient) -> Tables:
    """The tables of a client's server."""
    tables: Tables = client.app.state.services.tables  # type: ignore[attr-defined]
    return tables


@dataclass(frozen=True)
class Chair:
    """A program at a table: in a seat, or as a spectator."""

    client: TestClient
    table: str
    viewer: int | None
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str = "", **words: Any) -> Response:
        return self.client.get(f"/api/tables/{self.table}{path}", headers=self.headers, **words)

    def post(self, path: str, data: Any) -> Response:
        return self.client.post(f"/api/tables/{self.table}{path}", headers=self.headers, json=data)

    def act(self, *plan: str, client_id: str, **more: Any) -> Response:
        return self.post("/act", {"plan": list(plan), "client_id": client_id, **more})

    def view(self) -> dict[str, Any]:
        return data_of(self.get())


def data_of(response: Response) -> Any:
    """The data of a response, which must not be an error."""
    assert response.status_code in (200, 201), response.text
    return response.json()


def error_of(response: Response, status: int, code: str) -> dict[str, Any]:
    """The error of a response, which must be this one."""
    data = response.json()
    assert (response.status_code, data.get("error", {}).get("code")) == (status, code), response.text
    error: dict[str, Any] = data["error"]
    assert list(data) == ["error"]
    assert error["message"]
    return error


def open_table(client: TestClient, **wanted: Any) -> list[Chair]:
    """Open a table; returns a chair for each seat of a person, and one for a spectator at the end."""
    opened = data_of(client.post("/api/tables", json=wanted))
    chairs = [take_seat(client, opened["table"], seat) for seat in opened["seats"] if seat["token"]]
    return [*chairs, Chair(client, opened["table"], None, opened["spectator_token"])]


def take_seat(client: TestClient, table: str, seat: dict[str, Any]) -> Chair:
    """A chair for a seat; accepts the invitation if there is one."""
    chair = Chair(client, table, seat["seat"], seat["token"])
    return replace(chair, token=data_of(chair.post("/join", {}))["token"]) if seat["invitation"] else chair


def play_one_action(chairs: list[Chair], number: int) -> bool:
    """Let the first chair that may decide take its first option; returns False if there is none."""
    for chair in chairs[:-1]:
        view = chair.view()
        if view["view"]["options"]:
            data_of(chair.act(view["view"]["options"][0], client_id=f"c{number}", seen_version=view["version"]))
            return True
    return False
