"""The door: hosts, origins, sizes, rates, and what browsers are told they may do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom.web
from kingdom.web.allowances import Allowance
from kingdom.web.server.guard import HEADERS, PART_HEADERS
from kingdom.web.static_files import static
from tests.kit.local_server import Chair, data_of, error_of, local_server, open_table, settings_for


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


# --- headers


def test_every_answer_has_the_headers_also_a_refusal(client: TestClient) -> None:
    chair, *_ = open_table(client)
    answers = [
        chair.get(),
        chair.get("/record"),
        client.get("/api/openapi.json"),
        client.get("/nowhere"),
        client.get("/api/openapi.json", headers={"Host": "evil.example"}),
        client.post("/api/tables", headers={"Origin": "https://evil.example"}),
        client.post("/api/tables", content=b"x" * 70_000),
    ]
    assert [answer.status_code for answer in answers] == [200, 403, 200, 404, 421, 403, 413]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert chair.get().headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("name", ["table/table.css", "table/table.js", "art/farm.svg", "fonts/alegreya-500.woff2"])
def test_a_part_of_a_page_has_only_the_headers_that_concern_it(client: TestClient, name: str) -> None:
    answer = client.get(static(name))

    assert {header: answer.headers[header] for header in PART_HEADERS} == dict(PART_HEADERS)
    assert not {header.lower() for header in HEADERS.keys() - PART_HEADERS.keys()} & answer.headers.keys()
    assert "immutable" in answer.headers["Cache-Control"]


def test_the_policy_lets_nothing_in_from_elsewhere_and_no_script_in_the_page() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert not re.search(r"unsafe|https?:|\*", HEADERS["Content-Security-Policy"])


# --- hosts and origins


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
def test_this_machine_answers_to_its_own_names(client: TestClient, host: str) -> None:
    assert client.get("/api/openapi.json", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil", "", "[", "a b", "[::2]"])
def test_another_name_that_leads_here_is_refused(client: TestClient, host: str) -> None:
    error_of(client.get("/api/openapi.json", headers={"Host": host}), 421, "wrong-host")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
        {"Origin": "http://127.0.0.1:8000"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1", "Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
def test_a_page_of_another_site_cannot_write(client: TestClient, headers: dict[str, str]) -> None:
    for path in ("/api/tables", "/tables", "/t/table/act", "/anything"):
        error_of(client.post(path, json={}, headers=headers), 403, "foreign-origin")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
    ids=str,
)
def test_our_own_pages_and_programs_can(client: TestClient, headers: dict[str, str]) -> None:
    data_of(client.post("/api/tables", json={}, headers=headers))


def test_looking_is_not_writing(client: TestClient) -> None:
    assert client.get("/api/openapi.json", headers={"Origin": "https://evil.example"}).status_code == 200


def test_behind_a_proxy_the_origins_are_those_that_were_named(tmp_path: Path) -> None:
    named = settings_for(tmp_path, origins=("https://kingdom.example/",), hosts=("kingdom.example",))
    with local_server(named) as client:
        host = {"Host": "kingdom.example"}
        data_of(client.post("/api/tables", json={}, headers={**host, "Origin": "https://kingdom.example"}))
        foreign = {**host, "Origin": "http://kingdom.example"}
        error_of(client.post("/api/tables", json={}, headers=foreign), 403, "foreign-origin")
        error_of(client.get("/api/openapi.json"), 421, "wrong-host")


def test_a_server_for_everybody_answers_to_any_name(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path, hosts=())) as client:
        headers = {"Host": "kingdom.lan:8000", "Origin": "http://kingdom.lan:8000"}
        data_of(client.post("/api/tables", json={}, headers=headers))
        headers = {"Host": "kingdom.lan:8000", "Origin": "http://other.lan:8000"}
        error_of(client.post("/api/tables", json={}, headers=headers), 403, "foreign-origin")


# --- sizes


def test_a_request_may_be_so_large(tmp_path: Path) -> None:
    def chunks(size: int) -> Iterator[bytes]:
        yield from (b" " * 1000 for _ in range(size // 1000))

    with local_server(settings_for(tmp_path, largest_body=10_000, largest_record=20_000)) as client:
        for path, most in (("/api/tables", 10_000), ("/api/records", 20_000)):
            for body in (b" " * (most + 1), chunks(most + 1000)):
                error = error_of(client.post(path, content=body), 413, "too-large")
                assert str(most) in error["message"]
            assert client.post(path, content=b" " * most).status_code == 400
            assert client.post(path, content=chunks(most)).status_code == 400
        error_of(client.post("/api/tables", content=b"", headers={"Content-Length": "-1"}), 413, "too-large")


# --- rates


def test_an_address_may_write_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.web.server.guard.monotonic", lambda: 100.0)  # however long the requests take
    with local_server(settings_for(tmp_path, writes_per_second=0.5)) as client:
        statuses = [client.post("/api/nothing").status_code for _ in range(4)]
        answer = client.post("/api/nothing")

        assert statuses == [404, 404, 429, 429]
        error_of(answer, 429, "too-many")
        assert 1 <= int(answer.headers["Retry-After"]) <= 3
        assert client.get("/api/openapi.json").status_code == 200


def test_an_address_may_open_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.web.server.guard.monotonic", lambda: 100.0)  # however long the requests take
    with local_server(settings_for(tmp_path, tables_per_minute=3)) as client:
        statuses = [client.post(path, json={}).status_code for path in ("/api/tables",) * 4]
        assert statuses == [201, 201, 201, 429]
        error_of(client.post("/tables", json={}), 429, "too-many")
        assert client.post("/api/nothing").status_code == 404


def test_an_allowance_comes_back_with_time_and_is_each_address_s_own() -> None:
    allowance = Allowance(2.0, 3.0)

    assert [allowance.wait("a", 0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert allowance.wait("b", 0.0) == 0
    assert allowance.wait("a", 0.25) == 0.25
    assert allowance.wait("a", 0.5) == 0
    assert allowance.wait("a", 0.5) == 0.5
    assert [allowance.wait("a", 1000.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert Allowance(0, 0).wait("a", 0.0) == 0


def test_addresses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.web.allowances.MOST_ADDRESSES", 10)
    allowance = Allowance(1.0, 1.0)
    for number in range(100):
        allowance.wait(str(number), 0.0)

    assert len(allowance._left) == 10


# --- nothing of one table is reachable from another


def test_a_seat_at_one_table_opens_no_other(client: TestClient) -> None:
    here, there = open_table(client), open_table(client)
    for mine in here:
        for path in ("", "/options", "/facts", "/events", "/record"):
            error_of(Chair(client, there[0].table, mine.viewer, mine.token).get(path), 403, "not-yours")


def test_what_is_refused_says_nothing_of_the_game(client: TestClient) -> None:
    chairs = open_table(client, options={"players": 2}, seed=123456789)
    hand = [chair.view()["view"]["seats"][0]["hand"] for chair in chairs[:2]]
    errors: list[Any] = [
        chairs[1].act("slate Nothing", client_id="a"),
        chairs[1].act(f"slate {hand[0][0]}", client_id="b"),
        chairs[1].act(f"offer {hand[0][0]} left, {hand[0][1]} right", client_id="c"),
        chairs[2].get("/record"),
        chairs[2].get("/options"),
    ]
    said = "".join(error.json()["error"]["message"] for error in errors)

    assert "123456789" not in said
    asked = {hand[0][0], hand[0][1]}
    assert not [name for name in hand[0] if name in said and name not in asked]


# --- reading, cookies and TLS


def test_reading_has_a_rate_too_and_writing_one_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.web.server.guard.monotonic", lambda: 100.0)  # however long the requests take
    limits = {"reads_per_second": 0.1, "writes_per_second": 0.2, "streams_per_address": 0}
    with local_server(settings_for(tmp_path, **limits)) as client:
        assert [client.get("/help").status_code for _ in range(2)] == [200, 429]
        slow = client.get("/help", headers={"Accept": "text/html"})
        assert (slow.status_code, int(slow.headers["Retry-After"]) > 0) == (429, True)
        assert client.get("/health/live").status_code == 200
        assert [client.post("/t/table/join/token").status_code for _ in range(2)] == [404, 429]
        error_of(client.post("/api/tables", json={}), 429, "too-many")


@pytest.mark.parametrize("secure", [True, False])
def test_every_cookie_travels_by_tls_only_where_there_is_tls(tmp_path: Path, secure: bool) -> None:
    settings = settings_for(tmp_path, secure_cookies=secure)
    given: list[str] = []
    with local_server(settings) as client:
        new = client.post("/tables", data={"mode": "link", "modules": [], "name": "Ann"}, follow_redirects=False)
        one = client.post("/tables", data={"mode": "hotseat", "modules": []}, follow_redirects=False)
        language = client.post("/language", data={"language": "fr", "back": "/"}, follow_redirects=False)
        theme = client.post("/theme", data={"theme": "dark", "back": "/"}, follow_redirects=False)
        for answer in (new, one, language, theme):
            given += answer.headers.get_list("set-cookie")
            assert (answer.headers.get("Strict-Transport-Security") is not None) == secure
    names = {cookie.partition("=")[0] for cookie in given}

    assert {"kingdom-browser", "kingdom-invitation", "kingdom-name", "kingdom-seat-0", "kingdom-theme"} <= names
    assert all(("; Secure" in cookie) == secure for cookie in given), given
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in given)


def test_no_page_gives_a_cookie_by_another_way() -> None:
    """So that none can be without `Secure`."""
    web = Path(kingdom.web.__file__).parent
    found = [path.name for path in web.rglob("*.py") if ".set_cookie(" in path.read_text(encoding="utf-8")]

    assert found == ["identity.py"]
