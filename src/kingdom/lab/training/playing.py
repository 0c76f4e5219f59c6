"""Games of the regent against itself on all cores, as arrays."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

from kingdom.bots.regent import searched
from kingdom.bots.regent import value as v
from kingdom.bots.regent.compiled import floats
from kingdom.bots.regent.planner import PLANS
from kingdom.bots.regent.selfplay import RECORD, RESULTS, ROUNDS_TOLD, games
from kingdom.bots.regent.trial import WORDS, WORTHS
from kingdom.content import load
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.arrays import room
from kingdom.fast.compiled import Table
from kingdom.fast.engine import engine
from kingdom.fast.hidden import SCRATCH
from kingdom.game.rulesets import rulesets
from kingdom.lab.training import native

MIXTURE: tuple[tuple[str, int], ...] = (
    *(("two", 10), ("two/A", 2), ("two/first", 1), ("two+advisors", 8), ("two+advisors/A", 1), ("two+quest", 5)),
    *(("two+quest:the_northern_lands", 2), ("two+quest:the_usurper", 2), ("two+quest:the_pestilent_lord", 2)),
    *(("two+menace", 6), ("two+menace:giant_rats+frost_giants", 2), ("two+menace:giant_rats+shadows", 2)),
    *(("two+menace:giant_rats+thieves", 2), ("two+menace:frost_giants+shadows", 2)),
    *(("two+menace:frost_giants+thieves", 2), ("two+menace:shadows+thieves", 2), ("two+quest/A", 1)),
    *(("two+menace+advisors", 2), ("two+menace+quest", 2), ("two+advisors+quest", 2)),
    *(("two+menace+advisors+quest", 7), ("two+menace/A", 1), ("two+menace+advisors+quest/first", 1)),
    *(("solo", 4), ("solo/A", 1), ("solo+menace", 4), ("solo+advisors", 4), ("solo+quest", 4)),
    *(("solo+menace+advisors+quest", 2), ("solo/first", 1), ("rats_everywhere", 2), ("the_prophecy", 2)),
    *(("the_frozen_north", 2), ("the_final_battle", 2), ("the_thief_guild", 2), ("assaulted_from_every_side", 3)),
)
"""The rulesets that are learned, and how often each is played."""
J = TypeVar("J")
R = TypeVar("R")
LOT = 25
"""How many games a task has."""
AHEAD = 2
"""How many tasks may wait for each process."""


@dataclass(frozen=True)
class Task:
    """A batch of games of one ruleset: the weights of both seats, and how hard they think."""

    ruleset: str
    first: int
    count: int
    weights: tuple[bytes, bytes]
    offers: int
    deals: int
    tries: int
    stray: int = 0
    keep: bool = True
    """Whether the records are wanted, or only the results."""
    trials: int = 0
    """Trials for each decision, if all of them are searched (`searched`); then offers, deals and tries do not count."""
    content: str = ""
    """Another card set than the Reconstruction, by its path or its name."""


@dataclass(frozen=True)
class Played:
    """Finished games: records (game, round, seat, numbers) in float16, and results (game, six numbers)."""

    task: Task
    records: Any
    results: Any = field(repr=False)


def tasks(
    weights: tuple[bytes, bytes], first: int, count: int, effort: Sequence[int], stray: int, trials: int = 0
) -> Iterator[Task]:
    """About this many games of the mixture, in tasks that take about equally long."""
    offers, deals, tries = effort
    names = [name for name, share in MIXTURE for _ in range(share)]
    Random(first).shuffle(names)
    for number in range(max(count // LOT, 1)):
        name = names[number % len(names)]
        yield Task(name, first + number * LOT, LOT, weights, offers, deals, tries, stray, trials=trials)


@lru_cache(maxsize=64)
def table_of(ruleset: str, content: str) -> Table:
    """The table of a ruleset, with the cards of the Reconstruction or of another set."""
    cards = load(content) if content else None
    return engine(cards, **rulesets(cards)[ruleset]).table


class _Room:
    """The buffers that the compiled games write to; made once per process."""

    def __init__(self) -> None:
        self.row = room(r.SIZE, "int8")
        self.floats = floats([0.0] * v.ROOM)
        self.worths = floats([0.0] * WORTHS)
        self.totals = floats([0.0] * 512)
        self.actions = room(512 * WORDS, "int16")
        self.left = room(512, "int64")
        self.rows = room(4 * r.SIZE, "int8")
        self.plans = room(max(PLANS, 1024), "int16")
        self.scratch = room(SCRATCH, "int16")
        self.out = room(a.MOST_LEGAL, "int16")


_rooms: list[_Room] = []


def play(task: Task) -> Played:
    """Play the games of a task."""
    import numpy as np

    if not _rooms:
        _rooms.append(_Room())
    here = _rooms[0]
    table = table_of(task.ruleset, task.content)
    w0, w1 = (floats(np.frombuffer(one, "float32").tolist()) for one in task.weights)
    records = floats([0.0] * (task.count * ROUNDS_TOLD * 2 * RECORD))
    results = floats([0.0] * (task.count * RESULTS))
    given = (
        table, here.row, task.first, task.count, w0, w1, here.floats, here.worths, here.totals, here.actions, here.left,
        here.rows, here.plans, here.scratch, here.out,
    )  # fmt: skip
    if not task.trials:
        games(*given, task.offers, task.deals, task.tries, task.stray, records, results)
    elif found := native.play(table, task.first, task.count, task.weights, task.trials, task.stray):
        records, results = found
    else:
        searched.games(*given, task.trials, task.stray, records, results)
    kept = np.asarray(records, "float32").reshape(task.count, ROUNDS_TOLD, 2, RECORD).astype("float16")
    return Played(task, kept if task.keep else None, np.asarray(results, "float32").reshape(task.count, RESULTS))


class Players:
    """Processes that play. They start before anything else uses the GPU, and share the compiled code."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = None
        if jobs > 1:
            context = get_context("fork" if os.name == "posix" else "spawn")
            self._pool = context.Pool(jobs)

    def run(self, wanted: Iterable[Task]) -> Iterator[Played]:
        """Play tasks."""
        return self.each(play, wanted)

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs in order; a few jobs are started ahead of time."""
        if self._pool is None:
            yield from map(work, jobs)
        else:
            pending: deque[Any] = deque()
            for job in jobs:
                pending.append(self._pool.apply_async(work, (job,)))
                if len(pending) >= AHEAD * self.jobs:
                    yield pending.popleft().get()
            while pending:
                yield pending.popleft().get()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.terminate()
