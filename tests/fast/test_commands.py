"""`kingdom simulate --fast`, `kingdom perft --fast`, and compiled code beside interpreted code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import settings

import kingdom
from kingdom import fast
from kingdom.cli import main
from kingdom.cli.perft import count, count_on_rows
from kingdom.content import load
from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.arrays import room
from kingdom.fast.games import play_on_rows
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.proof.playout import Broken, Played, rules_of

DEEP = settings.get_profile("quick").max_examples < settings().max_examples


def figures(*arguments: str) -> Any:
    result = CliRunner().invoke(main, ["simulate", "--fast", "--json", *arguments], prog_name="kingdom")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_figures_of_fast_games_are_the_same_however_many_threads_play() -> None:
    wanted = ["--games", "4", "--rulesets", "two+quest,the_prophecy,solo"]
    one, two = figures(*wanted, "--jobs", "1"), figures(*wanted, "--jobs", "2")

    assert one == two
    assert [row["games"] for row in one] == [4, 4, 4]
    assert all(row["broken"] == [] for row in one)


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 1}, {"modules": ("menace", "advisors")}, {"scenario": "the_final_battle"}],
    ids=["two", "solo", "modules", "scenario"],
)
def test_ways_are_counted_alike(options: dict[str, Any]) -> None:
    state = kingdom.new_game(seed=4, **options).state
    for depth in (1, 2):
        assert count_on_rows(state, depth) == count(state, depth)


def test_a_game_that_breaks_an_invariant_is_told_and_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of({"players": 1}, load())
    engine = fast.engine_of(rules)
    before = list(engine.table)
    try:
        from kingdom.fast import columns as c

        engine.table[c.DECK_CARDS] = engine.table[c.DECK_CARDS + 1]  # a deck with one card twice and another missing
        found = play_on_rows(rules, [1, 2])
    finally:
        engine.table[:] = before
    assert [type(game) for game in found] == [Broken, Broken]
    assert isinstance(found[0], Broken)
    assert "card" in found[0].why


def test_after_a_broken_game_the_others_are_played_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def prove(table: Any, first: int, left: int, *rest: Any) -> int:
        asked.append((first, left))
        rest[-1][:] = room(len(rest[-1]), "int64")
        return 1 if len(asked) == 1 else left

    monkeypatch.setattr("kingdom.fast.games.prove", prove)
    found = play_on_rows(rules_of({"players": 2}, load()), [7, 8, 9, 10])

    assert asked == [(7, 4), (9, 2)]
    assert [type(game) for game in found] == [Played, Broken, Played, Played]


SAMPLE = "two", "two+menace+advisors+quest", "solo+menace+advisors+quest", "rats_everywhere", "the_thief_guild"
PATHS = os.pathsep.join([".", os.environ.get("PYTHONPATH", "")])
COMPILED = """
import json, sys
from tests.fast.test_commands import digests, SAMPLE
json.dump({name: digests(name, 20) for name in SAMPLE}, sys.stdout)
"""


def digests(name: str, games: int) -> list[int]:
    """A hash of each of some random games: of all actions and the scores."""
    from kingdom.game.rulesets import rulesets

    engine = fast.engine_of(rules_of(rulesets()[name], load()))
    found = room(games, "int64")
    playout.games(engine.table, 0, games, room(r.SIZE, "int8"), room(MOST_LEGAL, "int16"), found)
    return [int(value) for value in found]


@pytest.mark.skipif(not DEEP, reason="compiling takes a minute of processor time: with make test-deep")
def test_compiled_games_are_those_of_the_interpreted_engine(tmp_path: Any) -> None:
    pytest.importorskip("numba")
    environment = {
        **os.environ,
        fast.compiled.MODE: "compiled",
        fast.compiled.CACHE: str(tmp_path),
        "PYTHONPATH": PATHS,
    }
    made = subprocess.run([sys.executable, "-c", COMPILED], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(made.stdout) == {name: digests(name, 20) for name in SAMPLE}


@pytest.mark.skipif(not DEEP, reason="counted by compiled code: with make test-deep")
def test_five_decisions_deep_the_ways_are_those_counted_by_hand(tmp_path: Any) -> None:
    """8 cards: 28 pairs, 4 ways to the areas, 4 to turn them; then 6 cards, 15 pairs, as many Traps as are left.

    Of the four ways to turn the first pair one leaves both Traps (4 ways to turn the next), two leave one (3 ways), one
    leaves none (1 way): 4 + 3 + 3 + 1 = 11 for 4, so 15 * 4 * 11 / 4 = 165 offers on average.
    """
    pytest.importorskip("numba")
    environment = {**os.environ, fast.compiled.MODE: "compiled", fast.compiled.CACHE: str(tmp_path)}
    counted = subprocess.run(
        [sys.executable, "-m", "kingdom", "perft", "--fast", "--depth", "5", "--seed", "3"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    ways = [int(line.split()[1]) for line in counted.stdout.splitlines()]
    assert ways == [448, 448 * 2, 448 * 2 * 448, 448 * 2 * 448 * 2, 448 * 2 * 448 * 2 * 165]
