"""Playing again: the same game once more, with the seats swapped. A player elsewhere is asked on the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.store import KeyRow
from kingdom.web.deals.deals import options_of
from kingdom.web.errors import NotYours
from kingdom.web.identity import browser_of, know_browser, sit_down
from kingdom.web.pages.table.join import keep_invitation, seated
from kingdom.web.pages.table.sitting import Sitting, sitting_at
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow

router = Router()


@dataclass(frozen=True, slots=True)
class Rematch:
    """A rematch that somebody has asked for."""

    table: str
    seat: Seat
    """The seat of this browser there."""
    by: str
    """Who else sits there."""
    invitation: KeyRow | None
    """The invitation that reserves the seat; None if this browser already has it."""


def elsewhere(sitting: Sitting) -> list[Seat]:
    """The seats of people who are not at this browser."""
    return [seat for seat in sitting.table.people if seat not in sitting.seats]


def rematch_asked(request: Request, sitting: Sitting) -> Rematch | None:
    """The rematch with a seat reserved for this browser, or which it asked for itself."""
    if not sitting.seats or not elsewhere(sitting):
        return None
    tables = services_of(request).tables
    seat = len(sitting.table.names) - 1 - sitting.seats[0]
    browser = browser_of(request)
    visits = tables.known(browser) if browser else []
    taken = {visit.table.id for visit in visits if seat in visit.viewers}
    for row in tables.rematches(sitting.table.id):
        invitation = None if row.id in taken else tables.invitation(row.id, seat)
        if row.id in taken or invitation is not None:
            return Rematch(row.id, seat, row.seats[1 - seat].name, invitation)
    return None


@router.write("/t/{table_id}/rematch", Cost.TABLE, back="/t/{table_id}")
def rematch(request: Request, table_id: str, form: FormData) -> Response:
    """The same game once more, with the seats swapped. Both players come to the same table."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("rematch-of-players"))
    if not sitting.table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    asked = rematch_asked(request, sitting)
    if asked is None:
        return _set_up(request, sitting)
    if asked.invitation is None:
        return RedirectResponse(f"/t/{asked.table}", 303)
    return seated(request, asked.table, asked.seat, services_of(request).tables.take(asked.table, asked.invitation))


def _set_up(request: Request, sitting: Sitting) -> Response:
    """A new table, with a seat reserved for a player who is elsewhere."""
    tables, table = services_of(request).tables, sitting.table
    options = options_of(table.row.configuration)
    seats = [SeatRow(seat.name, seat.chosen) for seat in table.row.seats][::-1]
    last = len(seats) - 1
    own = [last - seat for seat in sitting.seats]
    free = [last - seat for seat in elsewhere(sitting)]
    new = tables.create(options, seats, invited=free, origin=table.id, series=table.row.series or table.id)
    response = RedirectResponse(f"/t/{new.table_id}/invite" if free else f"/t/{new.table_id}", 303)
    browser = know_browser(response, request)
    for seat in own:
        token = new.seat_tokens[seat]
        assert token is not None, "nobody has the seat of a bot"
        sit_down(response, request, new.table_id, seat, token)
        tables.remember(browser, new.table_id, seat)
    for seat in free:
        keep_invitation(response, request, new.table_id, new.seat_tokens[seat] or "")
    return response
