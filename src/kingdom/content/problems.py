"""What is wrong with content: each problem names file, entry and field, and all are reported together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kingdom.core.errors import KingdomError


class Problem(NamedTuple):
    """One thing to put right.

    >>> str(Problem("cards.toml", "farm", "cost", "is missing"))
    'cards.toml: farm: cost: is missing'
    """

    file: str
    entry: str
    field: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class ContentError(KingdomError):
    """Content that cannot be played with; `problems` is everything that was found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
