"""`kingdom play`: a person at the table."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.cli.files import game_of
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import Setup, database_option, game_options, seed_option
from kingdom.cli.sitting import Sitting
from kingdom.core.errors import KingdomError


@click.command(name="play")
@click.option("--text", is_flag=True, help="In the terminal, against an opponent who does anything legal.")
@click.option("--no-browser", is_flag=True, help="Only print the address; open it yourself.")
@click.option("--port", type=int, metavar="N", default=0, help="Where the browser finds the table; any free one.")
@database_option
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Go on with a game that was saved.",
)
@seed_option
@language_option
@game_options
def command(
    text: bool,
    no_browser: bool,
    port: int,
    database: str,
    resume: Path | None,
    seed: int | None,
    language: str,
    setup: Setup,
) -> None:
    """Play in the browser: all games are kept, and the page begins where you want to.

    With options of a game you come straight to its table: alone, or against a bot. With --text you play in the
    terminal: at each decision what you may do is listed in words and by number; type a number, the action itself, or
    `help`.
    """
    if resume is not None and (seed is not None or setup.options):
        raise click.UsageError("--resume goes on with a game as it is: leave out the seed and the other options")
    if text:
        game = setup.new_game(seed) if resume is None else resumed(resume, setup)
        Sitting(game, words_in(language, setup.content)).play()
        return
    # Imported here, since it takes a moment that the terminal has no use for.
    from kingdom.cli.browser import play

    play(setup, seed, resume, database=database, port=port, show=not no_browser)


def resumed(file: Path, setup: Setup) -> Game:
    """The game in a file, to be played on."""
    game = game_of(file, setup.content)
    if game.is_over:
        raise KingdomError(f"{file}: this game is over: look at it with kingdom show or kingdom replay")
    return game
