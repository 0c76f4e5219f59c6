"""Servers that are killed again and again in the middle of requests, two at a time on one database."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.kit.databases import KINDS, new_database
from tests.kit.load import NO_LIMITS, Load
from tests.kit.nursery import Forked, Nursery
from tests.kit.walks import is_deep

PARTS, KILLS = (10, 100) if is_deep() else (1, 3)
"""For each database: in parts, so that a run that was broken off need not begin anew (`--last-failed`, `-k`)."""
PLAYERS = 4


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
    rng = Random(part)
    servers: list[Forked] = [nursery.start("--database", database, *NO_LIMITS) for _ in range(2)]
    load = Load(servers, part, PLAYERS)
    try:
        for kills in range(20 * KILLS):
            if kills >= KILLS and load.cut > KILLS / 4:
                break  # whether a kill meets a request is chance: where too few did, more servers die
            load.wait(rng.randint(1, PLAYERS))
            at = rng.randrange(2)
            killed, servers[at] = servers[at], nursery.start("--database", database, *NO_LIMITS)
            killed.kill()
        load.wait(PLAYERS)
    finally:
        load.end()
        for server in servers:
            server.kill()

    games = load.compare(database)
    assert load.cut > KILLS / 4, "hardly a server died over a request"
    sys.stdout.write(
        f"{kind}: {kills} servers killed, {load.answered} requests acknowledged, {load.cut} cut short, {games} games\n"
    )
