"""Progress over time in this browser: results, accuracy, costly decisions, cards; also exported or removed."""

from __future__ import annotations

import json
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.store import Visit
from kingdom.web.identity import browser_of
from kingdom.web.lessons.puzzles import courses, forget
from kingdom.web.pages.forms import text
from kingdom.web.present.progress.export import as_table, exported
from kingdom.web.present.progress.history import own_games, progress_of
from kingdom.web.present.progress.labels import Labels
from kingdom.web.present.progress.plot import MOST as DRAWN
from kingdom.web.present.progress.plot import bar, columns, course
from kingdom.web.render import render, texts_of
from kingdom.web.router import Router
from kingdom.web.services import services_of

router = Router()

LISTED = 50
"""How many of the newest games are listed one by one."""

MOST = 500
"""How many of the newest games are counted."""


def _visits(request: Request) -> list[Visit]:
    browser = browser_of(request)
    return services_of(request).tables.own(browser, limit=MOST) if browser else []


@router.read("/progress")
def progress_page(request: Request) -> Response:
    """Everything on one page, from a single query."""
    visits = _visits(request)
    found = progress_of(own_games(visits))
    judged = [game.judged["accuracy"] for game in found.reviewed if game.judged is not None]
    accuracies = [100 * accuracy for accuracy in judged if accuracy is not None]
    solved = courses(request)
    duels, solos = [game.value for game in found.duels], [game.value for game in found.solos]
    return render(
        request,
        "learn/progress.html",
        progress=found,
        running=sum(visit.table.result is None for visit in visits),
        most=MOST if len(visits) >= MOST else 0,
        labels=Labels(texts_of(request)),
        bar_of=bar,
        drawn=DRAWN,
        listed=LISTED,
        accuracy_plot=course(accuracies, 0, 100, " %") if len(accuracies) > 1 else None,
        margins=columns(duels) if len(duels) > 1 else None,
        scores=course(solos, 0, 40) if len(solos) > 1 else None,
        puzzles=sum(course.is_solved for course in solved),
        all_puzzles=len(solved),
        anything=bool(visits) or any(solved),
    )


def _file(body: str, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.read("/progress.json")
def as_json(request: Request) -> Response:
    """All games of this browser, with the records of finished ones."""
    visits = _visits(request)
    browser = browser_of(request)
    over = [visit.table.id for visit in visits if visit.table.result is not None]
    logs: dict[str, Any] = dict(services_of(request).tables.logs(over)) if browser else {}
    body = json.dumps(exported(visits, logs, courses(request)), indent=1, ensure_ascii=False) + "\n"
    return _file(body, "application/json", "kingdom-games.json")


@router.read("/progress.csv")
def as_csv(request: Request) -> Response:
    """A line for each game of this browser."""
    return _file(as_table(_visits(request)), "text/csv; charset=utf-8", "kingdom-games.csv")


@router.read("/progress/remove")
def remove_page(request: Request) -> Response:
    """What would be removed, and a button to do it."""
    visits = _visits(request)
    over = sum(visit.table.result is not None for visit in visits)
    puzzles = any(courses(request))
    return render(request, "learn/progress-remove.html", over=over, running=len(visits) - over, puzzles=puzzles)


@router.write("/progress/remove")
def remove(request: Request, form: FormData) -> Response:
    """Remove what was played with this browser. Games with other people stay theirs."""
    browser = browser_of(request)
    response = RedirectResponse("/progress", 303)
    if text(form, "sure") == "yes":
        if browser is not None:
            services_of(request).tables.forget(browser, running=text(form, "running") == "yes")
        forget(response)
    return response
