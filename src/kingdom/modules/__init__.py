"""Everything beyond the base game, on the same verbs, and which of it a game is played with."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import Kind
from kingdom.core.module import Module
from kingdom.core.settings import Settings
from kingdom.modules import advisors, menace, quest, scenarios, solo
from kingdom.rules import base

CHOSEN: dict[str, Module] = {"advisors": advisors.advisors, "quest": quest.quest}
"""What `modules` of a configuration can name, Menace apart, which is chosen by deck."""
MENACES: dict[str, Module] = {**menace.DECKS}
"""The rules of each Menace deck."""
SOLO: dict[str, Module] = {"base": solo.solo, "advisors": advisors.solo_advisors}
"""What a module changes in solo games, by its name; `base` is solo play itself."""
SCENARIOS: dict[str, Module] = {
    "rats_everywhere": scenarios.rats_everywhere,
    "the_prophecy": scenarios.the_prophecy,
    "the_frozen_north": scenarios.scenario,
    "the_final_battle": scenarios.scenario,
    "the_thief_guild": scenarios.the_thief_guild,
    "assaulted_from_every_side": scenarios.scenario,
}
"""The rules of each scenario; one that is not named here, from another card set, has no rules but its data."""


def modules_for(chosen: Iterable[str], settings: Settings, box: Iterable[Kind]) -> tuple[Module, ...]:
    """The modules of a game, in the order in which they apply."""
    names = tuple(chosen)
    found: list[Module] = [base]
    if settings.players == 1:
        found.append(SOLO["base"])
    found += [MENACES[deck] for deck in _decks(settings, box)]
    found += [CHOSEN[name] for name in names if name in CHOSEN]
    if settings.players == 1:
        found += [SOLO[name] for name in names if name in SOLO]
    if settings.scenario is not None:
        found.append(SCENARIOS.get(settings.scenario.key, scenarios.scenario))
    return tuple(found)


def _decks(settings: Settings, box: Iterable[Kind]) -> tuple[str, ...]:
    """The Menace decks in play: those of the seats, and those that a scenario puts on the table itself."""
    standing = {key for key, _ in settings.scenario.standing} if settings.scenario else set()
    return tuple(dict.fromkeys((*settings.menaces, *(kind.deck for kind in box if kind.key in standing))))
