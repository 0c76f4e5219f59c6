"""A click costs little: the table is opened once, and looked at once through the eyes of whoever clicked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.rules.planning import Slate
from kingdom.web.service import Tables
from kingdom.web.tablenow import TableNow
from tests.kit.pages import FormPlayer, page
from tests.kit.scenes import Scene, may, stage
from tests.kit.serving import serving, settings_for, tables_of

SCRIPTED = {"X-Kingdom-Fragment": "1", "Accept": "text/html"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path)) as found:
        yield found


def count(monkeypatch: pytest.MonkeyPatch, asked: Counter[str], owner: Any, name: str) -> None:
    """Count the calls of a function of a class or module from now on."""
    usual = getattr(owner, name)

    def counted(*arguments: Any, **named: Any) -> Any:
        asked[name] += 1
        return usual(*arguments, **named)

    monkeypatch.setattr(owner, name, counted)


def test_one_deed_opens_the_table_once_and_makes_one_view(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    staged = stage(tables_of(client), Scene({"players": 2}, may(Slate)))
    page(client, staged.ways[0])
    sheet = FormPlayer(client, staged.table).look()
    deed = next(deed for deed in sheet.deeds if deed.startswith("slate ") and "\n" not in deed)
    asked: Counter[str] = Counter()
    count(monkeypatch, asked, Tables, "open")
    count(monkeypatch, asked, TableNow, "view")

    answer = client.post(f"{staged.path}/act", data={**sheet.fields("act"), "do": deed}, headers=SCRIPTED)

    assert answer.status_code == 200
    assert asked == {"open": 1, "view": 1}
    game = tables_of(client).open(staged.table).game
    assert game.text(game.steps[-1].action) == deed
