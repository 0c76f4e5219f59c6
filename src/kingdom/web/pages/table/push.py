"""What an event brings to a page: the rendered table, so that the page need not fetch it.

It is rendered once per viewer, version, language, theme and preferences, however many listen: a hundred spectators
count as one.
"""

from __future__ import annotations

import re
from threading import Lock

from starlette.requests import Request

from kingdom.core.errors import KingdomError
from kingdom.core.state import Seat
from kingdom.web.lessons.coach import COACHED
from kingdom.web.lessons.session import lesson_of
from kingdom.web.pages.table.chat import unread
from kingdom.web.pages.table.join import invitation_to
from kingdom.web.pages.table.sitting import Sitting
from kingdom.web.pages.table.table import fragment_of
from kingdom.web.preferences import preferences_of
from kingdom.web.recent import Recent
from kingdom.web.render import texts_of, theme_of
from kingdom.web.services import services_of
from kingdom.web.tables.tables import TableSnapshot, Viewer
from kingdom.web.tables.tokens import new_token

MOST_KEPT = 512
"""How many rendered tables are cached; about 20 kB each."""
CLIENT = re.compile(r'name="client" value="([\w-]+)"')


class FragmentPush:
    """The tables that events bring. Any thread may ask."""

    def __init__(self) -> None:
        self._kept: Recent[tuple[object, ...], str] = Recent(MOST_KEPT)
        self._lock = Lock()

    def __call__(self, request: Request, seats: tuple[Seat, ...], table: TableSnapshot, viewer: Viewer) -> str | None:
        """The table for a listening page with these seats; None if that page has to fetch it itself.

        Lessons and the coach keep their progress in cookies, two people at one screen may need a cover, and the end is
        another page.
        """
        if len(seats) > 1 or table.game.is_over or table.row.origin == COACHED or lesson_of(table) is not None:
            return None
        try:
            request.state.cards = table.game.content
            sitting = Sitting(table, seats if viewer is not None else (), viewer)
            if invitation_to(request, sitting) is not None:
                return None
            return self._own(self._shown(request, sitting))
        except KingdomError:
            return None

    def _shown(self, request: Request, sitting: Sitting) -> str:
        table, viewer = sitting.table, sitting.viewer
        aside = services_of(request).chat.aside(table, viewer)
        news = 0 if viewer is None else unread(request, table, viewer)
        look = (texts_of(request).language, theme_of(request), preferences_of(request), aside, news)
        key = (table.id, viewer, table.version(viewer), table.row.seats, table.practice, *look)
        # One at a time: it is CPU-bound, and the second to ask finds it done.
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                found = bytes(fragment_of(request, sitting).body).decode()
                self._kept.put(key, found)
        return found

    @staticmethod
    def _own(html: str) -> str:
        """The same with a client id of its own for the next request."""
        given = CLIENT.search(html)
        return html if given is None else html.replace(given[1], new_token())
