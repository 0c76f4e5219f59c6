"""A lesson at a table of the server, at the step that a browser has reached.

A lesson is a table like any other; its origin says which lesson it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from starlette.requests import Request

from kingdom.core.state import Seat
from kingdom.languages import Text
from kingdom.lessons import Lesson, LessonRun, deeds_of_others, lesson
from kingdom.web.lessons.progress import Progress, Reached, progress_of
from kingdom.web.router import READING
from kingdom.web.services import services_of
from kingdom.web.tables.tables import TableSnapshot

ORIGIN = "lesson:"


def lesson_of(table: TableSnapshot) -> Lesson | None:
    """The lesson that a table belongs to; None for a game."""
    origin = table.row.origin or ""
    return lesson(origin.removeprefix(ORIGIN)) if origin.startswith(ORIGIN) else None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in a lesson."""

    course: LessonRun
    table: TableSnapshot
    progress: Progress
    """The browser's progress in every lesson."""


def session_at(request: Request, table: TableSnapshot) -> Session | None:
    """The lesson of a table, at the step that the browser has reached; None for a game."""
    found = lesson_of(table)
    if found is None:
        return None
    progress = progress_of(request)
    reached = progress.get(found.key)
    if reached is None or reached.table != table.id:
        reached = Reached(0, 0, table.id, reached.done if reached else False)
    course = LessonRun(found, min(reached.at, len(found.steps)), reached.base)
    return Session(course, table, {**progress, found.key: reached})


def advance(request: Request, session: Session) -> Session:
    """Advance a lesson past the steps that the learner has done, and play for the opponent."""
    course, table, taught = session.course, session.table, session.course.lesson
    tables = services_of(request).tables
    while course.is_done(table.game):
        at = course.at
        others = _others(course, table)
        if others and request.method in READING:
            break  # an earlier request was cut off; viewing a page writes nothing, so the next form goes on from here
        for number, deed in enumerate(others):
            table = tables.act(table.id, 1 - taught.seat, [deed], f"lesson-{at}-{number}")
        course = course.onward(table.game)
    done = session.progress[taught.key].done or course.finished
    reached = Reached(course.at, course.base, table.id, done)
    return Session(course, table, {**session.progress, taught.key: reached})


def _others(course: LessonRun, table: TableSnapshot) -> list[str]:
    """The opponent's next actions, worked out on a copy."""
    step = course.step
    if step is None or not step.then:
        return []
    game = replace(table.game, steps=list(table.game.steps), log=list(table.game.log))
    found = []
    for deed in deeds_of_others(step, game, 1 - course.lesson.seat):
        game.play(1 - course.lesson.seat, deed)
        found.append(deed)
    return found


def objection(session: Session | None, seat: Seat, plan: Sequence[str]) -> Text | None:
    """The answer of a lesson to a plan that it did not ask for; None if it did, or if this is not a lesson."""
    if session is None or seat != session.course.lesson.seat:
        return None
    return session.course.answer(session.table.game, plan, session.table.listed.get(seat))


def objection_to_undo(session: Session | None) -> Text | None:
    """The same for taking something back."""
    if session is None or (session.course.step is not None and session.course.step.undo):
        return None
    return session.course.reply_to(())


def moved(session: Session, go: str) -> Progress:
    """The progress after the learner turns to the next note, or back to the one before."""
    course = session.course
    at, base = course.at, course.base
    step = course.step
    if go == "next" and step is not None and step.reads_only:
        at += 1
    elif go == "back" and at and course.lesson.steps[at - 1].reads_only:
        at -= 1
    reached = session.progress[course.lesson.key]
    done = reached.done or at >= len(course.lesson.steps)
    return {**session.progress, course.lesson.key: Reached(at, base, reached.table, done)}
