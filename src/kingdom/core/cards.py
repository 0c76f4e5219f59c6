"""Types for everything printed on cards and boards (GEN-2, GEN-3, GEN-4, QUE-2, SCE).

The values are content: a loader creates them from data files.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple, NewType

from kingdom.core.resources import NO_CUBES, NO_SPACES, Cubes, Resource, Spaces

CardId = NewType("CardId", int)
"""One card in the box: its index in the list of all cards."""


class CardType(IntEnum):
    """The four Development types, in the order and colours of the resources (GEN-2)."""

    STRUCTURE = 0
    """Grey."""
    SPECIALIST = 1
    """Purple."""
    MONUMENT = 2
    """Yellow."""
    DISCOVERY = 3
    """Blue."""


class Family(Enum):
    """The decks of the box (GEN-4)."""

    DEVELOPMENT = "development"
    """The cards that players build."""
    TREASURE = "treasure"
    """Recycled for two cubes, never built."""
    CALAMITY = "calamity"
    """It joins the Duchy and costs points."""
    MENACE = "menace"
    """To be vanquished with Soldiers."""
    VERMIN = "vermin"
    """The cards that Giant Rats bring."""
    ADVISOR = "advisor"
    """It lies in an area of its own and is used with Soldiers."""
    DUCHY = "duchy"
    """The card that stands for a seat's kingdom."""

    __hash__ = object.__hash__


class Icon(NamedTuple):
    """A production icon: one cube, or one for each card of a type in the owner's Duchy (GEN-3)."""

    resource: Resource
    """The resource it produces."""
    per: CardType | None = None
    """The type of which each card in the Duchy makes a cube; None for one cube in all."""


@dataclass(frozen=True, slots=True)
class Kind:
    """The printed side of a card; several cards may be of one kind."""

    key: str
    """Stable identifier, `alchemical_forge`."""
    name: str
    """English name; the notation uses it."""
    family: Family
    """The deck it belongs to."""
    type: CardType | None = None
    """The type of a Development; otherwise None."""
    cost: Spaces = NO_SPACES
    """The spaces to fill: Materials, Population, Gold, Exploration, Krystallium, Soldiers."""
    icons: tuple[Icon, ...] = ()
    """Its production."""
    recycling: Cubes = NO_CUBES
    """The recycling bonus: one cube, two for a Treasure (PLA-4)."""
    bonus_krystallium: int = 0
    """The Krystallium that its owner takes when it is built."""
    bonus_soldiers: int = 0
    """The Soldiers that its owner takes when it is built."""
    points: int = 0
    """Flat victory points; below zero for Calamities and Menaces."""
    points_per: tuple[tuple[CardType, int], ...] = ()
    """Victory points for each card of a type in the owner's Duchy."""
    soldiers: int = 0
    """The Soldiers needed to vanquish a Menace (MEN-5) or to use an Advisor (ADV-3)."""
    deck: str = ""
    """The Menace deck it belongs to: `giant_rats` for Giant Rats and Vermin."""
    two_players_only: bool = False
    """Advisors with the two-player mark stay out of solo games (ADV-5)."""


@dataclass(frozen=True, slots=True)
class Benefit:
    """The reward of a Quest step (QUE-8)."""

    cubes: Cubes = NO_CUBES
    krystallium: int = 0
    soldiers: int = 0
    points: int = 0
    points_if_first: int = 0
    """Extra points for completing this step first; only the final step has them."""


@dataclass(frozen=True, slots=True)
class QuestStep:
    """One step of a Quest: the whole cost is paid at once (QUE-2)."""

    cost: Spaces
    benefit: Benefit


@dataclass(frozen=True, slots=True)
class Quest:
    """One side of a Quest board: four steps, the final one last (QUE-1, QUE-2)."""

    key: str
    name: str
    steps: tuple[QuestStep, ...]


Medals = tuple[int, int, int]
"""The minimum scores for Bronze, Silver and Gold."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A solo scenario, as data (SCE)."""

    key: str
    name: str
    clause: str
    modules: tuple[str, ...]
    menaces: tuple[str, ...]
    """Menace decks whose cards replace the Calamities in the Danger deck."""
    quests: tuple[str, ...]
    required: tuple[tuple[str, int], ...]
    """The cards, by kind and number, that start in Construction and must be built."""
    built: tuple[tuple[str, int], ...]
    """The cards, by kind and number, that start in the Duchy."""
    standing: tuple[tuple[str, int], ...]
    """The Menaces, by kind and number, that start in Construction."""
    advisors: tuple[str, ...]
    soldiers: int
    medals: Medals


@dataclass(frozen=True, slots=True)
class Edition:
    """A printing of the rules, as data: one column of the table at the top of the rules."""

    key: str
    leaves_out: tuple[str, ...]
    """Development kinds of which this edition lacks one card each."""
    quests: tuple[str, ...]
    spies: tuple[int, int] | None
    """Solo: Spy tokens ready and spent at the start. None: one Trap token instead, usable once a round (SOL-2)."""
    search: str
    """Solo: the default Search limit (SOL-5)."""
    searches: tuple[str, ...]
    """The Search limits that can be chosen."""
    solo_side_a_points: int
    scenarios: bool
    keeps_alchemy: bool
    """True if, with the Quest module, cubes stay in Alchemy until the player transmutes them (QUE-5)."""
