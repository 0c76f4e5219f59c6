"""`kingdom show`: prints a position, or the end of a record, as text."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom.cli.data import json_option, print_data
from kingdom.cli.files import game_file, named_game_of
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import content_option, viewer_option
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.view import View, view
from kingdom.core.viewers import Viewer
from kingdom.game.game import Game
from kingdom.game.serial import view_data
from kingdom.words.picture import picture


@click.command(name="show")
@game_file
@viewer_option
@json_option
@language_option
@content_option
def command(file: Path, viewer: Viewer, as_json: bool, language: str, content: Content) -> None:
    """Show the position in FILE, or the last position of the record in it, as text or as data."""
    game, names = named_game_of(file, content)
    if as_json:
        print_data(view_data(seen(game, viewer)))
    else:
        click.echo(picture(seen(game, viewer), words_in(language, content), names))


def seen(game: Game, viewer: Viewer) -> View:
    """A game as a viewer sees it; raises if there is no such seat."""
    if isinstance(viewer, int) and viewer >= len(game.state.players):
        raise KingdomError(f"there is no seat {viewer} in this game: it is for one player")
    return view(game.state, viewer)
