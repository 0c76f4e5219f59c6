"""The desk: an engine, the weights, and room to work in, for one bot. Everything compiled is called from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from kingdom.bots.regent import native, trial
from kingdom.bots.regent.compiled import floats
from kingdom.bots.regent.planner import PLANS
from kingdom.bots.regent.trial import WORDS, WORTHS, perform
from kingdom.bots.regent.value import ROOM
from kingdom.bots.regent.weights import by_hand
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.arrays import laid_out, room
from kingdom.fast.compiled import Row
from kingdom.fast.engine import Engine, engine
from kingdom.fast.hidden import SCRATCH

MOST_ACTIONS = 512
Numbers = tuple[int, ...]


@cache
def warm() -> None:
    """Get the compiled code ready, compiled now or found in the cache, before a clock runs. Once per process."""
    made = engine(players=2)
    Desk(made, by_hand()).ask(trial.APPRAISE, made.begin(seed=1), 0)


class Pace:
    """How much this machine does in a second, as far as is known: a slow or busy one must try less to be in time."""

    def __init__(self, guess: float) -> None:
        self.guess = guess

    def allows(self, seconds: float) -> int:
        """How much can be done in this time."""
        return int(self.guess * max(seconds, 0.0))

    def learn(self, done: int, seconds: float) -> None:
        """Learn how much was done in this time."""
        if done and seconds > 0:
            self.guess = 0.5 * self.guess + 0.5 * done / seconds


class Desk:
    """Room that compiled functions write to, and what is asked of them."""

    def __init__(self, engine: Engine, weights: Any) -> None:
        self.engine = engine
        self.table: Any = engine.table
        self.weights: Any = floats(weights)  # whatever they are: C++ reads them as they lie
        self.floats: Any = floats([0.0] * ROOM)
        self.worths: Any = floats([0.0] * WORTHS)
        self.totals: Any = floats([0.0] * MOST_ACTIONS)
        self.rows: Any = room(3 * r.SIZE, "int8")
        self.plans: Any = room(PLANS, "int16")
        self.scratch: Any = room(SCRATCH, "int16")
        self.out: Any = room(a.MOST_LEGAL, "int16")
        self.actions: Any = room(MOST_ACTIONS * WORDS, "int16")
        self.left: Any = room(MOST_ACTIONS, "int64")
        self._native = native.perform()
        if self._native:
            # Where they all lie: none of them is ever replaced.
            self._printed, *self._places = (one.ctypes.data for one in (self.table, *self._room))

    @property
    def _room(self) -> tuple[Any, ...]:
        """What compiled code reads and writes besides the row, in its order."""
        return (
            self.actions, self.left, self.weights, self.floats, self.worths, self.totals, self.rows, self.plans,
            self.scratch, self.out,
        )  # fmt: skip

    def ask(self, what: int, row: Any, seat: int, n: int = 0, count: int = 0, seed: int = 0) -> float:
        """One call of compiled code."""
        if self._native:
            at = row.ctypes.data
            return self._native(what, self._printed, at, seat, n, count, seed, *self._places)
        return float(perform(what, self.table, row, seat, n, count, seed, *self._room))

    def legal(self, row: Row, seat: int) -> list[int]:
        """The numbers of a seat's legal actions."""
        count = int(self.ask(trial.LEGAL, row, seat))
        return [int(number) for number in self.out[:count]]

    def after(self, row: Row, seat: int, numbers: Sequence[int]) -> Row:
        """The row after some numbers, as a new one."""
        made = row.copy()
        for number in numbers:
            self.ask(trial.APPLY, made, seat, number)
        return made

    def sequences(self, row: Row, seat: int, begun: Numbers = ()) -> Iterator[Numbers]:
        """Every action of a seat as its numbers; only the first way to pay for a Quest step."""
        legal = self.legal(row, seat)
        paying = bool(begun) and begun[0] >= a.STEP and begun[0] < a.SEARCH
        for number in legal[:1] if paying else legal:
            after = self.after(row, seat, (number,))
            numbers = (*begun, number)
            if not after[r.SEATS + seat * r.SEAT + r.HALF]:
                yield numbers
            else:
                yield from self.sequences(after, seat, numbers)

    def offers(self, row: Row, seat: int, most: int) -> list[Numbers]:
        """The offers that look best by their worth."""
        self.ask(trial.APPRAISE, row, seat)
        count = int(self.ask(trial.OFFERS, row, seat, most))
        return [(int(self.actions[2 * k]), int(self.actions[2 * k + 1])) for k in range(count)]

    def put_actions(self, sequences: Sequence[Sequence[int]]) -> None:
        """Lay actions out in lines, and reset their totals."""
        for k, numbers in enumerate(sequences[:MOST_ACTIONS]):
            line = [*numbers, *[-1] * WORDS][:WORDS]
            self.actions[k * WORDS : (k + 1) * WORDS] = laid_out(line, "int16")
            self.totals[k] = 0.0

    def put_left(self, left: Sequence[int]) -> None:
        """Say which of them are still tried."""
        self.left[: len(left)] = laid_out(left, "int64")

    def tried(self, row: Row, seat: int, left: Sequence[int], deals: int, seed: int) -> dict[int, float]:
        """What each of them, as put on the desk, makes of so many deals."""
        for k in left:
            self.totals[k] = 0.0
        self.ask(trial.TRY, row, seat, len(left), deals, seed)
        return {k: float(self.totals[k]) for k in left}
