"""The interface for programs: records brought to it, its description, and the language of its errors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import kingdom
from tests.kit.broken_records import broken_records
from tests.kit.local_server import data_of, local_server, settings_for, tables_of

EARLIER = Path(__file__).resolve().parents[1] / "records" / "rules-2" / "two.json"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


# --- records


def test_a_record_is_uploaded_and_gone_on_with(client: TestClient) -> None:
    game = kingdom.new_game(seed=3, players=2)
    game.play(0, game.options(0)[0])
    record = json.loads(game.record().to_json())

    opened = data_of(client.post("/api/records", json={"record": record, "seats": [{"name": "Cleo"}, {}]}))

    table = tables_of(client).open(opened["table"])
    assert (table.practice, table.names, table.game.state == game.state) == (True, ("Cleo", "Bob"), True)
    start = data_of(client.post("/api/records", json={"record": record, "upto": 0}))
    assert tables_of(client).open(start["table"]).sequence == 0


@pytest.mark.parametrize("name", broken_records())
def test_a_spoilt_record_is_refused_in_a_sentence(client: TestClient, name: str) -> None:
    answer = client.post("/api/records", json={"record": broken_records()[name]})

    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] in ("record", "configuration", "invalid")
    assert tables_of(client).recent() == []


# --- the description


def test_the_interface_describes_itself(client: TestClient) -> None:
    description = data_of(client.get("/api/openapi.json"))

    assert description["openapi"].startswith("3.1")
    assert set(description["paths"]) == {
        "/api/tables",
        "/api/records",
        "/api/cards",
        "/api/tables/{table_id}",
        *(
            f"/api/tables/{{table_id}}/{name}"
            for name in (
                *("join", "leave", "options", "why", "facts", "events", "record", "act", "undo"),
                *("company", "say", "take-back", "resign", "finish"),
            )
        ),
    }
    for path, operations in description["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            assert operation["description"], path
            assert operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorBody")


@pytest.mark.parametrize("language", ["fr, en;q=0.5", "it", "xx"])
def test_what_is_wrong_with_a_request_is_said_to_programs_in_english(client: TestClient, language: str) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": language}).json()

    assert answer["error"]["message"].startswith("send the token")
    assert answer["error"]["reasons"][0]["id"] == "no-token"
