"""The bots that can be had at a table, by name."""

from __future__ import annotations

from kingdom.bots.bot import Bot, Maker
from kingdom.bots.chance import RandomBot
from kingdom.bots.steward.bot import Steward

MAKERS: dict[str, Maker] = {"random": RandomBot, "steward": Steward}


def make(name: str, seed: int) -> Bot:
    """A bot of that name."""
    return MAKERS[name](seed)


def names() -> tuple[str, ...]:
    """All names, the weakest first."""
    return tuple(MAKERS)
