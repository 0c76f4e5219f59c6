"""Review: every decision of a finished game judged by a strong bot, from what the player could know then.

>>> import kingdom
>>> from kingdom.bots import make
>>> from kingdom.bots.match import play_out
>>> from kingdom.review import Reviewing
>>> game = kingdom.new_game(seed=3)
>>> _ = play_out(game, [make("steward", 1), make("random", 2)])
>>> reviewing = Reviewing(game, worlds=1, check=1)
>>> _ = next(iter(reviewing))  # windows are judged at once, and make the first graph
>>> found = reviewing.review()
>>> len(found.players), found.is_whole
(2, False)
"""

from kingdom.review.account import Judged, PlayerAccount, Review
from kingdom.review.chance import Mark
from kingdom.review.judging import DEFAULT_BOT, Judge, judge_of, judges
from kingdom.review.reviewing import Reviewing

__all__ = ["DEFAULT_BOT", "Judge", "Judged", "Mark", "PlayerAccount", "Review", "Reviewing", "judge_of", "judges"]
