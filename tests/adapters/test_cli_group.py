"""The command line as such: how commands are found, and what is said when it is used wrongly."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import kingdom.cli
from kingdom.cli.group import KingdomGroup
from kingdom.core.errors import KingdomError

MODULE = '''
import click
from kingdom.core.errors import KingdomError

@click.command()
@click.option("--games", type=click.IntRange(min=1), default=1)
@click.argument("how")
@click.pass_context
def command(context, games, how):
    """Go one way or another."""
    if how == "refused":
        raise KingdomError("the Farm has no such space (CON-1)")
    if how == "exception":
        raise click.ClickException("the file is empty")
    if how == "interrupted":
        raise KeyboardInterrupt
    if how == "short":
        context.exit(1)
    click.echo(f"{how} {games}")
'''


@pytest.fixture
def group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KingdomGroup:
    package = tmp_path / "made_up_commands"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "go_on.py").write_text(MODULE, encoding="utf-8")
    (package / "broken.py").write_text("raise AssertionError('imported although nobody asked')", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("made_up_commands", "made_up_commands.go_on"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return KingdomGroup(
        name="kingdom",
        commands_of="made_up_commands",
        named={"go-on": "Go somewhere.", "broken": "Fail."},
        groups={"Travel": ["go-on"], "Other": ["broken"]},
    )


def run(group: click.Group, *words: str) -> Result:
    return CliRunner().invoke(group, words, prog_name="kingdom")


def test_a_command_is_the_module_of_its_name(group: KingdomGroup) -> None:
    result = run(group, "go-on", "--games", "3", "well")

    assert (result.exit_code, result.stdout, result.stderr) == (0, "well 3\n", "")


def test_commands_are_listed_in_the_order_given_and_none_is_imported(group: KingdomGroup) -> None:
    assert group.list_commands(click.Context(group)) == ["go-on", "broken"]
    assert run(group, "--help").stdout.endswith("Travel:\n  go-on   Go somewhere.\n\nOther:\n  broken  Fail.\n")


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (["go"], 2, "No such command 'go'"),
        (["--nonsense"], 2, "No such option"),
        (["go-on", "--nonsense"], 2, "(see kingdom go-on --help)"),
        (["go-on", "--games", "0", "well"], 2, "Invalid value for '--games'"),
        (["go-on"], 2, "Missing argument 'HOW'"),
        (["go-on", "refused"], 2, "kingdom: the Farm has no such space (CON-1)"),
        (["go-on", "exception"], 2, "kingdom: the file is empty"),
        (["go-on", "interrupted"], 130, "kingdom: stopped"),
    ],
)
def test_used_wrongly_it_says_so_in_one_line(group: KingdomGroup, words: list[str], status: int, sentence: str) -> None:
    result = run(group, *words)

    assert result.exit_code == status
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_command_chooses_its_exit_code(group: KingdomGroup) -> None:
    result = run(group, "go-on", "short")

    assert (result.exit_code, result.output) == (1, "")


def test_a_caller_may_have_the_exceptions_themselves(group: KingdomGroup) -> None:
    with pytest.raises(KingdomError, match="no such space"):
        group.main(["go-on", "refused"], prog_name="kingdom", standalone_mode=False)


def test_every_command_named_is_there_and_says_what_it_does() -> None:
    for name in kingdom.cli.COMMANDS:
        command = kingdom.cli.main.get_command(click.Context(kingdom.cli.main), name)
        assert command is not None
        assert command.get_short_help_str()


def test_the_help_says_of_each_command_what_it_does_on_one_line() -> None:
    listed = run(kingdom.cli.main, "--help").stdout.partition("Play:\n")[2].splitlines()
    commands = [line for line in listed if line[:2] == "  " and line.split()[0] in kingdom.cli.COMMANDS]

    assert [line.split()[0] for line in commands] == list(kingdom.cli.COMMANDS)
    assert all(line.endswith(".") and len(line) <= 80 for line in commands)


def test_the_help_loads_nothing_that_it_does_not_need() -> None:
    """It is what one types first, and it comes at once: neither the game nor the server is loaded for it."""
    code = (
        "import sys; before = set(sys.modules)\n"
        "from kingdom.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "    - set(sys.stdlib_module_names)), file=sys.stderr)\n"
        "print(*sorted(name for name in sys.modules if name.startswith('kingdom')), file=sys.stderr)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    packages, ours = said.stderr.splitlines()
    assert packages.split() == ["click", "kingdom"]
    assert ours.split() == [
        *("kingdom", "kingdom.cli", "kingdom.cli.entry", "kingdom.cli.extras", "kingdom.cli.group"),
        *("kingdom.cli.language", "kingdom.cli.status"),
        *("kingdom.core", "kingdom.core.errors", "kingdom.core.reasons", "kingdom.languages"),
    ]


def test_without_words_it_shows_its_help() -> None:
    result = run(kingdom.cli.main)

    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: kingdom")
    assert result.stdout == run(kingdom.cli.main, "--help").stdout


def test_it_is_also_a_module_and_knows_its_version() -> None:
    words = [sys.executable, "-m", "kingdom", "--version"]

    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout == (
        f"kingdom {version('wonderful-kingdom')}\n"
    )


@pytest.mark.parametrize("name", ["lab", "content", "tables", "database"])
def test_a_group_of_commands_by_itself_shows_its_help_and_nothing_is_cut_off(name: str) -> None:
    result = CliRunner().invoke(kingdom.cli.main, [name])

    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.startswith(f"Usage: kingdom {name} ")
    assert "..." not in result.stdout.partition("Commands:")[2]


def test_a_misspelt_command_gets_a_suggestion() -> None:
    result = CliRunner().invoke(kingdom.cli.main, ["simulat"])

    assert result.exit_code == 2
    assert result.stderr == "kingdom: No such command 'simulat': did you mean simulate? (see kingdom --help)\n"
