"""Options that several commands share: what is played, with which cards, and from whose view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from kingdom import Game, new_game
from kingdom.cli.language import say
from kingdom.cli.types import OneOf, Whole
from kingdom.content import Content, ContentError, load
from kingdom.core.errors import KingdomError
from kingdom.core.viewers import OPEN_TABLE, SPECTATOR, Viewer
from kingdom.game.config import configure

F = TypeVar("F", bound=Callable[..., Any])


class Words(click.ParamType[tuple[str, ...]]):
    """Several words separated by commas."""

    name = "WORDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """The words, without blanks."""
        return value if isinstance(value, tuple) else tuple(word.strip() for word in value.split(",") if word.strip())


WORDS = Words()


@dataclass(frozen=True, slots=True)
class Setup:
    """What a command line asks to be played."""

    options: Mapping[str, Any]
    """The given options of `kingdom.new_game`, except for seed and content."""
    content: Content

    def new_game(self, seed: int | None) -> Game:
        """A new game with these options."""
        return new_game(seed=seed, content=self.content, **self.options)

    @property
    def name(self) -> str:
        """The choices in a few words."""
        words = [", ".join(value) if isinstance(value, tuple) else str(value) for value in self.options.values()]
        return " · ".join(word for word in words if word) or say("base-game-alone")

    def checked(self) -> Setup:
        """The same setup; raises an error if its options do not fit together."""
        configure(self.content, **self.options)
        return self


_CHOICES: tuple[Callable[[F], F], ...] = (
    click.option("--players", type=Whole(), metavar="N"),
    click.option("--edition", metavar="WORD"),
    click.option("--side", metavar="A|B"),
    click.option("--modules", type=WORDS, metavar="WORDS"),
    click.option("--menaces", type=WORDS, metavar="WORDS"),
    click.option("--quests", type=WORDS, metavar="WORDS"),
    click.option("--scenario", metavar="WORD"),
    click.option("--search", metavar="WORD"),
)
_NAMES = ("players", "edition", "side", "modules", "menaces", "quests", "scenario", "search")


def content_option(command: F) -> F:
    """`--content PACK`: another card set. The command gets it loaded, as `content`."""

    @wraps(command)
    def with_content(*args: Any, content: str | None, **given: Any) -> Any:
        return command(*args, content=loaded(content), **given)

    option = click.option("--content", metavar="PACK")
    return option(with_content)  # type: ignore[return-value]


def loaded(pack: Path | str | None) -> Content:
    """A card set; a one-line error with everything that is wrong with it."""
    try:
        return load(pack)
    except ContentError as error:
        raise KingdomError("; ".join(str(problem) for problem in error.problems)) from None


def game_options(command: F) -> F:
    """The options that say what is played, and `--content`. The command gets them together, as `setup`."""

    @content_option
    @wraps(command)
    def with_setup(*args: Any, content: Content, **given: Any) -> Any:
        said = {name: given.pop(name) for name in _NAMES}
        options = {name: value for name, value in said.items() if value is not None}
        if "side" in options:
            options["side"] = options["side"].upper()
        return command(*args, setup=Setup(options, content), **given)

    for option in reversed(_CHOICES):
        with_setup = option(with_setup)
    return with_setup  # type: ignore[return-value]


seed_option = click.option("--seed", type=Whole(), metavar="N")

database_option = click.option(
    "--database",
    metavar="URL",
    default="",
)

VIEWERS: Mapping[str, Viewer] = {"0": 0, "1": 1, "spectator": SPECTATOR, "open": OPEN_TABLE}


def viewer_option(command: F) -> F:
    """`--view`: from whose view a game is shown. The command gets it as `viewer`."""

    @wraps(command)
    def with_viewer(*args: Any, view: str, **given: Any) -> Any:
        return command(*args, viewer=VIEWERS[view], **given)

    choices = OneOf(list(VIEWERS))
    return click.option("--view", type=choices, default="open")(with_viewer)  # type: ignore[return-value]
