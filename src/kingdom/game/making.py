"""Creates games: new ones, games from a position, and imagined ones."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

from kingdom.content import Content, load
from kingdom.core import engine
from kingdom.core.imagine import imagine as imagine_state
from kingdom.core.reasons import why
from kingdom.core.view import View
from kingdom.game.config import ConfigurationError, configuration_from_data, configure, origin, ruleset
from kingdom.game.game import SEED_BITS, Game
from kingdom.game.options import EDITION, SIDE, Options
from kingdom.game.reading import PositionError, begin_position
from kingdom.game.streams import streams_of


def new_game(
    *,
    seed: int | None = None,
    content: Content | Path | str | None = None,
    players: int | None = None,
    edition: str = EDITION,
    side: str = SIDE,
    modules: Iterable[str] | None = None,
    menaces: Iterable[str] | None = None,
    quests: Iterable[str] | None = None,
    scenario: str | None = None,
    search: str | None = None,
    duchies: Iterable[str] | None = None,
) -> Game:
    """A new game, set up and advanced to its first decision.

    Args:
        seed: the random seed of the deal; the same seed gives the same game. Drawn at random if omitted.
        content: a card set, or the path of a content pack; the Reconstruction if omitted.
        players: 1 or 2; if omitted 2, or 1 for a scenario.
        edition: the printing of the rules, "first" or "second".
        side: the side of the Duchy cards, "A" or "B".
        modules: any of "menace", "advisors" and "quest"; none if omitted.
        menaces: the Menace decks, one for each seat; those for a first game if omitted.
        quests: the Quest boards; the edition's first if omitted.
        scenario: a solo scenario, which chooses its own modules.
        search: the Search limit in solo games; the edition's if omitted.
        duchies: the Duchy of each seat.

    >>> import kingdom
    >>> kingdom.new_game(players=3)
    Traceback (most recent call last):
    kingdom.game.config.ConfigurationError: the game is for 1 or 2 players, not 3 (SET-3, SOL-1)
    """
    cards = content_of(content)
    given = Options(
        players=players, edition=edition, side=side, modules=modules, menaces=menaces, quests=quests,
        scenario=scenario, search=search, duchies=duchies,
    )  # fmt: skip
    configuration = configure(cards, given)
    if seed is not None and type(seed) is not int:
        raise ConfigurationError([why("seed", given=repr(seed))])
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    state, facts = engine.begin(ruleset(configuration, cards), streams_of(drawn))
    return Game(configuration, cards, drawn, state, state, facts)


def content_of(content: Content | Path | str | None) -> Content:
    """A card set: itself, or loaded from a path, or by default the one that comes with the game."""
    return content if isinstance(content, Content) else load(None if content is None else Path(content))


def from_position(
    data: Mapping[str, Any], *, content: Content | Path | str | None = None, seed: int | None = None
) -> Game:
    """A game from a position, written by hand or by `position()`. An impossible position raises PositionError with all
    problems.

    Anything omitted follows from the configuration: docs/guides/positions.md lists all keys. Hidden decks that are
    omitted are shuffled with `seed`; without a seed they are in the order of the box.

    >>> import kingdom
    >>> kingdom.from_position({"phase": "planning", "players": [
    ...     {"duchy": ["Valados"], "construction": [{"card": "Barracks", "filled": "MMMM"}]}, {"duchy": ["Téressie"]}]})
    Traceback (most recent call last):
    kingdom.game.reading.PositionError: seat 0: 4 M spaces of Barracks#1 are filled, but it has only 3 (CON-11)
    """
    if not isinstance(data, Mapping):
        raise PositionError([why("position-not-a-table", given=type(data).__name__)])
    laid = data.get("content")
    cards = content_of(content)
    if isinstance(laid, Mapping) and laid.get("hash") != cards.hash:
        raise PositionError([why("position-cards", given=repr(laid.get("name")))])
    configuration = configuration_from_data(data.get("configuration", {}), cards)
    state, facts = begin_position(data, ruleset(configuration, cards), seed)
    return Game(configuration, cards, None, state, state, facts)


class Chance(Protocol):
    """Anything that generates numbers in [0, 1), such as `random.Random`."""

    def random(self) -> float:
        """The next number."""
        ...


def imagine(seen: View, rng: Chance) -> Game:
    """A game that the viewer cannot distinguish from the real one, with the hidden cards redrawn at random.

    >>> import kingdom, random
    >>> view = kingdom.new_game(seed=7).view(0)
    >>> kingdom.imagine(view, random.Random(1)).view(0) == view
    True
    """
    configuration, content = origin(seen.rules)
    state = imagine_state(seen, rng.random)
    return Game(configuration, content, None, state, state)
