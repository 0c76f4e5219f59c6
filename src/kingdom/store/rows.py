"""The stored data of a table, as values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.game.record import SUBSTITUTES


class StoreError(KingdomError):
    """Raised if the store cannot be opened or does not have the requested data."""


class Conflict(Exception):
    """Raised if this entry of the log is already written: read the log and try again."""


class UsedAlready(Exception):
    """Raised for a used client id: its request has been carried out already, perhaps by another process."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log: the seat, its action, and the client id of the request.

    A request may be a plan of several actions; these share the client id and are numbered by `part`.
    """

    sequence: int
    seat: int
    action: str
    client_id: str
    part: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: the player's name, and the bot that plays it, if any, such as `baron` or `baron@5s`."""

    name: str
    bot: str | None = None
    instead_of: str | None = None
    """The bot originally chosen for the seat, if it failed and `bot` has taken over."""
    substitute: str | None = None
    """The bot that plays or has played while the person was absent."""
    recorded: str | None = None
    """For a table opened from the record of a finished game: the bot that played the seat."""

    @property
    def chosen(self) -> str | None:
        """The bot originally chosen for the seat; None for the seat of a person."""
        return None if self.is_persons else self.instead_of or self.bot

    @property
    def is_persons(self) -> bool:
        """True if the seat belongs to a person, even while a bot plays for them."""
        return self.bot is None or self.substitute is not None

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots that have played the seat."""
        return tuple(filter(None, (self.bot, self.instead_of, self.substitute, self.recorded)))

    def left_to(self, bot: str) -> SeatRow:
        """This seat of a person while a bot plays for them."""
        return SeatRow(self.name, bot, substitute=bot)

    def taken_back(self, name: str | None = None) -> SeatRow:
        """This seat once its person plays again, perhaps under another name."""
        return SeatRow(name or self.name, substitute=self.substitute)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A key to a table: to a seat, or for watching if `seat` is None. Only the hash of its token is stored."""

    seat: int | None
    hash: str
    once: bool = False
    """True for an invitation: its first user gets a new key, and the invitation stops working."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: the data for replaying its game, and for lists of tables."""

    id: str
    created: float
    rules: str
    content: tuple[str, str]
    configuration: Mapping[str, Any]
    seed: int | None
    position: Mapping[str, Any] | None
    seats: tuple[SeatRow, ...]
    practice: bool = False
    """True if a player may know hidden cards: from a chosen seed, or from the game that this one continues."""
    origin: str | None = None
    """The table that this one continues or is a rematch of."""
    series: str | None = None
    """The first table of its series of rematches."""
    deal: str | None = None
    """The shared deal."""
    sequence: int = 0
    """The length of the log."""
    touched: float = 0.0
    """The time of the last change. It also reflects hidden actions, so never show it to anybody."""
    result: Mapping[str, Any] | None = None
    built: tuple[tuple[str, ...], ...] | None = None
    """The cards each seat has built, by key; None while the game runs, or if unknown."""
    judged: tuple[Mapping[str, Any], ...] | None = None
    """The result of a review for each seat; None without a review."""
    updated: Mapping[int | None, float] = field(default_factory=dict, compare=False)
    """The time of the last update for each viewer, None being a spectator."""

    def with_substitutes(self, result: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
        """A result that also names the bots that have played for absent players, if any did."""
        substitutes = [seat.substitute for seat in self.seats]
        return result if result is None or not any(substitutes) else {**result, SUBSTITUTES: substitutes}


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """A delivery: the facts that a viewer (None for a spectator) got at a version, exactly as sent."""

    viewer: int | None
    version: int
    seat: int
    """The seat that acted; -1 for the opening of the game."""
    facts: tuple[Mapping[str, Any], ...] | None
    """The facts; None if that seat took back its last action."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a game, as far as lists and bots need it."""

    bot_due: bool = False
    """True if a bot owes a decision."""
    result: Mapping[str, Any] | None = None
    built: tuple[tuple[str, ...], ...] | None = None
    """The cards each seat has built, once the game is over."""


@dataclass(frozen=True, slots=True)
class Head:
    """The version of a table: enough to check if a cached copy is up to date."""

    sequence: int
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """A chat message at a table: text, a request to the opponent, or the answer to one."""

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
    """True if the game is hidden from the list of this browser."""

    @property
    def updated(self) -> float:
        """The time of the last update for this browser at the table."""
        return max(self.table.updated.get(viewer, self.table.created) for viewer in self.viewers)


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal for everybody: the same cards, rules and opponent."""

    id: str
    created: float
    rules: str
    content: tuple[str, str]
    configuration: Mapping[str, Any]
    seat: int
    """The seat of the person."""
    bot: str | None
    """The opponent; None in a solo game."""
    seed: int | None
    """Secret: never show it. None for a daily deal that nobody has begun yet; always set in the database."""

    @property
    def day(self) -> date | None:
        """The date of the deal of a day; None for any other deal."""
        return read_day(self.id)


DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def read_day(deal_id: str) -> date | None:
    """The date in the name of a deal; None if the name is not a date."""
    if DAY.fullmatch(deal_id) is None:
        return None
    try:
        return date.fromisoformat(deal_id)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class DealResult:
    """The number of games of a deal that have begun, and of those that are finished."""

    begun: int
    over: int
