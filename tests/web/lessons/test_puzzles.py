"""A browser's progress with the puzzles: what counts as solved, and the cookie."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response

from kingdom.review.puzzles import PuzzleState, puzzles
from kingdom.web.lessons import puzzles as puzzling
from kingdom.web.lessons.puzzles import COOKIE, courses, remember


@pytest.mark.parametrize(
    ("before", "right", "shown", "tried", "after"),
    [
        (PuzzleState.NEW, False, False, False, PuzzleState.NEW),
        (PuzzleState.NEW, True, False, False, PuzzleState.SOLVED),
        (PuzzleState.NEW, True, False, True, PuzzleState.HELPED),
        (PuzzleState.TRIED, True, False, False, PuzzleState.HELPED),
        (PuzzleState.NEW, False, False, True, PuzzleState.TRIED),
        (PuzzleState.NEW, False, True, True, PuzzleState.SHOWN),
        (PuzzleState.SHOWN, True, False, False, PuzzleState.SHOWN),
        (PuzzleState.HELPED, False, True, True, PuzzleState.HELPED),
        (PuzzleState.SOLVED, False, True, True, PuzzleState.SOLVED),
    ],
)
def test_how_a_puzzle_stands_after_one_more_look(
    before: PuzzleState, right: bool, shown: bool, tried: bool, after: PuzzleState
) -> None:
    assert before.after(right=right, shown=shown, tried=tried) is after


def test_only_what_was_found_oneself_is_solved() -> None:
    assert [course.is_solved for course in PuzzleState] == [False, False, False, True, True]
    assert [course.key for course in PuzzleState] == ["new", "tried", "shown", "helped", "solved"]


def test_a_cookie_has_a_digit_for_each_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    given_out: list[str] = []
    monkeypatch.setattr(puzzling, "give_cookie", lambda response, request, name, value: given_out.append(value))

    def asking(said: str) -> Any:
        return SimpleNamespace(cookies={COOKIE: said})

    assert courses(asking("40x1"))[:5] == (
        PuzzleState.SOLVED,
        PuzzleState.NEW,
        PuzzleState.NEW,
        PuzzleState.TRIED,
        PuzzleState.NEW,
    )
    assert len(courses(asking("4" * 999))) == len(courses(asking(""))) == len(puzzles())
    remember(Response(), asking("4001"), 2, PuzzleState.SHOWN)
    remember(Response(), asking("4001"), 4, PuzzleState.NEW)
    remember(Response(), asking("4001"), 1, PuzzleState.SOLVED)
    assert given_out == ["4201", "4"], "what stands as it did is not sent again"
