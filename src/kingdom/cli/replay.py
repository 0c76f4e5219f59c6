"""`kingdom replay`: shows a record step by step, as text."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from kingdom import Record
from kingdom.cli.data import json_option, print_line
from kingdom.cli.files import game_file, record_of
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import content_option, viewer_option
from kingdom.cli.show import seen
from kingdom.content import Content
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.game.redaction import bookkeeping
from kingdom.game.replaying import replaying
from kingdom.game.rewind import TAKE_BACK, UNDO
from kingdom.game.serial import view_data
from kingdom.words import SEATS, RedactedFact, Words
from kingdom.words.facts import news
from kingdom.words.picture import picture

FORTH = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B")
BACK = ("p", "\x7f", "\x1b[D", "\x1b[A")
LEAVE = ("q", "\x1b", "\x03", "\x04")


class Frame(NamedTuple):
    """A step of a record: the news for the viewer, and the table after it."""

    title: str
    facts: Sequence[RedactedFact]
    view: View
    names: Sequence[str]

    def text(self, words: Words) -> str:
        """The whole step as text."""
        rules, left_out = self.view.rules, bookkeeping()
        lines = [
            f"  {words.fact(fact, self.names, rules)} ({fact['because']})"
            for fact in self.facts
            if fact["event"] not in left_out
        ]
        return "\n".join([self.title, *lines, "", picture(self.view, words, self.names), ""])


@click.command(name="replay")
@game_file
@viewer_option
@json_option
@language_option
@content_option
def command(file: Path, viewer: Viewer, as_json: bool, language: str, content: Content) -> None:
    """Go through the record in FILE: step by step in a terminal, otherwise all at once.

    With --json each step is a line: its title, the facts, and the view after them.
    Keys: n or Enter for the next step, p for the one before, q to leave.
    """
    words = words_in(language, content)
    steps = frames(record_of(file), viewer, content, words)
    if as_json:
        for number, frame in enumerate(steps):
            print_line({"step": number, "title": frame.title, "facts": frame.facts, "view": view_data(frame.view)})
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(list(steps), click.getchar, words)
    else:
        for frame in steps:
            click.echo(frame.text(words))


def frames(record: Record, viewer: Viewer, content: Content, words: Words) -> Iterator[Frame]:
    """The deal, and every step that was visible to the viewer."""
    known: Sequence[RedactedFact] = ()
    last: View | None = None
    number = 0
    names = record.seat_names(SEATS)
    for entry, game in zip((None, *record.actions), replaying(record, content=content), strict=True):
        view = seen(game, viewer)
        before, known = known, game.facts(viewer)
        fresh = news(before, known)
        if fresh or view != last:
            last = view
            yield Frame(title(words, number, entry, viewer, names), fresh, view, names)
            number += 1


def title(words: Words, number: int, entry: tuple[Seat, str] | None, viewer: Viewer, names: Sequence[str]) -> str:
    """The title of a step. Only viewers who may know it get the action, since the notation names hidden cards.

    The numbers count only visible steps, since gaps would reveal hidden ones.
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
    return words.t(id, number=number, seat=names[seat], action=text)


def step_through(steps: Sequence[Frame], key: Callable[[], str], words: Words) -> None:
    """Show one step at a time; keys move back and forth."""
    at = 0
    while True:
        click.clear()
        click.echo(steps[at].text(words))
        click.echo(f"{at + 1}/{len(steps)} · {words.t('replay-keys')}", err=True)
        pressed = key()
        if pressed in FORTH:
            at = min(at + 1, len(steps) - 1)
        elif pressed in BACK:
            at = max(at - 1, 0)
        elif pressed in LEAVE:
            return
