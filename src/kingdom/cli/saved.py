"""The unfinished game in the terminal: saved when the player leaves, and resumed later."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from kingdom import Game

LAST = "last"
"""Stands for the saved game in place of a file name."""


def saved_file() -> Path:
    """The file with the last game in the terminal."""
    from platformdirs import user_data_path

    return user_data_path("kingdom", appauthor=False) / "terminal.json"


def written(game: Game, opponent: str | None) -> str:
    """A game as a record that names the bot of the opponent."""
    record = game.record()
    return (record if opponent is None else replace(record, bots=("", opponent))).to_json()


def opponent_in(path: Path) -> str | None:
    """The bot that played the opponent in a saved game; None if the file does not name it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None  # reading the game itself reports the problem
    match data:
        case {"bots": [_, str(opponent)]} if opponent:
            return opponent
    return None


def keep(game: Game, opponent: str | None) -> bool:
    """Save a game; returns False if that failed."""
    path = saved_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(game, opponent), encoding="utf-8")
    except OSError:
        return False
    return True


def forget() -> None:
    """Delete the saved game once it is over."""
    saved_file().unlink(missing_ok=True)


class SavedGame(click.Path):
    """A file with a game, or `last` for the unfinished game in the terminal."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The file; fails if there is none."""
        if value != LAST:
            return super().convert(value, param, ctx)
        if not saved_file().exists():
            self.fail("no game is saved yet: a game is saved when you leave it in the terminal", param, ctx)
        return saved_file()
