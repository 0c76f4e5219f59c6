"""What the desk asks for, in C++: the same answers as by numba to the last bit, far sooner, and ready in seconds.

Used where rows are arrays and there is a C++ compiler. `CXX=` (empty) leaves everything to numba.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kingdom.bots.regent import trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.fast import cpp
from kingdom.fast.gpu import source

PERFORM = """
extern "C" double perform(int what, const short* table, Byte* row, int seat, int n, int count, long long seed,
                          short* actions, long long* left, float* w, float* f, float* worths, float* totals, Byte* rows,
                          short* plans, short* scratch, short* out) {
  return trial_perform(what, Tab{table}, row, seat, n, count, (Seed)seed, actions, left, w, f, worths, totals, rows,
                       plans, scratch, out);
}
"""
WHOLE, FAR, PLACE = ctypes.c_int, ctypes.c_longlong, ctypes.c_void_p
ARGUMENTS = (WHOLE, PLACE, PLACE, WHOLE, WHOLE, WHOLE, FAR, *[PLACE] * 10)
"""As in `trial.perform`."""
Perform = Callable[..., float]


@lru_cache(maxsize=1)
def text() -> str:
    """All of the C++, for all rulesets."""
    return source.rules(None, (trial.perform,)) + PERFORM


def built(options: tuple[str, ...] = cpp.OPTIONS) -> Perform | None:
    """`trial.perform` over addresses of arrays; None without a compiler."""
    there = cpp.library(text(), options)
    if there is None:
        return None
    found: Any = there.perform
    found.argtypes, found.restype = ARGUMENTS, ctypes.c_double
    made: Perform = found
    return made


@lru_cache(maxsize=1)
def perform() -> Perform | None:
    """The same as the bot uses it: None also where rows are lists, or where no compiler is wanted."""
    return built() if COMPILED and cpp.compiler() else None
