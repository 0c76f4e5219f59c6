"""What goes on at a table apart from the game: chat, resigning, and taking back by agreement.

Only seats take part; spectators and strangers do not. Nothing depends on hidden information: a question lapses when
something is told to everybody, and never because a seat has acted in an open window (CON-9).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.parting import RESIGN, TAKE_BACK
from kingdom.store import Entry, Spoken, Store
from kingdom.web.errors import ServiceError, Stale
from kingdom.web.presence import Presence, has_company
from kingdom.web.service import News, TableNow, Tables
from kingdom.web.waking import Hub

LONGEST_WORDS = 200
MOST_WORDS = 1000
"""The most messages at one table. More is not talk but a flood."""
SHOWN = 60
MOST_MARKS = 10_000

SAYS, ASKS, AGREES, DECLINES, WITHDRAWS = "says", "asks", "agrees", "declines", "withdraws"
ABOUT_TAKING_BACK = (ASKS, AGREES, DECLINES, WITHDRAWS)


class SaidTooMuch(ServiceError):
    """More messages than a table keeps."""

    status = 409
    code = "said-too-much"


class NothingAsked(ServiceError):
    """The answer is to a question that was not asked, or no longer stands."""

    status = 409
    code = "nothing-asked"


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks to take something back."""

    id: int
    seat: Seat
    request: str
    """The request that should be taken back."""


class Aside(NamedTuple):
    """What a page is told apart from the game: who is here, how much was said, and whether a question is open."""

    states: tuple[str, ...] = ()
    said: int = 0
    asked: int = 0


NOTHING = Aside()


def clean_words(said: str) -> str:
    """A message without invisible characters, cut to its limit."""
    seen = "".join(letter if letter.isprintable() else " " for letter in said)
    return " ".join(seen.split())[:LONGEST_WORDS].strip()


class Companions:
    """What people at the same table do apart from playing: chat, resigning, taking back."""

    def __init__(self, tables: Tables, store: Store, hub: Hub) -> None:
        self._tables = tables
        self._store = store
        self._hub = hub
        self._heard: OrderedDict[str, tuple[Spoken, ...]] = OrderedDict()
        self._lock = Lock()
        self.presence = Presence(hub.wake, store.call_out if store.calls_out else None)

    def changed_elsewhere(self, table_id: str | None) -> None:
        """Another process has written to a table (any table for None): it may have been a message."""
        with self._lock:
            if table_id is None:
                self._heard.clear()
            else:
                self._heard.pop(table_id, None)

    # --- words

    def say(self, table: TableNow, seat: Seat, said: str) -> None:
        """A few words to the opponent."""
        words = clean_words(said)
        if not has_company(table):
            raise NothingAsked(why("nobody-to-talk-to"))
        if self._store.talk.count(table.id) >= MOST_WORDS:
            raise SaidTooMuch(why("said-too-much", count=MOST_WORDS))
        if words:
            self._say(table.id, seat, SAYS, words)

    def heard(self, table_id: str) -> tuple[Spoken, ...]:
        """The latest messages and questions at a table; cached until there are more."""
        with self._lock:
            known = self._heard.get(table_id)
        if known is not None:
            return known
        found = tuple(self._store.talk.heard(table_id, SHOWN))
        with self._lock:
            self._heard[table_id] = found
            while len(self._heard) > MOST_MARKS:
                self._heard.popitem(last=False)
        return found

    def _say(self, table_id: str, seat: Seat, kind: str, text: str) -> None:
        self._store.talk.say(table_id, seat, kind, text)
        self.changed_elsewhere(table_id)
        self._hub.wake(table_id)

    def aside(self, table: TableNow, viewer: Seat | None) -> Aside:
        """What a viewer is told apart from the game. Waits for the database if something was said since."""
        if not has_company(table):
            return NOTHING
        states = self.presence.states(table)
        if viewer is None:
            return Aside(states)
        words = self.heard(table.id)
        asked = self.asked(table)  # from what is cached now
        return Aside(states, words[-1].id if words else 0, asked.id if asked else 0)

    def ready(self, table: TableNow) -> bool:
        """Whether `aside` can answer without waiting."""
        return table.id in self._heard or not has_company(table)

    # --- giving up

    def resign(self, table_id: str, seat: Seat, client_id: str) -> News:
        """Resign, at any time."""

        def same(table: TableNow, done: Sequence[Entry]) -> bool:
            return all(entry.action == RESIGN for entry in done)

        return self._tables.change(table_id, seat, client_id, None, lambda table: table.resigned(seat, client_id), same)

    # --- taking back by agreement

    def asked(self, table: TableNow) -> Asked | None:
        """The open request to take something back; None once it is answered or the table has moved on."""
        if table.game.is_over or not has_company(table):
            return None
        for spoken in reversed(self.heard(table.id)):
            if spoken.kind in ABOUT_TAKING_BACK:
                version, _, request = spoken.text.partition(" ")
                fresh = spoken.kind == ASKS and version == str(table.version(None))
                return Asked(spoken.id, spoken.seat, request) if fresh else None
        return None

    def ask(self, table: TableNow, seat: Seat) -> None:
        """Ask the opponent to let a seat take back its last request; if there is nobody to ask, do it."""
        request = retractable(table, seat)
        if request is None:
            table.undone(seat, "ask")  # says why, if nothing can be taken back
            raise NothingAsked(why("undo-instead"))
        if not has_company(table):
            self.take_back(table, seat, request, f"alone:{table.sequence}")
        elif self.asked(table) is None:
            self._say(table.id, seat, ASKS, f"{table.version(None)} {request}")

    def answer(self, table: TableNow, seat: Seat, kind: str, id: int) -> None:
        """Agree or decline as the opponent, or withdraw as the seat that asked."""
        asked = self.asked(table)
        if asked is None or asked.id != id or (asked.seat == seat) != (kind == WITHDRAWS):
            raise NothingAsked(why("no-longer-asked"))
        if kind == AGREES:
            self.take_back(table, asked.seat, asked.request, f"agreed:{asked.id}")
        self._say(table.id, seat, kind, "")

    def take_back(self, table: TableNow, seat: Seat, request: str, client_id: str) -> None:
        """Take back a request and everything the seat did since. From now on the game is for practice."""
        seen = table.version(None)

        def changed(now: TableNow) -> TableNow:
            if now.version(None) != seen:
                raise Stale(why("stale-question"))
            return now.taken_back(seat, client_id, request)

        def same(now: TableNow, done: Sequence[Entry]) -> bool:
            return all(entry.action == TAKE_BACK for entry in done)

        self._tables.practise(table.id)
        self._tables.change(table.id, seat, client_id, None, changed, same)


def retractable(table: TableNow, seat: Seat) -> str | None:
    """The request that a seat can take back only by agreement: its last one, if plain undo is barred."""
    if table.game.is_over:
        return None
    mine = [request for at, request in table.requests if at == seat]
    if not mine:
        return None
    first = table.requests.index((seat, mine[-1]))
    barred = any(step.barrier is not None for step in table.game.steps[first:])
    return mine[-1] if barred else None
