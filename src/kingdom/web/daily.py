"""The deal of the day: which game it is, and where its cards come from.

Each weekday has a game of its own, so that everybody meets all of them. The seed is made of a secret that the store
keeps and of the date: the same for everybody on a server, and nobody who knows some of them can tell another.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from kingdom.content import Content
from kingdom.game.game import SEED_BITS
from kingdom.web.present.wanted import MIDDLE

DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
SECRET = "days"
"""The name of the secret in the store."""
STRONG = "baron"


@dataclass(frozen=True, slots=True)
class Daily:
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
"""Monday to Saturday: players, modules, opponent. Sunday has a scenario, each in its turn."""


def today() -> date:
    """The date that counts: UTC, so that it is the same for everybody."""
    return datetime.now(UTC).date()


def read_day(said: str) -> date | None:
    """The date in the name of a deal; None if it is none."""
    if DAY.fullmatch(said) is None:
        return None
    try:
        return date.fromisoformat(said)
    except ValueError:
        return None


def daily(day: date, content: Content) -> Daily:
    """The game of a day. Seats take turns from week to week; what a card set does not have is left out."""
    week, weekday = divmod(day.toordinal() - 1, 7)
    if weekday == len(ROTA) and content.scenarios:
        return Daily({"scenario": list(content.scenarios)[week % len(content.scenarios)]}, 0, None)
    players, modules, bot = ROTA[weekday % len(ROTA)]
    known = tuple(key for key in modules if key in content.modules)
    return Daily({"players": players, "modules": known}, week % players, bot)


def seed_of(secret: str, day: date) -> int:
    """The seed of a day, as long as one that is drawn."""
    made = hmac.digest(secret.encode(), day.isoformat().encode(), "sha256")
    return int.from_bytes(made[: SEED_BITS // 8], "big")
