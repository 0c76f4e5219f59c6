"""Bots at the tables: they play, once each time, whatever dies around them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.core.phases import ROUNDS
from kingdom.store import SeatRow, Store
from kingdom.web import thinking
from kingdom.web.bots import BotPlayers
from kingdom.web.service import Tables
from kingdom.web.settings import Settings
from kingdom.web.thinking import Question, budget_of, decide, plan_of
from tests.kit.databases import new_database
from tests.kit.tables import PEOPLE, TWO, play_on

PATIENCE = 60.0
BOTS = [SeatRow("Rook", "random"), SeatRow("Pawn", "random")]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=new_database("sqlite", tmp_path), bot_processes=1)


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    opened = House(settings)
    yield opened
    opened.close()


class House:
    """A process's tables, with its bots."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, load(None))
        self.bots = BotPlayers(self.tables, self.store, settings)
        self.open = True

    def close(self) -> None:
        if self.open:
            self.bots.close()
            self.store.close()
        self.open = False


def until(true: Callable[[], bool]) -> None:
    """Wait for something that should come."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.02)


def until_over(house: House, table_id: str) -> None:
    """Wait for the end of a game, as long as it goes on: bots by themselves give way to all other work."""
    while not house.tables.open(table_id).game.is_over:
        until_later(house, table_id, house.tables.open(table_id).sequence)


def until_later(house: House, table_id: str, sequence: int) -> None:
    """Wait until more than so much is done, one deed after the other."""
    for reached in range(house.tables.open(table_id).sequence, sequence + 1):
        until(lambda at=reached: house.tables.open(table_id).sequence > at)


def test_a_bot_answers_when_its_turn_comes(house: House) -> None:
    house.bots.start()
    new = house.tables.create(TWO, [SeatRow("Ann"), SeatRow("Rook", "random")], seed=4)
    table = house.tables.open(new.table_id)

    house.tables.act(new.table_id, 0, [table.game.text(table.game.options(0)[0])], "offer")

    until(lambda: 0 in house.tables.open(new.table_id).game.waiting())
    after = house.tables.open(new.table_id)
    assert {entry.seat for entry in after.entries[1:]} == {1}
    assert [entry.client_id for entry in after.entries[1:]] == ["bot:2", "bot:3"]
    assert house.store.bots_due(before=float(2**40)) == []


def test_two_bots_play_a_game_to_its_end(house: House) -> None:
    new = house.tables.create({"players": 2}, BOTS, seed=4)
    while play_on(house.tables, new.table_id, Random(1), 10).game.state.round < ROUNDS:
        pass  # nobody looks at the tables yet; the last round is theirs
    before = house.tables.open(new.table_id).sequence
    house.bots.start()

    until_over(house, new.table_id)
    assert house.tables.open(new.table_id).sequence > before + 20
    over = house.tables.open(new.table_id)
    assert kingdom.replay(over.game.record()).state == over.game.state
    assert len({(entry.seat, entry.client_id) for entry in over.entries}) == len(
        {entry.sequence for entry in over.entries}
    )


def test_a_bot_plays_a_scenario(house: House) -> None:
    house.bots.start()
    new = house.tables.create({"scenario": "rats_everywhere"}, [SeatRow("Rook", "steward")])

    until_over(house, new.table_id)


def test_bots_that_owed_a_decision_are_asked_again_after_a_restart(house: House, settings: Settings) -> None:
    new = house.tables.create({"players": 2}, BOTS, seed=4)
    house.close()

    again = House(settings)
    try:
        assert again.store.bots_due(before=float(2**40)) == [new.table_id]
        again.bots.start()
        until_later(again, new.table_id, 20)
    finally:
        again.close()


def test_two_processes_that_ask_the_same_bots_do_nothing_twice(house: House, settings: Settings) -> None:
    new = house.tables.create({"players": 2}, BOTS, seed=4)
    other = House(settings)
    try:
        for one in (house, other):
            # Each hears of the other's writing as `Store.watch` tells it.
            one.store.watch(one.tables.changed_elsewhere)
            one.bots.start()
        until_later(house, new.table_id, 60)
    finally:
        other.close()
        house.bots.close()
    now = house.tables.open(new.table_id)
    asked = [(entry.seat, entry.client_id) for entry in now.entries]
    # Each time a seat was told something it decided once: a plan of a random bot is one action.
    assert len(set(asked)) == len(asked)
    assert kingdom.replay(now.game.record()).state == now.game.state


def test_a_process_that_dies_is_replaced(house: House) -> None:
    house.bots.start()
    house.bots.warm()
    until(lambda: bool(house.bots.processes))
    for process in house.bots.processes:
        os.kill(process, signal.SIGKILL)

    new = house.tables.create({"players": 2}, BOTS, seed=4)
    until_later(house, new.table_id, 5)
    for process in house.bots.processes:
        os.kill(process, signal.SIGKILL)

    until_later(house, new.table_id, 40)


def test_a_bot_that_fails_does_something_legal(house: House) -> None:
    new = house.tables.create(TWO, [SeatRow("Rook", "no such bot"), SeatRow("Bob")], seed=4)
    house.bots.start()

    until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))


@pytest.mark.parametrize("mind", ["_nonsense", "_suicide"])
def test_a_bot_that_says_nonsense_or_kills_its_process_does_something_legal(
    house: House, monkeypatch: pytest.MonkeyPatch, mind: str
) -> None:
    monkeypatch.setattr("kingdom.web.minds.decide", globals()[mind])
    new = house.tables.create(TWO, [SeatRow("Rook", "random"), SeatRow("Bob")], seed=4)
    house.bots.start()

    until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))


def _suicide(question: Question) -> list[str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def _nonsense(question: Question) -> list[str]:
    return ["conquer everything"]


def test_people_and_tables_without_bots_ask_nobody(house: House) -> None:
    house.bots.start()
    new = house.tables.create(TWO, PEOPLE, seed=4)
    play_on(house.tables, new.table_id, Random(1), 30)

    assert house.bots.processes == []


def test_a_server_without_processes_for_bots_lets_them_be(settings: Settings) -> None:
    quiet = House(replace(settings, bot_processes=0))
    try:
        quiet.bots.start()
        quiet.bots.warm()
        assert quiet.tables.listeners == [], "somebody looks at every change, to ask the bots"
        new = quiet.tables.create({"players": 2}, BOTS)
        assert quiet.tables.open(new.table_id).sequence == 0
        assert quiet.bots.processes == []
    finally:
        quiet.close()


def test_a_bot_is_asked_for_its_own_view_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Nosy:
        def decide(self, view: kingdom.View, budget: object) -> kingdom.Action:
            asked.append(view)
            return view.options[0]

    monkeypatch.setattr(thinking, "make", lambda name, seed: Nosy())
    monkeypatch.setattr(thinking, "_content", [load(None)])
    game = kingdom.new_game(seed=4, players=2)

    plan = decide(Question(game.record().to_json(), 0, "nosy", 1.0))

    assert asked == [game.view(0)]
    game.play(0, plan)


def test_a_bot_thinks_as_long_as_its_level_and_the_server_let_it() -> None:
    def seconds(bot: str, most: float) -> float | None:
        return budget_of(Question("", 0, bot, most)).seconds

    assert seconds("baron", 5.0) == 1.0
    assert seconds("baron", 0.5) == 0.5
    assert seconds("steward", 0.5) == 0.5
    assert seconds("somebody", 3.0) == 3.0


def test_an_answer_is_an_action_or_several() -> None:
    game = kingdom.new_game(seed=4, players=2)
    first = game.options(0)[0]

    assert plan_of(game, first) == [game.text(first)]
    assert plan_of(game, [first, first]) == [game.text(first)] * 2
    with pytest.raises(IllegalAction):
        game.play(0, plan_of(game, [first, first]))
