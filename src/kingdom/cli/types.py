"""Types of options and arguments: Click's own, with errors in the language of the command line."""

from __future__ import annotations

from typing import Any

import click

from kingdom.cli.language import say


class Whole(click.IntRange):
    """A whole number, optionally within bounds."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            return self.fail(_outside("whole", value, self), param, ctx)


PORTS = Whole(min=0, max=65535)
"""Port numbers for a server."""


class Number(click.FloatRange):
    """A number, optionally within bounds."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            return self.fail(_outside("number", value, self), param, ctx)


def _outside(kind: str, value: Any, bounds: click.IntRange | click.FloatRange) -> str:
    given = repr(str(value))
    low, high = bounds.min, bounds.max
    if low is not None and high is not None:
        return say(f"usage-{kind}-between", given=given, least=str(low), most=str(high))
    if low is not None:
        return say(f"usage-{kind}-above" if bounds.min_open else f"usage-{kind}-from", given=given, least=str(low))
    return say(f"usage-{kind}", given=given)


class OneOf(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The word."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            names = ", ".join(map(str, self.choices))
            return self.fail(say("usage-one-of", given=repr(str(value)), names=names), param, ctx)


class TextFile(click.File):
    """A text file to read, - for stdin."""

    def __init__(self) -> None:
        super().__init__(encoding="utf-8")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The open file."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            return self.fail(say(Place(dir_okay=False).fault_of(value), path=repr(str(value))), param, ctx)


class Place(click.Path):
    """A file or a directory."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Its path."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            return self.fail(say(self.fault_of(value), path=repr(str(value))), param, ctx)

    def fault_of(self, value: Any) -> str:
        """The id of the message that says what is wrong with a path."""
        from pathlib import Path

        path = Path(value)
        if not path.exists():
            return "usage-no-file"
        if path.is_dir() and not self.dir_okay:
            return "usage-is-a-directory"
        return "usage-no-access" if self.file_okay else "usage-is-a-file"
