"""The pages for people: plain HTML that works with just forms; a script makes it smoother."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from kingdom.web.errors import Problem
from kingdom.web.pages import (
    acting,
    company,
    deals,
    finished,
    home,
    joining,
    looking,
    rematches,
    replays,
    table,
    uploading,
)
from kingdom.web.pages import helping as helping
from kingdom.web.pages import interface as interface
from kingdom.web.pages import learning as learning
from kingdom.web.pages import practising as practising
from kingdom.web.pages import preferences as preferences
from kingdom.web.pages import progress as progress
from kingdom.web.pages import puzzles as puzzles
from kingdom.web.pages import reference as reference
from kingdom.web.pages import reviews as reviews
from kingdom.web.pages import rulebook as rulebook
from kingdom.web.pages.archived import archived_page as archived_page
from kingdom.web.rendering import render, texts_of
from kingdom.web.sparing import spared

router = APIRouter(include_in_schema=False, dependencies=[Depends(spared)])
for _pages in (
    home,
    joining,
    table,
    looking,
    acting,
    company,
    finished,
    rematches,
    replays,
    reviews,
    practising,
    uploading,
    reference,
    rulebook,
    preferences,
    puzzles,
    learning,
    helping,
    interface,
    deals,
    progress,
):
    router.include_router(_pages.router)


def error_page(request: Request, problem: Problem) -> Response:
    """What went wrong, as a page."""
    texts = texts_of(request)
    return render(
        request,
        "error.html",
        problem.status,
        problem=problem,
        heading=texts.problem_title(problem),
        sentence=texts.problem(problem),
    )
