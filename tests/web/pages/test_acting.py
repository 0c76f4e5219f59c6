"""A click: how often it looks at its cookies, at the state of a lesson, and at what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.core import view
from kingdom.game import meaning
from kingdom.lessons import lesson
from kingdom.web.lessons import session as lessoning
from kingdom.web.tables.seats import Seats
from kingdom.web.tables.tables import Tables
from tests.kit.deals import begin_deal, challenge
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import HTML, page, send, table_of

FRAGMENT = {**HTML, "X-Kingdom-Fragment": "1"}
SPLIT = lesson("split")
assert SPLIT is not None


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def a_game(client: TestClient) -> str:
    return table_of(send(client, "/tables", {"mode": "solo"}))


def a_deal(client: TestClient) -> str:
    return begin_deal(client, challenge(client, mode="solo"))


def a_lesson(client: TestClient) -> str:
    table = table_of(send(client, "/learn/split", {}))
    send(client, f"/t/{table}/lesson", {"go": "next"})
    return table


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often requests do what one request should do once."""
    found: Counter[str] = Counter()

    def count(owner: Any, name: str, what: str) -> None:
        function = getattr(owner, name)

        def counting(*words: Any, **more: Any) -> Any:
            found[what] += 1
            return function(*words, **more)

        monkeypatch.setattr(owner, name, counting)

    count(Seats, "viewer", "cookies")
    count(lessoning, "progress_of", "lessons")
    count(Tables, "open", "tables")
    count(view, "options", "options")
    count(meaning.engine, "options", "options")
    return found


@pytest.mark.parametrize("table", [a_game, a_deal], ids=["a game", "a deal"])
def test_a_click_looks_at_its_cookies_and_its_table_once_and_lists_the_options_once(
    client: TestClient, counts: Counter[str], table: Callable[[TestClient], str]
) -> None:
    person = another_browser(client)
    name = table(person)
    for headers, status, listed in ((FRAGMENT, 200, 1), (HTML, 303, 0)):
        game = tables_of(client).open(name).game
        sheet = page(person, f"/t/{name}")
        fields = {**sheet.fields("act"), "do": game.text(game.options(0)[0])}
        counts.clear()

        answer = person.post(f"/t/{name}/act", data=fields, headers=headers, follow_redirects=False)

        assert answer.status_code == status
        assert counts == Counter(cookies=1, tables=1, options=listed)
        assert len(tables_of(client).open(name).game.steps) == len(game.steps) + 1


@pytest.mark.parametrize(("headers", "listed"), [(FRAGMENT, 1), (HTML, 0)], ids=["with a script", "without"])
def test_a_click_in_a_lesson_reads_the_progress_once(
    client: TestClient, counts: Counter[str], headers: dict[str, str], listed: int
) -> None:
    person = another_browser(client)
    name = a_lesson(person)
    sheet = page(person, f"/t/{name}")
    counts.clear()

    answer = person.post(
        f"/t/{name}/act",
        data={**sheet.fields("act"), "do": SPLIT.steps[1].do[0]},
        headers=headers,
        follow_redirects=False,
    )

    assert answer.status_code in (200, 303)
    assert counts == Counter(cookies=1, tables=1, lessons=1, options=listed)
    assert tables_of(client).open(name).game.steps
