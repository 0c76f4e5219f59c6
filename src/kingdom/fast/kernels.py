"""CUDA kernels over the rules as they are: a thread is a game, and a warp writes an observation.

Needs numba-cuda (extra `cuda`) and an NVIDIA GPU; `available` says whether they are there. What the kernels compute is
what the CPU computes, game by game: `benchmarks/bench_gpu.py` checks it and measures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.compiled import COMPILED, Ints, Row, Table
from kingdom.fast.dealing import deal
from kingdom.fast.hidden import SCRATCH, as_seen, determinize
from kingdom.fast.numbers import MOST_LEGAL

if COMPILED:
    import numba
    import numpy as np

    for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, _old):  # numba-cuda names them, and newer releases of NumPy have dropped them
            setattr(np, _old, getattr(np, _new))
    import numba.cuda

    cuda: Any = numba.cuda
    INT8: Any = numba.int8
    INT16: Any = numba.int16

SIZE, LISTED, ROOM = r.SIZE, MOST_LEGAL, SCRATCH
"""numba wants the sizes of arrays as plain names of the module."""


def available() -> bool:
    """Whether there is a GPU to run on, and what is needed for it."""
    if not COMPILED:
        return False
    try:
        return bool(cuda.is_available())
    except Exception:  # noqa: BLE001 - whatever is wrong with a driver, there is no GPU then
        return False


def kernel(function: Callable[..., None], most_registers: int | None = None) -> Any:
    """Compile a function to be launched on the GPU; fewer registers a thread let more games run side by side."""
    return cuda.jit(function, max_registers=most_registers) if most_registers else cuda.jit(function)


def whole(t: Table, first: int, decisions: Ints, digests: Ints, n: int) -> None:
    """Whole games from the shuffle to the score; nothing but the result leaves the thread."""
    g = cuda.grid(1)
    if g < n:
        row = cuda.local.array(SIZE, INT8)
        out = cuda.local.array(LISTED, INT16)
        deal(t, row, first + g)
        decisions[g], digests[g] = playout.finish(t, row, first + g, out)


def begin(t: Table, rows: list[Row], seen: list[Row], first: int, n: int) -> None:
    """Deal a game to each row of a batch."""
    g = cuda.grid(1)
    if g < n:
        deal(t, rows[g], first + g)
        for k in range(SIZE):
            seen[g][k] = rows[g][k]


def some(t: Table, rows: list[Row], meta: list[Ints], count: int, n: int) -> None:
    """So many random numbers of each game, on the batch itself; ended games are dealt anew.

    With the row copied to local memory, as in `whole`, an H200 stopped at an illegal address when modules were played.
    """
    g = cuda.grid(1)
    if g < n:
        out = cuda.local.array(LISTED, INT16)
        meta[0][g], meta[1][g], meta[2][g] = playout.some(t, rows[g], meta[0][g], meta[1][g], meta[2][g], count, out)


def step(t: Table, rows: list[Row], seen: list[Row], meta: list[Ints], n: int) -> None:
    """One random number of each game, on the batch itself: the step that a network waits for."""
    g = cuda.grid(1)
    if g < n:
        out = cuda.local.array(LISTED, INT16)
        phase = rows[g][r.PHASE]
        round_ = rows[g][r.ROUND]
        meta[0][g], meta[1][g], meta[2][g] = playout.some(t, rows[g], meta[0][g], meta[1][g], meta[2][g], 1, out)
        if rows[g][r.PHASE] != phase or rows[g][r.ROUND] != round_:
            for k in range(SIZE):
                seen[g][k] = rows[g][k]


def simulate(t: Table, row: Row, seen: Row, seat: int, first: int, results: Ints, n: int) -> None:
    """Simulations of a search: what the seat does not know is dealt anew, and the game played at random to its end."""
    g = cuda.grid(1)
    if g < n:
        mine = cuda.local.array(SIZE, INT8)
        out = cuda.local.array(LISTED, INT16)
        scratch = cuda.local.array(ROOM, INT16)
        as_seen(t, row, seen, seat, mine)
        determinize(t, mine, seat, first + g, scratch)
        playout.finish(t, mine, first + g, out)
        results[g] = playout.result(t, mine, seat)
