"""Many games at once: one call for all of them, on as many threads as are wanted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from kingdom.fast import columns as c
from kingdom.fast import hidden, playout, seeing
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.arrays import laid_out, room, room2
from kingdom.fast.compiled import Ints, Row, Table, compiled, entry
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.numbers import ACTIONS, MOST_LEGAL
from kingdom.fast.observation import OBSERVED

if TYPE_CHECKING:
    from kingdom.fast.engine import Engine

Rows = list[Row]
"""A row for each game. A two-dimensional array where the engine is compiled."""


# --- what is done to some of the games; the whole batch is split into stretches, one per thread


@entry
def deal_all(t: Table, rows: Rows, seen: Rows, seeds: Ints) -> None:
    """Deal a game to each row."""
    for g in range(len(rows)):
        deal(t, rows[g], seeds[g])
        for k in range(r.SIZE):
            seen[g][k] = rows[g][k]


@entry
def legal_all(t: Table, rows: Rows, listed: list[Ints], counts: Ints) -> None:
    """List what the seat to move can do; nothing where the game is over."""
    for g in range(len(rows)):
        counts[g] = 0 if rows[g][r.PHASE] == r.OVER else legal(t, rows[g], to_move(t, rows[g]), listed[g])


@entry
def apply_all(t: Table, rows: Rows, seen: Rows, actions: Ints) -> None:
    """Play an action of the seat to move in each game; when a window opens, its row is kept for what will be seen."""
    for g in range(len(rows)):
        row = rows[g]
        if row[r.PHASE] == r.OVER:
            continue
        phase = row[r.PHASE]
        apply(t, row, to_move(t, row), actions[g])
        if row[r.PHASE] != phase:
            for k in range(r.SIZE):
                seen[g][k] = row[k]


@entry
def observe_all(t: Table, rows: Rows, seen: Rows, out: list[Ints]) -> None:
    """What the seat to move sees."""
    for g in range(len(rows)):
        seeing.observe(t, rows[g], seen[g], to_move(t, rows[g]), out[g])


@entry
def mask_all(t: Table, rows: Rows, listed: list[Ints], out: list[Ints]) -> None:
    """Which actions are legal for the seat to move."""
    for g in range(len(rows)):
        if rows[g][r.PHASE] == r.OVER:
            for number in range(ACTIONS):
                out[g][number] = 0
        else:
            seeing.mask(t, rows[g], to_move(t, rows[g]), listed[g], out[g])


@entry
def see_all(
    t: Table, rows: Rows, seen: Rows, listed: list[Ints], counts: Ints, inputs: list[Ints], masks: list[Ints]
) -> None:
    """Everything that a network needs, in one go: what is legal, as a list and as a mask, and what is seen."""
    for g in range(len(rows)):
        seat = to_move(t, rows[g])
        counts[g] = 0
        if rows[g][r.PHASE] == r.OVER:
            for number in range(ACTIONS):
                masks[g][number] = 0
        else:
            counts[g] = seeing.mask(t, rows[g], seat, listed[g], masks[g])
        seeing.observe(t, rows[g], seen[g], seat, inputs[g])


@entry
def results_all(t: Table, rows: Rows, moves: Ints, scores: list[Ints], won: Ints) -> None:
    """Who is to move (-1: over), scores, and who has won as bits."""
    for g in range(len(rows)):
        over = rows[g][r.PHASE] == r.OVER
        moves[g] = -1 if over else to_move(t, rows[g])
        won[g] = winners(t, rows[g]) if over else 0
        for seat in range(2):
            scores[g][seat] = score(t, rows[g], seat)


@entry
def step_all(
    t: Table,
    rows: Rows,
    seen: Rows,
    actions: Ints,
    listed: list[Ints],
    counts: Ints,
    inputs: list[Ints],
    masks: list[Ints],
    moves: Ints,
    scores: list[Ints],
    won: Ints,
) -> None:
    """`apply_all`, `see_all` and `results_all` in one go, game by game, while a row is at hand."""
    for g in range(len(rows)):
        row = rows[g]
        if row[r.PHASE] != r.OVER and actions[g] >= 0:
            phase = row[r.PHASE] + 0
            apply(t, row, to_move(t, row), actions[g])
            if row[r.PHASE] != phase:
                for k in range(r.SIZE):
                    seen[g][k] = row[k]
        seat = to_move(t, row)
        over = row[r.PHASE] == r.OVER
        counts[g] = 0
        if over:
            for number in range(ACTIONS):
                masks[g][number] = 0
        else:
            counts[g] = seeing.mask(t, row, seat, listed[g], masks[g])
        seeing.observe(t, row, seen[g], seat, inputs[g])
        moves[g] = -1 if over else seat
        won[g] = winners(t, row) if over else 0
        for whose in range(2):
            scores[g][whose] = _points(t, row, seat, whose, inputs[g])


@compiled
def _points(t: Table, row: Row, seat: int, whose: int, told: Ints) -> int:
    """The score of a seat: the one that was just told, unless that is cut off, or of the moment a window opened."""
    is_now = whose == seat or (t[c.PLAYERS] == 2 and not seeing.is_window(row))
    points = told[o.O_SEATS + (whose ^ seat) * o.O_SEAT + o.S_SCORE]
    if is_now and -seeing.MOST < points and points < seeing.MOST:
        return points
    return score(t, row, whose)


@entry
def finish_all(t: Table, rows: Rows, seeds: Ints, listed: list[Ints], decisions: Ints, digests: Ints) -> None:
    """Play each game at random to its end."""
    for g in range(len(rows)):
        decisions[g], digests[g] = playout.finish(t, rows[g], seeds[g], listed[g])


@entry
def simulate_all(
    t: Table, row: Row, seen: Row, seat: int, seeds: Ints, work: Rows, scratch: Ints, listed: Ints, results: Ints
) -> None:
    """Simulations of a search: hidden cards are dealt again, then play is random: 1 won, -1 lost, 0 shared."""
    for g in range(len(seeds)):
        hidden.as_seen(t, row, seen, seat, work[0])
        hidden.determinize(t, work[0], seat, seeds[g], scratch)
        playout.finish(t, work[0], seeds[g], listed)
        results[g] = playout.result(t, work[0], seat)


class Batch:
    """Games side by side. Arrays have one line per game: rows, what was seen when a window opened, seeds."""

    def __init__(self, engine: Engine, seeds: Sequence[int], threads: int | None = None) -> None:
        self.engine, self.size = engine, len(seeds)
        self.threads = max(1, min(threads or os.cpu_count() or 1, self.size))
        self.seeds: Any = laid_out(seeds, "int64")
        self.rows: Any = room2(self.size, r.SIZE, "int8")
        self.seen: Any = room2(self.size, r.SIZE, "int8")
        self.listed: Any = room2(self.size, MOST_LEGAL, "int16")
        self.counts: Any = room(self.size, "int16")
        self.inputs: Any = room2(self.size, OBSERVED, "int8")
        self.masks: Any = room2(self.size, ACTIONS, "int8")
        self.moves: Any = room(self.size, "int8")
        self.points: Any = room2(self.size, 2, "int16")
        self.won: Any = room(self.size, "int8")
        self.decisions: Any = room(self.size, "int64")
        self.digests: Any = room(self.size, "int64")
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.deal()

    def deal(self) -> None:
        """Begin all games from their seeds."""
        self._over(deal_all, self.rows, self.seen, self.seeds)

    def begin(self, games: Sequence[int], seeds: Sequence[int]) -> None:
        """Start some of the games again, in their places, each from its own seed."""
        for place, seed in zip(games, seeds, strict=True):
            self.seeds[place] = seed
            cut = slice(place, place + 1)
            deal_all(self.engine.table, self.rows[cut], self.seen[cut], self.seeds[cut])

    def _over(self, call: Callable[..., Any], *arrays: Any) -> None:
        """Call a function for all games, with one stretch of them on each thread."""
        t = self.engine.table
        if self._pool is None or isinstance(self.rows, list):
            call(t, *arrays)
            return
        edges = [self.size * k // self.threads for k in range(self.threads + 1)]
        cuts = [slice(low, high) for low, high in pairwise(edges)]
        for done in [self._pool.submit(call, t, *(array[cut] for array in arrays)) for cut in cuts]:
            done.result()

    def legal(self) -> tuple[Any, Any]:
        """What each seat to move can do: a line of numbers per game, and how many count; 0 where the game is over."""
        self._over(legal_all, self.rows, self.listed, self.counts)
        return self.listed, self.counts

    def apply(self, actions: Any) -> None:
        """Play an action in each game that is not over, in place."""
        self._over(apply_all, self.rows, self.seen, actions)

    def observe(self) -> Any:
        """What each seat to move sees, one line per game."""
        self._over(observe_all, self.rows, self.seen, self.inputs)
        return self.inputs

    def mask(self) -> Any:
        """Which actions are legal, one line per game."""
        self._over(mask_all, self.rows, self.listed, self.masks)
        return self.masks

    def see(self) -> tuple[Any, Any, Any, Any]:
        """`legal`, `observe` and `mask` in one go, which is faster: numbers, how many of them, inputs, masks."""
        self._over(see_all, self.rows, self.seen, self.listed, self.counts, self.inputs, self.masks)
        return self.listed, self.counts, self.inputs, self.masks

    def step(self, actions: Any) -> None:
        """Play an action in each game that is not over, none where it is -1; then all of `see` and `results`.

        What is told is in `listed`, `counts`, `inputs`, `masks`, `moves`, `points` and `won`.
        """
        told = (self.listed, self.counts, self.inputs, self.masks, self.moves, self.points, self.won)
        self._over(step_all, self.rows, self.seen, actions, *told)

    def results(self) -> tuple[Any, Any, Any]:
        """Who is to move (-1: the game is over), the scores of both seats, and who has won as bits."""
        self._over(results_all, self.rows, self.moves, self.points, self.won)
        return self.moves, self.points, self.won

    def finish(self) -> tuple[Any, Any]:
        """Play every game at random to its end: decisions, and a hash of each game."""
        self._over(finish_all, self.rows, self.seeds, self.listed, self.decisions, self.digests)
        return self.decisions, self.digests
