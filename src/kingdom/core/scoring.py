"""Score lines, losses and the verdict: how a game ended (END, QUE-6, SOL-9, SCE)."""

from __future__ import annotations

from typing import NamedTuple

from kingdom.core.reasons import Reason

MEDALS = ("none", "bronze", "silver", "gold")
"""The medals of solo games (SOL-9), lowest first."""


class ScoreLine(NamedTuple):
    """One source of victory points, with the clause that grants it."""

    source: str
    """What it counts: `flat`, `per_monument`, `calamities`, `menaces`, `quests`, …"""
    points: int
    clause: str


class TieBreak(NamedTuple):
    """A comparison that was needed, and what each seat had (END-2)."""

    name: str
    values: tuple[int, ...]


class Verdict(NamedTuple):
    """How a game ended: `reason` in one word, and the `clause` that decided it."""

    winners: tuple[int, ...]
    reason: str
    """`score`, `cards`, `soldiers`, `shared`, `eligible`, `nobody`, `medal`, `loss`, `resigned`."""
    clause: str
    scores: tuple[tuple[ScoreLine, ...], ...]
    losses: tuple[tuple[Reason, ...], ...]
    """Why each seat cannot win, or has lost (QUE-6, SCE)."""
    tie_breaks: tuple[TieBreak, ...] = ()
    medal: str | None = None
    """Solo: `bronze`, `silver`, `gold`, or `none`; None where there are no medals."""

    def total(self, seat: int) -> int:
        """The score of a seat: the sum of its lines."""
        return sum(line.points for line in self.scores[seat])
