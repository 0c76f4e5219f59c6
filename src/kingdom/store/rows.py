"""What is kept of a table, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kingdom.core.errors import KingdomError


class StoreError(KingdomError):
    """The store cannot be opened or does not know what is asked for."""


class Conflict(Exception):
    """Somebody else has written that place of the log: read on and try again."""


class UsedAlready(Exception):
    """The client id has been used at this table: what it stood for was done, perhaps by another process."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: who did what, and under which name the client asked for it.

    A request may be a plan of several actions; they have the client id in common and are counted by `part`.
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
    """An invitation: whoever uses it first gets a key of their own, and from then on it opens nothing."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is needed to begin its game again, and what lists of tables show."""

    id: str
    created: float
    rules: str
    content: tuple[str, str]
    configuration: Mapping[str, Any]
    seed: int | None
    position: Mapping[str, Any] | None
    seats: tuple[SeatRow, ...]
    practice: bool = False
    """Whether somebody may know what is hidden: a chosen seed, or a game gone on with from another."""
    origin: str | None = None
    """The table that this one goes on from, or is a rematch of."""
    series: str | None = None
    """The first table of the rematches that this one is one of."""
    deal: str | None = None
    """The deal that others play too."""
    sequence: int = 0
    """How many entries the log has."""
    touched: float = 0.0
    """When anything last happened here. It moves with what others do unseen: never show it to anybody."""
    result: Mapping[str, Any] | None = None
    built: tuple[tuple[str, ...], ...] | None = None
    """What each seat has built, by the keys of the cards; None while the game runs, and if nobody knows."""
    judged: tuple[Mapping[str, Any], ...] | None = None
    """What a review found of each seat; None if none was made."""
    told: Mapping[int | None, float] = field(default_factory=dict, compare=False)
    """When each viewer was last told something, None being a spectator."""


@dataclass(frozen=True, slots=True)
class ToldRow:
    """What a viewer, None for a spectator, was told at a version, as it was put into words for them."""

    viewer: int | None
    version: int
    seat: int
    """Who acted; -1 for the opening of the game."""
    facts: tuple[Mapping[str, Any], ...] | None
    """None if that seat took back the last that it had done."""


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
    """How far a table has come: enough to know whether what one has of it is up to date."""

    sequence: int
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something that was said at a table apart from the game: words, or what is asked of the opponent and answered."""

    id: int
    seat: int
    kind: str
    text: str
    written: float


@dataclass(frozen=True, slots=True)
class Visit:
    """A browser's visit to a table: where it sits there, with None for a spectator."""

    table: TableRow
    viewers: tuple[int | None, ...]
    hidden: bool = False
    """Whether the game was taken off the list of this browser."""

    @property
    def told(self) -> float:
        """When the browser was last told something of this table."""
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
    """The seat of whoever plays it."""
    bot: str | None
    """The opponent; None in a solo game."""
    seed: int | None
    """What nobody may know: never show it. None for the deal of a day that nobody has begun yet, and never kept so."""


@dataclass(frozen=True, slots=True)
class Played:
    """How many games of a deal were begun, and how many of them are over."""

    begun: int
    over: int
