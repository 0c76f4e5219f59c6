"""Deals that several people play: what is dealt, who has played it, what bots made of it, and the server's secrets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingdom.store.columns import deal_of, deal_values, table_of
from kingdom.store.part import Part
from kingdom.store.rows import DealRow, Played, TableRow
from kingdom.store.schema import deal_bots, deals, secrets, tables, visits

Result = Mapping[str, Any]
"""How a game ended, as plain data."""


class Deals(Part):
    """Deals, who has played them, and secrets."""

    def secret(self, name: str, new: str) -> str:
        """A secret of this store: the one that is kept, or else this new one, which is kept from now on."""

        kept = self._secret(name)
        if kept is None:
            try:
                self._write(lambda connection: connection.execute(insert(secrets).values(name=name, value=new)))
            except IntegrityError:
                # Another process was quicker.
                kept = self._secret(name)
        return kept or new

    def _secret(self, name: str) -> str | None:
        with self._reading() as connection:
            return connection.scalar(select(secrets.c.value).where(secrets.c.name == name))

    # --- deals

    def keep(self, deal: DealRow) -> DealRow:
        """Keep a deal; the one that is there already, if there is one of that name."""
        there = self.deal(deal.id)
        if there is not None:
            return there
        try:
            self._write(lambda connection: connection.execute(insert(deals).values(deal_values(deal))))
        except IntegrityError:
            return self.deal(deal.id) or deal
        return deal

    def deal(self, deal_id: str) -> DealRow | None:
        """A deal; None if there is no such one."""
        with self._reading() as connection:
            found = connection.execute(select(deals).where(deals.c.id == deal_id)).first()
        return None if found is None else deal_of(found)

    def of_table(self, table_id: str) -> str | None:
        """The deal that is played at a table; None if it is nobody else's."""
        with self._reading() as connection:
            return connection.scalar(select(tables.c.deal).where(tables.c.id == table_id))

    def assign(self, table_id: str, deal_id: str) -> None:
        """Say that a table was played with a deal."""
        wanted = update(tables).where(tables.c.id == table_id, tables.c.deal.is_(None)).values(deal=deal_id)
        self._write(lambda connection: connection.execute(wanted))

    def tidy(self, before: float) -> int:
        """Remove deals that were made before a time and are no longer played at any table; how many went."""
        played = select(tables.c.deal).where(tables.c.deal == deals.c.id).exists()
        old = delete(deals).where(deals.c.created < before, ~played)
        gone: int = self._write(lambda connection: connection.execute(old).rowcount)
        return gone

    # --- who has played them

    def mine(self, deal_id: str, browser: str) -> TableRow | None:
        """The table at which a browser plays a deal; the one that is over, should there be several."""
        query = (
            select(tables)
            .join(visits, visits.c.table_id == tables.c.id)
            .where(visits.c.browser == browser, visits.c.seat >= 0, tables.c.deal == deal_id)
            .order_by(tables.c.result.is_(None), tables.c.created, tables.c.id)
            .limit(1)
        )
        with self._reading() as connection:
            found = connection.execute(query).first()
        return None if found is None else table_of(found)

    def results(self, deal_id: str, limit: int) -> list[TableRow]:
        """The games of a deal that are over, the one that began first first."""
        query = select(tables).where(tables.c.deal == deal_id, tables.c.result.is_not(None))
        with self._reading() as connection:
            rows = connection.execute(query.order_by(tables.c.created, tables.c.id).limit(limit))
            return [table_of(row) for row in rows]

    def played(self, deal_id: str) -> Played:
        """How many have begun a deal, and how many are done."""
        query = select(func.count(), func.count(tables.c.result)).where(tables.c.deal == deal_id)
        with self._reading() as connection:
            return Played(*connection.execute(query).one())

    # --- bots

    def of_bots(self, deal_id: str) -> dict[str, Result]:
        """What bots made of a deal, as far as they have played it."""
        query = select(deal_bots.c.bot, deal_bots.c.result).where(deal_bots.c.deal_id == deal_id)
        with self._reading() as connection:
            return {bot: json.loads(result) for bot, result in connection.execute(query)}

    def bot_played(self, deal_id: str, bot: str, result: Result) -> None:
        """Keep what a bot made of a deal; the first time counts."""
        row = {"deal_id": deal_id, "bot": bot, "result": json.dumps(result)}
        try:
            self._write(lambda connection: connection.execute(insert(deal_bots).values(row)))
        except IntegrityError:
            pass  # another process had it played too, or the deal is gone
