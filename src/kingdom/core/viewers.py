"""Viewers: a seat, a spectator, or a viewer of an open table, who sees every card."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, TypeAlias

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat


class Onlooker(Enum):
    """Viewers that are neither a seat nor a spectator. They are not numbers, so no seat can match them by accident."""

    OPEN_TABLE = "open table"
    """Sees everything: for finished games and for examining positions."""
    NOBODY = "nobody"
    """Means that no viewer qualifies: for example, nobody knows a card laid from a deck."""

    def __repr__(self) -> str:
        return self.name


SPECTATOR: Final = None
"""A viewer who sees no hand and remembers nothing."""
OPEN_TABLE: Final = Onlooker.OPEN_TABLE
"""A viewer who sees everything: for finished games and for examining positions."""
NOBODY: Final = Onlooker.NOBODY

Viewer: TypeAlias = Seat | Literal[Onlooker.OPEN_TABLE] | None
"""A seat by its number, `SPECTATOR` or `OPEN_TABLE`."""


def seat_of(viewer: Viewer, seats: int) -> Seat | None:
    """The seat of a viewer, or None; raises an error for anything that is not a viewer."""
    if viewer is None or viewer is OPEN_TABLE:
        return None
    if isinstance(viewer, int) and 0 <= viewer < seats:
        return viewer
    raise KingdomError(why("viewer", given=repr(viewer), seats=tuple(range(seats))))
