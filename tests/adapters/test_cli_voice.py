"""The command line speaks with one voice: one word for one thing, data on request, exit codes with one meaning."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.cli import COMMANDS, GROUPS, main
from kingdom.cli.status import LACKS, UNAVAILABLE, MissingHere, status_of
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.review.puzzles import puzzle
from tests.kit import command_line
from tests.kit.processes import command as the_program


def leaves(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    """Every command that does something, by what is typed."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        if isinstance(found, click.Group):
            yield from leaves(found, (*path, name))
        else:
            yield " ".join((*path, name)), found


EVERY = dict(leaves(main))
WORDS = {
    "--database": {"URL", "FILE"},
    "--budget": {"BUDGET", "SECONDS", "N"},
    "--thoroughness": {"N"},
    "--rulesets": {"WORDS"},
    "--jobs": {"N"},
    "--seed": {"N"},
    "--games": {"N"},
    "--bot": {"BOT"},
    "--content": {"PACK"},
    "--report": {"DIR"},
    "--metrics": {"PORT"},
}
"""What stands after an option, wherever there is one."""
OTHER_WORDS = {
    "--bots", "--bot-seconds", "--cores", "--db", "--file", "--lang", "--pack", "--processes", "--ruleset",
    "--simulations", "--time", "--trials", "--url", "--workers", "--worlds",
}  # fmt: skip
"""Words for which another option already stands."""
WITHOUT_DATA = {
    "play", "serve", "train", "content new", "database upgrade", "database backup", "tables export", "tables import",
}  # fmt: skip
"""Commands that do something, and print nothing but a path, an address or what can be imported again."""


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], prog_name="kingdom")


def options_of(command: click.Command) -> Iterator[tuple[str, click.Option]]:
    for option in command.params:
        if isinstance(option, click.Option):
            yield from ((word, option) for word in option.opts)


def metavar(option: click.Option, command: click.Command) -> str:
    return "" if option.is_flag else option.make_metavar(click.Context(command))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game that is over."""
    game = kingdom.new_game(players=2, seed=7)
    for _ in range(4):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    game.resign(0)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(game.record().to_json(), encoding="utf-8")
    return file


# --- words


def test_one_thing_has_one_word() -> None:
    used = [
        (path, word, metavar(option, command))
        for path, command in EVERY.items()
        for word, option in options_of(command)
    ]

    assert [(path, word) for path, word, _ in used if word in OTHER_WORDS] == []
    assert [(path, word, after) for path, word, after in used if word in WORDS and after not in WORDS[word]] == []
    assert {word for _, word, _ in used} >= WORDS.keys()


def test_every_option_says_what_it_does_and_what_stands_after_it() -> None:
    for path, command in EVERY.items():
        for word, option in options_of(command):
            assert (option.get_help_record(click.Context(command)) or ("", ""))[1], (path, word)
            assert metavar(option, command) not in ("INTEGER", "TEXT", "FLOAT"), (path, word)


@pytest.mark.parametrize("path", ["", *EVERY, "lab", "tables", "database", "content"])
def test_a_dash_and_an_h_ask_for_help(path: str) -> None:
    short, long = run(*path.split(), "-h"), run(*path.split(), "--help")

    assert (short.exit_code, short.stdout) == (0, long.stdout)
    assert short.stdout.startswith("Usage: kingdom")
    assert "-h, --help" in short.stdout


def test_the_help_has_a_heading_for_each_kind_of_reader() -> None:
    shown = run("--help").stdout

    assert [name for names in GROUPS.values() for name in names] == list(COMMANDS)
    assert list(GROUPS) == ["Play", "Study", "Host", "Develop"]
    assert [line[:-1] for line in shown.splitlines() if line[:-1] in GROUPS] == list(GROUPS)
    assert "Tab completion" in shown


@pytest.mark.parametrize(("shell", "typed"), [("bash", ("kingdom rev", "1")), ("fish", ("kingdom rev", "rev"))])
def test_shells_complete_commands(shell: str, typed: tuple[str, str]) -> None:
    given = {
        **os.environ,
        "_KINGDOM_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": typed[0],
        "COMP_CWORD": typed[1],
    }
    completed = subprocess.run(the_program(), env=given, capture_output=True, text=True, check=False)

    assert completed.stdout.splitlines()[0].startswith("plain,review"), completed


def test_the_reference_of_the_command_line_is_what_help_prints() -> None:
    assert command_line.FILE.read_text(encoding="utf-8") == command_line.page(), "python -m tests.kit.command_line"


# --- data


def test_every_command_with_data_prints_it_as_json() -> None:
    silent = {path for path, command in EVERY.items() if "--json" not in dict(options_of(command))}

    assert silent == WITHOUT_DATA


def data(*words: str | Path, status: int = 0) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == status, result.output
    return json.loads(result.stdout)


def lines(*words: str | Path) -> list[Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_the_rules_as_data() -> None:
    assert len(data("rules")) > 100
    (clause,) = data("rules", "CHO-4")
    assert (clause["id"], clause["family"]) == ("CHO-4", "CHO")
    assert {clause["family"] for clause in data("rules", "cho")} == {"CHO"}
    (counted,) = (row for row in data("rules", "--coverage") if row["clause"] == "CHO-4")
    assert counted["title"] == clause["title"]
    assert int(counted["tests"]) > 0
    assert data("rules", "--trace")[0].keys() == {"module", "verb", "on", "clause", "rule"}


def test_a_position_and_a_replay_as_data(record: Path) -> None:
    steps = lines("replay", record, "--view", "1")

    assert data("show", record, "--view", "1") == steps[-1]["view"]
    assert [step["step"] for step in steps] == list(range(len(steps)))
    assert all(step["view"]["viewer"] == 1 for step in steps)
    assert steps[1]["facts"][0]["event"] == "Offered"
    assert data("show", record)["viewer"] == "open table"


def test_a_replay_as_data_hides_what_the_viewer_may_not_know(record: Path) -> None:
    steps = lines("replay", record, "--view", "1")

    assert {str(seat["hand"]) for step in steps for seat in step["view"]["seats"] if seat["seat"] == 0} == {"None"}
    assert not any("offer" in step["title"] for step in steps[:2])


def test_lists_as_data(tmp_path: Path) -> None:
    assert lines("perft", "--depth", "2", "--seed", "1") == [{"depth": 1, "count": 448}, {"depth": 2, "count": 896}]
    listed = data("puzzle", "--list")
    assert (listed[0].keys(), len(listed)) == ({"number", "place", "question"}, 200)
    sheet = data("content", "show", "farm")[0]
    assert (sheet["title"], sheet["columns"][0]) == ("Farm", "Field")
    wrong = tmp_path / "mine.toml"
    wrong.write_text("[[development]]\nkey = 'farm'\ncost = 'MXP'\n", encoding="utf-8")
    assert data("content", "check", wrong, status=1)[0].startswith("mine.toml:3: farm: cost:")
    assert data("database", "check", "--database", f"sqlite:///{tmp_path}/none.sqlite", status=1)[0].startswith("this")


# --- exit codes


def test_an_answer_to_a_puzzle_decides_the_exit_code() -> None:
    right = puzzle(1).solution + 1
    wrong = right % len(puzzle(1).choices) + 1

    assert run("puzzle", "1", "--answer", str(right)).exit_code == 0
    assert run("puzzle", "1", "--answer", str(wrong)).exit_code == 1
    assert data("puzzle", "1", "--answer", str(right))["right"]
    assert not data("puzzle", "1", "--answer", str(wrong), status=1)["right"]
    assert run("puzzle", "1").exit_code == 0


def test_what_the_machine_lacks_differs_from_what_was_typed_wrongly() -> None:
    assert status_of(KingdomError("a sentence")) == 2
    assert status_of(KingdomError(why("not-installed", name="Ray", extra="ray", command="pip"))) == UNAVAILABLE == 3
    assert status_of(MissingHere("there is no database")) == 3


def test_every_reason_of_the_machine_is_one_that_is_raised() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(kingdom.__file__).parent.rglob("*.py"))

    assert sorted(id for id in LACKS if f'why("{id}"' not in source) == []


# --- budgets


@pytest.mark.parametrize("given", ["1.5", "soon", "0", "0s", "nan", "-1s", ""])
def test_a_budget_is_seconds_or_trials(given: str) -> None:
    refused = run("arena", "page", "random", f"--budget={given}")

    assert refused.exit_code == 2
    assert "is not a budget: write seconds as 1.5s, or trials as 200" in refused.stderr


def test_a_server_thinks_in_seconds() -> None:
    refused = run("serve", "--budget", "200")

    assert refused.exit_code == 2
    assert "'200': write 0.01s to 60s" in refused.stderr
