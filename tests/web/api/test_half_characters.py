"""Half a character, such as "\\ud800" in JSON, can be neither kept nor shown: it is refused wherever it is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom
from tests.kit.local_server import Chair, error_of, local_server, open_table, settings_for

HALF = "\ud800"
HTML = {"Accept": "text/html"}
JSON = {"Content-Type": "application/json"}
BODIES: list[tuple[str, Any]] = [
    (
        "/api/tables",
        {"options": {"edition": "second", "modules": ["menace"]}, "seats": [{"name": "Ann"}, {"bot": "x"}]},
    ),
    ("/api/tables", {"secret": "x" * 32}),
    ("/act", {"plan": ["done"], "client_id": "one"}),
    ("/undo", {"client_id": "one"}),
    ("/resign", {"client_id": "one"}),
    ("/join", {"name": "Ann", "token": "x" * 32}),
    ("/leave", {"bot": "steward"}),
    ("/say", {"words": "Good luck"}),
    ("/take-back", {"what": "ask"}),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as client:
        yield client


@pytest.fixture(scope="module")
def chair(client: TestClient) -> Chair:
    return open_table(client)[0]


def halved(data: Any) -> Iterator[Any]:
    """The same with half a character: in each text in turn, in the name of each field, and in a field of its own."""
    if isinstance(data, str):
        yield data + HALF
    elif isinstance(data, dict):
        yield {**data, HALF: 1}
        for key, value in data.items():
            yield {**{other: one for other, one in data.items() if other != key}, key + HALF: value}
            yield from ({**data, key: other} for other in halved(value))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from ([*data[:at], other, *data[at + 1 :]] for other in halved(value))


@pytest.mark.parametrize(("path", "body"), BODIES, ids=[f"{path} {next(iter(body))}" for path, body in BODIES])
def test_half_a_character_is_refused_in_every_field_of_every_request(
    client: TestClient, chair: Chair, path: str, body: Any
) -> None:
    address = path if path.startswith("/api") else f"/api/tables/{chair.table}{path}"
    for wrong in halved(body):
        for sent in (
            json.dumps(wrong).encode(),
            json.dumps(wrong, ensure_ascii=False).encode("utf-8", "surrogatepass"),
        ):
            answer = client.post(address, content=sent, headers={**chair.headers, **JSON})
            error = error_of(answer, 422, "invalid")
            assert "surrogate" in error["message"] or "not a field" in error["message"], wrong


def test_half_a_character_is_refused_anywhere_in_a_record_that_is_uploaded(client: TestClient) -> None:
    game = kingdom.new_game(seed=1)
    game.play(0, game.options(0)[0])
    record = {**json.loads(game.record().to_json()), "names": ["Ann"], "played": "today", "event": "here"}
    for wrong in halved(record):
        sent = json.dumps({"record": wrong})
        error = error_of(client.post("/api/records", content=sent, headers=JSON), 422, "record")
        assert "surrogate" in error["message"] or "format" in error["message"], wrong
        file = {"record": ("game.json", json.dumps(wrong).encode())}
        assert client.post("/records", files=file, headers=HTML).status_code == 422


@pytest.mark.parametrize(
    ("path", "field"),
    [("/tables", "name"), ("/challenges", "name"), ("/language", "back"), ("/say", "words"), ("/act", "do")],
)
def test_half_a_character_is_refused_in_a_form(client: TestClient, chair: Chair, path: str, field: str) -> None:
    """A browser cannot send one; a program can, in an encoding of its choice."""
    address = f"/t/{chair.table}{path}" if path in ("/say", "/act") else path
    part = f'--b\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n\\ud800\r\n--b--\r\n'
    kind = {"Content-Type": "multipart/form-data; boundary=b; charset=unicode-escape"}

    error = error_of(client.post(address, content=part.encode(), headers=kind), 422, "invalid")
    assert "surrogate" in error["message"]
    assert client.post(address, content=part.encode(), headers={**kind, **HTML}).status_code == 422
