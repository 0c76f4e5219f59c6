"""What both seats of a game see and can do, in one buffer: handing out independent arrays takes a single copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from kingdom.fast.arrays import room2
from kingdom.fast.compiled import COMPILED
from kingdom.fast.observation import OBSERVED
from kingdom.rl.spaces import CHOICES

Numbers = npt.NDArray[np.int8]
SEEN = 2 * OBSERVED
"""Where the masks begin, after what both seats see."""


class Told:
    """Two rows for what the seats see, and two for what they can do. The engine writes to them."""

    def __init__(self) -> None:
        self.inputs: Any = room2(2, OBSERVED, "int8")
        self.masks: Any = room2(2, CHOICES, "int8")
        if COMPILED:
            self._whole = np.zeros(SEEN + 2 * CHOICES, np.int8)
            self.inputs = self._whole[:SEEN].reshape(2, OBSERVED)
            self.masks = self._whole[SEEN:].reshape(2, CHOICES)

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        """A copy for another game to write to."""
        other = Told()
        other.inputs[:], other.masks[:] = self._lines(self.inputs), self._lines(self.masks)
        return other

    @staticmethod
    def _lines(lines: Any) -> Any:
        return lines if COMPILED else [list(line) for line in lines]

    def copied(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """What each seat sees, then what each can do, seat 0 first. These arrays are never written to again."""
        if COMPILED:
            whole = self._whole.copy()
        else:
            whole = np.array(
                [number for lines in (self.inputs, self.masks) for line in lines for number in line], np.int8
            )
        return whole[:OBSERVED], whole[OBSERVED:SEEN], whole[SEEN : SEEN + CHOICES], whole[SEEN + CHOICES :]
