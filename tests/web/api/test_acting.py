"""The interface for programs: whole games, requests that are refused or asked again, and what makes no sense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.content import load
from kingdom.core.reasons import Reason, reason_from, why
from tests.kit.local_server import data_of, error_of, local_server, open_table, play_one_action, settings_for

OPTIONS = {"players": 2, "modules": ["menace"], "menaces": ["frost_giants", "giant_rats"]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def test_a_whole_game_is_played_by_programs_and_its_record_is_for_all_of_them(client: TestClient) -> None:
    chairs = open_table(client, options=OPTIONS)
    for chair in chairs:
        error_of(chair.get("/record"), 403, "still-running")

    number = 0
    while play_one_action(chairs, number):
        number += 1

    records = [data_of(chair.get("/record")) for chair in chairs]
    assert records[0] == records[1] == records[2]
    replayed = kingdom.replay(kingdom.Record.from_json(json.dumps(records[0])))
    assert replayed.is_over
    assert chairs[0].view()["over"]
    error = error_of(chairs[0].act("done", client_id="late"), 409, "illegal")
    assert error["clause"] == "END-1"


def test_a_refusal_has_its_clause_and_its_place_in_the_plan(client: TestClient) -> None:
    ann, bob, spectator = open_table(client)
    first = data_of(ann.get("/options"))["options"][0]

    assert error_of(bob.act("select left", client_id="a"), 409, "illegal")["clause"] == "CHO-2"
    error = error_of(ann.act("slate Farm", "place M on alchemy", client_id="b"), 409, "illegal")
    assert error["index"] == 0
    assert [reason["id"] for reason in error["reasons"]] == ["plan-in-planning"]
    assert error_of(ann.act("place M on alchemy", first, first, client_id="e"), 409, "illegal")["clause"] == "GEN-6"
    dance = error_of(ann.act("dance", client_id="c"), 422, "cannot-parse")["reasons"]
    assert [(reason["id"], reason["arguments"]["text"]) for reason in dance] == [("not-an-action", "dance")]
    error_of(spectator.act("done", client_id="d"), 403, "not-yours")
    assert ann.view()["version"] == 1


@pytest.mark.parametrize(
    ("language", "begins"),
    [("fr, en;q=0.5", "on met en Construction"), ("it", "le carte si"), ("xx", "cards are slated")],
)
def test_a_refusal_is_said_in_the_language_that_is_asked_for(client: TestClient, language: str, begins: str) -> None:
    ann, *_ = open_table(client)
    client.headers["Accept-Language"] = language

    assert error_of(ann.act("slate Farm", client_id="a"), 409, "illegal")["message"].startswith(begins)


def test_the_same_request_again_has_the_same_answer(client: TestClient) -> None:
    ann, *_ = open_table(client)
    first = data_of(ann.get("/options"))["options"]

    done = data_of(ann.act(first[0], client_id="same", seen_version=1))

    assert data_of(ann.act(first[0], client_id="same", seen_version=1)) == done
    error_of(ann.act(first[1], client_id="same", seen_version=1), 409, "client-id-used")
    error_of(ann.act(first[1], client_id="other", seen_version=1), 409, "stale")
    assert ann.view()["version"] == 2


def test_an_action_is_taken_back(client: TestClient) -> None:
    chairs = open_table(client, options={"players": 2})
    ann, bob, _ = chairs
    data_of(ann.act(data_of(ann.get("/options"))["options"][0], client_id="offer"))
    before = bob.view()
    data_of(bob.act("select left", client_id="select"))

    undone = data_of(bob.post("/undo", {"client_id": "back"}))

    assert undone == {"version": 4, "whole": True, "facts": []}
    assert bob.view()["view"] == before["view"]
    assert error_of(bob.post("/undo", {"client_id": "more"}), 409, "illegal")["clause"] == "CON-9"


@pytest.mark.parametrize(
    "data",
    [
        {"plan": [], "client_id": "a"},
        {"plan": ["done"] * 65, "client_id": "a"},
        {"plan": [""], "client_id": "a"},
        {"plan": ["x" * 301], "client_id": "a"},
        {"plan": "done", "client_id": "a"},
        {"plan": ["done"]},
        {"plan": ["done"], "client_id": ""},
        {"plan": ["done"], "client_id": "bot:1"},
        {"plan": ["done"], "client_id": "x" * 65},
        {"plan": ["done"], "client_id": "a", "seen_version": -1},
        {"plan": ["done"], "client_id": "a", "seat": 1},
        [],
        None,
    ],
)
def test_what_makes_no_sense_is_refused(client: TestClient, data: Any) -> None:
    ann, *_ = open_table(client)

    assert error_of(ann.post("/act", data), 422, "invalid")["problems"]


def test_what_is_not_json_is_refused(client: TestClient) -> None:
    ann, *_ = open_table(client)
    headers = {**ann.headers, "Content-Type": "application/json"}

    for body in (b"{", b"\xff\xfe", b"[" * 50_000):
        answer = client.post(f"/api/tables/{ann.table}/act", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
        assert answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [({}, why("body-without-type")), ({"Content-Type": "text/plain"}, why("body-of-type", given="text/plain"))],
)
def test_a_forgotten_content_type_is_said(client: TestClient, kind: dict[str, str], reason: Reason) -> None:
    ann, *_ = open_table(client)
    body = b'{"plan": ["done"], "client_id": "one"}'
    answer = client.post(f"/api/tables/{ann.table}/act", content=body, headers={**ann.headers, **kind})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
    assert list(map(reason_from, answer.json()["error"]["reasons"])) == [reason]


def test_acting_answers_with_the_view_if_that_is_asked_for(client: TestClient) -> None:
    ann, *_ = open_table(client)
    option = ann.get("").json()["view"]["options"][0]
    answer = ann.post("/act", {"plan": [option], "client_id": "one", "view": True}).json()

    now = ann.get("").json()
    assert (answer["view"], answer["version"]) == (now["view"], now["version"])
    assert [fact["event"] for fact in answer["facts"]] == ["Offered"]


def test_the_cards_are_told_as_data(client: TestClient) -> None:
    told = client.get("/api/cards").json()
    cards = {card["key"]: card for card in told["cards"]}

    assert told["hash"] == load().hash
    assert len(told["cards"]) == len(load().cards) + 4
    assert (cards["barracks"]["cost"], cards["barracks"]["bonus"], cards["barracks"]["copies"]) == ("MMM", "S", 3)
    assert [card["side"] for card in told["cards"] if card["key"] == "valados"] == ["A", "B"]
    assert cards["great_silversmith"]["ability"]["en"].startswith("At any time")


def test_characters_that_have_no_bytes_do_no_harm(client: TestClient) -> None:
    ann, *_ = open_table(client)
    headers = {**ann.headers, "Content-Type": "application/json"}

    for path, body in (
        (f"/api/tables/{ann.table}/act", b'{"plan": ["slate \\ud800"], "client_id": "a"}'),
        (f"/api/tables/{ann.table}/act", b'{"plan": ["slate \\u0000"], "client_id": "a"}'),
        (f"/api/tables/{ann.table}/join", b'{"name": "\\ud800"}'),
        (f"/api/tables/{ann.table}/join", b'{"name": "\\u0000"}'),
        ("/api/records", b'{"record": {"format": "\\ud800"}}'),
        ("/api/records", b'{"record": {"format": 1, "\\ud800": 1}}'),
    ):
        assert client.post(path, content=body, headers=headers).status_code == 422
