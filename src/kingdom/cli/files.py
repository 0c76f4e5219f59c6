"""Games in files: a record or a position, whichever it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from kingdom import Game, Record, from_position, replay
from kingdom.cli.language import say
from kingdom.cli.types import Place
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why

F = TypeVar("F", bound=Callable[..., Any])


def game_file(command: F) -> F:
    """The argument FILE, which must exist."""
    path = Place(exists=True, dir_okay=False, readable=True, path_type=Path)
    return click.argument("file", type=path)(command)


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KingdomError(say("file-not-text", error=str(error))) from None


def record_of(path: Path) -> Record:
    """The record in a file."""
    return _of(path, Record.from_json)


def game_of(path: Path, content: Content) -> Game:
    """The game in a file: a record replayed to its end, or a position."""
    return _of(path, lambda text: _game(text, content))


def _game(text: str, content: Content) -> Game:
    if _is_position(text):
        return from_position(json.loads(text), content=content)
    return replay(Record.from_json(text), content=content)


def _is_position(text: str) -> bool:
    """A position has players and no actions; anything else is a record, or should be."""
    try:
        data = json.loads(text)
    except ValueError:
        return False
    return isinstance(data, dict) and "players" in data and "actions" not in data


T = TypeVar("T")


def _of(path: Path, read: Callable[[str], T]) -> T:
    """Read a file, and say which one if something is wrong with it."""
    try:
        return read(text_of(path))
    except KingdomError as error:
        raise KingdomError(why("in-file", path=str(path), why=str(error))) from None
    except (TypeError, AttributeError, KeyError, IndexError, ValueError, RecursionError) as error:
        # The right names with values of the wrong shape, which nobody writes by accident.
        raise KingdomError(say("file-damaged", path=str(path), error=f"{type(error).__name__}: {error}")) from None
