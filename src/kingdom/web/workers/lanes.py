"""The lanes of a server: who thinks at the same time, and who gives way."""

from __future__ import annotations

from kingdom.web.settings import ServerSettings
from kingdom.work import Lane

PEOPLE = "people"
"""Decisions of bots at tables with people."""
HINTS = "hints"
"""Hints have a worker of their own, so a flood of them delays no decision."""
BOTS = "bots"
"""Decisions at tables with only bots, however many there are."""
REVIEWS = "reviews"
DEALS = "deals"
"""Games of bots in the deal of the day."""

NICENESS = 10
"""The niceness of work that gives way to people."""


def lanes(settings: ServerSettings) -> tuple[Lane, ...]:
    """The lanes. An idle one costs no process."""
    return (Lane(PEOPLE, settings.bot_processes), *(Lane(name, 1, NICENESS) for name in (HINTS, BOTS, REVIEWS, DEALS)))
