"""The review of a finished game: started, watched in progress, stopped, and exported as data or as one page."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.registry import strongest
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.review import Review, judges
from kingdom.review.data import review_data
from kingdom.review.text import weaker_line
from kingdom.web.allowances import address_of
from kingdom.web.errors import ServiceError
from kingdom.web.identity import browser_of, cookie_viewers, know_browser
from kingdom.web.pages.forms import text
from kingdom.web.present.review.review import review_shown
from kingdom.web.render import render, texts_of, wants_fragment
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of, the_table
from kingdom.web.static_files import contents
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.workers.reviews import ReviewRefusal
from kingdom.words import choices as explained

router = Router()

EVERY = 3
"""Seconds after which a page without a script asks again."""
STYLES = ("shared/base.css", "shared/pages.css", "games/plot.css", "games/review.css")


class NotReviewed(ServiceError, status=404, code="not-found"):
    """Nobody has asked for a review of this game, or nothing has been found yet."""


@router.read("/t/{table_id}/review")
def review_page(request: Request, table_id: str) -> Response:
    """The review so far. Whoever may see the replay may see it, and nobody while the game is running."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    return _page(request, table)


@router.write("/t/{table_id}/review", Cost.THINK)
def begin(request: Request, table_id: str, form: FormData) -> Response:
    """Have the game reviewed by the chosen bot, as thoroughly as chosen; asking again leads to the same review."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    response = RedirectResponse(f"/t/{table_id}/review", 303)
    reviews = services_of(request).reviews
    bot = text(form, "bot") if text(form, "bot") in judges() else reviews.bot
    worlds = reviews.budgets_of(bot)[text(form, "budget") == "thorough"]
    visitor, address = know_browser(response, request), address_of(request.scope)
    refused = reviews.begin(table.game, table_id, visitor, bot, worlds, address=address)
    return response if refused is None else _page(request, table, refused)


@router.write("/t/{table_id}/review/stop")
def stop(request: Request, table_id: str) -> Response:
    """Stop the review; what was found stays."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    job = services_of(request).reviews.of(table.game)
    # Others may be waiting for it too: only whoever asked for it can stop it.
    if job is not None and job.visitor == _visitor(request):
        services_of(request).reviews.stop(table.game)
    return RedirectResponse(f"/t/{table_id}/review", 303)


@router.read("/t/{table_id}/review.json")
def as_data(request: Request, table_id: str) -> Response:
    """The review as JSON, as `kingdom review --json` prints it."""
    table = the_table(request, table_id)
    data = review_data(_found(request, table), table.played_by)
    body = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    headers = {"Content-Disposition": f'attachment; filename="kingdom-{table_id}-review.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.read("/t/{table_id}/review.html")
def as_one_page(request: Request, table_id: str) -> Response:
    """The review as a self-contained page, to keep or to send."""
    table = the_table(request, table_id)
    shown = review_shown(_found(request, table), texts_of(request), table.names, _seat(request, table))
    page = render(
        request, "games/review-alone.html", **_around(request, table), review=shown, alone=True, styles=_styles()
    )
    page.headers["Content-Disposition"] = f'attachment; filename="kingdom-{table_id}-review.html"'
    return page


@cache
def _styles() -> Markup:
    return Markup("\n".join(contents(name).decode() for name in STYLES))


def _found(request: Request, table: TableSnapshot) -> Review:
    job = services_of(request).reviews.of(table.game) if table.game.is_over else None
    review = job.review if job is not None else None
    if review is None or not review.has_graph:
        raise NotReviewed(why("no-review-yet"))
    return review


def _page(request: Request, table: TableSnapshot, refused: ReviewRefusal | None = None) -> Response:
    texts, reviews = texts_of(request), services_of(request).reviews
    job = reviews.of(table.game)
    seat, shown = _seat(request, table), None
    if job is not None and job.review.has_graph:
        shown = review_shown(job.review, texts, table.names, seat)
    other = reviews.of_visitor(_visitor(request)) if refused is ReviewRefusal.BUSY else None
    return render(
        request,
        "games/review-body.html" if wants_fragment(request) else "games/review.html",
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


def _around(request: Request, table: TableSnapshot) -> dict[str, Any]:
    texts, judge = texts_of(request), _judge(request, table)
    return {
        "headline": texts.headline(table.game.outcome(), table.names),
        "base": f"/t/{table.id}",
        "names": table.names,
        "seat": _seat(request, table),
        "bot": explained.bot(texts, judge).name,
        "weaker": weaker_line(judge, table.played_by, texts),
        "rival": explained.bot(texts, strongest()).name,
    }


def _judge(request: Request, table: TableSnapshot) -> str:
    """The bot that judges; if none was chosen, the strongest that can."""
    job = services_of(request).reviews.of(table.game) if table.game.is_over else None
    return job.review.judge if job is not None else judges()[-1]


def _seat(request: Request, table: TableSnapshot) -> Seat:
    """The seat whose chances are drawn: the one asked for, else the viewer's, a person's, or the first."""
    seats = range(len(table.names))
    said = request.query_params.get("seat", "")
    if said in [str(seat) for seat in seats]:
        return int(said)
    own = [viewer for viewer in cookie_viewers(request, table.id) if viewer is not None]
    return [*own, *table.people, 0][0]


def _visitor(request: Request) -> str:
    """What identifies a visitor; a browser without a secret gets one as soon as it asks for a review."""
    return browser_of(request) or "nobody"
