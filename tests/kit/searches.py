"""Solo tables with known decks, for Searches."""

from __future__ import annotations

from tests.kit import solo
from tests.kit.cards import given
from tests.kit.table import Table

DECK = "Quarry, Island, Ruins, Mint, Cathedral, Palace, Garden, Navigators, Recruiters, Silk"
DECKS = f"table: pile development {DECK}; pile danger Barracks, Hamlet, Calamity"
MANY = ", ".join(["Quarry"] * 3 + ["Island"] * 6 + ["Ruins"] * 8 + ["Garden"] * 5)
LONG = f"table: pile development {MANY}; pile danger Barracks, Hamlet, Calamity"
LAID = "table: left Farm, Port; right Statue, Marble"


def second_edition(*lines: str, when: str = "solo choice", decks: str = DECKS, **options: object) -> Table:
    """A table of the second edition, with Spies as at the start."""
    return solo.solo_table(*(lines or (LAID,)), decks, when=when, **options)


def first_edition(*lines: str, traps: int = 0, when: str = "solo choice", decks: str = DECKS) -> Table:
    """A table of the first edition; its Trap has been spent, unless `traps` says otherwise."""
    return given(when, *(lines or (LAID,)), decks, f"ann: traps {traps}", players=1, edition="first")


def searches(table: Table) -> list[str]:
    """The legal Searches."""
    return [text for text in table.options("ann") if text.startswith("search")]
