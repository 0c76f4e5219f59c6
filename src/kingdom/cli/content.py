"""`kingdom content`: look at the cards, check a pack, and start a new one."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import click

from kingdom.cli.help import SpeakingGroup
from kingdom.cli.language import language_option, say, spoken
from kingdom.cli.options import content_option
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.types import Place
from kingdom.content import Content, ContentError, load
from kingdom.content.loader import RECONSTRUCTION, find_pack
from kingdom.core.errors import KingdomError, told
from kingdom.core.reasons import why
from kingdom.lessons import LessonError, lessons, read_lesson
from kingdom.lessons.checking import faults
from kingdom.words.catalogue import Sheet, card_sheet, differences, find, sheets

UNSOUND = 1
"""The exit code when a pack has something wrong with it."""

INTRODUCTION = """\
# A pack of your own, begun as a copy of the Reconstruction. Change what you like: every entry replaces the card or
# board with its key, field by field, and what you delete is taken from the Reconstruction again. Write where your
# values come from in `source`. `kingdom content check` says what does not fit, and every command takes `--content`.
# Letters: M Materials, P Population, G Gold, E Exploration, K Krystallium, S Soldier.

[pack]
name = "{name}"
version = "1"
description = "Cards of my own."

"""


@click.group(name="content", cls=SpeakingGroup)
def command() -> None:
    """Look at the cards, check a pack of your own, or begin one."""


@command.command()
@click.argument("pack", required=False)
@click.pass_context
def check(context: click.Context, pack: str | None) -> None:
    """Say what is wrong with a pack, by its path or name, or with a lesson; exit code 1 if anything is.

    Without PACK the card set and the lessons that the game comes with are checked.
    """
    path = None if pack is None else find_pack(pack)
    if path is None or is_lesson(path):
        context.exit(check_lessons(path))
    try:
        content = load(path)
    except ContentError as error:
        for problem in error.problems:
            click.echo(problem)
        count = len(error.problems)
        click.echo(say("pack-problems", path=str(path), count=count), err=True)
        context.exit(UNSOUND)
    click.echo(card_set(content))
    others = differences(content, load())
    click.echo(say("pack-differs", names=", ".join(others)) if others else say("pack-alike", pack=load().name))


def card_set(content: Content) -> str:
    """A card set in one line."""
    return say("pack-cards", pack=content.name, count=len(content.box("B")), hash=content.hash[:12])


def is_lesson(path: Path) -> bool:
    """Whether a file is a lesson: it has steps."""
    if path.suffix != ".toml" or not path.is_file():
        return False
    try:
        return "step" in tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False


def check_lessons(path: Path | None) -> int:
    """Play through a lesson, or all built-in ones; returns the exit code."""
    try:
        taught = [read_lesson(path.stem, path.read_text(encoding="utf-8"))] if path else list(lessons())
    except LessonError as error:
        for problem in error.problems:
            click.echo(told(error.kind, problem))
        return UNSOUND
    found = [
        say("labelled", label=one.key, text=told(KingdomError.kind, fault)) for one in taught for fault in faults(one)
    ]
    for fault in found:
        click.echo(fault)
    if path is None:
        click.echo(card_set(load()))
    for one in taught if not found else ():
        numbers = {"steps": len(one.steps), "words": one.words(spoken()), "clicks": one.clicks()}
        click.echo(say("lesson-sound", lesson=one.key, **numbers))
    return UNSOUND if found else 0


@command.command()
@click.argument("name", required=False)
@language_option
@click.option("--markdown", is_flag=True)
@content_option
def show(name: str | None, language: str, markdown: bool, content: Content) -> None:
    """List all cards and boards, or show the one called NAME with the source of each value."""
    if name is None:
        pages = sheets(content, language)
    else:
        pages = [card_sheet(content, find(content, name), language)]
    for place, sheet in enumerate(pages):
        if place:
            click.echo()
        (show_markdown if markdown else show_table)(sheet)


def show_table(sheet: Sheet) -> None:
    """A sheet for the terminal."""
    click.secho(sheet.title, bold=True)
    table = table_of(*sheet.columns)
    for row in sheet.rows:
        table.add_row(*row)
    print_table(table)


def show_markdown(sheet: Sheet) -> None:
    """A sheet for a document."""
    click.echo(sheet.markdown())


@command.command()
@click.argument("path", type=Place(path_type=Path))
def new(path: Path) -> None:
    """Begin a pack at PATH: a directory with a copy of every file of the Reconstruction, to be edited."""
    if path.exists():
        raise KingdomError(why("there-already", path=str(path)))
    try:
        path.mkdir(parents=True)
        for file in sorted(RECONSTRUCTION.glob("*.toml")):
            shutil.copyfile(file, path / file.name)
        header = path / "pack.toml"
        origins = header.read_text(encoding="utf-8").partition("# What the words")
        text = INTRODUCTION.format(name=path.name.replace('"', "")) + "".join(origins[1:])
        header.write_text(text, encoding="utf-8")
    except OSError as error:
        raise KingdomError(why("not-written", path=str(path), error=str(error.strerror))) from error
    click.echo(say("pack-begun", path=str(path)), err=True)
