"""Strangers: whoever has no key of a table, or the key of another one, sees nothing of it and does nothing there.

Every address below a table is tried, as the application lists them: one that is added is tried from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.web.app import create_app
from kingdom.web.identity import SEAT_COOKIES
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import Chair, another_browser, local_server, open_table, settings_for, tables_of

STREAM = "/events"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


ADDRESSES = [
    (method, route.path)
    for route, _ in create_app().state.routes.rows
    if "{table_id}" in route.path
    for method in sorted(route.methods)
]
"""Method and path of everything that belongs to one table."""


@dataclass(frozen=True)
class Stranger:
    """Somebody with the wrong keys, or with none."""

    client: TestClient
    tokens: tuple[str, ...]

    def ask(self, method: str, path: str, action: str) -> Response:
        """With every key that there is, everywhere that keys are looked for."""
        names = list(SEAT_COOKIES.values())
        cookies = "; ".join(f"{name}={token}" for name, token in zip(names, self.tokens, strict=False))
        headers = {"Cookie": cookies} if cookies else {}
        if path.startswith("/api"):
            bearer = {"Authorization": f"Bearer {self.tokens[0]}"} if self.tokens else {}
            data = {"plan": [action], "client_id": "stranger", "name": "Eve", "bot": "random"}
            data |= {"words": "Let me in"}
            wanted = {"act": ("plan", "client_id"), "undo": ("client_id",), "join": ("name",), "leave": ("bot",)}
            wanted |= {"say": ("words",), "take-back": ("what",), "resign": ("client_id",), "finish": ("what",)}
            data["what"] = "close" if path.endswith("/finish") else "ask"
            fields = wanted.get(path.rpartition("/")[2], ())
            body = {name: data[name] for name in fields} if method == "POST" else None
            query = {"action": action} if path.endswith("/why") else {}
            return self.client.request(method, path, headers=bearer, json=body, params=query)
        form = {"do": action, "client": "stranger", "seat": "0", "name": "Eve"}
        headers["Accept"] = "text/html"
        return self.client.request(method, path, headers=headers, data=form if method == "POST" else None)


def path_of(template: str, chair: Chair, card: str, token: str) -> str:
    path = template.replace("{table_id}", chair.table).replace("{name:path}", card)
    return path.replace("{seat}", "0").replace("{token}", token or "none")


def test_all_pages_and_operations_are_tried() -> None:
    paths = {path for _, path in ADDRESSES}

    assert {"/t/{table_id}", "/t/{table_id}/act", "/t/{table_id}/replay", "/api/tables/{table_id}/facts"} <= paths
    assert len(ADDRESSES) > 25


SEED = 8_675_309


@dataclass(frozen=True)
class Scene:
    """A table with something to see and something to do."""

    client: TestClient
    chairs: list[Chair]

    def tried(self, tokens: tuple[str, ...], templates: list[tuple[str, str]]) -> dict[str, tuple[int, list[str]]]:
        """For each address what somebody with these tokens is answered: the status, and the cards that are named."""
        table = self.chairs[0].table
        game = tables_of(self.client).open(table).game
        rules = game.state.rules
        action = game.text(game.options(0)[0])
        hidden = rules.names[game.state.players[0].hand[0]] if game.state.players[0].hand else rules.names[0]
        cards = {load(None).names(kind.key, language) for kind in game.state.box for language in LANGUAGES}
        browser = another_browser(self.client, base_url=str(self.client.base_url), follow_redirects=False)
        found = {}
        for method, template in templates:
            path = path_of(template, self.chairs[0], hidden, tokens[0] if tokens else "")
            answer = Stranger(browser, tokens).ask(method, path, action)
            # What was asked for may be repeated.
            shown = answer.text.replace(quote(path), "").replace(path, "").replace(action, "")
            secrets = [chair.token for chair in self.chairs if chair.token not in tokens] + [str(SEED)]
            told = [name for name in (*cards, *secrets) if name in shown]
            found[f"{method} {template}"] = (answer.status_code, sorted(told))
        return found


@pytest.fixture
def scene(client: TestClient) -> Scene:
    return Scene(client, open_table(client, options={"players": 2, "modules": ["menace", "advisors"]}, seed=SEED))


@pytest.mark.parametrize("keys", ["none", "of another table", "forged"])
def test_nothing_is_shown_to_a_stranger_and_nothing_done(scene: Scene, keys: str) -> None:
    tokens: tuple[str, ...] = ()
    if keys == "of another table":
        tokens = tuple(chair.token for chair in open_table(scene.client, options={"players": 2}))
    elif keys == "forged":
        tokens = tuple(chair.token[:-1] + ("A" if chair.token[-1] != "A" else "B") for chair in scene.chairs)
    tables, table = tables_of(scene.client), scene.chairs[0].table
    before = tables.open(table)

    found = scene.tried(tokens, ADDRESSES)

    assert {path: told for path, (_, told) in found.items() if told} == {}
    programs = {path: status for path, (status, _) in found.items() if "/api" in path or path.endswith(STREAM)}
    assert set(programs.values()) <= {401, 403}, programs
    assert all(status < 500 for status, _ in found.values())
    after = tables.open(table)
    assert (after.entries, after.row.seats) == (before.entries, before.row.seats)


def test_whoever_has_the_seat_is_shown_cards_by_the_same_addresses(scene: Scene) -> None:
    """Otherwise the test above would find nothing wherever it looked."""
    looking = [(method, path) for method, path in ADDRESSES if method == "GET" and not path.endswith(STREAM)]

    found = scene.tried((scene.chairs[0].token,), looking)

    shown = {path for path, (status, told) in found.items() if status == 200 and told}
    assert {"GET /t/{table_id}", "GET /t/{table_id}/fragment", "GET /api/tables/{table_id}"} <= shown
    acted = scene.tried((scene.chairs[0].token,), [("POST", "/api/tables/{table_id}/act")])
    assert [status for status, _ in acted.values()] == [200]
