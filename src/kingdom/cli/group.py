"""The group of commands: imports them on demand and reports wrong usage."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from kingdom.cli.extras import advice
from kingdom.cli.status import MISUSED, STOPPED, UNAVAILABLE, status_of
from kingdom.core.errors import KingdomError, set_wording, wording


class MissingExtra(click.ClickException):
    """A command whose extra is not installed."""


class KingdomGroup(click.Group):
    """A group whose commands are modules, imported on demand, and whose errors are one line each.

    Late imports keep `kingdom --help` fast, and a missing extra of one command does not break the others.
    """

    def __init__(
        self, *, commands_of: str, named: Mapping[str, str], groups: Mapping[str, Sequence[str]], **attributes: Any
    ) -> None:
        """`named` has the commands in order, each with a short description; `groups` are the headings of the help."""
        super().__init__(**attributes)
        self.groups = groups
        self.commands_of = commands_of
        self.named = named

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the given order instead of the alphabetical one."""
        return list(self.named)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The object `command` of the module with that name."""
        if cmd_name not in self.named:
            return None
        try:
            command = import_module(f"{self.commands_of}.{cmd_name.replace('-', '_')}").command
        except ModuleNotFoundError as error:
            if (message := advice(cmd_name, error.name)) is None:
                raise
            raise MissingExtra(message) from None
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The requested command; for a mistyped one, the error suggests the most similar."""
        near = get_close_matches(args[0], self.named, 1)
        if near and args[0] not in self.named:
            raise click.UsageError(f"No such command {args[0]!r}: did you mean {near[0]}?", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands with their descriptions, group by group, without importing any."""
        width = max(map(len, self.named))
        for heading, names in self.groups.items():
            with formatter.section(heading):
                formatter.write_dl([(name.ljust(width), self.named[name]) for name in names])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; an error is one line, without the usage that Click would add."""
        before = wording()
        try:
            if not standalone_mode:
                return super().main(args, prog_name, complete_var, standalone_mode, **extra)
            return self.run(args, prog_name, complete_var, **extra)
        finally:
            set_wording(before)

    def run(self, args: Sequence[str] | None, prog_name: str | None, complete_var: str | None, **extra: Any) -> None:
        """Run it; report an error in one line and exit."""
        try:
            status = super().main(args, prog_name, complete_var, False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            # Not an error: the name of a group without one of its commands.
            click.echo(error.ctx.get_help())
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx else str(self.name)
            self.give_up(f"{error.format_message().rstrip('.')} (see {path} --help)", MISUSED)
        except click.ClickException as error:
            self.give_up(error.format_message(), UNAVAILABLE if isinstance(error, MissingExtra) else MISUSED)
        except KingdomError as error:
            self.give_up(str(error), status_of(error))
        except ModuleNotFoundError as error:
            message = advice(next((word for word in args or sys.argv[1:] if word in self.named), ""), error.name)
            if message is None:
                raise
            self.give_up(message, UNAVAILABLE)
        except click.Abort:
            self.give_up("stopped", STOPPED)
        else:
            sys.exit(status if isinstance(status, int) else 0)

    def give_up(self, sentence: str, status: int) -> None:
        """Print an error to stderr, and exit."""
        click.echo(f"{self.name}: {sentence}", err=True)
        sys.exit(status)
