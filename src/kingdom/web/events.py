"""Server-sent events: each viewer of a table is told what they missed, as soon as they may know it.

The id of an event is the viewer's version, so a reconnecting browser reports by itself what it has. Nothing is sent
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
from typing import Annotated, Any, NamedTuple

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Header, Query, Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kingdom.core.reasons import why
from kingdom.store import Unavailable
from kingdom.web.access import TableId, cookie_viewers, the_companions, the_hub, the_settings, the_tables
from kingdom.web.company import NOTHING, Aside, Companions
from kingdom.web.errors import NotYours, TooMany
from kingdom.web.service import News, TableNow, Tables, Viewer
from kingdom.web.waking import Hub

router = APIRouter(include_in_schema=False)

SIGN_OF_LIFE_SECONDS = 15.0
PULSE_SECONDS = 1.0
"""How often a page hears that the server is there, so that it can report a lost server within three seconds."""
PULSE = "event: alive\ndata: {}\n\n"
LOOK_AGAIN_SECONDS = 1.0
"""How long a stream waits before it tries again when the database does not answer."""

Since = Annotated[int | None, Query(ge=0, le=2**31, description="The version that you have; nothing for none.")]
Bringing = Callable[[TableNow, Viewer], str | None]
"""Renders the table for a listening page, in a thread; None if the page has to fetch it itself."""

LastEventId = Annotated[str | None, Header(max_length=20, description="The same, as browsers send it.")]


@router.get("/t/{table_id}/events")
async def events_of_a_page(
    request: Request,
    table_id: TableId,
    seat: Annotated[int | None, Query(ge=0, le=1)] = None,
    since: Since = None,
    last_event_id: LastEventId = None,
) -> StreamingResponse:
    """The events of a table for the browser's seat there; `seat` chooses if it has two."""
    lookers = request.app.state.lookers
    viewers = await to_thread.run_sync(cookie_viewers, request, table_id, limiter=lookers)
    fitting = [viewer for viewer in viewers if seat is None or viewer == seat]
    if not fitting:
        raise NotYours(why("no-seat-here"))
    viewer, bringing = fitting[0], request.app.state.bringing
    return await stream(
        request, table_id, viewer, known(since, last_event_id), aside=True, bringing=partial(bringing, request)
    )


def known(since: int | None, last_event_id: str | None) -> int:
    """The version that a client has: the browser's last event id takes precedence; 0 if neither makes sense."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        return int(last_event_id)
    return since or 0


async def stream(
    request: Request,
    table_id: str,
    viewer: Viewer,
    since: int,
    *,
    aside: bool = False,
    bringing: Bringing | None = None,
) -> StreamingResponse:
    """The events of a table for a viewer, from a version on, for as long as the client listens.

    A page is also told what goes on apart from the game, in separate kinds of events without a version. It is sent the
    rendered table when others act; the result of its own actions comes with the response to them.
    It also hears that the server is there, often enough to notice soon when it is gone.
    """
    tables, hub, settings = the_tables(request), the_hub(request), the_settings(request)
    address = request.client.host if request.client else ""
    # Counted before it is handed out, so that a hundred simultaneous requests count as a hundred.
    place = Place(request.app.state.streams, address, settings.streams_per_address)
    companions = the_companions(request)
    try:
        # An unknown table is an error, not a stream.
        await to_thread.run_sync(tables.version, table_id, viewer, limiter=request.app.state.lookers)
    except BaseException:
        place.free()
        raise
    lookers = request.app.state.lookers
    told = tidings(table_id, viewer, since, tables, hub, lookers, companions if aside else None, bringing, pulse=aside)
    return Events(present(told, companions, table_id, viewer, lookers), place)


class Place:
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
    """A stream of events that frees its place however it ends, even if nobody ever read from it."""

    def __init__(self, events: AsyncIterator[str], place: Place) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._place.free()


async def present(
    told: AsyncIterator[str], companions: Companions, table_id: str, viewer: Viewer, lookers: CapacityLimiter
) -> AsyncIterator[str]:
    """The same stream; its listener counts as present meanwhile. Other processes hear so with each keep-alive."""
    with companions.presence.listening(table_id, viewer):
        async for one in told:
            yield one
            if one.startswith(":") and viewer is not None and companions.presence.calls:
                try:
                    await to_thread.run_sync(companions.presence.call, table_id, viewer, limiter=lookers)
                except Unavailable:
                    pass  # the next keep-alive comes soon


async def tidings(
    table_id: str,
    viewer: Viewer,
    since: int,
    tables: Tables,
    hub: Hub,
    lookers: CapacityLimiter,
    companions: Companions | None = None,
    bringing: Bringing | None = None,
    *,
    pulse: bool = False,
) -> AsyncIterator[str]:
    """What to send, and when."""
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
                and (companions is None or companions.ready(ready))
            ):
                # Everything is cached: a round trip to a thread would cost more than the event itself.
                table, now = ready, Company(ready.names, False)
                aside = NOTHING if companions is None else companions.aside(ready, viewer)
            else:
                try:
                    look = partial(looked_at, tables, table_id, viewer, company, companions)
                    table, now, aside = await to_thread.run_sync(look, limiter=lookers)
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
                    brought = await to_thread.run_sync(bringing, table, viewer, limiter=lookers)
                news = table.news(viewer, since)
                since = news.version
                yield event_text(news, brought)
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
    """Who sits at a table, and whether a seat is reserved for a guest who has not come yet."""

    names: tuple[str, ...]
    awaited: bool


def looked_at(
    tables: Tables, table_id: str, viewer: Viewer, before: Company | None, companions: Companions | None = None
) -> tuple[TableNow, Company, Aside]:
    """A table as it is now, who sits there, and what goes on apart from the game. Waits for the database.

    A guest who has joined stays, so keys are only checked while somebody is still expected.
    """
    table = tables.open(table_id) if before is None else tables.heard(table_id)
    people = [seat for seat, bot in enumerate(table.bots) if bot is None]
    awaited = (before is None or before.awaited) and any(tables.invitation(table_id, seat) for seat in people)
    aside = NOTHING if companions is None else companions.aside(table, viewer)
    return table, Company(table.names, awaited), aside


def aside_text(aside: Aside) -> str:
    """What goes on apart from the game, as an event without a version."""
    return f"event: aside\ndata: {json.dumps(aside._asdict(), separators=(',', ':'))}\n\n"


def event_text(news: News, brought: str | None = None) -> str:
    """News as an event: its id is the version, its data what happened, or that everything has to be shown again.

    A page also gets the rendered table, if there is one.
    """
    data = news_data(news) if brought is None else {**news_data(news), "main": brought}
    return f"id: {news.version}\ndata: {_written(data)}\n\n"


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def news_data(news: News) -> dict[str, Any]:
    """News as plain data."""
    return {"version": news.version, "whole": news.whole, "facts": list(news.facts)}
