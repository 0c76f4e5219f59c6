"""From a replay back to a table: play on from one of its steps, against a bot, for practice."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom import Record
from kingdom.core.state import Seat
from kingdom.web.access import know_browser, sit_down, the_table, the_tables
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.pages.naming import said_name
from kingdom.web.pages.replays import step_of
from kingdom.web.pages.sitting import sitting_at
from kingdom.web.present.wanted import MIDDLE
from kingdom.web.rendering import texts_of
from kingdom.web.service import SeatRow, TableNow
from kingdom.words import choices as explained

router = APIRouter()

STRONGEST = "strongest"
"""The value of a form that asks for the strongest bot."""


@router.post("/t/{table_id}/from")
def play_on(request: Request, table_id: str, form: TheForm) -> Response:
    """A new table that begins with the first steps of a finished game. The player knows how it went: practice."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    tables = the_tables(request)
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


def first_steps(table: TableNow, number: int) -> Record:
    """The record of the first steps, without what was taken back along the way."""
    game = table.game
    actions = tuple((step.seat, game.text(step.action)) for step in game.steps[:number])
    return replace(game.record(), actions=actions, result=None)


def seat_for(request: Request, table: TableNow, said: str) -> Seat:
    """The seat that was being viewed; else this browser's seat, else the first that a person had."""
    seats = range(len(table.names))
    if said in [str(seat) for seat in seats]:
        return int(said)
    own = sitting_at(request, table.id).seats
    people = [seat for seat in seats if table.bots[seat] is None]
    return [*own, *people, 0][0]


def strongest() -> str:
    """The strongest bot at full strength here: the regent needs the fast engine and its compiler."""
    return "regent" if all(find_spec(name) for name in ("numpy", "numba")) else "baron"


def _seats(request: Request, table: TableNow, own: Seat, rival: str | None) -> list[SeatRow]:
    """The person in one seat; in the other the rival, or the bot that sat there, or one of medium strength."""
    words = texts_of(request)
    found = []
    for seat, bot in enumerate(table.bots):
        level = rival or bot or MIDDLE
        name = said_name(request) or words.t("default-name-own")
        found.append(SeatRow(name) if seat == own else SeatRow(explained.bot(words, level).name, level))
    return found
