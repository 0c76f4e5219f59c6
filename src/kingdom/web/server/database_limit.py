"""A limit on the requests that wait for the database at once.

Requests are served in threads, and a thread that waits for the database serves nobody else. Some threads are reserved
for pages and files that need no database, so that those work whatever happens to it.
"""

from __future__ import annotations

from asyncio import Semaphore

from starlette.types import ASGIApp, Receive, Scope, Send

from kingdom.web.router import DECLARED

PLACES = 32
"""Requests that may wait for the database in threads; there are forty threads."""


class DatabaseLimit:
    """The middleware that lets only a few through at once."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._places = Semaphore(PLACES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope[DECLARED].traits.database:
            await self.app(scope, receive, send)
            return
        async with self._places:
            await self.app(scope, receive, send)
