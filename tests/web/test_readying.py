"""The regent gets ready in the background: nobody waits without a word, and hints come when they are there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.bots.advice import Advice
from kingdom.bots.bot import Budget
from kingdom.core.imagine import imagine
from kingdom.core.view import view
from kingdom.review import hinting as regent_hints
from kingdom.rules.choice import TURNS, Select
from kingdom.store import SeatRow
from kingdom.web import hinting
from kingdom.web.bots import BotPlayers
from kingdom.web.hinting import Hints
from kingdom.web.readying import Readying
from tests.kit.pages import page
from tests.kit.serving import serving, settings_for, tables_of

PATIENCE = 60.0
AGAINST_REGENT = [SeatRow("Rook", "regent"), SeatRow("Ann")]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path, bot_processes=1, bot_seconds=0.2)) as found:
        yield found


def until(true: Any) -> None:
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def bots_of(client: TestClient) -> BotPlayers:
    found: BotPlayers = client.app.state.bots  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("code", [0, 1])
def test_it_is_ready_once_its_process_has_ended_well_or_not(code: int) -> None:
    readying = Readying((sys.executable, "-c", f"raise SystemExit({code})"))
    told: list[bool] = []
    readying.listeners.append(lambda: told.append(readying.is_ready))

    assert not readying.waits("regent"), "whoever needs it at once makes it ready"
    readying.begin()
    until(lambda: told)
    assert told == [True]
    assert not readying.waits("regent")


def test_a_server_that_stops_ends_the_process() -> None:
    readying = Readying((sys.executable, "-c", "import time; time.sleep(600)"))
    readying.begin()
    until(lambda: readying._process is not None)

    assert readying.waits("regent")
    assert not readying.waits("baron")
    readying.close()
    until(lambda: readying.is_ready)


def test_whoever_waits_for_the_regent_is_told_that_it_gets_ready_and_then_it_plays(client: TestClient) -> None:
    readying = bots_of(client).readying
    readying.is_ready = False
    new = tables_of(client).create({}, AGAINST_REGENT, seed=4)
    until(lambda: new.table_id in bots_of(client)._held)

    client.cookies.set("kingdom-seat-1", new.seat_tokens[1] or "", path=f"/t/{new.table_id}")
    assert "The regent is getting ready" in page(client, f"/t/{new.table_id}").main.text
    readying.is_ready = True
    for listener in readying.listeners:
        listener()
    until(lambda: tables_of(client).open(new.table_id).game.steps)
    assert "getting ready" not in page(client, f"/t/{new.table_id}").main.text


# --- hints


class _Slow:
    """Bots that think until they are told not to."""

    def __init__(self) -> None:
        self.readying = Readying()
        self.asked: list[Future[Advice]] = []

    def advise(self, table: object, seat: int, bot: str) -> Future[Advice]:
        self.asked.append(Future())
        return self.asked[-1]


def test_a_hint_is_asked_for_once_and_kept_until_somebody_comes_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "PATIENCE", 0.01)
    slow = _Slow()
    hints = Hints(slow)  # type: ignore[arg-type]
    table = tables_of(client).open(tables_of(client).create({}, [SeatRow("Ann"), SeatRow("Bran")], seed=4).table_id)

    assert hints.of(table, 0, "regent") is None
    assert hints.of(table, 0, "regent") is None
    assert len(slow.asked) == 1
    advice = Advice((), ())
    slow.asked[0].set_result(advice)
    assert hints.of(table, 0, "regent") is advice
    slow.readying.is_ready = False
    assert hints.of(table, 1, "regent") is None
    assert len(slow.asked) == 1, "who is not ready is not asked"


def test_a_hint_of_the_regent_weighs_both_areas_and_knows_only_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regent_hints, "THINKING", Budget(simulations=2))
    monkeypatch.setattr(regent_hints, "DEALS", 1)
    game = kingdom.new_game(seed=5)
    while game.state.turns < TURNS - 1:
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    (seat,) = game.waiting()
    seen = game.view(seat)
    other = view(imagine(seen, Random(3).random), seat)

    advice = regent_hints.hint(seen, "regent")
    assert isinstance(advice.plan[0], Select)
    assert len(advice.weighed) == 2
    assert regent_hints.hint(other, "regent") == advice
