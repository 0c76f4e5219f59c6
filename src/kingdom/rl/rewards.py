"""What an agent is paid, and when.

- `outcome`: at the end. For two players 1 for a victory, -1 for a defeat, 0 if it is shared or nobody wins; in a
  scenario 1 or -1; in any other game for one 1 for Gold, 2/3 for Silver, 1/3 for Bronze, 0 without a medal.
- `margin`: at the end, a hundredth of the points, less those of the opponent.
- `dense`: the same, as it changes.
"""

from __future__ import annotations

from kingdom.core.state import Seat
from kingdom.rl.play import Play

REWARDS = ("outcome", "margin", "dense")
POINTS = 0.01
LOST = -1.0
"""What an illegal action costs where it loses the game; the opponent gets as much."""


class Purse:
    """Pays the seats of one game."""

    def __init__(self, kind: str, play: Play) -> None:
        if kind not in REWARDS:
            raise ValueError(f"{kind!r} is not a reward: choose one of {', '.join(REWARDS)}")
        self.kind = kind
        self.play = play
        self._paid = [play.margin(seat) for seat in range(play.players)]

    def pay(self, seat: Seat) -> float:
        """What a seat gets for the step that has just been played."""
        if self.kind == "dense":
            now = self.play.margin(seat)
            change, self._paid[seat] = now - self._paid[seat], now
            return POINTS * change
        if not self.play.is_over:
            return 0.0
        return self.play.result(seat) if self.kind == "outcome" else POINTS * self.play.margin(seat)
