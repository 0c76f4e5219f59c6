"""It's a Wonderful Kingdom, played, studied and searched by program.

>>> import kingdom
>>> game = kingdom.new_game(players=2, seed=7)
>>> game.waiting()
(0,)
"""

from __future__ import annotations

from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, Ambiguous, CannotParse, IllegalAction, KingdomError
from kingdom.core.view import View
from kingdom.game.config import Configuration, ConfigurationError
from kingdom.game.game import Game, from_position, imagine, new_game
from kingdom.game.reading import PositionError
from kingdom.game.record import RULES_VERSION, Record, RecordError
from kingdom.game.replaying import replay
from kingdom.text import notation

__all__ = [
    "RULES_VERSION", "Action", "ActionError", "Ambiguous", "CannotParse", "Configuration", "ConfigurationError",
    "Game", "IllegalAction", "KingdomError", "PositionError", "Record", "RecordError", "View", "from_position",
    "imagine", "new_game", "notation", "replay",
]  # fmt: skip
