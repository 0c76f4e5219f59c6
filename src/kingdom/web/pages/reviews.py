"""The review of a finished game: started, watched in progress, stopped, and exported as data or as one page."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.review import Review, judges
from kingdom.web.access import browser_of, cookie_viewers, know_browser, the_reviews, the_table
from kingdom.web.errors import ServiceError
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.pages.practising import strongest
from kingdom.web.present.review import review_shown
from kingdom.web.rendering import render, texts_of, wants_fragment
from kingdom.web.reviews import Refused
from kingdom.web.service import TableNow
from kingdom.web.statics import plain
from kingdom.words import choices as explained

router = APIRouter()

EVERY = 3
"""Seconds after which a page without a script asks again."""
STYLES = ("base.css", "pages.css", "review.css")


class NotReviewed(ServiceError):
    """Nobody has asked for a review of this game, or nothing has been found yet."""

    status = 404
    code = "not-found"


@router.get("/t/{table_id}/review")
def review_page(request: Request, table_id: str) -> Response:
    """The review so far. Whoever may see the replay may see it, and nobody while the game is running."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    return _page(request, table)


@router.post("/t/{table_id}/review")
def begin(request: Request, table_id: str, form: TheForm) -> Response:
    """Have the game reviewed by the chosen bot, as thoroughly as chosen; asking again leads to the same review."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    response = RedirectResponse(f"/t/{table_id}/review", 303)
    reviews = the_reviews(request)
    bot = text(form, "bot") if text(form, "bot") in judges() else reviews.bot
    worlds = reviews.budgets_of(bot)[text(form, "budget") == "thorough"]
    refused = reviews.begin(table.game, table_id, know_browser(response, request), bot, worlds)
    return response if refused is None else _page(request, table, refused)


@router.post("/t/{table_id}/review/stop")
def stop(request: Request, table_id: str) -> Response:
    """Stop the review; what was found stays."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    job = the_reviews(request).of(table.game)
    # Others may be waiting for it too: only whoever asked for it can stop it.
    if job is not None and job.visitor == _visitor(request):
        the_reviews(request).stop(table.game)
    return RedirectResponse(f"/t/{table_id}/review", 303)


@router.get("/t/{table_id}/review.json")
def as_data(request: Request, table_id: str) -> Response:
    """The review as JSON, as `kingdom review --json` prints it."""
    found = _found(request, the_table(request, table_id))
    body = json.dumps(found.to_data(), indent=2, ensure_ascii=False) + "\n"
    headers = {"Content-Disposition": f'attachment; filename="kingdom-{table_id}-review.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.get("/t/{table_id}/review.html")
def as_one_page(request: Request, table_id: str) -> Response:
    """The review as a self-contained page, to keep or to send."""
    table = the_table(request, table_id)
    shown = review_shown(_found(request, table), texts_of(request), table.names, _seat(request, table))
    page = render(request, "review-alone.html", **_around(request, table), review=shown, alone=True, styles=_styles())
    page.headers["Content-Disposition"] = f'attachment; filename="kingdom-{table_id}-review.html"'
    return page


@cache
def _styles() -> Markup:
    return Markup("\n".join(plain(name).decode() for name in STYLES))


def _found(request: Request, table: TableNow) -> Review:
    job = the_reviews(request).of(table.game) if table.game.is_over else None
    review = job.review if job is not None else None
    if review is None or not review.judged:
        raise NotReviewed(why("no-review-yet"))
    return review


def _page(request: Request, table: TableNow, refused: Refused | None = None) -> Response:
    texts, reviews = texts_of(request), the_reviews(request)
    job = reviews.of(table.game)
    review = job.review if job is not None else None
    seat = _seat(request, table)
    shown = review_shown(review, texts, table.names, seat) if review is not None and review.judged else None
    other = reviews.of_visitor(_visitor(request)) if refused is Refused.BUSY else None
    response = render(
        request,
        "review-body.html" if wants_fragment(request) else "review.html",
        200 if refused is None else 429,
        **_around(request, table),
        review=shown,
        job=job,
        mine=job is not None and job.visitor == _visitor(request),
        refused=refused.value if refused is not None else "",
        other=other.table_id if other is not None else "",
        every=EVERY,
        alone=False,
        judges=[(bot, explained.bot(texts, bot).name) for bot in reversed(judges())],
    )
    response.headers["Cache-Control"] = "no-store"
    return response


def _around(request: Request, table: TableNow) -> dict[str, Any]:
    texts = texts_of(request)
    return {
        "headline": texts.headline(table.game.outcome(), table.names),
        "base": f"/t/{table.id}",
        "names": table.names,
        "seat": _seat(request, table),
        "bot": explained.bot(texts, _judge(request, table)).name,
        "rival": explained.bot(texts, strongest()).name,
    }


def _judge(request: Request, table: TableNow) -> str:
    """The bot that judges; if none was chosen, the strongest that can."""
    job = the_reviews(request).of(table.game) if table.game.is_over else None
    return job.key[1] if job is not None else judges()[-1]


def _seat(request: Request, table: TableNow) -> Seat:
    """The seat whose chances are drawn: the one asked for, else the viewer's, a person's, or the first."""
    seats = range(len(table.names))
    said = request.query_params.get("seat", "")
    if said in [str(seat) for seat in seats]:
        return int(said)
    own = [viewer for viewer in cookie_viewers(request, table.id) if viewer is not None]
    people = [seat for seat in seats if table.bots[seat] is None]
    return [*own, *people, 0][0]


def _visitor(request: Request) -> str:
    """What identifies a visitor; a browser without a secret gets one as soon as it asks for a review."""
    return browser_of(request) or "nobody"
