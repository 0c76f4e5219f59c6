"""What a table shows of a lesson: the note of a step, and the cards that it names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from kingdom.core.view import View, seen
from kingdom.languages import Text
from kingdom.lessons import LessonRun, lessons
from kingdom.web.texts import Texts

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


def mentioned(course: LessonRun | None, view: View) -> frozenset[str]:
    """The cards that the step of a lesson names, as the page names them: all copies in sight.

    Those in front of the opponent are included only if the step is about them.
    """
    step = None if course is None else course.step
    if course is None or step is None:
        return frozenset()
    found = {card for name in step.cards for card in view.rules.names.find(name)}
    for other in view.seats:
        if other.seat != course.lesson.seat and step.lit != "them":
            found -= {*other.duchy, *(site.card for site in other.construction), *seen(other.selection)}
    return frozenset(map(str, found))


def note(course: LessonRun, texts: Texts, wrong: Text | None = None) -> NoteShown:
    """The note of the step that a lesson is at, or of its end."""
    language = texts.language
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
        press=texts.keyed(step.press[language]) if step and step.press else Markup(""),
        wrong=texts.keyed(wrong[language]) if wrong and step else Markup(""),
        lit=step.lit if step else "table",
        high=bool(step and step.lit in LOW),
        state="end" if step is None else "read" if step.reads_only else "do",
        back=bool(step and course.at and taught.steps[course.at - 1].reads_only),
        next_key=following.key if following else "",
        next_title=following.title[language] if following else "",
        first_game=following is None and taught.group == "basics",
    )
