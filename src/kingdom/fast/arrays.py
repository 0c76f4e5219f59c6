"""Room for numbers: lists where the engine is interpreted, NumPy arrays where it is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingdom.fast.compiled import COMPILED


def room(size: int, kind: str) -> Any:
    """Zeros to write to; `kind` is a NumPy type."""
    return laid_out([0] * size, kind)


def laid_out(values: Sequence[int], kind: str) -> Any:
    """Integers as the engine wants them."""
    if not COMPILED:
        return list(values)
    import numpy as np

    return np.array(values, kind)


def room2(count: int, size: int, kind: str) -> Any:
    """Rows of zeros."""
    if not COMPILED:
        return [[0] * size for _ in range(count)]
    import numpy as np

    return np.zeros((count, size), kind)
