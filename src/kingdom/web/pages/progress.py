"""Progress over time in this browser: results, accuracy, costly decisions, cards; also exported or removed."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.store import Visit
from kingdom.web.access import browser_of, the_tables
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.present.exporting import as_table, exported
from kingdom.web.present.progress import own_games, progress_of
from kingdom.web.present.progressplot import MOST as DRAWN
from kingdom.web.present.progressplot import bar, columns, course
from kingdom.web.present.progresswords import Labels
from kingdom.web.puzzling import courses, forget
from kingdom.web.rendering import render, texts_of

router = APIRouter()

LISTED = 50
"""How many of the newest games are listed one by one."""

MOST = 500
"""How many of the newest games are counted."""


def _visits(request: Request) -> list[Visit]:
    browser = browser_of(request)
    return the_tables(request).own(browser, limit=MOST) if browser else []


@router.get("/progress")
def progress_page(request: Request) -> Response:
    """Everything on one page, from a single query."""
    visits = _visits(request)
    found = progress_of(own_games(visits))
    accuracies = [100 * game.judged["accuracy"] for game in found.reviewed if game.judged is not None]
    solved = courses(request)
    duels, solos = [game.value for game in found.duels], [game.value for game in found.solos]
    return render(
        request,
        "progress.html",
        progress=found,
        running=sum(visit.table.result is None for visit in visits),
        most=MOST if len(visits) >= MOST else 0,
        labels=Labels(texts_of(request)),
        bar_of=bar,
        drawn=DRAWN,
        listed=LISTED,
        accuracy_plot=course(accuracies, 50, 100, " %") if len(accuracies) > 1 else None,
        margins=columns(duels) if len(duels) > 1 else None,
        scores=course(solos, 0, 40) if len(solos) > 1 else None,
        puzzles=sum(course.is_solved for course in solved),
        all_puzzles=len(solved),
        anything=bool(visits) or any(solved),
    )


def _file(body: str, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/progress.json")
def as_json(request: Request) -> Response:
    """All games of this browser, with the records of finished ones."""
    visits = _visits(request)
    browser = browser_of(request)
    over = [visit.table.id for visit in visits if visit.table.result is not None]
    logs: dict[str, Any] = dict(the_tables(request).logs(over)) if browser else {}
    body = json.dumps(exported(visits, logs, courses(request)), indent=1, ensure_ascii=False) + "\n"
    return _file(body, "application/json", "kingdom-games.json")


@router.get("/progress.csv")
def as_csv(request: Request) -> Response:
    """A line for each game of this browser."""
    return _file(as_table(_visits(request)), "text/csv; charset=utf-8", "kingdom-games.csv")


@router.get("/progress/remove")
def remove_page(request: Request) -> Response:
    """What would be removed, and a button to do it."""
    visits = _visits(request)
    over = sum(visit.table.result is not None for visit in visits)
    puzzles = any(courses(request))
    return render(request, "progress-remove.html", over=over, running=len(visits) - over, puzzles=puzzles)


@router.post("/progress/remove")
def remove(request: Request, form: TheForm) -> Response:
    """Remove what was played with this browser. Games with other people stay theirs."""
    browser = browser_of(request)
    response = RedirectResponse("/progress", 303)
    if text(form, "sure") == "yes":
        if browser is not None:
            the_tables(request).forget(browser, running=text(form, "running") == "yes")
        forget(response)
    return response
