"""Records brought by hand: good ones are opened, all others are answered with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.web.texts import Texts
from tests.kit.broken_records import broken_records
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import HTML, Sheet, page, table_of
from tests.kit.scenes import Scene, game_at, is_over


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def bring(client: TestClient, content: bytes | str, status: int = 200, language: str = "en") -> Sheet:
    """What follows upon a file."""
    files = {"record": ("game.json", content, "application/json")}
    response = client.post("/records", files=files, headers={**HTML, "Accept-Language": language})
    assert response.status_code == status, response.text[:500]
    return Sheet(response)


def test_a_finished_game_is_looked_at_again_and_listed_as_practice(client: TestClient) -> None:
    game = game_at(Scene({"players": 1, "modules": ("menace",)}, is_over))
    sheet = bring(client, game.record().to_json())
    assert sheet.all(test="score-sheet")
    table = tables_of(client).open(table_of(sheet))
    assert table.game.outcome() == game.outcome()
    assert page(client, f"/t/{table.id}/replay?step=3").all(test="status")
    games = page(client, "/games").main.text
    assert "practice" in games
    assert f"/t/{table.id}/end" in client.get("/games", headers=HTML).text, "who has brought it finds it again"
    assert not [medal for medal in page(client, "/").all("span") if medal.get("class") == "medal bronze"]


def test_a_game_that_was_not_finished_is_gone_on_with_at_one_screen(client: TestClient) -> None:
    game = kingdom.new_game(seed=3, players=2)
    game.play(0, game.options(0)[0])
    sheet = bring(client, game.record().to_json())
    table = tables_of(client).open(table_of(sheet))
    assert (table.practice, table.game.state) == (True, game.state)
    assert sheet.all(test="cover"), "two sit at this screen"
    assert f"/t/{table.id}" in client.get("/", headers=HTML).text, "who has brought it finds it again"


@pytest.mark.parametrize("name", broken_records())
def test_a_spoilt_or_foreign_record_is_answered_with_a_sentence(client: TestClient, name: str) -> None:
    sheet = bring(client, json.dumps(broken_records()[name]), 422)
    assert len(sheet.one(test="refused").text) > 20
    order = [node.get("data-testid") or node.get("name") for node in sheet.nodes]
    assert order.index("refused") < order.index("progress") < order.index("record"), "it stands where the page begins"
    assert tables_of(client).recent() == []


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff\xfe\x89PNG", b"[" * 200_000, b'{"format": 1', "[1, 2]", '"word"', b"{}" * 10],
    ids=["nothing", "a picture", "brackets", "half a file", "a list", "a word", "several"],
)
def test_what_is_not_a_record_at_all_is_answered_with_a_sentence(client: TestClient, content: bytes | str) -> None:
    for language in LANGUAGES:
        said = bring(client, content, 422, language).one(test="refused").text
        assert " ".join(Texts(language).t("error-record").split()) in said
    assert tables_of(client).recent() == []


def test_a_huge_file_is_refused_before_it_is_read(client: TestClient) -> None:
    assert "Too large" in bring(client, b" " * 2_000_000, 413).main.text


def test_a_form_without_a_file_is_answered_as_well(client: TestClient) -> None:
    for data in ({}, {"record": "{}"}):
        answer = client.post("/records", data=data, headers=HTML)
        assert answer.status_code == 422
        assert Sheet(answer).one(test="refused")


def test_scores_of_a_record_speak_of_the_people_whom_it_names(client: TestClient) -> None:
    game = game_at(Scene({"players": 2}, is_over))
    record = replace(game.record(), names=("Zoé <b>", "Bran"), event="Club evening")

    sheet = bring(client, record.to_json())

    table = tables_of(client).open(table_of(sheet))
    assert table.names == ("Zoé <b>", "Bran")
    assert "Zoé <b>" in sheet.one(test="score-sheet").text, "escaped, so that it is text and no markup"
    exported = kingdom.Record.from_json(client.get(f"/t/{table.id}/record.json").text)
    assert (exported.names, exported.played) == (("Zoé <b>", "Bran"), ""), "when it was played is not known here"
