"""Acting and taking back, by forms."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from kingdom.core.errors import ActionError
from kingdom.web.access import the_tables
from kingdom.web.errors import Stale, UsedForAnother
from kingdom.web.lessoning import objection, objection_to_undo
from kingdom.web.pages.forms import TheForm, client_id, plan_of, seen_version, text
from kingdom.web.pages.sitting import seat_of
from kingdom.web.pages.table import answered, show

router = APIRouter()

REFUSALS = (ActionError, Stale, UsedForAnother)
"""Errors that are shown on the table itself, with a fresh view of it."""


@router.post("/t/{table_id}/act")
def act(request: Request, table_id: str, form: TheForm) -> Response:
    """Do what the form asks for."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    try:
        plan = plan_of(form, sitting.table.game.state.rules.actions())
        if objected := objection(request, sitting.table, seat, plan):
            return show(request, sitting, objection=objected)
        the_tables(request).act(table_id, seat, plan, client_id(form), seen_version(form))
    except REFUSALS as error:
        return answered(request, table_id, error)
    return answered(request, table_id)


@router.post("/t/{table_id}/undo")
def undo(request: Request, table_id: str, form: TheForm) -> Response:
    """Take back the last request of a seat, or all of its window."""
    sitting, seat = seat_of(request, table_id, text(form, "seat"))
    if objected := objection_to_undo(request, sitting.table):
        return show(request, sitting, objection=objected)
    window = text(form, "window") == "1"
    try:
        the_tables(request).undo(table_id, seat, client_id(form), seen_version(form), window=window)
    except REFUSALS as error:
        return answered(request, table_id, error)
    return answered(request, table_id)
