"""Coming to a table: by a link, by an invitation, or because it is your own machine."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.access import (
    SEAT_COOKIES,
    browser_of,
    cookie_viewers,
    give_cookie,
    know_browser,
    sit_down,
    the_settings,
    the_table,
    the_tables,
)
from kingdom.web.errors import DeadLink, NotYours
from kingdom.web.keys import derived
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.pages.naming import remember_name, said_name
from kingdom.web.pages.sitting import Sitting, sitting_at
from kingdom.web.present.qr import qr_code
from kingdom.web.rendering import render
from kingdom.web.service import SeatRow, Viewer

router = APIRouter()

INVITATION_COOKIE = "kingdom-invitation"
A_WEEK = 7 * 24 * 60 * 60


def seated(request: Request, table_id: str, viewer: Viewer, token: str | None = None, *, to: str = "") -> Response:
    """Seat a browser and go to the table. Without a token it gets its own, which is always the same."""
    tables = the_tables(request)
    response = RedirectResponse(to or f"/t/{table_id}", 303)
    browser = know_browser(response, request)
    sit_down(response, request, table_id, viewer, token or tables.key_for(table_id, viewer, browser))
    tables.remember(browser, table_id, viewer)
    return response


@router.get("/t/{table_id}/join/{token}")
def join_page(request: Request, table_id: str, token: str) -> Response:
    """A link was opened: sit down at once, or if it is an invitation, give a name first."""
    try:
        viewer, invitation = the_tables(request).leads_to(table_id, token)
    except NotYours:
        return _back_to_the_seat(request, table_id)
    if not invitation:
        return seated(request, table_id, viewer, token)
    table = the_table(request, table_id)
    response = render(request, "join.html", table=table, seat=viewer, token=token, name=said_name(request))
    know_browser(response, request)
    return response


def _back_to_the_seat(request: Request, table_id: str) -> Response:
    """An invitation works once. The guest who took it may open it again, or press twice: they have the seat."""
    tables = the_tables(request)
    if cookie_viewers(request, table_id):
        return RedirectResponse(f"/t/{table_id}", 303)
    browser = browser_of(request)
    visits = tables.known(browser) if browser else []
    for viewer in (viewer for visit in visits if visit.table.id == table_id for viewer in visit.viewers):
        return seated(request, table_id, viewer)
    raise DeadLink(why("dead-link"))


@router.post("/t/{table_id}/join/{token}")
def join(request: Request, table_id: str, token: str, form: TheForm) -> Response:
    """Take the seat that was kept for a friend."""
    tables = the_tables(request)
    browser = browser_of(request)
    try:
        # A known browser always gets the same token, so that a lost response does not cost it the seat.
        viewer, _ = tables.leads_to(table_id, token)
        _, own = tables.join(table_id, token, derived(browser, table_id, viewer) if browser else None)
    except NotYours:
        return _back_to_the_seat(request, table_id)
    response = seated(request, table_id, viewer, own)
    if viewer is not None:
        name = remember_name(response, request, text(form, "name"))
        if name:
            tables.sit(table_id, viewer, SeatRow(name))
    return response


@router.get("/t/{table_id}/invite")
def invite_page(request: Request, table_id: str) -> Response:
    """The links of a table: for the invited friend, and for spectators."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("only-seated-invite"))
    return _links(request, table_id, request.cookies.get(INVITATION_COOKIE), None)


@router.post("/t/{table_id}/invite")
def invite(request: Request, table_id: str, form: TheForm) -> Response:
    """One more link: for spectators, or another invitation if the first one got lost."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("only-seated-invite"))
    tables = the_tables(request)
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


class Invitation(NamedTuple):
    """The invitation of a friend who has not come yet, with its link unless only its maker has it."""

    guest: str
    link: str | None


def invitation_to(request: Request, sitting: Sitting) -> Invitation | None:
    """The invitation to the opponent's seat, as long as nobody has taken it."""
    table = sitting.table
    if sitting.viewer is None or table.game.state.round > 1:
        return None  # the first round cannot end without the guest
    free = [seat for seat, bot in enumerate(table.bots) if bot is None and seat not in sitting.seats]
    if not free or the_tables(request).invitation(table.id, free[0]) is None:
        return None
    token = request.cookies.get(INVITATION_COOKIE)
    return Invitation(table.names[free[0]], link_to(request, table.id, token) if token else None)


def link_to(request: Request, table_id: str, token: str) -> str:
    """The link that contains a token."""
    return f"{str(request.base_url).rstrip('/')}/t/{table_id}/join/{token}"


def _links(request: Request, table_id: str, invitation: str | None, watching: str | None) -> Response:
    tables = the_tables(request)
    table = tables.open(table_id)
    seats = cookie_viewers(request, table_id)
    free = [seat for seat in range(len(table.names)) if seat not in seats and table.bots[seat] is None]
    waits = bool(free) and tables.invitation(table_id, free[0]) is not None
    link = link_to(request, table_id, invitation) if invitation and waits else None
    return render(
        request,
        "invite.html",
        table=table,
        link=link,
        code=qr_code(link) if link else None,
        watch_link=link_to(request, table_id, watching) if watching else None,
        other=table.names[free[0]] if free else None,
        waits=waits,
        local=the_settings(request).local,
    )


def keep_invitation(response: Response, request: Request, table_id: str, token: str) -> None:
    """Store an invitation in the browser that made it, so that the link can be shown again."""
    give_cookie(response, request, INVITATION_COOKIE, token, path=f"/t/{table_id}", seconds=A_WEEK)


@router.post("/t/{table_id}/sit")
def sit(request: Request, table_id: str, form: TheForm) -> Response:
    """On your own machine: take any seat that is not a bot's."""
    if not the_settings(request).local:
        raise NotYours(why("use-your-link"))
    tables = the_tables(request)
    table = tables.open(table_id)
    wanted = text(form, "seat")
    seats: list[Seat] = [seat for seat, bot in enumerate(table.bots) if bot is None]
    if wanted not in [str(seat) for seat in seats]:
        raise NotYours(why("no-seat-to-take"))
    if int(wanted) in cookie_viewers(request, table_id):
        return RedirectResponse(f"/t/{table_id}", 303)
    return seated(request, table_id, int(wanted))
