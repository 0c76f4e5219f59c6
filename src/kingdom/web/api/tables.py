"""The interface for programs: JSON under /api, described by OpenAPI. All that the rules allow can be done by it.

What people do at a table apart from playing, such as resigning or talking, is in `kingdom.web.api.chat`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from kingdom.bots.bot import BotError
from kingdom.bots.registry import SHORTEST, check_bots, player
from kingdom.core.errors import ActionError
from kingdom.core.reasons import why
from kingdom.core.values import less
from kingdom.game.serial import cards_data, view_data
from kingdom.web.allowances import address_of
from kingdom.web.api.answers import (
    CardsPrinted,
    ErrorBody,
    Joined,
    NewsTold,
    OptionsShown,
    TableOpened,
    ViewShown,
    WhyNot,
)
from kingdom.web.api.requests import (
    DEFAULT_NAMES,
    ActionText,
    ActWanted,
    JoinWanted,
    LeaveWanted,
    RecordSent,
    SeatWanted,
    TableWanted,
    UndoWanted,
)
from kingdom.web.api.router import AnAsker, ApiRouter
from kingdom.web.api.schema import RecordShown
from kingdom.web.api.validation import only_known_queries
from kingdom.web.errors import problem_of
from kingdom.web.live.absence import leave_to_bot
from kingdom.web.live.events import LARGEST_VERSION, LONGEST_ID, WATCHERS, known, update_data
from kingdom.web.router import Cost
from kingdom.web.services import services_of
from kingdom.web.tables.succession import successions
from kingdom.web.tables.tables import NewTable, SeatRow, TableSnapshot, Update, Viewer
from kingdom.web.tables.uploads import open_record, players_in, read_record
from kingdom.words.terms import Terms

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorBody, "description": "The request cannot be read."},
    401: {"model": ErrorBody, "description": "A token is needed."},
    403: {"model": ErrorBody, "description": "The token does not open that."},
    404: {"model": ErrorBody, "description": "There is no such table."},
    409: {"model": ErrorBody, "description": "The rules do not allow it now, or the table has moved on."},
    413: {"model": ErrorBody, "description": "Too large."},
    422: {"model": ErrorBody, "description": "The request does not make sense."},
    429: {"model": ErrorBody, "description": "Too much at once."},
}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors that an operation may answer with, beside those that any may."""
    return {status: ERRORS[status] for status in (*statuses, 422, 429)}


router = ApiRouter(prefix="/api", tags=["tables"])
Since = Annotated[
    int | None, Query(ge=0, le=LARGEST_VERSION, description="The version that you have; nothing for none.")
]
LastEventId = Annotated[str | None, Header(max_length=LONGEST_ID, description="The same, as browsers send it.")]
OPEN_TO_ALL = [Depends(only_known_queries)]
"""The check of operations without a token; the others make it when they look at the token."""


def answer(data: Any, status: int = 200) -> Response:
    """Plain data as JSON; in ASCII, since what people type can hold what UTF-8 has no bytes for."""
    return Response(json.dumps(data, separators=(",", ":")), status, media_type="application/json")


@router.read("/openapi.json", database=False, include_in_schema=False)
def description(request: Request) -> Response:
    """This interface, as OpenAPI describes it."""
    return JSONResponse(request.app.openapi())


# --- opening

OPENING: dict[str, Any] = {
    "status_code": 201,
    "response_model": TableOpened,
    "responses": errors(400, 409, 413),
    "dependencies": OPEN_TO_ALL,
}


@router.write("/tables", Cost.TABLE, **OPENING)
def open_a_table(request: Request, wanted: TableWanted) -> Response:
    """Open a table for a new game, and get the tokens of its seats."""
    options = wanted.options.given()
    seats = seats_of(wanted.seats, 1 if options.get("players") == 1 or "scenario" in options else 2)
    check_players(request, seats)
    tables = services_of(request).tables
    return opened(
        tables.create(options, rows_of(seats), invited=invited(seats), seed=wanted.seed, secret=wanted.secret), seats
    )


@router.write("/records", Cost.TABLE, takes_record=True, **OPENING)
def open_a_table_from_a_record(request: Request, sent: RecordSent) -> Response:
    """Open a table that continues a record, for practice: people with the record can know what is hidden."""
    record = read_record(json.dumps(sent.record))
    seats = seats_of(sent.seats, players_in(record))
    check_players(request, seats)
    rows = rows_of(seats)
    tables = services_of(request).tables
    new = open_record(tables, record, rows, invited=invited(seats), upto=sent.upto, secret=sent.secret)
    return opened(new, seats)


def seats_of(wanted: Sequence[SeatWanted] | None, players: int) -> list[SeatWanted]:
    """The seats as requested; people by default."""
    return list(wanted) if wanted is not None else [SeatWanted() for _ in range(players)]


def check_players(request: Request, seats: Sequence[SeatWanted | LeaveWanted]) -> None:
    """Raise BotError if a bot cannot play here, or would think for longer than this server allows."""
    check_bots(seat.bot for seat in seats)
    most = services_of(request).settings.longest_seconds
    for seat in seats:
        if seat.bot is not None and (player(seat.bot).seconds or 0.0) > most:
            raise BotError(why("bot-time-limits", given=repr(seat.bot), least=f"{SHORTEST:g}", most=f"{most:g}"))


def rows_of(seats: Sequence[SeatWanted]) -> list[SeatRow]:
    """The people and bots at the seats; those without a name get one."""
    return [SeatRow(seat.name or DEFAULT_NAMES[at], seat.bot) for at, seat in enumerate(seats)]


def invited(seats: Sequence[SeatWanted]) -> list[int]:
    """The seats whose tokens are invitations."""
    return [at for at, seat in enumerate(seats) if seat.invite and seat.bot is None]


def opened(new: NewTable, seats: Sequence[SeatWanted]) -> Response:
    """A new table as plain data."""
    invitations = invited(seats)
    described = [
        {"seat": at, "name": row.name, "bot": row.bot, "token": token, "invitation": at in invitations}
        for at, (row, token) in enumerate(zip(rows_of(seats), new.seat_tokens, strict=True))
    ]
    return answer({"table": new.table_id, "seats": described, "spectator_token": new.spectator_token}, 201)


# --- the cards


@router.read("/cards", response_model=CardsPrinted, responses=errors(), dependencies=OPEN_TO_ALL)
def cards(request: Request) -> Response:
    """The printed values of every kind of card that this server plays with."""
    return answer(cards_data(services_of(request).tables.content))


# --- coming and going


@router.write("/tables/{table_id}/join", response_model=Joined, responses=errors(400, 401, 403, 404, 409))
def join(wanted: JoinWanted, asker: AnAsker) -> Response:
    """Sit down where the token leads to, under a name of your own; an invitation becomes a token that is yours."""
    tables, table_id = asker.tables, asker.table_id
    viewer, own = tables.join(table_id, asker.token, wanted.token)
    if viewer is not None:
        seat = tables.open(table_id).row.seats[viewer]
        who = seat.taken_back(wanted.name)
        if who != seat:
            tables.sit(table_id, viewer, who)
    return answer({"table": table_id, "viewer": viewer, "token": own})


@router.write("/tables/{table_id}/leave", status_code=204, responses=errors(400, 401, 403, 404))
def leave(request: Request, wanted: LeaveWanted, asker: AnAsker) -> Response:
    """Leave the seat to a bot, which plays on for you: from now on the game is for practice."""
    check_players(request, [wanted])
    leave_to_bot(asker.tables, asker.table_id, asker.seat, wanted.bot)
    return Response(status_code=204)


# --- looking


@router.read("/tables/{table_id}", response_model=ViewShown, responses=errors(401, 403, 404, 409))
def view(asker: AnAsker) -> Response:
    """The table as you may see it: the position, your options, and who sits where."""
    viewer = asker.viewer
    return answer(shown(asker.tables.open(asker.table_id), viewer))


def shown(table: TableSnapshot, viewer: Viewer) -> dict[str, Any]:
    """A table as plain data."""
    notes = successions(Terms(content=table.game.content), table.row.seats, over=table.game.is_over)
    return {
        "table": table.id,
        "viewer": viewer,
        "version": table.version(viewer),
        "practice": table.practice,
        "over": table.game.is_over,
        "seats": [
            {"seat": at, **less(asdict(seat), "recorded"), "note": notes[at] or None}
            for at, seat in enumerate(table.row.seats)
        ],
        "view": view_data(table.view(viewer)),
    }


@router.read("/tables/{table_id}/options", response_model=OptionsShown, responses=errors(401, 403, 404, 409))
def options(asker: AnAsker) -> Response:
    """Every legal action of your seat now, in notation; none when it is not for you to decide."""
    seat, table = asker.seat, asker.tables.open(asker.table_id)
    texts = [table.game.text(action) for action in table.game.options(seat)]
    return answer({"version": table.version(seat), "options": texts})


@router.read("/tables/{table_id}/why", response_model=WhyNot, responses=errors(401, 403, 404))
def why_not(action: Annotated[ActionText, Query()], asker: AnAsker) -> Response:
    """The legality of an action now, with the clause if it is illegal. Nothing is done."""
    try:
        asker.tables.check(asker.table_id, asker.seat, [action])
    except ActionError as error:
        return answer({"legal": False, **problem_of(error).to_data()})
    return answer({"legal": True, "error": None})


@router.read("/tables/{table_id}/facts", response_model=NewsTold, responses=errors(401, 403, 404, 409))
def facts(asker: AnAsker, since: Since = None) -> Response:
    """The facts since a version; all facts so far if that version is not known."""
    viewer, table = asker.viewer, asker.tables.open(asker.table_id)
    update = table.since(viewer, since or 0)
    return updated(replace(update, facts=tuple(table.facts(viewer))) if update.whole else update)


@router.read(
    "/tables/{table_id}/events",
    database=False,
    response_class=StreamingResponse,
    responses={**errors(401, 403, 404, 409), 200: {"content": {"text/event-stream": {}}}},
)
async def events(
    request: Request, asker: AnAsker, since: Since = None, last_event_id: LastEventId = None
) -> StreamingResponse:
    """The same as it happens, as server-sent events; the id of each is your version after it."""
    services = services_of(request)
    viewer = await services.work.call(lambda: asker.viewer, WATCHERS)
    have = known(since, last_event_id)
    return await services.streams.events(address_of(request.scope), asker.table_id, viewer, have)


@router.read("/tables/{table_id}/record", response_model=RecordShown, responses=errors(401, 403, 404, 409))
def record(asker: AnAsker) -> Response:
    """The record of a game that is over, for everybody at the table. While it runs nobody gets it: it says all."""
    _ = asker.viewer  # raises for whoever is nobody here
    return answer(json.loads(asker.tables.record(asker.table_id).to_json()))


# --- acting


@router.write("/tables/{table_id}/act", response_model=NewsTold, responses=errors(400, 401, 403, 404, 409))
def act(wanted: ActWanted, asker: AnAsker) -> Response:
    """Do something. The answer has the facts for your seat, and means that the action is stored."""
    seat, name = asker.seat, wanted.client_id
    table = asker.tables.act(asker.table_id, seat, wanted.plan, name, wanted.seen_version)
    update = table.answer(seat, name)
    if not wanted.view:
        return updated(update)
    return answer({**update_data(update), "version": table.version(seat), "view": view_data(table.view(seat))})


@router.write("/tables/{table_id}/undo", response_model=NewsTold, responses=errors(400, 401, 403, 404, 409))
def undo(wanted: UndoWanted, asker: AnAsker) -> Response:
    """Take back your last request, or all that can be; what has shown somebody something new cannot."""
    seat, name = asker.seat, wanted.client_id
    table = asker.tables.undo(asker.table_id, seat, name, wanted.seen_version, window=wanted.window)
    return updated(table.answer(seat, name))


def updated(update: Update) -> Response:
    """An update as an answer."""
    return answer(update_data(update))
