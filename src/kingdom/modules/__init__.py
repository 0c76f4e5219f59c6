"""Everything beyond the base game, on the same verbs, and which of it a game is played with."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.module import Module
from kingdom.core.settings import Settings
from kingdom.modules import advisors, menace, quest, solo
from kingdom.rules import base

CHOSEN: dict[str, Module] = {"advisors": advisors.advisors, "quest": quest.quest}
"""What `modules` of a configuration can name, Menace apart, which is chosen by deck."""
MENACES: dict[str, Module] = {**menace.DECKS}
"""The rules of each Menace deck."""
SOLO: dict[str, Module] = {"base": solo.solo, "advisors": advisors.solo_advisors}
"""What a module changes in solo games, by its name; `base` is solo play itself."""
SCENARIOS: dict[str, Module] = {}
"""The rules of each scenario."""


def modules_for(chosen: Iterable[str], settings: Settings) -> tuple[Module, ...]:
    """The modules of a game, in the order in which they apply."""
    names = tuple(chosen)
    found: list[Module] = [base]
    if settings.players == 1:
        found.append(SOLO["base"])
    found += [MENACES[deck] for deck in _decks(settings)]
    found += [CHOSEN[name] for name in names if name in CHOSEN]
    if settings.players == 1:
        found += [SOLO[name] for name in names if name in SOLO]
    if settings.scenario is not None:
        found.append(SCENARIOS[settings.scenario.key])
    return tuple(found)


def _decks(settings: Settings) -> tuple[str, ...]:
    """The Menace decks in play: those of the seats, and those that a scenario puts on the table itself."""
    standing = {"thief": "thieves"}
    extra = [standing[kind] for kind, _ in settings.scenario.standing] if settings.scenario else []
    return tuple(dict.fromkeys((*settings.menaces, *extra)))
