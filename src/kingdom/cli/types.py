"""Types of options that are stricter than Click's."""

from __future__ import annotations

from math import isnan
from typing import Any

import click

from kingdom.bots.bot import Budget
from kingdom.bots.registry import read_budget
from kingdom.core.errors import KingdomError

PORTS = click.IntRange(min=0, max=65535)
"""Port numbers for a server."""


class Number(click.FloatRange):
    """A number, optionally within bounds. Click would accept "nan", which is within all of them."""

    def _describe_range(self) -> str:
        return "" if self.min is None and self.max is None else super()._describe_range()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        number = super().convert(value, param, ctx)
        return self.fail(f"{value!r} is not a number.", param, ctx) if isnan(number) else number


class BudgetType(click.ParamType[Budget]):
    """The thinking of a bot about one decision, written as after the `@` of a bot: `1.5s`, or `200` trials."""

    name = "BUDGET"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Budget:
        """The budget."""
        if isinstance(value, Budget):
            return value
        try:
            _, budget = read_budget(f"bot@{value}")
        except KingdomError:
            budget = None
        return budget or self.fail(f"{value!r} is not a budget: write seconds as 1.5s, or trials as 200", param, ctx)


class SecondsType(BudgetType):
    """A thinking time in seconds, within bounds. A server has no use for trials: people wait for its bots."""

    name = "SECONDS"

    def __init__(self, shortest: float, longest: float) -> None:
        self.shortest, self.longest = shortest, longest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The seconds."""
        seconds = super().convert(value, param, ctx).seconds
        if seconds is None or not self.shortest <= seconds <= self.longest:
            self.fail(f"{value!r}: write {self.shortest:g}s to {self.longest:g}s", param, ctx)
        return seconds


BUDGET = BudgetType()
