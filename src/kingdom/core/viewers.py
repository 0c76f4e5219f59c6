"""Who looks on: a seat, a spectator, or somebody at a table where all cards lie open."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, TypeAlias

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat


class Onlooker(Enum):
    """Those who sit at no seat and are not spectators. No number stands for them, so none can mean one by chance."""

    OPEN_TABLE = "open table"
    """Sees everything: for finished games and for looking at positions."""
    NOBODY = "nobody"
    """Stands where someone is asked for and no one is meant: who knows a card that was laid from a deck."""

    def __repr__(self) -> str:
        return self.name


SPECTATOR: Final = None
"""Somebody who watches, sees nobody's hand and remembers nothing."""
OPEN_TABLE: Final = Onlooker.OPEN_TABLE
"""Somebody who sees everything: for finished games and for looking at positions."""
NOBODY: Final = Onlooker.NOBODY

Viewer: TypeAlias = Seat | Literal[Onlooker.OPEN_TABLE] | None
"""A seat by its number, `SPECTATOR` or `OPEN_TABLE`."""


def seat_of(viewer: Viewer, seats: int) -> Seat | None:
    """The seat that a viewer has, None for those who have none; refuses who cannot look on at all."""
    if viewer is None or viewer is OPEN_TABLE:
        return None
    if isinstance(viewer, int) and 0 <= viewer < seats:
        return viewer
    raise KingdomError(why("viewer", given=repr(viewer), seats=tuple(range(seats))))
