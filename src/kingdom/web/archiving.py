"""Archiving: what everybody was told is stored next to what was done, and can be read without the rules.

The log of a table says what was done, but only the rules say what it meant. When a release changes the rules, games
played by the old ones can no longer be replayed. What their players were told is still here, as facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kingdom import Record
from kingdom.content import Content, ContentError
from kingdom.content.earlier import earlier
from kingdom.content.keeping import kept, revived
from kingdom.game.record import RULES_VERSION
from kingdom.store import Store, TableRow, ToldRow
from kingdom.web.tablenow import TableNow, built_in
from kingdom.web.tellings import OPENING

RETOLD = "Retold"
"""Marks a story that is told again from the beginning, replacing everything told before."""
NO_SEAT = -1
"""The seat that is recorded for the opening of a game, when nobody acts."""


def told_since(before: TableNow | None, after: TableNow) -> list[ToldRow]:
    """What everybody has been told from one moment of a table to another, or from its beginning."""
    rows = []
    for viewer in after.tellings.viewers:
        heard = 0 if before is None else before.version(viewer)
        tellings = after.tellings.after(viewer, heard)
        # If more than one step was taken back, what remains is told once, with the last of these tellings.
        whole = any(telling.retold for telling in tellings)
        for version, telling in enumerate(tellings, start=heard + 1):
            seat = NO_SEAT if telling.sequence == OPENING else after.entries[telling.sequence].seat
            facts = None if telling.taken_back else after.tellings.words(viewer, version - 1, after.game)
            if whole:
                last = version == after.version(viewer)
                facts = ({"event": RETOLD}, *after.facts(viewer)) if last else ()
            rows.append(ToldRow(viewer, version, seat, facts))
    return rows


def steps(rows: Sequence[ToldRow]) -> list[tuple[Mapping[str, Any], ...]]:
    """What a viewer was told, step by step, without what was taken back."""
    found: list[ToldRow] = []
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
    """What the viewer was told."""


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
            self._store.archive.keep_content(self.own.hash, self.own.name, kept(self.own))
            self._kept = True

    def of(self, named: tuple[str, str]) -> Content:
        """The cards that a game began with: stored with it, or from an earlier release.

        If they are unknown, the server's own cards; replaying the game then fails.
        """
        hash = named[1]
        if hash == self.own.hash:
            return self.own
        if hash not in self._others:
            text = self._store.archive.content(hash)
            try:
                found = (earlier(hash) or self.own) if text is None else revived(text)
            except ContentError:
                found = self.own
            if found.hash != hash:
                return self.own
            self._others[hash] = found
        return self._others[hash]


def record_of(store: Store, row: TableRow) -> Record:
    """The record of a table as it is stored, even if it cannot be replayed."""
    actions = store.archive.actions(row.id)
    return Record(row.rules, row.content, row.configuration, row.seed, row.position, actions, row.result)


def write_down(store: Store, content: Content) -> Iterator[str]:
    """Write down what was told at tables of an earlier release that can still be replayed; yields their names."""
    cards = Cards(store, content)
    for table_id in store.archive.untold(RULES_VERSION):
        row = store.table(table_id)
        if row is not None:
            entries, _ = store.since(table_id, 0)
            table = TableNow.begin(row, cards.of(row.content)).after(entries)
            store.archive.write_down(table_id, told_since(None, table))
            yield table_id


def reckon(store: Store, content: Content) -> Iterator[str]:
    """Fill in what was built in finished games of an earlier release that can be replayed; yields their names."""
    cards = Cards(store, content)
    for table_id in store.own.unreckoned(RULES_VERSION):
        row = store.table(table_id)
        if row is not None:
            entries, _ = store.since(table_id, 0)
            table = TableNow.begin(row, cards.of(row.content)).after(entries)
            store.own.reckon(table_id, built_in(table.game))
            yield table_id
