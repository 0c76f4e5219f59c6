"""Errors in content: each names the file, entry and field, and all are reported together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kingdom.core.errors import KingdomError, message_of
from kingdom.core.reasons import Reason


class PackFault(NamedTuple):
    """One problem in a pack.

    >>> from kingdom.core.reasons import why
    >>> str(PackFault("cards.toml", "farm", "cost", why("is-missing")))
    'cards.toml: farm: cost: is missing'
    """

    file: str
    entry: str
    field: str
    reason: Reason

    @property
    def message(self) -> str:
        """The problem in words."""
        return message_of(ContentError.kind, self.reason)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field, self.message) if part)


class ContentError(KingdomError):
    """Raised for unusable content; `problems` has all the errors, not just the first."""

    def __init__(self, problems: Iterable[PackFault]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems[0].reason)
        self.args = (self.problems,)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))
