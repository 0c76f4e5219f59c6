"""The rulebook as pages: contents, chapters, search, rulings, and the summary sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.rulebook.chapters import chapters
from kingdom.rulebook.clauses import clauses
from kingdom.web.present.rulebook.chapters import search
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import local_server, settings_for
from tests.kit.pages import page

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(autouse=True)
def nobody(client: TestClient) -> Iterator[None]:
    yield
    client.cookies.clear()


@each_language
def test_a_chapter_holds_its_clauses_as_anchors_with_rulings_and_pictures(language: str, client: TestClient) -> None:
    client.cookies.set("kingdom-language", language)
    for chapter in chapters():
        sheet = page(client, f"/rules/chapters/{chapter.key}")
        anchors = [node.get("id") for node in sheet.all("section") if node.get("id") in chapter.clauses]
        assert anchors == list(chapter.clauses)
        assert chapter.title[language] in sheet.main.text
        assert len(sheet.all("figure")) == len(chapter.figures)
        rulings = [id for one in chapter.clauses_in(language) for id in one.ruling_ids]
        assert [node.get("id") for node in sheet.all("div") if node.get("class") == "ruling"] == rulings
    assert "**" not in sheet.main.text


def test_one_can_read_from_the_first_chapter_to_the_last(client: TestClient) -> None:
    at, read = f"/rules/chapters/{chapters()[0].key}", []
    while at.startswith("/rules/chapters/"):
        read.append(at.rpartition("/")[2])
        sheet = page(client, at)
        at = next((link.get("href") for link in sheet.all("a") if link.get("rel") == "next"), "/rules/sheet")
    assert read == [chapter.key for chapter in chapters()]


def test_a_chapter_that_does_not_exist_is_not_found(client: TestClient) -> None:
    page(client, "/rules/chapters/cooking", 404)


def test_a_clause_leads_to_its_chapter(client: TestClient) -> None:
    links = [link.get("href") for link in page(client, "/rules/SHA-3").all("a")]
    assert "/rules/chapters/menace#SHA-3" in links


# --- searching


@pytest.mark.parametrize(
    ("language", "words", "first"),
    [
        ("en", "ties", "END-2"),
        ("en", "TRAP face down", "CHO-4"),
        ("en", "cho-4", "CHO-4"),
        ("fr", "egalites", "END-2"),
        ("fr", "suprématie solo", "SOL-8"),
        ("it", "pareggi", "END-2"),
        ("it", "supremazia in solitaria", "SOL-8"),
    ],
)
def test_a_search_finds_clauses_by_their_words(language: str, words: str, first: str) -> None:
    assert search(words, language)[0].clause.id == first


def test_a_search_needs_all_its_words_and_says_when_there_is_nothing(client: TestClient) -> None:
    assert search("traps banana", "en") == []
    assert search("   ", "en") == []
    sheet = page(client, "/rules?q=banana")
    assert "banana" in sheet.one("h1").text


def test_what_was_found_is_shown_with_the_words_around_it(client: TestClient) -> None:
    sheet = page(client, "/rules?q=krystallium")
    assert "CON-4" in sheet.one(test="found").text
    assert {mark.text.lower() for mark in sheet.all("mark")} == {"krystallium"}


def test_a_search_shows_what_was_typed_and_runs_nothing_of_it(client: TestClient) -> None:
    answer = client.get("/rules", params={"q": "<script>x</script>"})
    assert "<script>x" not in answer.text
    assert "&lt;script&gt;x" in answer.text


# --- rulings


@each_language
def test_all_rulings_stand_on_one_page_each_with_its_reason(language: str, client: TestClient) -> None:
    client.cookies.set("kingdom-language", language)
    sheet = page(client, "/rules/rulings")
    wanted = [ruling for clause in clauses(language).values() for ruling in clause.rulings]
    shown = {node.get("id"): "".join(node.text.split()) for node in sheet.all("section")}
    for ruling in wanted:
        assert "".join(ruling.reason.split()) in shown[ruling.id]
    assert str(len(wanted)) in sheet.main.text


# --- the summary sheet


@each_language
def test_the_sheet_tells_of_every_menace_and_advisor_what_the_cards_say(language: str, client: TestClient) -> None:
    client.cookies.set("kingdom-language", language)
    text = page(client, "/rules/sheet").main.text
    content = load()
    for kind, _ in content.cards:
        if kind.family in (Family.MENACE, Family.VERMIN, Family.ADVISOR):
            assert content.names(kind.key, language) in text
            assert f"S{kind.soldiers}" in text.replace(" ", "")
    assert "⟦" not in text
    assert "**" not in text
    assert "[" not in text


# --- the first game


def test_the_first_game_is_played_on_side_a_as_the_book_advises(client: TestClient) -> None:
    sheet = client.post("/tables", data={"quick": "learning"}, headers={"origin": "http://127.0.0.1"})
    tables = client.app.state.services.tables  # type: ignore[attr-defined]
    table = tables.open(sheet.url.path.rpartition("/")[2])
    assert table.game.configuration.side == "A"
    assert table.game.configuration.modules == ()
