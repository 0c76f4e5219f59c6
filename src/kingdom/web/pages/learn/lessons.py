"""Learning: the lessons, starting one, and going from note to note."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.lessons import Lesson, begin, lesson, lessons, playable
from kingdom.lessons.model import GROUPS
from kingdom.web.identity import sit_down
from kingdom.web.lessons.progress import Progress, Reached, keep, progress_of
from kingdom.web.lessons.session import ORIGIN, moved
from kingdom.web.pages.forms import text
from kingdom.web.pages.player_name import said_name
from kingdom.web.pages.table.sitting import advanced, sitting_at
from kingdom.web.render import render, texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow
from kingdom.web.texts import Texts
from kingdom.words import choices as explained

router = Router()

OPPONENT = "page"


@dataclass(frozen=True, slots=True)
class LessonTile:
    """A lesson in the list, with the learner's progress."""

    key: str
    number: int
    title: str
    teaser: str
    minutes: int
    done: bool
    table: str
    """The table to continue at; empty if there is none."""
    step: int
    count: int


def tiles(progress: Progress, texts: Texts) -> list[tuple[str, list[LessonTile]]]:
    """The lessons by group. Those that the server's card set does not support are left out."""
    found: list[tuple[str, list[LessonTile]]] = []
    for group in GROUPS:
        inside = [
            _tile(number, one, progress.get(one.key), texts)
            for number, one in enumerate(lessons(), start=1)
            if one.group == group and playable(one, texts.content)
        ]
        if inside:
            found.append((group, inside))
    return found


def _tile(number: int, one: Lesson, reached: Reached | None, texts: Texts) -> LessonTile:
    language = texts.language
    going = reached is not None and 0 < reached.at < len(one.steps)
    return LessonTile(
        key=one.key,
        number=number,
        title=one.title[language],
        teaser=one.teaser[language],
        minutes=max(1, round(one.seconds(language) / 60)),
        done=reached is not None and reached.done,
        table=reached.table if reached and going else "",
        step=reached.at + 1 if reached and going else 1,
        count=len(one.steps),
    )


@router.read("/learn")
def learn_page(request: Request) -> Response:
    """All lessons."""
    texts = texts_of(request)
    groups = tiles(progress_of(request), texts)
    basics = [tile for group, inside in groups if group == "basics" for tile in inside]
    left = [tile for tile in basics if not tile.done]
    return render(
        request,
        "learn/lessons.html",
        groups=groups,
        done=len(basics) - len(left),
        count=len(basics),
        minutes=sum(tile.minutes for tile in left),
    )


@router.write("/learn/{key}", Cost.TABLE)
def begin_lesson(request: Request, key: str) -> Response:
    """Open the table of a lesson and sit down at it."""
    taught, texts, tables = lesson(key), texts_of(request), services_of(request).tables
    if taught is None or not playable(taught, tables.content):
        raise HTTPException(404)
    own = SeatRow(said_name(request) or texts.t("default-name-own"))
    other = SeatRow(explained.bot(texts, OPPONENT).name)
    game = begin(taught, tables.content)
    seats = [own, other] if taught.seat == 0 else [other, own]
    new = tables.create_from(game.record(), seats[: len(game.state.players)], origin=f"{ORIGIN}{key}")
    token = new.seat_tokens[taught.seat]
    assert token is not None, "the learner is a person"
    response = RedirectResponse(f"/t/{new.table_id}", 303)
    sit_down(response, request, new.table_id, taught.seat, token)
    progress = progress_of(request)
    done = key in progress and progress[key].done
    keep(response, request, {**progress, key: Reached(0, 0, new.table_id, done)})
    return response


@router.write("/t/{table_id}/lesson")
def turn_page(request: Request, table_id: str, form: FormData) -> Response:
    """Go on to the next note, or back to the one before."""
    session = advanced(request, sitting_at(request, table_id)).session
    response = RedirectResponse(f"/t/{table_id}", 303)
    if session is not None:
        keep(response, request, moved(session, text(form, "go")))
    return response
