"""The tables of a server: opened, joined, played at. Everything that pages and programs do goes through here.

The log in the store is the truth. A game is rebuilt from it and cached; before a request is answered, its actions have
been stored. If two seats act at once, both may succeed: the second request reads what the first has written and is
tried again. It is refused only by the rules, never for being second (CON-8).

The methods wait for the disk: call them from threads (endpoints that are plain functions run in threads), and from
coroutines through `Work.call`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from kingdom import Game, Record, RecordError, new_game, replay
from kingdom.content import Content
from kingdom.core.errors import ActionError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.rewind import UNDO
from kingdom.store import Conflict, LogEntry, SeatRow, Store, TableRow, UsedAlready
from kingdom.web.allowances import Costly, spend
from kingdom.web.errors import Busy, CannotBeReplayed, Stale, StillRunning, UsedForAnother
from kingdom.web.tables.archive import Archived, Cards, record_of, signed, steps, told_since
from kingdom.web.tables.cache import TableCache
from kingdom.web.tables.feed import Update, Viewer
from kingdom.web.tables.locks import Locks
from kingdom.web.tables.opening import Kin, NewTable, opened
from kingdom.web.tables.seats import Seats
from kingdom.web.tables.snapshot import TableSnapshot, standing_of
from kingdom.web.tables.tokens import named, no_such_table

__all__ = ["NewTable", "SeatRow", "TableSnapshot", "Tables", "Update", "Viewer", "all_are"]

ATTEMPTS = 25
"""Attempts of a request if others were faster. Each time somebody else succeeds, so far fewer are needed."""


def all_are(action: str) -> Callable[[TableSnapshot, Sequence[LogEntry]], bool]:
    """A check for `Tables.change`: every entry that was made is of this kind."""
    return lambda table, done: all(entry.action == action for entry in done)


class Tables(Seats):
    """All tables of a store."""

    def __init__(self, store: Store, content: Content, *, cached: int = 256) -> None:
        super().__init__(store)
        self._cards = Cards(store, content)
        self._shelf = TableCache(cached)
        self._locks = Locks()

    # --- opening tables

    def create(
        self,
        options: Mapping[str, Any],
        seats: Sequence[SeatRow],
        *,
        invited: Collection[Seat] = (),
        seed: int | None = None,
        origin: str | None = None,
        series: str | None = None,
        deal: str | None = None,
        secret: str | None = None,
    ) -> NewTable:
        """Open a table for a new game. `options` are those of `kingdom.new_game`; `seats` are the people and bots.

        The tokens of `invited` seats are invitations: the first to join with one gets the seat, and nobody else can see
        its cards any more. A chosen seed makes it a practice game. `origin` is the table that this one is a rematch of,
        `series` the first of them. The seed of a `deal` is neither chosen nor known by anybody. With a `secret` of the
        client, asking again gives the same table and tokens.
        """
        spend(Costly.TABLE)
        game = new_game(seed=seed, content=self._cards.own, **options)
        kin = Kin(origin, series, deal)
        practice = seed is not None and deal is None
        return self._create(game, seats, (), invited, practice=practice, kin=kin, secret=secret)

    def create_from(
        self,
        record: Record,
        seats: Sequence[SeatRow],
        *,
        invited: Collection[Seat] = (),
        upto: int | None = None,
        origin: str | None = None,
        secret: str | None = None,
    ) -> NewTable:
        """Open a table that continues a record, or its first `upto` entries: always for practice."""
        spend(Costly.TABLE)
        game = replay(record, content=self._cards.of(record.content), upto=upto)
        kin = Kin(origin)
        return self._create(game, seats, record.actions[:upto], invited, practice=True, kin=kin, secret=secret)

    def _create(
        self,
        game: Game,
        seats: Sequence[SeatRow],
        actions: Sequence[tuple[Seat, str]],
        invited: Collection[Seat],
        *,
        practice: bool,
        kin: Kin,
        secret: str | None,
    ) -> NewTable:
        opening = opened(game, seats, actions, invited, practice=practice, kin=kin, secret=secret)
        row = opening.table.row
        if secret is not None and self._asked_before(row):
            return opening.new
        self._cards.keep()
        told = told_since(None, opening.table)
        try:
            self._store.create(row, opening.keys, opening.entries, standing_of(row, game), told)
        except UsedAlready:
            if secret is not None and self._asked_before(row):
                return opening.new
            raise
        # It will be looked at right away.
        self._shelf.put(opening.table)
        self.look_at(row.id)
        self._tell(row.id)
        return opening.new

    def _asked_before(self, row: TableRow) -> bool:
        """True if this same table was already opened; raises if its secret was used for a different one."""
        there = self._store.table(row.id)
        if there is not None and (there.configuration, len(there.seats)) != (row.configuration, len(row.seats)):
            raise UsedForAnother(why("secret-used"))
        return there is not None

    @property
    def content(self) -> Content:
        """The card set that new games are played with."""
        return self._cards.own

    @property
    def kept_ready(self) -> int:
        """The number of cached games."""
        return len(self._shelf)

    @property
    def faults(self) -> int:
        """The number of times that the database did not answer."""
        return self._store.faults

    @property
    def reachable(self) -> bool:
        """True if the games can be reached now."""
        return self._store.answers()

    # --- helping

    def practise(self, table_id: str) -> None:
        """Mark a game as practice: somebody was helped, so it does not count for the best results."""
        table = self.open(table_id)
        if not table.practice:
            self._store.practise(table_id)
            self._shelf.put(replace(table, row=replace(table.row, practice=True)))

    # --- seeing

    def open(self, table_id: str) -> TableSnapshot:
        """The table with everything in the log: replayed, or from the cache and brought up to date."""
        head = self._store.head(named(table_id))
        if head is None:
            raise no_such_table(table_id)
        table = self._shelf.take(table_id)
        if table is not None and table.sequence >= head.sequence and table.row.seats == head.seats:
            return table
        with self._locks.at(table_id):
            return self._current(table_id)

    def heard(self, table_id: str) -> TableSnapshot:
        """The table with every announced change; if several threads hear of one, only one queries the database."""
        table = self._shelf.at_hand(table_id)
        if table is None:
            with self._locks.at(table_id):
                table = self._shelf.at_hand(table_id) or self._current(table_id)
        return table

    def ready(self, table_id: str) -> TableSnapshot | None:
        """The table as it was when last requested, if it is cached. Never waits."""
        return self._shelf.take(table_id)

    def at_hand(self, table_id: str) -> TableSnapshot | None:
        """The same, unless there is known to be more in the log by now."""
        return self._shelf.at_hand(table_id)

    def version(self, table_id: str, viewer: Viewer) -> int:
        """The number of deliveries to a viewer. Never changes for what the viewer may not know."""
        return self.open(table_id).version(viewer)

    def record(self, table_id: str) -> Record:
        """The record of a finished game. That of a running game contains its secrets, so nobody gets it."""
        try:
            table = self.open(table_id)
        except CannotBeReplayed:
            # Nobody can continue it here, so nothing is given away.
            return record_of(self._store, self._row(table_id))
        if not table.game.is_over:
            raise StillRunning(why("still-running"))
        return signed(table.game.record(), table.row)

    def archived(self, table_id: str, viewer: Viewer) -> Archived:
        """A table whose game cannot be replayed here, with the facts that a viewer received."""
        return Archived(self._row(table_id), steps(self._store.archive.deliveries(table_id, viewer)))

    def _row(self, table_id: str) -> TableRow:
        row = self._store.table(named(table_id))
        if row is None:
            raise no_such_table(table_id)
        return row

    # --- acting

    def act(
        self, table_id: str, seat: Seat, plan: Sequence[str], client_id: str, seen_version: int | None = None
    ) -> TableSnapshot:
        """Do one or more actions, all or nothing; returns the table, whose `answer` has the facts for the seat.

        Repeating a client id does nothing and has the same answer. If the request names the version that the seat has
        seen, it is refused as stale when the seat has been told something since.
        """

        def acted(table: TableSnapshot) -> TableSnapshot:
            return table.acted(seat, plan, client_id)

        def same(table: TableSnapshot, done: Sequence[LogEntry]) -> bool:
            return len(done) == len(plan) and all(table.means(*pair) for pair in zip(plan, done, strict=True))

        return self.change(table_id, seat, client_id, seen_version, acted, same)

    def undo(
        self, table_id: str, seat: Seat, client_id: str, seen_version: int | None = None, *, window: bool = False
    ) -> TableSnapshot:
        """Take back the last request of a seat with all its actions; with `window`, everything possible."""

        def undone(table: TableSnapshot) -> TableSnapshot:
            return table.undone(seat, client_id, window=window)

        return self.change(table_id, seat, client_id, seen_version, undone, all_are(UNDO))

    def check(self, table_id: str, seat: Seat, plan: Sequence[str]) -> None:
        """Raise the error that `act` would raise by the rules, without acting."""
        self.open(table_id).acted(seat, plan, "check")

    def change(
        self,
        table_id: str,
        seat: Seat,
        client_id: str,
        seen_version: int | None,
        changed: Callable[[TableSnapshot], TableSnapshot],
        same: Callable[[TableSnapshot, Sequence[LogEntry]], bool],
    ) -> TableSnapshot:
        """Carry out a request once; `same` is true for actions under its id that match it."""
        # The cache is usually up to date, and if not, the store says so: try that first.
        table = self._shelf.at_hand(table_id)
        for _ in range(ATTEMPTS):
            with self._locks.at(table_id):
                sure = table is None
                table = table or self._current(table_id)
                try:
                    if done := table.request(seat, client_id):
                        if not same(table, done):
                            raise UsedForAnother(why("client-id-used", given=repr(client_id)))
                        return table
                    if seen_version is not None and seen_version != table.version(seat):
                        raise Stale(why("stale"))
                    after = changed(table)
                    new = after.entries[table.sequence :]
                    self._store.append(table_id, table.sequence, new, after.standing, told_since(table, after))
                except (Conflict, UsedAlready):
                    table = None
                    continue
                except (ActionError, Stale, UsedForAnother):
                    if sure:
                        raise
                    table = None
                    continue
                self._shelf.put(after)
            self._tell(table_id)
            return after
        raise Busy(why("busy"))

    async def act_promptly(
        self, table_id: str, seat: Seat, action: str, client_id: str, seen_version: int | None = None
    ) -> Update | None:
        """The same as `act` for one action, in a coroutine and without a thread.

        None if that is not possible: the table is not cached, somebody else is using it, the database always has to be
        waited for, or the request would be refused. Nothing has been done then, and `act` takes over.
        """
        table, lock = self._shelf.at_hand(table_id), self._locks.of(table_id)
        if table is None or not self._store.writes_for_all or not lock.acquire(blocking=False):
            return None
        sure = False
        try:
            since = table.version(seat)
            if (seen_version is not None and seen_version != since) or table.request(seat, client_id):
                return None
            after = table.acted(seat, [action], client_id)
            new = after.entries[table.sequence :]
            await self._store.append_soon(table_id, table.sequence, new, after.standing, told_since(table, after))
            self._shelf.put(after)
            sure = True
        except (Conflict, UsedAlready, ActionError):
            return None
        finally:
            if not sure:
                self._shelf.fell_behind(table_id)
            lock.release()
        self._tell(table_id)
        return after.since(seat, since)

    def sit(self, table_id: str, seat: Seat, who: SeatRow, *, after: SeatRow | None = None) -> None:
        """Set who plays a seat: a person, a bot for a person who has left, or one `after` another that failed."""
        with self._locks.at(table_id):
            table = self._current(table_id)
            seats = (*table.row.seats[:seat], who, *table.row.seats[seat + 1 :])
            table = replace(table, row=replace(table.row, seats=seats))
            if self._store.seat(table_id, seat, who, table.standing, after=after):
                self._shelf.put(table)
        self._tell(table_id)

    # --- keeping games ready

    def changed_elsewhere(self, table_id: str | None) -> None:
        """Another process has written to a table, or may have; to any table for None."""
        if table_id is None:
            self._shelf.all_fell_behind()
        else:
            self._shelf.fell_behind(table_id)
        self._tell(table_id)

    def _current(self, table_id: str) -> TableSnapshot:
        """The table with everything in the log. Call it under the table's lock."""
        table = self._shelf.take(table_id)
        self._shelf.catches_up(table_id)
        row = self._store.table(named(table_id)) if table is None else table.row
        if row is None:
            raise no_such_table(table_id)
        try:
            table = table or TableSnapshot.begin(row, self._cards.of(row.content))
            entries, seats = self._store.since(table_id, table.sequence)
            if entries or seats != table.row.seats:
                table = table.after(entries)
                table = replace(table, row=replace(table.row, seats=seats))
        except (RecordError, ActionError) as error:
            raise CannotBeReplayed(why("cannot-be-replayed", why=error.as_fault), table_id) from None
        self._shelf.put(table)
        return table
