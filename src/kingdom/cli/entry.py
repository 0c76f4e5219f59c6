"""The command `kingdom`, with its subcommands."""

from __future__ import annotations

import click

import kingdom
from kingdom.cli import BRIEFS, GROUPS
from kingdom.cli.group import KingdomGroup
from kingdom.cli.language import option, speak, usual_language

COMPLETION = (
    'Tab completion in bash: eval "$(_KINGDOM_COMPLETE=bash_source kingdom)"; zsh and fish: docs/guides/install.md'
)


@click.group(
    name="kingdom",
    cls=KingdomGroup,
    commands_of="kingdom.cli",
    named=BRIEFS,
    groups=GROUPS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=COMPLETION,
)
@click.version_option(kingdom.__version__, message="kingdom %(version)s")
@option
@click.pass_context
def main(context: click.Context, language: str | None) -> None:
    """Play, study and simulate It's a Wonderful Kingdom."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    else:
        speak(language or usual_language())
