"""Archiving: the public facts are stored next to the actions, and can be read without the rules.

The log of a table says what was done, but only the rules say what it meant. When a release changes the rules, games
played by the old ones can no longer be replayed. What their players were told is still here, as facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from kingdom import Record
from kingdom.content import Content, ContentError
from kingdom.content.keeping import content_from, content_text
from kingdom.store import DeliveryRow, Store, TableRow
from kingdom.web.tables.feed import OPENING
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.succession import successions
from kingdom.words.terms import Terms

RETOLD = "Retold"
"""Marks an archive that begins again, replacing everything before."""
NO_SEAT = -1
"""The seat that is recorded for the opening of a game, when nobody acts."""


def told_since(before: TableSnapshot | None, after: TableSnapshot) -> list[DeliveryRow]:
    """The deliveries to all viewers from one moment of a table to another, or from its beginning."""
    rows = []
    for viewer in after.feed.viewers:
        seen = 0 if before is None else before.version(viewer)
        missed = after.feed.after(viewer, seen)
        # If more than one step was taken back, what remains is stored once, with the last of these deliveries.
        whole = any(delivery.rewound for delivery in missed)
        for version, delivery in enumerate(missed, start=seen + 1):
            seat = NO_SEAT if delivery.sequence == OPENING else after.entries[delivery.sequence].seat
            facts = None if delivery.withdrawn else after.feed.data(viewer, version)
            if whole:
                last = version == after.version(viewer)
                facts = ({"event": RETOLD}, *after.facts(viewer)) if last else ()
            rows.append(DeliveryRow(viewer, version, seat, facts))
    return rows


def steps(rows: Sequence[DeliveryRow]) -> list[tuple[Mapping[str, Any], ...]]:
    """The facts that a viewer received, step by step, without those of actions that were taken back."""
    found: list[DeliveryRow] = []
    for row in rows:
        if row.facts and row.facts[0].get("event") == RETOLD:
            found = [replace(row, facts=row.facts[1:])]
            continue
        if row.facts is not None:
            found.append(row)
            continue
        last = next((at for at in range(len(found) - 1, -1, -1) if found[at].seat == row.seat), None)
        if last is not None:
            del found[last]
    return [row.facts for row in found if row.facts]


@dataclass(frozen=True, slots=True)
class Archived:
    """A table whose game cannot be replayed here."""

    row: TableRow
    steps: list[tuple[Mapping[str, Any], ...]]
    """The facts that the viewer received."""


class Cards:
    """The card sets of the games in a store: the server's own, and those that games began with."""

    def __init__(self, store: Store, content: Content) -> None:
        self._store = store
        self.own = content
        self._others: dict[str, Content] = {}
        self._kept = False

    def keep(self) -> None:
        """Make sure that the server's own card set is in the store before a game begins with it."""
        if not self._kept:
            self._store.archive.keep_content(self.own.hash, self.own.name, content_text(self.own))
            self._kept = True

    def of(self, named: tuple[str, str]) -> Content:
        """The cards that a game began with, which are stored with it.

        If they are unknown, the server's own cards; replaying the game then fails.
        """
        hash = named[1]
        if hash == self.own.hash:
            return self.own
        if hash not in self._others:
            text = self._store.archive.content(hash)
            try:
                found = self.own if text is None else content_from(text)
            except ContentError:
                found = self.own
            if found.hash != hash:
                return self.own
            self._others[hash] = found
        return self._others[hash]


def record_of(store: Store, row: TableRow) -> Record:
    """The record of a table as it is stored, even if it cannot be replayed."""
    actions = store.archive.actions(row.id)
    return signed(Record(row.rules, row.content, row.configuration, row.seed, row.position, actions, row.result), row)


def signed(record: Record, row: TableRow) -> Record:
    """The record of a table with its players, a note of bots that took over, and the day of a game that counts."""
    day = "" if row.practice else datetime.fromtimestamp(row.created, UTC).date().isoformat()
    note = " ".join(filter(None, successions(Terms(), row.seats, over=True)))
    names = tuple(seat.name for seat in row.seats)
    bots = tuple(seat.bot or seat.recorded or "" for seat in row.seats)
    return replace(
        record,
        result=row.with_substitutes(record.result),
        names=names,
        bots=bots if any(bots) else (),
        played=day,
        note=note,
    )
