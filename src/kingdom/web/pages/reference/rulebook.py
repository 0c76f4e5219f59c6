"""The rulebook: its contents, chapters, single clauses, all rulings, and the summary sheet."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kingdom.rulebook.chapters import chapter_of
from kingdom.rulebook.clauses import clauses
from kingdom.web.present.rulebook.chapters import chapter_shown, contents, rulings, search
from kingdom.web.present.rulebook.html import families, formatted
from kingdom.web.present.rulebook.summary_sheet import marked, summary
from kingdom.web.render import heap, kept_ready, render, texts_of, tokens_in
from kingdom.web.router import Router

router = Router()

LONGEST_SEARCH = 80


@router.read("/rules", database=False)
@kept_ready
def rules_page(request: Request) -> Response:
    """The contents of the rulebook; or what a search finds in it."""
    language = texts_of(request).language
    asked = request.query_params.get("q", "").strip()[:LONGEST_SEARCH]
    return render(
        request,
        "reference/rules.html",
        contents=contents(language),
        families=families(language),
        asked=asked,
        found=search(asked, language) if asked else (),
        current="",
    )


@router.read("/rules/chapters/{key}", database=False)
@kept_ready
def chapter_page(request: Request, key: str) -> Response:
    """A chapter to read."""
    texts = texts_of(request)
    chapter = chapter_shown(key, texts)
    if chapter is None:
        raise HTTPException(404)
    return render(
        request, "reference/chapter.html", chapter=chapter, contents=contents(texts.language), current=key, asked=""
    )


@router.read("/rules/rulings", database=False)
@kept_ready
def rulings_page(request: Request) -> Response:
    """What we decided where the printed rules are silent, and why."""
    language = texts_of(request).language
    shown = rulings(language)
    count = sum(len(ones) for _, inside in shown for _, ones in inside)
    return render(
        request,
        "reference/rulings.html",
        chapters=shown,
        count=count,
        contents=contents(language),
        current="rulings",
        asked="",
    )


@router.read("/rules/sheet", database=False)
@kept_ready
def sheet_page(request: Request) -> Response:
    """The summary for two players, one page to print."""
    texts = texts_of(request)
    tokens = tokens_in(texts.language)

    sheet = summary(texts)

    def said(id: str) -> Markup:
        return marked(texts.t(id, **sheet.numbers), lambda codes: heap(tokens, codes))

    return render(request, "reference/summary-sheet.html", sheet=sheet, said=said)


@router.read("/rules/{id}", database=False)
@kept_ready
def clause_page(request: Request, id: str) -> Response:
    """A clause with its rulings; or a whole family of them."""
    texts = texts_of(request)
    found = clauses(texts.language)
    wanted = id.upper()
    inside = [clause for clause in found.values() if clause.family == wanted]
    if wanted not in found and not inside:
        raise HTTPException(404)
    chosen = inside or [found[wanted]]
    order = list(found)
    at = order.index(chosen[0].id)
    chapter = chapter_of(chosen[0].id)
    return render(
        request,
        "reference/clause.html",
        clauses=[
            (clause, formatted(clause.text), [(one, formatted(one.text)) for one in clause.rulings])
            for clause in chosen
        ],
        family=chosen[0].family,
        chapter=(chapter.key, chapter.title[texts.language]),
        before=order[at - 1] if at and not inside else None,
        after=order[at + 1] if at + 1 < len(order) and not inside else None,
    )
