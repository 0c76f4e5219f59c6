"""Every bot plays in an installed copy of the pure wheel: without NumPy and a compiler, as `pip install` leaves it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest

from kingdom.bots.registry import OURS
from kingdom.fast import engine, playout
from kingdom.fast import row as r
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.native import bound
from kingdom.native.memory import room
from tests.kit.installing import Installation
from tests.kit.processes import PATIENCE, wait_until

AGAINST_RANDOM = """
import json
from importlib.util import find_spec
import kingdom
from kingdom.bots import Budget, known, make
from kingdom.bots.match import play_out

assert not find_spec("numpy")
ahead = {}
for name in known():
    game = kingdom.new_game(seed=3)
    play_out(game, [make(name, 1), make("random", 2)], [Budget(simulations=8)] * 2)
    ahead[name] = game.outcome().total(0) - game.outcome().total(1)
print(json.dumps(ahead))
"""
EVERYTHING = """
import kingdom
from kingdom.bots import Budget, known, make
from kingdom.bots.match import play_out

for name in known():
    game = kingdom.new_game(players=1, modules=("menace", "advisors", "quest"), seed=3)
    play_out(game, [make(name, 1)], [Budget(simulations=2)])
    print(name, game.is_over)
"""
"""Advisors, Menaces and Quest steps, which a game without modules never asks a bot about."""
NATIVE = """
import hashlib, json
from importlib.util import find_spec
from kingdom import fast
from kingdom.bots.registry import ability
from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.native import bound, is_native
from kingdom.native.memory import room

assert is_native() and not find_spec("numpy") and ability("regent").share == 1
digests, given = room("Longs", 2000), (room("Row", r.SIZE), room("Ints", MOST_LEGAL))
bound(playout.games)(fast.engine(players=2).table, 1, 2000, *given, digests)
print(hashlib.sha256(digests.tobytes()).hexdigest())
"""
SEATS = (("regent", "page"), ("random", "baron@0.1s"), ("page", "steward"))


@pytest.mark.parametrize("installed", ["bare", "with_web"])
def test_every_bot_decides_without_numpy_and_a_compiler(installed: str, request: pytest.FixtureRequest) -> None:
    there: Installation = request.getfixturevalue(installed)
    done = there.run(there.python, "-c", AGAINST_RANDOM)

    assert done.returncode == 0, done.stderr
    ahead = json.loads(done.stdout)
    assert list(ahead) == list(OURS)
    assert all(points > 20 for name, points in ahead.items() if name != "random")
    assert ahead["regent"] > 80


@pytest.mark.parametrize("installed", ["bare", "with_web"])
def test_every_bot_decides_with_all_modules_without_numpy_and_a_compiler(
    installed: str, request: pytest.FixtureRequest
) -> None:
    there: Installation = request.getfixturevalue(installed)
    done = there.run(there.python, "-c", EVERYTHING)

    assert done.stdout.splitlines() == [f"{name} True" for name in OURS], done.stderr


def test_the_wheel_of_a_system_plays_at_full_strength_with_nothing_else_installed(native: Installation) -> None:
    done = native.run(native.python, "-c", NATIVE)
    assert (done.returncode, done.stderr) == (0, "")

    digests, given = room("Longs", 2000), (room("Row", r.SIZE), room("Ints", MOST_LEGAL))
    bound(playout.games)(engine(players=2).table, 1, 2000, *given, digests)
    assert done.stdout.strip() == hashlib.sha256(digests.tobytes()).hexdigest(), "the same 2,000 games"


def test_the_regent_plays_in_the_terminal_without_a_native_core(with_web: Installation) -> None:
    words = ("play", "--text", "--seed", "7", "--bot", "regent@0.1s")
    done = with_web.run(with_web.kingdom, *words, stdin="2l 5r\n1\nquit\n")

    assert done.returncode == 0, done.stderr
    assert "Bob takes the " in done.stdout
    assert "failed" not in done.stderr
    assert "needs more than the engine" not in done.stderr


def test_every_bot_plays_a_game_at_a_served_table(with_web: Installation) -> None:
    assert {bot.partition("@")[0] for seats in SEATS for bot in seats} == set(OURS)
    with served(with_web, "--budget", "0.05s") as (client, said):
        opened = [
            client.post("/api/tables", json={"seats": [{"bot": bot} for bot in seats]}).raise_for_status().json()
            for seats in SEATS
        ]
        ended = [until_over(client, table["table"], table["spectator_token"]) for table in opened]
        form = client.get("/new", headers={"accept": "text/html"}).text

    seats = [seat for table in ended for seat in table["seats"]]
    assert [seat["bot"] for seat in seats] == [bot for pair in SEATS for bot in pair], "a bot failed and was replaced"
    assert not any(seat["instead_of"] for seat in seats)
    assert (
        "about 1 in 200 of its trials. For all of them, run “make native”, or install the package for your system."
        in form
    )
    how_to_stop, warning = sorted(said, key=len)
    assert how_to_stop == "Serving until you press Ctrl+C."
    assert "this installation has no native core for this machine: the rules on rows are interpreted" in warning


@contextmanager
def served(there: Installation, *words: str) -> Iterator[tuple[httpx2.Client, list[str]]]:
    """A client of the installed server; what it logged is there afterwards."""
    said: list[str] = []
    process = there.start(
        there.kingdom, "serve", "--port", "0", "--database", f"sqlite:///{there.folder}/games.db", *words
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        address = process.stdout.readline().strip()
        assert address, process.stderr.read()
        said.append(process.stderr.readline().strip())
        with httpx2.Client(base_url=address, timeout=PATIENCE) as client:
            yield client, said
    finally:
        process.terminate()
        with process:
            said += process.stderr.read().splitlines()  # with what was read ahead, unlike `communicate`


def until_over(client: httpx2.Client, table: str, token: str) -> dict[str, Any]:
    """The table once its game is over; looking at it keeps its bots awake."""
    seen: dict[str, Any] = {}

    def is_over() -> bool:
        seen.update(client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json())
        return bool(seen["over"])

    wait_until(is_over)
    return seen
