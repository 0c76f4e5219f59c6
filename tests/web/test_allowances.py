"""What a visitor may have is counted where it is done, whichever page or operation leads there, and by network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

import kingdom
import kingdom.web
from kingdom.lessons import lessons
from kingdom.store import SeatRow
from kingdom.web.allowances import Costly, allowances_of, asked_by, counted_as
from kingdom.web.errors import TooMany
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from tests.kit.friends import friends
from tests.kit.local_server import (
    ADDRESS,
    another_browser,
    data_of,
    error_of,
    local_server,
    open_table,
    settings_for,
    tables_of,
)
from tests.kit.tables import TWO

PEOPLE = [SeatRow("Ann"), SeatRow("Bran")]


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.web.server.guard.monotonic", lambda: 100.0)  # however long the requests take


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server at which an address may open one table."""
    with local_server(settings_for(tmp_path, tables_per_minute=1)) as client:
        yield client


def sat_at(client: TestClient, *, bot: str | None = None, options: dict[str, object] = TWO) -> str:
    """A finished game, at which the client has the first seat. Opened by nobody, so it does not count."""
    tables = tables_of(client)
    seats = [SeatRow("Ann")] if options.get("players") == 1 else [SeatRow("Ann"), SeatRow("Bran", bot)]
    new = tables.create(options, seats)
    client.app.state.services.chat.resign(new.table_id, 0, "enough")  # type: ignore[attr-defined]
    client.cookies.set("kingdom-seat-0", new.seat_tokens[0] or "", path=f"/t/{new.table_id}")
    return new.table_id


def post(client: TestClient, path: str, data: dict[str, object] | None = None) -> Response:
    return client.post(path, data=data or {}, follow_redirects=False)


def upload(client: TestClient) -> Response:
    record = kingdom.new_game(seed=1, **TWO).record().to_json()
    return client.post("/records", files={"record": ("game.json", record.encode())}, follow_redirects=False)


def send(client: TestClient) -> Response:
    return client.post("/api/records", json={"record": json.loads(kingdom.new_game(seed=1, **TWO).record().to_json())})


def today(client: TestClient) -> Response:
    day = client.get("/deals/today", follow_redirects=False).headers["location"]
    return post(another_browser(client), day)


WAYS: dict[str, Callable[[TestClient], Response]] = {
    "a new game": lambda client: post(client, "/tables", {"mode": "solo"}),
    "a quick game": lambda client: post(client, "/tables", {"quick": "alone"}),
    "a record": upload,
    "a program": lambda client: client.post("/api/tables", json={}),
    "a record by a program": send,
    "a puzzle": lambda client: post(client, "/puzzles/1/play"),
    "a lesson": lambda client: post(client, f"/learn/{lessons()[0].key}"),
    "a replay": lambda client: post(client, f"/t/{sat_at(client)}/from", {"step": "0"}),
    "a rematch": lambda client: post(client, f"/t/{sat_at(client)}/rematch"),
    "a challenge": lambda client: post(client, "/challenges", {"mode": "solo"}),
    "a game as a challenge": lambda client: post(client, f"/t/{sat_at(client, options={'players': 1})}/challenge"),
    "the deal of the day": today,
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_open_a_table_counts_as_one(client: TestClient, way: str) -> None:
    assert WAYS[way](client).status_code in (201, 303), "one may be opened"

    answers = [WAYS[way](client), WAYS["a program"](client)]

    assert [answer.status_code for answer in answers] == [429, 429]
    assert int(answers[0].headers["Retry-After"]) > 1
    error_of(answers[1], 429, "too-many")


def test_a_new_way_to_open_a_table_counts_as_well(tmp_path: Path) -> None:
    """Tables are made at one place, which counts them. Beside it only `kingdom tables import` writes to the store."""
    web = Path(kingdom.web.__file__).parent
    writing = [path.name for path in web.rglob("*.py") if re.search(r"store\.create\(", path.read_text("utf-8"))]
    assert sorted(writing) == ["export.py", "tables.py"]

    with local_server(settings_for(tmp_path)) as client:
        tables: Tables = tables_of(client)
        record = kingdom.new_game(seed=1, **TWO).record()
        for make in (lambda: tables.create(TWO, PEOPLE), lambda: tables.create_from(record, PEOPLE)):
            with asked_by("somebody", 0.0, allowances_of(ServerSettings(tables_per_minute=1))):
                make()
                with pytest.raises(TooMany):
                    make()


def test_words_have_an_allowance_of_their_own(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path, words_per_minute=2)) as client:
        chair, other, _ = open_table(client)
        said = [chair.post("/say", {"words": "Hurry up"}).status_code for _ in range(3)]
        assert said == [200, 200, 429]
        error_of(other.post("/say", {"words": "No"}), 429, "too-many")
        view = chair.view()
        data_of(chair.act(view["view"]["options"][0], client_id="one"))

        clara, _ = friends(client)
        assert post(clara.client, f"/t/{clara.table}/say", {"seat": "0", "words": "Hurry up"}).status_code == 429


def test_requests_to_take_back_have_an_allowance_of_their_own(tmp_path: Path) -> None:
    """Also where they are granted at once: each of them replays a part of the game."""
    with local_server(settings_for(tmp_path, questions_per_minute=2)) as client:
        ann, bob, _ = open_table(client)
        data_of(ann.act(ann.view()["view"]["options"][0], client_id="offer"))
        statuses = []
        for _ in range(3):
            answer = ann.post("/take-back", {"what": "ask"})
            statuses.append(answer.status_code)
            if answer.status_code == 200:
                data_of(ann.post("/take-back", {"what": "withdraw", "asked": answer.json()["asked"]["id"]}))
        assert statuses == [200, 200, 429]
        data_of(bob.post("/say", {"words": "Never mind"}))

        alone, *_ = open_table(client, options={"players": 1})
        data_of(alone.act(alone.view()["view"]["options"][0], client_id="one"))
        tables_of(client)
        while (answer := alone.post("/take-back", {"what": "ask"})).status_code == 409:
            data_of(alone.act(alone.view()["view"]["options"][0], client_id=f"c{alone.view()['version']}"))
        error_of(answer, 429, "too-many")


def test_whether_the_server_is_ready_can_be_asked_as_often_as_anything_else(tmp_path: Path) -> None:
    """It asks the database; whether the server lives needs nothing and is always answered."""
    with local_server(settings_for(tmp_path, reads_per_second=0.1)) as client:
        assert [client.get("/health/ready").status_code for _ in range(3)] == [200, 429, 429]
        assert [client.get("/health/live").status_code for _ in range(3)] == [200, 200, 200]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "somewhere", False),
    ],
)
def test_addresses_count_by_network_where_one_visitor_has_a_whole_one(one: str, other: str, same: bool) -> None:
    assert (counted_as(one) == counted_as(other)) == same


def test_a_whole_network_has_one_allowance(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, reads_per_second=0.1, writes_per_second=0.2, tables_per_minute=1)
    with local_server(settings) as client:

        def at(address: str) -> TestClient:
            visitor = TestClient(client.app, base_url=ADDRESS, client=(address, 1))
            visitor.portal = client.portal
            return visitor

        assert [at(f"2001:db8:0:{number}::1").get("/help").status_code for number in (1, 2)] == [200, 200]
        assert at("2001:db8:0:1:2:3:4:5").get("/help").status_code == 429
        assert at("2001:db8:0:3::1").post("/api/tables", json={}).status_code == 201
        assert at("2001:db8:0:3::2").post("/api/tables", json={}).status_code == 429


def test_what_nobody_asked_for_by_a_request_is_not_counted(tmp_path: Path) -> None:
    assert Costly.TABLE in allowances_of(ServerSettings())
    with local_server(settings_for(tmp_path, tables_per_minute=1)) as client:
        for _ in range(3):
            tables_of(client).create(TWO, PEOPLE)
