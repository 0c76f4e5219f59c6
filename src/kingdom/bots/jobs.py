"""A bot's decision as a job for another process."""

from __future__ import annotations

import secrets

from kingdom.bots.bot import Answer
from kingdom.bots.registry import seated
from kingdom.core.actions import Action
from kingdom.core.view import View
from kingdom.text import notation

SEED_BITS = 64


def decide(view: View, bot: str, seconds: float) -> list[str]:
    """A bot's answer to a view, in notation. `seconds` is its time to think if its name has none."""
    return plan_of(view, seated(bot, secrets.randbits(SEED_BITS), seconds).decide(view))


def plan_of(view: View, answer: Answer) -> list[str]:
    """An answer in notation."""
    actions = [answer] if isinstance(answer, Action) else answer
    return [notation.text(action, view.rules.names) for action in actions]
