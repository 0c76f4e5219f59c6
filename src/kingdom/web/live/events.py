"""Server-sent events: each viewer of a table gets what they missed, as soon as they may know it.

The id of an event is the viewer's version, so a reconnecting browser reports what it already has. Nothing is sent
about what the viewer may not know, not even a sign that something has happened: keep-alives follow only the clock. Who
joins a seat is neither secret nor part of the game: it has its own kind of event, without a version.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, NamedTuple

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kingdom.core.reasons import why
from kingdom.store import SeatRow, Unavailable
from kingdom.web.errors import TooMany
from kingdom.web.live.chat import NOTHING, Aside, Chat
from kingdom.web.live.hub import Hub
from kingdom.web.tables.tables import Tables, TableSnapshot, Update, Viewer
from kingdom.work import Work

LARGEST_VERSION = 2**31
LONGEST_ID = 20
"""The most characters of an event's id, which is a version."""
WATCHERS = "watchers"
"""The threads that look for updates. They are separate, so that many spectators do not delay the players."""
SIGN_OF_LIFE_SECONDS = 15.0
PULSE_SECONDS = 1.0
"""The interval of signs of life from the server, so that a page can report a lost server within three seconds."""
PULSE = "event: alive\ndata: {}\n\n"
LOOK_AGAIN_SECONDS = 1.0
"""The pause of a stream before it tries again when the database does not answer."""

Bringing = Callable[[TableSnapshot, Viewer], str | None]
"""Renders the table for a listening page, in a thread; None if the page has to fetch it itself."""


def known(since: int | None, last_event_id: str | None) -> int:
    """The version that a client has: the browser's last event id takes precedence; 0 if neither makes sense."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        return int(last_event_id)
    return since or 0


class Streams:
    """The streams that are open, and how they are opened."""

    def __init__(self, tables: Tables, hub: Hub, chat: Chat, work: Work, per_address: int) -> None:
        self.open: Counter[str] = Counter()
        """The number of streams that each address holds."""
        self._tables = tables
        self._hub = hub
        self._chat = chat
        self._work = work
        self._per_address = per_address

    async def events(
        self,
        address: str,
        table_id: str,
        viewer: Viewer,
        since: int,
        *,
        aside: bool = False,
        bringing: Bringing | None = None,
    ) -> StreamingResponse:
        """The events of a table for a viewer, from a version on, for as long as the client listens.

        A page also gets the company at the table, in separate kinds of events without a version. It is sent
        the rendered table when others act; the result of its own actions comes with the response to them.
        It also hears that the server is there, often enough to notice soon when it is gone.
        """
        # Counted before it is handed out, so that a hundred simultaneous requests count as a hundred.
        slot = StreamSlot(self.open, address, self._per_address)
        try:
            # An unknown table is an error, not a stream.
            await self._work.call(partial(self._tables.version, table_id, viewer), WATCHERS)
        except BaseException:
            slot.free()
            raise
        chat = self._chat if aside else None
        told = updates(table_id, viewer, since, self._tables, self._hub, self._work, chat, bringing, pulse=aside)
        return Events(present(told, self._chat, table_id, viewer, self._work), slot)


class StreamSlot:
    """One of the streams that an address may hold open; raises TooMany if they are all taken."""

    def __init__(self, open_streams: Counter[str], address: str, most: int) -> None:
        if most and open_streams[address] >= most:
            raise TooMany(why("too-many-streams"))
        self._open = open_streams
        self._address = address
        open_streams[address] += 1

    def free(self) -> None:
        """Free it for somebody else."""
        self._open[self._address] -= 1
        if not self._open[self._address]:
            del self._open[self._address]


class Events(StreamingResponse):
    """A stream of events that frees its slot however it ends, even if nobody ever read from it."""

    def __init__(self, events: AsyncIterator[str], slot: StreamSlot) -> None:
        super().__init__(events, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self._slot = slot

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._slot.free()


async def present(
    told: AsyncIterator[str], chat: Chat, table_id: str, viewer: Viewer, work: Work
) -> AsyncIterator[str]:
    """The same stream; its listener counts as present meanwhile. Other processes hear so with each keep-alive."""
    with chat.presence.listening(table_id, viewer):
        async for one in told:
            yield one
            if one.startswith(":") and viewer is not None and chat.presence.calls:
                try:
                    await work.call(partial(chat.presence.call, table_id, viewer), WATCHERS)
                except Unavailable:
                    pass  # the next keep-alive comes soon


async def updates(
    table_id: str,
    viewer: Viewer,
    since: int,
    tables: Tables,
    hub: Hub,
    work: Work,
    chat: Chat | None = None,
    bringing: Bringing | None = None,
    *,
    pulse: bool = False,
) -> AsyncIterator[str]:
    """Decides what a stream sends, and when."""
    clock = asyncio.get_running_loop().time
    next_sign = clock() + SIGN_OF_LIFE_SECONDS
    next_pulse = clock() + PULSE_SECONDS if pulse else math.inf
    with hub.subscribe(table_id) as waiting:
        yield ": at your service\n\n"
        company: Company | None = None
        before = NOTHING
        while not hub.closed:
            ready = tables.at_hand(table_id)
            if (
                ready is not None
                and company is not None
                and not company.awaited
                and (chat is None or chat.ready(ready))
            ):
                # Everything is cached: a round trip to a thread would cost more than the event itself.
                table, now = ready, Company(ready.row.seats, False)
                aside = NOTHING if chat is None else chat.aside(ready, viewer)
            else:
                try:
                    look = partial(looked_at, tables, table_id, viewer, company, chat)
                    table, now, aside = await work.call(look, WATCHERS)
                except Unavailable:
                    # The listener cannot ask again: try again for them, a little later.
                    await waiting.wait(LOOK_AGAIN_SECONDS)
                    continue
            if company not in (None, now):
                yield "event: seats\ndata: {}\n\n"
            company = now
            if aside != before:
                yield aside_text(aside)
                before = aside
            if table.version(viewer) != since:
                brought = None
                if bringing is not None and not table.all_own(viewer, since):
                    brought = await work.call(partial(bringing, table, viewer), WATCHERS)
                update = table.since(viewer, since)
                since = update.version
                yield event_text(update, brought)
            # A keep-alive is due on time, however often the stream woke for nothing in between.
            while not await waiting.wait(min(next_sign, next_pulse) - clock()):
                if next_pulse <= next_sign:
                    yield PULSE
                    next_pulse += PULSE_SECONDS
                    continue
                yield ": still here\n\n"
                next_sign += SIGN_OF_LIFE_SECONDS
                if aside is not NOTHING:
                    break  # presence changes with the clock as well


class Company(NamedTuple):
    """The people at a table, and whether a seat is reserved for a guest who has not come yet."""

    seats: tuple[SeatRow, ...]
    awaited: bool


def looked_at(
    tables: Tables, table_id: str, viewer: Viewer, before: Company | None, chat: Chat | None = None
) -> tuple[TableSnapshot, Company, Aside]:
    """A table as it is now, the people there, and their company. Waits for the database.

    A guest who has joined stays, so keys are only checked while somebody is still expected.
    """
    table = tables.open(table_id) if before is None else tables.heard(table_id)
    awaited = (before is None or before.awaited) and any(tables.invitation(table_id, seat) for seat in table.people)
    aside = NOTHING if chat is None else chat.aside(table, viewer)
    return table, Company(table.row.seats, awaited), aside


def aside_text(aside: Aside) -> str:
    """The company at a table, as an event without a version."""
    return f"event: aside\ndata: {json.dumps(aside._asdict(), separators=(',', ':'))}\n\n"


def event_text(update: Update, brought: str | None = None) -> str:
    """An update as an event: its id is the version, its data what happened, or that everything has to be shown again.

    A page also gets the rendered table, if there is one.
    """
    data = update_data(update) if brought is None else {**update_data(update), "main": brought}
    return f"id: {update.version}\ndata: {_written(data)}\n\n"


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def update_data(update: Update) -> dict[str, Any]:
    """An update as plain data."""
    return {"version": update.version, "whole": update.whole, "facts": list(update.facts)}
