"""A lesson in progress: the current step, what it allows, and the answer to anything else.

A course has the game, the learner's current step, and the number of the learner's actions when that step began.
Everything else follows from the game: the same log always gives the same step.
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
from kingdom.lessons.model import Lesson, Step, Words
from kingdom.rules.building import Place
from kingdom.rules.planning import Done

AUTO = "auto"
_COPY = re.compile(r"#\d+")


def plain(text: str) -> str:
    """An action without the numbers of copies, which are interchangeable.

    >>> plain("place M on Farm#2")
    'place M on Farm'
    """
    return _COPY.sub("", text)


def begin(lesson: Lesson, content: Content | None = None) -> Game:
    """The game that a lesson starts from."""
    return from_position(lesson.position, content=content)


def playable(lesson: Lesson, content: Content | None = None) -> bool:
    """Whether a card set allows the lesson's position, and its cards match what the lesson says about them."""
    try:
        game = begin(lesson, content)
    except KingdomError:
        return False
    return content in (None, load()) or _printed(lesson, game) == _printed(lesson, begin(lesson))


def _printed(lesson: Lesson, game: Game) -> tuple[Settings, frozenset[Kind]]:
    """The source of the numbers in its texts: medals, Quests, and the cards in its position."""
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
    """The actions of a seat that were not taken back."""
    return [plain(game.text(step.action)) for step in game.steps if step.seat == seat]


@dataclass(frozen=True, slots=True)
class Course:
    """A learner's progress."""

    lesson: Lesson
    at: int = 0
    """The step."""
    base: int = 0
    """The number of the learner's actions when it began."""

    @property
    def step(self) -> Step | None:
        """The step to do or to read; None when all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.step is None

    def is_done(self, game: Game) -> bool:
        """Whether the step is done. A step that is only to be read is done when the learner says so."""
        step = self.step
        if step is None or step.reads_only:
            return False
        count = len(deeds(game, self.lesson.seat))
        return count < self.base if step.undo else count - self.base >= len(step.do)

    def onward(self, game: Game) -> Course:
        """The course at its next step."""
        return replace(self, at=self.at + 1, base=len(deeds(game, self.lesson.seat)))

    def left(self, game: Game) -> list[str]:
        """The actions that the step still requires."""
        step = self.step
        if step is None:
            return []
        done = deeds(game, self.lesson.seat)[self.base :]
        rest = [plain(_in_full(game, self.lesson.seat, deed)) for deed in step.do]
        for deed in done:
            if deed in rest:
                rest.remove(deed)
        return rest

    def answer(self, game: Game, plan: Sequence[str]) -> Words | None:
        """The answer to a plan that the step does not ask for; None if it does, or if it is a part of that.

        Plans that the rules refuse are left to the rules.
        """
        step = self.step
        trial = replace(game, steps=list(game.steps), log=list(game.log))
        try:
            trial.play(self.lesson.seat, list(plan))
        except KingdomError:
            return None
        asked = deeds(trial, self.lesson.seat)[len(deeds(game, self.lesson.seat)) :]
        if step is not None and not step.reads_only:
            rest = self.left(game)
            for deed in asked:
                if deed not in rest:
                    break
                rest.remove(deed)
            else:
                return None
        return self.said_to(asked)

    def said_to(self, asked: Sequence[str]) -> Words:
        """The answer to actions that were not asked for: the one the step provides, or a reminder of what to press."""
        step = self.step
        if step is None:
            return self.lesson.end
        for wrong in step.wrong:
            if plain(wrong.play) in asked:
                return wrong.say
        return step.press or step.text


def _in_full(game: Game, seat: Seat, deed: str) -> str:
    """An action in full notation if it is possible now; otherwise unchanged."""
    trial = replace(game, steps=list(game.steps), log=list(game.log))
    try:
        trial.play(seat, deed)
    except KingdomError:
        return deed
    return trial.text(trial.steps[-1].action)


def deeds_of_others(step: Step, game: Game, seat: Seat) -> Iterator[str]:
    """The opponent's actions after a step, one after another; the caller plays them."""
    for deed in step.then:
        if deed != AUTO:
            yield deed
            continue
        phase, number = game.state.phase, game.state.round
        while seat in game.waiting() and (game.state.phase, game.state.round) == (phase, number):
            yield game.text(_simplest(game, seat))


def _simplest(game: Game, seat: Seat) -> Action:
    """What a scripted opponent does in a window: only what it has to."""
    options = game.options(seat)
    for wanted in (Done, Place):
        fitting = [one for one in options if isinstance(one, wanted)]
        if fitting:
            return next((one for one in fitting if getattr(one, "card", None) is None), fitting[0])
    return options[0]
