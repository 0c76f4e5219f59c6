"""Observations written by a warp a game: the parts of `seeing`, by 32 lanes side by side.

Rows and observations are whole words in the memory of the GPU and travel as such; meanwhile both rows and the
observation lie in shared memory. Features are added up there in halves of words, two of them at a time, by the lanes
that found the cards.
"""

from __future__ import annotations

from typing import Any

from kingdom.fast import columns as c
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.compiled import COMPILED, Ints, Table
from kingdom.fast.deciding import to_move
from kingdom.fast.kernels import ALL, LANES
from kingdom.fast.seeing import MOST, is_window, tell_areas, tell_cards, tell_seat, tell_table, tell_totals

if COMPILED:
    import numba
    import numpy as np

    from kingdom.fast.kernels import cuda

    BYTE: Any = np.int8
    INT32: Any = numba.int32

Words = Any
"""32-bit integers, a game in each line: a two-dimensional array."""
WARPS = 4
"""Games of a block."""
ROW, OUT, PAIRS = r.SIZE // 4, o.OBSERVED // 4, c.FEATURES // 2
"""Words of a row and of an observation; pairs of features."""
SUMS = o.PLACES * PAIRS
ROWS, OUTS, ALL_SUMS = WARPS * ROW, WARPS * OUT, WARPS * SUMS
WHERE = o.O_WHERE
ROUND_AND_PHASE = 0xFFFF
"""The bytes of a row's first word that tell round and phase."""


def pairs_of(table: Table) -> Any:
    """The features of each card, two to a word: the larger half is the second, and borrows where the first is less
    than 0, so that sums of words are sums of both."""
    flat = np.asarray(table[c.FEATURE : c.FEATURE + r.CARDS * c.FEATURES], np.int32).reshape(-1, 2)
    return np.ascontiguousarray(flat[:, 0] + (flat[:, 1] << 16), np.int32)


def observe(t: Table, pairs: Ints, rows: Words, seen: Words, words: Words, n: int) -> None:
    """The kernel. Rows, what was seen of them and the observations are 32-bit integers, a game in each line.

    Where a row has come to another phase than was seen, it is what is seen from now on: it is put there as well.
    """
    rows_here = cuda.shared.array(ROWS, INT32)
    then_here = cuda.shared.array(ROWS, INT32)
    outs = cuda.shared.array(OUTS, INT32)
    all_sums = cuda.shared.array(ALL_SUMS, INT32)
    lane = cuda.threadIdx.x % LANES
    w = cuda.threadIdx.x // LANES
    g = cuda.blockIdx.x * WARPS + w
    if g >= n:
        return
    row_words = rows_here[w * ROW : (w + 1) * ROW]
    then_words = then_here[w * ROW : (w + 1) * ROW]
    out_words = outs[w * OUT : (w + 1) * OUT]
    sums = all_sums[w * SUMS : (w + 1) * SUMS]
    for k in range(lane, ROW, LANES):
        row_words[k] = rows[g, k]
    for k in range(lane, OUT, LANES):
        out_words[k] = 0
    for k in range(lane, SUMS, LANES):
        sums[k] = 0
    cuda.syncwarp()
    row = row_words.view(BYTE)
    then = then_words.view(BYTE)
    out = out_words.view(BYTE)
    two = t[c.PLAYERS] == 2
    seat = to_move(t, row)
    changed = two and (seen[g, 0] ^ row_words[0]) & ROUND_AND_PHASE != 0
    window = two and not changed and is_window(row)
    for k in range(lane, ROW, LANES):
        then_words[k] = seen[g, k] if window else row_words[k]
        if changed:
            seen[g, k] = row_words[k]
    cuda.syncwarp()
    if lane == 0:
        tell_table(t, row, seat, out)
    hidden = tell_areas(t, row, seat, lane, LANES, out) + tell_seat(t, row, seat, seat, lane, LANES, out)
    if two:
        hidden += tell_seat(t, then, seat ^ 1, seat, lane, LANES, out)
    more, mine, theirs = tell_cards(t, row, then, seat, lane, LANES, out)
    hidden, mine, theirs = added(hidden + more), added(mine), added(theirs)
    cuda.syncwarp()
    if lane == 0:
        tell_totals(t, row, then, seat, hidden, mine, theirs, out)
    for card in range(lane, r.CARDS, LANES):
        place = out[WHERE + card]
        if 0 < place and place <= o.PLACES:
            pair = lane % PAIRS  # each lane begins with another pair, so that they do not wait for each other
            for _ in range(PAIRS):
                cuda.atomic.add(sums, (place - 1) * PAIRS + pair, pairs[card * PAIRS + pair])
                pair = pair + 1 if pair < PAIRS - 1 else 0
    cuda.syncwarp()
    for k in range(lane, SUMS // 2, LANES):
        out_words[k] = clipped(sums[2 * k]) | clipped(sums[2 * k + 1]) << 16
    cuda.syncwarp()
    for k in range(lane, OUT, LANES):
        words[g, k] = out_words[k]


def added(value: int) -> int:
    """The sum of a number over all lanes, in each of them."""
    total: int = INT32(value)
    total += cuda.shfl_xor_sync(ALL, total, 16)
    total += cuda.shfl_xor_sync(ALL, total, 8)
    total += cuda.shfl_xor_sync(ALL, total, 4)
    total += cuda.shfl_xor_sync(ALL, total, 2)
    total += cuda.shfl_xor_sync(ALL, total, 1)
    return total


def clipped(pair: int) -> int:
    """Two sums of a word as two bytes."""
    low = ((pair & 0xFFFF) ^ 0x8000) - 0x8000
    high = (pair - low) >> 16
    return min(max(low, -MOST), MOST) & 255 | (min(max(high, -MOST), MOST) & 255) << 8


if COMPILED:
    # Shuffles exist on a GPU only.
    added = cuda.jit(device=True)(added)
    clipped = cuda.jit(device=True)(clipped)
