"""CUDA kernels over the rules as they are: a thread is a game, and a warp writes an observation.

Needs numba-cuda (extra `cuda`) and an NVIDIA GPU; `available` says whether they are there. What the kernels compute is
what the CPU computes, game by game: `benchmarks/bench_gpu.py` checks it and measures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.chance import M32, below
from kingdom.fast.compiled import COMPILED, Ints, Row, Table
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, legal, to_move
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

LANES = 32
ALL = 0xFFFFFFFF
"""Of a warp."""
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


def game_here(games: int) -> int:
    """The number of this thread's game, with so many games a warp; -1 for a lane without one.

    Lanes of a warp that stand at different rules wait for each other. With fewer games a warp there are more warps, and
    while one waits for memory another goes on: it pays as long as there is room for more warps.
    """
    thread = cuda.grid(1)
    lane = thread % LANES
    return thread // LANES * games + lane if lane < games else -1


def whole(t: Table, first: int, decisions: Ints, digests: Ints, n: int, games: int, together: int) -> None:
    """Whole games from the shuffle to the score; nothing but the result leaves the thread.

    With `together` the games of a warp wait for each other when a phase ends, so that they stand at the same rules.
    """
    g = game_here(games)
    row = cuda.local.array(SIZE, INT8)
    out = cuda.local.array(LISTED, INT16)
    if 0 <= g and g < n:
        deal(t, row, first + g)
    else:
        row[r.PHASE] = r.OVER
    counter, made, digest = 0, 0, 17
    cuda.syncwarp()
    while cuda.any_sync(ALL, row[r.PHASE] != r.OVER):
        phase = row[r.PHASE]
        while row[r.PHASE] != r.OVER and (row[r.PHASE] == phase or not together):
            seat = to_move(t, row)
            action = out[below(first + g, counter, legal(t, row, seat, out))]
            apply(t, row, seat, action)
            counter += 1
            made += row[r.SEATS + seat * r.SEAT + r.HALF] == 0
            digest = (digest * playout.PRIME + action) & M32
        cuda.syncwarp()
    if 0 <= g and g < n:
        decisions[g] = made
        digests[g] = playout.sealed(t, row, digest)


def begin(t: Table, rows: list[Row], seen: list[Row], first: int, n: int) -> None:
    """Deal a game to each row of a batch."""
    g = cuda.grid(1)
    if g < n:
        deal(t, rows[g], first + g)
        for k in range(SIZE):
            seen[g][k] = rows[g][k]


def some(t: Table, rows: list[Row], meta: list[Ints], count: int, n: int, games: int) -> None:
    """So many random numbers of each game, on the batch itself; ended games are dealt anew. One is a step.

    What is seen of a window is brought up to date by whoever observes (`warps.observe`). With modules an H200 stops at
    an illegal address here: benchmarks/results.md tells what is known of it.
    """
    g = game_here(games)
    if 0 <= g and g < n:
        out = cuda.local.array(LISTED, INT16)
        meta[0][g], meta[1][g], meta[2][g] = playout.some(t, rows[g], meta[0][g], meta[1][g], meta[2][g], count, out)


def simulate(t: Table, row: Row, seen: Row, seat: int, first: int, results: Ints, n: int, games: int) -> None:
    """Simulations of a search: what the seat does not know is dealt anew, and the game played at random to its end."""
    g = game_here(games)
    if 0 <= g and g < n:
        mine = cuda.local.array(SIZE, INT8)
        out = cuda.local.array(LISTED, INT16)
        scratch = cuda.local.array(ROOM, INT16)
        as_seen(t, row, seen, seat, mine)
        determinize(t, mine, seat, first + g, scratch)
        playout.finish(t, mine, first + g, out)
        results[g] = playout.result(t, mine, seat)


if COMPILED:
    game_here = cuda.jit(device=True)(game_here)
