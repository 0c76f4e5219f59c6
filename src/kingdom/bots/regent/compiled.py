"""Compiling the regent as `kingdom.fast` is compiled, and keeping what was compiled.

One source for both: with numba it is compiled, without it the same functions run as plain Python over lists.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kingdom.fast import compiled as fast
from kingdom.fast.compiled import COMPILED, NUMBA, F, Ints, Row, Table, compiled

__all__ = ["COMPILED", "Floats", "Ints", "Row", "Table", "compiled", "entry", "floats", "inlined"]

Floats = list[float]
"""Room for values and weights. A float32 array where the regent is compiled."""


def _cache_folder() -> Path:
    """Beside the cache of the fast engine, named after the source of both: either may change what is compiled."""
    own = fast.source_hash(Path(__file__).parent)
    engine = fast.cache_folder()
    return engine.parent.parent / "regent" / hashlib.sha256(f"{own}{engine.name}".encode()).hexdigest()[:16]


def entry(function: F) -> F:
    """Compile a function of the regent that Python calls, and keep what was compiled."""
    return fast.kept(function, _cache_folder)


def inlined(function: F) -> F:
    """Compile a function with one or two callers as part of them.

    Whatever calls the engine is compiled together with all of it, once for each function on the way. The fewer such
    functions, the less time that takes.
    """
    if not COMPILED:
        return function
    made: F = NUMBA.njit(function, nogil=True, error_model="numpy", inline="always")
    return made


def floats(values: Sequence[float]) -> Any:
    """Numbers as the regent wants them."""
    if not COMPILED:
        return list(values)
    import numpy as np

    return np.array(values, "float32")
