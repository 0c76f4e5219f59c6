"""Games to review that are short or random, and reviews made without a bot."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.core.state import State
from kingdom.review import Judged, Review, Reviewing
from kingdom.review.decisions import Decision
from kingdom.review.judging import Judgement


def played(seed: int, players: int = 2) -> kingdom.Game:
    game = kingdom.new_game(players=players, seed=seed)
    play_out(game, [make("random", seat) for seat in range(players)])
    return game


def finished(seed: int, steps: int = 1) -> kingdom.Game:
    """A short game: somebody resigns."""
    game = kingdom.new_game(seed=seed)
    for _ in range(steps):
        game.play(game.waiting()[0], game.options(game.waiting()[0])[0])
    game.resign(1)
    return game


def invented(game: kingdom.Game) -> Reviewing:
    """A review made without a bot: windows are judged, and every tenth turn was a blunder."""
    reviewing = Reviewing(game, worlds=1, check=1)
    next(iter(reviewing))
    turns = {at: one for at, one in enumerate(reviewing.decisions) if not one.is_window}
    found = {}
    for number, (at, one) in enumerate(turns.items()):
        if number % 10:
            found[at] = (Judgement(5.0, 5.0, 0.6, 0.6), True)
        else:
            found[at] = (Judgement(-10.0, 5.0, 0.3, 0.6, better=(one.actions[0],)), True)
    reviewing.take(found, is_whole=True)
    return reviewing


def judged(
    number: int, seat: int, before: State, chance: float = 0.5, best: float | None = None, **more: Any
) -> Judged:
    """A decision at a step, made up: the chance to win that it came to, and that of the better way."""
    last = more.pop("last", number)
    actions = more.pop("actions", ())
    checked = more.pop("checked", True)
    best_chance = chance if best is None else best
    points = more.pop("points", 0.0)
    best_points = more.pop("best_points", points)
    decision = Decision(number, last, seat, before, actions, before)
    return Judged(decision, Judgement(points, best_points, chance, best_chance, **more), checked)


def review_of(
    befores: Sequence[State], found: Sequence[Judged], scores: Sequence[int], bot: str = "baron", worlds: int = 8
) -> Review:
    """A review of a game that is given only by the states before its steps and its score."""
    best = max(scores)
    verdict = SimpleNamespace(
        winners=tuple(seat for seat, score in enumerate(scores) if score == best), total=lambda seat: scores[seat]
    )
    game: Any = SimpleNamespace(
        steps=[SimpleNamespace(before=state) for state in befores],
        state=befores[0],
        outcome=lambda: verdict,
        score=lambda seat: [SimpleNamespace(points=scores[seat])],
        text=str,
    )
    return Review(game, bot, worlds, tuple(found), is_whole=True)
