"""Help in the language of the command line: what commands and options are for, and the words around it.

The texts are messages like all others (`words/locale/*/commands.ftl`): `command-` and the command, followed by the name
of an option. Options that several commands share have one text, under `command-any-`. They are read here without Fluent
and without the game, so that `kingdom --help` is fast.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import click

from kingdom.cli.language import ENGLISH, LANGUAGES, say, spoken
from kingdom.cli.types import OneOf

LOCALE = Path(__file__).parent.parent / "words" / "locale"
_MESSAGE = re.compile(r"^(?P<id>[\w-]+) =(?P<text>.*(?:\n(?:    .*)?(?=\n|\Z))*)", re.MULTILINE)


@cache
def texts(language: str) -> Mapping[str, str]:
    """The texts of a language, by id.

    >>> texts("fr")["command-serve-proxies"]
    'Un proxy de confiance.'
    """
    written = (LOCALE / language / "commands.ftl").read_text(encoding="utf-8")
    return {
        found["id"]: "\n".join(line.strip() for line in found["text"].split("\n")).strip()
        for found in _MESSAGE.finditer(written)
    }


def text(id: str) -> str:
    """A text in the current language; empty if there is none."""
    return texts(spoken()).get(id) or texts(ENGLISH).get(id, "")


def path_of(context: click.Context) -> str:
    """The name of a command, prefixed with those of its groups: `tables-list`."""
    return "-".join(context.command_path.split()[1:]) or "kingdom"


LANGUAGE = click.Option(["--language"], type=OneOf(LANGUAGES), expose_value=False)


class Speaking(click.Command):
    """A command with help in the language of the command line, which may also be chosen after the command's name."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Its options and `--language`, which was already read before parsing, so most commands do not use it here."""
        *found, help = super().get_params(ctx)
        language = [] if any(one.name == "language" for one in found) else [LANGUAGE]
        return [*found, *language, help]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; excess arguments are reported here, in our own words."""
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        left = super().parse_args(ctx, args)
        ctx.allow_extra_args = allowed
        if left and not allowed and not ctx.resilient_parsing:
            raise click.UsageError(say("usage-too-many", words=" ".join(left)), ctx)
        return left

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{text('usage-heading')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands behind its name."""
        self.options_metavar = text("usage-options")
        return super().collect_usage_pieces(ctx)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it is for; a command without a text of ours shows its author's."""
        self.help = text(f"command-{path_of(ctx)}") or self.help
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options, each with what it is for."""
        rows = [self._row(one, ctx) for one in self.get_params(ctx) if isinstance(one, click.Option) and not one.hidden]
        if rows:
            with formatter.section(before_colon(text("usage-heading-options"))):
                formatter.write_dl(rows)

    def _row(self, option: click.Option, ctx: click.Context) -> tuple[str, str]:
        name = "help" if "--help" in option.opts else option.name or ""
        said = text(f"command-{path_of(ctx)}-{name}") or text(f"command-any-{name}") or option.help or ""
        option.help = ""
        record = option.get_help_record(ctx)
        assert record is not None, "hidden options are left out"
        return record[0], " ".join(part for part in (filled(said), _besides(option, ctx)) if part)


def before_colon(heading: str) -> str:
    """A heading without its colon, which Click adds itself; the space before it in French stays."""
    return heading.removesuffix(":")


def filled(said: str) -> str:
    """A text with the keys of modules and decks filled in; the card set is read only if they are needed."""
    if "{" not in said:
        return said
    from kingdom.content import load

    cards = load()
    keys = {"modules": ",".join(cards.modules), "decks": ",".join(cards.decks)}
    return re.sub(r"\{ \$(\w+) \}", lambda found: keys[found[1]], said)


def _besides(option: click.Option, ctx: click.Context) -> str:
    """The default, the bounds, and whether it is required."""
    found: dict[str, Any] = dict(option.get_help_extra(ctx))
    parts = [f"{text('usage-default')} {found['default']}"] if "default" in found else []
    parts += [str(found["range"])] if "range" in found and "None" not in str(found["range"]) else []
    parts += [text("usage-required")] if "required" in found else []
    return f"[{'; '.join(parts)}]" if parts else ""


class SpeakingGroup(Speaking, click.Group):
    """A group of such commands."""

    command_class = Speaking

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands behind its name."""
        self.subcommand_metavar = text("usage-command")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Options, then commands."""
        Speaking.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The requested command; for an unknown one, the error names the most similar."""
        named = args[0]
        if not named.startswith("-") and self.get_command(ctx, named) is None:
            near = get_close_matches(named, self.list_commands(ctx), 1)
            if near:
                raise click.UsageError(say("usage-no-command-near", name=repr(named), near=near[0]), ctx)
            raise click.UsageError(say("usage-no-command", name=repr(named)), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands and what each does, without importing any."""
        write_commands(formatter, ((name, self.brief(ctx, name)) for name in self.list_commands(ctx)))

    def brief(self, ctx: click.Context, name: str) -> str:
        """A command in a few words."""
        above = path_of(ctx)
        found = text(f"brief-{name}" if above == "kingdom" else f"brief-{above}-{name}")
        command = None if found else self.get_command(ctx, name)
        return found if command is None else command.get_short_help_str()


def write_commands(formatter: click.HelpFormatter, rows: Iterable[tuple[str, str]]) -> None:
    """Write commands with a few words about each."""
    with formatter.section(before_colon(text("usage-heading-commands"))):
        formatter.write_dl(list(rows))
