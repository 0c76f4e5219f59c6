"""The keys to the tables: who a token lets in, and how seats are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.store import KeyRow, Store, TableRow, Visit
from kingdom.store.own import Log
from kingdom.web.errors import NotYours, UsedForAnother
from kingdom.web.recent import Recent
from kingdom.web.tables.feed import Viewer
from kingdom.web.tables.tokens import derived, hashed, named, new_token, no_such_table

MOST_KEYS = 10_000
"""Tokens that are cached with their seats."""
UNKNOWN: Final = "unknown"


class Seats:
    """The keys of all tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._viewers: Recent[tuple[str, str], tuple[Viewer]] = Recent(MOST_KEYS)
        self.lookers: list[Callable[[str], None]] = []
        """Called with the name of each table that somebody looks at, from any thread: they must return quickly."""
        self.listeners: list[Callable[[str | None], None]] = []
        """Called with the name of a table after it has changed, or with None if any may have; likewise."""

    def leads_to(self, table_id: str, token: str) -> tuple[Viewer, bool]:
        """The seat that a link leads to, and whether it is an invitation that nobody has taken yet."""
        key = self._key(table_id, token)
        return key.seat, key.once

    def viewer(self, table_id: str, token: str) -> Viewer:
        """The seat that a token opens the table for, or None for a spectator; raises NotYours if it opens nothing."""
        viewer = self._viewer(table_id, token)
        self.look_at(table_id)
        return viewer

    def viewer_at_hand(self, table_id: str, token: str) -> Viewer | Literal["unknown"]:
        """The same for a token that was used recently. Never waits."""
        known = self._viewers.get((table_id, hashed(token)))
        if known is None:
            return UNKNOWN
        self.look_at(table_id)
        return known[0]

    def look_at(self, table_id: str) -> None:
        """Somebody is looking at a table, or has just opened it."""
        for look in self.lookers:
            look(table_id)

    def _tell(self, table_id: str | None) -> None:
        for listener in self.listeners:
            listener(table_id)

    def _viewer(self, table_id: str, token: str) -> Viewer:
        opener = (table_id, hashed(token))
        if (known := self._viewers.get(opener)) is not None:
            return known[0]
        key = self._key(table_id, token)
        if key.once:
            raise NotYours(why("an-invitation"))
        # Such a key is never revoked, so it need not be looked up again.
        self._viewers.put(opener, (key.seat,))
        return key.seat

    def join(self, table_id: str, token: str, own: str | None = None) -> tuple[Viewer, str]:
        """Take the seat that a link leads to. Returns the seat and the token to keep: a new one for an invitation.

        A client that sends its `own` token can ask again if the response got lost, and gets the same seat.
        """
        try:
            key = self._key(table_id, token)
        except NotYours:
            mine = None if own is None else self._store.key(table_id, hashed(own))
            if own is None or mine is None or mine.once:
                raise
            return mine.seat, own
        return key.seat, self.take(table_id, key, own) if key.once else token

    def take(self, table_id: str, invitation: KeyRow, own: str | None = None) -> str:
        """Exchange an invitation for a personal token; the invitation opens nothing after that. Notifies listeners."""
        token = own or new_token()
        if hashed(token) == invitation.hash:
            raise UsedForAnother(why("token-is-invitation"))
        if self._store.add_key(table_id, KeyRow(invitation.seat, hashed(token)), instead_of=invitation):
            self._tell(table_id)
            return token
        mine = self._store.key(table_id, hashed(token))
        if mine is None:
            raise NotYours(why("invitation-used"))
        if mine.seat != invitation.seat or mine.once:
            raise UsedForAnother(why("token-used"))
        return token

    def key_for(self, table_id: str, viewer: Viewer, browser: str) -> str:
        """The token of a browser for a seat or as a spectator: always the same one.

        The caller decides who may ask for it.
        """
        if self._store.head(named(table_id)) is None:
            raise no_such_table(table_id)
        token = derived(browser, table_id, viewer)
        if self._store.key(table_id, hashed(token)) is None:
            self._store.add_key(table_id, KeyRow(viewer, hashed(token)))
        return token

    def known_key(self, table_id: str, viewer: Viewer, browser: str) -> str | None:
        """The same token, if the browser has had it before. Writes nothing."""
        token = derived(browser, table_id, viewer)
        return None if self._store.key(named(table_id), hashed(token)) is None else token

    # --- browsers

    def remember(self, browser: str, table_id: str, viewer: Viewer) -> None:
        """Note that a browser, known by its secret, has sat down at a table."""
        self._store.remember(hashed(browser), table_id, viewer)

    def visited(self, browser: str, *, limit: int = 100) -> list[Visit]:
        """The tables that a browser has sat at, those with the latest news first."""
        return [visit for visit in self.known(browser, limit=limit) if not visit.hidden]

    def known(self, browser: str, *, limit: int = 100) -> list[Visit]:
        """The same, including tables that were removed from its list."""
        return self._store.visits(hashed(browser), limit)

    def hide(self, browser: str, table_id: str) -> None:
        """Remove a table from a browser's list; it comes back if somebody sits down there again."""
        self._store.hide(hashed(browser), named(table_id))

    def own(self, browser: str, *, limit: int) -> list[Visit]:
        """The games that a browser has a seat in, newest first, with a single query."""
        return self._store.own.games(hashed(browser), limit)

    def logs(self, table_ids: Sequence[str]) -> dict[str, Log]:
        """The logs of tables whose games are over: they reveal everything."""
        return self._store.own.logs(table_ids)

    def forget(self, browser: str, *, running: bool) -> tuple[int, int]:
        """Remove the games of a browser; of games with other people, only its own entry."""
        return self._store.own.forget(hashed(browser), running=running)

    def recent(self, *, limit: int = 100) -> list[TableRow]:
        """All tables, the most recently used first: for a server on one person's own machine."""
        return self._store.recent(limit)

    def rematches(self, table_id: str) -> list[TableRow]:
        """The rematches of a table, oldest first."""
        return self._store.rematches(named(table_id))

    def series(self, table: TableRow) -> list[TableRow]:
        """The tables of the series that a table belongs to, including itself."""
        return self._store.series(table.series or table.id)

    def invitation(self, table_id: str, seat: Seat) -> KeyRow | None:
        """The invitation to a seat that nobody has taken yet."""
        key = self._store.key_to(named(table_id), seat)
        return key if key is not None and key.once else None

    def invite_again(self, table_id: str, seat: Seat) -> str:
        """A new invitation in place of one that got lost. Seats that are taken have no invitations."""
        token, lost = new_token(), self.invitation(table_id, seat)
        if lost is None or not self._store.add_key(table_id, KeyRow(seat, hashed(token), once=True), instead_of=lost):
            raise NotYours(why("no-free-seat"))
        return token

    def _key(self, table_id: str, token: str) -> KeyRow:
        key = self._store.key(named(table_id), hashed(token))
        if key is not None:
            return key
        if self._store.head(table_id) is None:
            raise no_such_table(table_id)
        raise NotYours(why("token-of-another"))
