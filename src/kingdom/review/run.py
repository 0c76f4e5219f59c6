"""Running a review: a graph within seconds, then every turn of Choice, then a second look at suspected mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kingdom import Record, replay
from kingdom.content import Content
from kingdom.game.game import Game
from kingdom.review.account import JudgedDecision, Review
from kingdom.review.decisions import ReviewPlan
from kingdom.review.judging import DEFAULT_BOT, Judge, Judgement, judge_name, judge_of

WORLDS = 8
"""The number of worlds in which the best alternative is found, and of others in which it is measured."""
BUDGETS = {"regent": 32}
"""Other numbers of worlds, by bot. The regent is fast, so it uses more for narrower intervals."""
CHECK = 10
"""The factor by which a decision is analysed longer before it is called a mistake."""


def budget_of(bot: str) -> int:
    """The default number of worlds for a bot."""
    return BUDGETS.get(bot, WORLDS)


def judge_all(plan: ReviewPlan, judge: Judge, worlds: int = WORLDS, check: int = CHECK) -> Iterator[Judgement]:
    """Judge one decision after another; one that seems to have cost something is judged again, and yielded again."""
    suspects = []
    for decision in plan.ordered:
        checked = decision.is_window and judge.plans_are_sure
        judgement = replace(judge.judge(decision, worlds), checked=checked)
        if not checked and JudgedDecision(decision, judgement).suspected is not None:
            suspects.append(decision)
        yield judgement
    for decision in sorted(suspects, key=lambda decision: decision.number):
        yield replace(judge.judge(decision, worlds * check), checked=True)


def review_game(record: str, content: Content, bot: str, worlds: int, check: int) -> Iterator[Judgement]:
    """The judgements of a review, for another process."""
    return judge_all(ReviewPlan(replay(Record.from_json(record), content=content)), judge_of(bot), worlds, check)


def make_review(game: Game, bot: str = DEFAULT_BOT, *, worlds: int = WORLDS, check: int = CHECK) -> Review:
    """The whole review of a game, made here and now."""
    plan, judge = ReviewPlan(game), judge_of(judge_name(bot, game))
    return Review(plan, judge.name, worlds, tuple(judge_all(plan, judge, worlds, check)))
