"""Pages that are the same for everybody are made once, and never shown to somebody who asked for another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.web import render as rendering
from tests.kit.local_server import local_server, settings_for


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("kept"))) as client:
        yield client


PAGES = (
    "/rules",
    "/rules?q=farm",
    "/cards",
    "/cards/farm",
    "/cards?type=monument",
    "/rules/CHO-4",
    "/rules/rulings",
    "/rules/sheet",
)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_made_once_for_each_language_and_theme(
    client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [
        {"Accept-Language": language, "Cookie": f"kingdom-theme={theme}"}
        for language in ("en", "fr")
        for theme in ("light", "dark")
    ]
    first = [client.get(path, headers=headers).text for headers in asked]
    assert len(set(first)) == len(asked)

    monkeypatch.setattr(rendering, "templates", None)

    assert [client.get(path, headers=headers).text for headers in asked] == first


def test_the_number_of_pages_that_are_kept_has_a_limit(client: TestClient) -> None:
    for number in range(rendering.MOST_KEPT + 5):
        assert client.get(f"/cards/farm?side=A&more={number}").status_code == 200

    assert len(rendering._kept) == rendering.MOST_KEPT
    assert client.get("/cards/nothing").status_code == 404
