"""Reviewing: a graph within seconds, then every turn of Choice, then a second look at suspected mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.game import Game
from kingdom.review.account import Judged, Review
from kingdom.review.decisions import decisions
from kingdom.review.judging import DEFAULT_BOT, Judgement, judge_of

WORLDS = 8
"""The number of worlds in which the best alternative is found, and of others in which it is measured."""
BUDGETS = {"regent": 32}
"""Other numbers of worlds, by bot. The regent is fast, so it uses more for narrower intervals."""
CHECK = 10
"""How many times longer a decision is analysed before it is called a mistake."""


def budget_of(bot: str) -> int:
    """The default number of worlds for a bot."""
    return BUDGETS.get(bot, WORLDS)


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    total: int


class Reviewing:
    """A review in progress: iterate to continue it, and get the review so far at any time."""

    def __init__(self, game: Game, bot: str = DEFAULT_BOT, *, worlds: int = WORLDS, check: int = CHECK) -> None:
        if not game.is_over:
            raise KingdomError(why("not-reviewed-yet"))
        self.game = game
        self.judge = judge_of(bot)
        self.worlds = worlds
        self.check = check
        self.decisions = decisions(game)
        self._judged: dict[int, tuple[Judgement, bool]] = {}
        self._done = 0
        self._whole = False

    def __iter__(self) -> Iterator[Progress]:
        """Judge one decision after another; windows come first, since they are fast and give a complete graph."""
        windows = [at for at, decision in enumerate(self.decisions) if decision.is_window]
        turns = [at for at, decision in enumerate(self.decisions) if not decision.is_window]
        for at in windows:
            self._judged[at] = (self.judge.judge(self.decisions[at], self.worlds), self.judge.plans_are_sure)
        yield self._step(len(windows), len(turns))
        for at in turns:
            self._judged[at] = (self.judge.judge(self.decisions[at], self.worlds), False)
            yield self._step(1, 0)
        doubtful = turns if self.judge.plans_are_sure else range(len(self.decisions))
        suspects = [at for at in doubtful if self._one(at).suspected is not None]
        for number, at in enumerate(suspects, start=1):
            self._judged[at] = (self.judge.judge(self.decisions[at], self.worlds * self.check), True)
            yield self._step(1, len(suspects) - number)
        self._whole = True
        yield self._step(0, 0)

    def _step(self, done: int, left: int) -> Progress:
        self._done += done
        return Progress(self._done, max(self._done + left, len(self.decisions)))

    def _one(self, at: int) -> Judged:
        return Judged(self.decisions[at], *self._judged[at])

    def review(self) -> Review:
        """The review so far."""
        judged = tuple(self._one(at) for at in sorted(self._judged))
        return Review(self.game, self.judge.name, self.worlds, judged, self._whole)

    @property
    def is_whole(self) -> bool:
        """Whether every decision was judged, and every suspicion checked."""
        return self._whole

    def found(self) -> dict[int, tuple[Judgement, bool]]:
        """What has been judged so far, by the decision's place in `decisions`, and whether it was checked."""
        return dict(self._judged)

    def take(self, found: Mapping[int, tuple[Judgement, bool]], *, is_whole: bool) -> None:
        """Take over what another process or an earlier review has found."""
        self._judged.update(found)
        self._whole = is_whole

    def whole(self) -> Review:
        """The completed review."""
        for _ in self:
            pass
        return self.review()
