"""Review: every decision of a finished game judged by a strong bot, from what the player could know then.

>>> import kingdom
>>> from kingdom.bots import make
>>> from kingdom.bots.match import play_out
>>> from kingdom.review import Review, ReviewPlan, judge_all, judge_of
>>> game = kingdom.new_game(seed=3)
>>> _ = play_out(game, [make("steward", 1), make("random", 2)])
>>> plan, judge = ReviewPlan(game), judge_of("baron")
>>> first = next(judge_all(plan, judge, worlds=1, check=1))  # windows are judged at once, and make the first graph
>>> found = Review(plan, judge.name, 1, (first,))
>>> len(found.accounts), len(found.rows), found.is_whole
(2, 1, False)
"""

from kingdom.review.account import JudgedDecision, PlayerAccount, Review
from kingdom.review.chance import Mark
from kingdom.review.decisions import ReviewPlan
from kingdom.review.judging import DEFAULT_BOT, Judge, Judgement, judge_name, judge_of, judges
from kingdom.review.run import judge_all, make_review

__all__ = [
    "DEFAULT_BOT",
    "Judge",
    "JudgedDecision",
    "Judgement",
    "Mark",
    "PlayerAccount",
    "Review",
    "ReviewPlan",
    "judge_all",
    "judge_name",
    "judge_of",
    "judges",
    "make_review",
]
