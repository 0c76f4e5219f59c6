"""Help at the table: what can be done now, hints, and the coach."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.advice import Advice, advise
from kingdom.bots.registry import LEVELS
from kingdom.core.view import View
from kingdom.review.judging import can_judge
from kingdom.web.access import the_bots, the_hints, the_settings, the_tables
from kingdom.web.coaching import answer
from kingdom.web.keys import new_token
from kingdom.web.lessoning import lesson_of
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.pages.sitting import Sitting, sitting_at
from kingdom.web.present.helping import hint_shown, possible
from kingdom.web.present.refusing import impossible, together
from kingdom.web.rendering import render, texts_of
from kingdom.words import choices as explained

router = APIRouter()

ADVISERS = ("steward", "baron")
"""Bots whose advice is worth hearing and immediate."""
REGENT = "regent"
EVERY = 3
"""Seconds after which a page that is waiting for a hint asks again."""


def advisers(request: Request) -> tuple[str, ...]:
    """The bots that give hints here; the regent only if there are bot processes, since it thinks in one."""
    thinks = the_settings(request).bot_processes and can_judge(REGENT)
    return (*ADVISERS, REGENT) if thinks else ADVISERS


def may_be_helped(sitting: Sitting) -> bool:
    """Whether hints are offered: in solo games or against bots, never against a person, and not in a lesson."""
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
        refused=together(impossible(view, sitting.table.game.state, texts, sitting.table.names)),
        hints=may_be_helped(sitting) and view.to_decide,
        seated=bool(sitting.seats),
        base=f"/t/{table_id}",
    )


@router.get("/t/{table_id}/hint")
def hint_page(request: Request, table_id: str, bot: str = "steward") -> Response:
    """What a bot would do and why; first, the player is asked whether this may become a practice game."""
    sitting, texts = sitting_at(request, table_id), texts_of(request)
    known = advisers(request)
    chosen = bot if bot in known else known[0]
    view = sitting.table.view(sitting.viewer)
    allowed = may_be_helped(sitting) and view.to_decide
    hint = None
    asked = allowed and sitting.table.practice
    if asked:
        advice = _advice(request, sitting, view, chosen)
        hint = hint_shown(advice, view, explained.bot(texts, chosen).name, texts) if advice is not None else None
    return render(
        request,
        "hint.html",
        hint=hint,
        allowed=allowed,
        bots=[(key, explained.bot(texts, key).name) for key in known],
        chosen=chosen,
        base=f"/t/{table_id}",
        client=new_token(),
        version=sitting.table.version(sitting.viewer),
        seat=sitting.viewer,
        thinks=texts.t(_thinks(request, chosen)) if asked and hint is None else "",
        every=EVERY,
    )


def _advice(request: Request, sitting: Sitting, view: View, bot: str) -> Advice | None:
    """What a bot would do and why; None while it is still thinking."""
    if bot != REGENT:
        return advise(view, LEVELS[bot].bot)
    assert view.seat is not None, "hints are for seats"
    return the_hints(request).of(sitting.table, view.seat, bot)


def _thinks(request: Request, bot: str) -> str:
    """What the page says while there is no hint yet."""
    return "regent-getting-ready" if the_bots(request).readying.waits(bot) else "hint-thinks"


@router.post("/t/{table_id}/hint")
def begin_hints(request: Request, table_id: str) -> Response:
    """The player wants hints: from now on this is practice."""
    if may_be_helped(sitting_at(request, table_id)):
        the_tables(request).practise(table_id)
    return RedirectResponse(f"/t/{table_id}/hint", 303)


@router.post("/t/{table_id}/coach")
def tell_coach(request: Request, table_id: str, form: TheForm) -> Response:
    """A note of the coach was read, or the coach is to be switched off."""
    response = RedirectResponse(f"/t/{table_id}", 303)
    answer(request, response, text(form, "go"), text(form, "note"))
    return response
