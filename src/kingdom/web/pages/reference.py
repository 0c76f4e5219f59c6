"""The card gallery and the rules."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kingdom.rulebook.clauses import clauses, near
from kingdom.web.present.gallery import FILTERS, gallery, kind_shown, quests_shown
from kingdom.web.present.ruletext import families, formatted
from kingdom.web.rendering import render, texts_of

router = APIRouter()


@router.get("/cards")
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
        quests=quests_shown(texts) if chosen in ("", "quest") else (),
    )


@router.get("/cards/{key}")
def card_kind_page(request: Request, key: str, side: str = "B") -> Response:
    """One kind of card at its largest."""
    shown = kind_shown(key, "A" if side == "A" else "B", texts_of(request))
    if shown is None:
        raise HTTPException(404, "there is no such card")
    return render(request, "kind.html", card=shown)


@router.get("/rules")
def rules_page(request: Request) -> Response:
    """All clauses, by family."""
    return render(request, "rules.html", families=families(texts_of(request).language))


@router.get("/rules/{id}")
def clause_page(request: Request, id: str) -> Response:
    """A clause with its rulings; or a whole family of them."""
    found = clauses(texts_of(request).language)
    wanted = id.upper()
    inside = [clause for clause in found.values() if clause.family == wanted]
    if wanted not in found and not inside:
        close = near(wanted, found)
        raise HTTPException(404, f"there is no clause {id[:20]}" + (f": perhaps {close[0]}" if close else ""))
    chosen = inside or [found[wanted]]
    order = list(found)
    at = order.index(chosen[0].id)
    return render(
        request,
        "clause.html",
        clauses=[
            (clause, formatted(clause.text), [(one, formatted(one.text)) for one in clause.rulings])
            for clause in chosen
        ],
        family=chosen[0].family,
        before=order[at - 1] if at and not inside else None,
        after=order[at + 1] if at + 1 < len(order) and not inside else None,
    )
