"""Games that cannot be replayed here, because their rules are gone: what was told, step by step."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kingdom.core.reasons import why
from kingdom.web.errors import NotYours
from kingdom.web.identity import cookie_viewers
from kingdom.web.present.table.chronicle import chronicle
from kingdom.web.render import render, texts_of
from kingdom.web.services import services_of


def archived_page(request: Request, table_id: str) -> Response:
    """What a viewer was told at a table; anybody may watch a finished game."""
    viewers = cookie_viewers(request, table_id)
    viewer = viewers[0] if viewers else None
    found = services_of(request).tables.archived(table_id, viewer)
    if not viewers and found.row.result is None:
        raise NotYours(why("no-seat-here"))
    last = len(found.steps)
    said = request.query_params.get("step", "")
    step = min(int(said), last) if said.isascii() and said.isdigit() else last
    facts = [fact for told in found.steps[:step] for fact in told]
    names = [seat.name for seat in found.row.seats]
    return render(
        request,
        "games/archived.html",
        table_id=table_id,
        rules=found.row.rules,
        lines=chronicle(facts, texts_of(request), names, None, quiet=False),
        step=step,
        last=last,
    )
