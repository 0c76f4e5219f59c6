"""A puzzle as a page shows it: the table as its seat sees it, the question, hints and solution; and the list of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import NamedTuple

from kingdom.core.view import View
from kingdom.review.puzzle_text import PuzzleText, asked, verdict
from kingdom.review.puzzles import LEVELS, Puzzle, PuzzleState, of_day, puzzles
from kingdom.web.present.table.table import TableShown, show_table
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

WEEK = 7


@dataclass(frozen=True, slots=True)
class PuzzleShown:
    """Everything that the page shows."""

    asked: PuzzleText
    table: TableShown
    answer: int
    """The answer given, counted from 1; 0 if there is none."""
    verdict: str
    is_right: bool
    hints: tuple[str, ...]
    """Those that were asked for."""
    more_hints: bool
    solved: bool
    """Whether the solution is shown."""


class Tile(NamedTuple):
    """A puzzle in the list of all puzzles."""

    number: int
    round: str
    kind: str
    course: PuzzleState


class Day(NamedTuple):
    """A day of the last week, and its puzzle."""

    weekday: int
    """From 1, for Monday."""
    number: int
    course: PuzzleState
    is_today: bool


def puzzle_shown(puzzle: Puzzle, texts: Texts, answer: int, hints: int, *, solution: bool) -> PuzzleShown:
    """A puzzle, with the hints and the solution if they were asked for."""
    seen = puzzle.game().view(puzzle.seat)
    said = asked(puzzle, seen, texts)
    given = answer if 1 <= answer <= len(said.choices) else 0
    is_right = given - 1 == puzzle.solution
    return PuzzleShown(
        asked=said,
        table=_table(seen, texts),
        answer=given,
        verdict=verdict(puzzle, given, texts) if given else "",
        is_right=is_right,
        hints=said.hints[:hints],
        more_hints=hints < len(said.hints),
        solved=solution or is_right,
    )


def by_level(courses: Sequence[PuzzleState]) -> list[tuple[str, list[Tile]]]:
    """All puzzles, easy ones first."""
    found: dict[str, list[Tile]] = {name: [] for name, _ in LEVELS}
    for one, course in zip(puzzles(), courses, strict=True):
        found[one.level].append(Tile(one.number, roman(one.position["round"]), one.kind, course))
    return [(level, tiles) for level, tiles in found.items() if tiles]


def week(today: date, courses: Sequence[PuzzleState]) -> list[Day]:
    """The days up to today, and the progress with their puzzles."""
    days = [today - timedelta(days=back) for back in reversed(range(WEEK))]
    numbers = [of_day(day).number for day in days]
    return [
        Day(day.isoweekday(), number, courses[number - 1], day == today)
        for day, number in zip(days, numbers, strict=True)
    ]


def _table(seen: View, texts: Texts) -> TableShown:
    """The table, without any actions."""
    names = [texts.t("puzzle-opponent") for _ in seen.seats]
    names[seen.me.seat] = texts.t("puzzle-you")
    still = replace(seen, options=(), to_decide=False)
    return show_table(
        still, (), texts, names=tuple(names), bots=[None for _ in names], waiting=(seen.me.seat,), steps=()
    )
