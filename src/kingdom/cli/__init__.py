"""The command `kingdom`: data to stdout, messages to stderr; one line and exit code 2 for usage errors.

Each command is a module of this package with the same name, which contains a Click command called `command`. To add
one, write that module, name it in `COMMANDS`, and describe it in `words/locale/*/commands.ftl`. A module is imported
only when its command is used.
"""

from __future__ import annotations

import click

from kingdom.cli.group import KingdomGroup
from kingdom.cli.language import LANGUAGES, speak
from kingdom.cli.types import OneOf

COMMANDS = (
    "play", "serve", "database", "tables", "rules", "show", "replay", "review", "puzzle", "simulate", "arena",
    "lab", "train", "perft", "content",
)  # fmt: skip
"""The commands in the order in which `kingdom --help` lists them."""


@click.group(name="kingdom", cls=KingdomGroup, commands_of=__name__, named=COMMANDS, invoke_without_command=True)
@click.version_option(package_name="wonderful-kingdom", message="kingdom %(version)s")
@click.option("--language", type=OneOf(LANGUAGES))
@click.pass_context
def main(context: click.Context, language: str | None) -> None:
    """The command; `language` is that of all that it says, wherever it stands in the line."""
    if language is not None:
        speak(language)
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
