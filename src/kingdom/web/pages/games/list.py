"""Finished games: the list, the end of each, and its record."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.web.errors import Problem
from kingdom.web.pages.games.score_sheet import end_page
from kingdom.web.pages.spoilers import listed_visits
from kingdom.web.pages.table.sitting import sitting_at
from kingdom.web.present.games.chart import line_chart
from kingdom.web.present.games.list import finished_games, running_games, solo_records
from kingdom.web.present.games.postcard import postcard
from kingdom.web.present.games.score_sheet import end_sheet
from kingdom.web.render import render, texts_of
from kingdom.web.router import Router
from kingdom.web.services import services_of, the_table

router = Router()


@router.read("/games")
def games_page(request: Request) -> Response:
    """The games that this browser has finished, and the best solo results."""
    return games_listed(request)


def games_listed(request: Request, refused: Problem | None = None) -> Response:
    """The same, with the error of an uploaded record if there is one."""
    texts = texts_of(request)
    visits = listed_visits(request)
    return render(
        request,
        "games/list.html",
        refused.status if refused else 200,
        running=running_games(visits, texts),
        games=finished_games(visits, texts),
        records=solo_records(visits, texts),
        refused=refused,
        sentence=texts.problem(refused) if refused else "",
    )


@router.read("/t/{table_id}/end")
def end(request: Request, table_id: str) -> Response:
    """The score sheet; while the game is running, the table."""
    if not the_table(request, table_id).game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    return end_page(request, sitting_at(request, table_id))


@router.read("/t/{table_id}/end.svg")
def picture(request: Request, table_id: str) -> Response:
    """The end of a game as a picture to share."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    sheet = end_sheet(table.game, texts_of(request), table.names)
    seats = [(seat.name, seat.duchy.tincture) for seat in sheet.seats]
    drawn = render(
        request,
        "games/postcard.html",
        sheet=sheet,
        card=postcard(sheet),
        lines=line_chart(sheet.by_round, seats, sheet.start, sheet.first_round),
        practice=table.practice,
    )
    headers = {"Content-Disposition": f'inline; filename="kingdom-{table_id}.svg"', "Vary": drawn.headers["Vary"]}
    return Response(drawn.body, media_type="image/svg+xml", headers=headers)


@router.read("/t/{table_id}/record.json")
def record(request: Request, table_id: str) -> Response:
    """The record of a finished game, to keep or to study."""
    found = services_of(request).tables.record(table_id)
    headers = {"Content-Disposition": f'attachment; filename="kingdom-{table_id}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)
