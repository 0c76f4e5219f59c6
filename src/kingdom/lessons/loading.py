"""Loads lessons from `content/lessons/*.toml` and checks them. All errors in a lesson are reported together."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.languages import ENGLISH, LANGUAGES, Text
from kingdom.lessons.model import GROUPS, SPOTS, Lesson, LessonStep, Wrong

_LESSON = {"group", "number", "title", "teaser", "end", "position", "step", "questions", "seat"}
_STEP = {"title", "text", "press", "lit", "cards", "do", "undo", "wrong", "then", "gives", "fact"}
Where = tuple[Reason, ...]
"""A place in a lesson, outermost part first."""
WHOLE: Where = (why("where-lesson"),)


class LessonError(KingdomError):
    """Raised for an unusable lesson; `problems` has a reason for each error."""

    def __init__(self, key: str, problems: Sequence[Reason]) -> None:
        self.problems = tuple(problems)
        super().__init__(why("lesson", given=repr(key), faults=self.problems))


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons of the package, in teaching order.

    >>> [lesson.key for lesson in lessons()][:4]
    ['card', 'split', 'slate', 'order']
    """
    folder = resources.files("kingdom.content") / "lessons"
    found = [
        read_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: (GROUPS.index(lesson.group), lesson.number)))


def lesson(key: str) -> Lesson | None:
    """The lesson with this key; None if there is none."""
    return next((lesson for lesson in lessons() if lesson.key == key), None)


def read_lesson(key: str, text: str) -> Lesson:
    """A lesson from its text; raises LessonError with all errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(key, [why("lesson-not-toml", error=str(error))]) from None
    reader = _Reader()
    found = reader.lesson(key, data)
    if reader.problems:
        raise LessonError(key, reader.problems)
    return found


class _Reader:
    """Turns plain data into a lesson and collects errors instead of stopping at the first."""

    def __init__(self) -> None:
        self.problems: list[Reason] = []

    def lesson(self, key: str, data: Mapping[str, Any]) -> Lesson:
        self._known(WHOLE, data, _LESSON)
        group = data.get("group", "")
        if group not in GROUPS:
            self.problems.append(why("lesson-group", given=repr(group), names=GROUPS))
        steps = data.get("step", [])
        if not steps:
            self.problems.append(why("lesson-no-step"))
        position = data.get("position", {})
        if not isinstance(position, Mapping) or not position:
            self.problems.append(why("lesson-no-position"))
        return Lesson(
            key=key,
            group=group if group in GROUPS else GROUPS[0],
            number=int(data.get("number", 0)),
            title=self._words("title", data),
            teaser=self._words("teaser", data),
            end=self._words("end", data),
            position=position,
            steps=tuple(self._step(number, step) for number, step in enumerate(steps, start=1)),
            questions=tuple(
                self._question(number, one) for number, one in enumerate(data.get("questions", ()), start=1)
            ),
            seat=int(data.get("seat", 0)),
        )

    def _step(self, number: int, data: Mapping[str, Any]) -> LessonStep:
        where = (why("where-step", number=number),)
        self._known(where, data, _STEP)
        lit = data.get("lit", "table")
        if lit not in SPOTS:
            self._complain(where, why("lesson-lit", given=repr(lit), names=tuple(SPOTS)))
        do, undo = tuple(data.get("do", ())), bool(data.get("undo", False))
        if do and undo:
            self._complain(where, why("lesson-do-or-undo"))
        acts = bool(do or undo)
        if acts != ("press" in data):
            self._complain(where, why("lesson-press"))
        return LessonStep(
            title=self._words("title", data, where),
            text=self._words("text", data, where),
            lit=lit,
            cards=tuple(str(card) for card in data.get("cards", ())),
            press=self._words("press", data, where) if "press" in data else Text(),
            do=do,
            undo=undo,
            wrong=tuple(
                Wrong(str(one.get("play", "")), self._words("say", one, (*where, why("where-wrong", number=at))))
                for at, one in enumerate(data.get("wrong", ()), start=1)
            ),
            then=tuple(data.get("then", ())),
            gives=data.get("gives"),
            fact=data.get("fact", ""),
        )

    def _question(self, number: int, data: Any) -> tuple[str, Text]:
        """A question, and the words of the text that answer it, by language."""
        where = (why("where-question", number=number),)
        if not isinstance(data, list) or len(data) != 2 or not isinstance(data[0], str):
            self._complain(where, why("lesson-question"))
            return "", Text(en="")
        return data[0], self._words("answer", {"answer": data[1]}, where)

    def _words(self, name: str, data: Mapping[str, Any], where: Where = WHOLE) -> Text:
        found = data.get(name)
        if not isinstance(found, Mapping):
            self._complain(where, why("lesson-lacks", name=name))
            return Text(en="")
        if not str(found.get(ENGLISH, "")).strip():
            self._complain(where, why("lesson-lacks-english", name=name))
        given = {language: str(found[language]) for language in LANGUAGES if str(found.get(language, "")).strip()}
        return Text({ENGLISH: "", **given})

    def _known(self, where: Where, data: Mapping[str, Any], known: set[str]) -> None:
        for name in sorted(set(data) - known):
            self._complain(where, why("lesson-unknown", given=repr(name), names=tuple(sorted(known))))

    def _complain(self, where: Where, fault: Reason) -> None:
        self.problems.append(why("at", where=where, why=fault))
