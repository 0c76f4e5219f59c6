"""Rewards: what an agent gets, and when; and what happens on an illegal action.

- `outcome`: at the end. For two players 1 for a victory, -1 for a defeat, 0 if it is shared or nobody wins; in a
  scenario 1 or -1; in any other solo game 1 for Gold, 2/3 for Silver, 1/3 for Bronze, 0 without a medal.
- `margin`: at the end, a hundredth of the margin: own points minus the opponent's.
- `dense`: the same, as it changes.
"""

from __future__ import annotations

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.rl.play import Play
from kingdom.rl.spaces import action_words

REWARDS = ("outcome", "margin", "dense")
ILLEGAL = ("lose", "replace", "raise")
"""What happens on an illegal action: the agent loses, a legal one is played instead, or it is an exception."""
POINTS = 0.01
LOST = -1.0
"""What an illegal action costs if it loses the game; the opponent gains as much."""


class IllegalNumber(KingdomError):
    """An illegal action, in an environment that is set to refuse it."""


def check(reward: str, illegal: str, ways: tuple[str, ...] = ILLEGAL) -> None:
    """Refuse an unknown reward or an unknown treatment of illegal actions; every environment calls this.

    >>> check("gold", "lose")
    Traceback (most recent call last):
    kingdom.core.errors.KingdomError: 'gold' is not a reward: choose one of outcome, margin, dense
    """
    if reward not in REWARDS:
        raise KingdomError(why("no-reward", given=repr(reward), names=REWARDS))
    if illegal not in ways:
        raise KingdomError(why("no-way-with-illegal", given=repr(illegal), names=ways))


def heard(play: Play, seat: Seat, number: int, illegal: str, who: str = "") -> tuple[int | None, bool]:
    """The action to play for what a seat chose, None if it loses the game; and whether it was illegal."""
    if play.is_legal(seat, number):
        return number, False
    if illegal == "raise":
        fault = why("illegal-number", number=number, text=action_words(number))
        raise IllegalNumber(why("at", where=(who,), why=fault) if who else fault)
    return (None if illegal == "lose" else play.legal(seat)[0]), True


class Purse:
    """Pays the seats of one game."""

    def __init__(self, kind: str, play: Play) -> None:
        self.kind = kind
        self.play = play
        self._paid = [play.margin(seat) for seat in range(play.players)]

    def pay(self, seat: Seat) -> float:
        """The reward of a seat for the step just played."""
        if self.kind == "dense":
            now = self.play.margin(seat)
            change, self._paid[seat] = now - self._paid[seat], now
            return POINTS * change
        if not self.play.is_over:
            return 0.0
        return self.play.result(seat) if self.kind == "outcome" else POINTS * self.play.margin(seat)
