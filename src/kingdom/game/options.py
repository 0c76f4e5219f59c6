"""The options of a game, in a single list.

Derived from it are the option names in records, the command line options with their help, the options of the API with
their allowed values, and the options that go with a scenario. If you add an option here, also add it to the signature
of `kingdom.new_game` and to `Configuration`; a test compares both with this list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from enum import Enum, auto
from functools import cache
from typing import Any, NamedTuple

from kingdom.content import Content
from kingdom.content.model import SIDES

EDITION = "second"
"""The default edition."""
SIDE = "B"
"""The default side of the Duchies."""


class OptionKind(Enum):
    """The form of an option's value."""

    WHOLE, WORD, WORDS = auto(), auto(), auto()


WHOLE, WORD, WORDS = OptionKind

Choices = tuple[int, ...] | Callable[[Content], Iterable[str]]
"""The values of an option: fixed numbers, or words that depend on the card set."""


class Option(NamedTuple):
    """An option of a game. `help` is for the command line; scenarios fix an option without `with_a_scenario`."""

    name: str
    default: Any
    kind: OptionKind
    help: str
    choices: Choices
    with_a_scenario: bool


def option(default: Any, *, kind: OptionKind, help: str, choices: Choices, with_a_scenario: bool = False) -> Any:
    """Declare an option, as a field of `Options`."""
    return field(default=default, metadata={"declared": (kind, help, choices, with_a_scenario)})


def _known(keys: Iterable[tuple[str, Any]]) -> Iterable[str]:
    """The first parts of these keys, each once."""
    return dict.fromkeys(key for key, _ in keys)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The choices before a game. `configure` checks them against a card set and replaces each None by a default."""

    players: int | None = option(None, kind=WHOLE, help="1 or 2; if omitted 2, or 1 for a scenario", choices=(1, 2))
    edition: str = option(
        EDITION,
        kind=WORD,
        help="the printing of the rules",
        choices=lambda content: content.editions,
        with_a_scenario=True,
    )
    side: str = option(
        SIDE, kind=WORD, help="the side of the Duchy cards", choices=lambda _: SIDES, with_a_scenario=True
    )
    modules: Iterable[str] | None = option(
        None, kind=WORDS, help="the modules to add; none if omitted", choices=lambda content: content.modules
    )
    menaces: Iterable[str] | None = option(
        None,
        kind=WORDS,
        help="the Menace decks, one for each seat; if omitted those for a first game",
        choices=lambda content: content.decks,
    )
    quests: Iterable[str] | None = option(
        None,
        kind=WORDS,
        help="the Quest board, or two in solo games; if omitted the edition's first",
        choices=lambda content: _known(content.quests),
    )
    scenario: str | None = option(
        None,
        kind=WORD,
        help="a solo scenario, which chooses its own modules",
        choices=lambda content: content.scenarios,
        with_a_scenario=True,
    )
    search: str | None = option(
        None,
        kind=WORD,
        help="the Search limit in solo games; if omitted the edition's",
        choices=lambda content: dict.fromkeys(one for edition in content.editions.values() for one in edition.searches),
        with_a_scenario=True,
    )
    duchies: Iterable[str] | None = option(
        None,
        kind=WORDS,
        help="the Duchy of each seat; if omitted in the order of the box",
        choices=lambda content: _known(content.duchies),
        with_a_scenario=True,
    )

    def given(self) -> dict[str, Any]:
        """The options that differ from their defaults, as `kingdom.new_game` takes them.

        >>> Options(players=1, edition="second").given()
        {'players': 1}
        """
        values = {one: getattr(self, one.name) for one in options()}
        return {one.name: value for one, value in values.items() if value != one.default}


@cache
def options() -> tuple[Option, ...]:
    """The options of a game.

    >>> [one.name for one in options() if one.with_a_scenario]
    ['edition', 'side', 'scenario', 'search', 'duchies']
    """
    return tuple(Option(one.name, one.default, *one.metadata["declared"]) for one in fields(Options))
