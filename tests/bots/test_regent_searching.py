"""How the regent searches Choice: what it tries, how often, and what its desk keeps for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kingdom.bots.regent import desk as desks
from kingdom.bots.regent import racing, searching, trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import MOST_ACTIONS, Desk, Pace
from kingdom.bots.regent.trial import WORDS
from kingdom.fast import engine
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])


class Clock:
    """Time that passes when a test lets it."""

    def __init__(self, now: float = 100.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class FakeDesk:
    """A desk on which trials are worth what a test says."""

    def __init__(self, legal: list[int], sequences: list[tuple[int, ...]] | None = None) -> None:
        self.numbers = legal
        self.all = sequences if sequences is not None else [(number,) for number in legal]
        self.asked: list[tuple[int, ...]] = []
        self.wanted: list[int] = []
        self.totals = [0.0] * 100
        self.worth = [0.0] * 100
        self.left: list[int] = []
        self.actions: list[tuple[int, ...]] = []
        self.clock: Clock | None = None
        self.each = 0.0

    def legal(self, row: object, seat: int) -> list[int]:
        return self.numbers

    def sequences(self, row: object, seat: int) -> Iterator[tuple[int, ...]]:
        return iter(self.all)

    def offers(self, row: object, seat: int, most: int) -> list[tuple[int, ...]]:
        self.wanted.append(most)
        return [(a.LAY + k, a.LAY + 300 + k) for k in range(min(most, 60))]

    def put_actions(self, found: list[tuple[int, ...]]) -> None:
        self.actions = found

    def put_left(self, left: list[int]) -> None:
        self.left = list(left)

    def ask(self, what: int, row: object, seat: int, n: int = 0, count: int = 0, seed: int = 0) -> float:
        self.asked.append((what, seat, n, count, seed))
        if what == trial.TRY:
            for k in self.left[:n]:
                self.totals[k] += count * self.worth[k]
            if self.clock:
                self.clock.now += self.each * n * count
        return 0.0

    def tried(self, row: object, seat: int, left: list[int], deals: int, seed: int) -> dict[int, float]:
        self.ask(trial.TRY, row, seat, len(left), deals, seed)
        return {k: deals * self.worth[k] for k in left}


OFFER = [a.LAY, a.LAY + 5]


def candidates(desk: FakeDesk, seat: int = 0, simulations: int = 600, made: MadeUp | None = None) -> list[Any]:
    made = made or MadeUp(phase=r.CHOICE)
    return searching.candidates(desk, made.row, seat, simulations)  # type: ignore[arg-type]


def test_the_more_trials_the_more_offers_are_looked_at() -> None:
    desk = FakeDesk(OFFER)
    for simulations in (0, 1, 5, 11, 12, 13, 200, 24 * 12, 24 * 13, 600, 24 * 448, 24 * 449, 99999):
        candidates(desk, simulations=simulations)
    assert desk.wanted == [2, 2, 5, 11, 12, 12, 12, 12, 13, 25, 448, 448, 448]


@SEATS
def test_what_is_half_decided_or_in_hand_is_tried_whole(seat: int) -> None:
    desk = FakeDesk(OFFER)
    made = MadeUp(phase=r.CHOICE)
    assert len(candidates(desk, seat, made=made)) == 25
    made.own(seat, r.HALF, 1)
    assert candidates(desk, seat, made=made) == [(number,) for number in OFFER]
    made.own(seat, r.HALF, 0)
    made.stock(seat, "E")
    assert candidates(desk, seat, made=made) == [(number,) for number in OFFER]


def test_areas_abilities_searches_and_spies_are_turns_and_building_is_not() -> None:
    turns = [a.SELECT, a.SELECT + 1, a.KEEP, a.USE, a.STEP, a.PAY, a.SEARCH, a.KEEP_FOUND, a.SPY]
    others = [a.DONE, a.STORE, a.FILL, a.ABANDON, a.VANQUISH, a.TRANSMUTE, a.TRANSMUTE + 3]
    found = candidates(FakeDesk([*others, *turns]))
    assert found == [(number,) for number in turns]
    assert candidates(FakeDesk([a.LAY, a.KEEP]), simulations=2)[2:] == [(a.KEEP,)]
    assert candidates(FakeDesk([a.GIVE_UP, a.SELECT]), simulations=2) == [(a.SELECT,)], "to give a card up is no offer"
    desk = FakeDesk([*others, *turns, *OFFER])
    assert candidates(desk, simulations=2) == [(a.LAY, a.LAY + 300), (a.LAY + 1, a.LAY + 301), *found]
    assert candidates(FakeDesk([*OFFER, a.STORE]), simulations=2) == [(a.LAY, a.LAY + 300), (a.LAY + 1, a.LAY + 301)]
    assert candidates(FakeDesk(others)) == [(number,) for number in others], "if nothing is a turn, anything"


def test_no_more_is_tried_than_there_is_room_for() -> None:
    many = [(a.SPY, number) for number in range(MOST_ACTIONS + 9)]
    assert candidates(FakeDesk([a.SPY], many)) == many[:MOST_ACTIONS]


# --- halving


def best(desk: FakeDesk, simulations: int | None, until: float | None = None, seat: int = 1) -> tuple[int, ...]:
    return searching.best_turn(desk, MadeUp(phase=r.CHOICE).row, seat, 50, simulations, until)  # type: ignore[arg-type]


def test_all_share_the_trials_then_the_better_half_does_down_to_one() -> None:
    desk = FakeDesk([a.SPY + k for k in range(5)])
    desk.worth = [0.1, 0.5, 0.4, 0.9, 0.3]
    assert best(desk, 60) == (a.SPY + 3,)
    assert desk.actions == [(a.SPY + k,) for k in range(5)]
    # Three stages: 60 // (3 * 5) = 4 each, then 40 // (2 * 3) = 6, then 22 // (1 * 2) = 11.
    assert desk.asked == [
        *((trial.APPRAISE, 1, 0, 0, 0), (trial.TRY, 1, 5, 4, 50)),
        *((trial.TRY, 1, 3, 6, 54), (trial.TRY, 1, 2, 11, 60)),
    ]
    assert desk.left == [3, 1]


def test_every_action_gets_a_trial_however_few_there_are() -> None:
    desk = FakeDesk([a.SPY, a.SPY + 1])
    desk.worth = [0.1, 0.2]
    assert best(desk, 1) == (a.SPY + 1,)
    assert [one[3] for one in desk.asked] == [0, 1]


def test_without_a_budget_there_are_as_many_trials_as_usual() -> None:
    desk = FakeDesk([a.SPY, a.SPY + 1])
    best(desk, None)
    assert desk.asked[1] == (trial.TRY, 1, 2, searching.SIMULATIONS // 2, 50)


def test_a_single_action_is_not_tried() -> None:
    desk = FakeDesk([a.SPY])
    assert best(desk, 60) == (a.SPY,)
    assert desk.asked == []


def test_a_budget_of_seconds_is_spent_stage_by_stage_and_the_pace_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pace = Clock(), Pace(60.0)
    monkeypatch.setattr(searching, "monotonic", clock)
    monkeypatch.setattr(searching, "PACE", pace)
    monkeypatch.setattr(racing, "FEWEST", 10**6)
    desk = FakeDesk([a.SPY + k for k in range(30)])
    desk.clock, desk.each = clock, 0.01
    desk.worth = [0.0, 1.0, *[0.0] * 98]
    assert best(desk, None, until=101.0) == (a.SPY + 1,)

    tries = [one for one in desk.asked if one[0] == trial.TRY]
    assert tries[0][2:] == (20, 1, 50), "one third of the trials that the pace allows, and one deal to learn how long"
    assert [one[2] for one in tries] == sorted((one[2] for one in tries), reverse=True)
    assert {one[2] for one in tries} == {20, 10, 5, 3, 2}
    assert tries[1][2:] == (10, 1, 51), "0.2 s for one deal of all is a fifth of the time, which is over"
    assert [one[4] for one in tries] == [50 + sum(one[3] for one in tries[:k]) for k in range(len(tries))]
    assert 100.95 < clock.now < 101.3
    assert pace.guess == pytest.approx(0.5 * 60 + 0.5 * 100)


def test_however_little_time_there_is_two_actions_get_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(searching, "monotonic", clock)
    monkeypatch.setattr(searching, "PACE", Pace(60.0))
    desk = FakeDesk([a.SPY + k for k in range(30)])
    desk.worth = [0.0, 1.0, *[0.0] * 98]
    desk.clock, desk.each = clock, 0.01
    assert best(desk, None, until=99.0) == (a.SPY + 1,)
    assert [one[2:] for one in desk.asked if one[0] == trial.TRY] == [(2, 1, 50)]


def test_by_the_clock_what_is_certain_is_not_tried_any_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are worth the same on every deal, so that twelve lots are enough."""
    clock = Clock()
    monkeypatch.setattr(searching, "monotonic", clock)
    monkeypatch.setattr(searching, "PACE", Pace(6000.0))
    desk = FakeDesk([a.SPY + k for k in range(6)])
    desk.worth = [0.5, 0.9, *[0.5] * 98]
    desk.clock, desk.each = clock, 0.0001
    assert best(desk, None, until=101.0) == (a.SPY + 1,)
    tries = [one for one in desk.asked if one[0] == trial.TRY]
    assert {one[2] for one in tries} == {6}
    assert len(tries) == racing.FEWEST
    assert clock.now < 100.5


def test_by_the_clock_deals_come_in_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(searching, "monotonic", clock)
    monkeypatch.setattr(searching, "PACE", Pace(60.0))
    monkeypatch.setattr(racing, "FEWEST", 10**6)
    desk = FakeDesk([a.SPY, a.SPY + 1])
    desk.clock, desk.each = clock, 0.001
    best(desk, None, until=101.0)
    lots = [one[3] for one in desk.asked if one[0] == trial.TRY]
    assert lots[:3] == [1, 31, 31], "a sixteenth of a second each, once it is known how long one takes"
    assert lots[-1] < 31, "at most half of the time left"
    assert sum(lots) in (500, 501)
    desk.each = 0.00001
    clock.now = 100.0
    desk.asked.clear()
    best(desk, None, until=100.1)
    assert max(one[3] for one in desk.asked) == searching.MOST_DEALS, "no lot is larger"


# --- the pace


def test_a_pace_is_learned_half_by_half() -> None:
    pace = Pace(100.0)
    assert (pace.allows(1.5), pace.allows(-1.0)) == (150, 0)
    pace.learn(50, 0.25)
    assert pace.guess == 150.0
    pace.learn(0, 1.0)
    pace.learn(5, 0.0)
    assert pace.guess == 150.0


# --- the desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(engine(players=2, modules=("quest",)), [0.0])


def test_actions_are_laid_out_in_lines_and_their_totals_forgotten(desk: Desk) -> None:
    desk.totals[:3] = [5.0, 5.0, 5.0]
    desk.put_actions([(1, 2), tuple(range(WORDS + 3))])
    assert desk.actions[: 2 * WORDS] == [1, 2, *[-1] * (WORDS - 2), *range(WORDS)]
    assert len(desk.actions) == MOST_ACTIONS * WORDS
    assert desk.totals[:3] == [0.0, 0.0, 5.0]
    desk.put_left([4, 2])
    assert desk.left[:2] == [4, 2]


def test_a_desk_tells_what_a_lot_came_to_and_not_what_was_before(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(self: Desk, *given: Any) -> float:
        assert given[0] == trial.TRY
        assert given[2:] == (1, 2, 9, 77)
        self.totals[3] += 4.0
        self.totals[5] += 6.0
        return 0.0

    monkeypatch.setattr(Desk, "ask", ask)
    desk.totals[3], desk.totals[5] = 100.0, 100.0
    assert desk.tried([], 1, [5, 3], 9, 77) == {5: 6.0, 3: 4.0}


def test_a_desk_lists_every_action_and_leaves_the_row_alone(desk: Desk) -> None:
    row = desk.engine.begin(seed=3)
    before = list(row)
    legal = desk.engine.legal(row, 0)
    assert desk.legal(row, 0) == list(legal)
    whole = list(desk.sequences(row, 0))
    assert all(len(numbers) == 2 for numbers in whole)
    assert {numbers[0] for numbers in whole} == set(legal)
    assert len(whole) == len(set(whole)) > 200
    after = desk.after(row, 0, whole[0])
    assert desk.engine.waiting(after) == (1,)
    assert list(row) == before


@SEATS
def test_a_quest_step_is_paid_in_one_way_only(desk: Desk, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    half = r.SEATS + seat * r.SEAT + r.HALF

    class Steps(Desk):
        def __init__(self) -> None:
            pass

        def legal(self, row: Any, who: int) -> list[int]:
            assert who == seat
            return [8, 9] if row[half] else [a.STEP - 1, a.STEP, a.SEARCH - 1, a.SEARCH]

        def after(self, row: Any, who: int, numbers: Any) -> Any:
            made = list(row)
            made[half] = int(not row[half])
            return made

    found = list(Steps().sequences([0] * r.SIZE, seat))
    foreman, step, transmute, search = a.STEP - 1, a.STEP, a.SEARCH - 1, a.SEARCH
    assert found == [(foreman, 8), (foreman, 9), (step, 8), (transmute, 8), (search, 8), (search, 9)]


def test_offers_of_a_desk_are_two_cards_each(desk: Desk) -> None:
    row = desk.engine.begin(seed=3)
    desk.worths[:] = [0.0] * len(desk.worths)
    found = desk.offers(row, 0, 7)
    assert len(set(desk.worths)) > 20, "cards are appraised first"
    assert len(found) == 7
    assert all(a.LAY <= first < second < a.GIVE_UP for first, second in found)
    assert set(found) <= set(desk.sequences(row, 0))


def test_the_compiled_code_is_made_ready_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(Desk, "ask", lambda self, what, row, seat: asked.append((what, seat)))
    desks.warm.cache_clear()
    desks.warm()
    desks.warm()
    desks.warm.cache_clear()
    assert asked == [(trial.APPRAISE, 0)]


# --- what a desk asks


def test_each_question_gets_its_own_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("run_trials", "appraise", "rank_offers", "plan_window", "foresee", "act", "legal", "apply", "winners")
    asked: list[str] = []
    for number, name in enumerate(names):
        monkeypatch.setattr(trial, name, lambda *args, name=name, number=number: (asked.append(name), number)[1])
    nothing: tuple[Any, ...] = ([], [], 0, 0, 0, 0, [], [], [], [], [0.0] * trial.WORTHS, [], [], [], [], [])
    found = [trial.perform(what, *nothing) for what in range(len(names))]
    assert asked == [*names]
    assert found == [0.0, 0.0, 2.0, 3.0, 0.0, 5.0, 6.0, 0.0, 8.0]
