"""A seat that its player has left to a bot still belongs to that player: nobody decides without them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.store import SeatRow, Store
from kingdom.web.live.absence import leave_to_bot
from kingdom.web.tables.export import packed, unpack
from tests.kit.friends import friends
from tests.kit.local_server import (
    Chair,
    another_browser,
    data_of,
    error_of,
    local_server,
    open_table,
    settings_for,
    tables_of,
)
from tests.kit.pages import FormPlayer, page, send


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def left(client: TestClient) -> list[Chair]:
    """Two programs and a spectator; the first has made an offer, the second has left the seat to a bot."""
    chairs = open_table(client, options={"players": 2})
    ann, bob, _ = chairs
    data_of(ann.act(data_of(ann.get("/options"))["options"][0], client_id="offer"))
    assert bob.post("/leave", {}).status_code == 204
    return chairs


def test_nothing_is_taken_back_without_a_player_who_has_left_the_seat_to_a_bot(client: TestClient) -> None:
    ann, bob, _ = left(client)
    before = tables_of(client).open(ann.table).entries

    asked = data_of(ann.post("/take-back", {"what": "ask"}))["asked"]

    assert asked["seat"] == 0
    assert tables_of(client).open(ann.table).entries == before, "it is only asked"
    data_of(bob.post("/take-back", {"what": "agree", "asked": asked["id"]}))
    assert len(tables_of(client).open(ann.table).game.steps) == 0


def test_on_the_page_nothing_is_taken_back_without_a_player_who_has_left_the_seat_to_a_bot(client: TestClient) -> None:
    clara, dora = friends(client)
    tables = tables_of(client)
    game = tables.open(clara.table).game
    tables.act(clara.table, 0, [game.text(game.options(0)[0])], "offer")
    leave_to_bot(tables, clara.table, 1, "steward")
    steps = len(tables.open(clara.table).game.steps)

    send(clara.client, f"/t/{clara.table}/take-back", {"seat": "0", "what": "ask", "asked": ""})

    assert len(tables.open(clara.table).game.steps) == steps
    assert dora.look().all("input", name="asked")


def test_no_table_is_removed_without_a_player_who_has_left_the_seat_to_a_bot(client: TestClient) -> None:
    ann, bob, _ = left(client)
    who = another_browser(client)
    send(who, f"/t/{ann.table}/join/{ann.token}", {})
    page(who, f"/t/{ann.table}/join/{ann.token}")

    send(who, "/progress/remove", {"sure": "yes", "running": "yes"})

    assert bob.view()["table"] == bob.table


def test_no_hints_are_given_while_a_bot_plays_for_a_person(client: TestClient) -> None:
    clara, _ = friends(client)
    leave_to_bot(tables_of(client), clara.table, 1, "steward")

    assert not page(clara.client, f"/t/{clara.table}/hint").all(test="nudge")
    tables_of(client).sit(clara.table, 1, SeatRow("Page", "page"))
    assert page(clara.client, f"/t/{clara.table}/hint").all(test="nudge"), "against a bot they are"


def test_a_game_that_a_player_has_left_to_a_bot_is_for_practice_even_if_they_come_back(client: TestClient) -> None:
    ann, bob, _ = left(client)
    assert ann.view()["practice"]

    data_of(bob.post("/join", {"name": "Bran"}))

    assert ann.view()["practice"]
    assert ann.view()["seats"][1] == {
        "seat": 1,
        "name": "Bran",
        "bot": None,
        "instead_of": None,
        "substitute": "steward",
        "note": "A bot has played for Bran, who was away (Steward).",
    }


def test_a_seat_that_was_always_a_bots_belongs_to_nobody(client: TestClient) -> None:
    ann, _ = open_table(client, options={"players": 2}, seats=[{}, {"bot": "page"}])

    assert (ann.view()["seats"][1]["bot"], ann.view()["seats"][1]["substitute"]) == ("page", None)
    assert tables_of(client).open(ann.table).people == (0,)
    error_of(ann.post("/finish", {"what": "close"}), 409, "nothing-asked")


def test_a_table_that_moves_keeps_whose_seat_a_bot_plays(client: TestClient, tmp_path: Path) -> None:
    ann, _, _ = left(client)
    store: Store = client.app.state.services.tables._store  # type: ignore[attr-defined]
    row = store.table(ann.table)
    assert row is not None
    line = json.dumps(packed(store, row))
    with local_server(settings_for(tmp_path / "other")) as elsewhere:
        there: Store = elsewhere.app.state.services.tables._store  # type: ignore[attr-defined]
        unpack(line, 1, there, load())
        moved = there.table(ann.table)
        assert moved is not None
        assert moved.seats == (SeatRow("Ann"), SeatRow("Bob", "steward", substitute="steward"))


def test_who_waits_on_the_page_sees_the_bot_take_over_and_the_player_come_back(client: TestClient) -> None:
    clara, dora = friends(client)
    player = FormPlayer(clara.client, clara.table)
    leave_to_bot(tables_of(client), clara.table, 1, "steward")
    assert "A bot plays for Dora, who is away (Steward)" in page(player.client, f"/t/{clara.table}/company").main.text

    send(dora.client, f"/t/{dora.table}/return", {"seat": "1"})

    assert "A bot plays for Dora" not in page(player.client, f"/t/{clara.table}/company").main.text
