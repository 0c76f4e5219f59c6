"""`kingdom content`: shows the cards, checks a pack, and starts a new one."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import click

from kingdom.cli.data import json_option, print_data
from kingdom.cli.language import language_option
from kingdom.cli.options import content_option
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.status import WRONG
from kingdom.content import Content, ContentError, load
from kingdom.content.loader import RECONSTRUCTION, find_pack
from kingdom.core.errors import KingdomError, message_of
from kingdom.core.reasons import why
from kingdom.lessons import Lesson, LessonError, lessons, read_lesson
from kingdom.lessons.checking import faults
from kingdom.words.catalogue import Sheet, card_sheet, differences, find, sheets

INTRODUCTION = """\
# A pack of your own, which begins as a copy of the Reconstruction. Change what you like: every entry replaces the card
# or board with its key, field by field, and deleted values are taken from the Reconstruction again. Note the origin of
# your values in `source`. `kingdom content check` reports problems, and every command takes `--content`.
# Letters: M Materials, P Population, G Gold, E Exploration, K Krystallium, S Soldier.

[pack]
name = "{name}"
version = "1"
description = "Cards of my own."

"""


@click.group(name="content")
def command() -> None:
    """Look at the cards, check a pack of your own, or start one."""


@command.command(short_help="Report what is wrong with a pack or a lesson.")
@click.argument("pack", required=False)
@json_option
@click.pass_context
def check(context: click.Context, pack: str | None, as_json: bool) -> None:
    """Report what is wrong with a pack, by its path or name, or with a lesson; exit code 1 if anything is.

    Without PACK, the card set and lessons that come with the game are checked.
    """
    path = None if pack is None else find_pack(pack)
    problems, lines = check_lessons(path) if path is None or is_lesson(path) else check_pack(path)
    if as_json:
        print_data(problems)
    else:
        for line in problems or lines:
            click.echo(line)
    if problems:
        count = f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}"
        click.echo(f"{path}: {count}" if path else count, err=True)
        context.exit(WRONG)


def check_pack(path: Path) -> tuple[list[str], list[str]]:
    """The problems of a pack, and a summary of it."""
    try:
        content = load(path)
    except ContentError as error:
        return [str(problem) for problem in error.problems], []
    others = differences(content, load())
    return [], [card_set(content), f"differs in {', '.join(others)}" if others else f"plays like the {load().name}"]


def card_set(content: Content) -> str:
    """A one-line summary of a card set."""
    return f"{content.name}: {len(content.box('B'))} cards, hash {content.hash[:12]}"


def is_lesson(path: Path) -> bool:
    """True if a file is a lesson: it has steps."""
    if path.suffix != ".toml" or not path.is_file():
        return False
    try:
        return "step" in tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False


def check_lessons(path: Path | None) -> tuple[list[str], list[str]]:
    """Play through a lesson, or all built-in ones: their problems, and a summary of each."""
    try:
        checked = [read_lesson(path.stem, path.read_text(encoding="utf-8"))] if path else list(lessons())
    except LessonError as error:
        return [message_of(error.kind, problem) for problem in error.problems], []
    faulty = [f"{lesson.key}: {message_of(KingdomError.kind, fault)}" for lesson in checked for fault in faults(lesson)]
    return faulty, [*([] if path else [card_set(load())]), *map(summary, checked)]


def summary(lesson: Lesson) -> str:
    """A one-line summary of a lesson."""
    clicks = f"{lesson.clicks()} {'click' if lesson.clicks() == 1 else 'clicks'}"
    return f"{lesson.key}: {len(lesson.steps)} steps, {lesson.words('en')} words, {clicks}"


@command.command(short_help="List all cards, or show one with its sources.")
@click.argument("name", required=False)
@language_option
@click.option("--markdown", is_flag=True, help="Tables in Markdown.")
@json_option
@content_option
def show(name: str | None, language: str, markdown: bool, as_json: bool, content: Content) -> None:
    """List all cards and boards, or show the one called NAME with the source of each value."""
    if name is None:
        pages = sheets(content, language)
    else:
        pages = [card_sheet(content, find(content, name), language)]
    if as_json:
        print_data([{"title": sheet.title, "columns": sheet.columns, "rows": sheet.rows} for sheet in pages])
        return
    for place, sheet in enumerate(pages):
        if place:
            click.echo()
        (show_markdown if markdown else show_table)(sheet)


def show_table(sheet: Sheet) -> None:
    """Print a sheet for the terminal."""
    click.secho(sheet.title, bold=True)
    table = table_of(*sheet.columns)
    for row in sheet.rows:
        table.add_row(*row)
    print_table(table)


def show_markdown(sheet: Sheet) -> None:
    """Print a sheet in Markdown."""
    click.echo(sheet.markdown())


@command.command(short_help="Start a pack of your own.")
@click.argument("path", type=click.Path(path_type=Path))
def new(path: Path) -> None:
    """Start a pack at PATH: a directory with a copy of every file of the Reconstruction, to be edited."""
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
    click.echo(f"{path}: edit its files, then run `kingdom content check {path}`", err=True)
