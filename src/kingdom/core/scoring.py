"""The result of a game: score lines, losses and the verdict (END, QUE-6, SOL-9, SCE)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from kingdom.core.reasons import Reason

MEDALS = ("none", "bronze", "silver", "gold")
"""The medals of solo games (SOL-9), lowest first."""

Ending = Literal["score", "cards", "soldiers", "shared", "eligible", "nobody", "medal", "loss", "resigned", "closed"]
"""One word for each way a game can end. The API's schema of verdicts is derived from this list."""


class ScoreLine(NamedTuple):
    """One source of victory points, with the clause that grants it."""

    source: str
    """The source: `flat`, `per_monument`, `calamities`, `menaces`, `quests`, …"""
    points: int
    """The points, below zero for a loss."""
    clause: str
    """The clause that grants them."""


class TieBreak(NamedTuple):
    """A tie-break that was applied, and each seat's value (END-2)."""

    name: str
    """`cards` or `soldiers`."""
    values: tuple[int, ...]
    """The value of each seat."""


class Verdict(NamedTuple):
    """The outcome of a game: `reason` is one word, `clause` the clause that decided it."""

    winners: tuple[int, ...]
    """The winning seats: none, one, or both for a shared victory."""
    reason: Ending
    """The kind of ending, in one word."""
    clause: str
    """The clause that decided it."""
    scores: tuple[tuple[ScoreLine, ...], ...]
    """The score lines of each seat."""
    losses: tuple[tuple[Reason, ...], ...]
    """For each seat, the reasons why it cannot win or has lost (QUE-6, SCE)."""
    tie_breaks: tuple[TieBreak, ...] = ()
    """The tie-breaks that were applied, in order."""
    medal: str | None = None
    """Solo: `bronze`, `silver`, `gold` or `none`. None in games without medals."""

    def total(self, seat: int) -> int:
        """The score of a seat: the sum of its lines."""
        return sum(line.points for line in self.scores[seat])
