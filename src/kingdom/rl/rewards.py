"""Rewards, and the treatment of illegal actions. The rewards are:

- `outcome`: at the end. For two players 1 for a victory, -1 for a defeat, 0 for a shared victory or none; in a scenario
  1 or -1; in any other solo game 1 for Gold, 2/3 for Silver, 1/3 for Bronze, 0 without a medal.
- `margin`: at the end, a hundredth of the margin: own points minus the opponent's.
- `dense`: after each step, a hundredth of the change of the margin.
"""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.config import check_options
from kingdom.rl.play import Play
from kingdom.rl.spaces import action_words

REWARDS = ("outcome", "margin", "dense")
ILLEGAL = ("lose", "replace", "raise")
"""The treatments of an illegal action: the agent loses, a legal one is played instead, or an exception is raised."""
POINTS = 0.01
LOST = -1.0
"""The reward for an illegal action that loses the game; the opponent gets the opposite."""


class IllegalNumber(KingdomError):
    """An illegal action in an environment with `illegal="raise"`."""


def check(reward: str, illegal: str, options: Iterable[str], ways: tuple[str, ...] = ILLEGAL) -> None:
    """Check the options of an environment; raises if the reward, the treatment or an option of the game is unknown.

    >>> check("gold", "lose", ())
    Traceback (most recent call last):
    kingdom.core.errors.KingdomError: 'gold' is not a reward: choose one of outcome, margin, dense
    """
    if reward not in REWARDS:
        raise KingdomError(why("no-reward", given=repr(reward), names=REWARDS))
    if illegal not in ways:
        raise KingdomError(why("no-way-with-illegal", given=repr(illegal), names=ways))
    check_options(options, besides=("players",))


def resolved(play: Play, seat: Seat, number: int, illegal: str, who: str = "") -> tuple[int | None, bool]:
    """The action to play for the number a seat chose, or None if it loses the game; and True if it was illegal."""
    if play.is_legal(seat, number):
        return number, False
    if illegal == "raise":
        fault = why("illegal-number", number=number, text=action_words(number))
        raise IllegalNumber(why("at", where=(who,), why=fault) if who else fault)
    return (None if illegal == "lose" else play.legal(seat)[0]), True


class Purse:
    """Computes the rewards of one game."""

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
