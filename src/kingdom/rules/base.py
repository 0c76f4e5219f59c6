"""The module of the base game, where its rules are registered, and its piles."""

from __future__ import annotations

from kingdom.core.module import Module, Shows
from kingdom.core.showing import Heap

base = Module("base")

BOX = base.pile("box", Shows.ALL)
"""Cards that are not, or no longer, in the game."""
DEVELOPMENT = base.pile("development", Shows.NONE, Heap.DECK)
CALAMITIES = base.pile("calamities", Shows.ALL, Heap.DANGERS)
"""A face-up stack of identical cards."""
