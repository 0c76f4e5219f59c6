"""The command `kingdom`: data to stdout, talk to stderr; one line and exit code 2 when it is used wrongly.

Each command is a module of this package that is named after it and holds a Click command called `command`.
To add one, write that module and name it in `COMMANDS`.
"""

from __future__ import annotations

import click

from kingdom.cli.group import KingdomGroup

COMMANDS: tuple[str, ...] = ("play", "serve", "rules", "show", "replay", "simulate", "arena", "lab", "perft", "content")
"""The commands, in the order in which `kingdom --help` lists them."""


@click.group(name="kingdom", cls=KingdomGroup, commands_of=__name__, named=COMMANDS, invoke_without_command=True)
@click.version_option(package_name="wonderful-kingdom", message="kingdom %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Play, study and simulate It's a Wonderful Kingdom."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
