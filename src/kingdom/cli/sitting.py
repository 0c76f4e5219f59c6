"""A game in the terminal: shows the table and handles the lines that the person types.

Everything shown comes from the view and the facts of seat 0, so it cannot reveal the opponent's cards. The table goes
to stdout, messages to stderr.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import indent

import click

from kingdom import Game
from kingdom.bots.registry import SECONDS, ability, player, seated, weaker
from kingdom.cli.menu import TerminalMenu
from kingdom.cli.saved import forget, keep, written
from kingdom.core.errors import ActionError, KingdomError
from kingdom.game.redaction import bookkeeping
from kingdom.game.streams import streams_of
from kingdom.words import SEATS, RedactedFact, Words
from kingdom.words.facts import news
from kingdom.words.picture import picture, seat_picture
from kingdom.words.scoresheet import score_sheet

YOU = 0
PROMPT = "> "


DEFAULT_BOT = "steward"


class TerminalGame:
    """A game of a person in seat 0, against a bot if it is for two."""

    def __init__(self, game: Game, words: Words, opponent: str = DEFAULT_BOT, *, is_saved: bool = False) -> None:
        self.game = game
        self.words = words
        self.opponent = None if len(game.state.players) == 1 else opponent
        seed = int(streams_of(game.seed or 0)(f"opponent after {len(game.log)}")() * 2**32)
        self.seed = seed
        self.bot = seated(opponent, seed, SECONDS)
        self.is_saved = is_saved
        self.known: Sequence[RedactedFact] = ()
        self.chapter: object = None
        self.saved: set[Path] = set()
        self.open = True

    def play(self) -> None:
        """Play until the game is over or the person quits."""
        if self.opponent is None:
            self.talk("sitting-solo", you=SEATS[YOU])
        else:
            self.talk("sitting-two", you=SEATS[YOU], opponent=SEATS[1 - YOU], bot=self.opponent)
            here = ability(player(self.opponent).bot)
            if here.is_reduced:
                self.talk(f"bot-reduced-{here.missing}", parts=here.parts)
        while self.open and not self.game.is_over:
            self.let_the_opponent_act()
            self.show_news()
            if not self.game.is_over:
                self.ask()
        if self.game.is_over:
            self.show_news()
            click.echo(f"\n{score_sheet(self.words, self.game.outcome())}")
            if self.game.seed is not None:
                self.talk("sitting-seed", seed=str(self.game.seed))
            if self.is_saved:
                forget()
        elif self.game.log:
            self.talk("sitting-kept" if keep(self.game, self.opponent) else "sitting-not-kept")

    def talk(self, id: str, **arguments: str) -> None:
        """Print a message about the sitting itself."""
        click.echo(self.words.t(id, **arguments), err=True)

    def let_the_opponent_act(self) -> None:
        """Let the opponent decide until it is the person's turn; in a window, until the opponent is done."""
        other = 1 - YOU
        while other in self.game.waiting():
            try:
                self.game.play(other, self.bot.decide(self.game.view(other)))
            except Exception as error:  # noqa: BLE001 - the game continues even if a bot crashes
                self.hand_over(error)

    def hand_over(self, error: Exception) -> None:
        """Replace a failed bot with the next weaker one, and print a message."""
        failed = str(self.opponent)
        self.opponent = weaker(failed)
        if self.opponent is None:
            raise error
        self.bot = seated(self.opponent, self.seed, SECONDS)
        self.talk("sitting-bot-failed", bot=failed, other=self.opponent, error=f"{type(error).__name__}: {error}")

    def show_news(self) -> None:
        """Print the new facts that the person may know."""
        before, self.known = self.known, self.game.facts(YOU)
        left_out = bookkeeping()
        lines = [
            f"  {self.words.fact(fact, SEATS, self.game.state.rules)} ({fact['because']})"
            for fact in news(before, self.known)
            if fact["event"] not in left_out
        ]
        if lines:
            click.echo("\n".join(lines))

    # --- asking

    def ask(self) -> None:
        """Show the table and the options, and read lines until one leads to another decision."""
        self.show_table()
        menu = TerminalMenu(self.game.view(YOU), self.words)
        click.echo(menu.text())
        while self.open:
            click.echo(PROMPT, nl=False, err=True)
            line = read_line()
            if line is None:
                click.echo("", err=True)
                self.open = False
            elif line.strip() and self.answered(line.strip(), menu):
                return

    def show_table(self) -> None:
        """Print the whole table if the game has moved on, otherwise only the person's part of it."""
        view = self.game.view(YOU)
        chapter = (view.round, view.phase, view.turns)
        if chapter != self.chapter:
            click.echo(f"\n{picture(view, self.words)}\n")
        else:
            click.echo(f"\n{seat_picture(view, self.words)}\n")
        self.chapter = chapter

    def answered(self, line: str, menu: TerminalMenu) -> bool:
        """Handle a line; returns True if it led to another decision."""
        word, _, rest = line.partition(" ")
        match word.casefold():
            case "help" | "?":
                click.echo(indent(self.words.t("sitting-help"), "  "), err=True)
            case "quit" | "exit":
                self.open = False
            case "list":
                click.echo(menu.listing(rest))
            case "table":
                click.echo(f"\n{picture(self.game.view(YOU), self.words)}\n")
            case "save":
                self.save(rest.strip())
            case "undo":
                return self.undo()
            case "resign":
                self.game.resign(YOU)
                return True
            case _:
                return self.act(line, menu)
        return False

    def act(self, line: str, menu: TerminalMenu) -> bool:
        """Play an action, or several; returns True if they were legal."""
        try:
            plan = [menu.meant(part.strip()) for part in line.split(";") if part.strip()]
            self.game.play(YOU, plan[0] if len(plan) == 1 else plan)
        except ActionError as error:
            click.echo(f"{error}", err=True)
            if error.reason.id == "not-an-action":  # perhaps a mistyped command
                self.talk("sitting-see-help")
            return False
        return True

    def undo(self) -> bool:
        """Take back an action, or print why that is not possible; returns True if it was taken back."""
        try:
            taken = self.game.undo(YOU)
        except ActionError as error:
            click.echo(f"{error}", err=True)
            return False
        message = self.words.t("sitting-taken-back", action=self.words.action(taken, self.game.view(YOU)))
        click.echo(f"  {message}")
        self.known = self.game.facts(YOU)
        return True

    def save(self, name: str) -> None:
        """Save the game; overwrites a file only if this game was saved in it before."""
        path = Path(name).expanduser()
        try:
            if not name:
                raise KingdomError(self.words.t("sitting-save-where"))
            if path.exists() and path not in self.saved:
                raise KingdomError(self.words.t("sitting-save-there", path=str(path)))
            path.write_text(written(self.game, self.opponent), encoding="utf-8")
        except (KingdomError, OSError) as error:
            click.echo(f"{error}", err=True)
            return
        self.saved.add(path)
        self.talk("sitting-saved", path=str(path))


def read_line() -> str | None:
    """A line from the keyboard; None when there are no more."""
    try:
        import readline  # noqa: F401 - gives `input` arrow keys and a history
    except ImportError:  # pragma: no cover - missing on some systems
        pass
    try:
        return input()
    except EOFError:
        return None
