"""The buffers into which the engine writes the observations and legal actions of both seats."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kingdom.fast.observation import OBSERVED
from kingdom.native.memory import room
from kingdom.rl.spaces import CHOICES

Numbers = npt.NDArray[np.int8]


class SeatBuffers:
    """The observations and action masks of both seats. The engine overwrites them with each step."""

    def __init__(self) -> None:
        self.inputs = room("Bytes", 2 * OBSERVED)
        self.masks = room("Bytes", 2 * CHOICES)

    def seen(self, seat: int) -> Numbers:
        """The observation of a seat, as a copy."""
        return np.array(self.inputs[seat * OBSERVED : (seat + 1) * OBSERVED], np.int8)

    def mask(self, seat: int) -> Numbers:
        """The action mask of a seat, as a copy."""
        return np.array(self.masks[seat * CHOICES : (seat + 1) * CHOICES], np.int8)

    def copied(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Copies of the observations of both seats, then of their masks, seat 0 first."""
        inputs, masks = np.array(self.inputs, np.int8), np.array(self.masks, np.int8)
        return inputs[:OBSERVED], inputs[OBSERVED:], masks[:CHOICES], masks[CHOICES:]
