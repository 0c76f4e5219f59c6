"""The card gallery."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.present.cards.gallery import BOARDS, FILTERS, gallery, kind_shown, quests_shown
from kingdom.web.render import kept_ready, render, texts_of
from kingdom.web.router import Router

router = Router()


@router.read("/cards", database=False)
@kept_ready
def cards_page(request: Request) -> Response:
    """All cards, or those of a type or family."""
    texts = texts_of(request)
    chosen = request.query_params.get("type", "")
    chosen = chosen if chosen in FILTERS else ""
    return render(
        request,
        "reference/cards.html",
        sets=gallery(texts, chosen),
        filters=FILTERS,
        chosen=chosen,
        quests=quests_shown(texts) if chosen in ("", BOARDS) else (),
    )


@router.read("/cards/{key}", database=False)
@kept_ready
def card_kind_page(request: Request, key: str) -> Response:
    """One kind of card at full size."""
    shown = kind_shown(key, "A" if request.query_params.get("side") == "A" else "B", texts_of(request))
    if shown is None:
        raise HTTPException(404)
    return render(request, "reference/kind.html", card=shown)
