"""Content for the rest of the program: values of the kernel's types, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from kingdom.content.files import Pack
from kingdom.content.look import AbilityArt, CardArt
from kingdom.core.cards import Edition, Family, Kind, Quest, Scenario
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.languages import LANGUAGES, Text

SIDES = ("A", "B")


class Rating(NamedTuple):
    """The printed ratings of a module or a Menace deck, out of 5; a deck has none for interaction."""

    difficulty: int
    interaction: int | None = None


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Content:
    """A checked card set. Mappings are in the order of the files and never change."""

    name: str
    """The name of the card set."""
    version: str
    """Its version."""
    description: str
    """A sentence about it."""
    hash: str
    """SHA-256 of everything that rules, notation and records depend on."""
    cards: tuple[tuple[Kind, int], ...]
    """Every kind except the Duchies, with its number of copies, in the order of the box."""
    duchies: Mapping[tuple[str, str], Kind]
    """By key and side."""
    quests: Mapping[tuple[str, int], Quest]
    """By key and number of players, which determines the side of the board."""
    scenarios: Mapping[str, Scenario]
    """The solo scenarios, by key."""
    editions: Mapping[str, Edition]
    """The printings of the rules, by key."""
    modules: tuple[str, ...]
    """The modules that can be added to the base game, in the order in which they apply."""
    decks: tuple[str, ...]
    """The Menace decks."""
    ratings: Mapping[str, Rating]
    """The ratings of the modules and Menace decks."""
    first_game: tuple[str, ...]
    """The two Menace decks suggested for a first game."""
    texts: Mapping[str, Text]
    """The names by key and language; the steps of a Quest are `the_usurper.1` to `the_usurper.4`."""
    looks: Mapping[str, CardArt]
    """Coats of arms by key, for entries that have one. They do not affect games or the hash."""
    abilities: Mapping[str, AbilityArt]
    """Effects that are not shown by symbols, by key: of Advisors, Menaces, Vermin and Calamities."""
    sources: Mapping[str, Mapping[str, str]]
    """The source of each value, by key and field."""
    origins: Mapping[str, str]
    """Descriptions of the sources."""
    pack: Pack
    """The pack it was made from, for saving."""

    def __post_init__(self) -> None:
        _IN_USE.setdefault((self.hash, self.name, self.version), self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the built-in card set by reference, others completely. Unpickling reuses a set that is in use."""
        from kingdom.content.loader import load  # imported here, since it imports this module

        if self is load():
            return load, ()
        return _unpickled, tuple(getattr(self, one.name) for one in fields(self))

    def __deepcopy__(self, memo: object) -> Content:
        return self

    def box(self, side: str) -> tuple[Kind, ...]:
        """Every card of the box, Duchies first and on this side; the index of a card is its id."""
        if side not in SIDES:
            raise KingdomError(why("no-side", given=repr(side)).under("SET-3"))
        duchies = [kind for (_, its_side), kind in self.duchies.items() if its_side == side]
        return (*duchies, *(kind for kind, copies in self.cards for _ in range(copies)))

    def kinds(self, family: Family) -> tuple[Kind, ...]:
        """The kinds of a family, each once; Duchies on both sides."""
        if family is Family.DUCHY:
            return tuple(self.duchies.values())
        return tuple(kind for kind, _ in self.cards if kind.family is family)

    def copies(self, key: str) -> int:
        """The number of cards of a kind in the box."""
        return next((copies for kind, copies in self.cards if kind.key == key), int(self.is_duchy(key)))

    def is_duchy(self, key: str) -> bool:
        """True if this is the key of a Duchy."""
        return (key, "A") in self.duchies

    def names(self, key: str, language: str) -> str:
        """The name of a card, Quest, Quest step, scenario, edition, module or Menace deck in a language."""
        if language not in LANGUAGES:
            raise KingdomError(why("no-names-in", given=repr(language), names=tuple(LANGUAGES)))
        if key not in self.texts:
            raise KingdomError(why("nothing-called", pack=self.name, given=repr(key)))
        return self.texts[key][language]


_IN_USE: WeakValueDictionary[tuple[str, str, str], Content] = WeakValueDictionary()
"""The card sets of this process, so that a game unpickled from another process uses the same one."""


def _unpickled(*values: Any) -> Content:
    made = Content(*values)
    known = _IN_USE[made.hash, made.name, made.version]
    return known if known.texts == made.texts else made
