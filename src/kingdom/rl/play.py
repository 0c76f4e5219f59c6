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
"""The seats that owe a decision, by the status bits of a game; the seat to move comes first."""


class Play:
    """One game. It keeps a log of decisions, so that a game of the definition can be made from it at any time.

    What the seats see and may do is always available: the engine writes it with each step.
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
        """An independent copy at the same point; the engine is shared, since it never changes."""
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
        """What a seat sees and can do."""
        return {"observation": np.array(self.inputs[seat], np.int8), "action_mask": self.mask(seat)}

    def mask(self, seat: Seat) -> Numbers:
        """1 for each legal action; a seat that owes nothing can only wait."""
        return np.array(self.masks[seat], np.int8)

    def is_legal(self, seat: Seat, number: int) -> bool:
        """Whether an action is legal for a seat now."""
        return 0 <= number < CHOICES and bool(self.masks[seat][number])

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of a seat's legal actions."""
        return self.engine.legal(self.row, seat) or [WAIT]

    def act(self, seat: Seat, number: int) -> None:
        """Play a legal action."""
        if number != WAIT:
            self.step(number, number, 1 << seat)

    def step(self, left: int, right: int, wanted: int = BOTH) -> bool:
        """Play the actions of both seats, ignoring a seat that owes no decision; if any is illegal, nothing happens."""
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
        """A game at the same point that a seat cannot tell from this one, with hidden information redrawn.

        In a window the opponent may already have acted, unseen by the seat: then the opponent's actions are random. So
        the deal and the log are those of the original game, not of this one.
        """
        other = deepcopy(self)
        other.row = self.engine.determinize(self.row, self.seen, seat, rng)
        other.seen = copy(other.row)
        # CON-9: the opponent still sees the seat as it was when the window opened.
        hidden.as_seen(self.engine.table, other.row, self.seen, 1 - seat, other.seen)
        table, room = self.engine.table, self._listed
        other.stands = int(stepping.tell(table, other.row, other.seen, BOTH, room, other.inputs, other.masks))
        while not other.is_over and other.waiting()[0] != seat:
            waiting = other.waiting()[0]
            other.act(waiting, rng.choice(other.legal(waiting)))
        other.log = list(self.log)
        return other

    # --- the score

    def margin(self, seat: Seat) -> int:
        """The points of a seat minus those of its opponent, if the game ended now."""
        scores = self.engine.scores(self.row)
        return scores[seat] - (scores[1 - seat] if self.players == 2 else 0)

    def result(self, seat: Seat) -> float:
        """The result of a finished game for a seat: see `kingdom.rl.rewards`."""
        outcome = self.engine.outcome(self.row)
        if self.players == 2:
            return 0.0 if len(outcome.winners) != 1 else (1.0 if seat in outcome.winners else -1.0)
        if self.engine.configuration.scenario is not None:
            return 1.0 if outcome.winners else -1.0
        return MEDALS.get(outcome.medal or "", 0.0)

    # --- the definition

    def game(self) -> Game:
        """The same game by the definition, up to the last complete decision: for rendering, and for bots."""
        game = new_game(seed=self.seed, **self.options)
        follow(game, self.engine, self.log)
        return game


def follow(game: Game, made: Engine, log: Sequence[tuple[Seat, int]]) -> None:
    """Repeat in a game of the definition what was played on a row."""
    half: dict[Seat, list[int]] = {0: [], 1: []}
    for seat, number in log:
        half[seat].append(number)
        action = made.meaning(game, seat, half[seat])
        if action is not None:
            game.play(seat, action)
            half[seat] = []
