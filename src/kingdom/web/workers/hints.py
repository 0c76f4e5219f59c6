"""Hints that take a while: one worker makes them, one after the other, and they are cached.

Hints never delay a bot that plays. A browser has one open hint and an address four; the address that was served longest
ago comes next. A hint that nobody can use any more, because the table has moved on, is dropped while it waits. Once it
has begun it ends within two seconds: if it could be stopped, every act of a visitor could start a new process.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

from kingdom.bots.advice import Advice
from kingdom.core.state import Seat
from kingdom.review.hints import hint
from kingdom.web.allowances import Costly, spend
from kingdom.web.tables.tables import Tables, TableSnapshot
from kingdom.web.workers.lanes import HINTS
from kingdom.work import Closed, Job, JobState, Ticket, Work

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds that a page waits for a hint before it says that the bot is still thinking."""
MOST = 64
"""Hints that are cached, or open at once."""
PER_ADDRESS = 4

Key = tuple[str, Seat, int, str]
"""The table, the seat, its version, and the bot."""


@dataclass(eq=False, slots=True)
class HintRequest:
    """A hint that was asked for: waiting, in progress, or there."""

    table_id: str
    seat: Seat
    version: int
    browser: str
    address: str
    ticket: Ticket[Advice]
    is_awaited: bool = False
    """True if a request is waiting for it: one is enough to hold up a thread."""


class Hints:
    """The hints of a server. Any thread may ask."""

    def __init__(self, work: Work, tables: Tables) -> None:
        self._work = work
        self._tables = tables
        self._asked: OrderedDict[Key, HintRequest] = OrderedDict()
        self._lock = Lock()
        tables.listeners.append(self._moved_on)

    def of(self, table: TableSnapshot, seat: Seat, bot: str, *, browser: str, address: str) -> Advice | None:
        """The decision of a bot; None while it is still thinking, or there are too many open hints."""
        key = table.id, seat, table.version(seat), bot
        with self._lock:
            asked = self._asked.get(key)
            if asked is None:
                if not self._may_open(browser, address):
                    return None
                spend(Costly.THOUGHT)
                job = Job(hint, (table.game.view(seat), bot), HINTS, owner=address)
                try:
                    ticket = self._work.submit(job)
                except Closed:
                    return None
                asked = self._asked[key] = HintRequest(table.id, seat, key[2], browser, address, ticket)
            patience = 0.0 if asked.is_awaited else PATIENCE
            asked.is_awaited = True
        try:
            asked.ticket.wait(patience)
        finally:
            if patience:
                asked.is_awaited = False
        ticket = asked.ticket
        if ticket.state in (JobState.FAILED, JobState.LOST):
            log.error("a hint at table %s could not be thought about: %s", table.id, ticket.error)
            with self._lock:
                self._asked.pop(key, None)
        return ticket.reports[-1] if ticket.state is JobState.DONE else None

    def _may_open(self, browser: str, address: str) -> bool:
        """True if a visitor may open one more; makes room for it. Call it under the lock."""
        for asked in list(self._asked.values()):
            if asked.browser == browser:
                self._drop(asked)  # if it still waits: this visitor looks at something else now
        is_open = [asked for asked in self._asked.values() if not asked.ticket.state.is_over]
        if any(asked.browser == browser for asked in is_open):
            return False
        if sum(asked.address == address for asked in is_open) >= PER_ADDRESS or len(is_open) >= MOST:
            return False
        there = [key for key, asked in self._asked.items() if asked.ticket.state.is_over]
        for key in there[: max(len(self._asked) - MOST + 1, 0)]:
            del self._asked[key]
        return True

    def _moved_on(self, table_id: str | None) -> None:
        """A table has changed: hints for earlier versions of it are dropped if they still wait."""
        with self._lock:
            for asked in [asked for asked in self._asked.values() if table_id in (None, asked.table_id)]:
                now = self._tables.ready(asked.table_id)
                if now is not None and now.version(asked.seat) != asked.version:
                    self._drop(asked)

    def _drop(self, asked: HintRequest) -> None:
        if asked.ticket.state is JobState.WAITING:
            asked.ticket.cancel()
            self._asked = OrderedDict((key, one) for key, one in self._asked.items() if one is not asked)
