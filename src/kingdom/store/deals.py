"""Shared deals: the deals, who has played them, the bots' results, and the server's secrets."""

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
    """Shared deals, who has played them, and secrets."""

    def secret(self, name: str, new: str) -> str:
        """A secret of this store: the stored one, or else this new one, which is stored now."""

        kept = self._secret(name)
        if kept is None:
            try:
                self._write(lambda connection: connection.execute(insert(secrets).values(name=name, value=new)))
            except IntegrityError:
                # Another process was faster.
                kept = self._secret(name)
        return kept or new

    def _secret(self, name: str) -> str | None:
        with self._reading() as connection:
            return connection.scalar(select(secrets.c.value).where(secrets.c.name == name))

    # --- deals

    def keep(self, deal: DealRow) -> DealRow:
        """Store a deal; returns the existing one if the name is taken."""
        there = self.deal(deal.id)
        if there is not None:
            return there
        try:
            self._write(lambda connection: connection.execute(insert(deals).values(deal_values(deal))))
        except IntegrityError:
            return self.deal(deal.id) or deal
        return deal

    def deal(self, deal_id: str) -> DealRow | None:
        """A deal; None if it does not exist."""
        with self._reading() as connection:
            found = connection.execute(select(deals).where(deals.c.id == deal_id)).first()
        return None if found is None else deal_of(found)

    def of_table(self, table_id: str) -> str | None:
        """The deal played at a table; None if it is not a shared one."""
        with self._reading() as connection:
            return connection.scalar(select(tables.c.deal).where(tables.c.id == table_id))

    def assign(self, table_id: str, deal_id: str) -> None:
        """Record that a table plays a deal."""
        wanted = update(tables).where(tables.c.id == table_id, tables.c.deal.is_(None)).values(deal=deal_id)
        self._write(lambda connection: connection.execute(wanted))

    def tidy(self, before: float) -> int:
        """Remove deals that are older than a time and not played at any table; returns how many."""
        played = select(tables.c.deal).where(tables.c.deal == deals.c.id).exists()
        old = delete(deals).where(deals.c.created < before, ~played)
        gone: int = self._write(lambda connection: connection.execute(old).rowcount)
        return gone

    # --- who has played them

    def mine(self, deal_id: str, browser: str) -> TableRow | None:
        """The table at which a browser plays a deal; if there are several, a finished one."""
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
        """The finished games of a deal, in the order in which they began."""
        query = select(tables).where(tables.c.deal == deal_id, tables.c.result.is_not(None))
        with self._reading() as connection:
            rows = connection.execute(query.order_by(tables.c.created, tables.c.id).limit(limit))
            return [table_of(row) for row in rows]

    def played(self, deal_id: str) -> Played:
        """How many games of a deal have begun, and how many are finished."""
        query = select(func.count(), func.count(tables.c.result)).where(tables.c.deal == deal_id)
        with self._reading() as connection:
            return Played(*connection.execute(query).one())

    # --- bots

    def of_bots(self, deal_id: str) -> dict[str, Result]:
        """The results of the bots that have played a deal so far."""
        query = select(deal_bots.c.bot, deal_bots.c.result).where(deal_bots.c.deal_id == deal_id)
        with self._reading() as connection:
            return {bot: json.loads(result) for bot, result in connection.execute(query)}

    def bot_played(self, deal_id: str, bot: str, result: Result) -> None:
        """Store a bot's result for a deal; only the first counts."""
        row = {"deal_id": deal_id, "bot": bot, "result": json.dumps(result)}
        try:
            self._write(lambda connection: connection.execute(insert(deal_bots).values(row)))
        except IntegrityError:
            pass  # another process stored one too, or the deal is gone
