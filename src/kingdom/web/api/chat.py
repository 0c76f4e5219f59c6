"""The interface for programs apart from the game: who is here, words, resigning, and taking back by agreement.

The rules are those of the pages (`kingdom.web.live.chat`): only seats say and hear anything, and never spectators.
"""

from __future__ import annotations

from typing import Any

from fastapi import Request
from starlette.responses import Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.api.answers import CompanyShown, NewsTold
from kingdom.web.api.requests import FinishWanted, ResignWanted, SayWanted, TakeBackWanted
from kingdom.web.api.router import AnAsker, ApiRouter
from kingdom.web.api.tables import answer, errors, updated
from kingdom.web.lessons.session import lesson_of
from kingdom.web.live.chat import SAYS, Chat
from kingdom.web.live.take_back import (
    AGREES,
    ASKS,
    ASKS_FOR_BOT,
    ASKS_TO_CLOSE,
    DECLINES,
    WITHDRAWS,
    NothingAsked,
    retractable,
)
from kingdom.web.services import services_of
from kingdom.web.tables.tables import TableSnapshot

router = ApiRouter(prefix="/api", tags=["together"])

ANSWERS = {"agree": AGREES, "decline": DECLINES, "withdraw": WITHDRAWS}
WHAT = {ASKS: "take-back", ASKS_FOR_BOT: "bot", ASKS_TO_CLOSE: "close"}
WAYS = {"bot": ASKS_FOR_BOT, "close": ASKS_TO_CLOSE}


def company_data(table: TableSnapshot, seat: Seat, chat: Chat) -> dict[str, Any]:
    """The company at a table as one seat sees it, as plain data."""
    asked, awaited = chat.asked(table), chat.absence.awaited(table, seat)
    return {
        "seats": [{"seat": at, "state": state or None} for at, state in enumerate(chat.presence.states(table))],
        "words": [
            {"id": one.id, "seat": one.seat, "kind": one.kind, "text": one.text if one.kind == SAYS else ""}
            for one in chat.heard(table.id)
        ],
        "asked": None if asked is None else {"id": asked.id, "seat": asked.seat, "what": WHAT[asked.kind]},
        "awaited": None
        if awaited is None
        else {"seat": awaited.seat, "until": awaited.patience_ends, "overdue": awaited.overdue},
        "may_ask": asked is None and lesson_of(table) is None and retractable(table, seat) is not None,
    }


@router.read("/tables/{table_id}/company", response_model=CompanyShown, responses=errors(401, 403, 404, 409))
def company(request: Request, asker: AnAsker) -> Response:
    """The people present, the last messages, and an open question. Not for spectators."""
    seat = asker.seat
    return answer(company_data(asker.tables.open(asker.table_id), seat, services_of(request).chat))


@router.write("/tables/{table_id}/say", response_model=CompanyShown, responses=errors(400, 401, 403, 404, 409))
def say(request: Request, wanted: SayWanted, asker: AnAsker) -> Response:
    """Say a few words to the opponent. They are kept with the table."""
    seat, chat = asker.seat, services_of(request).chat
    table = asker.tables.open(asker.table_id)
    chat.say(table, seat, wanted.words)
    return answer(company_data(table, seat, chat))


@router.write("/tables/{table_id}/resign", response_model=NewsTold, responses=errors(400, 401, 403, 404, 409))
def resign(request: Request, wanted: ResignWanted, asker: AnAsker) -> Response:
    """Give the game up, at any time. It is over at once, and the opponent has won."""
    seat, name = asker.seat, wanted.client_id
    return updated(services_of(request).chat.resign(asker.table_id, seat, name).answer(seat, name))


@router.write("/tables/{table_id}/take-back", response_model=CompanyShown, responses=errors(400, 401, 403, 404, 409))
def take_back(request: Request, wanted: TakeBackWanted, asker: AnAsker) -> Response:
    """Ask to take back what undo cannot, or answer who asks. Against bots it is done at once, for practice."""
    seat, chat = asker.seat, services_of(request).chat
    table = asker.tables.open(asker.table_id)
    if lesson_of(table) is not None:
        raise NothingAsked(why("not-in-a-lesson"))
    if wanted.what == "ask":
        chat.ask(table, seat)
    else:
        chat.answer(table, seat, ANSWERS[wanted.what], wanted.asked or 0)
    return answer(company_data(asker.tables.open(asker.table_id), seat, chat))


@router.write("/tables/{table_id}/finish", response_model=CompanyShown, responses=errors(400, 401, 403, 404, 409))
def finish(request: Request, wanted: FinishWanted, asker: AnAsker) -> Response:
    """Let a bot play your opponent's seat to the end, or close the game. They are asked, unless they are absent."""
    seat, chat = asker.seat, services_of(request).chat
    table = asker.tables.open(asker.table_id)
    if lesson_of(table) is not None:
        raise NothingAsked(why("not-in-a-lesson"))
    if wanted.what in WAYS:
        chat.finish(table, seat, WAYS[wanted.what])
    else:
        chat.answer(table, seat, ANSWERS[wanted.what], wanted.asked or 0)
    return answer(company_data(asker.tables.open(asker.table_id), seat, chat))
