"""At this table: who is here, chat, taking back by agreement, another device, and leaving."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.core.view import view
from kingdom.store import Spoken
from kingdom.web.access import SEAT_COOKIES, browser_of, give_cookie, the_companions, the_settings, the_tables
from kingdom.web.company import AGREES, DECLINES, LONGEST_WORDS, SAYS, WITHDRAWS, Asked, NothingAsked, retractable
from kingdom.web.errors import NotYours
from kingdom.web.keys import new_token
from kingdom.web.lessoning import lesson_of
from kingdom.web.pages.forms import TheForm, client_id, text
from kingdom.web.pages.joining import link_to
from kingdom.web.pages.preferences import within
from kingdom.web.pages.sitting import Sitting, seat_of, sitting_at
from kingdom.web.presence import has_company
from kingdom.web.present.qr import qr_code
from kingdom.web.present.series import series_shown
from kingdom.web.rendering import render, texts_of
from kingdom.web.service import TableNow

router = APIRouter()

ANSWERS = {"agree": AGREES, "decline": DECLINES, "withdraw": WITHDRAWS}


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said."""

    name: str
    own: bool
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Retraction:
    """What can be taken back by agreement, or has been requested."""

    action: str
    asked: Asked | None
    asker: str
    own: bool
    at_once: bool
    """Whether there is nobody else to ask."""


def player_at(request: Request, table_id: str) -> tuple[Sitting, Seat]:
    """The seat that these pages are for: the one in front of the screen, or the only one."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours(why("only-seated"))
    return sitting, sitting.viewer if sitting.viewer is not None else sitting.seats[0]


def retraction(request: Request, sitting: Sitting, seat: Seat) -> Retraction | None:
    """What a seat may ask to take back now, or is being asked."""
    table, companions = sitting.table, the_companions(request)
    if lesson_of(table) is not None:
        return None
    asked = companions.asked(table) if has_company(table) else None
    wanted = asked.request if asked else retractable(table, seat)
    if wanted is None:
        return None
    by = asked.seat if asked else seat
    action = _action(request, table, by, wanted) if by == seat else ""
    return Retraction(action, asked, table.names[by], by == seat, at_once=alone_here(sitting))


def alone_here(sitting: Sitting) -> bool:
    """Whether everybody who would have to agree sits at this screen, or is a bot."""
    return all(bot is not None or seat in sitting.seats for seat, bot in enumerate(sitting.table.bots))


def _action(request: Request, table: TableNow, seat: Seat, wanted: str) -> str:
    """The first action of a request in words, for the seat that made it: it may name what others do not see."""
    for step, made in zip(table.game.steps, table.requests, strict=True):
        if made == (seat, wanted):
            return texts_of(request).action(step.action, view(step.before, seat))
    return ""


HEARD_COOKIE = "kingdom-heard"
"""The last message that a browser has seen at a table."""


def unread(request: Request, table: TableNow, seat: Seat) -> int:
    """How many of the opponent's messages this browser has not shown yet."""
    seen = request.cookies.get(HEARD_COOKIE, "")
    last = int(seen) if seen.isascii() and seen.isdigit() else 0
    words = the_companions(request).heard(table.id) if has_company(table) else ()
    return sum(one.kind == SAYS and one.seat != seat and one.id > last for one in words)


@router.get("/t/{table_id}/company")
def company_page(request: Request, table_id: str) -> Response:
    """Everything that goes on at a table apart from the game."""
    sitting, seat = player_at(request, table_id)
    table, companions = sitting.table, the_companions(request)
    talking = has_company(table) and not sitting.shared
    spoken = companions.heard(table_id) if talking else ()
    response = render(
        request,
        "company.html",
        table=table,
        base=f"/t/{table_id}",
        seat=seat,
        states=companions.presence.states(table),
        series=series_shown(the_tables(request).series(table.row), table_id),
        talking=talking,
        lines=[_line(one, table, seat) for one in spoken],
        longest=LONGEST_WORDS,
        retraction=None if sitting.covered_for is not None else retraction(request, sitting, seat),
        lesson=lesson_of(table) is not None,
    )
    if spoken and "quiet" not in request.query_params:
        give_cookie(response, request, HEARD_COOKIE, str(spoken[-1].id), path=f"/t/{table_id}")
    return response


def _line(one: Spoken, table: TableNow, seat: Seat) -> Line:
    return Line(table.names[one.seat], one.seat == seat, one.kind, one.text if one.kind == SAYS else "")


@router.post("/t/{table_id}/say")
def say(request: Request, table_id: str, form: TheForm) -> Response:
    """A few words to the opponent."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    the_companions(request).say(sitting.table, seat, text(form, "words"))
    return RedirectResponse(f"/t/{table_id}/company", 303)


@router.post("/t/{table_id}/take-back")
def take_back(request: Request, table_id: str, form: TheForm) -> Response:
    """Ask to take something back, or answer such a request."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    table, companions, what = sitting.table, the_companions(request), text(form, "what")
    if lesson_of(table) is not None:
        raise NothingAsked(why("not-in-a-lesson"))
    if what in ANSWERS:
        asked = text(form, "asked")
        companions.answer(table, seat, ANSWERS[what], int(asked) if asked.isascii() and asked.isdigit() else 0)
    elif alone_here(sitting) and (request_made := retractable(table, seat)) is not None:
        companions.take_back(table, seat, request_made, f"together:{table.sequence}")
    else:
        companions.ask(table, seat)
    return RedirectResponse(f"/t/{table_id}", 303)


# --- leaving


@router.get("/t/{table_id}/leave")
def leave_page(request: Request, table_id: str) -> Response:
    """Resign, or just remove a game from the list: what each of them means."""
    sitting, seat = player_at(request, table_id)
    table = sitting.table
    others = [name for at, name in enumerate(table.names) if at != seat]
    return render(
        request,
        "leave.html",
        table=table,
        base=f"/t/{table_id}",
        seat=seat,
        other=others[0] if others else None,
        over=table.game.is_over,
        client=new_token(),
    )


@router.post("/t/{table_id}/resign")
def resign(request: Request, table_id: str, form: TheForm) -> Response:
    """Resign."""
    _, seat = seat_of(request, table_id, text(form, "seat"))
    the_companions(request).resign(table_id, seat, client_id(form))
    return RedirectResponse(f"/t/{table_id}", 303)


@router.post("/t/{table_id}/remove")
def remove(request: Request, table_id: str, form: TheForm) -> Response:
    """Remove a game from this browser's list. Its link still works."""
    browser, tables = browser_of(request), the_tables(request)
    if browser is None or not any(visit.table.id == table_id for visit in tables.known(browser)):
        raise NotYours(why("not-on-the-list"))
    tables.hide(browser, table_id)
    return RedirectResponse(within(text(form, "back")), 303)


# --- another device


@router.get("/t/{table_id}/device")
def device_page(request: Request, table_id: str) -> Response:
    """The personal link of a seat, also as a QR code. It opens the seat on other devices, any number of times."""
    sitting, seat = player_at(request, table_id)
    own = request.cookies.get(SEAT_COOKIES[seat], "")
    link = link_to(request, table_id, the_tables(request).key_for(table_id, seat, own))
    return render(
        request,
        "device.html",
        table=sitting.table,
        base=f"/t/{table_id}",
        seat=seat,
        link=link,
        code=qr_code(link),
        local=the_settings(request).local,
    )
