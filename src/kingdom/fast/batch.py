"""Many games at once: one call for all of them, on as many threads as are wanted.

What belongs to the games lies in memory game by game, and each function works on a stretch of them.
"""

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
from kingdom.fast.dealing import deal
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.limits import LISTED, POSITION, SEATS, TABLE
from kingdom.fast.numbers import ACTIONS, MOST_LEGAL
from kingdom.fast.observation import OBSERVED
from kingdom.native import Refused, bound, entry
from kingdom.native.memory import Bytes, Ints, Longs, Row, Table, integers, part, room

if TYPE_CHECKING:
    from kingdom.fast.engine import Engine


def _each(size: int) -> Callable[..., int]:
    """So much memory for each game."""

    def least(last: int) -> int:
        return last * size

    return least


ONE, ROWS, LISTS, TOLD, MASKS = _each(1), _each(r.SIZE), _each(MOST_LEGAL), _each(OBSERVED), _each(ACTIONS)


@entry(t=TABLE, rows=ROWS, seen=ROWS, seeds=ONE)
def deal_all(t: Table, first: int, last: int, rows: Bytes, seen: Bytes, seeds: Longs) -> None:
    """Deal a game to each row."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        deal(t, row, seeds[g])
        remember(row, part(seen, g * r.SIZE))


def remember(row: Row, seen: Row) -> None:
    """From now on, the other seat is seen as it is now."""
    for k in range(r.SIZE):
        seen[k] = row[k]


@entry(t=TABLE, rows=ROWS, listed=LISTS, counts=ONE)
def legal_all(t: Table, first: int, last: int, rows: Bytes, listed: Ints, counts: Ints) -> None:
    """List what the seat to move can do; nothing where the game is over."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        counts[g] = 0
        if row[r.PHASE] != r.OVER:
            counts[g] = legal(t, row, to_move(t, row), part(listed, g * MOST_LEGAL))


@entry(t=TABLE, rows=ROWS, seen=ROWS, actions=ONE, listed=LISTS)
def apply_all(t: Table, first: int, last: int, rows: Bytes, seen: Bytes, actions: Ints, listed: Ints) -> int:
    """Play an action of the seat to move in each game that is not over, none where it is below 0.

    When a window opens, its row is kept for what will be seen. Gives the last game in which an action was not legal,
    and so was not played; -1 if there is none.
    """
    wrong = -1
    for g in range(first, last):
        if not play_one(t, part(rows, g * r.SIZE), part(seen, g * r.SIZE), actions[g], part(listed, g * MOST_LEGAL)):
            wrong = g
    return wrong


def play_one(t: Table, row: Row, seen: Row, action: int, listed: Ints) -> bool:
    """The same in one game; whether the action was legal."""
    phase = row[r.PHASE]
    if phase == r.OVER or action < 0:
        return True
    seat = to_move(t, row)
    for k in range(legal(t, row, seat, listed)):
        if listed[k] == action:
            apply(t, row, seat, action)
            if row[r.PHASE] != phase:
                remember(row, seen)
            return True
    return False


@entry(t=TABLE, rows=ROWS, seen=ROWS, out=TOLD)
def observe_all(t: Table, first: int, last: int, rows: Bytes, seen: Bytes, out: Bytes) -> None:
    """The observation of the seat to move."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        seeing.observe(t, row, part(seen, g * r.SIZE), to_move(t, row), part(out, g * OBSERVED))


@entry(t=TABLE, rows=ROWS, listed=LISTS, out=MASKS)
def mask_all(t: Table, first: int, last: int, rows: Bytes, listed: Ints, out: Bytes) -> None:
    """Which actions are legal for the seat to move."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        mask_one(t, row, to_move(t, row), part(listed, g * MOST_LEGAL), part(out, g * ACTIONS))


def mask_one(t: Table, row: Row, seat: int, listed: Ints, out: Bytes) -> int:
    """The same in one game; how many are legal."""
    if row[r.PHASE] != r.OVER:
        return seeing.mask(t, row, seat, listed, out)
    for number in range(ACTIONS):
        out[number] = 0
    return 0


@entry(t=TABLE, rows=ROWS, seen=ROWS, listed=LISTS, counts=ONE, inputs=TOLD, masks=MASKS)
def see_all(
    t: Table, first: int, last: int, rows: Bytes, seen: Bytes, listed: Ints, counts: Ints, inputs: Bytes, masks: Bytes
) -> None:
    """Everything that a network needs, in one go: what is legal, as a list and as a mask, and what is seen."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        seat = to_move(t, row)
        counts[g] = mask_one(t, row, seat, part(listed, g * MOST_LEGAL), part(masks, g * ACTIONS))
        seeing.observe(t, row, part(seen, g * r.SIZE), seat, part(inputs, g * OBSERVED))


@entry(t=TABLE, rows=ROWS, moves=ONE, scores=_each(2), won=ONE)
def results_all(t: Table, first: int, last: int, rows: Bytes, moves: Bytes, scores: Ints, won: Bytes) -> None:
    """The seat to move (-1: over), the scores, and the winners as bits."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        over = row[r.PHASE] == r.OVER
        moves[g] = -1 if over else to_move(t, row)
        won[g] = winners(t, row) if over else 0
        for seat in range(2):
            scores[2 * g + seat] = score(t, row, seat)


@entry(
    t=TABLE, rows=ROWS, seen=ROWS, actions=ONE, listed=LISTS, counts=ONE, inputs=TOLD, masks=MASKS, moves=ONE,
    scores=_each(2), won=ONE,
)  # fmt: skip
def step_all(
    t: Table, first: int, last: int, rows: Bytes, seen: Bytes, actions: Ints, listed: Ints, counts: Ints,
    inputs: Bytes, masks: Bytes, moves: Bytes, scores: Ints, won: Bytes,
) -> int:  # fmt: skip
    """`apply_all`, `see_all` and `results_all` in one go, game by game, while a row is at hand."""
    wrong = -1
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        then = part(seen, g * r.SIZE)
        told = part(inputs, g * OBSERVED)
        if not play_one(t, row, then, actions[g], part(listed, g * MOST_LEGAL)):
            wrong = g
        seat = to_move(t, row)
        over = row[r.PHASE] == r.OVER
        counts[g] = mask_one(t, row, seat, part(listed, g * MOST_LEGAL), part(masks, g * ACTIONS))
        seeing.observe(t, row, then, seat, told)
        moves[g] = -1 if over else seat
        won[g] = winners(t, row) if over else 0
        for whose in range(2):
            scores[2 * g + whose] = _points(t, row, seat, whose, told)
    return wrong


def _points(t: Table, row: Row, seat: int, whose: int, told: Bytes) -> int:
    """The score of a seat: the one just observed, unless that is cut off, or of the moment a window opened."""
    is_now = whose == seat or (t[c.PLAYERS] == 2 and not seeing.is_window(row))
    points = told[o.O_SEATS + (whose ^ seat) * o.O_SEAT + o.S_SCORE]
    if is_now and -seeing.MOST < points and points < seeing.MOST:
        return points
    return score(t, row, whose)


@entry(t=TABLE, rows=ROWS, seeds=ONE, listed=LISTS, decisions=ONE, digests=ONE)
def finish_all(
    t: Table, first: int, last: int, rows: Bytes, seeds: Longs, listed: Ints, decisions: Longs, digests: Longs
) -> None:
    """Play each game at random to its end."""
    for g in range(first, last):
        decisions[g], digests[g] = playout.finish(t, part(rows, g * r.SIZE), seeds[g], part(listed, g * MOST_LEGAL))


@entry(t=TABLE, rows=ROWS, seeds=ONE, counters=ONE, digests=ONE, listed=LISTS)
def some_all(
    t: Table, first: int, last: int, rows: Bytes, seeds: Longs, counters: Ints, digests: Longs, count: int,
    listed: Ints,
) -> None:  # fmt: skip
    """Play this many random numbers in each game, which is dealt again when it ends (`playout.some`)."""
    for g in range(first, last):
        row = part(rows, g * r.SIZE)
        out = part(listed, g * MOST_LEGAL)
        seeds[g], counters[g], digests[g] = playout.some(t, row, seeds[g], counters[g], digests[g], count, out)


def _one_for_each(count: int) -> int:
    return count


@entry(
    t=TABLE, row=POSITION, seen=POSITION, seat=SEATS, seeds=_one_for_each, work=r.SIZE, scratch=hidden.SCRATCH,
    listed=LISTED, results=_one_for_each,
)  # fmt: skip
def simulate_all(
    t: Table, row: Row, seen: Row, seat: int, count: int, seeds: Longs, work: Bytes, scratch: Ints, listed: Ints,
    results: Bytes,
) -> None:  # fmt: skip
    """Simulations of a search: hidden cards are dealt again, then play is random: 1 won, -1 lost, 0 shared."""
    for g in range(count):
        hidden.another(t, row, seen, seat, seeds[g], scratch, work)
        playout.finish(t, work, seeds[g], listed)
        results[g] = playout.result(t, work, seat)


class Batch:
    """Games side by side, in NumPy's arrays with one line per game: rows, what was seen when a window opened, seeds."""

    def __init__(self, engine: Engine, seeds: Sequence[int], threads: int | None = None) -> None:
        import numpy as np

        def lines(kind: str, width: int = 0) -> tuple[Any, Any]:
            """Memory for all games, and the same as an array."""
            held = room(kind, self.size * (width or 1))
            seen = np.frombuffer(held, f"i{held.itemsize}") if held else np.zeros(0, f"i{held.itemsize}")
            return held, (seen.reshape(self.size, width) if width else seen)

        self.engine, self.size = engine, len(seeds)
        self.threads = max(1, min(threads or os.cpu_count() or 1, self.size))
        self._seeds, self.seeds = lines("Longs")
        self._seeds[:] = integers("Longs", seeds)
        self._rows, self._row_lines = lines("Row", r.SIZE)
        self._seen, self._seen_lines = lines("Row", r.SIZE)
        self._actions, self._given = lines("Ints")
        self._listed, self.listed = lines("Ints", MOST_LEGAL)
        self._counts, self.counts = lines("Ints")
        self._inputs, self.inputs = lines("Bytes", OBSERVED)
        self._masks, self.masks = lines("Bytes", ACTIONS)
        self._moves, self.moves = lines("Bytes")
        self._points, self.points = lines("Ints", 2)
        self._won, self.won = lines("Bytes")
        self._decisions, self.decisions = lines("Longs")
        self._digests, self.digests = lines("Longs")
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.deal()

    @property
    def rows(self) -> Any:
        """A copy of the rows of all games: only the rules change them."""
        return self._row_lines.copy()

    @property
    def seen(self) -> Any:
        """A copy of the rows as they were when each window opened."""
        return self._seen_lines.copy()

    def row(self, game: int) -> Row:
        """A copy of the row of one game."""
        first = range(self.size)[game] * r.SIZE
        found: Row = self._rows[first : first + r.SIZE]
        return found

    def deal(self) -> None:
        """Begin all games from their seeds."""
        self._over(deal_all, self._rows, self._seen, self._seeds)

    def begin(self, games: Sequence[int], seeds: Sequence[int]) -> None:
        """Start some of the games again, in their places, each from its own seed."""
        for place, seed in zip(games, seeds, strict=True):
            self._seeds[place] = seed
            place %= self.size
            bound(deal_all)(self.engine.table, place, place + 1, self._rows, self._seen, self._seeds)

    def _over(self, function: Callable[..., Any], *memory: Any) -> list[Any]:
        """Call a function for all games, with one stretch of them on each thread; what each call gave."""
        t, call = self.engine.table, bound(function)
        if self._pool is None:
            return [call(t, 0, self.size, *memory)]
        edges = [self.size * k // self.threads for k in range(self.threads + 1)]
        called = [self._pool.submit(call, t, first, last, *memory) for first, last in pairwise(edges)]
        return [done.result() for done in called]

    def _play(self, actions: Any, function: Callable[..., Any], *memory: Any) -> None:
        """Play actions by one of the functions above; Refused if one of them was not legal."""
        self._given[:] = actions
        wrong = max(self._over(function, self._rows, self._seen, self._actions, *memory))
        if wrong >= 0:
            raise Refused(f"action {self._given[wrong]} is not legal in game {wrong}, and was not played there")

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of the seats to move: a line of numbers per game, with their count; 0 after the end."""
        self._over(legal_all, self._rows, self._listed, self._counts)
        return self.listed, self.counts

    def apply(self, actions: Any) -> None:
        """Play an action in each game that is not over, in place; none where it is -1."""
        self._play(actions, apply_all, self._listed)

    def observe(self) -> Any:
        """The observations of the seats to move, one line per game."""
        self._over(observe_all, self._rows, self._seen, self._inputs)
        return self.inputs

    def mask(self) -> Any:
        """Which actions are legal, one line per game."""
        self._over(mask_all, self._rows, self._listed, self._masks)
        return self.masks

    def see(self) -> tuple[Any, Any, Any, Any]:
        """`legal`, `observe` and `mask` in one go, which is faster: numbers, how many of them, inputs, masks."""
        self._over(see_all, self._rows, self._seen, self._listed, self._counts, self._inputs, self._masks)
        return self.listed, self.counts, self.inputs, self.masks

    def step(self, actions: Any) -> None:
        """Play an action in each game that is not over, none where it is -1; then all of `see` and `results`.

        The results are in `listed`, `counts`, `inputs`, `masks`, `moves`, `points` and `won`.
        """
        told = (self._listed, self._counts, self._inputs, self._masks, self._moves, self._points, self._won)
        self._play(actions, step_all, *told)

    def results(self) -> tuple[Any, Any, Any]:
        """The seats to move (-1: the game is over), the scores of both seats, and the winners as bits."""
        self._over(results_all, self._rows, self._moves, self._points, self._won)
        return self.moves, self.points, self.won

    def finish(self) -> tuple[Any, Any]:
        """Play every game at random to its end: decisions, and a hash of each game."""
        self._over(finish_all, self._rows, self._seeds, self._listed, self._decisions, self._digests)
        return self.decisions, self.digests
