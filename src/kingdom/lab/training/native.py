"""Searched games in C++, where there is a compiler: the source of `searched`, translated as for a GPU.

They are the games that numba plays, to the last bit, in a third of the time, and are compiled in seconds.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import Any

from kingdom.bots.regent import planner, searched, selfplay, thinking, trial, value
from kingdom.fast import cpp, hidden
from kingdom.fast.compiled import Table
from kingdom.fast.gpu import source

OPTIONS = cpp.OPTIONS
NUMBERS = {
    "ROOM": value.ROOM,
    "WORTHS": trial.WORTHS,
    "LINES": thinking.MOST_LINES,
    "WORDS": trial.WORDS,
    "PLANS": planner.PLANS,
    "SCRATCH": hidden.SCRATCH,
    "RECORDS": selfplay.ROUNDS_TOLD * 2 * selfplay.RECORD,
    "RESULTS": selfplay.RESULTS,
}
"""What the function below calls by name."""
GAMES = """
extern "C" void games(const short* table, long long first, int count, float* w0, float* w1, int trials, int stray,
                      float* records, float* results) {
  Tab t{table};
  Byte row[SIZE], rows[4 * SIZE];
  float f[ROOM] = {}, worths[WORTHS] = {}, totals[LINES] = {};
  short actions[LINES * WORDS], left[LINES], plans[PLANS], scratch[SCRATCH], out[MOST_LEGAL];
  for (int g = 0; g < count; g++) {
    searched_play(t, (Byte*)row, (Seed)(first + g), w0, w1, (float*)f, (float*)worths, (float*)totals, (short*)actions,
                  (short*)left, (Byte*)rows, (short*)plans, (short*)scratch, (short*)out, trials, stray, records,
                  g * RECORDS);
    selfplay_conclude(t, (Byte*)row, results, g * RESULTS);
  }
}
"""


@lru_cache(maxsize=1)
def text() -> str:
    """All of the C++, for all rulesets."""
    return source.rules(None, (searched.play, selfplay.conclude), **NUMBERS) + GAMES


def library() -> Any:
    """The compiled games; None if nothing here can compile them."""
    return cpp.library(text(), OPTIONS)


def play(
    table: Table, first: int, count: int, weights: tuple[bytes, bytes], trials: int, stray: int
) -> tuple[Any, Any] | None:
    """The records and results of these games; None without a compiler."""
    import numpy as np

    there = library()
    if there is None:
        return None
    records = np.zeros(count * NUMBERS["RECORDS"], np.float32)
    results = np.zeros(count * NUMBERS["RESULTS"], np.float32)
    given: list[Any] = [np.asarray(table, np.int16), *(np.frombuffer(one, np.float32) for one in weights)]
    tables, mine, theirs, told, ended = (ctypes.c_void_p(one.ctypes.data) for one in (*given, records, results))
    there.games(tables, ctypes.c_longlong(first), count, mine, theirs, trials, stray, told, ended)
    return records, results
