"""How the commands are found, and what happens when one is used wrongly."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from kingdom.cli.extras import advice
from kingdom.cli.language import own_language
from kingdom.core.errors import KingdomError

USED_WRONGLY = 2
STOPPED = 130


class KingdomGroup(click.Group):
    """A group whose commands are modules, imported when asked for, and whose errors are one line each.

    Importing late keeps `kingdom --help` quick, and keeps a command that needs an optional extra from breaking those
    that do not. So what the help says of each command is given here, and not by the command.
    """

    def __init__(self, *, commands_of: str, named: Mapping[str, str], **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands_of = commands_of
        self.named = dict(named)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order given rather than by alphabet."""
        return list(self.named)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The object `command` of the module of that name."""
        if cmd_name not in self.named:
            return None
        try:
            command = import_module(f"{self.commands_of}.{cmd_name.replace('-', '_')}").command
        except ModuleNotFoundError as error:
            if (said := advice(cmd_name, error.name)) is None:
                raise
            raise click.ClickException(said) from None
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; of one that there is not, the likeliest is named."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = get_close_matches(args[0], self.named, 1)
            if not near:
                raise
            raise click.UsageError(f"{error.format_message().rstrip('.')}: did you mean {near[0]}?", ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands and what each does, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.named.items()))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; an error is one line, without the usage that Click would add."""
        with own_language():
            if not standalone_mode:
                return super().main(args, prog_name, complete_var, standalone_mode, **extra)
            return self.run(args, prog_name, complete_var, **extra)

    def run(self, args: Sequence[str] | None, prog_name: str | None, complete_var: str | None, **extra: Any) -> None:
        """Run it, say in one line what was wrong, and leave."""
        try:
            status = super().main(args, prog_name, complete_var, False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            # Nobody did anything wrong: a group of commands was named, and none of them yet.
            click.echo(error.ctx.get_help())
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx else self.name
            self.give_up(f"{error.format_message().rstrip('.')} (see {path} --help)", USED_WRONGLY)
        except click.ClickException as error:
            self.give_up(error.format_message(), USED_WRONGLY)
        except KingdomError as error:
            self.give_up(str(error), USED_WRONGLY)
        except ModuleNotFoundError as error:
            said = advice(next((word for word in args or sys.argv[1:] if word in self.named), ""), error.name)
            if said is None:
                raise
            self.give_up(said, USED_WRONGLY)
        except click.Abort:
            self.give_up("stopped", STOPPED)
        else:
            sys.exit(status if isinstance(status, int) else 0)

    def give_up(self, sentence: str, status: int) -> None:
        """Say what was wrong, on stderr, and leave."""
        click.echo(f"{self.name}: {sentence}", err=True)
        sys.exit(status)
