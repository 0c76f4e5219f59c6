"""A game as environments play it: a row of the fast engine, and what was seen when a window opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt

from kingdom import Game, new_game
from kingdom.core.state import Seat
from kingdom.fast import Engine, engine
from kingdom.fast.row import PHASE
from kingdom.rl.spaces import CHOICES, WAIT

Numbers = npt.NDArray[np.int8]
ILLEGAL = ("lose", "replace", "raise")
"""What becomes of an illegal action: whoever does it has lost, a legal one is done instead, or it is an exception."""


class IllegalNumber(ValueError):
    """An action that is not legal, in an environment that is to refuse it."""


class Play:
    """One game. The log of decisions is kept, so that the game of the definition can be had at any time."""

    def __init__(self, options: Mapping[str, Any], seed: int, made: Engine | None = None) -> None:
        self.options = dict(options)
        self.seed = seed
        self.engine = made or engine(**self.options)
        self.row = self.engine.begin(seed)
        self.seen = copy(self.row)
        self.log: list[tuple[Seat, int]] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """The same point of the game, to be played on by itself; the engine is shared, since it never changes."""
        other = object.__new__(Play)
        other.options, other.seed, other.engine = self.options, self.seed, self.engine
        other.row, other.seen = copy(self.row), copy(self.seen)
        other.log = list(self.log)
        return other

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.engine.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.is_over(self.row)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return self.engine.waiting(self.row)

    def observation(self, seat: Seat) -> dict[str, Numbers]:
        """What a seat sees, and what it can do."""
        return {
            "observation": np.asarray(self.engine.observe(self.row, self.seen, seat), np.int8),
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: Seat) -> Numbers:
        """1 for each legal action; a seat that owes nothing can only wait."""
        mask = np.zeros(CHOICES, np.int8)
        if not self.is_over and seat in self.waiting():
            mask[:WAIT] = self.engine.mask(self.row, seat)
        else:
            mask[WAIT] = 1
        return mask

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat can do."""
        return self.engine.legal(self.row, seat) or [WAIT]

    def act(self, seat: Seat, number: int) -> None:
        """Do something legal."""
        if number == WAIT:
            return
        before = int(self.row[PHASE])
        self.engine.apply(self.row, seat, number)
        if int(self.row[PHASE]) != before:
            self.seen[:] = self.row[:]
        self.log.append((seat, number))

    # --- how it stands

    def margin(self, seat: Seat) -> int:
        """The points of a seat, less those of its opponent, if the game ended now."""
        scores = self.engine.scores(self.row)
        return scores[seat] - (scores[1 - seat] if self.players == 2 else 0)

    def result(self, seat: Seat) -> float:
        """How a game that is over ended for a seat: see `kingdom.rl.rewards`."""
        outcome = self.engine.outcome(self.row)
        if self.players == 2:
            return 0.0 if len(outcome.winners) != 1 else (1.0 if seat in outcome.winners else -1.0)
        if self.engine.configuration.scenario is not None:
            return 1.0 if outcome.winners else -1.0
        return {"gold": 1.0, "silver": 2 / 3, "bronze": 1 / 3}.get(outcome.medal or "", 0.0)

    # --- the definition

    def game(self) -> Game:
        """The same game by the definition, as far as decisions are whole: to look at, and to ask a bot."""
        game = new_game(seed=self.seed, **self.options)
        follow(game, self.engine, self.log)
        return game


def follow(game: Game, made: Engine, log: Sequence[tuple[Seat, int]]) -> None:
    """Play in a game of the definition what was played on a row."""
    half: dict[Seat, list[int]] = {0: [], 1: []}
    for seat, number in log:
        half[seat].append(number)
        action = made.meaning(game, seat, half[seat])
        if action is not None:
            game.play(seat, action)
            half[seat] = []
