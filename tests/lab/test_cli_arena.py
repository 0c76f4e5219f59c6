"""`kingdom arena` from the command line: figures, tables, interruption, and errors for wrong use."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from kingdom.bots import Ability
from kingdom.cli import main
from tests.kit.processes import ROOT, command, interrupt, start, wait_until

FIRST, LAST = "tests.kit.bots:First", "tests.kit.bots:Last"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments], prog_name="kingdom")


def figures(*arguments: str) -> Any:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def timeless(matches: Any) -> Any:
    """Figures without times, which differ from run to run."""
    return [{name: value for name, value in match.items() if name != "bots"} for match in matches]


def test_a_match_has_its_figures() -> None:
    (match,) = figures("page", "random", "--games", "6")

    assert (match["ruleset"], match["first"], match["second"], match["games"]) == ("two", "page", "random", 6)
    assert sum(match["won"]) + match["draws"] + match["nobody"] == 6
    assert sum(match["pairs"]) == 3
    assert match["rate"]["low"] <= match["rate"]["value"] <= match["rate"]["high"]
    assert [bot["label"] for bot in match["bots"]] == ["page", "random"]
    assert all(bot["decisions"] > 50 for bot in match["bots"])


def test_a_table_for_people() -> None:
    result = run(FIRST, "random", LAST, "--games", "2", "--rulesets", "two,two+menace", "--seed", "5")
    lines = result.stdout.splitlines()

    assert result.exit_code == 0, result.output
    assert [line.split("  ")[0] for line in lines[2:11]] == [
        *[f"{FIRST} – random", f"{FIRST} – {LAST}", f"random – {LAST}"] * 3
    ]
    assert sum(" all " in line for line in lines) == 3
    assert "Win rate against" in result.stdout
    assert "Slowest ms" in result.stdout


def test_a_sequential_test_is_told() -> None:
    words = ("random", "tests.kit.bots:Raising", "--games", "100", "--sprt", "0", "400")
    result = run(*words)

    assert result.exit_code == 0
    assert "at least +400 Elo (+2.9" in result.stdout
    (match,) = figures(*words)
    assert match["games"] == 10
    assert match["sprt"]["bound"] == 2.9444


def test_in_solo_games_there_are_medals_and_victories() -> None:
    words = ("--solo", FIRST, "random", "--games", "3", "--rulesets", "solo,the_prophecy")
    rows = figures(*words)

    assert [(row["ruleset"], row["label"], row["games"]) for row in rows] == [
        *(("solo", FIRST, 3), ("solo", "random", 3)),
        *(("the_prophecy", FIRST, 3), ("the_prophecy", "random", 3)),
    ]
    assert all(sum(row["medals"].values()) + row["lost"] == 3 for row in rows)
    assert [row["ahead"] is None for row in rows] == [True, False, True, False]
    table = run(*words).stdout
    assert "Bronze up" in table
    assert table.count("the_prophecy") == 2


def test_a_budget_is_for_each_decision() -> None:
    (match,) = figures("page", "random", "--games", "2", "--budget", "3")
    assert [bot["label"] for bot in match["bots"]] == ["page@3", "random@3"]
    (match,) = figures("page@9s", "random", "--games", "2", "--budget", "5s")
    assert [bot["label"] for bot in match["bots"]] == ["page@9s", "random@5s"]


def test_a_database_is_gone_on_with(tmp_path: Path) -> None:
    words = ("random", LAST, "--database", str(tmp_path / "arena.db"), "--json")
    first = run(*words, "--games", "4")
    again = run(*words, "--games", "8")
    fresh = figures("random", LAST, "--games", "8")

    assert first.stderr == ""
    assert again.stderr == "4 games were in the database\n"
    assert timeless(json.loads(again.stdout)) == timeless(fresh)
    assert run(*words, "--games", "8").stderr == "8 games were in the database\n"


@pytest.mark.parametrize(("missing", "parts"), [("native", 200), ("native", 4)])
def test_a_bot_at_reduced_strength_is_reported_before_its_games(
    monkeypatch: pytest.MonkeyPatch, missing: str, parts: int
) -> None:
    monkeypatch.setattr("kingdom.cli.arena.ability", lambda name: Ability(1 / parts if name == "page" else 1, missing))

    timed, counted = (run(f"page@{budget}", "random", "--games", "2").stderr for budget in ("0.1s", "10"))

    assert f"kingdom: page@0.1s plays at reduced strength here: about 1 in {parts} of its trials; " in timed
    assert "random" not in timed
    assert "reduced" not in counted, "as many trials are as many everywhere"


def test_forfeits_are_named_on_stderr() -> None:
    result = run("random", "tests.kit.bots:Silent", "--games", "2", "--json")

    assert result.exit_code == 0
    assert json.loads(result.stdout)[0]["won"] == [2, 0]
    assert result.stderr.splitlines() == [
        "kingdom: two, deal 1: tests.kit.bots:Silent answered [], which is neither an action nor a plan",
        "kingdom: two, deal 1: tests.kit.bots:Silent answered [], which is neither an action nor a plan",
    ]


def test_an_error_of_the_engine_stops_it_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from kingdom.lab import arena

    play = arena.play

    def sometimes(ruleset: str, options: Any, deal: int, *rest: Any) -> Any:
        if deal == 3:
            raise RuntimeError("the engine is wrong")
        return play(ruleset, options, deal, *rest)

    monkeypatch.setattr(arena, "play", sometimes)
    result = run("random", LAST, "--games", "10", "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)[0]["games"] == 4
    message = f"kingdom: two, deal 3, random against {LAST}: RuntimeError: the engine is wrong\n"
    assert result.stderr == message


def test_ctrl_c_prints_what_there_is_and_the_rest_can_be_played_later(tmp_path: Path) -> None:
    place = tmp_path / "arena.db"
    words = ["arena", "random", LAST, "--games", "100000", "--jobs", "2", "--database", str(place), "--json"]
    process = start(*words)
    try:
        wait_until(lambda: kept(place) >= 4, process)
        output, errors = interrupt(process)
    finally:
        process.kill()

    assert process.returncode == 130
    assert errors == "stopped: these are the results so far\n"
    games = json.loads(output)[0]["games"]
    assert 4 <= games <= kept(place)
    words[words.index("100000")] = str(games)
    again = subprocess.run(command(*words), capture_output=True, text=True, cwd=ROOT, check=True)
    assert again.stderr == f"{games} games were in the database\n"
    assert timeless(json.loads(again.stdout)) == timeless(json.loads(output))


def kept(place: Path) -> int:
    """The number of games in the database."""
    if not place.exists():
        return 0
    with closing(sqlite3.connect(place, timeout=30)) as connection:
        try:
            (count,) = connection.execute("SELECT count(*) FROM bout").fetchone()
        except sqlite3.OperationalError:
            return 0
    return int(count)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Missing argument 'BOT [BOT…]'"),
        (["steward"], "a single bot has nobody to play against: name another, or add --solo"),
        (["steward", "nobody"], "there is no bot 'nobody': choose one of random, page, steward, baron"),
        (["steward", "baron@soon"], "'baron@soon' is not a contestant"),
        (["steward", "random", "steward"], "steward is named twice"),
        (["steward", "random", "--games", "7"], "each deal is played twice: --games is an even number, and 7 is not"),
        (["steward", "random", "--games", "0"], "Invalid value for '--games'"),
        (["steward", "random", "--jobs", "0"], "Invalid value for '--jobs'"),
        (["steward", "random", "--budget", "0s"], "Invalid value for '--budget'"),
        (["steward", "random", "--budget", "1.5"], "'1.5' is not a budget: write seconds as 1.5s, or trials as 200"),
        (["steward", "random", "--rulesets", "three"], "there is no ruleset 'three'"),
        (["steward", "random", "--rulesets", "solo"], "none of solo is for 2 players"),
        (["--solo", "steward", "--rulesets", "two"], "none of two is for 1 player"),
        (["--solo", "steward", "--sprt", "0", "5"], "--sprt compares two bots"),
        (["steward", "random", "page", "--sprt", "0", "5"], "--sprt compares two bots"),
        (["steward", "random", "--sprt", "5", "0"], "the bounds 5 and 0 leave no room between them"),
        (
            ["steward", "random", "--sprt", "5"],
            "Option '--sprt' requires 2 arguments",
        ),
        (["steward", "random", "--content", "nowhere.toml"], "there is no pack 'nowhere.toml': give"),
    ],
)
def test_used_wrongly_it_says_so_in_one_line(words: list[str], sentence: str) -> None:
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_database_that_cannot_be_used_is_a_fault_of_the_machine() -> None:
    result = run("steward", "random", "--database", "nowhere/arena.db")

    assert (result.exit_code, result.stdout) == (3, "")
    assert "nowhere/arena.db cannot be used as a database of games" in result.stderr


def test_a_bot_is_found_in_a_module_of_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "peasant_of_here.py").write_text("from kingdom.bots.chance import RandomBot as Peasant\n")
    words = ("arena", "peasant_of_here:Peasant", "random", "--games", "2", "--jobs", "2", "--json")
    console = "import sys; from kingdom.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.remove(''); {console}", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["first"] == "peasant_of_here:Peasant"
