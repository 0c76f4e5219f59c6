"""Shared deals: the deals, their players, the bots' results, and the server's secrets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingdom.store.columns import deal_of, deal_values, table_of
from kingdom.store.part import StorePart
from kingdom.store.rows import DealResult, DealRow, TableRow
from kingdom.store.schema import deal_bots, deals, secrets, tables, visits

Result = Mapping[str, Any]
"""The result of a game as plain data."""


class DealTables(StorePart):
    """Shared deals, their players, and secrets."""

    def secret(self, name: str, new: str) -> str:
        """A secret of this store. If there is none of this name yet, `new` is stored and returned."""
        stored = self._secret(name)
        if stored is None:
            try:
                self._write(lambda connection: connection.execute(insert(secrets).values(name=name, value=new)))
            except IntegrityError:
                # Another process was faster.
                stored = self._secret(name)
        return stored or new

    def _secret(self, name: str) -> str | None:
        with self._reading() as connection:
            return connection.scalar(select(secrets.c.value).where(secrets.c.name == name))

    # --- deals

    def keep(self, deal: DealRow) -> DealRow:
        """Store a deal and return it, or return the existing one if the name is taken."""
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
        """The shared deal of a table; None if it has none."""
        with self._reading() as connection:
            return connection.scalar(select(tables.c.deal).where(tables.c.id == table_id))

    def assign(self, table_id: str, deal_id: str) -> None:
        """Set the deal of a table."""
        wanted = update(tables).where(tables.c.id == table_id, tables.c.deal.is_(None)).values(deal=deal_id)
        self._write(lambda connection: connection.execute(wanted))

    def tidy(self, before: float) -> int:
        """Remove deals that are older than a time and not played at any table. Returns the number removed."""
        played = select(tables.c.deal).where(tables.c.deal == deals.c.id).exists()
        old = delete(deals).where(deals.c.created < before, ~played)
        gone: int = self._write(lambda connection: connection.execute(old).rowcount)
        return gone

    # --- players

    def mine(self, deal_id: str, browser: str) -> TableRow | None:
        """The table at which a browser plays a deal. If there are several, a finished one."""
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
        """The finished games of a deal, in order of their beginning."""
        query = select(tables).where(tables.c.deal == deal_id, tables.c.result.is_not(None))
        with self._reading() as connection:
            rows = connection.execute(query.order_by(tables.c.created, tables.c.id).limit(limit))
            return [table_of(row) for row in rows]

    def played(self, deal_id: str) -> DealResult:
        """The number of games of a deal, and of finished ones."""
        query = select(func.count(), func.count(tables.c.result)).where(tables.c.deal == deal_id)
        with self._reading() as connection:
            return DealResult(*connection.execute(query).one())

    # --- bots

    def of_bots(self, deal_id: str) -> dict[str, Result]:
        """The results so far of the bots at a deal."""
        query = select(deal_bots.c.bot, deal_bots.c.result).where(deal_bots.c.deal_id == deal_id)
        with self._reading() as connection:
            return {bot: json.loads(result) for bot, result in connection.execute(query)}

    def bot_played(self, deal_id: str, bot: str, result: Result) -> None:
        """Store a bot's result for a deal; only the first one counts."""
        row = {"deal_id": deal_id, "bot": bot, "result": json.dumps(result)}
        try:
            self._write(lambda connection: connection.execute(insert(deal_bots).values(row)))
        except IntegrityError:
            pass  # another process has stored one, or the deal is gone
