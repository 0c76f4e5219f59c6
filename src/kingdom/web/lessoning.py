"""Lessons at the tables of a server: a browser's progress, and what a table shows of a lesson.

A lesson is a table like any other; its origin says which lesson it is. A browser's progress in each lesson is kept in a
cookie: the step, how many actions had been taken when the step began, and the table. The server has the game itself, so
a forged cookie cannot put anybody ahead of what was played.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from fastapi import Request
from markupsafe import Markup, escape
from starlette.responses import Response

from kingdom.core.state import Seat
from kingdom.lessons import Course, Lesson, Words, deeds_of_others, lesson, lessons
from kingdom.web.access import give_cookie, the_tables
from kingdom.web.security import READING
from kingdom.web.service import TableNow
from kingdom.web.texts import Texts

COOKIE = "kingdom-lessons"
ORIGIN = "lesson:"
_ENTRY = re.compile(r"([a-z_]+)\.(\d{1,3})\.(\d{1,4})\.([\w-]{1,40})\.([01])")
_KEY = re.compile(r"\{([A-Za-z-]+)\}")
LOW = frozenset({"hand", "selection", "construction", "duchy", "stock", "cubes"})
"""Parts at the bottom of the table: for these the note is placed at the top."""
TABS = {
    **{spot: spot for spot in ("hand", "selection", "construction", "duchy", "them")},
    "stock": "construction",
    "cubes": "construction",
    "side": "side",
}
"""The part of the table that a small screen shows, by what is highlighted."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A browser's progress in a lesson."""

    at: int
    base: int
    table: str
    done: bool = False


Progress = dict[str, Reached]


def progress_of(request: Request) -> Progress:
    """This browser's progress in each lesson; whatever makes no sense is ignored."""
    found: Progress = {}
    for entry in request.cookies.get(COOKIE, "").split("~"):
        if said := _ENTRY.fullmatch(entry):
            key, at, base, table, done = said.groups()
            found[key] = Reached(int(at), int(base), table, done == "1")
    return found


def keep(response: Response, request: Request, progress: Progress) -> None:
    """Store the progress in the browser."""
    said = "~".join(f"{key}.{one.at}.{one.base}.{one.table}.{int(one.done)}" for key, one in progress.items())
    give_cookie(response, request, COOKIE, said)


def lesson_of(table: TableNow) -> Lesson | None:
    """The lesson that a table belongs to; None for a game."""
    origin = table.row.origin or ""
    return lesson(origin.removeprefix(ORIGIN)) if origin.startswith(ORIGIN) else None


@dataclass(frozen=True, slots=True)
class NoteShown:
    """The note of a step, ready for a template."""

    key: str
    lesson: str
    number: int
    step: int
    count: int
    title: str
    text: str
    press: Markup
    wrong: Markup
    lit: str
    cards: frozenset[str]
    """The kinds of cards that it mentions, by their keys."""
    high: bool
    state: Literal["read", "do", "end"]
    back: bool
    next_key: str
    next_title: str
    first_game: bool
    """Whether the first game comes next."""

    @property
    def tab(self) -> str:
        """The part that a small screen should show."""
        return TABS.get(self.lit, "")


@dataclass(frozen=True, slots=True)
class Attended:
    """A lesson after everything that does not need the learner has been done."""

    course: Course
    table: TableNow
    progress: Progress


def attend(request: Request, table: TableNow) -> Attended | None:
    """Advance a lesson past the steps that the learner has done, and play for the opponent; None for a game."""
    found = lesson_of(table)
    if found is None:
        return None
    progress = progress_of(request)
    reached = progress.get(found.key)
    if reached is None or reached.table != table.id:
        reached = Reached(0, 0, table.id, reached.done if reached else False)
    course = Course(found, min(reached.at, len(found.steps)), reached.base)
    tables = the_tables(request)
    while course.is_done(table.game):
        step, at = course.step, course.at
        assert step is not None, "a step that is done is there"
        others = _others(course, table)
        if others and request.method in READING:
            break  # an earlier request was cut off; viewing a page writes nothing, so the next form goes on from here
        for number, deed in enumerate(others):
            tables.act(table.id, 1 - found.seat, [deed], f"lesson-{at}-{number}")
        table = tables.open(table.id)
        course = course.onward(table.game)
    progress[found.key] = Reached(course.at, course.base, table.id, reached.done or course.finished)
    return Attended(course, table, progress)


def _others(course: Course, table: TableNow) -> list[str]:
    """What the opponent does next, worked out on a copy."""
    step = course.step
    if step is None or not step.then:
        return []
    game = replace(table.game, steps=list(table.game.steps), log=list(table.game.log))
    found = []
    for deed in deeds_of_others(step, game, 1 - course.lesson.seat):
        game.play(1 - course.lesson.seat, deed)
        found.append(deed)
    return found


def objection(request: Request, table: TableNow, seat: Seat, plan: Sequence[str]) -> Words | None:
    """What a lesson says to a plan that it did not ask for; None if it did, or if this is not a lesson."""
    attended = attend(request, table)
    if attended is None or seat != attended.course.lesson.seat:
        return None
    return attended.course.answer(attended.table.game, plan)


def objection_to_undo(request: Request, table: TableNow) -> Words | None:
    """The same for taking something back."""
    attended = attend(request, table)
    if attended is None or (attended.course.step is not None and attended.course.step.undo):
        return None
    return attended.course.said_to(())


def moved(attended: Attended, go: str) -> Progress:
    """The progress after the learner goes on from a note, or back to the one before."""
    course = attended.course
    at, base = course.at, course.base
    step = course.step
    if go == "next" and step is not None and step.reads_only:
        at += 1
    elif go == "back" and at and course.lesson.steps[at - 1].reads_only:
        at -= 1
    reached = attended.progress[course.lesson.key]
    done = reached.done or at >= len(course.lesson.steps)
    return {**attended.progress, course.lesson.key: Reached(at, base, reached.table, done)}


# --- what is shown


def keyed(text: str, texts: Texts) -> Markup:
    """A sentence that names buttons, each with the label that it has on the table.

    >>> keyed("Press {do-Done}.", Texts("en"))
    Markup('Press <b class="key">Done</b>.')
    """
    return Markup(_KEY.sub(lambda found: f'<b class="key">{escape(texts.t(found[1]))}</b>', str(escape(text))))


def _kinds(names: Sequence[str], table: TableNow) -> frozenset[str]:
    """The kinds of cards that have these names."""
    state = table.game.state
    return frozenset(state.box[card].key for name in names for card in state.rules.names.find(name)[:1])


def note(attended: Attended, texts: Texts, wrong: Words | None = None) -> NoteShown:
    """The note of the step that a lesson is at, or of its end."""
    course, language = attended.course, texts.language
    taught = course.lesson
    step = course.step
    same_group = [one for one in lessons() if one.group == taught.group]
    at = same_group.index(taught)
    following = same_group[at + 1] if at + 1 < len(same_group) else None
    return NoteShown(
        key=taught.key,
        lesson=taught.title[language],
        number=lessons().index(taught) + 1,
        step=min(course.at + 1, len(taught.steps)),
        count=len(taught.steps),
        title=step.title[language] if step else texts.t("lesson-done"),
        text=step.text[language] if step else taught.end[language],
        press=keyed(step.press.get(language, ""), texts) if step else Markup(""),
        wrong=keyed(wrong[language], texts) if wrong and step else Markup(""),
        lit=step.lit if step else "table",
        cards=_kinds(step.cards, attended.table) if step else frozenset(),
        high=bool(step and step.lit in LOW),
        state="end" if step is None else "read" if step.reads_only else "do",
        back=bool(step and course.at and taught.steps[course.at - 1].reads_only),
        next_key=following.key if following else "",
        next_title=following.title[language] if following else "",
        first_game=following is None and taught.group == "basics",
    )
