"""The event stream of a page: for the seat that its cookies open."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import StreamingResponse

from kingdom.core.reasons import why
from kingdom.web.allowances import address_of
from kingdom.web.errors import NotYours
from kingdom.web.identity import browser_of, cookie_viewers
from kingdom.web.live.events import LARGEST_VERSION, LONGEST_ID, WATCHERS, known
from kingdom.web.pages.forms import whole, wrong
from kingdom.web.router import Router
from kingdom.web.services import services_of

router = Router()


@router.read("/t/{table_id}/events", database=False, back="/t/{table_id}")
async def events_of_a_page(request: Request, table_id: str) -> StreamingResponse:
    """The events of a table for the browser's seat there; `seat` chooses if it has two."""
    seat = whole(request.query_params, "seat", 0, 1)
    since = whole(request.query_params, "since", 0, LARGEST_VERSION)
    last_event_id = request.headers.get("last-event-id", "")
    if len(last_event_id) > LONGEST_ID:
        raise wrong("header.last-event-id", why("field-letters-most", most=LONGEST_ID))
    services = services_of(request)
    viewers = await services.work.call(partial(cookie_viewers, request, table_id), WATCHERS)
    fitting = [viewer for viewer in viewers if seat is None or viewer == seat]
    if not fitting:
        raise NotYours(why("no-seat-here"))
    viewer, seats = fitting[0], tuple(seat for seat in viewers if seat is not None)
    if viewer is None and not services.settings.local:
        await services.work.call(partial(services.deals.spare, table_id, browser_of(request)), WATCHERS)
    bringing = partial(services.push, request, seats)
    have = known(since, last_event_id)
    return await services.streams.events(
        address_of(request.scope), table_id, viewer, have, aside=True, bringing=bringing
    )
