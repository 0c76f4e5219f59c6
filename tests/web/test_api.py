"""The interface for programs: each operation, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.content import load
from kingdom.game.serial import view_data
from tests.kit.serving import Chair, good, open_table, refused, serving, settings_for, tables_of

OPTIONS = {"players": 2, "modules": ["menace"], "menaces": ["frost_giants", "giant_rats"]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path)) as client:
        yield client


def play_one(chairs: list[Chair], number: int) -> bool:
    """Whoever may decide does the first thing that can be done; whether there was somebody."""
    for chair in chairs[:-1]:
        view = chair.view()
        if view["view"]["options"]:
            good(chair.act(view["view"]["options"][0], client_id=f"c{number}", seen_version=view["version"]))
            return True
    return False


# --- opening and joining


def test_a_table_is_opened_with_tokens_for_its_seats(client: TestClient) -> None:
    opened = good(client.post("/api/tables", json={"options": OPTIONS, "seats": [{"name": "Cleo"}, {}], "seed": 7}))

    assert [(seat["seat"], seat["name"], seat["bot"]) for seat in opened["seats"]] == [
        (0, "Cleo", None),
        (1, "Bob", None),
    ]
    tokens = {opened["spectator_token"], *(seat["token"] for seat in opened["seats"])}
    assert len(tokens) == 3
    game = tables_of(client).open(opened["table"]).game
    assert game.state == kingdom.new_game(seed=7, **OPTIONS).state


def test_nothing_need_be_said_for_a_game_for_two(client: TestClient) -> None:
    assert len(open_table(client)) == 3


@pytest.mark.parametrize("options", [{"players": 1}, {"scenario": "the_prophecy"}])
def test_alone_there_is_one_seat(client: TestClient, options: dict[str, Any]) -> None:
    assert len(open_table(client, options=options)) == 2


def test_the_seat_of_a_bot_has_no_token(client: TestClient) -> None:
    opened = good(client.post("/api/tables", json={"seats": [{}, {"bot": "random"}]}))

    assert [seat["token"] is None for seat in opened["seats"]] == [False, True]


@pytest.mark.parametrize(
    ("wanted", "code", "sentence"),
    [
        ({"options": {"modules": ["magic"]}}, "configuration", "there is no module “magic”"),
        ({"options": {"scenario": "the_prophecy"}, "seats": [{}, {}]}, "wrong-seats", "the game has 1"),
        ({"options": {"players": 3}}, "invalid", "body.options.players"),
        ({"options": {"colour": "red"}}, "invalid", "body.options.colour: is not a field here"),
        ({"seats": [{"bot": "grandmaster"}, {}]}, "invalid", "there is no bot 'grandmaster'"),
        ({"seats": [{"name": " "}, {}]}, "invalid", "body.seats.0.name"),
        ({"seats": [{"name": "a\nb"}, {}]}, "invalid", "characters that can be seen"),
        ({"seats": [{"name": "x" * 41}, {}]}, "invalid", "at most 40 characters"),
        ({"seed": -1}, "invalid", "body.seed"),
        ({"seed": 2**128}, "invalid", "body.seed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: TestClient, wanted: Any, code: str, sentence: str) -> None:
    error = refused(client.post("/api/tables", json=wanted), 422, code)

    assert sentence in error["message"]
    assert tables_of(client).recent() == []


def test_all_that_is_wrong_is_said_at_once(client: TestClient) -> None:
    wanted = {"options": {"modules": ["magic"], "edition": "third", "side": "C"}}

    assert len(refused(client.post("/api/tables", json=wanted), 422, "configuration")["problems"]) == 3


def test_joining_gives_a_name_and_an_invitation_a_token(client: TestClient) -> None:
    opened = good(client.post("/api/tables", json={"seats": [{}, {"invite": True}]}))
    invitation = Chair(client, opened["table"], 1, opened["seats"][1]["token"])
    assert opened["seats"][1]["invitation"]
    refused(invitation.get(), 403, "not-yours")

    joined = good(invitation.post("/join", {"name": "  Dora "}))

    assert (joined["viewer"], joined["table"]) == (1, opened["table"])
    friend = Chair(client, opened["table"], 1, joined["token"])
    assert friend.view()["seats"][1]["name"] == "Dora"
    refused(invitation.post("/join", {}), 403, "not-yours")
    assert good(friend.post("/join", {})) == joined


def test_a_person_is_invited_if_nothing_else_is_said(client: TestClient) -> None:
    opened = good(client.post("/api/tables", json={"seats": [{}, {"bot": "random"}]}))

    assert [seat["invitation"] for seat in opened["seats"]] == [True, False]
    refused(Chair(client, opened["table"], 0, opened["seats"][0]["token"]).get(), 403, "not-yours")


def test_asking_again_gives_the_same_table_and_the_same_seat(client: TestClient) -> None:
    wanted = {"options": {"players": 2}, "secret": "s" * 32}
    first, again = (good(client.post("/api/tables", json=wanted)) for _ in range(2))
    invitation = Chair(client, first["table"], 1, first["seats"][1]["token"])
    joined = [good(invitation.post("/join", {"name": "Dora", "token": "t" * 40})) for _ in range(2)]

    assert first == again
    assert joined == [{"table": first["table"], "viewer": 1, "token": "t" * 40}] * 2
    refused(client.post("/api/tables", json={**wanted, "options": {"players": 1}}), 409, "client-id-used")
    refused(client.post("/api/tables", json={**wanted, "secret": "short"}), 422, "invalid")


def test_a_spectator_joins_as_one(client: TestClient) -> None:
    *_, spectator = open_table(client)

    assert good(spectator.post("/join", {"name": "Eve"}))["viewer"] is None
    assert [seat["name"] for seat in spectator.view()["seats"]] == ["Ann", "Bob"]


def test_who_leaves_hands_over_to_a_bot_and_may_come_back(client: TestClient) -> None:
    ann, bob, _ = open_table(client)

    assert ann.post("/leave", {"bot": "random"}).status_code == 204
    assert [seat["bot"] for seat in bob.view()["seats"]] == ["random", None]
    good(ann.post("/join", {}))
    assert [seat["bot"] for seat in bob.view()["seats"]] == [None, None]


# --- looking


def test_everybody_sees_their_own_view(client: TestClient) -> None:
    chairs = open_table(client, options=OPTIONS)
    game = tables_of(client).open(chairs[0].table).game

    for chair in chairs:
        shown = chair.view()
        assert shown["view"] == json.loads(json.dumps(view_data(game.view(chair.viewer))))
        assert (shown["viewer"], shown["version"], shown["over"]) == (chair.viewer, 1, False)
    assert [seat["hand"] is None for seat in chairs[1].view()["view"]["seats"]] == [False, True]
    assert [seat["hand"] for seat in chairs[2].view()["view"]["seats"]] == [None, None]


def test_options_are_those_of_the_seat(client: TestClient) -> None:
    ann, bob, spectator = open_table(client, options={"players": 2})

    assert len(good(ann.get("/options"))["options"]) == 448
    assert good(bob.get("/options"))["options"] == []
    refused(spectator.get("/options"), 403, "not-yours")


def test_one_may_ask_why_not(client: TestClient) -> None:
    ann, bob, _ = open_table(client)

    assert good(ann.get("/why", params={"action": good(ann.get("/options"))["options"][0]})) == {
        "legal": True,
        "error": None,
    }
    why = good(bob.get("/why", params={"action": "select left"}))
    assert (why["legal"], why["error"]["clause"]) == (False, "CHO-2")
    refused(ann.get("/why"), 422, "invalid")


def test_facts_are_told_since_a_version_or_from_the_start(client: TestClient) -> None:
    chairs = open_table(client, options=OPTIONS)
    ann = chairs[0]
    first = good(ann.get("/facts"))
    assert (first["version"], first["whole"]) == (1, True)
    play_one(chairs, 0)

    then = good(ann.get("/facts", params={"since": 1}))

    assert (then["version"], then["whole"]) == (2, False)
    assert first["facts"] + then["facts"] == good(ann.get("/facts"))["facts"]
    assert good(ann.get("/facts", params={"since": 2}))["facts"] == []
    assert good(ann.get("/facts", params={"since": 99}))["whole"]


# --- acting


def test_a_whole_game_is_played_by_programs_and_its_record_is_for_all_of_them(client: TestClient) -> None:
    chairs = open_table(client, options=OPTIONS)
    for chair in chairs:
        refused(chair.get("/record"), 403, "still-running")

    number = 0
    while play_one(chairs, number):
        number += 1

    records = [good(chair.get("/record")) for chair in chairs]
    assert records[0] == records[1] == records[2]
    replayed = kingdom.replay(kingdom.Record.from_json(json.dumps(records[0])))
    assert replayed.is_over
    assert chairs[0].view()["over"]
    error = refused(chairs[0].act("done", client_id="late"), 409, "illegal")
    assert error["clause"] == "END-1"


def test_a_refusal_has_its_clause_and_its_place_in_the_plan(client: TestClient) -> None:
    ann, bob, spectator = open_table(client)
    first = good(ann.get("/options"))["options"][0]

    assert refused(bob.act("select left", client_id="a"), 409, "illegal")["clause"] == "CHO-2"
    error = refused(ann.act("slate Farm", "place M on alchemy", client_id="b"), 409, "illegal")
    assert error["index"] == 0
    assert error["message"].startswith("action 1 of the plan: ")
    assert refused(ann.act("place M on alchemy", first, first, client_id="e"), 409, "illegal")["clause"] == "GEN-6"
    assert refused(ann.act("dance", client_id="c"), 422, "cannot-parse")["message"].startswith("“dance” is not an")
    refused(spectator.act("done", client_id="d"), 403, "not-yours")
    assert ann.view()["version"] == 1


def test_the_same_request_again_has_the_same_answer(client: TestClient) -> None:
    ann, *_ = open_table(client)
    first = good(ann.get("/options"))["options"]

    done = good(ann.act(first[0], client_id="same", seen_version=1))

    assert good(ann.act(first[0], client_id="same", seen_version=1)) == done
    refused(ann.act(first[1], client_id="same", seen_version=1), 409, "client-id-used")
    refused(ann.act(first[1], client_id="other", seen_version=1), 409, "stale")
    assert ann.view()["version"] == 2


def test_an_action_is_taken_back(client: TestClient) -> None:
    chairs = open_table(client, options={"players": 2})
    ann, bob, _ = chairs
    good(ann.act(good(ann.get("/options"))["options"][0], client_id="offer"))
    before = bob.view()
    good(bob.act("select left", client_id="select"))

    undone = good(bob.post("/undo", {"client_id": "back"}))

    assert undone == {"version": 4, "whole": True, "facts": []}
    assert bob.view()["view"] == before["view"]
    assert refused(bob.post("/undo", {"client_id": "more"}), 409, "illegal")["clause"] == "CON-9"


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

    assert refused(ann.post("/act", data), 422, "invalid")["problems"]


def test_what_is_no_json_is_refused(client: TestClient) -> None:
    ann, *_ = open_table(client)
    headers = {**ann.headers, "Content-Type": "application/json"}

    for body in (b"{", b"\xff\xfe", b"[" * 50_000):
        answer = client.post(f"/api/tables/{ann.table}/act", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
        assert answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("kind", "said"), [({}, "without a Content-Type"), ({"Content-Type": "text/plain"}, "as text/plain")]
)
def test_a_forgotten_content_type_is_said(client: TestClient, kind: dict[str, str], said: str) -> None:
    ann, *_ = open_table(client)
    body = b'{"plan": ["done"], "client_id": "one"}'
    answer = client.post(f"/api/tables/{ann.table}/act", content=body, headers={**ann.headers, **kind})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
    assert answer.json()["error"]["message"] == (
        f"the body was sent {said}: send JSON, with the header Content-Type: application/json"
    )


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
    assert (cards["barracks"]["cost"], cards["barracks"]["bonus"], cards["barracks"]["copies"]) == ("MMM", "SS", 3)
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


# --- tokens


def test_nothing_is_shown_or_done_without_the_right_token(client: TestClient) -> None:
    ann, _, spectator = open_table(client)
    stranger, *_ = open_table(client)
    forged = [
        Chair(client, ann.table, 0, stranger.token),
        Chair(client, ann.table, 0, ann.token[:-1]),
        Chair(client, ann.table, 0, f"{ann.token}A"),
        Chair(client, ann.table, 0, ann.table),
    ]
    for chair in forged:
        for path in ("", "/options", "/facts", "/events", "/record", "/why?action=done"):
            refused(chair.get(path), 403, "not-yours")
        for path, data in (
            ("/act", {"plan": ["done"], "client_id": "a"}),
            ("/undo", {"client_id": "a"}),
            ("/join", {}),
            ("/leave", {}),
        ):
            refused(chair.post(path, data), 403, "not-yours")
    for path in ("", "/options", "/facts", "/events", "/record"):
        refused(client.get(f"/api/tables/{ann.table}{path}"), 401, "no-token")
        refused(client.get(f"/api/tables/{ann.table}{path}", params={"token": ann.token}), 401, "no-token")
        cookie = {"Cookie": f"kingdom-seat-0={ann.token}"}
        refused(client.get(f"/api/tables/{ann.table}{path}", headers=cookie), 401, "no-token")
    for path, data in (("/leave", {}), ("/undo", {"client_id": "a"})):
        refused(spectator.post(path, data), 403, "not-yours")


def test_a_table_that_is_not_there_is_not_found(client: TestClient) -> None:
    ann, *_ = open_table(client)

    refused(Chair(client, "gone", 0, ann.token).get(), 404, "no-such-table")
    for strange in ("a%00b", "caf%C3%A9", "x" * 33, "%F0%9F%8F%B0"):
        refused(Chair(client, strange, 0, ann.token).get(), 404, "no-such-table")
    refused(client.get("/api/castles"), 404, "not-found")
    refused(client.delete("/api/tables"), 405, "not-allowed")


# --- records


def test_a_record_is_uploaded_and_gone_on_with(client: TestClient) -> None:
    game = kingdom.new_game(seed=3, players=2)
    game.play(0, game.options(0)[0])
    record = json.loads(game.record().to_json())

    opened = good(client.post("/api/records", json={"record": record, "seats": [{"name": "Cleo"}, {}]}))

    table = tables_of(client).open(opened["table"])
    assert (table.practice, table.names, table.game.state == game.state) == (True, ("Cleo", "Bob"), True)
    start = good(client.post("/api/records", json={"record": record, "upto": 0}))
    assert tables_of(client).open(start["table"]).sequence == 0


def spoilt() -> dict[str, Any]:
    good_one = json.loads(kingdom.new_game(seed=3, players=2).record().to_json())
    position = json.loads(kingdom.from_position(kingdom.new_game(seed=3).position()).record().to_json())
    players = position["position"]["players"]
    return {
        "nothing": {},
        "another format": {**good_one, "format": 99},
        "another game": {"event": "chess", "moves": ["e4", "e5"]},
        "no actions": {key: value for key, value in good_one.items() if key != "actions"},
        "actions of the wrong shape": {**good_one, "actions": [{"seat": 0}]},
        "an illegal action": {**good_one, "actions": [[1, "select left"]]},
        "a seat that is not there": {**good_one, "actions": [[7, "select left"]]},
        "an action that cannot be read": {**good_one, "actions": [[0, "checkmate"]]},
        "too many actions": {**good_one, "actions": [[0, "undo"]] * 6000},
        "no seed": {**good_one, "seed": None},
        "a seed that is a word": {**good_one, "seed": "seven"},
        "other rules": {**good_one, "rules": "0"},
        "other cards": {**good_one, "content": {"name": "other", "hash": "0" * 64}},
        "content of the wrong shape": {**good_one, "content": []},
        "a configuration that is a list": {**good_one, "configuration": []},
        "a configuration of the wrong shape": {**good_one, "configuration": {"players": [], "modules": 7}},
        "unknown options": {**good_one, "configuration": {"colour": "red"}},
        "a position that is a number": {**position, "position": 7},
        "a position without players": {**position, "position": {**position["position"], "players": 7}},
        "a position with strange players": {**position, "position": {**position["position"], "players": [7, None]}},
        "a position with unknown cards": {
            **position,
            "position": {**position["position"], "players": [{**players[0], "hand": ["Joker", 7, None]}, players[1]]},
        },
        "nested too deep": {**good_one, "position": json.loads("[" * 400 + "]" * 400)},
    }


@pytest.mark.parametrize("name", spoilt())
def test_a_spoilt_record_is_refused_in_a_sentence(client: TestClient, name: str) -> None:
    answer = client.post("/api/records", json={"record": spoilt()[name]})

    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] in ("record", "configuration", "invalid")
    assert tables_of(client).recent() == []


# --- the description


def test_the_interface_describes_itself(client: TestClient) -> None:
    description = good(client.get("/api/openapi.json"))

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
                *("company", "say", "take-back", "resign"),
            )
        ),
    }
    for path, operations in description["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            assert operation["description"], path
            assert operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorBody")


@pytest.mark.parametrize(
    ("language", "begins"),
    [("fr, en;q=0.5", "envoyez le jeton"), ("it", "invia il token"), ("de", "send the token")],
)
def test_what_is_wrong_is_said_in_the_language_that_is_asked_for(
    client: TestClient, language: str, begins: str
) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": language}).json()

    assert answer["error"]["message"].startswith(begins)
    assert answer["error"]["reasons"][0]["id"] == "no-token"
