"""From a replay back to a table: play on from one of its steps, against a bot, for practice."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom import Record
from kingdom.bots.registry import MIDDLE, strongest
from kingdom.core.state import Seat
from kingdom.web.identity import know_browser, sit_down
from kingdom.web.pages.forms import text
from kingdom.web.pages.games.replay import step_of
from kingdom.web.pages.player_name import said_name
from kingdom.web.pages.table.sitting import sitting_at
from kingdom.web.render import texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of, the_table
from kingdom.web.tables.tables import SeatRow, TableSnapshot
from kingdom.words import choices as explained

router = Router()

STRONGEST = "strongest"
"""The value of a form that asks for the strongest bot."""


@router.write("/t/{table_id}/from", Cost.TABLE)
def play_on(request: Request, table_id: str, form: FormData) -> Response:
    """A new table that begins with the first steps of a finished game. The player knows how it went: practice."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    tables = services_of(request).tables
    seat = seat_for(request, table, text(form, "seat"))
    at = min(step_of(text(form, "step")), len(table.game.steps) - 1)
    rival = strongest() if text(form, "bot") == STRONGEST else None
    new = tables.create_from(first_steps(table, at), _seats(request, table, seat, rival))
    token = new.seat_tokens[seat]
    assert token is not None, "a person has the seat"
    response = RedirectResponse(f"/t/{new.table_id}", 303)
    sit_down(response, request, new.table_id, seat, token)
    tables.remember(know_browser(response, request), new.table_id, seat)
    return response


def first_steps(table: TableSnapshot, number: int) -> Record:
    """The record of the first steps, without what was taken back along the way."""
    game = table.game
    actions = tuple((step.seat, game.text(step.action)) for step in game.steps[:number])
    return replace(game.record(), actions=actions, result=None)


def seat_for(request: Request, table: TableSnapshot, said: str) -> Seat:
    """The seat that was being viewed; else this browser's seat, else the first that a person had."""
    seats = range(len(table.names))
    if said in [str(seat) for seat in seats]:
        return int(said)
    own = sitting_at(request, table.id).seats
    return [*own, *table.people, 0][0]


def _seats(request: Request, table: TableSnapshot, own: Seat, rival: str | None) -> list[SeatRow]:
    """The person in one seat; in the other the rival, or the bot that sat there, or one of medium strength."""
    words = texts_of(request)
    found = []
    for seat, row in enumerate(table.row.seats):
        level = rival or row.chosen or MIDDLE
        name = said_name(request) or words.t("default-name-own")
        found.append(SeatRow(name) if seat == own else SeatRow(explained.bot(words, level).name, level))
    return found
