"""The deal of the day: which game it is, and where its cards come from.

Each weekday has its own game, so that everybody gets to know all of them. The seed is derived from the date and a
secret in the store: it is the same for everybody on a server, and knowing some seeds does not help to guess another.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from kingdom.bots.registry import MIDDLE
from kingdom.content import Content
from kingdom.game.game import SEED_BITS

SECRET = "days"
"""The name of the secret in the store."""
STRONG = "baron"


@dataclass(frozen=True, slots=True)
class DayGame:
    """The game of a day: the options of the engine, whose seat it is, and the opponent."""

    options: dict[str, Any]
    seat: int
    bot: str | None


ROTA: tuple[tuple[int, tuple[str, ...], str | None], ...] = (
    (2, ("menace",), MIDDLE),
    (1, ("menace",), None),
    (2, ("quest",), STRONG),
    (1, ("quest",), None),
    (2, ("advisors",), MIDDLE),
    (2, ("menace", "advisors", "quest"), STRONG),
)
"""Monday to Saturday: players, modules, opponent. Sunday has a scenario, in rotation."""


def today() -> date:
    """Today's date in UTC, so that it is the same for everybody."""
    return datetime.now(UTC).date()


def daily(day: date, content: Content) -> DayGame:
    """The game of a day. The seat alternates from week to week; what the card set lacks is left out."""
    week, weekday = divmod(day.toordinal() - 1, 7)
    if weekday == len(ROTA) and content.scenarios:
        return DayGame({"scenario": list(content.scenarios)[week % len(content.scenarios)]}, 0, None)
    players, modules, bot = ROTA[weekday % len(ROTA)]
    known = tuple(key for key in modules if key in content.modules)
    return DayGame({"players": players, "modules": known}, week % players, bot)


def seed_of(secret: str, day: date) -> int:
    """The seed of a day, as long as a random one."""
    made = hmac.digest(secret.encode(), day.isoformat().encode(), "sha256")
    return int.from_bytes(made[: SEED_BITS // 8], "big")
