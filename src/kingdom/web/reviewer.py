"""The process that reviews a game: it judges one decision after another, and reports what it finds."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import NamedTuple

from kingdom import Record, replay
from kingdom.content import Content
from kingdom.content.keeping import revived
from kingdom.review import Reviewing
from kingdom.review.judging import Judgement
from kingdom.web.thinking import begin

Found = dict[int, tuple[Judgement, bool]]
"""Judgements by the index of their decision, and whether each was double-checked."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to review, by whom, and how thoroughly."""

    record: str
    bot: str
    worlds: int
    check: int
    cards: str | None = None
    """The stored card set, if the game was not played with the server's own."""


class Step(NamedTuple):
    """What one step of a review has found."""

    done: int
    total: int
    found: Found
    is_whole: bool


def work(order: Order, content: Content, out: Connection) -> None:
    """Review a game, and send each step as soon as it is done. Runs at low priority."""
    begin(content, gives_way=True)
    cards = content if order.cards is None else revived(order.cards)
    reviewing = Reviewing(
        replay(Record.from_json(order.record), content=cards), order.bot, worlds=order.worlds, check=order.check
    )
    sent: Found = {}
    for done, total in reviewing:
        found = reviewing.found()
        out.send(Step(done, total, _news(found, sent), reviewing.is_whole))
        sent = found
    out.close()


def _news(found: Found, sent: Found) -> Found:
    return {at: one for at, one in found.items() if sent.get(at) is not one}
