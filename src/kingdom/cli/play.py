"""`kingdom play`: a person at the table."""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.bots.registry import check_bots
from kingdom.cli.files import game_of
from kingdom.cli.help import Speaking
from kingdom.cli.kept import SavedGame, kept_file, opponent_in
from kingdom.cli.language import language_option, say, words_in
from kingdom.cli.options import Setup, database_option, game_options, seed_option
from kingdom.cli.sitting import DEFAULT_BOT, Sitting
from kingdom.cli.types import PORTS
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why


@click.command(name="play", cls=Speaking)
@click.option("--text", is_flag=True)
@click.option("--bot", metavar="NAME")
@click.option("--no-browser", is_flag=True)
@click.option("--port", type=PORTS, metavar="N", default=0)
@database_option
@click.option(
    "--resume",
    type=SavedGame(),
    metavar="FILE",
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
    """Play in the browser. All games are kept.

    Options of a game take you straight to its table: solo, or against a bot. With --text you play in the terminal: at
    each decision your options are listed with numbers; type a number, the action itself, or `help`. A game that you
    leave is kept: --text --resume last goes on with it.
    """
    check_bots([bot])
    if resume is not None and (seed is not None or setup.options):
        raise click.UsageError(say("play-resumed"))
    if text:
        game = setup.new_game(seed) if resume is None else resumed(resume, setup)
        opponent = bot or (opponent_in(resume) if resume is not None else None) or DEFAULT_BOT
        kept = resume is not None and resume == kept_file()
        Sitting(game, words_in(language, setup.content), opponent, kept=kept).play()
        return
    # Imported here because it is slow, and the terminal does not need it.
    from kingdom.cli.browser import play

    play(setup, seed, resume, bot=bot, database=database, port=port, show=not no_browser)


def resumed(file: Path, setup: Setup) -> Game:
    """The game in a file, to be continued."""
    game = game_of(file, setup.content)
    if game.is_over:
        raise KingdomError(why("in-file", path=str(file), why=say("play-over")))
    return game
