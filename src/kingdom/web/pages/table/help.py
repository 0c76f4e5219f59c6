"""Help at the table: what can be done now, hints, and the coach."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.advice import Advice, advise
from kingdom.bots.registry import LEVELS, ability
from kingdom.core.view import View
from kingdom.web.allowances import address_of
from kingdom.web.identity import browser_of
from kingdom.web.lessons.coach import answer
from kingdom.web.lessons.session import lesson_of
from kingdom.web.pages.forms import text
from kingdom.web.pages.table.sitting import Sitting, sitting_at
from kingdom.web.present.table.help import hint_shown, possible
from kingdom.web.present.table.refusals import impossible, together
from kingdom.web.render import render, texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tokens import new_token
from kingdom.words import choices as explained

router = Router()

STEWARD, BARON, REGENT = "steward", "baron", "regent"
"""Bots whose advice is worth hearing. The steward's is immediate; the others think about it for up to two seconds."""
EVERY = 1
"""Seconds after which a page that is waiting for a hint asks again."""


def advisers(request: Request) -> tuple[str, ...]:
    """The bots that give hints here; those that think about it only on a server that has processes for bots."""
    if not services_of(request).settings.bot_processes:
        return (STEWARD,)
    return (STEWARD, BARON, REGENT) if ability(REGENT).is_thorough else (STEWARD, BARON)


def may_be_helped(sitting: Sitting) -> bool:
    """Whether hints are offered: in solo games or against bots, never against a person, and not in a lesson."""
    table, viewer = sitting.table, sitting.viewer
    return viewer is not None and set(table.people) <= {viewer} and lesson_of(table) is None


@router.read("/t/{table_id}/now")
def now_page(request: Request, table_id: str) -> Response:
    """What can be done now, and what it is good for."""
    sitting, texts = sitting_at(request, table_id), texts_of(request)
    view = sitting.table.view(None if sitting.covered_for is not None else sitting.viewer)
    return render(
        request,
        "table/now.html",
        possible=possible(view, texts),
        refused=together(impossible(view, sitting.table.game.state, texts, sitting.table.names)),
        hints=may_be_helped(sitting) and view.to_decide,
        seated=bool(sitting.seats),
        base=f"/t/{table_id}",
    )


@router.read("/t/{table_id}/hint", Cost.THINK)
def hint_page(request: Request, table_id: str) -> Response:
    """What a bot would do and why; first, the player is asked whether this may become a practice game."""
    sitting, texts = sitting_at(request, table_id), texts_of(request)
    known = advisers(request)
    bot = request.query_params.get("bot", STEWARD)
    chosen = bot if bot in known else known[0]
    view = sitting.table.view(sitting.viewer)
    allowed = may_be_helped(sitting) and view.to_decide
    hint = None
    asked = allowed and sitting.table.practice
    if asked:
        advice = _advice(request, sitting, view, chosen)
        hint = (
            hint_shown(advice, view, explained.bot(texts, advice.by or chosen).name, texts)
            if advice is not None
            else None
        )
    return render(
        request,
        "table/hint.html",
        hint=hint,
        allowed=allowed,
        bots=[(key, explained.bot(texts, key).name) for key in known],
        chosen=chosen,
        base=f"/t/{table_id}",
        client=new_token(),
        version=sitting.table.version(sitting.viewer),
        seat=sitting.viewer,
        thinks=texts.t("hint-thinks") if asked and hint is None else "",
        every=EVERY,
    )


def _advice(request: Request, sitting: Sitting, view: View, bot: str) -> Advice | None:
    """What a bot would do and why; None while it is still thinking."""
    if bot == STEWARD:
        return advise(view, LEVELS[bot].bot)
    assert view.seat is not None, "hints are for seats"
    address = address_of(request.scope)
    browser = browser_of(request) or address
    return services_of(request).hints.of(sitting.table, view.seat, bot, browser=browser, address=address)


@router.write("/t/{table_id}/hint")
def begin_hints(request: Request, table_id: str) -> Response:
    """The player wants hints: from now on this is practice."""
    if may_be_helped(sitting_at(request, table_id)):
        services_of(request).tables.practise(table_id)
    return RedirectResponse(f"/t/{table_id}/hint", 303)


@router.write("/t/{table_id}/coach")
def tell_coach(request: Request, table_id: str, form: FormData) -> Response:
    """A note of the coach was read, or the coach is to be switched off."""
    response = RedirectResponse(f"/t/{table_id}", 303)
    answer(request, response, text(form, "go"), text(form, "note"))
    return response
