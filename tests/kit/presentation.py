"""The data that a page shows of a position, without a server or a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingdom import Game
from kingdom.core.viewers import Viewer
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.table import TableShown, show_table
from kingdom.web.texts import Texts

NAMES = ("Ann", "Bob")
ENGLISH = Texts("en")


def pieces_shown(game: Game, viewer: Viewer = 0, mode: str | None = None, texts: Texts = ENGLISH) -> Pieces:
    """The cards as a viewer sees them, with the actions on them."""
    view = game.view(viewer)
    return Pieces(view, texts, Menu(view, texts, mode), NAMES)


def table_shown(
    game: Game,
    viewer: Viewer = 0,
    mode: str | None = None,
    *,
    facts: Sequence[Mapping[str, Any]] = (),
    waiting: Sequence[int] = (),
    bots: Sequence[str | None] = (None, None),
    steps: Sequence[int] | None = None,
    draft: str | None = None,
) -> TableShown:
    """The table as a viewer sees it."""
    view = game.view(viewer)
    return show_table(
        view, facts, ENGLISH, names=NAMES, bots=bots, waiting=waiting, mode=mode, steps=steps, draft=draft
    )
