"""How the regent decides in a window: what it tries besides its plan, when it stops, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots.regent import trial, windows
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import Pace
from kingdom.bots.regent.windows import Window, best_window
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.bots.test_regent_searching import Clock
from tests.kit.made_up import MadeUp

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])
DID = r.SIZE - 1
"""A place of the row where the fake desk notes the last number."""


class FakeDesk:
    """A desk that plans at once; what a position is worth depends on the last number done in it."""

    def __init__(self, made: MadeUp, seat: int, legal: list[int] = []) -> None:  # noqa: B006
        self.table, self.numbers, self.seat = made.t, legal, seat
        self.engine = SimpleNamespace(is_over=lambda row: row[r.PHASE] == r.OVER)
        self.asked: list[tuple[int, int, int, int]] = []
        self.worth: dict[int, float] = {}
        self.halves: dict[int, int] = {}
        self.plan: list[int] = []
        self.winners = 0.0
        self.clock: Clock | None = None

    def ask(self, what: int, row: list[int], seat: int, n: int = 0, count: int = 0, seed: int = 0) -> float:
        assert seat == self.seat
        self.asked.append((what, n, count, seed))
        if self.clock:
            self.clock.now += 1.0
        if what == trial.NEXT:
            return self.plan.pop(0)
        if what == trial.APPLY:
            self._apply(row, n)
        if what == trial.WON:
            return self.winners
        return self.worth.get(row[DID], 0.0)

    def _apply(self, row: list[int], number: int) -> None:
        row[DID] = number
        b = r.SEATS + self.seat * r.SEAT
        row[b + r.HALF] = self.halves.get(number, 0)
        if number == 999:
            row[r.PHASE] += 1

    def legal(self, row: Any, seat: int) -> list[int]:
        return self.numbers

    def after(self, row: list[int], seat: int, numbers: Any) -> list[int]:
        assert seat == self.seat
        made = list(row)
        for number in numbers:
            self._apply(made, number)
        return made

    def sequences(self, row: Any, seat: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
        if begun:
            yield from ((*begun, 5), (*begun, 6))
        else:
            yield from ((number,) for number in self.numbers)


def window(desk: FakeDesk, made: MadeUp, simulations: int | None = None, until: float | None = None) -> Window:
    return Window(desk, made.row, desk.seat, 30, simulations, until)  # type: ignore[arg-type]


@SEATS
def test_a_window_begins_with_what_cards_are_worth_and_what_the_opponent_will_do(seat: int) -> None:
    made = MadeUp()
    desk = FakeDesk(made, seat)
    assert window(desk, made).tries == windows.TRIES
    assert desk.asked == [(trial.APPRAISE, 0, 0, 0), (trial.FORESEE, 0, windows.TRIES // 4, 30)]
    for simulations, tries in ((1, windows.LEAST), (9, 9), (4000, 4000), (4001, 4000)):
        assert window(desk, made, simulations).tries == tries
    made.t[c.PLAYERS] = 1
    desk.asked.clear()
    window(desk, made)
    assert desk.asked == [(trial.APPRAISE, 0, 0, 0)], "alone there is nobody to foresee"


def test_a_window_takes_its_share_of_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(windows, "monotonic", clock)
    monkeypatch.setattr(windows, "PACE", Pace(100.0))
    made = MadeUp()
    desk = FakeDesk(made, 0)
    for until, tries in ((110.0, 350), (100.1, windows.LEAST), (200.0, 2000)):
        found = window(desk, made, 5, until)
        assert found.until == pytest.approx(100 + (until - 100) * windows.SHARE)
        assert found.tries == tries
    found = window(desk, made, 5, 110.0)
    clock.now = 103.5
    assert not found.late
    clock.now = 103.51
    assert found.late
    assert not window(desk, made).late, "without a limit it is never late"


def test_a_position_is_worth_its_plan_or_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pace = Clock(), Pace(10.0)
    monkeypatch.setattr(windows, "monotonic", clock)
    monkeypatch.setattr(windows, "PACE", pace)
    made = MadeUp()
    desk = FakeDesk(made, 0)
    desk.worth = {0: 3.5}
    one = window(desk, made)
    desk.asked.clear()
    assert one.value(made.row, 20) == 3.5
    assert one.value(made.row, 20, fresh=False) == 3.5
    assert desk.asked == [(trial.PLAN, 1, 20, 31), (trial.PLAN, 0, 20, 32)]
    assert pace.guess == 10.0
    timed = window(desk, made, None, 200.0)
    desk.clock = clock
    timed.value(made.row, 20)
    assert pace.guess == pytest.approx(0.5 * 10 + 0.5 * (20 + windows.OWN_TRIES))
    over = [*made.row]
    over[r.PHASE] = r.OVER
    assert one.value(over, 20) == -1e6
    desk.winners = 1.0
    assert one.value(over, 20) == 40.0


# --- what a plan does not consider


@SEATS
def test_advisors_steps_and_menaces_are_special_and_in_the_last_round_so_is_giving_up(seat: int) -> None:
    special = [a.THAW, a.VANQUISH, a.KEEP - 1, a.USE, a.ON_AREA, a.STEP, a.TRANSMUTE - 1]
    plain = [a.DONE, a.STORE, a.FILL, a.WILD, a.SLATE, a.RECYCLE, a.HOUSE, a.KEEP, a.USE - 1, a.TRANSMUTE, a.SEARCH]
    giving_up = [a.ABANDON, a.SLATE - 1]
    made = MadeUp(round_=3)
    desk = FakeDesk(made, seat, [*plain, *special, *giving_up])
    assert list(window(desk, made).specials()) == [((number,),) for number in special]
    made.row[r.ROUND] = 4
    assert list(window(desk, made).specials()) == [((number,),) for number in (*special, *giving_up)]
    desk.numbers = [a.USE]
    desk.halves = {a.USE: 1}
    assert list(window(desk, made).specials()) == [((a.USE, 5),), ((a.USE, 6),)]


@SEATS
def test_a_card_that_the_stock_can_complete_is_completed_at_once(seat: int) -> None:
    made = MadeUp()
    made.card(3, "MMKS")
    made.card(4, "G")
    made.card(5, "PSS")
    made.card(6, "E")
    for card in (3, 4, 5):
        made.site(seat, card)
    made.site(seat, 6, filled="E")
    made.site(1 - seat, made.card(7, "G"))
    desk = FakeDesk(made, seat)

    def found(stock: str) -> list[Any]:
        made.stock(seat, stock)
        return list(window(desk, made).specials())

    first, second, third = made.spaces[3]
    three = ((a.WILD + first,), (a.WILD + first,), (a.FILL + second,), (a.FILL + third,))
    four = ((a.WILD + made.spaces[4][0],),)
    assert found("KKKS") == [three, four]
    assert found("KKKSS")[2] == ((a.WILD + made.spaces[5][0],), *[(a.FILL + made.spaces[5][1],)] * 2)
    assert found("KKKSS")[:2] == [three, four]
    assert found("KKS") == [four]
    assert found("KKK") == [four]
    assert found("") == []


# --- deciding


@SEATS
def test_the_answer_after_which_a_plan_is_worth_most_is_given(seat: int) -> None:
    made = MadeUp()
    for field in (r.OWES_KEEP, r.OWES_SHADOW, r.OWES_COVER, r.OWES_HOUSE, r.FOREMAN, r.HALF):
        desk = FakeDesk(made, seat, [7, 8, 9])
        desk.worth = {7: 1.0, 8: 3.0, 9: 3.0}
        made.own(seat, field, 1)
        assert decided(desk, made) == [(8,)]
        assert [one for one in desk.asked if one[0] == trial.PLAN] == [
            (trial.PLAN, 1, 60 // 6, 31 + k) for k in range(3)
        ]
        desk.numbers = [7]
        assert decided(desk, made) == [(7,)]
        made.own(seat, field, 0)


def decided(desk: FakeDesk, made: MadeUp, simulations: int | None = 60, until: float | None = None) -> Any:
    return best_window(desk, made.row, desk.seat, 30, simulations, until)  # type: ignore[arg-type]


def test_whoever_is_late_gives_the_best_answer_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, made = Clock(), MadeUp()
    monkeypatch.setattr(windows, "monotonic", clock)
    made.own(0, r.FOREMAN, 1)
    desk = FakeDesk(made, 0, [7, 8, 9])
    desk.worth = {7: 1.0, 8: 2.0, 9: 3.0}
    desk.clock = clock
    # Appraising, foreseeing and each plan take a second.
    assert decided(desk, made, until=100 + 3.5 / windows.SHARE) == [(8,)]


@SEATS
def test_a_special_action_is_done_if_it_gains_something(seat: int) -> None:
    made = MadeUp()
    desk = FakeDesk(made, seat, [a.DONE, a.USE, a.USE + 1])
    desk.worth = {0: 1.0, a.USE: 1.0 + windows.GAIN + 0.01, a.USE + 1: 1.0 + windows.GAIN + 0.02}
    assert decided(desk, made) == ((a.USE + 1,),)
    assert {one[2] for one in desk.asked if one[0] == trial.PLAN} == {60 // 5}
    desk.worth = {0: 1.0, a.USE: 1.0 + windows.GAIN, a.USE + 1: 1.0}
    desk.plan = [a.DONE]
    desk.asked.clear()
    assert decided(desk, made) == [(a.DONE,)]
    plans = [one for one in desk.asked if one[0] == trial.PLAN]
    assert [one[1:3] for one in plans] == [(1, 12), (1, 12), (1, 12), (1, 60)]


def test_with_time_left_a_plan_is_improved_up_to_four_times(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, made = Clock(), MadeUp()
    monkeypatch.setattr(windows, "monotonic", clock)
    monkeypatch.setattr(windows, "PACE", Pace(1.0))

    def improving(seconds: float) -> int:
        clock.now = 100.0
        desk = FakeDesk(made, 0)
        desk.clock, desk.plan = clock, [a.DONE]
        decided(desk, made, until=100 + seconds / windows.SHARE)
        return [one[1] for one in desk.asked if one[0] == trial.PLAN].count(0)

    assert [improving(seconds) for seconds in (3.5, 4.5, 6.5, 99.0)] == [0, 1, 3, 4]


def test_no_special_action_is_tried_when_it_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, made = Clock(), MadeUp()
    monkeypatch.setattr(windows, "monotonic", clock)
    desk = FakeDesk(made, 0, [a.USE, a.USE + 1])
    desk.worth = {a.USE: 5.0, a.USE + 1: 9.0}
    desk.clock = clock
    assert decided(desk, made, until=100 + 3.5 / windows.SHARE) == ((a.USE,),)


@SEATS
def test_a_plan_is_said_whole_to_the_end_of_the_window(seat: int) -> None:
    made = MadeUp()
    desk = FakeDesk(made, seat)
    desk.halves = {11: 4}
    desk.plan = [10, 11, 12, a.DONE, 13]
    assert decided(desk, made) == [(10,), (11, 12), (a.DONE,)]
    desk.plan = [10, 999, 13]
    assert decided(desk, made) == [(10,), (999,)], "what opens the next phase is the last"
    assert made.row[DID] == 0
