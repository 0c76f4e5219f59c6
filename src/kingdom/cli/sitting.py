"""A person's sitting at the table in the terminal: what they are shown, and what they may say.

Everything shown is the view of seat 0 and what that seat is told; the other seat's cards do not come into it. The table
goes to stdout, talk about it to stderr.
"""

from __future__ import annotations

from pathlib import Path

import click

from kingdom import Game
from kingdom.cli.menu import Menu
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.rng import Stream
from kingdom.game.streams import streams_of
from kingdom.text.picture import picture, seat_lines
from kingdom.words.scoresheet import score_sheet
from kingdom.words.seats import Speaker
from kingdom.words.sentences import BOOKKEEPING
from kingdom.words.wording import Told, action_words, fact_words, news

YOU = 0
PROMPT = "> "
HELP = """\
  3                  do what is number 3 of the list
  2l 5r*             offer card 2 of your hand to the left area and card 5 to the right one, * for face down
  slate Farm#2       do it, in the words of the notation; several at once with ; between them
  list [WORDS]       list everything you may do, or what has these words in it
  undo               take back your last action, as long as nothing has come of it
  table              show the whole table again
  save FILE          write the game down; kingdom play --text --resume FILE goes on with it
  help, quit"""


class Sitting:
    """A game between a person at seat 0 and, if it is for two, somebody who does anything legal."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.speaker = Speaker(("you", "the opponent"), you=YOU)
        self.opponent: Stream = streams_of(game.seed or 0)(f"opponent after {len(game.log)}")
        self.told: Told = ()
        self.chapter: object = None
        self.saved: set[Path] = set()
        self.open = True

    def play(self) -> None:
        """Until the game is over, or the person has had enough."""
        click.echo("Type help to see what you can say.", err=True)
        while self.open and not self.game.is_over:
            self.let_the_opponent_act()
            self.tell_news()
            if not self.game.is_over:
                self.ask()
        if self.game.is_over:
            self.tell_news()
            click.echo(f"\n{score_sheet(self.game.outcome(), self.speaker)}")
            if self.game.seed is not None:
                click.echo(f"This was the game of --seed {self.game.seed}.", err=True)

    def let_the_opponent_act(self) -> None:
        """All that the other seat has to decide before it is the person's turn; in a window, all of it."""
        other = 1 - YOU
        while other in self.game.waiting():
            options = self.game.view(other).options
            self.game.play(other, options[int(self.opponent() * len(options))])

    def tell_news(self) -> None:
        """What has happened, as far as the person is told."""
        before, self.told = self.told, self.game.facts(YOU)
        lines = [
            f"  {fact_words(fact, self.speaker)} ({fact['because']})"
            for fact in news(before, self.told)
            if fact["event"] not in BOOKKEEPING
        ]
        if lines:
            click.echo("\n".join(lines))

    # --- asking

    def ask(self) -> None:
        """Show what there is to decide, and take an answer; one that cannot be taken changes nothing."""
        self.show_table()
        menu = Menu(self.game.view(YOU))
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
        """The whole table when the game has moved on, the person's own part of it after their own actions."""
        view = self.game.view(YOU)
        chapter = (view.round, view.phase, view.turns)
        if chapter != self.chapter:
            click.echo(f"\n{picture(view, self.speaker)}\n")
        else:
            click.echo("\n" + "\n".join(seat_lines(view, view.me, self.speaker)) + "\n")
        self.chapter = chapter

    def answered(self, line: str, menu: Menu) -> bool:
        """Whether the line led to another decision."""
        word, _, rest = line.partition(" ")
        match word.casefold():
            case "help" | "?":
                click.echo(HELP, err=True)
            case "quit" | "exit":
                self.open = False
            case "list":
                click.echo(menu.listing(rest))
            case "table":
                click.echo(f"\n{picture(self.game.view(YOU), self.speaker)}\n")
            case "save":
                self.save(rest.strip())
            case "undo":
                return self.undo()
            case _:
                return self.act(line, menu)
        return False

    def act(self, line: str, menu: Menu) -> bool:
        """Do an action, or several."""
        try:
            plan = [menu.meant(part.strip()) for part in line.split(";") if part.strip()]
            self.game.play(YOU, plan[0] if len(plan) == 1 else plan)
        except ActionError as error:
            click.echo(f"{error}", err=True)
            return False
        return True

    def undo(self) -> bool:
        """Take back an action, or say why not."""
        try:
            taken = self.game.undo(YOU)
        except ActionError as error:
            click.echo(f"{error}", err=True)
            return False
        click.echo(f"  Taken back: {action_words(taken, self.game.state.rules.names)}")
        self.told = self.game.facts(YOU)
        return True

    def save(self, name: str) -> None:
        """Write the game down; a file of somebody else's is left alone."""
        path = Path(name).expanduser()
        try:
            if not name:
                raise KingdomError("say where to: save FILE")
            if path.exists() and path not in self.saved:
                raise KingdomError(f"{path} is there already: take another name")
            path.write_text(self.game.record().to_json(), encoding="utf-8")
        except (KingdomError, OSError) as error:
            click.echo(f"{error}", err=True)
            return
        self.saved.add(path)
        click.echo(f"saved in {path}", err=True)


def read_line() -> str | None:
    """A line from the keyboard; None when there are no more."""
    try:
        import readline  # noqa: F401 - it gives `input` its arrow keys and its history
    except ImportError:  # pragma: no cover - not on every system
        pass
    try:
        return input()
    except EOFError:
        return None
