"""Everything that a server has running, in one place: `request.app.state.services`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import cast

from starlette.requests import Request

from kingdom.content import load
from kingdom.core.state import Seat
from kingdom.store import Store
from kingdom.web.deals.bots import DealBots
from kingdom.web.deals.deals import Deals
from kingdom.web.live.chat import Chat
from kingdom.web.live.events import Streams
from kingdom.web.live.hub import Hub
from kingdom.web.live.watchers import Watchers
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables, TableSnapshot, Viewer
from kingdom.web.workers.bots import BotRunner
from kingdom.web.workers.hints import Hints
from kingdom.web.workers.lanes import lanes
from kingdom.web.workers.reviews import Reviews
from kingdom.work.processes import Processes

Push = Callable[[Request, tuple[Seat, ...], TableSnapshot, Viewer], str | None]
"""Renders a table for a listening page whose browser has these seats; None if the page has to fetch it itself."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Services:
    """What pages and programs use."""

    settings: ServerSettings
    work: Processes
    store: Store
    tables: Tables
    hub: Hub
    """Who is waiting at which table."""
    chat: Chat
    """What people at the same table do apart from playing."""
    deals: Deals
    """The deals that are played by more than one person."""
    deal_bots: DealBots
    """The bots that play the deals of the day."""
    bots: BotRunner
    hints: Hints
    reviews: Reviews
    push: Push
    streams: Streams
    """The event streams that are open."""


def services_of(request: Request) -> Services:
    """The services of the server that a request was sent to."""
    return cast(Services, request.app.state.services)


def the_table(request: Request, table_id: str) -> TableSnapshot:
    """A table, for a page that shows cards: from now on the request uses the cards that the table's game began with."""
    table = services_of(request).tables.open(table_id)
    request.state.cards = table.game.content
    return table


@asynccontextmanager
async def running(settings: ServerSettings, push: Push) -> AsyncIterator[Services]:
    """The services of a server, from its start to its end."""
    store = await asyncio.to_thread(Store, settings.database_url)
    content = await asyncio.to_thread(load) if settings.content is None else settings.content
    tables = Tables(store, content, cached=settings.cached_tables)
    hub = Hub()
    watchers = Watchers(hub)
    work = Processes(lanes(settings))
    bots = BotRunner(tables, store, settings, work, watchers)
    tables.listeners.append(hub.wake)
    tables.lookers.extend((watchers.look, bots.looked))
    reviews = Reviews(work, store)
    deals = Deals(tables, store)
    works = bool(settings.bot_processes)
    deal_bots = DealBots(deals, store, content, work, seconds=settings.bot_seconds, works=works)
    chat = Chat(tables, store, hub)

    def changed_elsewhere(table_id: str | None) -> None:
        chat.changed_elsewhere(table_id)
        tables.changed_elsewhere(table_id)

    store.watch(changed_elsewhere, chat.presence.heard)
    bots.start()
    deal_bots.start()
    try:
        yield Services(
            settings=settings,
            work=work,
            store=store,
            tables=tables,
            hub=hub,
            chat=chat,
            deals=deals,
            deal_bots=deal_bots,
            bots=bots,
            hints=Hints(work, tables),
            reviews=reviews,
            push=push,
            streams=Streams(tables, hub, chat, work, settings.streams_per_address),
        )
    finally:
        hub.close()
        bots.close()
        await asyncio.to_thread(work.close)
        await asyncio.to_thread(store.close)
