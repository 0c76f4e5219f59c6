"""Playing out a game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from kingdom.bots.bot import NO_LIMIT, Bot, Budget
from kingdom.game.game import Game

Clock = list[float]
"""The seconds that a bot took for each of its decisions."""


def play_out(game: Game, bots: Sequence[Bot], budgets: Sequence[Budget] | None = None) -> tuple[Clock, ...]:
    """Play a game to its end; returns the time that each seat took for each decision.

    In a window the seats are asked one after the other; the order cannot matter (CON-8).

    >>> import kingdom
    >>> from kingdom import bots
    >>> game = kingdom.new_game(seed=7)
    >>> clocks = play_out(game, [bots.make("random", 1), bots.make("steward", 2)])
    >>> game.is_over
    True
    """
    allowed = budgets or [NO_LIMIT] * len(bots)
    clocks: tuple[Clock, ...] = tuple([] for _ in bots)
    while waiting := game.waiting():
        seat = waiting[0]
        view = game.view(seat)
        began = perf_counter()
        answer = bots[seat].decide(view, allowed[seat])
        clocks[seat].append(perf_counter() - began)
        game.play(seat, answer)
    return clocks
