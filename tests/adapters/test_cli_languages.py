"""The language of the command line: games, cards and rules are shown in it; help and complaints are English."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner, Result

import kingdom.cli
from kingdom.bots.registry import OURS
from kingdom.content import load
from kingdom.core.reasons import why
from tests.kit.languages import LANGUAGES

SHOWN = {"play", "rules", "show", "replay", "review", "puzzle", "content show"}
"""The commands that show something of the game to a player."""


def run(*words: str, language: str = "") -> Result:
    environment = {"KINGDOM_LANGUAGE": language} if language else {}
    return CliRunner(env=environment).invoke(kingdom.cli.main, words, prog_name="kingdom")


def commands() -> Iterator[click.Context]:
    """Every command, and every command of a group."""
    above = click.Context(kingdom.cli.main, info_name="kingdom")
    yield above
    for name in kingdom.cli.COMMANDS:
        command = kingdom.cli.main.get_command(above, name)
        assert command is not None
        context = click.Context(command, parent=above, info_name=name)
        yield context
        for inner in command.commands.values() if isinstance(command, click.Group) else ():
            yield click.Context(inner, parent=context, info_name=inner.name)


def test_every_command_and_every_option_is_explained() -> None:
    missing = []
    for context in commands():
        missing += [] if context.command.help else [context.command_path]
        for option in context.command.params:
            if isinstance(option, click.Option):
                record = option.get_help_record(context)
                missing += [] if record and record[1].strip("[]") else [f"{context.command_path} {option.name}"]

    assert missing == []


def test_what_a_player_is_shown_may_be_in_another_language() -> None:
    having = {
        context.command_path.removeprefix("kingdom").strip()
        for context in commands()
        if any(one.name == "language" for one in context.command.params)
    }

    assert having == {"", *SHOWN}


def test_the_language_is_that_of_the_line_else_of_the_variable() -> None:
    titles = {language: run("rules", "CHO-1", "--language", language).stdout.splitlines()[0] for language in LANGUAGES}

    assert len(set(titles.values())) == len(LANGUAGES)
    assert run("rules", "CHO-1", language="fr").stdout.startswith(titles["fr"])
    assert run("--language", "it", "rules", "CHO-1", language="fr").stdout.startswith(titles["it"])
    assert run("--language", "it", "rules", "CHO-1", "--language=en", language="fr").stdout.startswith(titles["en"])
    assert run("rules", "CHO-1", language="xx").stderr == (
        "kingdom: KINGDOM_LANGUAGE is 'xx', which is not a language of this program: set it to en, fr, it\n"
    )
    assert run("rules", "--language", "xx").exit_code == 2


def test_help_and_complaints_are_in_english() -> None:
    assert run("--help", language="fr").stdout.startswith("Usage: kingdom")
    assert run("show", "gone.json", language="fr").stderr == (
        "kingdom: Invalid value for 'FILE': File 'gone.json' does not exist (see kingdom show --help)\n"
    )
    assert run("simulate", "--games", "1", "--players", "1", language="it").stdout.split()[:2] == ["Ruleset", "Games"]


def test_what_does_not_fit_together_is_said_to_a_player_in_their_language() -> None:
    """Before a game as well as in it."""
    said = run("--language", "it", "perft", "--players", "7").stderr

    assert said == "kingdom: si gioca in 1 o 2, non in 7 (SET-3, SOL-1)\n"
    assert run("play", "--text", "--players", "7", language="it").stderr == said


def test_a_language_is_not_kept_for_the_next_command() -> None:
    french = run("--language", "fr", "perft", "--players", "7").stderr

    assert run("perft", "--players", "7", language="en").stderr != french
    assert str(kingdom.IllegalAction(why("not-in-selection", card="Farm#2"))).startswith("Farm is not in")


def test_cards_are_listed_in_the_language_under_english_headings() -> None:
    said = run("content", "show", "--language", "fr").stdout

    assert said.startswith("Development cards\n")
    assert load().names("farm", "fr") in said


def test_the_help_of_play_names_every_bot_of_ours() -> None:
    said = run("play", "--help").stdout

    assert [name for name in OURS if name not in said] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "No such command 'nothing'"),
        (["rules", "--coverag"], "No such option '--coverag'"),
        (["show"], "Missing argument 'FILE'"),
        (["lab", "balance"], "Missing option '--report'"),
        (["show", "."], "Invalid value for 'FILE': File '.' is a directory"),
        (["simulate", "--seed", "x"], "'x' is not a valid integer"),
        (["serve", "--metrics", "0"], "0 is not in the range 1<=x<=65535"),
        (["serve", "--budget", "nan"], "'nan' is not a budget"),
        (["show", "--view", "2", "x"], "'2' is not one of '0', '1', 'spectator', 'open'"),
        (["rules", "--language"], "Option '--language' requires an argument"),
        (["rules", "CHO-4", "more"], "Got unexpected extra argument (more)"),
        (["tables", "prune", "--older-than", "soon"], "'soon' is not a time: write 12h, 90d or 8w"),
    ],
)
def test_a_command_that_is_used_wrongly_says_so_in_one_line(words: list[str], said: str) -> None:
    result = run(*words)

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("kingdom: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
