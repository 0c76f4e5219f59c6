"""Lessons as pages, without a browser: every solution and every wrong way by plain forms, in one of the languages."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from kingdom.lessons import Lesson, lessons
from kingdom.web.lessons.progress import progress_of
from kingdom.web.pages.player_name import NAME_COOKIE
from kingdom.web.texts import Texts
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import Sheet, page, send, table_of

each_lesson = pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.key)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def client(server: TestClient) -> Iterator[TestClient]:
    server.cookies.clear()
    yield server
    server.cookies.clear()


def act(client: TestClient, sheet: Sheet, deed: str) -> Sheet:
    return send(client, f"/t/{table_of(sheet)}/act", {**sheet.fields("act"), "do": deed})


def test_a_learner_has_the_name_that_was_given_before(client: TestClient) -> None:
    names = []
    for said in ("", "Zoé"):
        client.cookies.set(NAME_COOKIE, quote(said))
        table = table_of(send(client, "/learn/split", {}))
        names.append(tables_of(client).open(table).names[0])

    assert names == [Texts("en").t("default-name-own"), "Zoé"]


@each_lesson
def test_a_lesson_is_played_to_its_end_by_forms(taught: Lesson, client: TestClient) -> None:
    language = tuple(LANGUAGES)[lessons().index(taught) % len(LANGUAGES)]
    client.cookies.set("kingdom-language", language)
    sheet = send(client, f"/learn/{taught.key}", {})
    table = table_of(sheet)
    for number, step in enumerate(taught.steps, start=1):
        note = sheet.one(test="note").text
        assert " ".join(step.title[language].split()) in note
        assert " ".join(step.text[language].split()) in note
        for wrong in step.wrong:
            refused = act(client, sheet, wrong.play)
            assert " ".join(wrong.say[language].split()) in refused.one(test="wrong").text
        if step.reads_only:
            sheet = send(client, f"/t/{table}/lesson", {"go": "next"})
        elif step.undo:
            sheet = send(client, f"/t/{table}/undo", sheet.fields("undo"))
        for deed in step.do:
            sheet = act(client, sheet, deed)
        assert "⟦" not in sheet.main.text, number
    assert " ".join(taught.end[language].split()) in sheet.one(test="note").text


def test_a_lesson_refuses_without_asking_first(client: TestClient) -> None:
    """Where a game asks whether cubes that fit a card should all go to Alchemy, the lesson says what it wants."""
    sheet = send(client, "/learn/order", {})
    table = table_of(sheet)
    send(client, f"/t/{table}/lesson", {"go": "next"})
    sheet = act(client, page(client, f"/t/{table}"), "done")
    (rest,) = [button for button in sheet.all("button") if button.get("data-deed") == "Rest"]

    assert not [node for node in sheet.nodes if node.get("data-regret")]
    assert act(client, sheet, rest.get("value")).one(test="wrong").text


def test_looking_writes_nothing_after_a_request_that_was_cut_off(client: TestClient) -> None:
    """The learner's deed is kept and the opponent's not yet: whoever looks sees that, and goes on by a press."""
    taught, until = next((one, at) for one in lessons() for at, step in enumerate(one.steps) if step.do and step.then)
    sheet = send(client, f"/learn/{taught.key}", {})
    table, tables = table_of(sheet), tables_of(client)
    for step in taught.steps[:until]:
        sheet = send(client, f"/t/{table}/lesson", {"go": "next"}) if step.reads_only else sheet
        for deed in step.do:
            sheet = act(client, sheet, deed)
    for number, deed in enumerate(taught.steps[until].do):
        tables.act(table, taught.seat, [deed], f"cut-off-{number}")
    written = tables.open(table).sequence

    page(client, f"/t/{table}")
    assert tables.open(table).sequence == written

    send(client, f"/t/{table}/lesson", {"go": "next"})
    assert tables.open(table).sequence > written


def test_where_one_left_a_lesson_one_goes_on(client: TestClient) -> None:
    sheet = send(client, "/learn/split", {})
    table = table_of(sheet)
    send(client, f"/t/{table}/lesson", {"go": "next"})
    tile = page(client, "/learn")
    assert f"/t/{table}" in [link.get("href") for link in tile.all("a")]
    assert "Take one area" in page(client, f"/t/{table}").one(test="note").text


def test_back_shows_the_note_before_and_takes_nothing_back(client: TestClient) -> None:
    sheet = send(client, "/learn/card", {})
    table = table_of(sheet)
    sheet = send(client, f"/t/{table}/lesson", {"go": "next"})
    sheet = send(client, f"/t/{table}/lesson", {"go": "back"})
    assert lessons()[0].steps[0].title["en"] in sheet.one(test="note").text
    assert lessons()[0].steps[0].title["en"] in send(client, f"/t/{table}/lesson", {"go": "back"}).one(test="note").text


def test_nothing_is_taken_back_where_the_lesson_does_not_ask_for_it(client: TestClient) -> None:
    sheet = send(client, "/learn/split", {})
    table = table_of(sheet)
    sheet = send(client, f"/t/{table}/lesson", {"go": "next"})
    sheet = act(client, sheet, "select left")
    sheet = send(client, f"/t/{table}/undo", sheet.fields("undo"))
    assert "wrong" in {node.get("data-testid") for node in sheet.all("p")}
    assert len(tables_of(client).open(table).game.steps) == 1


def test_a_lesson_that_does_not_exist_is_not_found(client: TestClient) -> None:
    send(client, "/learn/cooking", {}, 404)


def test_lessons_are_not_games_of_the_visitor(client: TestClient) -> None:
    send(client, "/learn/card", {})
    assert not page(client, "/").all(test="continue")


def test_the_home_page_leads_a_first_visitor_to_the_lessons(client: TestClient) -> None:
    assert page(client, "/").one("a", test="learn").get("href") == "/learn"


def test_a_cookie_that_makes_no_sense_is_nothing(client: TestClient) -> None:
    client.cookies.set("kingdom-lessons", "card.x.0.t.1~split.99999.0.t.1~;drop~card.3.0..1")
    page(client, "/learn")
    asked = Request({"type": "http", "headers": [(b"cookie", b"kingdom-lessons=card.2.1.abc.1~nonsense")]})
    assert list(progress_of(asked)) == ["card"]


def test_whoever_comes_with_another_browser_begins_at_the_first_note(client: TestClient) -> None:
    sheet = send(client, "/learn/card", {})
    send(client, f"/t/{table_of(sheet)}/lesson", {"go": "next"})
    client.cookies.delete("kingdom-lessons")
    assert lessons()[0].steps[0].title["en"] in page(client, f"/t/{table_of(sheet)}").one(test="note").text
