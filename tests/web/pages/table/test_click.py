"""A click costs little: the table is opened once, looked at once through the eyes of whoever clicked, and what can be
done is listed once before the deed, to know whether it is legal, and once after it, to show it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.core import engine
from kingdom.rules.planning import Slate
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.tables import Tables
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import FormPlayer, page
from tests.kit.scenes import Scene, may_take, stage

SCRIPTED = {"X-Kingdom-Fragment": "1", "Accept": "text/html"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def count(monkeypatch: pytest.MonkeyPatch, asked: Counter[str], owner: Any, name: str) -> None:
    """Count the calls of a function of a class or module from now on."""
    usual = getattr(owner, name)

    def counted(*arguments: Any, **named: Any) -> Any:
        asked[name] += 1
        return usual(*arguments, **named)

    monkeypatch.setattr(owner, name, counted)


def listers() -> list[ModuleType]:
    """The modules in which the function that lists options goes by its name."""
    ours = [module for name, module in sys.modules.items() if name.startswith("kingdom.")]
    return [module for module in ours if vars(module).get("options") is engine.options]


@pytest.mark.parametrize("full", [True, False], ids=["by the name of a copy", "by a name that several copies have"])
def test_one_deed_opens_the_table_once_makes_one_view_and_lists_options_once_after_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    staged = stage(tables_of(client), Scene({"players": 2}, may_take(Slate)))
    page(client, staged.ways[0])
    sheet = FormPlayer(client, staged.table).look()
    deed = next(action for action in sheet.marks if action.startswith("slate "))
    said = deed if full else deed.partition("#")[0]
    asked: Counter[str] = Counter()
    count(monkeypatch, asked, Tables, "open")
    count(monkeypatch, asked, TableSnapshot, "view")
    for lister in listers():
        count(monkeypatch, asked, lister, "options")

    answer = client.post(f"{staged.path}/act", data={**sheet.fields("act"), "do": said}, headers=SCRIPTED)

    assert answer.status_code == 200
    assert asked == {"open": 1, "view": 1, "options": 1}
    game = tables_of(client).open(staged.table).game
    assert game.text(game.steps[-1].action).startswith(said)
