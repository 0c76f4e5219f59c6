"""What an event brings to a page: the rendered table, so that the page need not fetch it.

It is rendered once per viewer, version, language and theme, however many listen: a hundred spectators count as one.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from threading import Lock

from fastapi import Request

from kingdom.core.errors import KingdomError
from kingdom.web.access import cookie_viewers, the_companions
from kingdom.web.coaching import COACHED
from kingdom.web.keys import new_token
from kingdom.web.lessoning import lesson_of
from kingdom.web.pages.company import unread
from kingdom.web.pages.joining import invitation_to
from kingdom.web.pages.sitting import Sitting
from kingdom.web.pages.table import fragment_of
from kingdom.web.rendering import texts_of, theme_of
from kingdom.web.service import TableNow, Viewer

MOST_KEPT = 512
"""How many rendered tables are cached; about 20 kB each."""
CLIENT = re.compile(r'name="?client"? value="([\w-]+)"')


class Bringing:
    """The tables that events bring. Any thread may ask."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], str] = OrderedDict()
        self._lock = Lock()

    def __call__(self, request: Request, table: TableNow, viewer: Viewer) -> str | None:
        """The table for a listening page; None if that page has to fetch it itself.

        Lessons and the coach keep their progress in cookies, two people at one screen may need a cover, and the end is
        another page.
        """
        if table.game.is_over or table.row.origin == COACHED or lesson_of(table) is not None:
            return None
        try:
            seats = tuple(seat for seat in cookie_viewers(request, table.id) if seat is not None)
            if len(seats) > 1:
                return None
            request.state.cards = table.game.content
            sitting = Sitting(table, seats if viewer is not None else (), viewer)
            if invitation_to(request, sitting) is not None:
                return None
            return self._own(self._shown(request, sitting))
        except KingdomError:
            return None

    def _shown(self, request: Request, sitting: Sitting) -> str:
        table, viewer = sitting.table, sitting.viewer
        aside = the_companions(request).aside(table, viewer)
        news = 0 if viewer is None else unread(request, table, viewer)
        look = (texts_of(request).language, theme_of(request), aside, news)
        key = (table.id, viewer, table.version(viewer), table.row.seats, table.practice, *look)
        # One at a time: it is CPU-bound, and the second to ask finds it done.
        with self._lock:
            found = self._kept.pop(key, None)
            if found is None:
                found = bytes(fragment_of(request, sitting).body).decode()
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    @staticmethod
    def _own(html: str) -> str:
        """The same with a client id of its own for the next request."""
        given = CLIENT.search(html)
        return html if given is None else html.replace(given[1], new_token())
