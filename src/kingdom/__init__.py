"""It's a Wonderful Kingdom, played, studied and searched by program.

>>> import kingdom
>>> game = kingdom.new_game(players=2, seed=7)
>>> game.waiting()
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kingdom.core.errors import set_wording

if TYPE_CHECKING:
    from kingdom.content import Content, ContentError, load
    from kingdom.core.actions import Action
    from kingdom.core.cards import CardId, CardType, Family, Kind
    from kingdom.core.errors import ActionError, Ambiguous, CannotParse, IllegalAction, KingdomError
    from kingdom.core.events import Event, Fact
    from kingdom.core.phases import Phase
    from kingdom.core.reasons import Reason
    from kingdom.core.resources import Resource
    from kingdom.core.scoring import ScoreLine, Verdict
    from kingdom.core.state import Site, State
    from kingdom.core.view import Hidden, PileView, SeatView, View
    from kingdom.core.viewers import OPEN_TABLE, SPECTATOR, Viewer
    from kingdom.game.config import Configuration, ConfigurationError, configure
    from kingdom.game.game import Game, Moment
    from kingdom.game.making import from_position, imagine, new_game
    from kingdom.game.options import Options
    from kingdom.game.reading import PositionError
    from kingdom.game.record import RULES_VERSION, Record, RecordError
    from kingdom.game.redaction import kinds_of_fact
    from kingdom.game.replaying import replay, replaying
    from kingdom.game.serial import view_data, view_json
    from kingdom.text import notation
    from kingdom.words.picture import picture

__all__ = [
    "OPEN_TABLE", "RULES_VERSION", "SPECTATOR", "Action", "ActionError", "Ambiguous", "CannotParse", "CardId",
    "CardType", "Configuration", "ConfigurationError", "Content", "ContentError", "Event", "Fact", "Family", "Game",
    "Hidden", "IllegalAction", "Kind", "KingdomError", "Moment", "Options", "Phase", "PileView", "PositionError",
    "Reason", "Record", "RecordError", "Resource", "ScoreLine", "SeatView", "Site", "State", "Verdict", "View",
    "Viewer", "configure", "from_position", "imagine", "kinds_of_fact", "load", "new_game", "notation", "picture",
    "replay", "replaying", "view_data", "view_json",
]  # fmt: skip

__version__ = "0.1.0"

_ROOMS = {
    "kingdom.content": ("Content", "ContentError", "load"),
    "kingdom.core.actions": ("Action",),
    "kingdom.core.cards": ("CardId", "CardType", "Family", "Kind"),
    "kingdom.core.errors": ("ActionError", "Ambiguous", "CannotParse", "IllegalAction", "KingdomError"),
    "kingdom.core.events": ("Event", "Fact"),
    "kingdom.core.phases": ("Phase",),
    "kingdom.core.reasons": ("Reason",),
    "kingdom.core.resources": ("Resource",),
    "kingdom.core.scoring": ("ScoreLine", "Verdict"),
    "kingdom.core.state": ("Site", "State"),
    "kingdom.core.view": ("Hidden", "PileView", "SeatView", "View"),
    "kingdom.core.viewers": ("OPEN_TABLE", "SPECTATOR", "Viewer"),
    "kingdom.game.config": ("Configuration", "ConfigurationError", "configure"),
    "kingdom.game.game": ("Game", "Moment"),
    "kingdom.game.options": ("Options",),
    "kingdom.game.making": ("from_position", "imagine", "new_game"),
    "kingdom.game.reading": ("PositionError",),
    "kingdom.game.record": ("RULES_VERSION", "Record", "RecordError"),
    "kingdom.game.replaying": ("replay", "replaying"),
    "kingdom.game.serial": ("view_data", "view_json"),
    "kingdom.game.redaction": ("kinds_of_fact",),
    "kingdom.text": ("notation",),
    "kingdom.words.picture": ("picture",),
}
"""The modules of the public names. They are imported on first use: `kingdom --help` need not load the game."""


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


def _in_english(kind: str, reason: Reason) -> str:
    """The text of an error; messages are loaded only when somebody reads one."""
    words = import_module("kingdom.words")
    said: str = words.in_english(kind, reason)
    return said


set_wording(_in_english)
