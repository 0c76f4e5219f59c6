"""Bots at the tables: they play, once each time, whatever dies around them."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.bots import registry as known_bots
from kingdom.bots.bot import Budget
from kingdom.bots.jobs import decide, plan_of
from kingdom.bots.regent import thinker as regent
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.core.phases import ROUNDS
from kingdom.core.reasons import why
from kingdom.core.view import View
from kingdom.fast.tables import NotCovered
from kingdom.store import SeatRow, Store
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from kingdom.web.workers.bots import BotRunner
from kingdom.web.workers.lanes import PEOPLE, lanes
from kingdom.work import Work
from kingdom.work.inline import Inline
from kingdom.work.processes import Processes
from tests.kit.databases import new_database
from tests.kit.tables import PEOPLE as TWO_PEOPLE
from tests.kit.tables import TWO, play_on
from tests.kit.work import Stage

PATIENCE = 240.0
"""A bot that fails costs up to three processes, each of which takes seconds to start on a busy machine."""
BOTS = [SeatRow("Rook", "random"), SeatRow("Pawn", "random")]


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(database=new_database("sqlite", tmp_path), bot_processes=1)


@pytest.fixture
def house(settings: ServerSettings) -> Iterator[House]:
    opened = House(settings)
    yield opened
    opened.close()


class House:
    """A process's tables, with its bots."""

    def __init__(self, settings: ServerSettings, work: Work | None = None) -> None:
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, load(None))
        self.work = work or Processes(lanes(settings))
        self.bots = BotRunner(self.tables, self.store, settings, self.work)
        self.open = True

    @property
    def processes(self) -> list[int]:
        assert isinstance(self.work, Processes)
        return self.work.processes

    def close(self) -> None:
        if self.open:
            self.bots.close()
            self.work.close()
            self.store.close()
        self.open = False


@pytest.fixture
def stage(settings: ServerSettings) -> Stage:
    return Stage(*lanes(settings))


@pytest.fixture
def staged(settings: ServerSettings, stage: Stage) -> Iterator[House]:
    """A house whose bots think when the test says so."""
    opened = House(settings, stage)
    yield opened
    opened.close()


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


def test_bots_that_owed_a_decision_are_asked_again_after_a_restart(house: House, settings: ServerSettings) -> None:
    new = house.tables.create({"players": 2}, BOTS, seed=4)
    house.close()

    again = House(settings)
    try:
        assert again.store.bots_due(before=float(2**40)) == [new.table_id]
        again.bots.start()
        until_later(again, new.table_id, 20)
    finally:
        again.close()


def test_two_processes_that_ask_the_same_bots_do_nothing_twice(house: House, settings: ServerSettings) -> None:
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
        house.work.close()
    now = house.tables.open(new.table_id)
    asked = [(entry.seat, entry.client_id) for entry in now.entries]
    # Each time a seat was told something it decided once: a plan of a random bot is one action.
    assert len(set(asked)) == len(asked)
    assert kingdom.replay(now.game.record()).state == now.game.state


def test_a_process_that_dies_is_replaced(house: House) -> None:
    house.bots.start()
    assert isinstance(house.work, Processes)
    house.work.warm(PEOPLE)
    until(lambda: bool(house.processes))
    for process in house.processes:
        os.kill(process, signal.SIGKILL)

    new = house.tables.create({"players": 2}, BOTS, seed=4)
    until_later(house, new.table_id, 5)
    for process in house.processes:
        os.kill(process, signal.SIGKILL)

    until_later(house, new.table_id, 40)


@pytest.mark.parametrize("mind", ["_failing", "_nonsense", "_suicide"])
def test_a_bot_that_fails_hands_its_seat_to_the_next_weaker_one_that_works(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, mind: str
) -> None:
    monkeypatch.setattr("kingdom.web.workers.bots.decide", globals()[mind])
    new = house.tables.create(TWO, [SeatRow("Rook", "regent@0.05s"), SeatRow("Bob")], seed=4)
    house.bots.start()

    until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))
    assert house.tables.open(new.table_id).row.seats[0] == SeatRow("Rook", "steward", "regent@0.05s")
    said = [record.getMessage().partition(": ")[0] for record in caplog.records if record.levelname == "ERROR"]
    assert said == [
        f"regent@0.05s failed at table {new.table_id}, and baron@0.05s plays in its place",
        f"baron@0.05s failed at table {new.table_id}, and steward plays in its place",
    ]
    assert all("\n" not in record.getMessage() and len(record.getMessage()) < 500 for record in caplog.records)


def test_a_bot_of_a_package_that_fails_hands_its_seat_to_the_steward(house: House) -> None:
    new = house.tables.create(TWO, [SeatRow("Rook", "no such bot"), SeatRow("Bob")], seed=4)
    house.bots.start()

    until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))
    assert house.tables.open(new.table_id).row.seats[0] == SeatRow("Rook", "steward", "no such bot")


def test_cards_without_rows_are_played_by_the_baron_instead_of_the_regent_which_is_said(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_rows(rules: object) -> None:
        raise NotCovered(why("fast-advisor", name="Scholar", pack="a pack"))

    monkeypatch.setattr(regent, "engine_of", no_rows)
    house = House(settings, Inline())
    new = house.tables.create(TWO, [SeatRow("Rook", "regent@0.05s"), SeatRow("Bob")], seed=4)
    house.bots.start()

    assert house.tables.open(new.table_id).game.waiting() == (1,)
    assert house.tables.open(new.table_id).row.seats[0] == SeatRow("Rook", "baron@0.05s", "regent@0.05s")
    house.close()
    assert "and baron@0.05s plays in its place" in caplog.text
    assert "Scholar" in caplog.text


@pytest.mark.parametrize("mind", ["_always_nonsense", "_always_suicide"])
def test_a_seat_comes_to_chance_only_after_every_bot_has_failed(
    house: House, monkeypatch: pytest.MonkeyPatch, mind: str
) -> None:
    monkeypatch.setattr("kingdom.web.workers.bots.decide", globals()[mind])
    new = house.tables.create(TWO, [SeatRow("Rook", "steward"), SeatRow("Bob")], seed=4)
    house.bots.start()

    until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))
    assert house.tables.open(new.table_id).row.seats[0] == SeatRow("Rook", "random", "steward")


def test_the_bot_that_took_over_plays_on_after_a_restart_and_in_other_processes(
    house: House, settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingdom.web.workers.bots.decide", _failing)
    new = house.tables.create(TWO, [SeatRow("Rook", "baron@0.05s"), SeatRow("Bob")], seed=4)
    other = House(settings)
    try:
        other.tables.open(new.table_id)
        house.bots.start()
        until(lambda: house.tables.open(new.table_id).game.waiting() == (1,))
        assert other.tables.open(new.table_id).bots == ("steward", None)
    finally:
        other.close()
    house.close()

    again = House(settings)
    try:
        assert again.tables.open(new.table_id).row.seats[0] == SeatRow("Rook", "steward", "baron@0.05s")
    finally:
        again.close()


def test_a_bot_that_fails_does_not_take_the_seat_from_a_person_who_came_back(house: House) -> None:
    new = house.tables.create(TWO, [SeatRow("Ann", "baron"), SeatRow("Bob")], seed=4)
    house.tables.sit(new.table_id, 0, SeatRow("Ann"))

    house.tables.sit(new.table_id, 0, SeatRow("Ann", "steward", "baron"), after=SeatRow("Ann", "baron"))

    assert house.store.table(new.table_id).seats[0] == SeatRow("Ann")  # type: ignore[union-attr]
    assert house.tables.open(new.table_id).bots == (None, None)


def test_a_bot_is_not_blamed_for_a_worker_that_died_over_another_decision(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each worker has one decision, so only the bot that kills its own fails."""
    monkeypatch.setattr("kingdom.web.workers.bots.decide", _suicide)
    house = House(replace(settings, bot_processes=2))
    try:
        tables = [
            house.tables.create(TWO, [SeatRow("Rook", bot), SeatRow("Bob")], seed=4).table_id
            for bot in ("baron@0.05s", "steward")
        ]
        house.bots.start()
        for table in tables:
            until(lambda table=table: house.tables.open(table).game.waiting() == (1,))

        assert house.tables.open(tables[0]).row.seats[0] == SeatRow("Rook", "steward", "baron@0.05s")
        assert house.tables.open(tables[1]).row.seats[0] == SeatRow("Rook", "steward")
    finally:
        house.close()


def test_what_crosses_to_a_worker_is_the_view_of_the_seat_and_no_record(staged: House, stage: Stage) -> None:
    staged.bots.start()
    new = staged.tables.create(TWO, [SeatRow("Rook", "steward"), SeatRow("Bob")], seed=4)
    game = staged.tables.open(new.table_id).game

    [ticket] = stage.begun
    assert ticket.job.arguments == (game.view(0), "steward", 1.0)
    sent = pickle.loads(pickle.dumps(ticket.job.arguments))[0]
    assert sent == game.view(0)
    assert sent.others[0].hand is None
    assert not {"state", "record", "steps"} & set(dir(sent))


def test_a_decision_that_waits_follows_its_seat_to_another_bot(staged: House, stage: Stage) -> None:
    staged.bots.start()
    staged.tables.create(TWO, [SeatRow("Rook", "steward"), SeatRow("Bob")], seed=4)
    waiting = staged.tables.create(TWO, [SeatRow("Rook", "steward"), SeatRow("Bob")], seed=4)
    assert (len(stage.begun), staged.bots.waiting) == (1, 1)

    staged.tables.sit(waiting.table_id, 0, SeatRow("Rook", "page"), after=SeatRow("Rook", "steward"))

    assert (len(stage.begun), staged.bots.waiting) == (1, 1)
    stage.do(stage.begun[0])
    assert [ticket.job.arguments[1] for ticket in stage.begun] == ["steward", "page"]


STRONG = ("regent", "baron")


def _is_strong(bot: str) -> bool:
    return bot.partition("@")[0] in STRONG


def _failing(view: View, bot: str, seconds: float) -> Sequence[str]:
    if _is_strong(bot):
        raise ZeroDivisionError("a bug\n\nin two lines" + "!" * 1000)
    return decide(view, bot, seconds)


def _nonsense(view: View, bot: str, seconds: float) -> Sequence[str]:
    return _always_nonsense(view, bot, seconds) if _is_strong(bot) else decide(view, bot, seconds)


def _suicide(view: View, bot: str, seconds: float) -> Sequence[str]:
    return _always_suicide(view, bot, seconds) if _is_strong(bot) else decide(view, bot, seconds)


def _always_nonsense(view: View, bot: str, seconds: float) -> Sequence[str]:
    return ["conquer everything"]


def _always_suicide(view: View, bot: str, seconds: float) -> Sequence[str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_people_and_tables_without_bots_ask_nobody(house: House) -> None:
    house.bots.start()
    new = house.tables.create(TWO, TWO_PEOPLE, seed=4)
    play_on(house.tables, new.table_id, Random(1), 30)

    assert house.processes == []


def test_a_server_without_processes_for_bots_lets_them_be(settings: ServerSettings) -> None:
    quiet = House(replace(settings, bot_processes=0))
    try:
        quiet.bots.start()
        assert quiet.tables.listeners == [], "somebody looks at every change, to ask the bots"
        new = quiet.tables.create({"players": 2}, BOTS)
        assert quiet.tables.open(new.table_id).sequence == 0
        assert quiet.processes == []
    finally:
        quiet.close()


def test_a_bot_is_asked_for_its_own_view_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Nosy:
        def decide(self, view: kingdom.View, budget: object) -> kingdom.Action:
            asked.append(view)
            return view.options[0]

    monkeypatch.setattr(known_bots, "known", lambda: {"nosy": lambda seed: Nosy()})
    game = kingdom.new_game(seed=4, players=2)

    plan = decide(game.view(0), "nosy", 1.0)

    assert asked == [game.view(0)]
    game.play(0, plan)


def test_a_bot_thinks_as_long_as_its_seat_says_or_else_as_the_server_says(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Patient:
        def decide(self, view: kingdom.View, budget: Budget) -> kingdom.Action:
            budgets.append(budget.seconds)
            return view.options[0]

    monkeypatch.setattr(known_bots, "known", lambda: {**known_bots.OURS, "baron": lambda seed: Patient()})
    view = kingdom.new_game(seed=4, players=2).view(0)

    for bot, seconds in (("baron", 5.0), ("baron", 0.5), ("baron@4s", 2.0), ("baron@0.5s", 2.0)):
        decide(view, bot, seconds)

    assert budgets == [5.0, 0.5, 4.0, 0.5]


def test_a_bot_is_asked_with_the_seconds_of_its_server(settings: ServerSettings) -> None:
    stage = Stage(*lanes(settings))
    house = House(replace(settings, bot_seconds=2.0), stage)
    house.bots.start()
    house.tables.create(TWO, [SeatRow("Rook", "baron"), SeatRow("Bob")], seed=4)
    house.close()

    assert stage.begun[0].job.arguments[1:] == ("baron", 2.0)


def test_an_answer_is_an_action_or_several() -> None:
    game = kingdom.new_game(seed=4, players=2)
    first = game.options(0)[0]

    assert plan_of(game.view(0), first) == [game.text(first)]
    assert plan_of(game.view(0), [first, first]) == [game.text(first)] * 2
    with pytest.raises(IllegalAction):
        game.play(0, plan_of(game.view(0), [first, first]))
