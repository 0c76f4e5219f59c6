"""A game as environments play it: a row of the fast engine, and what was seen when a window opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from random import Random
from typing import Any

import numpy as np

from kingdom import Game, new_game
from kingdom.core.state import Seat
from kingdom.fast import Engine, engine, hidden, stepping
from kingdom.fast.arrays import room
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.stepping import BOTH, FIRST, ILLEGAL, OVER, WAITING
from kingdom.rl.spaces import CHOICES, WAIT
from kingdom.rl.told import Numbers, Told

MEDALS = {"gold": 1.0, "silver": 2 / 3, "bronze": 1 / 3}
"""What a medal is worth in a solo game."""
MOST_SEEDS = 2**31
ORDERS: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in ((1, 0) if bits & FIRST else (0, 1)) if bits >> seat & WAITING) for bits in range(16)
)
"""The seats that owe a decision, whoever is to move first, by how a game stands."""


class Play:
    """One game. The log of decisions is kept, so that the game of the definition can be had at any time.

    What the seats see and may do is always there, written by the engine together with a step.
    """

    def __init__(self, options: Mapping[str, Any], seed: int, made: Engine | None = None) -> None:
        self.options = dict(options)
        self.seed = seed
        self.engine = made or engine(**self.options)
        self.row = self.engine.begin(seed)
        self.seen = copy(self.row)
        self.log: list[tuple[Seat, int]] = []
        self._listed = room(MOST_LEGAL, "int16")
        self._hold(Told())
        self.stands = int(
            stepping.tell(self.engine.table, self.row, self.seen, BOTH, self._listed, self.inputs, self.masks)
        )

    def _hold(self, told: Told) -> None:
        self.told, self.inputs, self.masks = told, told.inputs, told.masks

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """The same point of the game, to be played on by itself; the engine is shared, since it never changes."""
        other = object.__new__(Play)
        other.options, other.seed, other.engine, other._listed = self.options, self.seed, self.engine, self._listed
        other.row, other.seen = copy(self.row), copy(self.seen)
        other.log = list(self.log)
        other.stands = self.stands
        other._hold(deepcopy(self.told))
        return other

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.engine.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.stands & OVER)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, the round's first player first."""
        return ORDERS[self.stands & ~OVER]

    def observation(self, seat: Seat) -> dict[str, Numbers]:
        """What a seat sees, and what it can do."""
        return {"observation": np.array(self.inputs[seat], np.int8), "action_mask": self.mask(seat)}

    def mask(self, seat: Seat) -> Numbers:
        """1 for each legal action; a seat that owes nothing can only wait."""
        return np.array(self.masks[seat], np.int8)

    def is_legal(self, seat: Seat, number: int) -> bool:
        """Whether a seat can do something now."""
        return 0 <= number < CHOICES and bool(self.masks[seat][number])

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat can do."""
        return self.engine.legal(self.row, seat) or [WAIT]

    def act(self, seat: Seat, number: int) -> None:
        """Do something legal."""
        if number != WAIT:
            self.step(number, number, 1 << seat)

    def step(self, left: int, right: int, wanted: int = BOTH) -> bool:
        """What both seats say, each heard if it owes a decision; if any of it is illegal, nothing happens."""
        row, seen = self.row, self.seen
        stands = stepping.step(self.engine.table, row, seen, left, right, wanted, self._listed, self.inputs, self.masks)
        if stands == ILLEGAL:
            return False
        for seat in self.waiting():
            if wanted >> seat & 1:
                self.log.append((seat, right if seat else left))
        self.stands = int(stands)
        return True

    def imagined(self, seat: Seat, rng: Random) -> Play:
        """A game that a seat cannot tell apart from this one, at the same point, with what it does not know redrawn.

        Of a window the opponent may have done its part, and the seat has not seen what: then the opponent has done
        something else, at random. So the deal and the log are those of the game that was played, not of this one.
        """
        other = deepcopy(self)
        other.row = self.engine.determinize(self.row, self.seen, seat, rng)
        other.seen = copy(other.row)
        # CON-9: what the opponent saw of the seat when the window opened, it still sees.
        hidden.as_seen(self.engine.table, other.row, self.seen, 1 - seat, other.seen)
        table, room = self.engine.table, self._listed
        other.stands = int(stepping.tell(table, other.row, other.seen, BOTH, room, other.inputs, other.masks))
        while not other.is_over and other.waiting()[0] != seat:
            waiting = other.waiting()[0]
            other.act(waiting, rng.choice(other.legal(waiting)))
        other.log = list(self.log)
        return other

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


def follow(game: Game, made: Engine, log: Sequence[tuple[Seat, int]]) -> None:
    """Play in a game of the definition what was played on a row."""
    half: dict[Seat, list[int]] = {0: [], 1: []}
    for seat, number in log:
        half[seat].append(number)
        action = made.meaning(game, seat, half[seat])
        if action is not None:
            game.play(seat, action)
            half[seat] = []
