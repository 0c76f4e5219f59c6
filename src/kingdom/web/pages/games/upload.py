"""An uploaded record, opened in the browser: a finished game to look at, or any other to continue."""

from __future__ import annotations

from functools import partial

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom import RecordError
from kingdom.game.config import ConfigurationError
from kingdom.game.reading import PositionError
from kingdom.web.errors import problem_of
from kingdom.web.identity import know_browser, sit_down
from kingdom.web.pages.games.list import games_listed
from kingdom.web.pages.player_name import clean_name, said_name
from kingdom.web.render import texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow
from kingdom.web.tables.uploads import open_record, players_in, read_record

router = Router()


async def read_file(request: Request) -> str:
    """The text of the uploaded file; empty if there is none, or it is not text."""
    async with request.form(max_files=1, max_fields=4) as form:
        file = form.get("record")
        content = await file.read() if isinstance(file, UploadFile) else b""
    return content.decode("utf-8", "replace")


@router.write("/records", Cost.TABLE, takes_record=True, back="/games")
async def upload(request: Request) -> Response:
    """Open a table from a record, and take all of its seats: nothing is hidden from whoever has the record."""
    sent = await read_file(request)
    return await services_of(request).work.call(partial(_opened, request, sent))


def _opened(request: Request, sent: str) -> Response:
    tables, words = services_of(request).tables, texts_of(request)
    try:
        record = read_record(sent)
        defaults = (said_name(request) or words.t("default-name-own"), words.t("default-name-other"))
        names = [clean_name(name) for name in record.seat_names(defaults[: players_in(record)])]
        new = open_record(tables, record, [SeatRow(name) for name in names])
    except (RecordError, PositionError, ConfigurationError) as error:
        return games_listed(request, problem_of(error))
    response = RedirectResponse(f"/t/{new.table_id}", 303)
    browser = know_browser(response, request)
    for seat, token in enumerate(new.seat_tokens):
        assert token is not None, "people sit at all seats"
        sit_down(response, request, new.table_id, seat, token)
        tables.remember(browser, new.table_id, seat)
    return response
