"""Bots for tests, most of which misbehave. In an arena they are called `tests.kit.bots:Raising` and so on."""

from __future__ import annotations

from typing import Any

from kingdom.bots.bot import NO_LIMIT, Answer, Budget
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.view import View
from kingdom.rules.planning import Done


class First:
    """Takes its first legal action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        return view.options[0]


class Last(First):
    """Takes its last legal action, which usually means that it is done with a window at once."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        return view.options[-1]


class Raising(First):
    """Plays a little, then fails."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        if view.round == 2:
            raise ZeroDivisionError("it thought too hard")
        return view.options[-1]


class Moody(First):
    """Fails in about half of its games: if the ids of its first hand add up to an even number."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        if view.round == 1 and not view.turns and view.me.hand and sum(view.me.hand) % 2 == 0:
            raise ZeroDivisionError("not in the mood")
        return view.options[-1]


class Complaining(First):
    """Raises an error that is reported in the user's language."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        raise KingdomError(why("no-table", given="'x'"))


class Cheating(First):
    """Answers that it is done when it must not."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        return Done()


class Silent(First):
    """Answers with an empty plan."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        return []


class Mumbling(First):
    """Answers with a word."""

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Any:
        return ["done"]


class Unborn:
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("not today")


NOT_A_MAKER = 3
