"""What people do at a table besides playing, by the interface for programs: the same rules as on the pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.web.tables.tables import SeatRow
from tests.kit.local_server import local_server, settings_for, tables_of


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


class Table:
    """A table, and who asks about it with which token."""

    def __init__(self, client: TestClient, *seats: SeatRow) -> None:
        self.client = client
        new = tables_of(client).create({"players": len(seats)}, list(seats))
        self.id = new.table_id
        self.tokens = [*new.seat_tokens, new.spectator_token]

    def ask(self, who: int, path: str, body: dict[str, Any] | None = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"}
        address = f"/api/tables/{self.id}/{path}"
        answer = self.client.post(address, headers=headers, json=body) if body is not None else None
        answer = answer or self.client.get(address, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def offer(self) -> None:
        """The first seat offers something, so that the turn has passed and undo would not do."""
        plan = [self.ask(0, "options")["options"][0]]
        self.ask(0, "act", {"plan": plan, "client_id": "offer"})


@pytest.fixture
def friends(client: TestClient) -> Table:
    return Table(client, SeatRow("Clara"), SeatRow("Dora"))


def test_words_are_heard_by_the_opponent_and_by_no_spectator(friends: Table) -> None:
    friends.ask(0, "say", {"words": "  Good luck  "})

    (said,) = friends.ask(1, "company")["words"]

    assert (said["seat"], said["kind"], said["text"]) == (0, "says", "Good luck")
    assert friends.ask(2, "company", status=403)["error"]["code"] == "not-yours"
    friends.ask(2, "say", {"words": "Hello"}, 403)
    friends.ask(0, "say", {"words": " "}, 422)
    friends.ask(0, "say", {"words": "x" * 201}, 422)


def test_whoever_resigns_has_lost_at_once_and_only_once(friends: Table) -> None:
    first = friends.ask(1, "resign", {"client_id": "enough"})

    assert any(fact["event"] == "GameEnded" for fact in first["facts"])
    assert friends.ask(1, "resign", {"client_id": "enough"}) == first, "sent twice, it is done once"
    assert friends.client.get(
        f"/api/tables/{friends.id}", headers={"Authorization": f"Bearer {friends.tokens[0]}"}
    ).json()["over"]
    friends.ask(0, "resign", {"client_id": "me-too"}, 409)


def test_what_undo_cannot_take_back_is_taken_back_if_the_opponent_agrees(friends: Table) -> None:
    assert not friends.ask(0, "company")["may_ask"]
    friends.offer()
    assert friends.ask(0, "company")["may_ask"]

    asked = friends.ask(0, "take-back", {"what": "ask"})["asked"]
    friends.ask(0, "take-back", {"what": "agree", "asked": asked["id"]}, 409)
    friends.ask(1, "take-back", {"what": "agree", "asked": asked["id"] + 1}, 409)
    answered = friends.ask(1, "take-back", {"what": "agree", "asked": asked["id"]})

    assert answered["asked"] is None
    assert [one["kind"] for one in answered["words"]] == ["asks", "agrees"]
    table = tables_of(friends.client).open(friends.id)
    assert table.practice
    assert tuple(table.waiting) == (0,)


def test_whoever_declines_or_withdraws_leaves_everything_as_it_is(friends: Table) -> None:
    friends.offer()
    steps = len(tables_of(friends.client).open(friends.id).game.steps)
    for who, what in ((1, "decline"), (0, "withdraw")):
        asked = friends.ask(0, "take-back", {"what": "ask"})["asked"]
        assert friends.ask(who, "take-back", {"what": what, "asked": asked["id"]})["asked"] is None
    assert len(tables_of(friends.client).open(friends.id).game.steps) == steps


def test_in_solo_games_there_is_nobody_to_talk_to(client: TestClient) -> None:
    alone = Table(client, SeatRow("Clara"))

    assert alone.ask(0, "say", {"words": "Hello"}, 409)["error"]["code"] == "nothing-asked"
    company = alone.ask(0, "company")
    assert company["seats"] == [{"seat": 0, "state": None}]
    assert company["words"] == []
