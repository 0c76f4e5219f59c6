"""`kingdom play`: a person at the table."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.cli.files import game_of
from kingdom.cli.options import Setup, game_options, seed_option
from kingdom.cli.sitting import Sitting
from kingdom.core.errors import KingdomError


@click.command(name="play")
@click.option("--text", is_flag=True, help="In the terminal.")
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Go on with a game that was saved.",
)
@seed_option
@game_options
def command(text: bool, resume: Path | None, seed: int | None, setup: Setup) -> None:
    """Play against an opponent who does anything legal, or alone.

    You have the first seat. At each decision what you may do is listed in words and by number; type a number, or the
    action itself, or `help`.
    """
    if not text:
        raise KingdomError("the table in the browser is not built yet: play in the terminal with --text")
    game = setup.new_game(seed) if resume is None else resumed(resume, seed, setup)
    Sitting(game).play()


def resumed(file: Path, seed: int | None, setup: Setup) -> Game:
    """The game in a file, to be played on."""
    if seed is not None or setup.options:
        raise click.UsageError("--resume goes on with a game as it is: leave out the seed and the other options")
    game = game_of(file, setup.content)
    if game.is_over:
        raise KingdomError(f"{file}: this game is over: look at it with kingdom show or kingdom replay")
    return game
