"""The unfinished game in the terminal: saved when the player leaves, and resumed later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from kingdom import Game
from kingdom.cli.language import say
from kingdom.cli.types import Place

LAST = "last"
"""Names the saved game in place of a file."""


def kept_file() -> Path:
    """Where the last game in the terminal is saved."""
    from platformdirs import user_data_path

    return user_data_path("kingdom", appauthor=False) / "terminal.json"


def written(game: Game, opponent: str | None) -> str:
    """A game as a record that also says who the opponent was."""
    text = game.record().to_json()
    return text if opponent is None else f'{{"opponent": {json.dumps(opponent)}, {text[1:]}'


def opponent_in(path: Path) -> str | None:
    """The bot that a saved game was played against; None if the file does not say."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None  # reading the game itself reports what is wrong with it
    found = data.get("opponent") if isinstance(data, dict) else None
    return found if isinstance(found, str) else None


def keep(game: Game, opponent: str | None) -> bool:
    """Save a game; returns whether that worked."""
    path = kept_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(game, opponent), encoding="utf-8")
    except OSError:
        return False
    return True


def forget() -> None:
    """Delete the saved game, which has been played to its end."""
    kept_file().unlink(missing_ok=True)


class SavedGame(Place):
    """A file with a game, or `last` for the unfinished game in the terminal."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The file; an error message if there is none."""
        if value != LAST:
            return super().convert(value, param, ctx)
        if not kept_file().exists():
            self.fail(say("play-nothing-kept"), param, ctx)
        return kept_file()
