"""Statistics of many games: lengths, scores, wins by seat, medals, and errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, pstdev
from typing import Any

from kingdom.core.scoring import MEDALS
from kingdom.game.rulesets import GivenOptions
from kingdom.proof.playout import Broken, Played


class Tally:
    """Counts the games of one ruleset."""

    def __init__(self, name: str, options: GivenOptions) -> None:
        self.name = name
        self.options = options
        self.games: list[Played] = []
        self.broken: list[Broken] = []

    def add(self, game: Played | Broken) -> None:
        """Count a game."""
        if isinstance(game, Broken):
            self.broken.append(game)
        else:
            self.games.append(game)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.games[0].scores) if self.games else 0

    def won(self, seat: int) -> int:
        """The number of games that a seat has won outright; medals are counted separately."""
        return sum(game.winners == (seat,) and game.medal is None for game in self.games)

    @property
    def shared(self) -> int:
        """The number of shared victories."""
        return sum(len(game.winners) > 1 for game in self.games)

    @property
    def lost(self) -> int:
        """The number of games without a winner, or of lost solo games."""
        return sum(not game.winners for game in self.games)

    def medals(self) -> dict[str, int]:
        """For solo games that were not lost: the number of times each medal was earned."""
        counts = Counter(game.medal for game in self.games if game.winners)
        return {medal: counts[medal] for medal in MEDALS} if self.seats == 1 else {}

    def to_data(self) -> dict[str, Any]:
        """The statistics as plain data."""
        return {
            "ruleset": self.name,
            "options": {key: list(value) if isinstance(value, tuple) else value for key, value in self.options.items()},
            "games": len(self.games),
            "decisions": spread([game.decisions for game in self.games]),
            "scores": [spread([game.scores[seat] for game in self.games]) for seat in range(self.seats)],
            "won": [self.won(seat) for seat in range(self.seats)] if self.seats == 2 else [],
            "shared": self.shared,
            "nobody": self.lost,
            "medals": self.medals(),
            "reasons": dict(sorted(Counter(game.reason for game in self.games).items())),
            "broken": [game._asdict() for game in self.broken],
        }

    def complaints(self) -> list[str]:
        """The errors, game by game."""
        return [f"{self.name}, seed {game.seed}, decision {game.decisions}: {game.why}" for game in self.broken]


def spread(numbers: Sequence[int]) -> dict[str, float] | None:
    """Mean, standard deviation, minimum and maximum; None without values.

    >>> spread([1, 3])
    {'mean': 2.0, 'deviation': 1.0, 'least': 1, 'most': 3}
    """
    if not numbers:
        return None
    return {
        "mean": round(float(mean(numbers)), 3),
        "deviation": round(pstdev(numbers), 3),
        "least": min(numbers),
        "most": max(numbers),
    }
