"""Reading writes nothing, and a finished game is put into words once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.store import SeatRow
from kingdom.web.app import create_app
from kingdom.web.pages.table import closeups as looking
from tests.kit.local_server import ADDRESS, another_browser, local_server, settings_for, tables_of
from tests.kit.pages import FormPlayer, page, send, table_of
from tests.kit.tables import TWO

PEOPLE = [SeatRow("Ann"), SeatRow("Bran")]
NOT_PAGES = {"/t/{table_id}/events", "/api/tables/{table_id}/events"}
"""Streams, which never end. They keep what they tell in memory."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


@pytest.fixture
def written(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was written to the store, by the name of the work."""
    found: list[str] = []
    store = tables_of(client)._store
    write = store._writer.write

    def noted(work: Any) -> Any:
        found.append(work.__qualname__)
        return write(work)

    monkeypatch.setattr(store._writer, "write", noted)
    return found


def sat_at(client: TestClient, *seats: SeatRow, over: bool = False) -> tuple[str, list[str]]:
    """A table at which the client has the first seat, and the tokens of all that can look at it."""
    new = tables_of(client).create(TWO if len(seats) > 1 else {"players": 1}, seats)
    if over:
        client.app.state.services.chat.resign(new.table_id, 0, "enough")  # type: ignore[attr-defined]
    client.cookies.set("kingdom-seat-0", new.seat_tokens[0] or "", path=f"/t/{new.table_id}")
    return new.table_id, [*(token for token in new.seat_tokens if token), new.spectator_token]


def addresses(tables: list[str], tokens: dict[str, list[str]], deal: str) -> Iterator[tuple[str, str]]:
    """Every address that can be read, with everything filled in; and the token to send with it."""
    simple = {"number": "1", "key": "farm", "id": "CHO-4", "mark": "x", "name": "Farm#1", "seat": "1", "deal_id": deal}
    for path in {route.path for route, _ in create_app().state.routes.rows if "GET" in getattr(route, "methods", ())}:
        if path in NOT_PAGES:
            continue
        for table in tables if "{table_id}" in path else [""]:
            for token in tokens[table] if "{token}" in path or path.startswith("/api/tables/{") else [""]:
                filled = path.replace(":path}", "}").replace("{table_id}", table).replace("{token}", token)
                for name, value in simple.items():
                    filled = filled.replace(f"{{{name}}}", value)
                assert "{" not in filled, f"{path}: say what belongs there"
                yield filled.replace("#", "%23"), token


def test_reading_writes_nothing_to_the_store_whatever_is_read(client: TestClient, written: list[str]) -> None:
    tables = [
        sat_at(client, *PEOPLE),
        sat_at(client, *PEOPLE, over=True),
        sat_at(client, SeatRow("Ann"), over=True),
        sat_at(client, SeatRow("Ann"), SeatRow("Page", "page")),
    ]
    lesson = table_of(send(client, "/learn/split", {}))
    challenge = client.post(f"/t/{tables[2][0]}/challenge", follow_redirects=False).headers["location"]
    tokens = {**dict(tables), lesson: ["none"]}
    deal = challenge.rpartition("/")[2]
    client.cookies.set("kingdom-browser", "mine")
    stranger = another_browser(client)
    written.clear()

    read = 0
    for address, token in addresses(list(tokens), tokens, deal):
        headers = {"Accept": "text/html", **({"Authorization": f"Bearer {token}"} if token else {})}
        for browser in (client, stranger):
            answer = browser.get(address, headers=headers, follow_redirects=False)
            assert answer.status_code < 500, address
            read += answer.status_code == 200
            assert not written, f"GET {address} wrote {written}"

    assert read > 100


@pytest.mark.parametrize("seat", [0, None], ids=["a seat", "watching"])
def test_opening_a_link_writes_nothing_and_the_page_then_reports_the_arrival(
    client: TestClient, written: list[str], seat: int | None
) -> None:
    new = tables_of(client).create(TWO, PEOPLE)
    token = new.spectator_token if seat is None else new.seat_tokens[seat]
    guest = another_browser(client)
    written.clear()

    sheet = page(guest, f"/t/{new.table_id}/join/{token}")
    assert table_of(sheet) == new.table_id
    assert not written
    arrived = sheet.one("body").get("data-arrived")
    assert arrived == f"/t/{new.table_id}/arrived"

    assert guest.post(arrived).status_code == 204
    assert [visit.viewers for visit in tables_of(client).known(guest.cookies["kingdom-browser"])] == [(seat,)]
    assert not page(guest, f"/t/{new.table_id}").one("body").get("data-arrived")
    written.clear()
    assert guest.post(arrived).status_code == 204
    assert not written, "it is noted once"


def test_without_a_script_the_first_form_reports_the_arrival(client: TestClient) -> None:
    new = tables_of(client).create(TWO, PEOPLE)
    guest = another_browser(client)
    player = FormPlayer(guest, new.table_id)
    page(guest, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    assert tables_of(client).known(guest.cookies["kingdom-browser"]) == []

    player.do(player.look(), tables_of(client).open(new.table_id).game.text(first_option(client, new.table_id)), 200)

    assert [visit.viewers for visit in tables_of(client).known(guest.cookies["kingdom-browser"])] == [(0,)]


def first_option(client: TestClient, table: str) -> Any:
    return tables_of(client).open(table).game.options(0)[0]


def test_the_link_for_another_device_is_shown_without_writing_and_opens_the_seat(
    client: TestClient, written: list[str]
) -> None:
    table, _ = sat_at(client, *PEOPLE)
    written.clear()

    link = page(client, f"/t/{table}/device").one("input", class_="link").get("value")

    assert not written
    device = another_browser(client)
    assert table_of(page(device, link.removeprefix(ADDRESS))) == table
    assert page(device, f"/t/{table}").deeds == page(client, f"/t/{table}").deeds


def test_the_log_of_a_finished_game_is_put_into_words_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many read it. While a game runs, each viewer has another one."""
    made: list[int | None] = []
    chronicle = looking.chronicle
    monkeypatch.setattr(looking, "chronicle", lambda *words, **more: made.append(1) or chronicle(*words, **more))
    table, _ = sat_at(client, *PEOPLE, over=True)
    stranger = another_browser(client)

    first = page(client, f"/t/{table}/log").main.text
    assert [page(browser, f"/t/{table}/log").main.text for browser in (client, stranger, client)] == [first] * 3
    assert page(client, f"/t/{table}/log?another=address").main.text == first
    assert len(made) == 1

    stranger.cookies.set("kingdom-language", "fr")
    assert page(stranger, f"/t/{table}/log").main.text != first
    tables_of(client).sit(table, 1, SeatRow("Brandon"))
    assert "Brandon" in page(client, f"/t/{table}/log").main.text
    assert len(made) == 3

    running, _ = sat_at(client, *PEOPLE)
    for _ in range(2):
        page(client, f"/t/{running}/log")
    assert len(made) == 5
