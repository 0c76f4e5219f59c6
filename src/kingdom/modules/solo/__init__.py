"""SOL: the game for one player, against a Danger deck, for a medal."""

from kingdom.modules.solo import choice, danger, ending, search, spies
from kingdom.modules.solo.module import solo

__all__ = ["choice", "danger", "ending", "search", "solo", "spies"]
