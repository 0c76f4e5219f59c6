"""Types of options that are stricter than Click's."""

from __future__ import annotations

from math import isnan
from typing import Any

import click

PORTS = click.IntRange(min=0, max=65535)
"""Port numbers for a server."""


class Number(click.FloatRange):
    """A number, optionally within bounds. Click would accept "nan", which is within all of them."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        number = super().convert(value, param, ctx)
        return self.fail(f"{value!r} is not a number.", param, ctx) if isnan(number) else number
