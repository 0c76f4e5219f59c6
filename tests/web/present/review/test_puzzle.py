"""Puzzles on their pages: what was answered, which hints are shown, the list of all, and the days of a week."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from kingdom.review.puzzles import PuzzleState, of_day, puzzles
from kingdom.web.present.review.puzzle import PuzzleShown, by_level, puzzle_shown, week
from kingdom.words.numerals import roman
from tests.kit.presentation import ENGLISH

ONE = puzzles()[0]
RIGHT, WRONG = ONE.solution + 1, ONE.steward + 1


def shown(answer: int = 0, hints: int = 0, *, solution: bool = False) -> PuzzleShown:
    return puzzle_shown(ONE, ENGLISH, answer, hints, solution=solution)


def test_nothing_is_answered_at_first_and_nothing_given_away() -> None:
    found = shown()

    assert (found.answer, found.verdict, found.is_right, found.solved) == (0, "", False, False)
    assert (found.hints, found.more_hints) == ((), True)
    assert not found.table.to_decide
    assert (found.table.any_time, found.table.other, found.table.done) == ((), (), None)
    assert found.table.bottom.name == ENGLISH.t("puzzle-you")


@pytest.mark.parametrize("answer", [-1, len(ONE.choices) + 1])
def test_an_answer_that_is_none_counts_for_nothing(answer: int) -> None:
    assert shown(answer).answer == 0


def test_the_right_answer_solves_it_and_a_wrong_one_says_what_it_costs() -> None:
    right, wrong = shown(RIGHT), shown(WRONG)

    assert (right.answer, right.is_right, right.solved) == (RIGHT, True, True)
    assert (wrong.answer, wrong.is_right, wrong.solved) == (WRONG, False, False)
    assert right.verdict != wrong.verdict
    assert shown(len(ONE.choices)).answer == len(ONE.choices)
    assert shown(solution=True).solved


def test_hints_come_one_by_one() -> None:
    assert [(len(shown(hints=many).hints), shown(hints=many).more_hints) for many in (1, 2, 3)] == [
        (1, True), (2, False), (2, False),
    ]  # fmt: skip


def test_all_puzzles_are_listed_from_easy_to_hard() -> None:
    courses = [PuzzleState(number % 5) for number in range(len(puzzles()))]
    levels = by_level(courses)

    assert [name for name, _ in levels] == ["easy", "middling", "hard"]
    for name, tiles in levels:
        assert [tile.number for tile in tiles] == [one.number for one in puzzles() if one.level == name]
        for tile in tiles:
            one = puzzles()[tile.number - 1]
            assert (tile.round, tile.kind, tile.course) == (
                roman(one.position["round"]),
                one.kind,
                courses[tile.number - 1],
            )


def test_a_week_ends_today() -> None:
    today = date(2026, 11, 16)
    courses = [PuzzleState(number % 5) for number in range(len(puzzles()))]
    days = week(today, courses)

    assert [day.weekday for day in days] == [2, 3, 4, 5, 6, 7, 1]
    assert [day.is_today for day in days] == [False] * 6 + [True]
    assert [day.number for day in days] == [of_day(today - timedelta(days=back)).number for back in range(6, -1, -1)]
    assert all(day.course is courses[day.number - 1] for day in days)
