"""`kingdom show`: a position or a record as text."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom.cli.files import game_file, game_of
from kingdom.cli.help import Speaking
from kingdom.cli.language import language_option, say, words_in
from kingdom.cli.options import content_option, viewer_option
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.view import View, view
from kingdom.core.viewers import Viewer
from kingdom.game.game import Game
from kingdom.words.picture import picture


@click.command(name="show", cls=Speaking)
@game_file
@viewer_option
@language_option
@content_option
def command(file: Path, viewer: Viewer, language: str, content: Content) -> None:
    """Show the position in FILE, or where the record in it stops, as text."""
    click.echo(picture(seen(game_of(file, content), viewer), words_in(language, content)))


def seen(game: Game, viewer: Viewer) -> View:
    """A game as a viewer sees it; raises if there is no such seat."""
    if isinstance(viewer, int) and viewer >= len(game.state.players):
        raise KingdomError(say("show-no-seat", number=viewer))
    return view(game.state, viewer)
