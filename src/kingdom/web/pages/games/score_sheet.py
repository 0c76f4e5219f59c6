"""The end of a game as a page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.deals.deals import challengeable
from kingdom.web.pages.table.rematch import elsewhere, rematch_asked
from kingdom.web.pages.table.sitting import Sitting
from kingdom.web.preferences import note_finished
from kingdom.web.present.games.chart import bar_chart, line_chart
from kingdom.web.present.games.score_sheet import end_sheet
from kingdom.web.present.games.series import series_shown
from kingdom.web.present.lesson import NoteShown
from kingdom.web.render import render, texts_of
from kingdom.web.services import services_of
from kingdom.web.tables.succession import successions
from kingdom.web.tables.tokens import new_token


def end_page(
    request: Request, sitting: Sitting, *, fragment: bool = False, lesson: NoteShown | None = None
) -> Response:
    """The score sheet of a finished game. Nothing is hidden any more, so everybody sees the same."""
    texts, table = texts_of(request), sitting.table
    asked = rematch_asked(request, sitting)
    sheet = end_sheet(table.game, texts, table.names)
    seats = [(seat.name, seat.duchy.tincture) for seat in sheet.seats]
    response = render(
        request,
        "games/score-sheet-main.html" if fragment else "games/score-sheet.html",
        sheet=sheet,
        table=table,
        base=f"/t/{table.id}",
        lines=line_chart(sheet.by_round, seats, sheet.start, sheet.first_round),
        bars=bar_chart([name for name, _ in seats], [(row.source, row.points) for row in sheet.rows]),
        mine=bool(sitting.seats),
        challenge=table.row.deal is None and bool(sitting.seats) and challengeable(table, sitting.seats),
        deal=services_of(request).deals.of_table(table.id) if sitting.seats else None,
        asked=asked,
        awaits=bool(sitting.seats) and asked is None and bool(elsewhere(sitting)),
        share=f"{str(request.base_url).rstrip('/')}/t/{table.id}/replay",
        client=new_token(),
        practice=table.practice,
        successions=[note for note in successions(texts, table.row.seats, over=True) if note],
        series=series_shown(services_of(request).tables.series(table.row), table.id) if sitting.seats else None,
        lesson=lesson,
    )
    if sitting.seats and sitting.session is None:
        note_finished(response, request, table.id)
    return response
