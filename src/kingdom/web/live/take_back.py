"""Questions to the opponent, such as to take something back, and their state.

A question lapses with the next public event, and never because a seat has acted in an open window (CON-9).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.core.state import Seat
from kingdom.store import Spoken
from kingdom.web.errors import ServiceError
from kingdom.web.tables.snapshot import TableSnapshot

ASKS, AGREES, DECLINES, WITHDRAWS = "asks", "agrees", "declines", "withdraws"
ASKS_FOR_BOT, ASKS_TO_CLOSE = "asks-bot", "asks-close"
QUESTIONS = (ASKS, ASKS_FOR_BOT, ASKS_TO_CLOSE)
"""The questions of a seat: to take something back, to let a bot finish for the other seat, or to close the game."""
ABOUT_QUESTIONS = (*QUESTIONS, AGREES, DECLINES, WITHDRAWS)


class NothingAsked(ServiceError, status=409, code="nothing-asked"):
    """The answer is to a question that was not asked, or no longer stands."""


@dataclass(frozen=True, slots=True)
class TakeBackRequest:
    """Somebody asks the opponent for something."""

    id: int
    seat: Seat
    kind: str
    request: str
    """The request that should be taken back, if it is about that."""


def open_question(table: TableSnapshot, words: Sequence[Spoken]) -> TakeBackRequest | None:
    """The question that these messages leave open; None once it is answered or the table has moved on."""
    for spoken in reversed(words):
        if spoken.kind in ABOUT_QUESTIONS:
            version, _, request = spoken.text.partition(" ")
            fresh = spoken.kind in QUESTIONS and version == str(table.version(None))
            return TakeBackRequest(spoken.id, spoken.seat, spoken.kind, request) if fresh else None
    return None


def retractable(table: TableSnapshot, seat: Seat) -> str | None:
    """The request that a seat can take back only by agreement: its last one, if plain undo is barred."""
    if table.game.is_over:
        return None
    steps = table.game.steps
    last = next((step.request for step in reversed(steps) if step.seat == seat), None)
    made = [at for at, step in enumerate(steps) if (step.seat, step.request) == (seat, last)]
    return last if made and any(step.barrier is not None for step in steps[made[0] :]) else None
