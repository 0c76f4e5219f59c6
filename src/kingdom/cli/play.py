"""`kingdom play`: a game in the browser or in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.bots.registry import check_bots
from kingdom.cli.files import game_of
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import Setup, database_option, game_options, seed_option
from kingdom.cli.saved import SavedGame, opponent_in, saved_file
from kingdom.cli.sitting import DEFAULT_BOT, TerminalGame
from kingdom.cli.types import PORTS
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why


@click.command(name="play")
@click.option("--text", is_flag=True, help="Play in the terminal.")
@click.option(
    "--bot",
    metavar="BOT",
    help="Your opponent: page, steward (default), baron, regent, random, or an installed bot; baron@5s thinks for 5 "
    "seconds.",
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--port", type=PORTS, metavar="N", default=0, help="The port of the page (default: any free one).")
@database_option
@click.option(
    "--resume",
    type=SavedGame(),
    metavar="FILE",
    help="Continue a saved game; last is the one that you left in the terminal.",
)
@seed_option
@language_option
@game_options
def command(
    text: bool,
    bot: str | None,
    no_browser: bool,
    port: int,
    database: str,
    resume: Path | None,
    seed: int | None,
    language: str,
    setup: Setup,
) -> None:
    """Play in the browser. All games are saved.

    With options for a game you go straight to its table: solo, or against a bot. With --text you play in the terminal:
    at each decision your options are listed with numbers; type a number, the action itself, or help. If you leave a
    game, it is saved: continue it with --text --resume last.
    """
    check_bots([bot])
    if resume is not None and (seed is not None or setup.options):
        raise click.UsageError("--resume continues a game as it is: leave out the seed and the other game options")
    if text:
        game = setup.new_game(seed) if resume is None else resumed(resume, setup)
        opponent = bot or (opponent_in(resume) if resume is not None else None) or DEFAULT_BOT
        is_saved = resume is not None and resume == saved_file()
        TerminalGame(game, words_in(language, setup.content), opponent, is_saved=is_saved).play()
        return
    # Imported here because it is slow to load and the terminal does not need it.
    from kingdom.cli.browser import play

    play(setup, seed, resume, bot=bot, database=database, port=port, show=not no_browser)


def resumed(file: Path, setup: Setup) -> Game:
    """The unfinished game in a file; raises if it is over."""
    game = game_of(file, setup.content)
    if game.is_over:
        raise KingdomError(
            why("in-file", path=str(file), why="this game is over: look at it with kingdom show or kingdom replay")
        )
    return game
