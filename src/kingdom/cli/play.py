"""`kingdom play`: a person at the table."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.cli.files import game_of
from kingdom.cli.language import language_option, say, words_in
from kingdom.cli.options import Setup, database_option, game_options, seed_option
from kingdom.cli.sitting import Sitting
from kingdom.core.errors import KingdomError


@click.command(name="play")
@click.option("--text", is_flag=True, help="Play in the terminal, against an opponent who plays at random.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--port", type=int, metavar="N", default=0, help="The port of the page (default: any free one).")
@database_option
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Continue a saved game.",
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
    """Play in the browser. All games are kept.

    Options of a game take you straight to its table: solo, or against a bot. With --text you play in the terminal: at
    each decision your options are listed with numbers; type a number, the action itself, or `help`.
    """
    if resume is not None and (seed is not None or setup.options):
        raise click.UsageError("--resume continues a game as it is: leave out the seed and the other options")
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
        raise KingdomError(f"{file}: {say('play-over')}")
    return game
