"""Finished games: the list, the end of each, its record, and playing again."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.web.access import browser_of, know_browser, sit_down, the_tables
from kingdom.web.errors import NotYours
from kingdom.web.pages.ending import end_page
from kingdom.web.pages.forms import TheForm
from kingdom.web.pages.joining import keep_invitation
from kingdom.web.pages.sitting import sitting_at
from kingdom.web.present.games import finished_games, solo_records
from kingdom.web.rendering import render, texts_of
from kingdom.web.service import SeatRow

router = APIRouter()


@router.get("/games")
def games_page(request: Request) -> Response:
    """The games that this browser has played to their end, and the best results alone."""
    texts = texts_of(request)
    browser = browser_of(request)
    visits = the_tables(request).visited(browser) if browser else []
    return render(request, "games.html", games=finished_games(visits, texts), records=solo_records(visits, texts))


@router.get("/t/{table_id}/end")
def end(request: Request, table_id: str) -> Response:
    """The score sheet; the table, while the game is still played."""
    table = the_tables(request).open(table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    return end_page(request, table, None)


@router.get("/t/{table_id}/record.json")
def record(request: Request, table_id: str) -> Response:
    """The record of a game that is over, to keep or to study."""
    found = the_tables(request).record(table_id)
    headers = {"Content-Disposition": f'attachment; filename="kingdom-{table_id}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)


@router.post("/t/{table_id}/rematch")
def rematch(request: Request, table_id: str, form: TheForm) -> Response:
    """The same game once more, the seats swapped: who began comes second now."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats:
        raise NotYours("only who has played can ask for a rematch")
    tables = the_tables(request)
    table = sitting.table
    options = {name: value for name, value in table.row.configuration.items() if value is not None}
    if options.get("scenario") is not None:
        options = {
            name: options[name] for name in ("scenario", "edition", "side", "search", "duchies") if name in options
        }
    seats = [SeatRow(seat.name, seat.bot) for seat in table.row.seats][::-1]
    last = len(seats) - 1
    own = [last - seat for seat in sitting.seats]
    free = [seat for seat, row in enumerate(seats) if row.bot is None and seat not in own]
    new = tables.create(options, seats, invited=free, origin=table_id)
    response = RedirectResponse(f"/t/{new.table_id}/invite" if free else f"/t/{new.table_id}", 303)
    browser = know_browser(response, request)
    for seat in own:
        token = new.seat_tokens[seat]
        assert token is not None, "nobody has the seat of a bot"
        sit_down(response, request, new.table_id, seat, token)
        tables.remember(browser, new.table_id, seat)
    for seat in free:
        keep_invitation(response, new.table_id, new.seat_tokens[seat] or "")
    return response
