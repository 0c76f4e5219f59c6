"""Cards that lie face down: what a note on their back says to whom."""

from __future__ import annotations

import kingdom
from kingdom import Game
from kingdom.core.viewers import OPEN_TABLE
from kingdom.web.present.table.centre import areas
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.texts import Texts

NAMES = ("Ann", "Bran")


def notes(game: Game, viewer: int | None) -> list[str]:
    """What is noted on the backs of the cards in the areas."""
    view, texts = game.view(viewer), Texts("en")
    shown = areas(Pieces(view, texts, Menu(view, texts), NAMES))
    return [piece.note for area in shown for piece in area.cards if piece.face is None]


def test_whoever_laid_a_card_is_reminded_of_it_and_an_open_table_says_who_laid_it() -> None:
    game = kingdom.new_game(seed=1, players=2)
    hidden = next(action for action in game.options(0) if "face down" in game.text(action))
    game.play(0, hidden)

    assert notes(game, 0)[0].startswith("You laid ")
    assert notes(game, OPEN_TABLE)[0] == notes(game, 0)[0].replace("You", "Ann")
    assert set(notes(game, 1)) == {""}
    assert set(notes(game, None)) == {""}
