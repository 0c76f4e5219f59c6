"""Sparing: nothing of a deal is shown to a browser that has not played it to its end, wherever a link leads.

Finished games are open to everybody who has their link. A game of a deal is not: whoever has still to play that deal
would see its cards. Such a browser is led to the deal instead.
"""

from __future__ import annotations

from anyio import to_thread
from fastapi import Request

from kingdom.web.access import browser_of, cookie_viewers, the_deals, the_settings, the_tables
from kingdom.web.deals import WouldSpoil
from kingdom.web.keys import TABLE_ID


async def spared(request: Request) -> None:
    """Raise `WouldSpoil` where a page of a table would give a deal away. For all pages; those without a table pass."""
    table_id = request.path_params.get("table_id")
    if table_id is None or TABLE_ID.fullmatch(table_id) is None or the_settings(request).local:
        return
    ready = the_tables(request).ready(table_id)
    # A game that runs is of a deal from its beginning, or of none. One that is over may become a challenge yet.
    if ready is not None and ready.row.deal is None and not ready.game.is_over:
        return
    await to_thread.run_sync(_refuse, request, table_id)


def _refuse(request: Request, table_id: str) -> None:
    deal = the_deals(request).spoiled_by(table_id, browser_of(request))
    if deal is None or any(viewer is not None for viewer in cookie_viewers(request, table_id)):
        return
    raise WouldSpoil(deal)
