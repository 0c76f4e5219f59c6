"""What a page shows of a position: without a server, and without the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingdom import Game
from kingdom.core.viewers import Viewer
from kingdom.web.present.menu import Menu
from kingdom.web.present.pieces import Pieces
from kingdom.web.present.table import TableShown, show_table
from kingdom.web.texts import Texts

NAMES = ("Ann", "Bob")
ENGLISH = Texts("en")


def pieces_of(game: Game, viewer: Viewer = 0, mode: str | None = None, texts: Texts = ENGLISH) -> Pieces:
    """The cards as a viewer sees them, with what can be done with them."""
    view = game.view(viewer)
    return Pieces(view, texts, Menu(view, texts, mode), NAMES)


def shown(
    game: Game,
    viewer: Viewer = 0,
    mode: str | None = None,
    *,
    facts: Sequence[Mapping[str, Any]] = (),
    waiting: Sequence[int] = (),
    bots: Sequence[str | None] = (None, None),
    steps: Sequence[int] | None = None,
) -> TableShown:
    """The table as a viewer sees it."""
    return show_table(
        game.view(viewer), facts, ENGLISH, names=NAMES, bots=bots, waiting=waiting, mode=mode, steps=steps
    )
