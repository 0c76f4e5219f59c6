"""A new table, before it is stored: its seats, tokens and actions so far."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kingdom import Game
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.record import RULES_VERSION
from kingdom.store import KeyRow, LogEntry, SeatRow, TableRow
from kingdom.web.errors import WrongSeats
from kingdom.web.tables.feed import Feed
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.tokens import derived, hashed, new_table_id, table_name, token_of


@dataclass(frozen=True, slots=True)
class NewTable:
    """A newly opened table and its keys. The tokens are revealed only here: the store keeps just their hashes."""

    table_id: str
    seat_tokens: tuple[str | None, ...]
    """None for a bot's seat, whose cards nobody should see."""
    spectator_token: str


class Kin(NamedTuple):
    """The tables and the deal that a table belongs to."""

    origin: str | None = None
    """The table that it continues, or is a rematch of."""
    series: str | None = None
    """The first table of its series of rematches."""
    deal: str | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """Everything that is stored of a new table, and the tokens for its opener."""

    new: NewTable
    table: TableSnapshot
    keys: tuple[KeyRow, ...]

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The actions of the record that the table continues."""
        return self.table.entries


def opened(
    game: Game,
    seats: Sequence[SeatRow],
    actions: Sequence[tuple[Seat, str]],
    invited: Collection[Seat],
    *,
    practice: bool,
    kin: Kin,
    secret: str | None,
) -> Opening:
    """A table for a game that `actions` have been played in; raises if the seats do not fit it.

    With a `secret` of the client, its name and tokens are derived from that.
    """
    players = len(game.state.players)
    if len(seats) != players:
        raise WrongSeats(why("wrong-seats", count=len(seats), players=players))
    record = game.record()
    now = time.time()
    row = TableRow(
        id=new_table_id() if secret is None else table_name(derived(secret, "table")),
        created=now,
        rules=RULES_VERSION,
        content=record.content,
        configuration=record.configuration,
        seed=record.seed,
        position=record.position,
        seats=tuple(seats),
        practice=practice,
        origin=kin.origin,
        series=kin.series,
        deal=kin.deal,
        sequence=len(actions),
        touched=now,
    )
    tokens = {at: token_of(secret, at) for at, seat in enumerate(seats) if seat.bot is None}
    watching = token_of(secret, None)
    entries = [LogEntry(at, seat, action, f"record:{at}") for at, (seat, action) in enumerate(actions)]
    keys = [KeyRow(seat, hashed(token), seat in invited) for seat, token in tokens.items()]
    return Opening(
        NewTable(row.id, tuple(tokens.get(seat) for seat in range(players)), watching),
        TableSnapshot.begin(row, game.content).after(entries) if entries else TableSnapshot(row, game, Feed(game)),
        (*keys, KeyRow(None, hashed(watching))),
    )
