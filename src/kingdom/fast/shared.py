"""Numbers of the rules that the fast engine plays by, from where the rules have them.

Compiled code freezes them, so they are part of the hash that it is kept under (`compiled.source_hash`).
"""

from __future__ import annotations

from kingdom.core import phases, resources
from kingdom.modules.advisors import abilities
from kingdom.modules.scenarios.the_thief_guild import MOST_CUBES
from kingdom.modules.solo import choice, danger, ending, phase, search
from kingdom.rules import building, setup

ROUNDS = phases.ROUNDS
TURNS = phases.CHOICE.turns
SELECTIONS = phase.SOLO_CHOICE.turns
"""The turns of a Choice phase, of two players and of one (CHO-2, SOL-3)."""
KRYSTALLIUM = resources.KRYSTALLIUM
SOLDIER = resources.SOLDIER
HAND = setup.HAND
TRAPS = setup.TRAPS
"""Traps of each of two players in a round (SET-4)."""
FULL_ALCHEMY = building.FULL_ALCHEMY
MORE = abilities.MORE
"""ADV-P2 to ADV-P5: how many cubes each of them gives."""
SILVER = abilities.SILVER
"""ADV-A2: how much Krystallium it gives."""
UNSEEN = danger.UNSEEN
"""SOL-1: how many cards of the Development deck join the Danger deck."""
FED = choice.FED
LOOKED_AT = search.LOOKED_AT
ENOUGH = ending.ENOUGH
"""SOL-8: how many cubes earn a solo player the supremacy bonus."""
MOST_BESIDE = MOST_CUBES
"""SCE-5: how many cubes may lie beside the Danger deck."""

NUMBERS = {name: number for name, number in sorted(globals().items()) if name.isupper() and isinstance(number, int)}
"""All of them by name."""
