"""A trial of the regent: what a seat takes in Choice, how Choice is played to its end, and how a round is valued."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.bots.regent import trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.market import CARDS, RECYCLED
from kingdom.bots.regent.trial import SUMS, VALUES, WORDS, WORTHS
from kingdom.bots.regent.works import NOTHING
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp, plan

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])


def worths(**values: float) -> list[float]:
    """What cards are worth to the first seat: `c4=1.5`."""
    found = [0.0] * WORTHS
    for name, value in values.items():
        found[int(name[1:])] = value
    return found


def test_worths_rates_sums_and_values_have_room_beside_each_other() -> None:
    assert 2 * CARDS + 4 <= SUMS
    assert SUMS + 4 <= VALUES < WORTHS


# --- choosing


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the parts of a choice say."""
    said: dict[str, Any] = {"cubes": NOTHING}
    monkeypatch.setattr(trial, "act", lambda *args: 900)
    monkeypatch.setattr(trial, "cubes_first", lambda *args: said["cubes"])
    monkeypatch.setattr(trial, "choose_alone", lambda *args: 901)
    monkeypatch.setattr(trial, "best_area", lambda t, row, seat, worths: 1)

    def rank_offers(
        t: Any, row: Any, seat: int, worths: list[float], sums: list[float], best: list[int], values: Any, room: int
    ) -> int:
        said["asked"] = (seat, sums[0], values[0], room)
        best[0:2] = [801, 802]
        return 1

    monkeypatch.setattr(trial, "rank_offers", rank_offers)
    return said


@SEATS
def test_a_seat_drafts_lays_places_offers_or_selects_whatever_it_is_asked_for(
    seat: int, answers: dict[str, Any]
) -> None:
    made = MadeUp(phase=r.CHOICE)
    values = worths()
    values[SUMS], values[VALUES] = 5.0, 6.0
    plan_ = plan()

    def chosen() -> int:
        return trial.choose(made.t, made.row, seat, values, plan_, [0])

    assert chosen() == 801
    assert answers["asked"] == (seat, 5.0, 6.0, 1)
    made.own(seat, r.HALF, r.LAYING)
    assert chosen() == 802, "the second card of the offer"
    made.own(seat, r.HALF, 0)
    made.row[r.TURN] = 3
    assert chosen() == a.SELECT + 1
    made.t[c.PLAYERS] = 1
    assert chosen() == 901
    answers["cubes"] = 700
    assert chosen() == 700
    made.own(seat, r.HALF, r.LAYING)
    made.row[r.PHASE] = r.DRAFT
    assert chosen() == 900


# --- alone


def alone() -> MadeUp:
    made = MadeUp(players=1, phase=r.CHOICE)
    made.t[c.SEARCH_LIMIT] = 2
    made.row[r.DECK_N] = 5
    return made


def alone_chooses(made: MadeUp, values: list[float]) -> int:
    return trial.choose_alone(made.t, made.row, values, [0] * a.MOST_LEGAL)


def test_of_the_cards_looked_at_the_best_is_kept() -> None:
    made = alone()
    values = worths(c4=2.0, c5=1.0, c6=3.0)
    made.own(0, r.SEARCHED_N, 3)
    made.row[made.b[0] + r.SEARCHED : made.b[0] + r.SEARCHED + 3] = [4, 5, 6]
    for area in (1, 2):
        made.own(0, r.SEARCH, area)
        assert alone_chooses(made, values) == a.KEEP_FOUND + 2
    values[4] = 3.0
    assert alone_chooses(made, values) == a.KEEP_FOUND, "the first of equals"
    made.own(0, r.SEARCHED_N, 2)
    values[5] = 9.0
    assert alone_chooses(made, values) == a.KEEP_FOUND + 1


def test_after_a_search_its_area_is_taken() -> None:
    made = alone()
    for area in (0, 1):
        made.own(0, r.SEARCH, 3 + area)
        assert alone_chooses(made, worths()) == a.SELECT + area


def searching(*cards: int, area: int = 1) -> MadeUp:
    """An area that is better than the other, where a Search is legal."""
    made = alone()
    made.lay(area, *cards)
    made.lay(1 - area, 60)
    return made


def test_the_two_worst_cards_of_the_better_area_are_searched_away_if_they_are_poor() -> None:
    for cards, first in (
        ((4, 5, 6), 0),
        ((5, 6, 4), 0),
        ((6, 4, 5), 1),
        ((6, 5, 4), 1),
        ((4, 6, 5), 0),
        ((5, 4, 6), 0),
    ):
        made = searching(*cards)
        values = worths(c4=1.0, c5=1.25, c6=9.0, c60=2.0)
        assert alone_chooses(made, values) == a.SEARCH + r.AREA_CAP + first
    values = worths(c4=1.0, c5=RECYCLED + trial.SEARCH_GAIN - 1.0, c6=9.0)
    assert alone_chooses(searching(4, 5, 6), values) == a.SEARCH + r.AREA_CAP, "just poor enough"
    values[5] += 0.01
    assert alone_chooses(searching(4, 5, 6), values) == a.SELECT + 1
    values = worths(c4=1.0, c5=1.25, c6=9.0)
    assert alone_chooses(searching(4, 5, 6, area=0), values) == a.SEARCH
    values = worths(c4=9.0, c5=1.0, c6=1.0, c7=1.0)
    assert alone_chooses(searching(4, 5, 6, 7), values) == a.SEARCH + r.AREA_CAP + 1, "the first of equals"


@pytest.fixture
def anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Search is legal, and so is either area."""

    def legal(t: Any, row: Any, seat: int, out: list[int]) -> int:
        assert seat == 0
        out[:42] = [a.SELECT, a.SELECT + 1, *range(a.SEARCH, a.SEARCH + 40)]
        return 42

    monkeypatch.setattr(trial, "legal", legal)


def test_there_is_no_search_without_two_cards_that_can_be_seen_and_given_away(anything: None) -> None:
    values = worths(c4=1.0, c5=1.0, c60=0.5)
    values[r.PLANNED] = 1.0
    assert alone_chooses(searching(4, 5), values) == a.SEARCH + r.AREA_CAP
    assert alone_chooses(searching(4), values) == a.SELECT + 1
    assert alone_chooses(searching(4, r.PLANNED), values) == a.SELECT + 1
    made = searching(4, 5)
    made.row[r.STATUS + 5] = 3
    assert alone_chooses(made, values) == a.SELECT + 1


def test_there_is_no_search_beyond_the_limit_or_without_a_deck(anything: None) -> None:
    values = worths(c4=1.0, c5=1.0)
    made = searching(4, 5)
    made.own(0, r.SEARCHES, 1)
    assert alone_chooses(made, values) == a.SEARCH + r.AREA_CAP
    made.own(0, r.SEARCHES, 2)
    assert alone_chooses(made, values) == a.SELECT + 1
    made = searching(4, 5)
    made.row[r.DECK_N] = 0
    assert alone_chooses(made, values) == a.SELECT + 1


def test_a_search_that_is_not_legal_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(t: Any, row: Any, seat: int, out: list[int]) -> int:
        out[0] = a.SEARCH + r.AREA_CAP + 1
        return 1

    monkeypatch.setattr(trial, "legal", legal)
    assert alone_chooses(searching(4, 5), worths(c4=1.0, c5=1.0)) == a.SELECT + 1


# --- to the end of Choice


def test_the_number_of_a_search_names_the_card_at_its_place() -> None:
    made = MadeUp()
    made.lay(0, 4, 5)
    made.lay(1, 6, 7)
    places = (a.SEARCH, a.SEARCH + 1, a.SEARCH + r.AREA_CAP, a.SEARCH + r.AREA_CAP + 1)
    assert [trial._place(made.row, number) for number in places] == [4, 5, 6, 7]


def finished(
    made: MadeUp, monkeypatch: pytest.MonkeyPatch, values: list[float], most: int = 4
) -> list[tuple[int, int]]:
    """Who did what until Choice was over, which it is after some moves."""
    played: list[tuple[int, int]] = []

    def apply(t: Any, row: list[int], seat: int, number: int) -> None:
        played.append((seat, number))
        if len(played) == most:
            row[r.PHASE] = r.PLANNING

    monkeypatch.setattr(trial, "apply", apply)
    plan_ = plan(7)
    monkeypatch.setattr(trial, "choose", lambda t, row, seat, worths, plan, out: 500 + plan[0])
    trial.finish_choice(made.t, made.row, values, plan_, [0] * a.MOST_LEGAL)
    return played


def test_choice_is_played_to_its_end_by_whoever_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp(phase=r.CHOICE, round_=2)
    assert finished(made, monkeypatch, worths()) == [(1, 500)] * 4
    made = MadeUp(phase=r.CHOICE, round_=2)
    made.own(1, r.HALF, r.LAYING)
    assert finished(made, monkeypatch, worths()) == [(1, 501)] * 4, "what is half laid is remembered in the plan"
    assert finished(MadeUp(phase=r.PLANNING), monkeypatch, worths()) == []


def test_in_the_draft_whoever_still_owes_an_advisor_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    for owing in (0, 1):
        made = MadeUp(phase=r.DRAFT, round_=0)
        made.own(owing, r.OWES_KEEP, 1)
        assert finished(made, monkeypatch, worths()) == [(owing, 500)] * 4


def test_of_the_cards_that_a_search_may_give_away_the_worst_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp(players=1, phase=r.CHOICE)
    made.own(0, r.HALF, r.SEARCHING)
    made.lay(1, 4, 5, 6)
    numbers = [a.SEARCH + r.AREA_CAP + k for k in range(3)]

    def legal(t: Any, row: Any, seat: int, out: list[int]) -> int:
        out[:3] = numbers
        return 3

    monkeypatch.setattr(trial, "legal", legal)
    assert finished(made, monkeypatch, worths(c4=2.0, c5=1.0, c6=1.0), most=1) == [(0, numbers[1])]
    made.row[r.PHASE] = r.CHOICE
    assert finished(made, monkeypatch, worths(c4=2.0, c5=1.0, c6=0.5), most=1) == [(0, numbers[2])]


# --- values of rounds


class Parts:
    """Notes what is asked of a planner and of the judge."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[Any, ...]] = []
        note = self.asked.append

        def quick_plan(
            t: Any, row: Any, seat: int, plans: Any, worths: Any, w: Any, f: Any, work: Any, out: Any
        ) -> int:
            note(("quick", row[0], seat, work[0]))
            return 7

        def better(
            t: Any, row: Any, seat: int, plans: Any, value: float, w: Any, f: Any, work: Any, out: Any, joint: int,
            tries: int, seed: int,
        ) -> float:  # fmt: skip
            note(("better", row[0], seat, value, joint, tries, seed))
            return 8.0

        def value_plan(
            t: Any, row: Any, seat: int, plans: Any, which: int, w: Any, f: Any, work: Any, out: Any, joint: int
        ) -> float:
            note(("value", row[0], seat, which, joint))
            return 9.0

        monkeypatch.setattr(trial, "quick_plan", quick_plan)
        monkeypatch.setattr(trial, "better", better)
        monkeypatch.setattr(trial, "value_plan", value_plan)
        monkeypatch.setattr(trial, "seat_value", lambda t, row, seat, w, f, at: note(("seat", row[0], seat, at)))
        monkeypatch.setattr(trial, "judge", lambda t, w, f: 0.75)


ROW, WORK = 11, 22


def row_of(made: MadeUp) -> list[int]:
    made.row[0] = ROW
    return made.row


@SEATS
def test_both_rounds_are_planned_and_the_own_seat_last(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made, parts, work = MadeUp(), Parts(monkeypatch), [WORK]
    row = row_of(made)
    assert trial.value_round(made.t, row, seat, [], [], [], [], work, [], 0, 5) == 0.75
    other = 1 - seat
    assert parts.asked == [
        *(("quick", ROW, other, WORK), ("value", ROW, other, 0, 0), ("seat", WORK, other, 1)),
        *(("quick", ROW, seat, WORK), ("value", ROW, seat, 0, 0), ("seat", WORK, seat, 0)),
    ]
    parts.asked.clear()
    trial.value_round(made.t, row, seat, [], [], [], [], work, [], 3, 5)
    assert [one for one in parts.asked if one[0] == "better"] == [
        ("better", ROW, who, 7, 0, 3, 5) for who in (other, seat)
    ]
    parts.asked.clear()
    made.t[c.PLAYERS] = 1
    trial.value_round(made.t, row, 0, [], [], [], [], work, [], 0, 5)
    assert [one[2] for one in parts.asked] == [0, 0, 0]


@SEATS
def test_a_game_that_is_over_is_judged_as_it_is(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made, parts = MadeUp(phase=r.OVER), Parts(monkeypatch)
    row = row_of(made)
    assert trial.value_round(made.t, row, seat, [], [], [], [], [WORK], [], 0, 5) == 0.75
    assert parts.asked == [("seat", ROW, seat, 0), ("seat", ROW, 1 - seat, 1)]
    parts.asked.clear()
    made.t[c.PLAYERS] = 1
    trial.value_round(made.t, row, 0, [], [], [], [], [WORK], [], 0, 5)
    assert parts.asked == [("seat", ROW, 0, 0)]


@SEATS
def test_a_window_is_planned_afresh_or_further_and_the_opponent_is_foreseen(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, parts = MadeUp(), Parts(monkeypatch)
    row, rows = row_of(made), [0] * (3 * r.SIZE)
    rows[2 * r.SIZE] = WORK
    assert trial.plan_window(made.t, row, seat, [], [], [], [], rows, [], 6, 5, 1) == 8.0
    planned = [("value", ROW, seat, 0, 1), ("better", ROW, seat, 9.0, 1, 6, 5)]
    assert parts.asked == [("quick", ROW, seat, WORK), *planned]
    parts.asked.clear()
    trial.plan_window(made.t, row, seat, [], [], [], [], rows, [], 6, 5, 0)
    assert parts.asked == planned
    parts.asked.clear()
    trial.foresee(made.t, row, seat, [], [], [], [], rows, [], 6, 5)
    other = 1 - seat
    assert parts.asked == [
        *(("quick", ROW, other, WORK), ("better", ROW, other, 7, 0, 6, 5)),
        *(("value", ROW, other, 0, 0), ("seat", WORK, other, 1)),
    ]


@SEATS
def test_every_action_left_is_tried_once_on_each_deal(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    row, rows, totals = row_of(made), [0] * (3 * r.SIZE), [0.0] * 4
    actions = [-1] * (4 * WORDS)
    actions[WORDS : WORDS + 2] = [31, 32]
    actions[3 * WORDS : 4 * WORDS] = range(40, 40 + WORDS)
    played: list[Any] = []

    def determinize(t: Any, row: list[int], who: int, seed: int, scratch: Any) -> None:
        row[0] = seed

    monkeypatch.setattr(trial.hidden, "determinize", determinize)
    monkeypatch.setattr(trial, "apply", lambda t, row, who, number: played.append((row[0], row[1], who, number)))

    def finish_choice(t: Any, row: list[int], *more: Any) -> None:
        row[1] = 99  # as a trial does, which the next one must not see

    monkeypatch.setattr(trial, "finish_choice", finish_choice)

    def value_round(
        t: Any, row: list[int], who: int, a: Any, b: Any, w: Any, f: Any, work: Any, o: Any, *end: int
    ) -> float:
        assert (row[1], who, end) == (99, seat, (2, row[0]))
        return float(row[0])

    monkeypatch.setattr(trial, "value_round", value_round)
    trial.run_trials(made.t, row, seat, actions, [3, 1, 0], 2, 2, 70, [], [], [], totals, rows, [], [], [], 2)

    third = [(40 + k) for k in range(WORDS)]
    once = [[(deal, r.PLANNING, seat, number) for number in (*third, 31, 32)] for deal in (70, 71)]
    assert played == once[0] + once[1]
    assert totals == [0.0, 141.0, 0.0, 141.0]
    assert (row[0], row[1]) == (ROW, r.PLANNING)
