"""Many games on a GPU, stepped together, as `kingdom.fast.batch.Batch` does on a CPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from kingdom.fast import row as r
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.observation import OBSERVED
from kingdom.fast.stepping import CHOICES
from kingdom.gpu.driver import Array, Kernels
from kingdom.gpu.source import features_of

if TYPE_CHECKING:
    from kingdom.fast.engine import Engine


class GpuBatch:
    """Games side by side, one line per game in every array. Arrays stay on the GPU; `host()` copies one."""

    def __init__(self, engine: Engine, seeds: Sequence[int]) -> None:
        self.engine, self.size = engine, len(seeds)
        self.kernels = Kernels(engine.table)
        self.features = Array.of(features_of(engine.table))
        size = self.size
        self.rows, self.seen = Array((size, r.SIZE), np.int8), Array((size, r.SIZE), np.int8)
        self.inputs, self.masks = Array((size, OBSERVED), np.int8), Array((size, CHOICES), np.int8)
        self.listed, self.counts = Array((size, MOST_LEGAL), np.int16), Array((size,), np.int16)
        self.moves, self.won = Array((size,), np.int8), Array((size,), np.int8)
        self.points = Array((size, 2), np.int16)
        self.begin(None, seeds)

    def begin(self, games: Sequence[int] | None, seeds: Sequence[int]) -> None:
        """Start all games, or some of them in their places, each from a seed: the same games that a CPU deals."""
        which = None if games is None else Array.of(np.asarray(games, np.int32))
        dealt = Array.of(np.asarray(seeds, np.int64))
        self.kernels.launch("begin", len(seeds), self.rows, self.seen, dealt, which, len(seeds))
        self.kernels.gpu.synchronize()  # before the memory that it reads is freed

    def row(self, game: int) -> Any:
        """A copy of the row of one game, in CPU memory."""
        return self.rows.host()[game]

    def step(self, actions: Any) -> None:
        """Play an action in each game that is not over, none where it is -1; then everything is updated.

        Actions are 16-bit integers: an array on this GPU is read in place, any other is copied there. None: only look.
        """
        if actions is not None:
            given = self._taken(actions)
            self.kernels.launch("act", self.size, self.rows, given, self.size)
            if given is not actions:
                self.kernels.gpu.synchronize()
        told = (self.inputs, self.masks, self.listed, self.counts, self.moves, self.points, self.won)
        self.kernels.launch("look", self.size, self.features, self.rows, self.seen, *told, self.size)

    def _taken(self, actions: Any) -> Any:
        if not hasattr(actions, "__cuda_array_interface__"):
            return Array.of(np.asarray(actions, np.int16))
        about = actions.__cuda_array_interface__
        if (about["shape"], about["typestr"], about.get("strides")) != ((self.size,), "<i2", None):
            raise TypeError(
                f"actions on the GPU are {self.size} integers of 16 bits without gaps, not {about['shape']} of "
                f"{about['typestr']}: for torch say actions.to(torch.int16).contiguous()"
            )
        return actions
