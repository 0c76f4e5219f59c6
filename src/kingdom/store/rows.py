"""What is stored about a table, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kingdom.core.errors import KingdomError


class StoreError(KingdomError):
    """The store cannot be opened or does not know what is asked for."""


class Conflict(Exception):
    """Somebody else has already written this entry of the log: read it and try again."""


class UsedAlready(Exception):
    """The client id was already used at this table: its request was carried out, perhaps by another process."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log: who did what, and the client id of the request.

    A request may be a plan of several actions; they share the client id and are numbered by `part`.
    """

    sequence: int
    seat: int
    action: str
    client_id: str
    part: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where: a name, and the bot that plays for the seat, if one does."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A key to a table: for a seat, or for watching if `seat` is None. Only the hash of its token is kept."""

    seat: int | None
    hash: str
    once: bool = False
    """An invitation: the first person to use it gets a new key, and it no longer works after that."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is needed to replay its game, and what lists of tables show."""

    id: str
    created: float
    rules: str
    content: tuple[str, str]
    configuration: Mapping[str, Any]
    seed: int | None
    position: Mapping[str, Any] | None
    seats: tuple[SeatRow, ...]
    practice: bool = False
    """Whether somebody may know hidden cards: a chosen seed, or a game continued from another."""
    origin: str | None = None
    """The table that this one continues, or is a rematch of."""
    series: str | None = None
    """The first table of the series of rematches that this one belongs to."""
    deal: str | None = None
    """The shared deal."""
    sequence: int = 0
    """How many entries the log has."""
    touched: float = 0.0
    """When anything last happened here. It reflects hidden actions too: never show it to anybody."""
    result: Mapping[str, Any] | None = None
    built: tuple[tuple[str, ...], ...] | None = None
    """What each seat has built, as keys of cards; None while the game runs, or if unknown."""
    judged: tuple[Mapping[str, Any], ...] | None = None
    """What a review found for each seat; None without a review."""
    told: Mapping[int | None, float] = field(default_factory=dict, compare=False)
    """When each viewer was last told something, None being a spectator."""


@dataclass(frozen=True, slots=True)
class ToldRow:
    """What a viewer (None for a spectator) was told at a version, in the words they were given."""

    viewer: int | None
    version: int
    seat: int
    """Who acted; -1 for the opening of the game."""
    facts: tuple[Mapping[str, Any], ...] | None
    """None if that seat took back its last action."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands, as far as lists and bots need to know."""

    bot_due: bool = False
    """Whether a bot owes a decision."""
    result: Mapping[str, Any] | None = None
    built: tuple[tuple[str, ...], ...] | None = None
    """What each seat has built, once the game is over."""


@dataclass(frozen=True, slots=True)
class Head:
    """The version of a table: enough to know whether a cached copy is up to date."""

    sequence: int
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """A chat message at a table: words, or a request to the opponent and its answer."""

    id: int
    seat: int
    kind: str
    text: str
    written: float


@dataclass(frozen=True, slots=True)
class Visit:
    """A browser's visit to a table: its seat there, or None for a spectator."""

    table: TableRow
    viewers: tuple[int | None, ...]
    hidden: bool = False
    """Whether the game is hidden from the list of this browser."""

    @property
    def told(self) -> float:
        """When the browser was last told something about this table."""
        return max(self.table.told.get(viewer, self.table.created) for viewer in self.viewers)


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal that anybody can play: the same cards, the same rules, the same opponent."""

    id: str
    created: float
    rules: str
    content: tuple[str, str]
    configuration: Mapping[str, Any]
    seat: int
    """The seat of the person who plays it."""
    bot: str | None
    """The opponent; None in a solo game."""
    seed: int | None
    """Secret: never show it. None for a daily deal that nobody has begun yet; never stored as None."""


@dataclass(frozen=True, slots=True)
class Played:
    """How many games of a deal were begun, and how many of them are finished."""

    begun: int
    over: int
