"""The end of a game as a page."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from kingdom.web.access import the_deals, the_tables
from kingdom.web.deals import challengeable
from kingdom.web.keys import new_token
from kingdom.web.lessoning import NoteShown
from kingdom.web.pages.rematches import elsewhere, rematch_asked
from kingdom.web.pages.sitting import sitting_at
from kingdom.web.present.chart import bar_chart, line_chart
from kingdom.web.present.ending import end_sheet
from kingdom.web.present.series import series_shown
from kingdom.web.rendering import render, texts_of
from kingdom.web.service import TableNow


def end_page(request: Request, table: TableNow, *, fragment: bool = False, lesson: NoteShown | None = None) -> Response:
    """The score sheet of a finished game. Nothing is hidden any more, so everybody sees the same."""
    texts = texts_of(request)
    sitting = sitting_at(request, table.id)
    asked = rematch_asked(request, sitting)
    sheet = end_sheet(table.game, texts, table.names)
    seats = [(seat.name, seat.duchy.tincture) for seat in sheet.seats]
    return render(
        request,
        "end-main.html" if fragment else "end.html",
        sheet=sheet,
        table=table,
        base=f"/t/{table.id}",
        lines=line_chart(sheet.by_round, seats, sheet.start, sheet.first_round),
        bars=bar_chart([name for name, _ in seats], [(row.source, row.points) for row in sheet.rows]),
        mine=bool(sitting.seats),
        challenge=table.row.deal is None and bool(sitting.seats) and challengeable(table, sitting.seats),
        deal=the_deals(request).of_table(table.id) if sitting.seats else None,
        asked=asked,
        awaits=bool(sitting.seats) and asked is None and bool(elsewhere(sitting)),
        share=f"{str(request.base_url).rstrip('/')}/t/{table.id}/replay",
        client=new_token(),
        practice=table.practice,
        series=series_shown(the_tables(request).series(table.row), table.id) if sitting.seats else None,
        lesson=lesson,
    )
