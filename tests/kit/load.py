"""Load on servers that are killed: players who retry until they get an answer, and a copy of each game to compare."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from threading import Event, Thread
from typing import Any

import httpx2

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.store import Store
from kingdom.web.tables.tables import Tables
from tests.kit.nursery import Forked
from tests.kit.processes import PATIENCE
from tests.kit.walks import choose

LONGEST = 80
"""The decisions after which a player leaves a game for another, since a restarted server has to replay it."""
RULES: dict[str, Any] = {"players": 2, "modules": ["menace"]}
NO_LIMITS = ("--jobs", "0", "--writes", "0", "--reads", "0", "--tables", "0")


@dataclass
class Mirror:
    """A table, and a local copy of its game with every acknowledged request."""

    table: str
    tokens: list[str]
    game: kingdom.Game

    @property
    def is_left(self) -> bool:
        return self.game.is_over or len(self.game.log) >= LONGEST


@dataclass
class Player:
    """Plays both seats of one table after another, at random servers; retries each request until it is answered."""

    servers: list[Forked]
    rng: Random
    stop: Event
    mirrors: list[Mirror] = field(default_factory=list)
    answered: int = 0
    cut: int = 0
    """The number of requests during which a server died."""
    busy: int = 0
    """The number of requests refused by a busy server: its database was away, or the disk full."""
    broken: list[str] = field(default_factory=list)

    def play(self) -> None:
        try:
            with httpx2.Client(timeout=PATIENCE) as client:
                while not self.stop.is_set():
                    if not self.mirrors or self.mirrors[-1].is_left:
                        self.open(client)
                    self.act(client, self.mirrors[-1])
        except Exception as error:  # noqa: BLE001 - the test reports it
            self.broken.append(repr(error))

    def open(self, client: httpx2.Client) -> None:
        seed = self.rng.getrandbits(32)
        wanted = {"options": RULES, "seats": [{"invite": False}] * 2, "seed": seed, "secret": secrets.token_urlsafe(24)}
        opened = self.ask(client, "/api/tables", wanted)
        tokens = [seat["token"] for seat in opened["seats"]]
        self.mirrors.append(Mirror(opened["table"], tokens, kingdom.new_game(seed=seed, **RULES)))

    def act(self, client: httpx2.Client, mirror: Mirror) -> None:
        game = mirror.game
        name = f"request-{len(game.log)}"
        path = f"/api/tables/{mirror.table}"
        if self.rng.random() < 0.1:
            seat = self.rng.randrange(2)
            try:
                game.undo(seat)
            except IllegalAction:
                return
            self.ask(client, f"{path}/undo", {"client_id": name}, mirror.tokens[seat])
            return
        seat = self.rng.choice(game.waiting())
        action = game.text(choose(game.state, seat, "mixed", self.rng))
        game.play(seat, action)
        self.ask(client, f"{path}/act", {"client_id": name, "plan": [action]}, mirror.tokens[seat])

    def ask(self, client: httpx2.Client, path: str, data: dict[str, Any], token: str = "") -> Any:
        """Repeat a request until there is an answer. A server that dies gives none, and may have acted or not."""
        deadline = time.monotonic() + 4 * PATIENCE
        while time.monotonic() < deadline:
            url = f"{self.rng.choice(self.servers).address}{path}"
            try:
                answer = client.post(url, json=data, headers={"Authorization": f"Bearer {token}"} if token else {})
            except httpx2.ConnectError:
                time.sleep(0.01)
                continue
            except httpx2.HTTPError:
                self.cut += 1
                continue
            if answer.status_code != 503:
                assert answer.status_code in (200, 201), (data, answer.text)
                self.answered += 1
                return answer.json()
            self.busy += 1
            time.sleep(0.05)
        raise AssertionError("nobody answers")


class Load:
    """Several players at the same servers, each in a thread."""

    def __init__(self, servers: list[Forked], seed: object, players: int) -> None:
        self.stop = Event()
        self.players = [Player(servers, Random(f"{seed}-{at}"), self.stop) for at in range(players)]
        self._threads = [Thread(target=player.play) for player in self.players]
        for thread in self._threads:
            thread.start()

    @property
    def answered(self) -> int:
        return sum(player.answered for player in self.players)

    @property
    def cut(self) -> int:
        return sum(player.cut for player in self.players)

    @property
    def busy(self) -> int:
        return sum(player.busy for player in self.players)

    def wait(self, more: int) -> None:
        """Wait until this many more requests have been answered."""
        enough = self.answered + more
        deadline = time.monotonic() + PATIENCE
        while self.answered < enough and time.monotonic() < deadline:
            assert not any(player.broken for player in self.players)
            time.sleep(0.002)

    def end(self) -> None:
        """Stop the players after their current requests."""
        self.stop.set()
        for thread in self._threads:
            thread.join(4 * PATIENCE)

    def compare(self, database: str) -> int:
        """Check that the stored games match the acknowledged requests; returns the number of games."""
        assert [player.broken for player in self.players] == [[] for _ in self.players]
        mirrors = [mirror for player in self.players for mirror in player.mirrors]
        compare(database, mirrors)
        return len(mirrors)


def compare(database: str, mirrors: Sequence[Mirror]) -> None:
    """Check that no acknowledged request is lost or stored twice."""
    store = Store(database)
    tables = Tables(store, load(None))
    for mirror in mirrors:
        table = tables.open(mirror.table)
        assert list(table.game.record().actions) == list(mirror.game.record().actions)
        assert table.game.state == mirror.game.state
        assert [entry.sequence for entry in table.entries] == list(range(len(table.entries)))
    store.close()
