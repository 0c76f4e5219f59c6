"""What bots make of the deal of the day, in the background."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from kingdom.bots import registry as known_bots
from kingdom.bots.match import play_deal
from kingdom.content import load
from kingdom.store import Store
from kingdom.web.deals import bots as daybots
from kingdom.web.deals.bots import DealBots
from kingdom.web.workers.lanes import DEALS
from kingdom.work import Lane, Work
from kingdom.work.inline import Inline
from tests.kit.deals import MONDAY, deals_of, finish_deal
from tests.kit.local_server import another_browser, local_server, settings_for
from tests.kit.pages import page
from tests.kit.work import Stage

DEAL = ({"players": 2}, load(), 7, 1, "page")


def test_a_bot_has_the_seat_of_the_person_and_the_same_opponent() -> None:
    [(bot, verdict)] = play_deal(*DEAL, ["random"], 0.1)

    assert bot == "random"
    assert isinstance(verdict, dict)
    assert len(verdict["scores"]) == 2
    assert list(play_deal(*DEAL, ["random"], 0.1)) == [(bot, verdict)]


def test_a_bot_that_fails_in_the_deal_of_the_day_has_no_result_and_the_others_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken:
        def decide(self, view: object, budget: object) -> object:
            raise ZeroDivisionError("a bug")

    monkeypatch.setattr(known_bots, "known", lambda: {**known_bots.OURS, "steward": lambda seed: Broken()})
    found = dict(play_deal(*DEAL, ["steward", "random"], 0.1))

    assert found["steward"] == "ZeroDivisionError: a bug"
    assert isinstance(found["random"], dict)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def bots_with(client: TestClient, work: Work) -> tuple[DealBots, Store]:
    store = cast(Store, cast(Any, client.app).state.services.store)
    deals = deals_of(client)
    deals.today = lambda: MONDAY
    return DealBots(deals, store, load(), work, seconds=0.1, works=True), store


def test_a_result_that_is_missing_is_logged_and_not_stored(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    stage = Stage(Lane(DEALS))
    bots, store = bots_with(client, stage)
    finish_deal(client, MONDAY.isoformat(), "Ann")
    bots.want(MONDAY.isoformat())
    assert bots.is_playing(MONDAY.isoformat())

    stage.end(stage.begun[0], ("page", "ZeroDivisionError: a bug"))

    assert store.deals.of_bots(MONDAY.isoformat()) == {}
    assert not bots.is_playing(MONDAY.isoformat())
    assert f"no result of page in the deal of {MONDAY}, since a bot failed: ZeroDivisionError: a bug" in caplog.text


def test_only_bots_near_their_full_strength_play_the_deal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for native, expected in ((True, ("page", "steward", "baron", "regent")), (False, ("page", "steward", "baron"))):
        monkeypatch.setattr(known_bots, "is_native", lambda there=native: there)
        assert daybots.bots_here() == expected


def test_bots_play_the_deal_of_the_day_once_in_the_background(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daybots, "bots_here", lambda: ("page",))
    stage = Stage(Lane(DEALS))
    bots, store = bots_with(client, stage)
    bots.start()
    who, _ = finish_deal(client, MONDAY.isoformat(), "Ann")
    for deal in (MONDAY.isoformat(), MONDAY.isoformat(), "some-challenge"):
        bots.want(deal)
    [ticket] = stage.begun

    stage.do(ticket)

    assert not bots.is_playing(MONDAY.isoformat())
    assert list(store.deals.of_bots(MONDAY.isoformat())) == ["page"]
    assert "Page bot" in page(who, "/deals/today").one("tr", test="deal-bot").text
    assert not page(another_browser(client), "/deals/today").all("tr", test="deal-bot")
    bots.want(MONDAY.isoformat())
    assert len(stage.begun) == 1, "there is nothing left to play"


def test_a_server_that_stops_begins_no_deal(client: TestClient) -> None:
    work = Inline()
    bots, _ = bots_with(client, work)
    finish_deal(client, MONDAY.isoformat(), "Ann")
    work.close()

    bots.want(MONDAY.isoformat())

    assert not bots.is_playing(MONDAY.isoformat())


def test_a_result_is_stored_as_soon_as_it_is_there_and_the_server_can_stop(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daybots, "bots_here", lambda: ("page", "baron"))
    stage = Stage(Lane(DEALS))
    bots, store = bots_with(client, stage)
    finish_deal(client, MONDAY.isoformat(), "Ann")
    bots.want(MONDAY.isoformat())
    [ticket] = stage.begun
    ticket.reported(next(play_deal(*DEAL, ["page"], 0.1)))
    stage.drain()

    assert list(store.deals.of_bots(MONDAY.isoformat())) == ["page"]
    assert bots.is_playing(MONDAY.isoformat())
    stage.close()
    assert not bots.is_playing(MONDAY.isoformat())
