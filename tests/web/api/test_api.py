"""The interface for programs: each operation, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.bots.registry import known
from kingdom.core.reasons import Reason, reason_from, why
from kingdom.game.serial import view_data
from tests.kit.local_server import (
    Chair,
    data_of,
    error_of,
    local_server,
    open_table,
    play_one_action,
    settings_for,
    tables_of,
)
from tests.kit.refusals import reason_at

OPTIONS = {"players": 2, "modules": ["menace"], "menaces": ["frost_giants", "giant_rats"]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


# --- opening and joining


def test_a_table_is_opened_with_tokens_for_its_seats(client: TestClient) -> None:
    opened = data_of(client.post("/api/tables", json={"options": OPTIONS, "seats": [{"name": "Cleo"}, {}], "seed": 7}))

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
def test_in_solo_games_there_is_one_seat(client: TestClient, options: dict[str, Any]) -> None:
    assert len(open_table(client, options=options)) == 2


def test_the_seat_of_a_bot_has_no_token(client: TestClient) -> None:
    opened = data_of(client.post("/api/tables", json={"seats": [{}, {"bot": "random"}]}))

    assert [seat["token"] is None for seat in opened["seats"]] == [False, True]


@pytest.mark.parametrize(
    ("wanted", "code", "reason"),
    [
        (
            {"options": {"modules": ["magic"]}},
            "configuration",
            why("module", given="magic", modules=("menace", "advisors", "quest")).under("SET-5"),
        ),
        (
            {"options": {"scenario": "the_prophecy"}, "seats": [{}, {}]},
            "wrong-seats",
            why("wrong-seats", count=2, players=1),
        ),
        (
            {"options": {"players": 3}},
            "invalid",
            reason_at("body.options.players", why("field-one-of", given="1 or 2")),
        ),
        ({"options": {"colour": "red"}}, "invalid", reason_at("body.options.colour", why("field-unknown"))),
        (
            {"seats": [{"bot": "grandmaster"}, {}]},
            "invalid",
            reason_at("body.seats.0.bot", why("no-bot", given="'grandmaster'", names=tuple(known()))),
        ),
        (
            {"seats": [{"name": " "}, {}]},
            "invalid",
            reason_at("body.seats.0.name", why("field-letters-least", least=1)),
        ),
        ({"seats": [{"name": "a\nb"}, {}]}, "invalid", reason_at("body.seats.0.name", why("name-unprintable"))),
        (
            {"seats": [{"name": "x" * 41}, {}]},
            "invalid",
            reason_at("body.seats.0.name", why("field-letters-most", most=40)),
        ),
        ({"seed": -1}, "invalid", reason_at("body.seed", why("field-least", least=0))),
        ({"seed": 2**128}, "invalid", reason_at("body.seed", why("field-most", most=2**128 - 1))),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: TestClient, wanted: Any, code: str, reason: Reason) -> None:
    error = error_of(client.post("/api/tables", json=wanted), 422, code)

    assert list(map(reason_from, error["reasons"])) == [reason]
    assert tables_of(client).recent() == []


def test_all_that_is_wrong_is_said_at_once(client: TestClient) -> None:
    wanted = {"options": {"modules": ["magic"], "edition": "third", "side": "C"}}

    assert len(error_of(client.post("/api/tables", json=wanted), 422, "configuration")["problems"]) == 3


def test_joining_gives_a_name_and_an_invitation_a_token(client: TestClient) -> None:
    opened = data_of(client.post("/api/tables", json={"seats": [{}, {"invite": True}]}))
    invitation = Chair(client, opened["table"], 1, opened["seats"][1]["token"])
    assert opened["seats"][1]["invitation"]
    error_of(invitation.get(), 403, "not-yours")

    joined = data_of(invitation.post("/join", {"name": "  Dora "}))

    assert (joined["viewer"], joined["table"]) == (1, opened["table"])
    friend = Chair(client, opened["table"], 1, joined["token"])
    assert friend.view()["seats"][1]["name"] == "Dora"
    error_of(invitation.post("/join", {}), 403, "not-yours")
    assert data_of(friend.post("/join", {})) == joined


def test_a_person_is_invited_if_nothing_else_is_said(client: TestClient) -> None:
    opened = data_of(client.post("/api/tables", json={"seats": [{}, {"bot": "random"}]}))

    assert [seat["invitation"] for seat in opened["seats"]] == [True, False]
    error_of(Chair(client, opened["table"], 0, opened["seats"][0]["token"]).get(), 403, "not-yours")


def test_asking_again_gives_the_same_table_and_the_same_seat(client: TestClient) -> None:
    wanted = {"options": {"players": 2}, "secret": "s" * 32}
    first, again = (data_of(client.post("/api/tables", json=wanted)) for _ in range(2))
    invitation = Chair(client, first["table"], 1, first["seats"][1]["token"])
    joined = [data_of(invitation.post("/join", {"name": "Dora", "token": "t" * 40})) for _ in range(2)]

    assert first == again
    assert joined == [{"table": first["table"], "viewer": 1, "token": "t" * 40}] * 2
    error_of(client.post("/api/tables", json={**wanted, "options": {"players": 1}}), 409, "client-id-used")
    error_of(client.post("/api/tables", json={**wanted, "secret": "short"}), 422, "invalid")


def test_a_spectator_joins_as_one(client: TestClient) -> None:
    *_, spectator = open_table(client)

    assert data_of(spectator.post("/join", {"name": "Eve"}))["viewer"] is None
    assert [seat["name"] for seat in spectator.view()["seats"]] == ["Ann", "Bob"]


def test_whoever_leaves_hands_over_to_a_bot_and_may_come_back(client: TestClient) -> None:
    ann, bob, _ = open_table(client)

    assert ann.post("/leave", {"bot": "random"}).status_code == 204
    assert [seat["bot"] for seat in bob.view()["seats"]] == ["random", None]
    data_of(ann.post("/join", {}))
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

    assert len(data_of(ann.get("/options"))["options"]) == 448
    assert data_of(bob.get("/options"))["options"] == []
    error_of(spectator.get("/options"), 403, "not-yours")


def test_one_may_ask_why_not(client: TestClient) -> None:
    ann, bob, _ = open_table(client)

    assert data_of(ann.get("/why", params={"action": data_of(ann.get("/options"))["options"][0]})) == {
        "legal": True,
        "error": None,
    }
    why = data_of(bob.get("/why", params={"action": "select left"}))
    assert (why["legal"], why["error"]["clause"]) == (False, "CHO-2")
    error_of(ann.get("/why"), 422, "invalid")


def test_facts_are_told_since_a_version_or_from_the_start(client: TestClient) -> None:
    chairs = open_table(client, options=OPTIONS)
    ann = chairs[0]
    first = data_of(ann.get("/facts"))
    assert (first["version"], first["whole"]) == (1, True)
    play_one_action(chairs, 0)

    then = data_of(ann.get("/facts", params={"since": 1}))

    assert (then["version"], then["whole"]) == (2, False)
    assert first["facts"] + then["facts"] == data_of(ann.get("/facts"))["facts"]
    assert data_of(ann.get("/facts", params={"since": 2}))["facts"] == []
    assert data_of(ann.get("/facts", params={"since": 99}))["whole"]


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
            error_of(chair.get(path), 403, "not-yours")
        for path, data in (
            ("/act", {"plan": ["done"], "client_id": "a"}),
            ("/undo", {"client_id": "a"}),
            ("/join", {}),
            ("/leave", {}),
        ):
            error_of(chair.post(path, data), 403, "not-yours")
    for path in ("", "/options", "/facts", "/events", "/record"):
        error_of(client.get(f"/api/tables/{ann.table}{path}"), 401, "no-token")
        error_of(client.get(f"/api/tables/{ann.table}{path}", params={"token": ann.token}), 401, "no-token")
        cookie = {"Cookie": f"kingdom-seat-0={ann.token}"}
        error_of(client.get(f"/api/tables/{ann.table}{path}", headers=cookie), 401, "no-token")
    for path, data in (("/leave", {}), ("/undo", {"client_id": "a"})):
        error_of(spectator.post(path, data), 403, "not-yours")


def test_a_table_that_is_not_there_is_not_found(client: TestClient) -> None:
    ann, *_ = open_table(client)

    error_of(Chair(client, "gone", 0, ann.token).get(), 404, "no-such-table")
    for strange in ("a%00b", "caf%C3%A9", "x" * 33, "%F0%9F%8F%B0"):
        error_of(Chair(client, strange, 0, ann.token).get(), 404, "no-such-table")
    error_of(client.get("/api/castles"), 404, "not-found")
    error_of(client.delete("/api/tables"), 405, "not-allowed")


# --- what a query may say


def test_a_query_that_an_operation_does_not_have_is_refused_by_every_one(client: TestClient) -> None:
    ann, *_ = open_table(client)
    stranger = reason_at("query.colour", why("field-unknown"))
    for path, methods in client.app.openapi()["paths"].items():  # type: ignore[attr-defined]
        for method in methods:
            where = f"{path.replace('{table_id}', ann.table)}?colour=red"
            error = error_of(client.request(method, where, headers=ann.headers, json={}), 422, "invalid")
            assert [reason_from(reason) for reason in error["reasons"]] == [stranger], (method, path)


def test_what_an_operation_does_ask_for_is_heeded_and_all_that_is_strange_is_named(client: TestClient) -> None:
    ann, *_ = open_table(client)

    data_of(ann.get("/facts?since=0"))
    error = error_of(ann.get("/facts?since=0&sinze=1&SINCE=2"), 422, "invalid")

    strange = [reason_at(f"query.{name}", why("field-unknown")) for name in ("sinze", "SINCE")]
    assert list(map(reason_from, error["reasons"])) == strange


def test_an_act_that_is_in_order_but_for_its_query_is_not_done(client: TestClient) -> None:
    ann, *_ = open_table(client)
    before = ann.view()
    data = {"plan": before["view"]["options"][:1], "client_id": "one"}

    error_of(client.post(f"/api/tables/{ann.table}/act?view=true", json=data, headers=ann.headers), 422, "invalid")

    assert ann.view() == before


def test_links_to_pages_may_have_gathered_queries_on_their_way(client: TestClient) -> None:
    for path in ("/", "/games", "/rules", "/cards", "/api"):
        answer = client.get(f"{path}?utm_source=friend&fbclid=1", headers={"Accept": "text/html"})
        assert answer.status_code == 200, path
