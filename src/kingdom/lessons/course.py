"""A lesson in progress: the current step, the actions it allows, and the answers to all others.

A run consists of the current step and the number of the learner's actions when that step began. Everything else follows
from the game: the same log always gives the same step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kingdom.content import Content, load
from kingdom.core.actions import Action
from kingdom.core.cards import Kind
from kingdom.core.errors import KingdomError
from kingdom.core.settings import Settings
from kingdom.core.state import Seat
from kingdom.game.game import Game
from kingdom.game.making import from_position
from kingdom.game.meaning import meant
from kingdom.languages import Text
from kingdom.lessons.model import Lesson, LessonStep
from kingdom.rules.building import Place
from kingdom.rules.planning import Done

AUTO = "auto"
_COPY = re.compile(r"#\d+")


def plain(text: str) -> str:
    """An action without the numbers of copies, since copies are interchangeable.

    >>> plain("place M on Farm#2")
    'place M on Farm'
    """
    return _COPY.sub("", text)


def begin(lesson: Lesson, content: Content | None = None) -> Game:
    """The game at the start of a lesson."""
    return from_position(lesson.position, content=content)


def playable(lesson: Lesson, content: Content | None = None) -> bool:
    """True if a card set allows the lesson's position and its cards match the lesson's text."""
    try:
        game = begin(lesson, content)
    except KingdomError:
        return False
    return content in (None, load()) or _printed(lesson, game) == _printed(lesson, begin(lesson))


def _printed(lesson: Lesson, game: Game) -> tuple[Settings, frozenset[Kind]]:
    """Everything that the numbers in its texts refer to: medals, Quests, and the cards in its position."""
    named = set(_words(lesson.position))
    return game.state.rules.settings, frozenset(kind for kind in game.state.box if kind.name in named)


def _words(data: object) -> Iterator[str]:
    """All texts in a position, at any depth."""
    if isinstance(data, str):
        yield plain(data)
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, Sequence):
        for value in data:
            yield from _words(value)


def deeds(game: Game, seat: Seat) -> list[str]:
    """The actions of a seat that have not been taken back."""
    return [plain(game.text(step.action)) for step in game.steps if step.seat == seat]


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A learner's progress in a lesson."""

    lesson: Lesson
    at: int = 0
    """The index of the current step."""
    base: int = 0
    """The number of the learner's actions when the step began."""

    @property
    def step(self) -> LessonStep | None:
        """The current step; None when all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def finished(self) -> bool:
        """True if all steps are done."""
        return self.step is None

    def is_done(self, game: Game) -> bool:
        """True if the step is done. A step without an action is done only when the learner moves on."""
        step = self.step
        if step is None or step.reads_only:
            return False
        count = len(deeds(game, self.lesson.seat))
        return count < self.base if step.undo else count - self.base >= len(step.do)

    def onward(self, game: Game) -> LessonRun:
        """The run at its next step."""
        return replace(self, at=self.at + 1, base=len(deeds(game, self.lesson.seat)))

    def left(self, game: Game, options: Sequence[Action] | None = None) -> list[str]:
        """The actions that the step still requires. `options` are the learner's options, if already listed."""
        step = self.step
        if step is None:
            return []
        done = deeds(game, self.lesson.seat)[self.base :]
        options = game.options(self.lesson.seat) if options is None else options
        rest = [plain(_in_full(game, self.lesson.seat, deed, options)) for deed in step.do]
        for deed in done:
            if deed in rest:
                rest.remove(deed)
        return rest

    def answer(self, game: Game, plan: Sequence[str], options: Sequence[Action] | None = None) -> Text | None:
        """The answer to a plan that the step does not ask for; None if the plan is the solution or a part of it.

        Also None for an illegal plan, which the rules refuse. `options` are the learner's options, if already listed.
        """
        step = self.step
        options = game.options(self.lesson.seat) if options is None else options
        trial = replace(game, steps=list(game.steps), log=list(game.log))
        try:
            trial.play(self.lesson.seat, list(plan), options=options)
        except KingdomError:
            return None
        asked = deeds(trial, self.lesson.seat)[len(deeds(game, self.lesson.seat)) :]
        if step is not None and not step.reads_only:
            rest = self.left(game, options)
            for deed in asked:
                if deed not in rest:
                    break
                rest.remove(deed)
            else:
                return None
        return self.reply_to(asked)

    def reply_to(self, asked: Sequence[str]) -> Text:
        """The answer to unexpected actions: the step's answer to this mistake, or a reminder of the solution."""
        step = self.step
        if step is None:
            return self.lesson.end
        for wrong in step.wrong:
            if plain(wrong.play) in asked:
                return wrong.say
        return step.press or step.text


def _in_full(game: Game, seat: Seat, deed: str, options: Sequence[Action]) -> str:
    """An action in full notation if it is one of these options, otherwise unchanged."""
    try:
        return game.text(meant(game.state, seat, deed, options))
    except KingdomError:
        return deed


def deeds_of_others(step: LessonStep, game: Game, seat: Seat) -> Iterator[str]:
    """The opponent's actions after a step, one by one; the caller plays each before the next."""
    for deed in step.then:
        if deed != AUTO:
            yield deed
            continue
        phase, number = game.state.phase, game.state.round
        while seat in game.waiting() and (game.state.phase, game.state.round) == (phase, number):
            yield game.text(_simplest(game, seat))


def _simplest(game: Game, seat: Seat) -> Action:
    """The action of a scripted opponent in a window: it only does the necessary."""
    options = game.options(seat)
    for wanted in (Done, Place):
        fitting = [one for one in options if isinstance(one, wanted)]
        if fitting:
            return next((one for one in fitting if getattr(one, "card", None) is None), fitting[0])
    return options[0]
