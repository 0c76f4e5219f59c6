"""A puzzle in words, hints of a judge, marks and chances: what each number makes of a sentence."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import kingdom
from kingdom.bots.advice import Advice, AdviceReason
from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent
from kingdom.bots.regent.thinker import Outcome
from kingdom.core.actions import Action
from kingdom.review import hints
from kingdom.review.chance import Mark, chance_of, expected_score, mark_of
from kingdom.review.judging import Judgement, mean, standard_error
from kingdom.review.puzzle_text import PuzzleText, asked, verdict
from kingdom.review.puzzles import Choice, Puzzle
from kingdom.rules.choice import Select
from kingdom.words import Words
from tests.kit.cards import given

WORDS = Words("en")
POSITION = kingdom.from_position(
    {"phase": "choice", "turns": 3, "round": 2, "areas": {"left": ["Farm"], "right": ["Port", "Quarry"]},
     "players": [{"duchy": ["Valados"]}, {"duchy": ["Téressie"]}]}
).position()  # fmt: skip
LEFT = Choice("select left", 0.451, 0.03, 0.2, 0.02, 40.0, 44.0)
RIGHT = Choice("select right", 0.651, 0.03, 0.0, 0.0, 43.0, 42.6)


def puzzle(**changed: Any) -> Puzzle:
    (seat,) = kingdom.from_position(POSITION).waiting()
    whole = Puzzle(7, "select", seat, POSITION, (LEFT, RIGHT), 1, 0, 480, (), {})
    return replace(whole, **changed)


def told(one: Puzzle) -> PuzzleText:
    return asked(one, one.game().view(one.seat), WORDS)


def test_a_puzzle_says_where_it_is_what_can_be_chosen_and_which_is_best() -> None:
    found = told(puzzle())

    assert (found.number, found.title) == (7, WORDS.t("puzzle-title", number=7))
    assert found.place == WORDS.t("puzzle-place", round="II", turn=4, level="middling")
    assert found.explained == WORDS.t("puzzle-explained", deals=480)
    left, right = found.choices
    assert (left.number, left.is_best, right.number, right.is_best) == (1, False, 2, True)
    assert left.chance == WORDS.t("puzzle-chance", chance=45, doubt=3)
    assert left.cost == WORDS.t("puzzle-cost", lost=20, doubt=2)
    assert left.points == WORDS.t("puzzle-points", mine=40, theirs=44)
    assert right.cost == ""
    assert found.solution == WORDS.t("puzzle-solution", number=2, action=right.text)
    assert found.hints[1] == WORDS.t("puzzle-hint-steward", action=left.text)


@pytest.mark.parametrize(
    ("mine", "theirs", "focus", "why"),
    [
        (43.0, 42.6, "own", [("puzzle-why-more", "3.0"), ("puzzle-why-denies", "1.4")]),
        (41.0, 42.0, "opponent", [("puzzle-why-more", "1.0"), ("puzzle-why-denies", "2.0")]),
        (41.0, 43.0, "own", [("puzzle-why-more", "1.0"), ("puzzle-why-denies", "1.0")]),
        (39.5, 40.0, "opponent", [("puzzle-why-less", "0.5"), ("puzzle-why-denies", "4.0")]),
        (45.0, 46.0, "own", [("puzzle-why-more", "5.0"), ("puzzle-why-gives", "2.0")]),
        (40.4, 43.6, "own", []),
    ],
)
def test_it_says_why_in_points_of_either_seat(
    mine: float, theirs: float, focus: str, why: list[tuple[str, str]]
) -> None:
    found = told(puzzle(choices=(LEFT, replace(RIGHT, mine=mine, theirs=theirs))))

    assert found.hints[0] == WORDS.t(f"puzzle-hint-{focus}")
    assert list(found.why) == [WORDS.t(id, points=points) for id, points in why]


def test_reasons_come_after_the_points() -> None:
    one = puzzle(why=({"kind": "denies", "card": "Farm#1", "number": 0, "area": None},))

    assert told(one).why[-1] == WORDS.t("reason-denies", card="Farm", count=0, area="left")


@pytest.mark.parametrize(("lost", "level"), [(0.25, "easy"), (0.249, "middling"), (0.15, "middling"), (0.149, "hard")])
def test_how_hard_a_puzzle_is(lost: float, level: str) -> None:
    assert puzzle(choices=(replace(LEFT, lost=lost), RIGHT)).level == level


def test_an_answer_is_right_or_costs_something() -> None:
    assert verdict(puzzle(), 2, WORDS) == WORDS.t("puzzle-right")
    assert verdict(puzzle(), 1, WORDS) == WORDS.t("puzzle-wrong", lost=20)


# --- marks, chances


@pytest.mark.parametrize(
    ("lost", "solo", "mark"),
    [
        (0.049, False, None), (0.05, False, Mark.INACCURACY), (0.0999, False, Mark.INACCURACY),
        (0.10, False, Mark.MISTAKE), (0.20, False, Mark.BLUNDER), (1.99, True, None), (2.0, True, Mark.INACCURACY),
        (5.0, True, Mark.MISTAKE), (10.0, True, Mark.BLUNDER),
    ],
)  # fmt: skip
def test_a_mark_goes_by_what_a_decision_cost(lost: float, solo: bool, mark: Mark | None) -> None:
    assert mark_of(lost, solo=solo) is mark


def test_a_lead_is_worth_more_with_each_round() -> None:
    assert [round(chance_of(11.0, number), 3) for number in range(5)] == [0.731, 0.731, 0.74, 0.798, 0.975]
    assert chance_of(0.0, 1) == 0.5
    assert chance_of(-11.0, 1) == pytest.approx(1 - chance_of(11.0, 1))
    assert [expected_score(50.0, number) for number in range(1, 5)] == [90.5, 71.0, 55.5, 50.0]
    assert expected_score(50.0, 4, quests=1) < 50.0


def test_what_only_looked_better_cost_nothing() -> None:
    one = Judgement(1, 5.0, 3.0, 0.6, 0.5)

    assert (one.cost, one.lost, one.lost_chance) == (-2.0, 0.0, 0.0)
    assert (mean([1.0, 2.0]), standard_error([3.0]), standard_error([-3.0])) == (1.5, 3.0, 3.0)
    assert standard_error([1.0, 3.0]) == 1.0


# --- hints of the regent


def advice(
    monkeypatch: pytest.MonkeyPatch, left: tuple[float, float], right: tuple[float, float], chosen: Action
) -> Advice:
    """What is advised where each area comes to such points, one's own and the opponent's."""
    found = {Select(0): left, Select(1): right}

    class Fake:
        def __init__(self, view: object) -> None: ...

        def candidates(self) -> list[Action]:
            return list(found)

        def outcomes(self, way: Select, deals: range) -> list[Outcome]:
            return [Outcome(*found[way], 0.5) for _ in deals]

    monkeypatch.setattr(hints, "Thinker", Fake)
    monkeypatch.setattr(Regent, "decide", lambda self, view, budget: chosen)
    monkeypatch.setattr(hints, "reasons_for", lambda view, plan: ())
    table = given("choice, turn 3", "table: left Farm; right Port")
    return hints.hint(table.game.view(0), "regent")


def test_the_regent_says_what_an_area_brings_and_keeps_from_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    found = advice(monkeypatch, (30.0, 25.0), (26.0, 28.0), Select(0))

    assert found.plan == (Select(0),)
    assert found.reasons == (AdviceReason("own-points", number=4), AdviceReason("their-points", number=3))
    assert found.weighed == ((Select(0), 5.0), (Select(1), -2.0))


def test_what_it_costs_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert advice(monkeypatch, (30.0, 25.0), (31.0, 28.0), Select(0)).reasons == (
        AdviceReason("their-points", number=3),
    )
    assert advice(monkeypatch, (30.0, 25.0), (30.0, 25.0), Select(1)).reasons == ()


def test_a_hint_ends_in_time_however_slow_the_regent_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every alternative has been tried in the same deals when the time is over."""
    tried: list[tuple[Select, int]] = []
    clock = count()
    pace = 1.0
    monkeypatch.setattr(hints, "monotonic", lambda: pace * next(clock))

    class Fake:
        def __init__(self, view: object) -> None: ...

        def candidates(self) -> list[Action]:
            return [Select(0), Select(1)]

        def outcomes(self, way: Select, deals: range) -> list[Outcome]:
            tried.extend((way, deal) for deal in deals)
            return [Outcome(1.0, 1.0, 0.5) for _ in deals]

    monkeypatch.setattr(hints, "Thinker", Fake)
    budgets: list[Budget] = []
    monkeypatch.setattr(Regent, "decide", lambda self, view, budget: budgets.append(budget) or Select(0))
    hints.hint(given("choice, turn 3", "table: left Farm; right Port").game.view(0), "regent")

    deals = [[deal for way, deal in tried if way == Select(area)] for area in (0, 1)]
    assert deals[0] == deals[1]
    assert len(deals[0]) == 1
    assert budgets[0].seconds is not None
    assert budgets[0].seconds + hints.WEIGHING_SECONDS < 2
    tried.clear()
    pace = 0.0
    hints.hint(given("choice, turn 3", "table: left Farm; right Port").game.view(0), "regent")
    assert len({deal for _, deal in tried}) == hints.DEALS, "if it is quick, it tries all of them, each once"
    assert len(tried) == 2 * hints.DEALS


def test_where_there_is_nothing_to_choose_or_a_window_nothing_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "Thinker", None)
    planning = given("planning", "ann: selection Farm").game.view(0)
    monkeypatch.setattr(Regent, "decide", lambda self, view, budget: [view.options[0]])

    found = hints.hint(planning, "regent")
    assert (found.plan, found.weighed) == ((planning.options[0],), ())
