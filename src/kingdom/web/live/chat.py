"""The company at a table: chat, resigning, taking back by agreement, and absent players.

Only seats take part; spectators and strangers do not. Nothing depends on hidden information: a question lapses with the
next public event, and never because a seat has acted in an open window (CON-9).
"""

from __future__ import annotations

from typing import NamedTuple

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.rewind import RESIGN, TAKE_BACK
from kingdom.store import Spoken, Store
from kingdom.web.allowances import Costly, spend
from kingdom.web.errors import ServiceError, Stale
from kingdom.web.live.absence import Absence, opponent
from kingdom.web.live.hub import Hub
from kingdom.web.live.presence import Presence, has_company
from kingdom.web.live.take_back import (
    AGREES,
    ASKS,
    ASKS_FOR_BOT,
    ASKS_TO_CLOSE,
    WITHDRAWS,
    NothingAsked,
    TakeBackRequest,
    open_question,
    retractable,
)
from kingdom.web.recent import Recent
from kingdom.web.tables.tables import Tables, TableSnapshot, all_are

LONGEST_WORDS = 200
MOST_WORDS = 1000
"""The most messages at one table. More is not talk but a flood."""
SHOWN = 60
MOST_MARKS = 10_000
SAYS = "says"


class SaidTooMuch(ServiceError, status=409, code="said-too-much"):
    """More messages than a table keeps."""


class Aside(NamedTuple):
    """The state of the company that a page shows: who is present, how many messages there are, and an open question."""

    states: tuple[str, ...] = ()
    said: int = 0
    asked: int = 0


NOTHING = Aside()


def clean_words(said: str) -> str:
    """A message without invisible characters, cut to its limit."""
    seen = "".join(letter if letter.isprintable() else " " for letter in said)
    return " ".join(seen.split())[:LONGEST_WORDS].strip()


class Chat:
    """Chat, resigning and taking back for the people at a table."""

    def __init__(self, tables: Tables, store: Store, hub: Hub) -> None:
        self._tables = tables
        self._store = store
        self._hub = hub
        self._heard: Recent[str, tuple[Spoken, ...]] = Recent(MOST_MARKS)
        self.presence = Presence(hub.wake, store.call_out if store.calls_out else None)
        self.absence = Absence(tables, store, self.presence, self.heard)

    def changed_elsewhere(self, table_id: str | None) -> None:
        """Another process has written to a table (any table for None): it may have been a message."""
        if table_id is None:
            self._heard.clear()
        else:
            self._heard.drop(table_id)

    # --- words

    def say(self, table: TableSnapshot, seat: Seat, said: str) -> None:
        """A few words to the opponent."""
        words = clean_words(said)
        if not has_company(table):
            raise NothingAsked(why("nobody-to-talk-to"))
        if self._store.talk.count(table.id) >= MOST_WORDS:
            raise SaidTooMuch(why("said-too-much", count=MOST_WORDS))
        if words:
            spend(Costly.WORDS)
            self._say(table.id, seat, SAYS, words)

    def heard(self, table_id: str) -> tuple[Spoken, ...]:
        """The latest messages and questions at a table; cached until there are more."""
        known = self._heard.get(table_id)
        if known is None:
            known = tuple(self._store.talk.heard(table_id, SHOWN))
            self._heard.put(table_id, known)
        return known

    def _say(self, table_id: str, seat: Seat, kind: str, text: str) -> None:
        self._store.talk.say(table_id, seat, kind, text)
        self.changed_elsewhere(table_id)
        self._hub.wake(table_id)

    def aside(self, table: TableSnapshot, viewer: Seat | None) -> Aside:
        """The company as a viewer sees it. Waits for the database if there are new messages."""
        if not has_company(table):
            return NOTHING
        states = self.presence.states(table)
        if viewer is None:
            return Aside(states)
        words = self.heard(table.id)
        asked = self.asked(table)  # from what is cached now
        return Aside(states, words[-1].id if words else 0, asked.id if asked else 0)

    def ready(self, table: TableSnapshot) -> bool:
        """True if `aside` can answer without waiting."""
        return table.id in self._heard or not has_company(table)

    # --- giving up

    def resign(self, table_id: str, seat: Seat, client_id: str) -> TableSnapshot:
        """Resign, at any time."""

        def resigned(now: TableSnapshot) -> TableSnapshot:
            return now.ended(seat, RESIGN, client_id)

        return self._tables.change(table_id, seat, client_id, None, resigned, all_are(RESIGN))

    # --- taking back by agreement

    def asked(self, table: TableSnapshot) -> TakeBackRequest | None:
        """The open question to the opponent; None once it is answered or the table has moved on."""
        return None if table.game.is_over or not has_company(table) else open_question(table, self.heard(table.id))

    def ask(self, table: TableSnapshot, seat: Seat) -> None:
        """Ask the opponent to let a seat take back its last request; if there is nobody to ask, do it."""
        request = retractable(table, seat)
        if request is None:
            table.undone(seat, "ask")  # says why, if nothing can be taken back
            raise NothingAsked(why("undo-instead"))
        if not has_company(table):
            self.take_back(table, seat, request, f"alone:{table.sequence}")
        elif self.asked(table) is None:
            spend(Costly.QUESTION)
            self._say(table.id, seat, ASKS, f"{table.version(None)} {request}")

    def answer(self, table: TableSnapshot, seat: Seat, kind: str, id: int) -> None:
        """Agree or decline as the opponent, or withdraw as the seat that asked."""
        asked = self.asked(table)
        if asked is None or asked.id != id or (asked.seat == seat) != (kind == WITHDRAWS):
            raise NothingAsked(why("no-longer-asked"))
        if kind == AGREES and asked.kind == ASKS:
            self.take_back(table, asked.seat, asked.request, f"agreed:{asked.id}")
        elif kind == AGREES:
            self._finish(table, asked.seat, asked.kind, f"agreed:{asked.id}")
        self._say(table.id, seat, kind, "")

    def take_back(self, table: TableSnapshot, seat: Seat, request: str, client_id: str) -> None:
        """Take back a request and everything the seat did since. From now on the game is for practice."""
        spend(Costly.QUESTION)
        seen = table.version(None)

        def changed(now: TableSnapshot) -> TableSnapshot:
            if now.version(None) != seen:
                raise Stale(why("stale-question"))
            return now.taken_back(seat, client_id, request)

        self._tables.practise(table.id)
        self._tables.change(table.id, seat, client_id, None, changed, all_are(TAKE_BACK))

    # --- a player who does not come back

    def finish(self, table: TableSnapshot, seat: Seat, kind: str) -> None:
        """Let a bot play the opponent's seat to the end, or close the game; unless they are absent, they are asked."""
        other = opponent(table, seat)
        if other is None or table.game.is_over:
            raise NothingAsked(why("nobody-to-ask"))
        if kind == ASKS_FOR_BOT and table.bots[other] is not None:
            raise NothingAsked(why("bot-plays-already"))
        awaited = self.absence.awaited(table, seat)
        if awaited is not None and awaited.overdue:
            self._finish(table, seat, kind, f"absent:{table.sequence}")
        elif self.asked(table) is None:
            spend(Costly.QUESTION)
            self._say(table.id, seat, kind, str(table.version(None)))

    def _finish(self, table: TableSnapshot, seat: Seat, kind: str, client_id: str) -> None:
        """Carry out the request of the seat that stays."""
        other = opponent(table, seat)
        if kind == ASKS_TO_CLOSE:
            self.absence.close(table, seat, client_id)
        elif other is not None:
            self.absence.leave_to_bot(table, other)
