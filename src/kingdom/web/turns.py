"""Which table comes next: bot processes are shared fairly between tables.

Tables with people have their own processes. Tables with only bots share another one of low priority, so that no number
of them delays the answer to a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from kingdom.core.state import Seat
from kingdom.web.minds import Minds
from kingdom.web.tablenow import TableNow

Chair = tuple[str, Seat]
"""A table and a seat at it."""


@dataclass(slots=True)
class Lane:
    """A group of bot processes, the decisions that wait for them, and those in progress."""

    minds: Minds
    places: int
    waiting: dict[Chair, TableNow] = field(default_factory=dict)
    """The latest known state of each table at which a decision is waiting."""
    thinking: set[Chair] = field(default_factory=set)
    _served: dict[str, int] = field(default_factory=dict)
    _turn: Iterator[int] = field(default_factory=count)

    def wait(self, table: TableNow, seat: Seat) -> None:
        """A seat owes a decision. It is handled once, however often this is called."""
        chair = (table.id, seat)
        if chair not in self.thinking:
            self.waiting[chair] = table

    def next(self) -> tuple[TableNow, Seat] | None:
        """The next decision, if there is a free place: from the table that was served longest ago."""
        if not self.waiting or len(self.thinking) >= self.places:
            return None
        chair = min(self.waiting, key=lambda chair: self._served.get(chair[0], -1))
        table = self.waiting.pop(chair)
        self.thinking.add(chair)
        self._served[table.id] = next(self._turn)
        return table, chair[1]

    def done(self, chair: Chair) -> None:
        """A decision has been made or abandoned; a table with nothing left waiting is forgotten."""
        self.thinking.discard(chair)
        kept = {table_id for table_id, _ in (*self.waiting, *self.thinking)}
        if len(self._served) > 4 * max(len(kept), 64):
            self._served = {table_id: turn for table_id, turn in self._served.items() if table_id in kept}
