"""Puzzles: one for each day, all of them by number, hints, the solution, and playing on from there."""

from __future__ import annotations

from datetime import UTC, date, datetime

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.registry import strongest
from kingdom.core.reasons import why
from kingdom.game.reading import PositionError
from kingdom.game.record import RecordError
from kingdom.review.puzzles import Puzzle, PuzzleState, of_day, puzzles
from kingdom.web.errors import ServiceError
from kingdom.web.identity import know_browser, sit_down
from kingdom.web.lessons.puzzles import courses, remember
from kingdom.web.pages.forms import number_in
from kingdom.web.pages.player_name import said_name
from kingdom.web.present.review.puzzle import by_level, puzzle_shown, week
from kingdom.web.render import render, texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow
from kingdom.words import choices as explained

router = Router()

MOST_HINTS = 2


class OtherCards(ServiceError, status=409, code="cannot-be-replayed"):
    """The puzzles are positions of a card set that this server does not have."""


def today() -> date:
    """Today's date, the same all over the world."""
    return datetime.now(UTC).date()


@router.read("/puzzles")
def of_today(request: Request) -> Response:
    """The puzzle of the day."""
    return _page(request, of_day(today()))


@router.read("/puzzles/all")
def all_puzzles(request: Request) -> Response:
    """Every puzzle by difficulty, and this browser's progress with it."""
    found = courses(request)
    return render(
        request,
        "learn/puzzle-list.html",
        levels=by_level(found),
        week=week(today(), found),
        count=len(found),
        solved=sum(course.is_solved for course in found),
        at_once=found.count(PuzzleState.SOLVED),
        next_new=next((number for number, course in enumerate(found, 1) if course is PuzzleState.NEW), None),
    )


@router.read("/puzzles/{number}")
def by_number(request: Request, number: str) -> Response:
    """A puzzle by its number; `answer`, `hint` and `solution` in the address show more of it."""
    return _page(request, _puzzle(number))


@router.write("/puzzles/{number}/play", Cost.TABLE)
def play_on(request: Request, number: str) -> Response:
    """A table that continues from the position, for practice, against the strongest bot."""
    found, texts, tables = _puzzle(number), texts_of(request), services_of(request).tables
    rival = strongest()
    seats = [SeatRow(explained.bot(texts, rival).name, rival) for _ in found.position["players"]]
    seats[found.seat] = SeatRow(said_name(request) or texts.t("default-name-own"))
    try:
        new = tables.create_from(found.game().record(), seats)
    except (PositionError, RecordError) as error:
        raise OtherCards(why("cannot-be-replayed", why=error.as_fault)) from error
    token = new.seat_tokens[found.seat]
    assert token is not None, "a person has the seat"
    response = RedirectResponse(f"/t/{new.table_id}", 303)
    sit_down(response, request, new.table_id, found.seat, token)
    tables.remember(know_browser(response, request), new.table_id, found.seat)
    return response


@router.read("/puzzles/{number}/card/{name:path}")
def card_page(request: Request, number: str, name: str) -> Response:
    """A card of a puzzle, as printed."""
    rules = _puzzle(number).game().state.rules
    cards = rules.names.find(name)
    if not cards:
        raise HTTPException(404)
    return RedirectResponse(f"/cards/{rules.box[cards[0]].key}?side={rules.settings.side}", 303)


def _puzzle(path: str) -> Puzzle:
    number = number_in(path)
    if not 1 <= number <= len(puzzles()):
        raise HTTPException(404)
    return puzzles()[number - 1]


def _page(request: Request, found: Puzzle) -> Response:
    said = request.query_params
    answer, hints = _whole(said.get("answer", "")), min(_whole(said.get("hint", "")), MOST_HINTS)
    texts = texts_of(request)
    shown = puzzle_shown(found, texts, answer, hints, solution="solution" in said)
    known = list(courses(request))
    course = known[found.number - 1].after(
        right=shown.is_right,
        shown=shown.solved,
        tried=bool(shown.hints) or (bool(shown.answer) and not shown.is_right),
    )
    known[found.number - 1] = course
    is_today = found is of_day(today())
    response = render(
        request,
        "learn/puzzle.html",
        puzzle=shown,
        table=shown.table,
        base=f"/puzzles/{found.number}",
        is_today=is_today,
        week=week(today(), known) if is_today else (),
        asked_nothing="check" in said and not shown.answer,
        next=found.number % len(puzzles()) + 1,
        previous=(found.number - 2) % len(puzzles()) + 1,
        rival=explained.bot(texts, strongest()).name,
    )
    remember(response, request, found.number, course)
    return response


def _whole(said: str) -> int:
    return int(said) if said.isascii() and said.isdigit() and len(said) < 4 else 0
