"""What bots make of the deal of the day, in the background."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import pytest

from kingdom.content import load
from kingdom.store import Store
from kingdom.web import daybots
from kingdom.web.daybots import DayBots, Order, fares
from tests.kit.dealing import MONDAY, deals_of, played, visitor
from tests.kit.pages import page
from tests.kit.serving import serving, settings_for
from tests.kit.walks import is_deep

PATIENCE = 30.0
ORDER = Order({"players": 2}, 7, 1, "page", ("page",), 0.1)


def test_a_bot_has_the_seat_of_the_person_and_the_same_opponent() -> None:
    verdict = fares(ORDER, "random", load())
    assert len(verdict["scores"]) == 2
    assert verdict == fares(ORDER, "random", load())


def test_bots_play_the_deal_of_the_day_once_in_the_background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a process of its own, which takes its time on a busy machine: that one is for the deep tests."""
    monkeypatch.setattr(daybots, "bots_here", lambda: ("page",))
    monkeypatch.setattr(DayBots, "_games", lambda _, order: ((bot, fares(order, bot, load())) for bot in order.bots))
    with serving(settings_for(tmp_path)) as client:
        store = cast(Store, cast(Any, client.app).state.tables._store)
        deals = deals_of(client)
        deals.today = lambda: MONDAY
        bots = DayBots(deals, store, load(), seconds=0.1, works=True)
        bots.start()
        who, _ = played(client, MONDAY.isoformat(), "Ann")
        bots.want(MONDAY.isoformat())
        bots.want("some-challenge")
        end = monotonic() + PATIENCE
        while bots.is_playing(MONDAY.isoformat()):
            assert monotonic() < end, "the bots have not played"
            sleep(0.05)
        bots.close()
        assert list(store.deals.of_bots(MONDAY.isoformat())) == ["page"]
        assert "Page bot" in page(who, "/deals/today").one("tr", test="deal-bot").text
        assert not page(visitor(client), "/deals/today").all("tr", test="deal-bot")
        bots.want(MONDAY.isoformat())
        assert not bots.is_playing(MONDAY.isoformat()), "a server that stops begins nothing"


@pytest.mark.skipif(not is_deep(), reason="a process takes its time on a busy machine: with make test-deep")
def test_bots_play_in_a_process_that_ends_with_the_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as client:
        store = cast(Store, cast(Any, client.app).state.tables._store)
        bots = DayBots(deals_of(client), store, load(), seconds=0.1, works=True)
        assert [bot for bot, _ in bots._games(ORDER)] == ["page"]
        # The baron would think for a minute about this game: it is stopped in the midst of it.
        games = bots._games(replace(ORDER, bots=("page", "baron"), seconds=60.0))
        assert next(games)[0] == "page"
        process = bots._process
        assert process is not None
        assert process.is_alive()
        bots.close()
        assert list(games) == []
        assert not process.is_alive()
        assert list(bots._games(ORDER)) == []
