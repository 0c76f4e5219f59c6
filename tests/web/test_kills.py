"""Servers that are killed again and again in the middle of requests, two at a time on one database."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx2
import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction
from kingdom.store import Store
from kingdom.web.service import Tables
from tests.kit.databases import KINDS, new_database
from tests.kit.nursery import Forked, Nursery
from tests.kit.processes import PATIENCE
from tests.kit.walks import choose, is_deep

PARTS, KILLS = (10, 100) if is_deep() else (1, 3)
"""For each database: in parts, so that a run that was broken off need not begin anew (`--last-failed`, `-k`)."""
PLAYERS = 4
LONGEST = 80
"""Decisions after which a game is left for another: a server that starts has to replay it."""
RULES: dict[str, Any] = {"players": 2, "modules": ["menace"]}
NO_LIMITS = ("--bots", "0", "--writes", "0", "--reads", "0", "--tables", "0")


@dataclass
class Mirror:
    """A table, and the same game kept here: whatever was acknowledged has happened in it."""

    table: str
    tokens: list[str]
    game: kingdom.Game

    @property
    def is_left(self) -> bool:
        return self.game.is_over or len(self.game.log) >= LONGEST


@dataclass
class Player:
    """Plays both seats of one table after another, at either server; asks again under the same name until answered."""

    servers: list[Forked]
    rng: Random
    stop: Event
    mirrors: list[Mirror] = field(default_factory=list)
    answered: int = 0
    cut: int = 0
    """How often a server died over a request."""
    broken: list[str] = field(default_factory=list)

    def play(self) -> None:
        try:
            with httpx2.Client(timeout=PATIENCE) as client:
                while not self.stop.is_set():
                    if not self.mirrors or self.mirrors[-1].is_left:
                        self.open(client)
                    self.act(client, self.mirrors[-1])
        except Exception as error:  # noqa: BLE001 - it is for the test to say
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
        """Until there is an answer. A server that dies gives none; what it has done is not known then."""
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
            time.sleep(0.05)
        raise AssertionError("nobody answers")


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_or_doubled_however_often_one_of_two_servers_is_killed(
    kind: str, part: int, nursery: Nursery, tmp_path: Path
) -> None:
    database = new_database(kind, tmp_path)
    rng, stop = Random(part), Event()
    servers: list[Forked] = []
    try:
        servers += [nursery.start("--database", database, *NO_LIMITS) for _ in range(2)]
        players = [Player(servers, Random(f"{part}-{at}"), stop) for at in range(PLAYERS)]
        threads = [Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        for kills in range(20 * KILLS):
            if kills >= KILLS and sum(player.cut for player in players) > KILLS / 4:
                break  # whether a kill meets a request is chance: where too few did, more servers die
            let_some_be_answered(players, rng.randint(1, PLAYERS))
            at = rng.randrange(2)
            killed, servers[at] = servers[at], nursery.start("--database", database, *NO_LIMITS)
            killed.kill()
        let_some_be_answered(players, PLAYERS)
        stop.set()
        for thread in threads:
            thread.join(4 * PATIENCE)
    finally:
        stop.set()
        for server in servers:
            server.kill()

    assert [player.broken for player in players] == [[] for _ in players]
    assert sum(player.cut for player in players) > KILLS / 4, "hardly a server died over a request"
    mirrors = [mirror for player in players for mirror in player.mirrors]
    store = Store(database)
    tables = Tables(store, load(None))
    for mirror in mirrors:
        table = tables.open(mirror.table)
        assert list(table.game.record().actions) == list(mirror.game.record().actions)
        assert table.game.state == mirror.game.state
        assert [entry.sequence for entry in table.entries] == list(range(len(table.entries)))
    store.close()
    sys.stdout.write(
        f"{kind}: {kills} servers killed, {sum(player.answered for player in players)} requests acknowledged,"
        f" {sum(player.cut for player in players)} cut short, {len(mirrors)} games compared\n"
    )


def let_some_be_answered(players: list[Player], more: int) -> None:
    enough = sum(player.answered for player in players) + more
    deadline = time.monotonic() + PATIENCE
    while sum(player.answered for player in players) < enough and time.monotonic() < deadline:
        assert not any(player.broken for player in players)
        time.sleep(0.002)
