"""How the commands are found, and what happens when one is used wrongly."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from kingdom.cli.extras import advice
from kingdom.cli.help import SpeakingGroup, text
from kingdom.cli.language import own_language, say
from kingdom.core.errors import KingdomError

USED_WRONGLY = 2
STOPPED = 130


class KingdomGroup(SpeakingGroup):
    """A group whose commands are modules, imported on demand, and whose errors are one line each.

    Late imports keep `kingdom --help` fast, and a missing extra of one command does not break the others.
    """

    def __init__(self, *, commands_of: str, named: Iterable[str], **attributes: Any) -> None:
        """`named` lists the commands in order; a mapping gives a short description of those without a message."""
        super().__init__(**attributes)
        self.commands_of = commands_of
        self.named = tuple(named)
        self.briefs: Mapping[str, str] = named if isinstance(named, Mapping) else {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the given order rather than alphabetically."""
        return list(self.named)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The object `command` of the module with that name."""
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

    def brief(self, ctx: click.Context, name: str) -> str:
        """A command in a few words, without importing it."""
        return text(f"brief-{name}") or self.briefs.get(name, "")

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; an error is one line, without the usage that Click would add."""
        with own_language(sys.argv[1:] if args is None else args):
            if not standalone_mode:
                return super().main(args, prog_name, complete_var, standalone_mode, **extra)
            return self.run(args, prog_name, complete_var, **extra)

    def run(self, args: Sequence[str] | None, prog_name: str | None, complete_var: str | None, **extra: Any) -> None:
        """Run it; report an error in one line and exit."""
        try:
            status = super().main(args, prog_name, complete_var, False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            # Not an error: a group of commands was named, without one of its commands.
            click.echo(error.ctx.get_help())
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx else str(self.name)
            self.give_up(say("usage-see", why=complaint(error), command=f"{path} --help"), USED_WRONGLY)
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
            self.give_up(say("usage-stopped"), STOPPED)
        else:
            sys.exit(status if isinstance(status, int) else 0)

    def give_up(self, sentence: str, status: int) -> None:
        """Report what was wrong on stderr, and exit."""
        click.echo(f"{self.name}: {sentence}", err=True)
        sys.exit(status)


def complaint(error: click.UsageError) -> str:
    """What was wrong with a command line, in its language. Errors raised by commands keep their own text."""
    match error:
        case click.NoSuchOption(option_name=option):
            near = error.possibilities or ()
            if near:
                return say("usage-no-option-near", option=repr(option), near=near[0])
            return say("usage-no-option", option=repr(option))
        case click.MissingParameter(param=click.Parameter() as missing):
            kind = "argument" if isinstance(missing, click.Argument) else "option"
            return say(f"usage-missing-{kind}", name=missing.get_error_hint(error.ctx))
        case click.BadParameter(param=click.Parameter() as param):
            return say("usage-invalid", name=param.get_error_hint(error.ctx), why=error.message.rstrip("."))
        case click.BadOptionUsage(option_name=option):
            return say("usage-value", option=repr(option))
        case _:
            return error.format_message().rstrip(".")
