"""The reference of the command line, made from what `--help` prints: `python -m tests.kit.command_line` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from click.testing import CliRunner

from kingdom.cli import COMMANDS, GROUPS, main

FILE = Path(__file__).parents[2] / "docs" / "reference" / "command-line.md"
INTRODUCTION = """\
# The command line

What `--help` prints, command by command. This page is generated: `python -m tests.kit.command_line` writes it again.

- Data goes to stdout, everything else to stderr. `--json` prints one value or a list; `replay` and `perft`, which go
  step by step, print a value on each line.
- A bot is written `regent`, `regent@5s` (five seconds per decision) or `baron@200` (200 trials per decision).
  `--budget` takes the part after the `@`: `5s` or `200`.
- `--database` of a server is an address, such as `sqlite:///PATH`. `arena` takes a file for its results instead.

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | a check failed: a broken law, an unsound database or pack, a wrong answer to a puzzle |
| 2 | used wrongly: an option, a name, a file |
| 3 | not possible on this machine: a missing extra, an unreadable database, a taken port |
| 130 | stopped with Ctrl-C |
"""


def paths(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """A command, and those in it."""
    yield path
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from paths(inner, (*path, name))


def help_of(path: tuple[str, ...]) -> str:
    """The help of a command as printed."""
    result = CliRunner(env={"KINGDOM_LANGUAGE": "en", "COLUMNS": "80"}).invoke(
        main, [*path, "--help"], prog_name="kingdom", terminal_width=100
    )
    assert result.exit_code == 0, result.output
    return result.stdout.rstrip()


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION, f"```text\n{help_of(())}\n```\n"]
    headings = {names[0]: heading for heading, names in GROUPS.items()}
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        assert command is not None
        if name in headings:
            parts.append(f"## {headings[name]}\n")
        for path in paths(command, (name,)):
            parts.append(f"### kingdom {' '.join(path)}\n\n```text\n{help_of(path)}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
