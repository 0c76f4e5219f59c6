"""Coming to a table: by a link, by an invitation, or because it is your own machine."""

from __future__ import annotations

from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.web.errors import DeadLink, NotYours
from kingdom.web.identity import (
    ARRIVED_COOKIE,
    SEAT_COOKIES,
    browser_of,
    cookie_viewers,
    give_cookie,
    know_browser,
    sit_down,
)
from kingdom.web.pages.forms import text
from kingdom.web.pages.player_name import remember_name, said_name
from kingdom.web.pages.table.sitting import Sitting, note_arrival, sitting_at
from kingdom.web.present.qr import qr_code
from kingdom.web.render import render
from kingdom.web.router import Router
from kingdom.web.services import services_of, the_table
from kingdom.web.tables.tables import Viewer
from kingdom.web.tables.tokens import derived

router = Router()

INVITATION_COOKIE = "kingdom-invitation"
LOOK_AGAIN_SECONDS = 10
"""How often a page without JavaScript looks whether the friend has come."""
A_WEEK = 7 * 24 * 60 * 60
AN_HOUR = 60 * 60


def seated(request: Request, table_id: str, viewer: Viewer, token: str | None = None, *, to: str = "") -> Response:
    """Seat a browser and go to the table. Without a token it gets its own, which is always the same."""
    tables = services_of(request).tables
    response = RedirectResponse(to or f"/t/{table_id}", 303)
    browser = know_browser(response, request)
    sit_down(response, request, table_id, viewer, token or tables.key_for(table_id, viewer, browser))
    tables.remember(browser, table_id, viewer)
    return response


def _let_in(request: Request, table_id: str, viewer: Viewer, token: str) -> Response:
    """The same for a link that was opened, which writes nothing: the page that follows reports the arrival."""
    response = RedirectResponse(f"/t/{table_id}", 303)
    know_browser(response, request)
    sit_down(response, request, table_id, viewer, token)
    give_cookie(response, request, ARRIVED_COOKIE, table_id, path=f"/t/{table_id}", seconds=AN_HOUR)
    return response


@router.write("/t/{table_id}/arrived")
def arrived(request: Request, table_id: str) -> Response:
    """A page of a table was opened by a link: note that this browser has been here."""
    response = Response(status_code=204)
    if ARRIVED_COOKIE in request.cookies:
        note_arrival(request, table_id, cookie_viewers(request, table_id))
        response.delete_cookie(ARRIVED_COOKIE, path=f"/t/{table_id}")
    return response


@router.read("/t/{table_id}/join/{token}")
def join_page(request: Request, table_id: str, token: str) -> Response:
    """A link was opened: sit down at once, or if it is an invitation, give a name first."""
    try:
        viewer, invitation = services_of(request).tables.leads_to(table_id, token)
    except NotYours:
        return _back_to_the_seat(request, table_id)
    if not invitation:
        return _let_in(request, table_id, viewer, token)
    table = the_table(request, table_id)
    response = render(request, "table/join.html", table=table, seat=viewer, token=token, name=said_name(request))
    know_browser(response, request)
    return response


def _back_to_the_seat(request: Request, table_id: str) -> Response:
    """An invitation works once. The guest who took it may open it again, or press twice: they have the seat."""
    tables = services_of(request).tables
    if cookie_viewers(request, table_id):
        return RedirectResponse(f"/t/{table_id}", 303)
    browser = browser_of(request)
    visits = tables.known(browser) if browser else []
    for viewer in (viewer for visit in visits if visit.table.id == table_id for viewer in visit.viewers):
        token = tables.known_key(table_id, viewer, browser or "")
        if token is not None:
            return _let_in(request, table_id, viewer, token)
    raise DeadLink(why("dead-link"))


@router.write("/t/{table_id}/join/{token}")
def join(request: Request, table_id: str, token: str, form: FormData) -> Response:
    """Take the seat that was kept for a friend."""
    tables = services_of(request).tables
    browser = browser_of(request)
    try:
        # A known browser always gets the same token, so that a lost response does not cost it the seat.
        viewer, _ = tables.leads_to(table_id, token)
        _, own = tables.join(table_id, token, derived(browser, table_id, viewer) if browser else None)
    except NotYours:
        return _back_to_the_seat(request, table_id)
    response = seated(request, table_id, viewer, own)
    if viewer is not None:
        seat = tables.open(table_id).row.seats[viewer]
        taken = seat.taken_back(remember_name(response, request, text(form, "name")))
        if taken != seat:
            tables.sit(table_id, viewer, taken)
    return response


@router.read("/t/{table_id}/invite")
def invite_page(request: Request, table_id: str) -> Response:
    """The links of a table: for the invited friend, and for spectators.

    A page that waits for the friend asks again with `?waiting`, and goes to the table once the seat is taken.
    """
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("only-seated-invite"))
    if "waiting" in request.query_params and not _is_awaited(request, sitting):
        return RedirectResponse(f"/t/{table_id}", 303)
    return _links(request, table_id, request.cookies.get(INVITATION_COOKIE), None)


@router.write("/t/{table_id}/invite")
def invite(request: Request, table_id: str, form: FormData) -> Response:
    """One more link: for spectators, or another invitation if the first one got lost."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("only-seated-invite"))
    tables = services_of(request).tables
    if text(form, "for") == "spectators":
        if sitting.table.row.deal is not None:
            raise NotYours(why("no-spectators"))
        # One link for each seat, however often it is asked for.
        own = request.cookies.get(SEAT_COOKIES[sitting.seats[0]], "")
        return _links(request, table_id, request.cookies.get(INVITATION_COOKIE), tables.key_for(table_id, None, own))
    free = [seat for seat in range(len(sitting.table.names)) if seat not in sitting.seats]
    if not free:
        raise NotYours(why("no-free-seat"))
    token = tables.invite_again(table_id, free[0])
    response = _links(request, table_id, token, None)
    keep_invitation(response, request, table_id, token)
    return response


def _is_awaited(request: Request, sitting: Sitting) -> bool:
    """Whether nobody has taken the opponent's seat yet."""
    free = [seat for seat in range(len(sitting.table.names)) if seat not in sitting.seats]
    return any(services_of(request).tables.invitation(sitting.table.id, seat) is not None for seat in free)


class Invitation(NamedTuple):
    """The invitation of a friend who has not come yet, with its link unless only its maker has it."""

    guest: str
    link: str | None


def invitation_to(request: Request, sitting: Sitting) -> Invitation | None:
    """The invitation to the opponent's seat, as long as nobody has taken it."""
    table = sitting.table
    if sitting.viewer is None or table.game.state.round > 1:
        return None  # the guest has come, or a bot plays for them
    free = [seat for seat in table.people if seat not in sitting.seats]
    if not free or services_of(request).tables.invitation(table.id, free[0]) is None:
        return None
    token = request.cookies.get(INVITATION_COOKIE)
    return Invitation(table.names[free[0]], link_to(request, table.id, token) if token else None)


def link_to(request: Request, table_id: str, token: str) -> str:
    """The link that contains a token."""
    return f"{str(request.base_url).rstrip('/')}/t/{table_id}/join/{token}"


def _links(request: Request, table_id: str, invitation: str | None, watching: str | None) -> Response:
    tables = services_of(request).tables
    table = tables.open(table_id)
    seats = cookie_viewers(request, table_id)
    free = [seat for seat in table.people if seat not in seats]
    waits = bool(free) and tables.invitation(table_id, free[0]) is not None
    link = link_to(request, table_id, invitation) if invitation and waits else None
    return render(
        request,
        "table/invite.html",
        table=table,
        link=link,
        code=qr_code(link) if link else None,
        watch_link=link_to(request, table_id, watching) if watching else None,
        other=table.names[free[0]] if free else None,
        waits=waits,
        look_again=f"{LOOK_AGAIN_SECONDS}; url=/t/{table_id}/invite?waiting",
        seat=next((seat for seat in seats if seat is not None), None),
        local=services_of(request).settings.local,
    )


def keep_invitation(response: Response, request: Request, table_id: str, token: str) -> None:
    """Store an invitation in the browser that made it, so that the link can be shown again."""
    give_cookie(response, request, INVITATION_COOKIE, token, path=f"/t/{table_id}", seconds=A_WEEK)


@router.write("/t/{table_id}/sit", back="/t/{table_id}")
def sit(request: Request, table_id: str, form: FormData) -> Response:
    """On your own machine: take any seat that is not a bot's."""
    if not services_of(request).settings.local:
        raise NotYours(why("use-your-link"))
    tables = services_of(request).tables
    table = tables.open(table_id)
    wanted = text(form, "seat")
    if wanted not in [str(seat) for seat in table.people]:
        raise NotYours(why("no-seat-to-take"))
    if int(wanted) in cookie_viewers(request, table_id):
        return RedirectResponse(f"/t/{table_id}", 303)
    return seated(request, table_id, int(wanted))
