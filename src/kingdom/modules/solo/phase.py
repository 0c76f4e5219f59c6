"""The Choice phase for one player, in a file of its own so that other modules can import it."""

from __future__ import annotations

from kingdom.core.phases import Phase

SOLO_CHOICE = Phase("solo choice", window=False, stage="choice", turns=4)
"""Replaces the Choice phase for two players (SOL-3)."""
