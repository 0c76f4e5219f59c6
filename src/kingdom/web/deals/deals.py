"""Deals that several people play: the same cards, rules and opponent for everybody who opens a link, or on one day.

A browser plays a deal once, and sees the results of others only after that game. Nobody is shown the seed until
then. For what is promised and what is not, see docs/concepts/deals.md.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, NamedTuple

from kingdom import new_game
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.config import ConfigurationError
from kingdom.game.game import SEED_BITS
from kingdom.game.options import options
from kingdom.game.record import RULES_VERSION
from kingdom.store import DealResult, DealRow, SeatRow, Store, TableRow, read_day
from kingdom.web.allowances import Costly, spend
from kingdom.web.deals import calendar as daily
from kingdom.web.errors import ServiceError
from kingdom.web.tables.tables import Tables, TableSnapshot
from kingdom.web.tables.tokens import TABLE_ID, derived, hashed, new_table_id, new_token

DAYS_BACK = 6
"""For how many days the deal of a day can still be started."""
MOST_RESULTS = 200


class NoSuchDeal(ServiceError, status=404, code="no-such-deal"):
    """There is no deal with that name."""


class DealClosed(ServiceError, status=409, code="deal-closed"):
    """The deal cannot be begun: its day is over, or it was made for other rules or cards."""


class WouldSpoil(ServiceError, status=403, code="deal-unplayed"):
    """The request would reveal a deal that this browser has not played to the end."""

    def __init__(self, deal_id: str) -> None:
        super().__init__(why("deal-unplayed", deal=deal_id))
        self.deal_id = deal_id


class Begun(NamedTuple):
    """A table at which a browser plays a deal, with the token of its seat if it has just been opened."""

    table_id: str
    token: str | None


def options_of(configuration: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the engine that lead to a configuration."""
    is_scenario = configuration.get("scenario") is not None
    names = [one.name for one in options() if one.with_a_scenario or not is_scenario]
    return {name: configuration[name] for name in names if configuration.get(name) is not None}


def challengeable(table: TableSnapshot, seats: Sequence[Seat]) -> bool:
    """True if a finished game can be sent to others as a challenge: one person played it, and knew nothing hidden."""
    return table.game.is_over and not table.practice and table.row.seed is not None and table.people == tuple(seats)


class Deals:
    """The deals of a server."""

    def __init__(self, tables: Tables, store: Store, today: Callable[[], date] = daily.today) -> None:
        self._tables = tables
        self._store = store
        self._kept = store.deals
        self.today = today

    # --- finding

    def find(self, deal_id: str) -> DealRow | None:
        """A deal, or None if there is no such deal. The deal of a day that nobody has started yet has no seed."""
        if TABLE_ID.fullmatch(deal_id) is None:
            return None
        there = self._kept.deal(deal_id)
        day = read_day(deal_id)
        if there is not None or day is None or not self._can_begin(day):
            return there
        try:
            return self._of_day(day)
        except ConfigurationError:
            return None  # a card set in which that game cannot be played

    def get(self, deal_id: str) -> DealRow:
        """Like `find`, but raises NoSuchDeal."""
        found = self.find(deal_id)
        if found is None:
            raise NoSuchDeal(why("no-such-deal", given=repr(deal_id)))
        return found

    def _can_begin(self, day: date) -> bool:
        today = self.today()
        return today - timedelta(days=DAYS_BACK) <= day <= today

    def _of_day(self, day: date) -> DealRow:
        planned = daily.daily(day, self._tables.content)
        return self._row(day.isoformat(), planned.options, planned.seat, planned.bot, None)

    def _row(self, deal_id: str, options: Mapping[str, Any], seat: Seat, bot: str | None, seed: int | None) -> DealRow:
        content = self._tables.content
        # Nobody plays this game: only its configuration matters.
        configuration = new_game(seed=0, content=content, **options).record().configuration
        named = (content.name, content.hash)
        return DealRow(deal_id, time.time(), RULES_VERSION, named, configuration, seat, bot, seed)

    def is_open(self, deal: DealRow) -> bool:
        """True if it can be started here and now."""
        day = deal.day
        current = (deal.rules, deal.content[1]) == (RULES_VERSION, self._tables.content.hash)
        return current and (day is None or self._can_begin(day))

    # --- making

    def challenge(self, options: Mapping[str, Any], seat: Seat, bot: str | None) -> DealRow:
        """A new deal that is shared by its link; raises ConfigurationError if there is no such game."""
        spend(Costly.TABLE)
        return self._kept.keep(self._row(new_table_id(), options, seat, bot, secrets.randbits(SEED_BITS)))

    def challenge_from(self, table: TableSnapshot, seat: Seat) -> DealRow:
        """The deal of a finished game, for others to play: from now on nobody sees it before playing it."""
        known = self._kept.of_table(table.id)
        if known is not None:
            return self.get(known)
        spend(Costly.TABLE)
        row, others = table.row, [seat.chosen for seat in table.row.seats if seat.bot is not None]
        deal = DealRow(
            id=new_table_id(),
            created=time.time(),
            rules=row.rules,
            content=row.content,
            configuration=row.configuration,
            seat=seat,
            bot=others[0] if others else None,
            seed=row.seed,
        )
        self._kept.keep(deal)
        self._kept.assign(table.id, deal.id)
        return self.get(self._kept.of_table(table.id) or deal.id)

    # --- playing

    def begin(self, deal: DealRow, browser: str, seats: Sequence[SeatRow]) -> Begun:
        """Seat a browser to play a deal; at its own table if it is already playing it."""
        mine = self.mine(deal.id, browser)
        if mine is not None:
            return Begun(mine.id, None)
        if not self.is_open(deal):
            raise DealClosed(why("deal-closed"))
        if deal.seed is None:
            deal = self._drawn(deal)
        # Pressing twice, or asking again after a lost response, leads to the same table.
        secret = derived(browser, "deal", deal.id)
        options = options_of(deal.configuration)
        new = self._tables.create(options, seats, seed=deal.seed, deal=deal.id, secret=secret)
        self._tables.remember(browser, new.table_id, deal.seat)
        return Begun(new.table_id, new.seat_tokens[deal.seat])

    def _drawn(self, deal: DealRow) -> DealRow:
        """The deal of a day with its seed, stored when the first person starts it."""
        secret = self._kept.secret(daily.SECRET, new_token())
        return self._kept.keep(replace(deal, seed=daily.seed_of(secret, date.fromisoformat(deal.id))))

    def mine(self, deal_id: str, browser: str | None) -> TableRow | None:
        """The table at which a browser plays a deal."""
        return None if browser is None else self._kept.mine(deal_id, hashed(browser))

    # --- comparing

    def played(self, deal_id: str) -> DealResult:
        """The numbers of people who have started and finished it: nothing that would spoil it."""
        return self._kept.played(deal_id)

    def results(self, deal_id: str) -> list[TableRow]:
        """The finished games: only for people who have played it."""
        return self._kept.results(deal_id, MOST_RESULTS)

    def of_bots(self, deal_id: str) -> dict[str, Mapping[str, Any]]:
        """The results of the bots: only for people who have played it."""
        return dict(self._kept.of_bots(deal_id))

    def of_table(self, table_id: str) -> str | None:
        """The deal that is played at a table."""
        return self._kept.of_table(table_id)

    def spoiled_by(self, table_id: str, browser: str | None) -> str | None:
        """The deal that a table would give away to a browser that has not finished it; None if there is none."""
        deal_id = self._kept.of_table(table_id)
        if deal_id is None:
            return None
        mine = self.mine(deal_id, browser)
        return deal_id if mine is None or mine.result is None else None

    def spare(self, table_id: str, browser: str | None) -> None:
        """Raise `WouldSpoil` if a table would give a deal away to somebody who has no seat there."""
        deal_id = self.spoiled_by(table_id, browser)
        if deal_id is not None:
            raise WouldSpoil(deal_id)
