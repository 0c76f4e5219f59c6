"""Many games at once, for custom loops: arrays in, arrays out.

>>> games = Batched(players=2)
>>> observations, masks = games.reset([1, 2, 3])
>>> observations.shape[0], masks.shape == (3, games.actions)
(3, True)
>>> step = games.step(masks.argmax(axis=1))
>>> step.over.tolist()
[False, False, False]

A step plays one action in each game, for the seat that is to move: `step.seats` says which. In a window the round's
first player finishes before the opponent begins; since neither sees what the opponent does there, this makes no
difference. A finished game stays as it is until `reset` restarts it, given the indices of the games.
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
DEVICES = ("cpu", "cuda")
NOTHING = -1
"""Given instead of an action: the game stays as it is."""


class Step(NamedTuple):
    """The result of a step, with one game per row."""

    observations: Array
    """What the seat to move sees, int8."""
    masks: Array
    """Which actions are legal for it, int8; none where the game is over."""
    seats: Array
    """Who is to move; -1 where the game is over."""
    scores: Array
    """The points of both seats if the game ended now."""
    won: Array
    """Who has won, as bits: 1 seat 0, 2 seat 1, 3 both, 0 nobody or not over."""

    @property
    def over(self) -> Array:
        """Which games have ended."""
        return np.asarray(self.seats.host() if hasattr(self.seats, "host") else self.seats) < 0


class Batched:
    """Many games of one ruleset; `options` are those of `kingdom.new_game`.

    The arrays that `reset` and `step` return are overwritten by the next step: copy what you want to keep. With
    `device="cuda"` games stay on an NVIDIA GPU (extra `cuda`), and so do the arrays:
    `torch.as_tensor(step.observations, device="cuda")` and anything else that supports `__cuda_array_interface__` can
    use them without a copy. Actions on the GPU are 16-bit integers, also taken without a copy. A row of a mask has one
    extra number there, which is 0.
    """

    actions = ACTIONS
    observed = OBSERVED

    def __init__(self, threads: int | None = None, device: str = "cpu", **options: Any) -> None:
        if device not in DEVICES:
            raise ValueError(f"{device!r} is not where games are played: choose one of {', '.join(DEVICES)}")
        self.engine = engine(**options)
        self.threads, self.device = threads, device
        self._batch: Any = None

    def reset(self, seeds: Sequence[int], games: Sequence[int] | None = None) -> tuple[Array, Array]:
        """Start a game for each seed, or restart only the given games in place."""
        if games is None:
            self._batch = self._dealt(list(seeds))
        else:
            self._batch.begin(list(games), list(seeds))
        told = self.look()
        return told.observations, told.masks

    def step(self, actions: Sequence[int] | Array) -> Step:
        """Play an action in each game that is not over. Actions must be legal: nothing is checked here."""
        if self.device == "cpu":
            numbers = np.asarray(actions, np.int16)
            actions = numbers.tolist() if self._plain else numbers
        self._batch.step(actions)
        return self._told()

    def look(self) -> Step:
        """The current position, without playing."""
        if self.device == "cuda":
            self._batch.step(None)
            return self._told()
        return self.step(np.full(self._batch.size, NOTHING, np.int16))

    def step_some(self, actions: Sequence[int] | Array, games: Array) -> Step:
        """Play an action only in the marked games; the others stay as they are."""
        return self.step(np.where(games, np.asarray(actions, np.int16), NOTHING))

    def _dealt(self, seeds: list[int]) -> Any:
        if self.device == "cpu":
            return self.engine.batch(seeds, self.threads)
        from kingdom.fast.gpu.batch import GpuBatch

        return GpuBatch(self.engine, seeds)

    def _told(self) -> Step:
        batch = self._batch
        if self.device == "cuda":
            return Step(batch.inputs, batch.masks, batch.moves, batch.points, batch.won)
        return Step(
            np.asarray(batch.inputs, np.int8),
            np.asarray(batch.masks, np.int8),
            np.asarray(batch.moves),
            np.asarray(batch.points),
            np.asarray(batch.won),
        )

    @property
    def _plain(self) -> bool:
        return isinstance(self._batch.rows, list)

    def row(self, game: int) -> Any:
        """The row of a game, in the engine's format."""
        return self._batch.rows[game]
