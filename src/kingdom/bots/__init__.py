"""Bots: players that see exactly what a person in their seat would see.

>>> import kingdom
>>> from kingdom import bots
>>> game = kingdom.new_game(seed=7)
>>> bot = bots.make("steward", seed=1)
>>> facts = game.play(0, bot.decide(game.view(0)))
>>> game.waiting()
(1,)
"""

from kingdom.bots.bot import Answer, Bot, Budget
from kingdom.bots.match import play_out
from kingdom.bots.registry import LEVELS, Ability, ability, at_level, known, make

__all__ = ["LEVELS", "Ability", "Answer", "Bot", "Budget", "ability", "at_level", "known", "make", "play_out"]
