"""Games to review that are short or random, and reviews made without a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.core.state import State
from kingdom.review import JudgedDecision, Judgement, Review, ReviewPlan, judge_of
from kingdom.review.decisions import Decision


def random_game(seed: int, players: int = 2) -> kingdom.Game:
    game = kingdom.new_game(players=players, seed=seed)
    play_out(game, [make("random", seat) for seat in range(players)])
    return game


def resigned_game(seed: int, steps: int = 1) -> kingdom.Game:
    """A short game, ended by a resignation."""
    game = kingdom.new_game(seed=seed)
    for _ in range(steps):
        game.play(game.waiting()[0], game.options(game.waiting()[0])[0])
    game.resign(1)
    return game


def made_up_review(game: kingdom.Game) -> Review:
    """A review made without a bot: windows are judged, and every tenth turn was a blunder."""
    plan, baron = ReviewPlan(game), judge_of("baron")
    judgements = [replace(baron.judge(window, 1), checked=True) for window in plan.decisions if window.is_window]
    for number, turn in enumerate(turn for turn in plan.decisions if not turn.is_window):
        if number % 10:
            judgements.append(Judgement(turn.number, 5.0, 5.0, 0.6, 0.6, checked=True))
        else:
            judgements.append(Judgement(turn.number, -10.0, 5.0, 0.3, 0.6, better=(turn.actions[0],), checked=True))
    return Review(plan, baron.name, 1, tuple(judgements))


def made_up_decision(
    number: int, seat: int, before: State, chance: float = 0.5, best: float | None = None, **more: Any
) -> JudgedDecision:
    """A made-up decision at a step, with its chance to win, and the chance of the best action."""
    last = more.pop("last", number)
    actions = more.pop("actions", ())
    best_chance = chance if best is None else best
    points = more.pop("points", 0.0)
    best_points = more.pop("best_points", points)
    decision = Decision(number, last, seat, before, actions, before)
    return JudgedDecision(
        decision, Judgement(number, points, best_points, chance, best_chance, **{"checked": True} | more)
    )


def review_of(
    befores: Sequence[State],
    found: Sequence[JudgedDecision],
    scores: Sequence[int],
    bot: str = "baron",
    worlds: int = 8,
) -> Review:
    """A review of a game of which only the states before its steps and its score are given."""
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
    plan: Any = SimpleNamespace(game=game, decisions=tuple(one.decision for one in found))
    return Review(plan, bot, worlds, tuple(one.judgement for one in found))
