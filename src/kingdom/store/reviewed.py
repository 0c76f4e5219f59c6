"""Completed reviews by record, bot and budget, so that no review is computed twice."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from kingdom.store.part import StorePart
from kingdom.store.schema import reviews

MOST = 2000
"""The maximum number of stored reviews; older ones are removed."""


class ReviewRow(NamedTuple):
    """A stored review."""

    record: str
    """A hash of the record."""
    bot: str
    worlds: int
    found: str


class Reviewed(StorePart):
    """The stored reviews."""

    def keep(self, row: ReviewRow, most: int = MOST) -> None:
        """Store a review, replacing any with the same record, bot and budget, and remove the oldest beyond `most`."""

        def work(connection: Connection) -> None:
            same = (reviews.c.record == row.record) & (reviews.c.bot == row.bot) & (reviews.c.worlds == row.worlds)
            connection.execute(delete(reviews).where(same))
            connection.execute(insert(reviews).values(**row._asdict(), written=time.time()))
            newest = select(reviews.c.written).order_by(reviews.c.written.desc()).offset(most).limit(1)
            limit = connection.scalar(newest)
            if limit is not None:
                connection.execute(delete(reviews).where(reviews.c.written <= limit))

        self._write(work)

    def of(self, record: str) -> list[ReviewRow]:
        """The reviews of a record, newest last."""
        columns = (reviews.c.record, reviews.c.bot, reviews.c.worlds, reviews.c.found)
        query = select(*columns).where(reviews.c.record == record).order_by(reviews.c.written)
        with self._reading() as connection:
            return [ReviewRow(*row) for row in connection.execute(query)]
