"""No spoilers: a browser that has not finished a deal is shown nothing of it, whatever link it opens.

Finished games are open to everybody who has their link. Games of a deal are not: whoever still has to play that deal
would see its cards. Such a browser is sent to the deal instead.
"""

from __future__ import annotations

from anyio import to_thread
from fastapi import Request

from kingdom.web.access import browser_of, cookie_viewers, the_deals, the_settings, the_tables
from kingdom.web.deals import WouldSpoil
from kingdom.web.keys import TABLE_ID


async def spared(request: Request) -> None:
    """Raise `WouldSpoil` if a page of a table would give a deal away. Pages without a table always pass."""
    table_id = request.path_params.get("table_id")
    if table_id is None or TABLE_ID.fullmatch(table_id) is None or the_settings(request).local:
        return
    ready = the_tables(request).ready(table_id)
    # A running game either belongs to a deal from the start or not at all. A finished one may still become a challenge.
    if ready is not None and ready.row.deal is None and not ready.game.is_over:
        return
    await to_thread.run_sync(_refuse, request, table_id)


def _refuse(request: Request, table_id: str) -> None:
    deal = the_deals(request).spoiled_by(table_id, browser_of(request))
    if deal is None or any(viewer is not None for viewer in cookie_viewers(request, table_id)):
        return
    raise WouldSpoil(deal)
