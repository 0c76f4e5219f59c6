"""All responses that a server could send to a viewer of a table, made without a server."""

from __future__ import annotations

import re
from typing import cast

from starlette.responses import Response

from kingdom.web.api import tables as api
from kingdom.web.identity import Asker
from kingdom.web.live.events import event_text
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.places import Viewer


class OnlyAsker:
    """The asker of a request at the only table."""

    def __init__(self, table: TableSnapshot, viewer: Viewer) -> None:
        self.table = table
        self.tables = self
        self.table_id = table.id
        self.viewer = self.seat = viewer

    def open(self, table_id: str) -> TableSnapshot:
        return self.table

    def check(self, table_id: str, seat: int, plan: list[str]) -> None:
        self.table.acted(seat, plan, "check")


def everything_sent(table: TableSnapshot, viewer: Viewer, asked: list[str]) -> list[bytes]:
    """All responses to a viewer who makes these requests."""
    asker = cast(Asker, OnlyAsker(table, viewer))
    answers = [api.view(asker), api.facts(asker, 1)]
    if viewer is not None:
        answers.append(api.options(asker))
        answers += (api.why_not(text, asker) for text in asked)
    sent = [bytes(answer.body) for answer in answers if isinstance(answer, Response)]
    return [*sent, event_text(table.since(viewer, 1)).encode(), str(table.waiting).encode()]


def probes(one: str, other: str) -> list[str]:
    """Actions that name two unknown cards."""
    return [
        f"slate {one}",
        f"recycle {one}",
        f"place M on {one}",
        f"offer {one} left, {other} right face down",
        f"offer {one.partition('#')[0]} left, {other.partition('#')[0]} right",
        f"abandon {one}",
        f"select {one}",
        "undo",
        "done",
    ]


def without_words(text: str) -> str:
    """A text without the list of the notation's words, which names Advisors but is the same for everybody."""
    short = re.sub(r"is not an action: actions begin with [^\"]*", "", text)
    return re.sub(r'("id":"not-an-action","arguments":\{"text":"[^"]*"),"texts":\[[^\]]*\]', r"\1", short)
