"""`kingdom replay`: go through a record step by step, in text."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from kingdom import Record
from kingdom.cli.files import game_file, record_of
from kingdom.cli.help import Speaking
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import content_option, viewer_option
from kingdom.cli.show import seen
from kingdom.content import Content
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.game.parting import TAKE_BACK, UNDO
from kingdom.game.replaying import replaying
from kingdom.game.telling import bookkeeping
from kingdom.words import SEATS, Told, Words
from kingdom.words.facts import news
from kingdom.words.picture import picture

FORTH = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B")
BACK = ("p", "\x7f", "\x1b[D", "\x1b[A")
LEAVE = ("q", "\x1b", "\x03", "\x04")


class Frame(NamedTuple):
    """A step of a record: what the viewer was told in it, and what the table looked like after it."""

    title: str
    told: Sequence[Told]
    view: View

    def text(self, words: Words) -> str:
        """All of it, in lines."""
        rules, left_out = self.view.rules, bookkeeping()
        facts = [
            f"  {words.fact(fact, SEATS, rules)} ({fact['because']})"
            for fact in self.told
            if fact["event"] not in left_out
        ]
        return "\n".join([self.title, *facts, "", picture(self.view, words), ""])


@click.command(name="replay", cls=Speaking)
@game_file
@viewer_option
@language_option
@content_option
def command(file: Path, viewer: Viewer, language: str, content: Content) -> None:
    """Go through the record in FILE, in a terminal step by step, otherwise all at once.

    Keys: n or Enter for the next step, p for the one before, q to leave.
    """
    words = words_in(language, content)
    found = frames(record_of(file), viewer, content, words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(list(found), click.getchar, words)
    else:
        for frame in found:
            click.echo(frame.text(words))


def frames(record: Record, viewer: Viewer, content: Content, words: Words) -> Iterator[Frame]:
    """The deal, and every step that told the viewer something; they do not know of the others."""
    told: Sequence[Told] = ()
    looked: View | None = None
    shown = 0
    for entry, game in zip((None, *record.actions), replaying(record, content=content), strict=True):
        view = seen(game, viewer)
        before, told = told, game.facts(viewer)
        fresh = news(before, told)
        if fresh or view != looked:
            looked = view
            yield Frame(title(words, shown, entry, viewer), fresh, view)
            shown += 1


def title(words: Words, number: int, entry: tuple[Seat, str] | None, viewer: Viewer) -> str:
    """What was done, for viewers who may know it: the notation names cards that others do not see.

    Steps are numbered as the viewer sees them, since gaps would reveal hidden ones.
    """
    if entry is None:
        return words.t("replay-deal")
    seat, text = entry
    id = (
        "replay-undo"
        if text in (UNDO, TAKE_BACK)
        else "replay-action"
        if viewer in (seat, OPEN_TABLE)
        else "replay-step"
    )
    return words.t(id, number=number, seat=SEATS[seat], action=text)


def step_through(found: Sequence[Frame], key: Callable[[], str], words: Words) -> None:
    """Show one step at a time, as the keys say."""
    at = 0
    while True:
        click.clear()
        click.echo(found[at].text(words))
        click.echo(f"{at + 1}/{len(found)} · {words.t('replay-keys')}", err=True)
        pressed = key()
        if pressed in FORTH:
            at = min(at + 1, len(found) - 1)
        elif pressed in BACK:
            at = max(at - 1, 0)
        elif pressed in LEAVE:
            return
