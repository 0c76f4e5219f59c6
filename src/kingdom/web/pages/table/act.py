"""Acting and taking back, by forms."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from kingdom.core.errors import ActionError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.errors import NotYours, Stale, UsedForAnother
from kingdom.web.lessons.session import objection, objection_to_undo
from kingdom.web.pages.forms import client_id, plan_of, seen_version, text
from kingdom.web.pages.table.sitting import Sitting, advanced, seat_of
from kingdom.web.pages.table.table import answered, show
from kingdom.web.present.table.planning_draft import address_of, said_in
from kingdom.web.router import Router
from kingdom.web.services import services_of, the_table
from kingdom.web.tables.tables import TableSnapshot

router = Router()

REFUSALS = (ActionError, Stale, UsedForAnother)
"""Errors that are shown on the table itself, with a fresh view of it."""


def _player(request: Request, table_id: str, form: FormData) -> tuple[Sitting, Seat]:
    """The seat that a form acts for; raises if a bot plays it."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    if sitting.table.bots[seat] is not None:
        raise NotYours(why("bot-plays-for-you"))
    return sitting, seat


@router.write("/t/{table_id}/act", back="/t/{table_id}")
def act(request: Request, table_id: str, form: FormData) -> Response:
    """Do what the form asks for. The sheet of a Planning is shown again if it has marks that were not shown before."""
    sitting, seat = _player(request, table_id, form)
    draft = text(form, "draft")
    if (marked := said_in({name: text(form, name) for name in form})) != draft:
        return answered(request, sitting, draft=marked)
    try:
        plan = plan_of(form, sitting.table.game.state.rules.actions())
        sitting = advanced(request, sitting)
        if objected := objection(sitting.session, seat, plan):
            return show(request, sitting, objection=objected, draft=draft)
        table = services_of(request).tables.act(table_id, seat, plan, client_id(form), seen_version(form))
    except REFUSALS as error:
        return answered(request, sitting.at(the_table(request, table_id)), error, draft=draft)
    return answered(request, sitting.at(table), draft=draft)


@router.write("/t/{table_id}/undo", back="/t/{table_id}")
def undo(request: Request, table_id: str, form: FormData) -> Response:
    """Take back the last request of a seat, or all of its window. A sheet of Planning opens again with its marks."""
    sitting, seat = _player(request, table_id, form)
    window = text(form, "window") == "1"
    try:
        sitting = advanced(request, sitting)
        if objected := objection_to_undo(sitting.session):
            return show(request, sitting, objection=objected)
        table = services_of(request).tables.undo(table_id, seat, client_id(form), seen_version(form), window=window)
    except REFUSALS as error:
        return answered(request, sitting.at(the_table(request, table_id)), error)
    return answered(request, sitting.at(table), draft=_taken_back(sitting.table, table, seat))


def _taken_back(before: TableSnapshot, after: TableSnapshot, seat: Seat) -> str:
    """The draft of the actions of a seat that a table no longer has."""
    mine, left = ([step.action for step in table.game.steps if step.seat == seat] for table in (before, after))
    return address_of(after.view(seat), mine[len(left) :])
