"""The settings of a game: the checked configuration, with keys replaced by content (SET-7)."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom.core.cards import Edition, Medals, Quest, Scenario


@dataclass(frozen=True, slots=True)
class Settings:
    """The values that rules read. The kernel neither chooses nor checks them."""

    players: int
    edition: Edition
    side: str
    duchies: tuple[str, ...]
    """The kind of Duchy of each seat (SET-3)."""
    menaces: tuple[str, ...] = ()
    """The Menace deck of each seat; in a scenario, the decks that go into the Danger deck."""
    quests: tuple[Quest, ...] = ()
    scenario: Scenario | None = None
    search: str = ""
    medals: Medals = (70, 95, 115)
