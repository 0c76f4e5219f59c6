"""The interface for programs apart from the game: who is here, words, resigning, and taking back by agreement.

The rules are those of the pages (`kingdom.web.company`): only seats say and hear anything, and never spectators.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.access import AnAsker, the_companions
from kingdom.web.api import answer, errors, told
from kingdom.web.company import AGREES, DECLINES, SAYS, WITHDRAWS, Companions, NothingAsked, retractable
from kingdom.web.lessoning import lesson_of
from kingdom.web.models import CompanyShown, NewsTold, ResignWanted, SayWanted, TakeBackWanted
from kingdom.web.service import TableNow

router = APIRouter(prefix="/api", tags=["together"])

ANSWERS = {"agree": AGREES, "decline": DECLINES, "withdraw": WITHDRAWS}


def company_data(table: TableNow, seat: Seat, companions: Companions) -> dict[str, Any]:
    """What a seat is told apart from the game, as plain data."""
    asked = companions.asked(table)
    return {
        "seats": [{"seat": at, "state": state or None} for at, state in enumerate(companions.presence.states(table))],
        "words": [
            {"id": one.id, "seat": one.seat, "kind": one.kind, "text": one.text if one.kind == SAYS else ""}
            for one in companions.heard(table.id)
        ],
        "asked": None if asked is None else {"id": asked.id, "seat": asked.seat},
        "may_ask": asked is None and lesson_of(table) is None and retractable(table, seat) is not None,
    }


@router.get("/tables/{table_id}/company", response_model=CompanyShown, responses=errors(401, 403, 404, 409))
def company(request: Request, asker: AnAsker) -> Response:
    """Who is here, what was said last, and whether somebody asks to take something back. Not for spectators."""
    seat = asker.seat
    return answer(company_data(asker.tables.open(asker.table_id), seat, the_companions(request)))


@router.post("/tables/{table_id}/say", response_model=CompanyShown, responses=errors(400, 401, 403, 404, 409))
def say(request: Request, wanted: SayWanted, asker: AnAsker) -> Response:
    """Say a few words to the opponent. They are kept with the table."""
    seat, companions = asker.seat, the_companions(request)
    table = asker.tables.open(asker.table_id)
    companions.say(table, seat, wanted.words)
    return answer(company_data(table, seat, companions))


@router.post("/tables/{table_id}/resign", response_model=NewsTold, responses=errors(400, 401, 403, 404, 409))
def resign(request: Request, wanted: ResignWanted, asker: AnAsker) -> Response:
    """Give the game up, whoever is to decide. It is over at once, and the opponent has won."""
    return told(the_companions(request).resign(asker.table_id, asker.seat, wanted.client_id))


@router.post("/tables/{table_id}/take-back", response_model=CompanyShown, responses=errors(400, 401, 403, 404, 409))
def take_back(request: Request, wanted: TakeBackWanted, asker: AnAsker) -> Response:
    """Ask to take back what undo cannot, or answer who asks. Against bots it is done at once, for practice."""
    seat, companions = asker.seat, the_companions(request)
    table = asker.tables.open(asker.table_id)
    if lesson_of(table) is not None:
        raise NothingAsked(why("not-in-a-lesson"))
    if wanted.what == "ask":
        companions.ask(table, seat)
    else:
        companions.answer(table, seat, ANSWERS[wanted.what], wanted.asked or 0)
    return answer(company_data(asker.tables.open(asker.table_id), seat, companions))
