"""Many games at once, for custom loops: arrays in, arrays out.

>>> games = Batched(players=2)
>>> observations, masks = games.reset([1, 2, 3])
>>> observations.shape[0], masks.shape == (3, games.actions)
(3, True)
>>> step = games.step(masks.argmax(axis=1))
>>> step.over.tolist()
[False, False, False]

A step plays one action in each game, for the seat to move (`step.seats`). In a window the round's first player finishes
before the opponent begins; this makes no difference, since neither sees the other's actions there. A finished game
stays as it is until `reset` is called with its index.
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
"""Passed instead of an action: the game stays as it is."""


class BatchStep(NamedTuple):
    """The result of a step, with one game per row."""

    observations: Array
    """The observations of the seats to move, int8."""
    masks: Array
    """Their action masks, int8; all zero where the game is over."""
    seats: Array
    """The seats to move; -1 where the game is over."""
    scores: Array
    """The points of both seats if the game ended now."""
    won: Array
    """The winners as bits: 1 for seat 0, 2 for seat 1, 3 for both, 0 for nobody or if the game is not over."""

    @property
    def over(self) -> Array:
        """True for each game that has ended."""
        return np.asarray(self.seats.host() if hasattr(self.seats, "host") else self.seats) < 0


class Batched:
    """Many games of one ruleset; `options` are those of `kingdom.new_game`.

    The next step overwrites the arrays that `reset` and `step` return: copy them to keep them. With `device="cuda"` the
    games and the arrays are on an NVIDIA GPU (extra `cuda`). Anything that supports `__cuda_array_interface__` can use
    these arrays without a copy, such as `torch.as_tensor(step.observations, device="cuda")`. Actions on the GPU are
    16-bit integers, also used without a copy. A row of a mask has one extra number there, which is 0.
    """

    actions = ACTIONS
    observed = OBSERVED

    def __init__(self, threads: int | None = None, device: str = "cpu", **options: Any) -> None:
        if device not in DEVICES:
            raise ValueError(f"there is no device {device!r}: choose one of {', '.join(DEVICES)}")
        self.engine = engine(**options)
        self.threads, self.device = threads, device
        self._batch: Any = None

    def reset(self, seeds: Sequence[int], games: Sequence[int] | None = None) -> tuple[Array, Array]:
        """Start a game for each seed, or restart only the given games in place."""
        if games is None:
            self._batch = self._dealt(list(seeds))
        else:
            self._batch.begin(list(games), list(seeds))
        step = self.look()
        return step.observations, step.masks

    def step(self, actions: Sequence[int] | Array) -> BatchStep:
        """Play an action in each game that is not over. Illegal actions are refused, except on a GPU."""
        if self.device == "cpu":
            actions = np.asarray(actions, np.int16)
        self._batch.step(actions)
        return self._step()

    def look(self) -> BatchStep:
        """The current position, without playing."""
        if self.device == "cuda":
            self._batch.step(None)
            return self._step()
        return self.step(np.full(self._batch.size, NOTHING, np.int16))

    def step_some(self, actions: Sequence[int] | Array, games: Array) -> BatchStep:
        """Play an action only in the marked games; the others stay as they are."""
        return self.step(np.where(games, np.asarray(actions, np.int16), NOTHING))

    def _dealt(self, seeds: list[int]) -> Any:
        if self.device == "cpu":
            return self.engine.batch(seeds, self.threads)
        from kingdom.gpu.batch import GpuBatch

        return GpuBatch(self.engine, seeds)

    def _step(self) -> BatchStep:
        batch = self._batch
        return BatchStep(batch.inputs, batch.masks, batch.moves, batch.points, batch.won)

    def row(self, game: int) -> Any:
        """The row of a game, in the engine's format."""
        return self._batch.row(game)
