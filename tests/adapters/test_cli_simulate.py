"""`kingdom simulate` and `kingdom perft`: figures that anybody gets again, and what is said when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from kingdom.cli import main
from kingdom.cli.perft import count
from kingdom.cli.simulate import row_of
from kingdom.game.options import options
from kingdom.proof.playout import Broken, Played, play_at_random, rules_of
from kingdom.proof.tally import Tally
from tests.kit.cards import given


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="kingdom")


def figures(*arguments: str) -> Any:
    result = run("simulate", "--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_figures_are_those_of_the_games() -> None:
    (row,) = figures("--games", "6", "--seed", "3")

    assert row["ruleset"] == "the base game"
    assert row["games"] == 6
    assert sum(row["won"]) + row["shared"] + row["nobody"] == 6
    assert sum(row["reasons"].values()) == 6
    assert row["decisions"]["least"] <= row["decisions"]["mean"] <= row["decisions"]["most"]
    assert row["broken"] == []
    assert len(row["scores"]) == 2


def test_games_are_added_up_seed_by_seed() -> None:
    single = [figures("--games", "1", "--seed", seed)[0] for seed in ("5", "6")]
    (both,) = figures("--games", "2", "--seed", "5")

    lengths = [row["decisions"]["most"] for row in single]
    assert both["decisions"]["mean"] == sum(lengths) / 2
    assert [both["decisions"]["least"], both["decisions"]["most"]] == sorted(lengths)
    assert both["won"] == [sum(row["won"][seat] for row in single) for seat in (0, 1)]


def test_the_figures_are_the_same_however_many_processes_play() -> None:
    wanted = ["--games", "12", "--rulesets", "two+quest,the_prophecy"]

    assert figures(*wanted, "--jobs", "1") == figures(*wanted, "--jobs", "2")


def test_a_row_for_each_ruleset() -> None:
    result = run("simulate", "--games", "1", "--rulesets", "solo,two+menace+advisors+quest,the_frozen_north")
    lines = result.stdout.splitlines()

    assert result.exit_code == 0
    assert [line.split()[0] for line in lines[2:]] == ["two+menace+advisors+quest", "solo", "the_frozen_north"]
    assert lines[0].split() == ["Ruleset", "Games", "Decisions", "Scores", "Won", "Shared", "Nobody", "Medals"]
    assert result.stderr.startswith("3 games in ")


def test_medals_are_counted_in_solo_games_and_winners_by_seat_in_others() -> None:
    solo, two = figures("--games", "2", "--rulesets", "two,solo")[::-1]

    assert solo["won"] == [] != two["won"]
    assert sum(solo["medals"].values()) + solo["nobody"] == 2
    assert two["medals"] == {}


def test_the_options_of_a_game_are_taken() -> None:
    (row,) = figures(
        "--games", "1", "--players", "1", "--modules", "menace,quest", "--menaces", "thieves", "--side", "a"
    )

    assert row["options"] == {"players": 1, "side": "A", "modules": ["menace", "quest"], "menaces": ["thieves"]}
    assert row["ruleset"] == "1 · A · menace, quest · thieves"


def test_the_duchies_are_taken_too() -> None:
    (row,) = figures("--games", "1", "--players", "1", "--duchies", "teressie")

    assert row["options"] == {"players": 1, "duchies": ["teressie"]}


def test_every_option_of_a_game_is_explained_with_its_words() -> None:
    first, second = (" ".join(run("simulate", "--help").stdout.split()) for _ in range(2))

    assert first == second
    assert [one.name for one in options() if f"--{one.name} " not in first] == []
    assert "--edition WORD The printing of the rules: first, second (default)." in first
    assert "if omitted in the order of the box; separated by commas: valados, teressie." in first
    assert "--players N 1 or 2; if omitted 2, or 1 for a scenario." in first


def test_a_broken_game_is_named_and_the_exit_code_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def sometimes(rules: Any, seed: int) -> Any:
        return Broken(seed, 17, "LawBroken: nothing is negative") if seed == 2 else play_at_random(rules, seed)

    monkeypatch.setattr("kingdom.cli.simulate.play_at_random", sometimes)
    result = run("simulate", "--games", "3")

    assert result.exit_code == 1
    assert "2 (1 broken)" in result.stdout
    assert result.stderr.splitlines()[-1] == (
        "kingdom: the base game, seed 2, decision 17: LawBroken: nothing is negative"
    )
    assert json.loads(run("simulate", "--games", "3", "--json").stdout)[0]["broken"][0]["seed"] == 2


def test_a_ruleset_that_cannot_be_composed_breaks_its_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def composed(options: Any, content: Any) -> Any:
        if options.get("players") == 1:
            raise KeyError("base")
        return rules_of(options, content)

    monkeypatch.setattr("kingdom.cli.simulate.rules_of", composed)
    result = run("simulate", "--games", "2", "--rulesets", "two,solo")

    assert result.exit_code == 1
    assert result.stderr.count("KeyError: 'base'") == 2
    assert row_of(Tally("empty", {}))[1:4] == ["0", "", ""]


def test_victories_are_counted_by_seat_and_shared_ones_by_themselves() -> None:
    tally = Tally("two", {"players": 2})
    for winners in ((0,), (0,), (1,), (0, 1), ()):
        tally.add(Played(1, 100, (50, 40), winners, "score", None))

    found = tally.to_data()
    assert (found["won"], found["shared"], found["nobody"]) == ([2, 1], 1, 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "--jobs", "none"], "Invalid value for '--jobs'"),
        (["simulate", "--rulesets", "nothing*"], "there is no ruleset 'nothing*': write 'all'"),
        (["simulate", "--rulesets", "two", "--side", "A"], "leave out the other game options"),
        (["simulate", "--modules", "magic"], "there is no module “magic”: choose from menace, advisors, quest"),
        (["simulate", "--content", "nowhere.toml"], "there is no pack 'nowhere.toml': give"),
        (["perft", "--depth", "0"], "Invalid value for '--depth'"),
        (["perft", "--players", "4"], "the game is for 1 or 2 players, not 4"),
        (["perft", "--scenario", "the_beginning"], "there is no scenario “the_beginning”"),
        (["perft", "--edition", "third", "--side", "C"], "there is no edition “third”"),
    ],
)
def test_used_wrongly_it_says_so_in_one_line(words: list[str], sentence: str) -> None:
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_all_that_is_wrong_with_a_card_set_is_one_line(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[development]]\nkey = "farm"\ncost = "QQ"\n[[development]]\nkey = "port"\ncost = "ZZ"\n')
    result = run("perft", "--content", str(pack))

    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert "farm" in result.stderr
    assert "port" in result.stderr


# --- perft


def test_the_first_three_depths_are_those_counted_by_hand() -> None:
    result = run("perft", "--depth", "3", "--seed", "1")

    assert result.exit_code == 0
    assert result.stdout == "1 448\n2 896\n3 401408\n"


def test_the_tree_is_that_of_the_first_seat_that_is_waited_for() -> None:
    state = given("planning", "ann: selection Farm", "bob: selection Port, Quarry").state

    # Ann slates, recycles; then is done or abandons; or places her cube on nothing but Alchemy.
    assert count(state, 1) == 2
    assert count(state, 2) == 2 + 1


def test_games_that_end_sooner_are_not_counted() -> None:
    state = given("last window, round 4", "bob: done").state

    assert [count(state, depth) for depth in (1, 2, 3)] == [1, 0, 0]


def test_the_same_seed_counts_the_same() -> None:
    words = ("perft", "--depth", "2", "--seed", "9", "--players", "1", "--modules", "advisors")

    assert run(*words).stdout == run(*words).stdout
