"""An uploaded record, opened in the browser: a finished game to look at, or any other to continue."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from kingdom import RecordError
from kingdom.game.config import ConfigurationError
from kingdom.game.reading import PositionError
from kingdom.web.access import know_browser, sit_down, the_tables
from kingdom.web.errors import problem_of
from kingdom.web.pages.finished import games_listed
from kingdom.web.pages.naming import said_name
from kingdom.web.records import open_record, players_in, read_record
from kingdom.web.rendering import texts_of
from kingdom.web.service import SeatRow

router = APIRouter()


async def read_file(request: Request) -> str:
    """The text of the uploaded file; empty if there is none, or it is not text."""
    async with request.form(max_files=1, max_fields=4) as form:
        file = form.get("record")
        content = await file.read() if isinstance(file, UploadFile) else b""
    return content.decode("utf-8", "replace")


@router.post("/records")
def upload(request: Request, sent: Annotated[str, Depends(read_file)]) -> Response:
    """Open a table from a record, and take all of its seats: nothing is hidden from whoever has the record."""
    tables, words = the_tables(request), texts_of(request)
    try:
        record = read_record(sent)
        names = (said_name(request) or words.t("default-name-own"), words.t("default-name-other"))
        new = open_record(tables, record, [SeatRow(name) for name in names[: players_in(record)]])
    except (RecordError, PositionError, ConfigurationError) as error:
        return games_listed(request, problem_of(error))
    response = RedirectResponse(f"/t/{new.table_id}", 303)
    browser = know_browser(response, request)
    for seat, token in enumerate(new.seat_tokens):
        assert token is not None, "people sit at all seats"
        sit_down(response, request, new.table_id, seat, token)
        tables.remember(browser, new.table_id, seat)
    return response
