"""Trials with servers under load: kills, restarts of the database, full disks, clocks that are wrong."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from tests.kit.databases import Cluster, new_database, own_server
from tests.kit.load import NO_LIMITS, Load
from tests.kit.nursery import Forked, Nursery
from tests.kit.processes import PATIENCE

PLAYERS = 4
KILLS = 10
"""Servers killed in one trial."""
RESTARTS = 3
FILLS = 3
CLOCKS = (0.0, -3600.0, -86400.0 * 400, 86400.0 * 30)
"""Seconds by which the clock of a new server may be wrong."""

Counts = dict[str, int]


class Servers:
    """Servers on one database; one that is killed is replaced by another at the same place."""

    def __init__(self, nursery: Nursery, database: str, number: int) -> None:
        self._nursery = nursery
        self._database = database
        self.running: list[Forked] = [self._start(0.0) for _ in range(number)]

    def _start(self, clock: float) -> Forked:
        return self._nursery.start("--database", self._database, *NO_LIMITS, clock=clock)

    def replace(self, at: int, clock: float = 0.0, *, alone: bool) -> None:
        """Kill a server. Its successor is there already, or starts afterwards if it was alone."""
        killed = self.running[at]
        if alone:
            killed.kill()
            self.running[at] = self._start(clock)
        else:
            self.running[at] = self._start(clock)
            killed.kill()

    def close(self) -> None:
        for server in self.running:
            server.kill()


@contextmanager
def load_on(servers: Servers, seed: int) -> Iterator[Load]:
    """Players at these servers; after the context every request has been answered and all servers are gone."""
    load = Load(servers.running, seed, PLAYERS)
    try:
        yield load
        load.wait(PLAYERS)
    finally:
        load.end()
        servers.close()


def kills(kind: str, number: int, seed: int, folder: Path, nursery: Nursery) -> Counts:
    """Kill servers at random moments, each time with a clock that may be wrong."""
    rng = Random(seed)
    database = new_database(kind, folder)
    servers = Servers(nursery, database, number)
    with load_on(servers, seed) as load:
        for _ in range(KILLS):
            load.wait(rng.randint(1, 2 * PLAYERS))
            servers.replace(rng.randrange(number), rng.choice(CLOCKS), alone=number == 1)
    games = load.compare(database)
    return {"kills": KILLS, "requests": load.answered, "cut": load.cut, "games": games}


def restarts(seed: int, folder: Path, nursery: Nursery) -> Counts:
    """Restart PostgreSQL as after a power cut, below two servers."""
    rng = Random(seed)
    cluster: Cluster = own_server()
    try:
        database = cluster.new_database()
        servers = Servers(nursery, database, 2)
        with load_on(servers, seed) as load:
            for _ in range(RESTARTS):
                load.wait(rng.randint(1, 4 * PLAYERS))
                cluster.restart()
        games = load.compare(database)
    finally:
        cluster.stop()
    return {"restarts": RESTARTS, "requests": load.answered, "busy": load.busy, "games": games}


def full_disks(seed: int, folder: Path, nursery: Nursery) -> Counts:
    """Let the files of a server grow no further for a while."""
    rng = Random(seed)
    database = new_database("sqlite", folder)
    servers = Servers(nursery, database, 1)
    with load_on(servers, seed) as load:
        process = servers.running[0].process
        _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
        for _ in range(FILLS):
            load.wait(rng.randint(1, 4 * PLAYERS))
            busy = load.busy
            resource.prlimit(process, resource.RLIMIT_FSIZE, (1, most))
            until(lambda busy=busy: load.busy > busy)  # type: ignore[misc]
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
        load.wait(PLAYERS)
    games = load.compare(database)
    return {"full disks": FILLS, "requests": load.answered, "busy": load.busy, "games": games}


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.002)


TRIALS: dict[str, Callable[[int, Path, Nursery], Counts]] = {
    "kills, SQLite, one server": partial(kills, "sqlite", 1),
    "kills, SQLite, two servers": partial(kills, "sqlite", 2),
    "kills, PostgreSQL, one server": partial(kills, "postgresql", 1),
    "kills, PostgreSQL, two servers": partial(kills, "postgresql", 2),
    "restarts of PostgreSQL": restarts,
    "full disks": full_disks,
}
