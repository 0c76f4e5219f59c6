"""The card gallery."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kingdom.web.present.gallery import BOARDS, FILTERS, gallery, kind_shown, quests_shown
from kingdom.web.rendering import kept_ready, render, texts_of

router = APIRouter()


@router.get("/cards")
@kept_ready
def cards_page(request: Request, type: str = "") -> Response:
    """All cards, or those of a type or family."""
    texts = texts_of(request)
    chosen = type if type in FILTERS else ""
    return render(
        request,
        "cards.html",
        sets=gallery(texts, chosen),
        filters=FILTERS,
        chosen=chosen,
        quests=quests_shown(texts) if chosen in ("", BOARDS) else (),
    )


@router.get("/cards/{key}")
@kept_ready
def card_kind_page(request: Request, key: str, side: str = "B") -> Response:
    """One kind of card at full size."""
    shown = kind_shown(key, "A" if side == "A" else "B", texts_of(request))
    if shown is None:
        raise HTTPException(404)
    return render(request, "kind.html", card=shown)
