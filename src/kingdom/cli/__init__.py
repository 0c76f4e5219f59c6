"""The command `kingdom`: data to stdout, talk to stderr; one line and exit code 2 when it is used wrongly.

Each command is a module of this package that is named after it and holds a Click command called `command`.
To add one, write that module and name it in `COMMANDS`. A module is imported when its command is used, and not before.
"""

from __future__ import annotations

import click

from kingdom.cli.group import KingdomGroup

COMMANDS = {
    "play": "Play in the browser, or in the terminal with --text.",
    "serve": "Host games, for people and for programs.",
    "database": "Check, upgrade or back up the database of a server.",
    "tables": "List, export, import or remove the tables of a server.",
    "rules": "List the rules, or show one with its code and its tests.",
    "show": "Show a position, or where a record stops, as text.",
    "replay": "Go through the record of a game, step by step.",
    "review": "Judge every decision of a finished game.",
    "simulate": "Play random games and check the laws at each step.",
    "arena": "Let bots play each other, and measure their strength.",
    "lab": "Measure the card set with games played by bots.",
    "train": "Teach the regent by games against itself.",
    "perft": "Count the ways in which a game can continue.",
    "content": "Look at the cards, check your own pack, or start one.",
}
"""The commands as `kingdom --help` lists them: their order, and what each does in a few words."""


@click.group(name="kingdom", cls=KingdomGroup, commands_of=__name__, named=COMMANDS, invoke_without_command=True)
@click.version_option(package_name="wonderful-kingdom", message="kingdom %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Play, study and simulate It's a Wonderful Kingdom."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
