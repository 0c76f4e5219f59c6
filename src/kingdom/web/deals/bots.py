"""Results of the bots in the deal of the day: played in the background, in one worker of low priority.

The bots start when the first person starts the deal. Each plays that person's seat against the same opponent, and sees
only what that seat may see. Their results are stored with the deal; their games are not.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from threading import Lock
from typing import Any

from kingdom.bots.match import play_deal
from kingdom.bots.registry import LEVELS, ability
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.store import DealRow, Store, read_day
from kingdom.web.deals.deals import Deals, options_of
from kingdom.web.workers.lanes import DEALS
from kingdom.work import Closed, Job, JobState, Ticket, Work

log = logging.getLogger(__name__)

Result = tuple[str, dict[str, Any] | str]
"""A bot with the verdict of its game, or with the error that ended it."""


def bots_here() -> tuple[str, ...]:
    """The bots that play the deal of a day, weakest first; only those whose result says how strong they are."""
    return tuple(key for key in LEVELS if ability(key).is_thorough)


class DealBots:
    """The bots that play the deals of the day."""

    def __init__(
        self, deals: Deals, store: Store, content: Content, work: Work, *, seconds: float, works: bool
    ) -> None:
        """`works` says whether bots play on this server at all."""
        self._deals = deals
        self._store = store
        self._content = content
        self._work = work
        self._seconds = seconds
        self._works = works
        self._lock = Lock()
        self._wanted: set[str] = set()

    def start(self) -> None:
        """Resume the deals that were unfinished when the server stopped."""
        today = self._deals.today()
        for day in (today, today - timedelta(days=1)):
            self.want(day.isoformat())

    def want(self, deal_id: str) -> None:
        """Have bots play the deal of a day, once; ignores any other kind of deal."""
        if not self._works or read_day(deal_id) is None:
            return
        with self._lock:
            if deal_id in self._wanted:
                return
            self._wanted.add(deal_id)
        self._safely(deal_id, lambda: self._work.after(0, lambda: self._safely(deal_id, lambda: self._play(deal_id))))

    def is_playing(self, deal_id: str) -> bool:
        """True if bots are playing a deal, or about to."""
        return deal_id in self._wanted

    def _safely(self, deal_id: str, function: Callable[[], object]) -> None:
        """Call a function; after an error the bots no longer play the deal."""
        try:
            function()
        except (KingdomError, OSError, Closed) as error:
            if not isinstance(error, Closed):
                log.warning("bots could not play the deal of %s: %s", deal_id, error)
            self._end(deal_id)

    def _end(self, deal_id: str) -> None:
        with self._lock:
            self._wanted.discard(deal_id)

    def _play(self, deal_id: str) -> None:
        """Have the bots play whose results are missing."""
        deal = self._store.deals.deal(deal_id)
        done = self._store.deals.of_bots(deal_id)
        bots = tuple(bot for bot in bots_here() if bot not in done)
        if deal is None or deal.seed is None or not bots or not self._deals.is_open(deal):
            self._end(deal_id)
            return
        options = options_of(deal.configuration)
        arguments = (options, self._content, deal.seed, deal.seat, deal.bot, bots, self._seconds)
        self._work.submit(Job(play_deal, arguments, DEALS, stops_at_once=True), partial(self._reported, deal, set()))

    def _reported(self, deal: DealRow, written: set[str], ticket: Ticket[Result]) -> None:
        """Store the results that have come in; the last call ends the deal."""
        is_over = ticket.state.is_over
        try:
            for bot, result in ticket.reports:
                if bot not in written:
                    written.add(bot)
                    self._write(deal, bot, result)
            if ticket.state in (JobState.FAILED, JobState.LOST):
                log.warning("bots broke off the deal of the day: %s", ticket.error)
        except (KingdomError, OSError) as error:
            log.warning("bots could not play the deal of %s: %s", deal.id, error)
            ticket.cancel()
        if is_over:
            self._end(deal.id)

    def _write(self, deal: DealRow, bot: str, result: dict[str, Any] | str) -> None:
        if isinstance(result, str):
            log.error("no result of %s in the deal of %s, since a bot failed: %s", bot, deal.id, result)
        else:
            self._store.deals.bot_played(deal.id, bot, result)
