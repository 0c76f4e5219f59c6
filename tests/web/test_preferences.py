"""Preferences: kept in the browser's cookies, set with and without a script, and safe for beginners by default."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.web.preferences import CHOICES, COOKIE, FINISHED_COOKIE, FIRST_GAMES, Preferences, preferred
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import page, send
from tests.kit.scenes import Scene, in_phase, is_over, stage

BASE = {"players": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("preferences"))) as found:
        yield found


@pytest.fixture
def client(server: TestClient) -> TestClient:
    """A browser that has never been here."""
    return another_browser(server)


def html(client: TestClient, path: str = "/") -> dict[str, str]:
    return dict(page(client, path).one("html").attributes)


def test_the_defaults_protect_a_beginner_and_no_expert_is_asked_twice() -> None:
    assert Preferences().asks_twice
    assert not Preferences(finished=FIRST_GAMES).asks_twice
    assert Preferences(confirmations="always", finished=FIRST_GAMES).asks_twice
    assert not Preferences(confirmations="never").asks_twice


def test_nothing_unknown_is_taken_from_a_cookie() -> None:
    assert preferred([("speed", "warp"), ("constructor", "on"), ("volume", "low")]) == Preferences(volume="low")


def test_a_preference_is_kept_by_a_plain_form_and_written_into_every_page(client: TestClient) -> None:
    assert html(client)["data-speed"] == "normal"
    chosen = {**Preferences().chosen, "speed": "off", "offer": "button"}

    sheet = send(client, "/preferences", {**chosen, "back": "/rules"})

    assert sheet.response.url.path == "/rules"
    assert client.cookies.get(COOKIE) == "speed.off~offer.button"
    for path in ("/", "/rules", "/preferences"):
        found = html(client, path)
        assert (found["data-speed"], found["data-offer"], found["data-volume"]) == ("off", "button", "off")
    fields = page(client, "/preferences").all("option")
    assert {node.get("value") for node in fields if "selected" in node.attributes} >= {"off", "button"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preference_and_value_has_words_in_each_language(client: TestClient, language: str) -> None:
    client.cookies.set("kingdom-language", language)
    sheet = page(client, "/preferences")
    names = [node.get("name") for node in sheet.all("select")]
    assert [name for name in names if name in CHOICES] == list(CHOICES)
    assert not [node.text for node in sheet.all("option") if not node.text or node.text.startswith("preference-")]


def test_one_who_has_finished_three_games_is_no_beginner(client: TestClient) -> None:
    tables = tables_of(client)
    staged = [stage(tables, Scene(BASE, is_over, first_seed=seed)) for seed in range(FIRST_GAMES)]
    for number, one in enumerate(staged):
        assert html(client)["data-beginner"] == "on", f"after {number} games"
        page(client, one.ways[0])
        page(client, one.path)  # looked at twice, finished once
    found = html(client)
    assert (found["data-beginner"], found["data-asks-twice"]) == ("off", "off")


def test_a_running_game_and_one_that_was_only_watched_are_not_finished(client: TestClient) -> None:
    tables = tables_of(client)
    page(client, stage(tables, Scene(BASE, in_phase("planning"))).ways[0])
    page(client, stage(tables, Scene(BASE, is_over)).watching)
    assert FINISHED_COOKIE not in client.cookies


def test_a_cached_page_is_not_shown_to_a_browser_with_other_preferences(client: TestClient) -> None:
    assert html(client, "/rules/CHO-1")["data-grip"] == "right"
    client.cookies.set(COOKIE, "grip.left")
    assert html(client, "/rules/CHO-1")["data-grip"] == "left"
