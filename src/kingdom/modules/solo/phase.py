"""The Choice phase for one player, to which other modules may add."""

from __future__ import annotations

from kingdom.core.phases import Phase

SOLO_CHOICE = Phase("solo choice", window=False, stage="choice", turns=4)
"""Takes the place of the Choice phase of two players (SOL-3)."""
