"""At this table: who is here, chat, taking back by agreement, another device, and leaving."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.core.view import view
from kingdom.store import Spoken
from kingdom.web.errors import NotYours
from kingdom.web.identity import SEAT_COOKIES, browser_of, give_cookie
from kingdom.web.lessons.session import lesson_of
from kingdom.web.live.absence import ABSENT_DAYS, opponent
from kingdom.web.live.chat import LONGEST_WORDS, SAYS
from kingdom.web.live.presence import has_company
from kingdom.web.live.take_back import (
    AGREES,
    ASKS,
    ASKS_FOR_BOT,
    ASKS_TO_CLOSE,
    DECLINES,
    WITHDRAWS,
    NothingAsked,
    TakeBackRequest,
    retractable,
)
from kingdom.web.pages.forms import client_id, text
from kingdom.web.pages.preferences import within
from kingdom.web.pages.table.join import link_to
from kingdom.web.pages.table.sitting import Sitting, seat_of, sitting_at
from kingdom.web.present.games.series import series_shown
from kingdom.web.present.qr import qr_code
from kingdom.web.render import render, texts_of
from kingdom.web.router import Router
from kingdom.web.services import services_of
from kingdom.web.tables.succession import successions
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.tables.tokens import new_token

router = Router()

ANSWERS = {"agree": AGREES, "decline": DECLINES, "withdraw": WITHDRAWS}
WAYS = {"bot": ASKS_FOR_BOT, "close": ASKS_TO_CLOSE}


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said."""

    name: str
    own: bool
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Retraction:
    """What can be taken back by agreement, or what one player asks of the other."""

    kind: str
    action: str
    asked: TakeBackRequest | None
    asker: str
    other: str
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
    table, chat = sitting.table, services_of(request).chat
    if lesson_of(table) is not None:
        return None
    asked = chat.asked(table) if has_company(table) else None
    wanted = asked.request if asked else retractable(table, seat)
    if wanted is None:
        return None
    kind, by = (asked.kind, asked.seat) if asked else (ASKS, seat)
    action = _action(request, table, by, wanted) if by == seat and kind == ASKS else ""
    names = (table.names[by], table.names[-1 - by])
    return Retraction(kind, action, asked, *names, by == seat, at_once=alone_here(sitting))


@dataclass(frozen=True, slots=True)
class Absentee:
    """An opponent who may not come back."""

    name: str
    patience_ends: str
    """When the player who waits may decide alone; empty if nobody waits."""
    overdue: bool
    days: int = ABSENT_DAYS


def absentee(request: Request, sitting: Sitting, seat: Seat) -> Absentee | None:
    """The opponent without whom a seat may want to finish; None if there is none, or a bot plays for them already."""
    table, other = sitting.table, opponent(sitting.table, seat)
    if other is None or alone_here(sitting) or table.game.is_over or lesson_of(table) is not None:
        return None
    if table.bots[other] is not None:
        return None
    awaited = services_of(request).chat.absence.awaited(table, seat)
    ends = "" if awaited is None else datetime.fromtimestamp(awaited.patience_ends, UTC).strftime("%Y-%m-%d, %H:%M UTC")
    return Absentee(table.names[other], ends, awaited is not None and awaited.overdue)


def alone_here(sitting: Sitting) -> bool:
    """Whether everybody who would have to agree sits at this screen, or is a bot."""
    return set(sitting.table.people) <= set(sitting.seats)


def _action(request: Request, table: TableSnapshot, seat: Seat, wanted: str) -> str:
    """The first action of a request in words, for the seat that made it: it may name what others do not see."""
    for step in table.game.steps:
        if (step.seat, step.request) == (seat, wanted):
            return texts_of(request).action(step.action, view(step.before, seat))
    return ""


HEARD_COOKIE = "kingdom-heard"
"""The last message that a browser has seen at a table."""


def unread(request: Request, table: TableSnapshot, seat: Seat) -> int:
    """How many of the opponent's messages this browser has not shown yet."""
    seen = request.cookies.get(HEARD_COOKIE, "")
    last = int(seen) if seen.isascii() and seen.isdigit() else 0
    words = services_of(request).chat.heard(table.id) if has_company(table) else ()
    return sum(one.kind == SAYS and one.seat != seat and one.id > last for one in words)


@router.read("/t/{table_id}/company")
def company_page(request: Request, table_id: str) -> Response:
    """Everything that goes on at a table apart from the game."""
    sitting, seat = player_at(request, table_id)
    table, chat = sitting.table, services_of(request).chat
    talking = has_company(table) and not sitting.shared
    spoken = chat.heard(table_id) if talking else ()
    response = render(
        request,
        "table/chat.html",
        table=table,
        base=f"/t/{table_id}",
        seat=seat,
        states=chat.presence.states(table),
        series=series_shown(services_of(request).tables.series(table.row), table_id),
        talking=talking,
        successions=successions(texts_of(request), table.row.seats, over=table.game.is_over),
        lines=[_line(one, table, seat) for one in spoken],
        longest=LONGEST_WORDS,
        retraction=None if sitting.covered_for is not None else retraction(request, sitting, seat),
        lesson=lesson_of(table) is not None,
    )
    if spoken and "quiet" not in request.query_params:
        give_cookie(response, request, HEARD_COOKIE, str(spoken[-1].id), path=f"/t/{table_id}")
    return response


def _line(one: Spoken, table: TableSnapshot, seat: Seat) -> ChatLine:
    return ChatLine(table.names[one.seat], one.seat == seat, one.kind, one.text if one.kind == SAYS else "")


@router.write("/t/{table_id}/say")
def say(request: Request, table_id: str, form: FormData) -> Response:
    """A few words to the opponent."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    services_of(request).chat.say(sitting.table, seat, text(form, "words"))
    return RedirectResponse(f"/t/{table_id}/company", 303)


@router.write("/t/{table_id}/take-back")
def take_back(request: Request, table_id: str, form: FormData) -> Response:
    """Ask to take something back, or answer such a request."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    table, chat, what = sitting.table, services_of(request).chat, text(form, "what")
    if lesson_of(table) is not None:
        raise NothingAsked(why("not-in-a-lesson"))
    if what in ANSWERS:
        asked = text(form, "asked")
        chat.answer(table, seat, ANSWERS[what], int(asked) if asked.isascii() and asked.isdigit() else 0)
    elif alone_here(sitting) and (request_made := retractable(table, seat)) is not None:
        chat.take_back(table, seat, request_made, f"together:{table.sequence}")
    else:
        chat.ask(table, seat)
    return RedirectResponse(f"/t/{table_id}", 303)


# --- leaving


@router.read("/t/{table_id}/leave")
def leave_page(request: Request, table_id: str) -> Response:
    """Resign, or just remove a game from the list: what each of them means."""
    sitting, seat = player_at(request, table_id)
    table = sitting.table
    others = [name for at, name in enumerate(table.names) if at != seat]
    return render(
        request,
        "table/leave.html",
        table=table,
        base=f"/t/{table_id}",
        seat=seat,
        other=others[0] if others else None,
        over=table.game.is_over,
        absentee=absentee(request, sitting, seat),
        client=new_token(),
    )


@router.write("/t/{table_id}/resign")
def resign(request: Request, table_id: str, form: FormData) -> Response:
    """Resign."""
    _, seat = seat_of(request, table_id, text(form, "seat"))
    services_of(request).chat.resign(table_id, seat, client_id(form))
    return RedirectResponse(f"/t/{table_id}", 303)


@router.write("/t/{table_id}/finish")
def finish(request: Request, table_id: str, form: FormData) -> Response:
    """Let a bot play the opponent's seat to the end, or close the game; or ask the opponent to agree."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    what = text(form, "what")
    if lesson_of(sitting.table) is not None or alone_here(sitting) or what not in WAYS:
        raise NothingAsked(why("nobody-to-ask"))
    services_of(request).chat.finish(sitting.table, seat, WAYS[what])
    return RedirectResponse(f"/t/{table_id}", 303)


@router.write("/t/{table_id}/return")
def take_seat_back(request: Request, table_id: str, form: FormData) -> Response:
    """Take back a seat that a bot plays."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    if sitting.table.bots[seat] is not None:
        row = sitting.table.row.seats[seat]
        services_of(request).tables.sit(table_id, seat, row.taken_back(), after=row)
    return RedirectResponse(f"/t/{table_id}", 303)


@router.write("/t/{table_id}/remove")
def remove(request: Request, table_id: str, form: FormData) -> Response:
    """Remove a game from this browser's list. Its link still works."""
    browser, tables = browser_of(request), services_of(request).tables
    if browser is None or not any(visit.table.id == table_id for visit in tables.known(browser)):
        raise NotYours(why("not-on-the-list"))
    tables.hide(browser, table_id)
    return RedirectResponse(within(text(form, "back")), 303)


# --- another device


@router.read("/t/{table_id}/device")
def device_page(request: Request, table_id: str) -> Response:
    """The personal link of a seat, also as a QR code. It opens the seat on other devices, any number of times."""
    sitting, seat = player_at(request, table_id)
    link = link_to(request, table_id, request.cookies.get(SEAT_COOKIES[seat], ""))
    return render(
        request,
        "table/device.html",
        table=sitting.table,
        base=f"/t/{table_id}",
        seat=seat,
        link=link,
        code=qr_code(link),
        local=services_of(request).settings.local,
    )
