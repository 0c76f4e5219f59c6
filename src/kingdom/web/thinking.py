"""What happens in a bot process: it rebuilds a game, takes one seat's view of it, and asks a bot."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from kingdom import Game, Record, replay
from kingdom.bots.advice import Advice
from kingdom.bots.bot import Answer, Budget
from kingdom.bots.registry import LEVELS, make
from kingdom.content import Content, load
from kingdom.content.keeping import revived
from kingdom.core.actions import Action
from kingdom.core.state import Seat
from kingdom.game.game import SEED_BITS


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: a game, its seat, which bot it is, and how long it may think."""

    record: str
    seat: Seat
    bot: str
    seconds: float
    cards: str | None = None
    """The stored card set, if the game is not played with the server's own."""


_content: list[Content] = []


NICENESS = 10
"""The niceness of a process that gives way to others."""


def begin(content: Content | None, gives_way: bool = False) -> None:
    """Prepare a process: take the cards, and make sure that it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gives_way and hasattr(os, "nice"):
        os.nice(NICENESS)
    _content[:] = [content or load(None)]
    parent = parent_process()
    if parent is not None:
        Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def nothing() -> None:
    """Submitted just to start a process."""


def decide(question: Question) -> Sequence[str]:
    """What the bot does, in notation."""
    content = _content[0] if question.cards is None else _revived(question.cards)
    game = replay(Record.from_json(question.record), content=content)
    bot = make(question.bot, secrets.randbits(SEED_BITS))
    return plan_of(game, bot.decide(game.view(question.seat), budget_of(question)))


def hint_for(question: Question) -> Advice:
    """What the bot would do, and why."""
    from kingdom.review.hinting import hint

    content = _content[0] if question.cards is None else _revived(question.cards)
    return hint(replay(Record.from_json(question.record), content=content).view(question.seat), question.bot)


_revived = lru_cache(maxsize=4)(revived)


def budget_of(question: Question) -> Budget:
    """How long the bot may think: what its level says, capped by the server's limit."""
    level = LEVELS.get(question.bot)
    own = None if level is None else level.budget.seconds
    return Budget(seconds=question.seconds if own is None else min(own, question.seconds))


def plan_of(game: Game, answer: Answer) -> list[str]:
    """The answer of a bot in notation."""
    return [game.text(action) for action in ([answer] if isinstance(answer, Action) else answer)]
