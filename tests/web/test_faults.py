"""Faults: servers that are killed at random moments, and two of them at work on one database."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx2
import psycopg
import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.store import Store
from kingdom.web.tables.tables import Tables
from tests.kit.databases import KINDS, new_database
from tests.kit.local_server import Chair, data_of, open_table
from tests.kit.nursery import Forked, Nursery
from tests.kit.processes import wait_until
from tests.kit.servers import PATIENCE, Server, listen_to
from tests.kit.walks import choose, is_deep

GAMES = 50 if is_deep() else 16
KILLS = 25 if is_deep() else 2
LATEST = 220
"""Decisions that the furthest game has seen before; the last round takes some sixty more."""
RULES: dict[str, Any] = {"players": 2, "modules": ["menace"]}


NO_LIMITS = ("--writes", "0", "--tables", "0")


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Where servers come from: only the one that is stopped properly is started as people start theirs."""
    found = Nursery()
    yield found
    found.close()


class Door:
    """Where a server is found now: killed ones are replaced, and whoever was talking to one talks to the next."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        self.nursery = nursery
        self.database = database
        self.server = self._start()

    def _start(self) -> Forked:
        return self.nursery.start("--database", self.database, "--jobs", "0", *NO_LIMITS)

    def kill(self) -> None:
        """The next one is there already, so that the load goes on: any process can serve any table."""
        killed, self.server = self.server, self._start()
        killed.kill()

    def kill_and_wait(self) -> None:
        """Nobody is there for a while."""
        self.server.kill()
        self.server = self._start()

    def close(self) -> None:
        self.server.kill()


@dataclass
class Mirror:
    """A table, and the same game kept here: whatever has been acknowledged has happened in it."""

    table: str
    tokens: list[str]
    game: kingdom.Game
    requests: int = 0
    answered: int = 0
    cut: int = 0
    """How often a server died over a request."""


@dataclass
class Player:
    """Plays both seats of a table, and asks again under the same name until it is answered.

    There is always a request under way: whenever a server dies, it dies in the middle of every game.
    """

    door: Door
    mirror: Mirror
    rng: Random
    stop: Event
    broken: list[str] = field(default_factory=list)

    def play(self) -> None:
        client = httpx2.Client(timeout=PATIENCE, verify=False)
        try:
            while not self.stop.is_set() and not self.mirror.game.is_over:
                self.act(client)
        except Exception as error:  # noqa: BLE001 - it is for the test to say
            self.broken.append(repr(error))
        finally:
            client.close()

    def act(self, client: httpx2.Client) -> None:
        game = self.mirror.game
        self.mirror.requests += 1
        name = f"request-{self.mirror.requests}"
        seat = self.rng.choice(game.waiting())
        if self.rng.random() < 0.1:
            seat = self.rng.randrange(2)
            try:
                game.undo(seat)
            except IllegalAction:
                return
            self.send(client, seat, "undo", {"client_id": name})
            return
        action = game.text(choose(game.state, seat, "mixed", self.rng))
        game.play(seat, action)
        self.send(client, seat, "act", {"client_id": name, "plan": [action]})

    def send(self, client: httpx2.Client, seat: int, what: str, data: dict[str, Any]) -> None:
        """Until there is an answer. A server that dies gives none; what it has done is not known then."""
        headers = {"Authorization": f"Bearer {self.mirror.tokens[seat]}"}
        while True:
            url = f"{self.door.server.address}/api/tables/{self.mirror.table}/{what}"
            try:
                answer = client.post(url, json=data, headers=headers)
            except httpx2.HTTPError:
                self.mirror.cut += 1
                time.sleep(0.02)
                continue
            assert answer.status_code == 200, (data, answer.text)
            self.mirror.answered += 1
            return


def new_mirror(client: httpx2.Client, seed: int) -> Mirror:
    """A table somewhere in its game, from the first offer to the last round."""
    rng = Random(seed)
    game = kingdom.new_game(seed=seed, **RULES)
    for _ in range(seed * LATEST // GAMES):
        seat = rng.choice(game.waiting())
        game.play(seat, choose(game.state, seat, "mixed", rng))
    sent = {"record": json.loads(game.record().to_json()), "seats": [{"invite": False}, {"invite": False}]}
    opened = data_of(client.post("/api/records", json=sent))
    return Mirror(opened["table"], [seat["token"] for seat in opened["seats"]], game)


def get_on(mirrors: list[Mirror], rng: Random) -> None:
    """Let so many requests be answered, some more or fewer, and then some time pass."""
    enough = sum(mirror.answered for mirror in mirrors) + rng.randint(GAMES // 2, 3 * GAMES)
    deadline = time.monotonic() + PATIENCE
    while sum(mirror.answered for mirror in mirrors) < enough and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(rng.uniform(0, 0.05))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_and_nothing_is_doubled_when_servers_are_killed(
    kind: str, nursery: Nursery, tmp_path: Path
) -> None:
    rng = Random(7)
    database = new_database(kind, tmp_path)
    door = Door(nursery, database)
    stop = Event()
    try:
        with httpx2.Client(base_url=door.server.address, timeout=PATIENCE) as client:
            mirrors = [new_mirror(client, seed) for seed in range(GAMES)]
        players = [Player(door, mirror, Random(at), stop) for at, mirror in enumerate(mirrors)]
        threads = [Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        for number in range(20 * KILLS):
            # Until every game has been hit; mostly all are from the first, on a busy machine after some more.
            if number >= KILLS and all(mirror.cut or mirror.game.is_over for mirror in mirrors):
                break
            get_on(mirrors, rng)
            door.kill()
        get_on(mirrors, rng)
        door.kill_and_wait()
        get_on(mirrors, rng)
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
        assert [player.broken for player in players] == [[] for _ in players]
        assert all(mirror.cut or mirror.game.is_over for mirror in mirrors), "a game went on as if nothing had happened"
        assert sum(mirror.cut > 0 for mirror in mirrors) > GAMES // 2
        assert sum(mirror.answered for mirror in mirrors) > 2 * GAMES
    finally:
        stop.set()
        door.close()

    store = Store(database)
    tables = Tables(store, load(None))
    for mirror in mirrors:
        table = tables.open(mirror.table)
        assert list(table.game.record().actions) == list(mirror.game.record().actions)
        assert table.game.state == mirror.game.state
        assert [entry.sequence for entry in table.entries] == list(range(len(table.entries)))
    store.close()


# --- two processes on one database


WITHOUT_SIGNS = {"kingdom.web.live.events.SIGN_OF_LIFE_SECONDS": 1e6}
"""A server that looks for news only when it is told that there are some, and not besides now and then."""


@pytest.fixture
def shared(tmp_path: Path) -> str:
    return new_database("postgresql", tmp_path)


@pytest.fixture
def two(shared: str, nursery: Nursery) -> Iterator[tuple[Forked, Forked]]:
    words = ("--database", shared, "--jobs", "0", *NO_LIMITS)
    servers = (nursery.start(*words, changed=WITHOUT_SIGNS), nursery.start(*words, changed=WITHOUT_SIGNS))
    yield servers
    for server in servers:
        server.kill()


def test_both_players_act_at_once_at_two_processes_on_one_postgresql(two: tuple[Forked, Forked]) -> None:
    with httpx2.Client(base_url=two[0].address, timeout=PATIENCE) as first:
        tables = [open_table(first, options=RULES, seed=seed) for seed in range(3)]
        answered: list[dict[tuple[str, str], int]] = [{}, {}]
        broken: list[str] = []
        deadline = time.monotonic() + 4 * PATIENCE

        def play(seat: int) -> None:
            rng = Random(seat)
            with httpx2.Client(base_url=two[seat].address, timeout=PATIENCE) as client:
                chairs = [Chair(client, chairs[seat].table, seat, chairs[seat].token) for chairs in tables]
                try:
                    for number in count():
                        # Whoever finds nothing to do waits for the other, who may be slow.
                        if min(len(each) for each in answered) > 20 or time.monotonic() > deadline:
                            return
                        for chair in chairs:
                            view = chair.view()
                            if not view["view"]["options"]:
                                continue
                            name = f"{seat}-{number}"
                            answer = chair.act(
                                rng.choice(view["view"]["options"]), client_id=name, seen_version=view["version"]
                            )
                            # Whatever the other does meanwhile, what was legal in one's own view still is.
                            assert answer.status_code == 200, answer.text
                            answered[seat][chair.table, name] = answer.json()["version"]
                except Exception as error:  # noqa: BLE001 - it is for the test to say
                    broken.append(repr(error))

        threads = [Thread(target=play, args=(seat,)) for seat in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert broken == []
        assert min(len(each) for each in answered) > 20

        with httpx2.Client(base_url=two[1].address, timeout=PATIENCE) as second:
            for chairs in tables:
                for chair in chairs:
                    assert Chair(second, chair.table, chair.viewer, chair.token).view() == chair.view()


def test_whoever_listens_at_one_process_hears_of_what_is_done_at_the_other(
    two: tuple[Forked, Forked], shared: str
) -> None:
    with httpx2.Client(base_url=two[0].address, timeout=PATIENCE) as first:
        ann, bob, _ = open_table(first, options=RULES)
        listener = listen_to(two[1].address, bob, since=1)
        wait_until(lambda: listening(shared) == 2)

        answer = data_of(ann.act(data_of(ann.get("/options"))["options"][0], client_id="one"))

        assert listener.next()[0] == answer["version"] == 2
        listener.close()


def listening(database: str) -> int:
    """How many processes have told a PostgreSQL database that they want to be called."""
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        ).fetchone()
    assert row is not None
    return int(row[0])


# --- bots


def test_a_bot_whose_server_is_killed_while_it_thinks_answers_once_when_there_is_another(
    nursery: Nursery, tmp_path: Path
) -> None:
    database = new_database("sqlite", tmp_path)
    server = nursery.start("--database", database, "--budget", "60s", *NO_LIMITS)
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        ann, _ = open_table(client, options=RULES, seats=[{}, {"bot": "baron"}], seed=4)
        data_of(ann.act(data_of(ann.get("/options"))["options"][0], client_id="offer"))
        thinking = until_children(server.process)
        for process in thinking:
            os.kill(process, signal.SIGSTOP)  # so that it cannot be quicker than the kill
    server.kill()
    for process in thinking:
        os.kill(process, signal.SIGKILL)
    store = Store(database)
    tables = Tables(store, load(None))
    assert [entry.seat for entry in tables.open(ann.table).entries] == [0], "the bot was quicker than the kill"
    assert store.bots_due(before=float(2**40)) == [ann.table]

    server = nursery.start("--database", database, *NO_LIMITS)
    try:
        deadline = time.monotonic() + PATIENCE
        while 0 not in (table := tables.open(ann.table)).game.waiting() and time.monotonic() < deadline:
            time.sleep(0.1)
    finally:
        server.kill()

    # It chose an area, and made its offer.
    assert [(entry.seat, entry.client_id) for entry in table.entries] == [(0, "offer"), (1, "bot:2"), (1, "bot:3")]
    assert store.bots_due(before=float(2**40)) == []
    store.close()


# --- stopping


def test_a_server_that_is_stopped_leaves_at_once_and_without_children(tmp_path: Path) -> None:
    server = Server(new_database("sqlite", tmp_path))
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        bots = data_of(client.post("/api/tables", json={"seats": [{"bot": "random"}, {"bot": "random"}]}))
        children = until_children(server.process.pid)
        listener = listen_to(server.address, Chair(client, bots["table"], None, bots["spectator_token"]), since=1)
        server.stop()
        assert listener.ended()
        listener.close()

    assert server.process.returncode == 0
    assert gone(children)


def test_a_server_that_is_killed_takes_its_children_along(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start("--database", new_database("sqlite", tmp_path), *NO_LIMITS)
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        data_of(client.post("/api/tables", json={"seats": [{"bot": "random"}, {"bot": "random"}]}))
        children = until_children(server.process)

    server.kill()

    assert gone(children)


def until_children(process: int) -> list[int]:
    """The processes that a process has started, once there are some that think."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = [
            int(child)
            for task in Path(f"/proc/{process}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
        if len(found) >= 2:
            return found
        time.sleep(0.1)
    raise AssertionError("no process was started")


def gone(processes: list[int]) -> bool:
    """Whether none of these is alive, soon."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not any(alive(process) for process in processes):
            return True
        time.sleep(0.1)
    return False


def alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
