"""A race between actions: trials come in lots, and whatever they have shown to be worse than the best drops out.

All actions of a lot are tried on the same deals, so what tells two of them apart is the difference from deal to deal,
which varies far less than their values do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

SURE = 4.0
"""How many standard errors make a difference certain: many, since lots are few and looked at often."""
FEWEST = 12
"""Lots before anything is said: fewer do not show how much they vary."""
SLACK = 0.001
"""What it may cost to stop: a thousandth of a game."""


class Race:
    """Actions, and what their trials came to, lot by lot."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.left = list(actions)
        self._deals: list[int] = []
        self._lots: list[Mapping[int, float]] = []

    def add(self, deals: int, totals: Mapping[int, float]) -> None:
        """One more lot: so many deals, and what each action that is left made of all of them."""
        self._deals.append(deals)
        self._lots.append(totals)

    def rank(self) -> None:
        """The best action first, by all lots: whoever is left has been in every one."""
        sums = {action: sum(lot[action] for lot in self._lots) for action in self.left}
        self.left.sort(key=lambda action: -sums[action])

    def drop(self) -> None:
        """Rank, and leave only those that may still be better, and by enough to matter."""
        self.rank()
        if len(self._lots) < FEWEST:
            return
        best, *others = self.left
        behind = {action: self._behind(best, action) for action in others}
        if all(SURE * error - mean < SLACK for mean, error in behind.values()):
            self.left = [best]
        else:
            self.left = [best, *(one for one in others if behind[one][0] < SURE * behind[one][1])]

    def halve(self) -> None:
        """Rank, and leave the better half."""
        self.rank()
        self.left = self.left[: (len(self.left) + 1) // 2]

    def _behind(self, best: int, action: int) -> tuple[float, float]:
        """By how much an action is behind on a deal, and the standard error of that."""
        deals = sum(self._deals)
        each = [lot[best] - lot[action] for lot in self._lots]
        mean = sum(each) / deals
        squares = sum((one - mean * many) ** 2 for one, many in zip(each, self._deals, strict=True))
        return mean, sqrt(squares * len(each) / (len(each) - 1)) / deals
