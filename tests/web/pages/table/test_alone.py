"""The table of somebody who plays alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.web.tables.tables import SeatRow
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import FormPlayer, page, send


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def alone(client: TestClient, **options: Any) -> FormPlayer:
    new = tables_of(client).create(options, [SeatRow("Ann")], seed=1)
    page(client, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    return FormPlayer(client, new.table_id)


def test_the_table_says_what_a_scenario_asks_for_and_what_its_medals_take(client: TestClient) -> None:
    player = alone(client, scenario="the_thief_guild")
    scenario = tables_of(client).content.scenarios["the_thief_guild"]

    goal = player.look().one("section", data_testid="goal").text

    assert "The Thief Guild" in goal
    assert "4 × Thief must be vanquished by the end" in goal
    assert all(str(least) in goal for least in scenario.medals)


def test_without_a_scenario_the_medals_are_on_the_table_as_well(client: TestClient) -> None:
    player = alone(client, players=1, modules=("menace",))
    medals = tables_of(client).open(player.table).view(0).rules.settings.medals
    assert medals

    goal = player.look().one("section", data_testid="goal").text

    assert all(str(least) in goal for least in medals)


def test_a_search_that_gives_up_less_than_two_cards_is_refused_with_its_clause(client: TestClient) -> None:
    player = alone(client, players=1, modules=("menace",))
    fields = {**player.look("search").fields("act"), "compose": "search left discarding {cards:pair}"}

    sheet = send(client, f"/t/{player.table}/act", fields, 409)

    assert "A Search discards two different cards" in sheet.one(data_testid="notice").text
    assert "SOL-5" in sheet.one(data_testid="notice").text
