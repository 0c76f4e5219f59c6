"""It's a Wonderful Kingdom, played, studied and searched by program.

>>> import kingdom
>>> game = kingdom.new_game(players=2, seed=7)
>>> game.waiting()
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingdom.core.actions import Action
    from kingdom.core.errors import ActionError, Ambiguous, CannotParse, IllegalAction, KingdomError
    from kingdom.core.view import View
    from kingdom.core.viewers import OPEN_TABLE, SPECTATOR
    from kingdom.game.config import Configuration, ConfigurationError
    from kingdom.game.game import Game, from_position, imagine, new_game
    from kingdom.game.reading import PositionError
    from kingdom.game.record import RULES_VERSION, Record, RecordError
    from kingdom.game.replaying import replay
    from kingdom.text import notation

__all__ = [
    "OPEN_TABLE", "RULES_VERSION", "SPECTATOR", "Action", "ActionError", "Ambiguous", "CannotParse", "Configuration",
    "ConfigurationError", "Game", "IllegalAction", "KingdomError", "PositionError", "Record", "RecordError", "View",
    "from_position", "imagine", "new_game", "notation", "replay",
]  # fmt: skip

_ROOMS = {
    "kingdom.core.actions": ("Action",),
    "kingdom.core.errors": ("ActionError", "Ambiguous", "CannotParse", "IllegalAction", "KingdomError"),
    "kingdom.core.view": ("View",),
    "kingdom.core.viewers": ("OPEN_TABLE", "SPECTATOR"),
    "kingdom.game.config": ("Configuration", "ConfigurationError"),
    "kingdom.game.game": ("Game", "from_position", "imagine", "new_game"),
    "kingdom.game.reading": ("PositionError",),
    "kingdom.game.record": ("RULES_VERSION", "Record", "RecordError"),
    "kingdom.game.replaying": ("replay",),
    "kingdom.text": ("notation",),
}
"""Where the public names live. They are fetched when first used, so that `kingdom --help` need not load the game."""


def __getattr__(name: str) -> Any:
    """A public name, from the module where it lives."""
    room = next((room for room, names in _ROOMS.items() if name in names), None)
    if room is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(room)
    found = import_module(f"{room}.{name}") if not hasattr(module, name) else getattr(module, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public names, and whatever has been loaded."""
    return sorted({*globals(), *__all__})
