"""Games of the regent against itself on all cores, as arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from kingdom.bots.regent.selfplay import RECORD, RESULTS, ROUNDS_TOLD, games, records_of, results_of
from kingdom.bots.regent.workspace import Workspace
from kingdom.content import load
from kingdom.fast.engine import engine
from kingdom.game.rulesets import rulesets
from kingdom.native import bound
from kingdom.native.memory import Table, room

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
LOT = 25
"""Games of a task."""


@dataclass(frozen=True)
class Task:
    """A batch of games of one ruleset: the weights of both seats, and the effort."""

    ruleset: str
    first: int
    count: int
    weights: tuple[bytes, bytes]
    trials: int
    """Trials for each decision; 0: the games are played by worth."""
    stray: int = 0
    """The percentage of turns played at random."""
    keep: bool = True
    """True if the records are wanted, not only the results."""
    content: str = ""
    """Another card set than the Reconstruction, by its path or its name."""


@dataclass(frozen=True)
class GameBatch:
    """Finished games: records (game, round, seat, numbers) in float16, and results (game, six numbers)."""

    task: Task
    records: Any
    results: Any = field(repr=False)


def tasks(weights: tuple[bytes, bytes], first: int, count: int, trials: int, stray: int) -> Iterator[Task]:
    """About this many games of the mixture, in tasks that take about equally long."""
    names = [name for name, share in MIXTURE for _ in range(share)]
    Random(first).shuffle(names)
    for number in range(max(count // LOT, 1)):
        name = names[number % len(names)]
        yield Task(name, first + number * LOT, LOT, weights, trials, stray)


@lru_cache(maxsize=64)
def table_of(ruleset: str, content: str) -> Table:
    """The table of a ruleset, with the cards of the Reconstruction or of another set."""
    cards = load(content) if content else None
    return engine(cards, **rulesets(cards)[ruleset]).table


def play(task: Task) -> GameBatch:
    """Play the games of a task."""
    import numpy as np

    records, results = played(table_of(task.ruleset, task.content), task)
    kept = np.frombuffer(records, "f4").reshape(task.count, ROUNDS_TOLD, 2, RECORD).astype("float16")
    return GameBatch(task, kept if task.keep else None, np.frombuffer(results, "f4").reshape(task.count, RESULTS))


def played(table: Table, task: Task) -> tuple[Any, Any]:
    """The records and the results of the games of a task, played on a table."""
    first, second = (Workspace(table, array("f", weights)) for weights in task.weights)
    records: Any = room("Floats", records_of(task.count))
    results: Any = room("Floats", results_of(task.count))
    bound(games)(first, second, task.first, task.count, task.trials, task.stray, records, results)
    return records, results
