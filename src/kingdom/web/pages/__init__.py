"""The pages for people: plain HTML that works with just forms; a script makes it smoother."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.errors import Problem
from kingdom.web.pages import preferences
from kingdom.web.pages.games import archived, practice, replay, review, upload
from kingdom.web.pages.games import list as game_list
from kingdom.web.pages.home import deals
from kingdom.web.pages.home import home as home_page
from kingdom.web.pages.learn import lessons, progress, puzzles
from kingdom.web.pages.reference import api, cards, rulebook
from kingdom.web.pages.spoilers import spared
from kingdom.web.pages.table import act, chat, closeups, join, rematch
from kingdom.web.pages.table import help as table_help
from kingdom.web.pages.table import table as table_page
from kingdom.web.render import render, texts_of
from kingdom.web.router import Router

archived_page = archived.archived_page
# An alias that is also the name of a room would hide that room.
_router = Router()
for _pages in (
    *(home_page, join, table_page, closeups, act, chat, game_list, rematch, replay, review, practice, upload),
    *(cards, rulebook, preferences, puzzles, lessons, table_help, api, deals, progress),
):
    _router.include(_pages.router)
routes = _router.routes(check=spared)


def error_page(request: Request, problem: Problem) -> Response:
    """What went wrong, as a page."""
    texts = texts_of(request)
    return render(
        request,
        "shared/error.html",
        problem.status,
        problem=problem,
        heading=texts.problem_title(problem),
        sentence=texts.problem(problem),
    )
