"""Bots at the tables of a server: they think in worker processes, and act through the service like anybody else.

A bot is asked when its seat owes a decision; it is sent that seat's view and nothing else. The request is named after
the number of times its seat has been told something. So a decision that two processes reach, or that is made again
after a restart, is carried out once. Nothing is stored about who is thinking: the store finds the tables at which a bot
owes a decision.

A bot that fails hands its seat over to the next weaker one, for the rest of the game. The seat in the store names both,
so that all processes know, also after a restart, and everybody at the table is told.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import NamedTuple

from kingdom.bots.chance import RandomBot
from kingdom.bots.jobs import decide, plan_of
from kingdom.bots.registry import weaker
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.game import SEED_BITS
from kingdom.store import Store, Unavailable
from kingdom.web.errors import Stale
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables, TableSnapshot
from kingdom.web.workers.lanes import BOTS, PEOPLE
from kingdom.work import Closed, Job, JobState, Ticket, Work

log = logging.getLogger(__name__)

MOST_DEATHS = 3
"""Workers that may die over one decision before its bot has failed."""
PAUSE_SECONDS = 1.0
RESCUE_SECONDS = 20.0
"""Seconds of silence of a bot after which another process takes over, in case the first one has died."""
LONGEST_ERROR = 300
"""The most characters of an error of a bot in the log."""


class DecisionKey(NamedTuple):
    """A decision that a bot was asked for: the seat, its version, and the bot."""

    table_id: str
    seat: Seat
    version: int
    bot: str


class BotRunner:
    """Everything that plays for bots in this process."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        settings: ServerSettings,
        work: Work,
        looked_at: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """`looked_at` says whether somebody is looking at a table: a table with only bots sleeps while nobody is."""
        self._tables = tables
        self._store = store
        self._settings = settings
        self._work = work
        self._looked_at = looked_at
        self._lock = Lock()
        self._asked: dict[tuple[str, Seat], tuple[DecisionKey, Ticket[list[str]]]] = {}
        """The open decision of each seat."""
        self._asleep: set[str] = set()
        self._is_closed = False
        self._is_unsure = True
        """True if any table may owe a decision, as at startup, not only those that were abandoned."""
        self._is_looking = False
        """True if a look at all tables is about to begin."""

    def start(self) -> None:
        """Ask the bots that owe a decision, now and from now on."""
        if self._settings.bot_processes:
            self._tables.listeners.append(self.consider)
            self._soon(self._rescue)

    def close(self) -> None:
        """Stop asking. Decisions that are still missing are asked for again after a restart."""
        self._is_closed = True

    @property
    def waiting(self) -> int:
        """The number of waiting decisions."""
        with self._lock:
            return sum(ticket.state is JobState.WAITING for _, ticket in self._asked.values())

    def looked(self, table_id: str) -> None:
        """Somebody is looking at a table: wake it if it sleeps. Returns at once; callable from any thread."""
        if table_id in self._asleep:
            self._asleep.discard(table_id)
            self._soon(partial(self._look, table_id))

    def consider(self, table_id: str | None) -> None:
        """A table has changed (any table for None), so a bot may owe a decision. Returns at once, from any thread."""
        if table_id is None:
            self._is_unsure = True
            if not self._is_looking:
                self._is_looking = True
                self._soon(self._look_around)
            return
        ready = self._tables.ready(table_id)
        if ready is None or any(ready.bots):
            self._soon(partial(self._look, table_id))

    # --- asking and doing

    def _soon(self, function: Callable[[], None], seconds: float = 0.0) -> None:
        if not self._is_closed:
            try:
                self._work.after(seconds, function)
            except Closed:
                pass

    def _look(self, table_id: str) -> None:
        """Ask each bot that owes a decision at a table."""
        try:
            table = self._tables.open(table_id)
        except KingdomError as error:
            log.warning("no bot can play at table %s: %s", table_id, error)
            return
        lane = BOTS if all(table.bots) else PEOPLE
        if lane == BOTS and not self._looked_at(table_id):
            self._asleep.add(table_id)
            return
        owing = table.game.waiting()
        for seat, bot in enumerate(table.bots):
            if bot is not None and seat in owing:
                self._ask(table, DecisionKey(table.id, seat, table.version(seat), bot), lane)

    def _ask(self, table: TableSnapshot, asked: DecisionKey, lane: str) -> None:
        seat = asked.seat
        with self._lock:
            if self._is_closed:
                return
            earlier = self._asked.get((table.id, seat))
            if earlier is not None:
                # A bot that is thinking is judged by its answer. One that waits is asked again if the view is outdated.
                if earlier[0] == asked or earlier[1].state is not JobState.WAITING:
                    return
                earlier[1].cancel()
            job = Job(
                decide,
                (table.game.view(seat), asked.bot, self._settings.bot_seconds),
                lane,
                owner=table.id,
                retries=MOST_DEATHS - 1,
            )
            try:
                ticket = self._work.submit(job, partial(self._answered, asked))
            except Closed:
                return
            self._asked[table.id, seat] = asked, ticket

    def _answered(self, asked: DecisionKey, ticket: Ticket[list[str]]) -> None:
        """Carry out the decision of a bot, and check whether it or another bot has to be asked next."""
        if not ticket.state.is_over:
            return
        pause = 0.0
        try:
            if ticket.state is not JobState.CANCELLED:
                self._do(asked, ticket)
        except KingdomError as error:
            # Usually because another process has already made the same decision.
            log.info("a bot at table %s was not heard: %s", asked.table_id, error)
        except Exception:
            log.exception("a bot at table %s could not act", asked.table_id)
            pause = PAUSE_SECONDS
        with self._lock:
            if self._asked.get((asked.table_id, asked.seat), (None,))[0] == asked:
                del self._asked[asked.table_id, asked.seat]
        self._soon(partial(self._look, asked.table_id), pause)

    def _do(self, asked: DecisionKey, ticket: Ticket[list[str]]) -> None:
        error = ticket.error
        if error is None:
            try:
                self._act(asked, ticket.reports[-1])
            except ActionError as refused:
                error = refused
        if error is not None:
            self._hand_over(asked, error)

    def _act(self, asked: DecisionKey, plan: Sequence[str]) -> None:
        self._tables.act(asked.table_id, asked.seat, plan, f"bot:{asked.version}", asked.version)

    def _hand_over(self, asked: DecisionKey, error: BaseException) -> None:
        """Let the next weaker bot play on in place of one that failed, unless the seat has changed hands meanwhile."""
        seat = self._tables.open(asked.table_id).row.seats[asked.seat]
        if seat.bot != asked.bot:
            return
        bot = weaker(asked.bot)
        reason = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_ERROR]
        if bot is None:
            log.error("%s failed at table %s, and any legal action is taken: %s", asked.bot, asked.table_id, reason)
            self._act(asked, self._anything(asked))
            return
        log.error("%s failed at table %s, and %s plays in its place: %s", asked.bot, asked.table_id, bot, reason)
        self._tables.sit(
            asked.table_id, asked.seat, replace(seat, bot=bot, instead_of=seat.instead_of or seat.bot), after=seat
        )

    def _anything(self, asked: DecisionKey) -> Sequence[str]:
        """Any legal action, where not even chance has an answer from its process, so that nobody waits forever."""
        view = self._tables.open(asked.table_id).game.view(asked.seat)
        if not view.options:
            raise Stale(why("bot-not-asked"))
        return plan_of(view, RandomBot(secrets.randbits(SEED_BITS)).decide(view))

    # --- after a death

    def _rescue(self) -> None:
        """Look around now, and again and again."""
        self._look_around()
        self._soon(self._rescue, RESCUE_SECONDS)

    def _look_around(self) -> None:
        """Find the tables at which a bot owes a decision: all of them at startup, later only the abandoned ones."""
        self._is_looking = False
        unsure, self._is_unsure = self._is_unsure, False
        try:
            # Ignore the clock at startup: it may have been set back since the last action.
            due = self._store.bots_due(before=None if unsure else time.time() - RESCUE_SECONDS)
        except Unavailable:
            due = []  # the store has logged it; all of them are tried again
            self._is_unsure = True
        except Exception:
            log.exception("the store does not say which bots owe a decision")
            due = []
        for table_id in due:
            if table_id not in self._asleep or self._looked_at(table_id):
                self._asleep.discard(table_id)
                self._soon(partial(self._look, table_id))
