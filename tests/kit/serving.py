"""The server in a test: its application, and clients that sit at its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from kingdom.web.app import create_app
from kingdom.web.service import Tables
from kingdom.web.settings import Settings
from tests.kit.databases import new_database

ADDRESS = "http://127.0.0.1"


def settings_for(folder: Path, **changed: Any) -> Settings:
    """Settings for the server of one test: by default its own file, no limits and no bots."""
    quiet = Settings(reads_per_second=0, writes_per_second=0, tables_per_minute=0, bot_processes=0)
    return replace(quiet, **{"database": new_database("sqlite", folder), **changed})


@contextmanager
def serving(settings: Settings) -> Iterator[TestClient]:
    """A client of a server that runs for the length of the context."""
    with TestClient(create_app(settings), base_url=ADDRESS, raise_server_exceptions=True) as client:
        yield client


def another(client: TestClient, **wanted: Any) -> TestClient:
    """Another browser at the server that a client talks to, with no cookies if none are named.

    It uses the server's event loop; otherwise each request would start a new one.
    """
    browser = TestClient(client.app, **{"base_url": ADDRESS, **wanted})
    browser.portal = client.portal
    return browser


def tables_of(client: TestClient) -> Tables:
    """The tables of the server that a client talks to."""
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return tables


@dataclass(frozen=True)
class Chair:
    """Somebody at a table who talks JSON: a seat, or a spectator."""

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
        return good(self.get())


def good(response: Response) -> Any:
    """The data of a response, which must not be an error."""
    assert response.status_code in (200, 201), response.text
    return response.json()


def refused(response: Response, status: int, code: str) -> dict[str, Any]:
    """The error of a response, which must be this one."""
    data = response.json()
    assert (response.status_code, data.get("error", {}).get("code")) == (status, code), response.text
    error: dict[str, Any] = data["error"]
    assert list(data) == ["error"]
    assert error["message"]
    return error


def open_table(client: TestClient, **wanted: Any) -> list[Chair]:
    """A new table: a chair for each seat of a person, and one for a spectator at the end."""
    opened = good(client.post("/api/tables", json=wanted))
    chairs = [seated(client, opened["table"], seat) for seat in opened["seats"] if seat["token"]]
    return [*chairs, Chair(client, opened["table"], None, opened["spectator_token"])]


def seated(client: TestClient, table: str, seat: dict[str, Any]) -> Chair:
    """Somebody at a seat, who has taken the invitation if it is one."""
    chair = Chair(client, table, seat["seat"], seat["token"])
    return replace(chair, token=good(chair.post("/join", {}))["token"]) if seat["invitation"] else chair


def play_one(chairs: list[Chair], number: int) -> bool:
    """Whoever may decide takes the first option; returns whether there was somebody. The spectator is last."""
    for chair in chairs[:-1]:
        view = chair.view()
        if view["view"]["options"]:
            good(chair.act(view["view"]["options"][0], client_id=f"c{number}", seen_version=view["version"]))
            return True
    return False


def events_in(text: str) -> list[tuple[int, Any]]:
    """The server-sent events in a text: id and data."""
    found: list[tuple[int, Any]] = []
    for block in text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line and not line.startswith(":"))
        if "data" in fields:
            found.append((int(fields["id"]), json.loads(fields["data"])))
    return found
