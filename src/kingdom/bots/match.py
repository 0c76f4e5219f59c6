"""Plays games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from kingdom import new_game
from kingdom.bots.bot import NO_LIMIT, Bot, Budget
from kingdom.bots.registry import seated
from kingdom.content import Content
from kingdom.core.state import Seat
from kingdom.game.game import Game
from kingdom.game.position import verdict_data

Clock = list[float]
"""The seconds a bot took for each decision."""


def play_out(game: Game, bots: Sequence[Bot], budgets: Sequence[Budget] | None = None) -> tuple[Clock, ...]:
    """Play a game to its end; returns the time each seat took for each decision.

    In a window the seats decide one after the other; the order cannot matter (CON-8).

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


def play_deal(
    options: Mapping[str, Any],
    content: Content,
    seed: int,
    seat: Seat,
    opponent: str | None,
    bots: Sequence[str],
    seconds: float,
) -> Iterator[tuple[str, dict[str, Any] | str]]:
    """Play a deal with each bot; yields the bot with the verdict as plain data, or with the error that ended its game.

    If a bot fails, its game has no verdict, since a substitute's result would not be comparable. The others still play.
    """
    for bot in bots:
        try:
            game = new_game(seed=seed, content=content, **options)
            names = [bot if at == seat else str(opponent) for at in range(len(game.state.players))]
            play_out(game, [seated(name, at, seconds) for at, name in enumerate(names)])
            yield bot, verdict_data(game.outcome())
        except Exception as error:  # noqa: BLE001 - the other bots play even if this one crashes
            yield bot, f"{type(error).__name__}: {error}"
