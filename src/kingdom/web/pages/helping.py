"""Help at the table: what can be done now, hints, and the coach."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.advice import advise
from kingdom.bots.registry import LEVELS
from kingdom.web.access import the_tables
from kingdom.web.coaching import answer
from kingdom.web.keys import new_token
from kingdom.web.lessoning import lesson_of
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.pages.sitting import Sitting, sitting_at
from kingdom.web.present.helping import hint_shown, possible
from kingdom.web.present.refusing import impossible
from kingdom.web.rendering import render, texts_of
from kingdom.words import choices as explained

router = APIRouter()

ADVISERS = ("steward", "baron")
"""Bots whose advice is worth hearing."""


def may_be_helped(sitting: Sitting) -> bool:
    """Whether hints are offered: alone or against bots, never against a person, and not in a lesson."""
    table, viewer = sitting.table, sitting.viewer
    others = [bot for seat, bot in enumerate(table.bots) if seat != viewer]
    return viewer is not None and all(bot is not None for bot in others) and lesson_of(table) is None


@router.get("/t/{table_id}/now")
def now_page(request: Request, table_id: str) -> Response:
    """What can be done now, and what it is good for."""
    sitting, texts = sitting_at(request, table_id), texts_of(request)
    view = sitting.table.view(None if sitting.covered_for is not None else sitting.viewer)
    return render(
        request,
        "now.html",
        possible=possible(view, texts),
        refused=impossible(view, sitting.table.game.state, texts, sitting.table.names),
        hints=may_be_helped(sitting) and view.to_decide,
        seated=bool(sitting.seats),
        base=f"/t/{table_id}",
    )


@router.get("/t/{table_id}/hint")
def hint_page(request: Request, table_id: str, bot: str = "steward") -> Response:
    """What a bot would do and why; first it is asked whether this may become a game for practice."""
    sitting, texts = sitting_at(request, table_id), texts_of(request)
    chosen = bot if bot in ADVISERS else ADVISERS[0]
    view = sitting.table.view(sitting.viewer)
    allowed = may_be_helped(sitting) and view.to_decide
    hint = None
    if allowed and sitting.table.practice:
        name = explained.bot(texts, chosen).name
        hint = hint_shown(advise(view, LEVELS[chosen].bot), view, name, texts)
    return render(
        request,
        "hint.html",
        hint=hint,
        allowed=allowed,
        bots=[(key, explained.bot(texts, key).name) for key in ADVISERS],
        chosen=chosen,
        base=f"/t/{table_id}",
        client=new_token(),
        version=sitting.table.version(sitting.viewer),
        seat=sitting.viewer,
    )


@router.post("/t/{table_id}/hint")
def begin_hints(request: Request, table_id: str) -> Response:
    """Somebody wants hints: from now on this is practice."""
    if may_be_helped(sitting_at(request, table_id)):
        the_tables(request).practise(table_id)
    return RedirectResponse(f"/t/{table_id}/hint", 303)


@router.post("/t/{table_id}/coach")
def tell_coach(request: Request, table_id: str, form: TheForm) -> Response:
    """A note of the coach was read, or the coach is to be silent."""
    response = RedirectResponse(f"/t/{table_id}", 303)
    answer(request, response, text(form, "go"), text(form, "note"))
    return response
