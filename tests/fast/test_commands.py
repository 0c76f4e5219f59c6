"""`kingdom simulate --fast`, `kingdom perft --fast`, and the native core beside the interpreter."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner

import kingdom
from kingdom import fast
from kingdom.cli import main
from kingdom.cli.perft import count, count_on_rows
from kingdom.content import load
from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.games import play_on_rows
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.perft import ways
from kingdom.game.rulesets import rulesets
from kingdom.native import bound
from kingdom.native.memory import room
from kingdom.proof.playout import Broken, Played, rules_of


def figures(*arguments: str) -> Any:
    result = CliRunner().invoke(main, ["simulate", "--fast", "--json", *arguments], prog_name="kingdom")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_figures_of_fast_games_are_the_same_however_many_processes_play() -> None:
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
    before = engine.table[:]
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
        rest[-1][:] = room("Longs", len(rest[-1]))
        return 1 if len(asked) == 1 else left

    monkeypatch.setattr("kingdom.fast.games.bound", lambda _: prove)
    found = play_on_rows(rules_of({"players": 2}, load()), [7, 8, 9, 10])

    assert asked == [(7, 4), (9, 2)]
    assert [type(game) for game in found] == [Played, Broken, Played, Played]


SAMPLE = "two", "two+menace+advisors+quest", "solo+menace+advisors+quest", "rats_everywhere", "the_thief_guild"


def digests(name: str, games: int, play: Callable[..., int]) -> list[int]:
    """A hash of each of some random games: of all actions and the scores."""
    engine = fast.engine_of(rules_of(rulesets()[name], load()))
    found = room("Longs", games)
    play(engine.table, 0, games, room("Row", r.SIZE), room("Ints", MOST_LEGAL), found)
    return list(found)


@pytest.mark.parametrize("name", SAMPLE)
def test_native_games_are_those_of_the_interpreted_engine(name: str) -> None:
    assert digests(name, 20, bound(playout.games)) == digests(name, 20, playout.games)


def test_five_decisions_deep_the_ways_are_those_counted_by_hand() -> None:
    """8 cards: 28 pairs, 4 ways to the areas, 4 to turn them; then 6 cards, 15 pairs, as many Traps as are left.

    Of the four ways to turn the first pair one leaves both Traps (4 ways to turn the next), two leave one (3 ways), one
    leaves none (1 way): 4 + 3 + 3 + 1 = 11 for 4, so 15 * 4 * 11 / 4 = 165 offers on average.
    """
    engine = fast.engine(players=2)
    row = engine.begin(seed=3)
    counts = (448, 448 * 2, 448 * 2 * 448, 448 * 2 * 448 * 2, 448 * 2 * 448 * 2 * 165)
    assert tuple(ways(engine, row, depth) for depth in range(1, 6)) == counts
