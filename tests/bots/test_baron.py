"""The baron: it tries its candidates, and does what has come out best."""

from __future__ import annotations

from itertools import count

import pytest

import kingdom
from kingdom.bots import baron
from kingdom.bots.baron import CANDIDATES, Baron
from kingdom.bots.bot import Budget
from kingdom.core.actions import Action
from kingdom.core.state import Seat, State
from kingdom.core.view import View

BUDGETS = [Budget(simulations=1), Budget(simulations=100), Budget(seconds=1.0), Budget(simulations=3, seconds=1.0)]


@pytest.fixture
def sight(monkeypatch: pytest.MonkeyPatch) -> View:
    """The first offer of a game, and a clock that goes on by itself."""
    ticks = count()
    monkeypatch.setattr(baron, "monotonic", lambda: next(ticks) / 50)
    return kingdom.new_game(seed=1).view(0)


@pytest.mark.parametrize("budget", BUDGETS, ids=str)
@pytest.mark.parametrize("at", [0, 5, CANDIDATES - 1])
def test_it_does_what_its_trials_say(sight: View, budget: Budget, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    favourite = Baron(1).candidates(sight)[at]
    tried: list[Action] = []

    def trial(self: Baron, world: State, seat: Seat, action: Action) -> float:
        tried.append(action)
        return float(action == favourite)

    monkeypatch.setattr(Baron, "trial", trial)

    assert Baron(1).decide(sight, budget) == favourite
    assert len(set(tried)) == CANDIDATES, "every candidate is tried at least once"
    assert tried.count(favourite) == max(map(tried.count, tried)), "the better half is tried on"


def test_it_makes_about_as_many_trials_as_it_may(sight: View, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    monkeypatch.setattr(Baron, "trial", lambda self, world, seat, action: made.append(action) or 0.0)

    Baron(1).decide(sight, Budget(simulations=500))

    assert 400 <= len(made) <= 500 + CANDIDATES


def test_a_trial_is_the_margin_at_the_end_of_the_choice(sight: View) -> None:
    """Not the beginning of it: after sensible play by both, in a world that may be the true one."""
    table = kingdom.new_game(seed=1)
    bot = Baron(1)
    margins = {bot.trial(table.state, seat, table.options(0)[0]) for seat in (0,)}
    others = {bot.trial(table.state, 0, action) for action in bot.candidates(table.view(0))}

    assert len(margins) == 1
    assert len(others) > 1, "what is offered makes a difference"
    assert table.state == kingdom.new_game(seed=1).state, "a trial is made on a copy"
