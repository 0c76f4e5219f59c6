"""Solo tables, and games with a given score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kingdom.core.engine import score
from kingdom.core.module import Module
from kingdom.core.scoring import ScoreLine
from kingdom.core.state import Seat, State
from kingdom.modules.solo.spies import SPIES
from tests.kit.cards import given
from tests.kit.modules import with_rules
from tests.kit.table import Table

LAID = "table: left Farm, Port; right Statue, Garden"
DECKS = "table: pile development Quarry, Island, Ruins, Mint, Cathedral, Palace; pile danger Calamity, Barracks, Hamlet"
HIDDEN = "table: left Farm, Port; right Statue, Calamity (face down)"


def solo_table(*lines: str, when: str = "solo choice", spies: tuple[int, int] = (1, 1), **options: Any) -> Table:
    """A table for one player, with Spies as at the start."""
    table = given(when, *lines, players=1, **options)
    table.player("ann").put(SPIES, spies)
    return table


def worth(points: int, table: Table) -> Table:
    """The table with this many points, if nothing changes the score."""
    already = sum(line.points for line in score(table.state, 0))
    module = Module("worth")

    @module.scores(clause="SOL-9")
    def missing_points(state: State, seat: Seat) -> Iterable[ScoreLine]:
        yield ScoreLine("test", points - already, "SOL-9")

    return with_rules(table, module)
