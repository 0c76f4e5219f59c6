"""How the regent finds a plan: where it begins, each move that may improve it, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from kingdom.bots.regent import planner
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.market import CARDS
from kingdom.bots.regent.planner import BEST, LEFT_OUT, PLANS, TRIAL
from kingdom.bots.regent.works import NO_ADVISORS, PLAN, QUEST
from kingdom.fast import columns as c
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp, done, plan

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])


def desk(*order: int, out: Iterable[int] = (), most: int = 3, flags: int = 0) -> list[int]:
    """Room for plans, with a plan and what it leaves out."""
    return [*plan(*order, most=most, flags=flags), *plan(*out, most=0), *[0] * (PLANS - 2 * PLAN)]


def order(plans: list[int], which: int = 0) -> list[int]:
    return plans[which + 3 : which + 3 + plans[which]]


# --- the plan to begin with


@SEATS
def test_a_plan_begins_with_the_works_that_lack_least_and_those_a_scenario_requires_before_them(seat: int) -> None:
    made = MadeUp(round_=3)
    made.card(3, "MMM")
    made.card(4, "GK")
    made.card(5, "MMMMM", need=1)
    made.card(6, "PPPP", need=2)
    made.card(7, "E")
    made.card(8, "EE")
    for card in (3, 4, 5, 6, 7, 8):
        made.site(seat, card)
    made.board(0, ["M", "M"])
    made.board(1, ["M", "M", "M"])
    done(made, seat, 1, 4)
    plans = desk(flags=1)
    planner.begin_plan(made.t, made.row, seat, plans, [0.0] * (2 * CARDS))

    assert order(plans) == [6, 5, 7, 4, 8, 3, QUEST, QUEST + 5, QUEST + 6]
    assert plans[1:3] == [3, 0]
    assert order(plans, LEFT_OUT) == []


def test_in_the_last_round_a_card_may_take_more_krystallium() -> None:
    plans = desk()
    for round_, most in ((1, 3), (3, 3), (4, 9)):
        planner.begin_plan(MadeUp().t, MadeUp(round_=round_).row, 0, plans, [0.0] * (2 * CARDS))
        assert plans[1] == most


@SEATS
def test_selected_developments_are_left_out_at_first_the_best_first(seat: int) -> None:
    made = MadeUp()
    made.select(seat, 3, 9, r.DEVELOPMENTS, 5, r.DEVELOPMENTS - 1, r.RATS, 6)
    worths = [0.0] * (2 * CARDS)
    for card, worth in ((3, 1.0), (9, 4.0), (5, 2.0), (r.DEVELOPMENTS - 1, 4.0), (6, 3.0), (r.DEVELOPMENTS, 9.0)):
        worths[seat * CARDS + card] = worth
    plans = desk()
    planner.begin_plan(made.t, made.row, seat, plans, worths)

    assert order(plans, LEFT_OUT) == [9, r.DEVELOPMENTS - 1, 6, 5, 3]
    assert order(plans) == []


def test_a_plan_has_no_more_works_than_there_is_room_for() -> None:
    made = MadeUp()
    for card in range(30):
        made.card(card, "M")
        made.site(0, card)
    made.board(0, ["M"] * 4)
    made.board(1, ["M"] * 4)
    plans = desk()
    planner.begin_plan(made.t, made.row, 0, plans, [0.0] * (2 * CARDS))
    assert order(plans) == [*range(planner.MOST_WORKS), *(QUEST + step for step in range(8))]


# --- moves


def test_plans_lie_beside_each_other() -> None:
    assert (LEFT_OUT, TRIAL, BEST, PLANS) == (PLAN, 2 * PLAN, 3 * PLAN, 4 * PLAN)


def test_a_plan_is_copied_whole() -> None:
    plans = desk(4, 5, most=2, flags=1)
    planner._copy(plans, 0, TRIAL)
    assert plans[TRIAL : TRIAL + 6] == [2, 2, 1, 4, 5, 0]


@pytest.mark.parametrize(("place", "found"), [(0, [9, 4, 5]), (1, [4, 9, 5]), (2, [4, 5, 9])])
def test_a_work_is_put_at_its_place(place: int, found: list[int]) -> None:
    plans = desk(4, 5, most=2, flags=1)
    planner._insert(plans, 0, TRIAL, 9, place)
    assert (order(plans, TRIAL), plans[TRIAL + 1 : TRIAL + 3]) == (found, [2, 1])
    assert order(plans) == [4, 5]


@pytest.mark.parametrize(("place", "left"), [(0, [5, 6]), (1, [4, 6]), (2, [4, 5])])
def test_a_work_is_taken_out_and_the_others_close_up(place: int, left: list[int]) -> None:
    plans = desk(out=(4, 5, 6))
    planner._without(plans, LEFT_OUT, place)
    assert order(plans, LEFT_OUT) == left


@SEATS
def test_selected_cards_and_quest_steps_may_be_dropped_and_sites_may_not(seat: int) -> None:
    made = MadeUp()
    made.select(seat, 3, 4)
    made.select(1 - seat, 5)

    def droppable(work: int) -> bool:
        return planner._slated([], made.row, seat, made.b[seat], work)

    assert [droppable(work) for work in (3, 4, 5, 0, QUEST, QUEST + 3)] == [True, True, False, False, True, True]


def test_a_work_is_put_first_last_or_between() -> None:
    assert [planner._place_of(6, way) for way in range(3)] == [0, 6, 3]


# --- values


@SEATS
def test_a_plan_is_worth_what_it_makes_of_the_round(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lived: list[Any] = []

    def live_round(t: Any, row: list[int], who: int, plan: list[int], out: Any) -> None:
        lived.append((row.copy(), who, plan[:5]))
        row[0] = 77

    monkeypatch.setattr(planner, "live_round", live_round)
    monkeypatch.setattr(planner, "seat_value", lambda t, row, who, w, f, place: row[0] + 1000 * who + 10_000 * place)
    monkeypatch.setattr(planner, "judge", lambda t, w, f: 0.25)
    row, work = [*range(r.SIZE)], [0] * r.SIZE
    plans = desk(4)
    plans[TRIAL : TRIAL + 5] = [2, 0, 0, 8, 9]

    own = 77 + 1000 * seat
    assert planner.value_plan([], row, seat, plans, 0, [], [], work, [], 0) == own
    assert planner.value_plan([], row, seat, plans, TRIAL, [], [], work, [], 1) == pytest.approx(0.25 * 40 + 0.02 * own)
    assert lived == [([*range(r.SIZE)], seat, [1, 3, 0, 4, 0]), ([*range(r.SIZE)], seat, [2, 0, 0, 8, 9])]
    assert row == [*range(r.SIZE)], "the position itself stays as it is"


def valued(monkeypatch: pytest.MonkeyPatch, worth: Callable[[list[int]], float], joint: int = 0) -> list[list[int]]:
    """Let plans be worth what a test says; gives all that were tried."""
    tried: list[list[int]] = []

    def value_plan(t: Any, row: Any, seat: int, plans: list[int], which: int, *more: Any) -> float:
        tried.append(order(plans, which))
        assert more[-1] == joint
        return worth(tried[-1])

    monkeypatch.setattr(planner, "value_plan", value_plan)
    return tried


def test_each_selected_card_is_put_first_or_last_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    made.card(3, "M")
    made.select(0, 4, 5, 6)
    worths = [0.0] * (2 * CARDS)
    worths[4], worths[5], worths[6] = 3.0, 2.0, 1.0
    # 4 is good last, 5 is good anywhere but better first, 6 is worth nothing.
    tried = valued(monkeypatch, lambda works: 2.0 * (works[-1:] == [4]) + (5 in works) + 0.5 * (works[:1] == [5]))
    plans = desk()

    assert planner.quick_plan(made.t, made.row, 0, plans, worths, [], [], [], []) == 3.5
    assert order(plans) == [5, 4]
    assert tried == [[], [4], [5, 4], [4, 5], [6, 5, 4], [5, 4, 6]]
    made.site(0, 3)
    planner.quick_plan(made.t, made.row, 0, plans, worths, [], [], [], [])
    assert order(plans) == [5, 3, 4]


def test_a_card_that_gains_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    made.select(0, 4)
    plans = desk()
    valued(monkeypatch, lambda works: 1.0 + 1e-7 * len(works))
    assert planner.quick_plan(made.t, made.row, 0, plans, [0.0] * (2 * CARDS), [], [], [], []) == 1.0
    assert order(plans) == []


# --- improving


class Dice:
    """Says the numbers that a test wants, and remembers what was asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[tuple[int, int, int]] = []

    def __call__(self, seed: int, counter: int, bound: int) -> int:
        self.asked.append((seed, counter, bound))
        return self.numbers.pop(0)


def improved(
    monkeypatch: pytest.MonkeyPatch, plans: list[int], dice: Dice, *, value: float = 1.0, found: float = 1.0,
    made: MadeUp | None = None, tries: int = 1, seat: int = 0,
) -> float:  # fmt: skip
    """Some moves, all of which are worth the same."""
    made = made or MadeUp()
    valued(monkeypatch, lambda works: found, joint=1)
    monkeypatch.setattr(planner, "below", dice)
    return planner.better(made.t, made.row, seat, plans, value, [], [], [], [], 1, tries, 42)


def test_a_card_that_was_left_out_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (0, 5):
        plans, dice = desk(4, 5, out=(6, 7)), Dice(kind, 1, 2)
        assert improved(monkeypatch, plans, dice) == 1.0
        assert (order(plans), order(plans, LEFT_OUT)) == ([4, 5, 7], [6])
        assert dice.asked == [(42, 0, 16), (42, 1, 2), (42, 2, 3)]


def test_a_move_that_loses_is_taken_back_and_one_that_does_not_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = desk(4, out=(6,))
    assert improved(monkeypatch, plans, Dice(0, 0, 0), found=0.9) == 1.0
    assert (order(plans), order(plans, LEFT_OUT)) == ([4], [6])
    assert improved(monkeypatch, plans, Dice(0, 0, 0), found=1.1) == 1.1
    assert (order(plans), order(plans, LEFT_OUT)) == ([6, 4], [])


def test_a_work_goes_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (6, 13):
        plans, dice = desk(4, 5, 6, out=(9,)), Dice(kind, 0, 2)
        improved(monkeypatch, plans, dice)
        assert (order(plans), order(plans, LEFT_OUT)) == ([5, 6, 4], [9])
        assert dice.asked == [(42, 0, 16), (42, 1, 3), (42, 2, 3)]


def test_a_selected_card_leaves_the_plan_one_time_in_three(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    made.select(0, 5)
    plans, dice = desk(4, 5, out=(9,)), Dice(6, 1, 0)
    improved(monkeypatch, plans, dice, made=made)
    assert (order(plans), order(plans, LEFT_OUT)) == ([4], [9, 5])
    assert dice.asked == [(42, 0, 16), (42, 1, 2), (42, 3, 3)]
    plans = desk(4, 5, out=(9,))
    improved(monkeypatch, plans, Dice(6, 1, 1, 0), made=made)
    assert (order(plans), order(plans, LEFT_OUT)) == ([5, 4], [9])
    plans = desk(4, 5, out=(9,))
    improved(monkeypatch, plans, Dice(6, 1, 0), made=made, found=0.5)
    assert (order(plans), order(plans, LEFT_OUT)) == ([4, 5], [9]), "it loses something"


def test_every_move_has_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    made.select(1, 5)
    plans, dice = desk(5, 4, out=(9,)), Dice(14, 3, 0, 0, 2, 6, 0, 0, 6, 0, 1)
    improved(monkeypatch, plans, dice, made=made, tries=4, seat=1)
    assert (order(plans), order(plans, LEFT_OUT)) == ([9, 4], [5])
    assert dice.asked == [
        *((42, 0, 16), (42, 1, 6), (42, 4, 16), (42, 5, 1), (42, 6, 3)),
        *((42, 8, 16), (42, 9, 3), (42, 11, 3), (42, 12, 16), (42, 13, 2), (42, 14, 2)),
    ]


def test_a_card_stays_in_the_plan_where_there_is_no_room_to_leave_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    most = PLAN - 3 - 1
    for left_out, gone in ((most, False), (most - 1, True)):
        plans = desk(QUEST, 5, out=range(left_out))
        improved(monkeypatch, plans, Dice(6, 0, 0), found=2.0)
        assert (order(plans) == [5]) == gone


def test_without_cards_left_out_or_works_other_moves_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    plans, dice = desk(4, 5), Dice(0, 1, 0)
    improved(monkeypatch, plans, dice)
    assert order(plans) == [5, 4], "nothing to take in: a work goes elsewhere"
    plans, dice = desk(out=(4,)), Dice(6, 5)
    improved(monkeypatch, plans, dice)
    assert (order(plans), plans[1]) == ([], 5), "nothing to move: more or less Krystallium"
    assert dice.asked == [(42, 0, 16), (42, 1, 6)]


def test_more_or_less_krystallium_or_no_advisors_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    plans, dice = desk(4, out=(9,)), Dice(14, 5, 15, 2)
    improved(monkeypatch, plans, dice, made=made, tries=2)
    assert plans[:4] == [1, 2, 0, 4], "nobody has Advisors: Krystallium again"
    assert dice.asked == [(42, 0, 16), (42, 1, 6), (42, 4, 16), (42, 5, 6)]
    made.t[c.ADVISED] = 1
    improved(monkeypatch, plans, Dice(15), made=made)
    assert plans[:4] == [1, 2, NO_ADVISORS, 4]
    improved(monkeypatch, plans, Dice(15), made=made)
    assert plans[:4] == [1, 2, 0, 4]
    improved(monkeypatch, plans, Dice(14, 4), made=made)
    assert plans[:4] == [1, 4, 0, 4]
    assert order(plans, LEFT_OUT) == [9]
