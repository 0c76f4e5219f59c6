"""Many games at once, for a loop of one's own: arrays in, arrays out.

>>> games = Batched(players=2)
>>> observations, masks = games.reset([1, 2, 3])
>>> observations.shape[0], masks.shape == (3, games.actions)
(3, True)
>>> step = games.step(masks.argmax(axis=1))
>>> step.over.tolist()
[False, False, False]

A step plays one action in each game, of the seat that is to move: `step.seats` says which that is. In a window the
round's first player finishes before the other begins; neither sees what the other does in it, so that this changes
nothing. A game that is over stays as it is until it is begun again, by `reset` with the numbers of the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdom.fast import engine
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.observation import OBSERVED

Array = npt.NDArray[Any]


class Step(NamedTuple):
    """What came of a step, a game in each line."""

    observations: Array
    """What the seat to move sees, int8."""
    masks: Array
    """Which actions are legal for it, int8; none where the game is over."""
    seats: Array
    """Who is to move; -1 where the game is over."""
    scores: Array
    """The points of both seats, if the game ended now."""
    won: Array
    """Who has won, as bits: 1 seat 0, 2 seat 1, 3 both, 0 nobody or not over."""

    @property
    def over(self) -> Array:
        """Which games have ended."""
        return np.asarray(self.seats) < 0


class Batched:
    """Games of one ruleset side by side; `options` are those of `kingdom.new_game`.

    The arrays that `reset` and `step` give are written anew by the next step: copy what you want to keep.
    """

    actions = ACTIONS
    observed = OBSERVED

    def __init__(self, threads: int | None = None, **options: Any) -> None:
        self.engine = engine(**options)
        self.threads = threads
        self._batch: Any = None

    def reset(self, seeds: Sequence[int], games: Sequence[int] | None = None) -> tuple[Array, Array]:
        """Begin a game for each seed; or begin anew only these of the games there are, in their places."""
        fresh = self.engine.batch(list(seeds), self.threads)
        if games is None:
            self._batch = fresh
        else:
            for place, line in zip(games, range(len(seeds)), strict=True):
                self._batch.rows[place] = fresh.rows[line]
                self._batch.seen[place] = fresh.seen[line]
        told = self.look()
        return told.observations, told.masks

    def step(self, actions: Sequence[int] | Array) -> Step:
        """Play an action in each game that is not over. They have to be legal: nothing is checked here."""
        self._batch.apply(np.asarray(actions, np.int16))
        return self.look()

    def look(self) -> Step:
        """How it stands."""
        seats, scores, won = self._batch.results()
        _, _, inputs, masks = self._batch.see()
        return Step(
            np.asarray(inputs, np.int8),
            np.asarray(masks, np.int8),
            np.asarray(seats),
            np.asarray(scores),
            np.asarray(won),
        )

    def step_some(self, actions: Sequence[int] | Array, games: Array) -> Step:
        """Play an action only in the games that are marked; the others stay as they are."""
        rest = np.flatnonzero(~np.asarray(games, bool))
        rows, seen = np.asarray(self._batch.rows)[rest].copy(), np.asarray(self._batch.seen)[rest].copy()
        self._batch.apply(np.asarray(actions, np.int16))
        for line, place in enumerate(rest):
            # Interpreted rows are lists, and have to stay lists of plain numbers.
            self._batch.rows[place] = rows[line].tolist() if self._plain else rows[line]
            self._batch.seen[place] = seen[line].tolist() if self._plain else seen[line]
        return self.look()

    @property
    def _plain(self) -> bool:
        return isinstance(self._batch.rows, list)

    def row(self, game: int) -> Any:
        """The row of a game, as the engine takes it."""
        return self._batch.rows[game]
