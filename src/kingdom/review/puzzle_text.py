"""A puzzle in words: the question, the choices, two hints, the solution. The same for the terminal and the page."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.review.puzzles import Choice, Puzzle
from kingdom.review.text import reason_line
from kingdom.words import Words, decimal
from kingdom.words.numerals import roman

NOTABLE = 0.5
"""The minimum difference in points that is worth a sentence."""


@dataclass(frozen=True, slots=True)
class ChoiceTold:
    """One answer in words."""

    number: int
    """Counted from 1."""
    text: str
    chance: str
    """The chance to win afterwards, with its interval."""
    cost: str
    """Its loss compared with the solution; empty for the solution itself."""
    points: str
    """The scores that both players can expect at the end."""
    is_best: bool


@dataclass(frozen=True, slots=True)
class PuzzleText:
    """A puzzle as shown to the solver."""

    number: int
    seat: Seat
    title: str
    place: str
    """Its place in the game, and its difficulty."""
    question: str
    explained: str
    """The method by which the solution was found."""
    choices: tuple[ChoiceTold, ...]
    hints: tuple[str, ...]
    solution: str
    """The best choice."""
    why: tuple[str, ...]


def asked(puzzle: Puzzle, seen: View, words: Words) -> PuzzleText:
    """A puzzle in the language of the words; `seen` is the view of its seat."""
    said = _choices(puzzle, seen, words)
    return PuzzleText(
        number=puzzle.number,
        seat=puzzle.seat,
        title=words.t("puzzle-title", number=puzzle.number),
        place=words.t("puzzle-place", round=roman(seen.round), turn=seen.turns + 1, level=puzzle.level),
        question=words.t(f"puzzle-question-{puzzle.kind}"),
        explained=words.t("puzzle-explained", deals=puzzle.deals),
        choices=said,
        hints=(_focus(puzzle, words), words.t("puzzle-hint-steward", action=said[puzzle.steward].text)),
        solution=words.t("puzzle-solution", number=puzzle.solution + 1, action=said[puzzle.solution].text),
        why=(*_differences(puzzle, words), *_reasons(puzzle, seen, words)),
    )


def verdict(puzzle: Puzzle, answer: int, words: Words) -> str:
    """The response to an answer, counted from 1."""
    if answer - 1 == puzzle.solution:
        return words.t("puzzle-right")
    return words.t("puzzle-wrong", lost=_percent(puzzle.choices[answer - 1].lost))


def _choices(puzzle: Puzzle, seen: View, words: Words) -> tuple[ChoiceTold, ...]:
    options = puzzle.actions(puzzle.game())
    return tuple(
        ChoiceTold(
            number=number,
            text=words.action(action, seen),
            chance=words.t("puzzle-chance", chance=_percent(choice.chance), doubt=_percent(choice.doubt)),
            cost=_cost(choice, words) if number - 1 != puzzle.solution else "",
            points=words.t("puzzle-points", mine=round(choice.mine), theirs=round(choice.theirs)),
            is_best=number - 1 == puzzle.solution,
        )
        for number, (action, choice) in enumerate(zip(options, puzzle.choices, strict=True), start=1)
    )


def _cost(choice: Choice, words: Words) -> str:
    return words.t("puzzle-cost", lost=_percent(choice.lost), doubt=_percent(choice.lost_doubt))


def _percent(share: float) -> int:
    return round(100 * share)


def _gains(puzzle: Puzzle) -> tuple[float, float]:
    """The gain of the solution over the steward's choice: own points, and points denied to the opponent."""
    best, usual = puzzle.best, puzzle.choices[puzzle.steward]
    return best.mine - usual.mine, usual.theirs - best.theirs


def _focus(puzzle: Puzzle, words: Words) -> str:
    own, kept_back = _gains(puzzle)
    return words.t("puzzle-hint-own" if own >= kept_back else "puzzle-hint-opponent")


def _differences(puzzle: Puzzle, words: Words) -> list[str]:
    """The sources of the difference from the steward's choice, in points at the end."""
    own, kept_back = _gains(puzzle)
    found = []
    for value, more, less in (
        (own, "puzzle-why-more", "puzzle-why-less"),
        (kept_back, "puzzle-why-denies", "puzzle-why-gives"),
    ):
        if abs(value) >= NOTABLE:
            found.append(words.t(more if value > 0 else less, points=decimal(abs(value), words)))
    return found


def _reasons(puzzle: Puzzle, seen: View, words: Words) -> list[str]:
    return [reason_line(reason, seen, words) for reason in puzzle.reasons(seen)]
