"""Helpers for laws about windows."""

from __future__ import annotations

from typing import Any

from kingdom.core.state import State
from tests.kit.witness import kinds_of_event


def same_window(before: State, after: State) -> bool:
    """True if two states are in the same open window."""
    return bool(before.opening and after.opening) and (before.round, before.phase) == (after.round, after.phase)


def announcements() -> set[str]:
    """The names of events that are public at once even in an open window: that a seat is done (PLA-7)."""
    return {kind.__name__ for kind in kinds_of_event() if kind.announced}


def without_announcements(facts: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[str]]:
    """Facts without announcements, and the announcements, whose timing depends on the speed of the players."""
    names = announcements()
    others = [fact for fact in facts if fact["event"] not in names]
    return others, sorted(str(fact) for fact in facts if fact["event"] in names)
