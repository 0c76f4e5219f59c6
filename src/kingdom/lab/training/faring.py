"""Results of the games of a generation, ruleset by ruleset: they show the balance of the cards when regents play."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from kingdom.bots.regent import estate as e


class Faring:
    """Counts the results of games as they come in."""

    def __init__(self) -> None:
        self._scores: dict[str, list[Any]] = defaultdict(list)
        self._shares: dict[str, list[Any]] = defaultdict(list)
        self._names: dict[str, tuple[str, ...]] = {}

    def add(self, ruleset: str, records: Any, results: Any) -> None:
        """Add games of a ruleset: their records, which show whether it is solo, and their results."""
        import numpy as np

        first = records[:, 0, 0].astype("float32")
        scores, winners = results[:, 0:2], results[:, 4].astype(int)
        if first[0, e.E_RULES] > 0.5:
            free = results[:, 2] == 0
            bronze, gold = (free & (scores[:, 0] >= 100 * first[:, e.E_MEDALS + k] - 0.2) for k in range(2))
            shares = np.stack([winners & 1, bronze, gold], axis=1)
            self._names[ruleset] = ("won", "bronze", "gold")
            scores = scores[:, :1]
        else:
            shares = np.where(winners[:, None] % 3 == 0, 0.5, winners[:, None] & 1)
            self._names[ruleset] = ("first seat",)
        self._scores[ruleset].append(scores)
        self._shares[ruleset].append(shares.astype("float32"))

    def told(self) -> dict[str, dict[str, float]]:
        """For each ruleset: games, the mean score, and shares: the first seat's wins, or medals and games won."""
        import numpy as np

        found = {}
        for ruleset, some in sorted(self._scores.items()):
            scores, shares = np.concatenate(some), np.concatenate(self._shares[ruleset])
            means = {name: round(float(share), 3) for name, share in zip(self._names[ruleset], shares.mean(axis=0))}
            found[ruleset] = {"games": len(scores), "score": round(float(scores.mean()), 1), **means}
        return found
