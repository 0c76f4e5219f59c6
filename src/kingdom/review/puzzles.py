"""Puzzles: positions worth thinking about, stored as data. One choice is clearly better, and the steward misses it.

`kingdom.review.puzzle_search` finds them. A position is stored as its seat saw it: hidden cards are in arbitrary
places.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from functools import lru_cache
from importlib.resources import files
from typing import Any

from kingdom.bots.advice import AdviceReason
from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.game.game import Game
from kingdom.game.making import from_position

FILE = "puzzles.json"
FORMAT = 1
FIRST_DAY = date(2026, 1, 1)
"""The day of puzzle 1; after the last puzzle they start over."""
LEVELS = (("easy", 0.25), ("middling", 0.15), ("hard", 0.0))
"""The difficulty of a puzzle, by how much chance the steward's choice loses: a large loss is easier to see."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer, and its expected outcome."""

    text: str
    """In notation."""
    chance: float
    """The chance to win after it."""
    doubt: float
    """Half of the 95 % interval of that chance."""
    lost: float
    """The chance that it loses compared with the solution."""
    lost_doubt: float
    """Half of the interval of the loss; narrower, since both were tried in the same deals."""
    mine: float
    """The expected points of the seat at the end."""
    theirs: float
    """The expected points of the opponent."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, its choices, and which is best."""

    number: int
    kind: str
    """`select`, `offer`, or `other`."""
    seat: Seat
    position: Mapping[str, Any]
    choices: tuple[Choice, ...]
    solution: int
    """The index of the best choice."""
    steward: int
    """The index of the steward's choice."""
    deals: int
    """The number of deals in which each choice was tried."""
    why: tuple[Mapping[str, Any], ...]
    """The reasons why the solution is best: each is a kind with the name of a card, a number or an area."""
    origin: Mapping[str, Any]
    """The game that it comes from."""

    @property
    def best(self) -> Choice:
        """The solution."""
        return self.choices[self.solution]

    @property
    def level(self) -> str:
        """The difficulty: `easy`, `middling` or `hard`."""
        lost = self.choices[self.steward].lost
        return next(name for name, least in LEVELS if lost >= least)

    def game(self) -> Game:
        """The position as a game, to look at or to continue from."""
        return from_position(self.position)

    def actions(self, game: Game) -> list[Action]:
        """The choices as actions of the position."""
        said = {game.text(action): action for action in game.options(self.seat)}
        return [said[choice.text] for choice in self.choices]

    def reasons(self, seen: View) -> tuple[AdviceReason, ...]:
        """The reasons why the solution is best, in terms of the game."""
        names = seen.rules.names
        return tuple(
            AdviceReason(
                str(one["kind"]),
                names.find(one["card"])[0] if one.get("card") else None,
                int(one.get("number", 0)),
                one.get("area"),
            )
            for one in self.why
        )


class PuzzleState(IntEnum):
    """Somebody's progress with a puzzle. From `SHOWN` on it is final, whatever they look at later."""

    NEW = 0
    TRIED = 1
    """A wrong answer, or a hint."""
    SHOWN = 2
    """They looked at the solution."""
    HELPED = 3
    """Solved with a hint, or not on the first try."""
    SOLVED = 4
    """Solved on the first try."""

    @property
    def key(self) -> str:
        """Its name in data and in messages."""
        return self.name.lower()

    @property
    def is_solved(self) -> bool:
        """True if they found the solution themselves."""
        return self >= PuzzleState.HELPED

    def after(self, *, right: bool, shown: bool, tried: bool) -> PuzzleState:
        """The progress after one more visit to the page."""
        if self >= PuzzleState.SHOWN:
            return self
        if right:
            return PuzzleState.SOLVED if self is PuzzleState.NEW and not tried else PuzzleState.HELPED
        if shown:
            return PuzzleState.SHOWN
        return PuzzleState.TRIED if tried else self


@lru_cache(maxsize=1)
def kept() -> Mapping[str, Any]:
    """The file of the puzzles."""
    path = files("kingdom.content").joinpath("puzzles").joinpath(FILE)
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, by number."""
    return tuple(_puzzle(number, data) for number, data in enumerate(kept()["puzzles"], start=1))


def puzzle(number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    if not 1 <= number <= len(puzzles()):
        raise KingdomError(why("no-puzzle", given=str(number), most=len(puzzles())))
    return puzzles()[number - 1]


def of_day(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and a new one every day."""
    return puzzles()[(day - FIRST_DAY).days % len(puzzles())]


def _puzzle(number: int, data: Mapping[str, Any]) -> Puzzle:
    choices = tuple(Choice(**choice) for choice in data["choices"])
    rest = {key: data[key] for key in ("kind", "seat", "position", "solution", "steward", "deals", "origin")}
    return Puzzle(number=number, choices=choices, why=tuple(data["why"]), **rest)
