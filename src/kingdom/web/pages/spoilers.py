"""No spoilers: a browser that has not finished a deal is shown nothing of it, whatever link it opens.

Finished games are open to everybody who has their link. Games of a deal are not: those who still have to play that deal
would see its cards. Such a browser is sent to the deal instead, and does not find the game on its lists. Programs and
event streams that watch without a seat are refused in `access` and `events`.
"""

from __future__ import annotations

from functools import partial

from starlette.requests import Request

from kingdom.store import Visit
from kingdom.web.identity import browser_of, cookie_viewers
from kingdom.web.services import services_of
from kingdom.web.tables.tokens import TABLE_ID


async def spared(request: Request) -> None:
    """Raise `WouldSpoil` if a page of a table would give a deal away. Pages without a table always pass."""
    table_id = request.path_params.get("table_id")
    services = services_of(request)
    if table_id is None or TABLE_ID.fullmatch(table_id) is None or services.settings.local:
        return
    ready = services.tables.ready(table_id)
    # A running game either belongs to a deal from the start or not at all. A finished one may still become a challenge.
    if ready is not None and ready.row.deal is None and not ready.game.is_over:
        return
    await services.work.call(partial(_refuse, request, table_id))


def _refuse(request: Request, table_id: str) -> None:
    if not any(viewer is not None for viewer in cookie_viewers(request, table_id)):
        services_of(request).deals.spare(table_id, browser_of(request))


def listed_visits(request: Request) -> list[Visit]:
    """The games on the list of this browser, without those it has watched that would give a deal away."""
    browser = browser_of(request)
    visits = services_of(request).tables.visited(browser) if browser else []
    return [visit for visit in visits if not _spoils(request, visit, browser)]


def _spoils(request: Request, visit: Visit, browser: str | None) -> bool:
    if visit.table.deal is None or visit.viewers != (None,) or services_of(request).settings.local:
        return False
    return services_of(request).deals.spoiled_by(visit.table.id, browser) is not None
