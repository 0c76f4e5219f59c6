"""Checks lessons by playing each solution and each anticipated mistake in the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.core.view import in_sight
from kingdom.game.game import Game
from kingdom.game.position import player_data
from kingdom.lessons.course import LessonRun, begin, deeds_of_others, plain
from kingdom.lessons.model import Lesson

LONGEST = {"title": 8, "text": 60, "press": 30}
"""The maximum lengths in words, so that notes are quick to read."""


def faults(lesson: Lesson, content: Content | None = None) -> list[Reason]:
    """All problems of a lesson."""
    try:
        game = begin(lesson, content)
    except KingdomError as error:
        return [why("lesson-position", why=str(error))]
    problems = list(_wordy(lesson))
    try:
        problems += _played(lesson, game)
    except KingdomError as error:
        problems.append(error.reason)
    for language in lesson.title:
        problems += _unanswered(lesson, language)
    return problems


def _unanswered(lesson: Lesson, language: str) -> Iterator[Reason]:
    """The questions that its text does not answer in one language."""
    read = [f"{step.title[language]} {step.text[language]}" for step in lesson.steps]
    whole = " ".join([*read, lesson.end[language]]).casefold()
    for asked, words in lesson.questions:
        if words[language].casefold() not in whole:
            yield why("lesson-unanswered", given=repr(asked), language=language, text=repr(words[language]))


def _at(number: int, fault: Reason) -> Reason:
    """A fault in a step."""
    return why("at", where=(why("where-step", number=number),), why=fault)


def _wordy(lesson: Lesson) -> Iterator[Reason]:
    for number, step in enumerate(lesson.steps, start=1):
        for name, most in LONGEST.items():
            for language, text in getattr(step, name).items():
                words = len(text.split())
                if words > most:
                    yield _at(number, why("lesson-wordy", name=name, count=words, language=language, most=most))


def _played(lesson: Lesson, game: Game) -> list[Reason]:
    """Play the solution from the first step to the last, trying every anticipated mistake at its step."""
    found: list[Reason] = []
    course = LessonRun(lesson)
    for number, step in enumerate(lesson.steps, start=1):
        found += _unseen(number, step.cards, game, lesson.seat)
        for wrong in step.wrong:
            answer = course.answer(game, [wrong.play])
            if answer != wrong.say:
                found.append(_at(number, why("lesson-not-foreseen", text=repr(wrong.play))))
        if step.undo:
            game.undo(lesson.seat)
        for deed in step.do:
            if course.answer(game, [deed]) is not None:
                found.append(_at(number, why("lesson-refused", text=repr(deed))))
            try:
                game.play(lesson.seat, deed)
            except KingdomError as error:
                raise KingdomError(why("lesson-step", number=number, text=repr(deed), why=str(error))) from None
        if not step.reads_only and not course.is_done(game):
            found.append(_at(number, why("lesson-not-done")))
        found += _untrue(number, step.gives or {}, game, lesson.seat)
        if step.fact and not any(fact["event"] == step.fact for fact in game.facts(lesson.seat)):
            found.append(_at(number, why("lesson-no-fact", name=step.fact)))
        found += _answered(number, course, game)
        course = course.onward(game)
    return found


def _unseen(number: int, cards: Sequence[str], game: Game, seat: int) -> Iterator[Reason]:
    """The highlighted cards of a step that the learner cannot see at that time."""
    view = game.view(seat)
    seen = {plain(view.rules.names[card]) for card in in_sight(view)}
    for card in cards:
        if card not in seen:
            yield _at(number, why("lesson-unlit", name=card))


def _answered(number: int, course: LessonRun, game: Game) -> Iterator[Reason]:
    """Play the opponent's actions of a step."""
    step, other = course.step, 1 - course.lesson.seat
    if step is None or not step.then:
        return
    for deed in deeds_of_others(step, game, other):
        try:
            game.play(other, deed)
        except KingdomError as error:
            yield _at(number, why("lesson-opponent", text=repr(deed), why=str(error)))
            return


def _untrue(number: int, wanted: Mapping[str, Any], game: Game, seat: int) -> list[Reason]:
    """The expected values after a step that do not match."""
    data = player_data(game.state.players[seat], game.state.rules)
    found: list[Reason] = []
    for name, value in wanted.items():
        now = data.get(name)
        if isinstance(value, list):
            lying = [plain(one["card"] if isinstance(one, dict) else one) for one in now or ()]
            if not set(value) <= set(lying):
                held = why("lesson-should-hold", name=name, names=tuple(value), names2=tuple(lying))
                found.append(_at(number, held))
        elif now != value:
            found.append(_at(number, why("lesson-should-be", name=name, given=repr(value), given2=repr(now))))
    return found
