"""Options that several commands share: the game, the card set, and the point of view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from kingdom import Game, new_game
from kingdom.content import Content, ContentError, load
from kingdom.core.errors import KingdomError
from kingdom.core.viewers import OPEN_TABLE, SPECTATOR, Viewer
from kingdom.game.config import Configuration, configure
from kingdom.game.options import OptionKind, Options, options

F = TypeVar("F", bound=Callable[..., Any])


class WordList(click.ParamType[tuple[str, ...]]):
    """Several words separated by commas."""

    name = "WORDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """The words, without blanks."""
        return value if isinstance(value, tuple) else tuple(word.strip() for word in value.split(",") if word.strip())


WORDS = WordList()


@dataclass(frozen=True, slots=True)
class Setup:
    """The game that a command line describes."""

    options: Mapping[str, Any]
    """The given options of `kingdom.new_game`, except for seed and content."""
    content: Content

    def new_game(self, seed: int | None) -> Game:
        """A new game with these options."""
        return new_game(seed=seed, content=self.content, **self.options)

    @property
    def name(self) -> str:
        """A short name for the choices."""
        words = [", ".join(value) if isinstance(value, tuple) else str(value) for value in self.options.values()]
        return " · ".join(word for word in words if word) or "the base game"

    def configuration(self) -> Configuration:
        """The configuration of such a game; raises if the options do not fit together."""
        return configure(self.content, Options(**self.options))


_TYPES: Mapping[OptionKind, tuple[str, click.ParamType[Any]]] = {
    OptionKind.WHOLE: ("N", click.INT),
    OptionKind.WORD: ("WORD", click.STRING),
    OptionKind.WORDS: ("WORDS", WORDS),
}


class GameOption(click.Option):
    """An option of a game. Its help lists the words that the card set allows; the card set is read only for that."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option with its help."""
        option = next(option for option in options() if option.name == self.name)
        self.help = option.help[0].upper() + option.help[1:]
        if callable(option.choices):
            words = [f"{word} (default)" if word == option.default else word for word in option.choices(load())]
            self.help += f"{'; separated by commas' if option.kind is OptionKind.WORDS else ''}: {', '.join(words)}"
        self.help += "."
        return super().get_help_record(ctx)


def content_option(command: F) -> F:
    """Add `--content PACK`: another card set. The command gets it loaded, as `content`."""

    @wraps(command)
    def with_content(*args: Any, content: str | None, **given: Any) -> Any:
        return command(*args, content=loaded(content), **given)

    option = click.option(
        "--content", metavar="PACK", help="A card set other than the built-in one: a pack by its path or name."
    )
    return option(with_content)  # type: ignore[return-value]


def loaded(pack: Path | str | None) -> Content:
    """A card set; raises a one-line error with all its problems."""
    try:
        return load(pack)
    except ContentError as error:
        raise KingdomError("; ".join(str(problem) for problem in error.problems)) from None


def game_options(command: F) -> F:
    """Add the options of a game, and `--content`. The command gets them together, as `setup`."""

    @content_option
    @wraps(command)
    def with_setup(*args: Any, content: Content, **given: Any) -> Any:
        values = {option.name: given.pop(option.name) for option in options()}
        chosen = {name: value for name, value in values.items() if value is not None}
        if "side" in chosen:
            chosen["side"] = chosen["side"].upper()
        return command(*args, setup=Setup(chosen, content), **given)

    for option in reversed(options()):
        metavar, kind = _TYPES[option.kind]
        with_setup = click.option(f"--{option.name}", type=kind, metavar=metavar, cls=GameOption)(with_setup)
    return with_setup  # type: ignore[return-value]


seed_option = click.option("--seed", type=int, metavar="N", help="The random seed of the deal (default: a new one).")

first_seed_option = click.option(
    "--seed",
    type=click.INT,
    metavar="N",
    default=1,
    show_default=True,
    help="The random seed of the first deal; each further deal has the next number.",
)

jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1), metavar="N", default=1, show_default=True, help="Number of processes."
)

rulesets_option = click.option(
    "--rulesets",
    type=WORDS,
    metavar="WORDS",
    help="Rulesets by name or pattern, separated by commas, such as 'solo*,two+menace'; all for every one.",
)

database_option = click.option(
    "--database",
    metavar="URL",
    default="",
    envvar="KINGDOM_DATABASE",
    help="The database of games: sqlite:///PATH or postgresql://… (default: KINGDOM_DATABASE, else a file in your own "
    "folder).",
)

VIEWERS: Mapping[str, Viewer] = {"0": 0, "1": 1, "spectator": SPECTATOR, "open": OPEN_TABLE}


def viewer_option(command: F) -> F:
    """Add `--view`: the point of view. The command gets it as `viewer`."""

    @wraps(command)
    def with_viewer(*args: Any, view: str, **given: Any) -> Any:
        return command(*args, viewer=VIEWERS[view], **given)

    text = "The point of view: a seat, a spectator, or all cards face up (default)."
    choices = click.Choice(list(VIEWERS))
    return click.option("--view", type=choices, default="open", help=text)(with_viewer)  # type: ignore[return-value]
