"""A puzzle as a page shows it: the table as its seat sees it, the question, and what was asked about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdom.core.view import View
from kingdom.review.asking import Asked, asked, verdict
from kingdom.review.puzzles import Puzzle
from kingdom.web.present.table import TableShown, show_table
from kingdom.web.texts import Texts


@dataclass(frozen=True, slots=True)
class PuzzleShown:
    """All of it."""

    asked: Asked
    table: TableShown
    answer: int
    """What was answered, counted from 1; 0 if nothing was."""
    verdict: str
    is_right: bool
    hints: tuple[str, ...]
    """Those that were asked for."""
    more_hints: bool
    solved: bool
    """Whether the solution is shown."""


def puzzle_shown(puzzle: Puzzle, texts: Texts, answer: int, hints: int, *, solution: bool) -> PuzzleShown:
    """A puzzle, and what was asked about it."""
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


def _table(seen: View, texts: Texts) -> TableShown:
    """The table: nothing can be done there, so nothing is offered."""
    names = [texts.t("puzzle-opponent") for _ in seen.seats]
    names[seen.me.seat] = texts.t("puzzle-you")
    still = replace(seen, options=(), to_decide=False)
    return show_table(
        still, (), texts, names=tuple(names), bots=[None for _ in names], waiting=(seen.me.seat,), steps=()
    )
