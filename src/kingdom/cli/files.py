"""Games in files, either records or positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from kingdom import Game, Record, from_position, replay
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.words import SEATS

F = TypeVar("F", bound=Callable[..., Any])


def game_file(command: F) -> F:
    """The argument FILE, which must exist."""
    path = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
    return click.argument("file", type=path)(command)


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KingdomError(not_text(error)) from None


def not_text(error: Exception) -> str:
    """The message for a file that cannot be read as text."""
    return f"it cannot be read as text ({error})"


def record_of(path: Path) -> Record:
    """The record in a file."""
    return _of(path, Record.from_json)


def game_of(path: Path, content: Content) -> Game:
    """The game in a file: a record replayed to its end, or a position."""
    return named_game_of(path, content)[0]


def named_game_of(path: Path, content: Content) -> tuple[Game, Sequence[str]]:
    """The game in a file, and the names of its seats."""
    return _of(path, lambda text: _game(text, content))


def _game(text: str, content: Content) -> tuple[Game, Sequence[str]]:
    if _is_position(text):
        return from_position(json.loads(text), content=content), SEATS
    record = Record.from_json(text)
    return replay(record, content=content), record.seat_names(SEATS)


def _is_position(text: str) -> bool:
    """True for a position, which has players and no actions; anything else should be a record."""
    try:
        data = json.loads(text)
    except ValueError:
        return False
    return isinstance(data, dict) and "players" in data and "actions" not in data


T = TypeVar("T")


def _of(path: Path, read: Callable[[str], T]) -> T:
    """Read a file; errors name it."""
    try:
        return read(text_of(path))
    except KingdomError as error:
        raise KingdomError(why("in-file", path=str(path), why=str(error))) from None
    except (TypeError, AttributeError, KeyError, IndexError, ValueError, RecursionError) as error:
        # The right names with values of the wrong shape: unlikely to be a typing mistake.
        raise KingdomError(f"{path} is damaged: {type(error).__name__}: {error}") from None


def find_modules_here() -> None:
    """Allow bots in modules of the current folder, as `python -m kingdom` does."""
    here = str(Path.cwd())
    if not sys.flags.safe_path and here not in sys.path:
        sys.path.insert(0, here)
