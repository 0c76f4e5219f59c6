"""A game as environments play it: a row of the fast engine, and what was seen when a window opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt

from kingdom import Game, new_game
from kingdom.core.state import Seat
from kingdom.fast import COMPILED, Engine, calls, engine
from kingdom.fast.arrays import room
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.observation import OBSERVED
from kingdom.fast.row import DONE, PHASE, SEAT, SEATS
from kingdom.rl.spaces import CHOICES, WAIT

Numbers = npt.NDArray[np.int8]
MEDALS = {"gold": 1.0, "silver": 2 / 3, "bronze": 1 / 3}
"""What a medal is worth to whoever plays alone."""
MOST_SEEDS = 2**31


class Play:
    """One game. The log of decisions is kept, so that the game of the definition can be had at any time.

    What a seat sees and may do is found out once and kept until something changes it: in a window neither sees what the
    other does, so that only its own decisions do.
    """

    def __init__(self, options: Mapping[str, Any], seed: int, made: Engine | None = None) -> None:
        self.options = dict(options)
        self.seed = seed
        self.engine = made or engine(**self.options)
        self.row = self.engine.begin(seed)
        self.seen = copy(self.row)
        self.log: list[tuple[Seat, int]] = []
        self._listed = room(MOST_LEGAL, "int16")
        self._waiting: tuple[Seat, ...] | None = None
        self._told: list[tuple[Numbers, Numbers] | None] = [None, None]

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """The same point of the game, to be played on by itself; the engine is shared, since it never changes."""
        other = object.__new__(Play)
        other.options, other.seed, other.engine, other._listed = self.options, self.seed, self.engine, self._listed
        other.row, other.seen = copy(self.row), copy(self.seen)
        other.log = list(self.log)
        # What was told is never written to again, so both may keep it.
        other._waiting, other._told = self._waiting, list(self._told)
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
        """The seats that owe a decision, the round's first player first."""
        if self._waiting is None:
            self._waiting = self.engine.waiting(self.row)
        return self._waiting

    def observation(self, seat: Seat) -> dict[str, Numbers]:
        """What a seat sees, and what it can do."""
        seen, mask = self._told[seat] or self._tell(seat)
        return {"observation": seen.copy(), "action_mask": mask.copy()}

    def mask(self, seat: Seat) -> Numbers:
        """1 for each legal action; a seat that owes nothing can only wait."""
        return (self._told[seat] or self._tell(seat))[1].copy()

    def is_legal(self, seat: Seat, number: int) -> bool:
        """Whether a seat can do something now."""
        return 0 <= number < CHOICES and bool((self._told[seat] or self._tell(seat))[1][number])

    def _tell(self, seat: Seat) -> tuple[Numbers, Numbers]:
        table, row, mask = self.engine.table, self.row, np.zeros(CHOICES, np.int8)
        if COMPILED:
            seen = np.empty(OBSERVED, np.int8)
            calls.observe(table, row, self.seen, seat, seen)  # type: ignore[arg-type]
        else:
            seen = np.asarray(self.engine.observe(row, self.seen, seat), np.int8)
        if seat not in self.waiting():
            mask[WAIT] = 1
        elif COMPILED:
            calls.mask(table, row, seat, self._listed, mask)  # type: ignore[arg-type]
        else:
            mask[:WAIT] = self.engine.mask(row, seat)
        self._told[seat] = told = (seen, mask)
        return told

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat can do."""
        return self.engine.legal(self.row, seat) or [WAIT]

    def act(self, seat: Seat, number: int) -> None:
        """Do something legal."""
        if number == WAIT:
            return
        row = self.row
        before, public = int(row[PHASE]), _bytes(row)
        done = SEATS + seat * SEAT + DONE
        was_done = row[done]
        calls.apply(self.engine.table, row, seat, number)
        if int(row[PHASE]) != before:
            self.seen[:] = row[:]
            self._told = [None, None]
        elif self.engine.is_window(row) and _bytes(row) == public and row[done] == was_done:
            self._told[seat] = None  # of a window the other sees what is public, and who is done
        else:
            self._told = [None, None]
        self._waiting = None
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
        return MEDALS.get(outcome.medal or "", 0.0)

    # --- the definition

    def game(self) -> Game:
        """The same game by the definition, as far as decisions are whole: to look at, and to ask a bot."""
        game = new_game(seed=self.seed, **self.options)
        follow(game, self.engine, self.log)
        return game


def _bytes(row: Any) -> bytes:
    """What of a row is of no seat."""
    return row[:SEATS].tobytes() if COMPILED else bytes(number & 0xFF for number in row[:SEATS])


def follow(game: Game, made: Engine, log: Sequence[tuple[Seat, int]]) -> None:
    """Play in a game of the definition what was played on a row."""
    half: dict[Seat, list[int]] = {0: [], 1: []}
    for seat, number in log:
        half[seat].append(number)
        action = made.meaning(game, seat, half[seat])
        if action is not None:
            game.play(seat, action)
            half[seat] = []
