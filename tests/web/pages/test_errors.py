"""What goes wrong is said to people as a page, in their language: a heading, what to do, and the way home."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kingdom.store import SeatRow
from kingdom.web.texts import Texts
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import HTML, Sheet, send, table_of


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"), largest_body=2000)) as found:
        yield found


def said(answer: Response, status: int, code: str, language: str) -> None:
    """An answer is the page of an error."""
    assert answer.status_code == status, answer.text[:300]
    sheet = Sheet(answer)
    assert sheet.one("html").get("lang") == language
    texts = Texts(language)
    assert sheet.one("h1").text == texts.t(f"error-{code}.title")
    assert " ".join(texts.t(f"error-{code}").split()) in sheet.main.text
    assert any(link.get("href") == "/" for link in sheet.main.children), "there is no way home"
    assert "no-store" in answer.headers["cache-control"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_pages_in_the_language_of_whoever_reads_them(client: TestClient, language: str) -> None:
    reader = another_browser(client)
    headers = {**HTML, "Accept-Language": language}
    running = tables_of(client).create({"players": 2}, [SeatRow("Ann"), SeatRow("Bran")]).table_id

    said(reader.get("/nowhere", headers=headers), 404, "not-found", language)
    said(reader.get("/rules/XYZ-1", headers=headers), 404, "not-found", language)
    said(reader.get("/puzzles/first", headers=headers), 404, "not-found", language)
    said(reader.get("/t/nosuchtable", headers=headers), 404, "no-such-table", language)
    said(reader.get(f"/t/{running}/join/forged", headers=headers), 403, "dead-link", language)
    said(reader.get(f"/t/{running}/log", headers=headers), 403, "not-yours", language)
    said(reader.get(f"/t/{running}/record.json", headers=headers), 403, "still-running", language)
    said(reader.get("/tables", headers=headers), 405, "not-allowed", language)
    said(reader.post(f"/t/{running}/act", data={"do": "done"}, headers=headers), 403, "not-yours", language)
    foreign = {**headers, "Origin": "http://elsewhere.example"}
    said(reader.post("/tables", data={"quick": "bot"}, headers=foreign), 403, "foreign-origin", language)
    said(reader.post("/tables", data={"name": "x" * 3000}, headers=headers), 413, "too-large", language)


def test_a_forged_or_foreign_token_opens_nothing_and_an_address_for_programs_answers_them(client: TestClient) -> None:
    tables = tables_of(client)
    here, there = (tables.create({"players": 2}, [SeatRow("Ann"), SeatRow("Bran")]) for _ in range(2))
    reader = another_browser(client)
    for token in ("forged", there.seat_tokens[0], there.spectator_token):
        said(reader.get(f"/t/{here.table_id}/join/{token}", headers=HTML), 403, "dead-link", "en")
        reader.cookies.set("kingdom-seat-0", str(token), path=f"/t/{here.table_id}")
        assert reader.get(f"/t/{here.table_id}", headers=HTML).status_code == 403
    assert reader.get("/api/nowhere", headers=HTML).json()["error"]["code"] == "not-found"


def test_a_mistake_of_the_server_is_a_page_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kingdom.web.pages.games.list.games_listed", broken)
    reader = another_browser(client, raise_server_exceptions=False)
    said(reader.get("/games", headers={**HTML, "Accept-Language": "fr"}), 500, "internal", "fr")
    assert reader.get("/games").json()["error"]["code"] == "internal"


def test_whoever_is_too_quick_is_told_to_wait_on_a_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    with local_server(settings_for(tmp_path_factory.mktemp("server"), tables_per_minute=1)) as client:
        table_of(send(client, "/tables", {"quick": "bot"}))
        answer = client.post("/tables", data={"quick": "bot"}, headers={**HTML, "Accept-Language": "it"})
        said(answer, 429, "too-many", "it")
        assert int(answer.headers["retry-after"]) > 0
