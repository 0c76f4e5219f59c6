"""A lesson under way: where it stands, what may be done now, and what is said to anything else.

A course knows the game, at which step the learner is, and how many deeds of the learner the game had when that step
began. Everything else follows from the game: the same log always gives the same step.
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
    """A deed without the numbers of copies, which are alike.

    >>> plain("place M on Farm#2")
    'place M on Farm'
    """
    return _COPY.sub("", text)


def begin(lesson: Lesson, content: Content | None = None) -> Game:
    """The game that a lesson starts from."""
    return from_position(lesson.position, content=content)


def playable(lesson: Lesson, content: Content | None = None) -> bool:
    """Whether a card set allows its position, and prints on its cards what the lesson says of them."""
    try:
        game = begin(lesson, content)
    except KingdomError:
        return False
    return content in (None, load()) or _printed(lesson, game) == _printed(lesson, begin(lesson))


def _printed(lesson: Lesson, game: Game) -> tuple[Settings, frozenset[Kind]]:
    """What its texts take their numbers from: medals and Quests, and the cards that its position names."""
    named = set(_words(lesson.position))
    return game.state.rules.settings, frozenset(kind for kind in game.state.box if kind.name in named)


def _words(data: object) -> Iterator[str]:
    """All texts of a position, however deep."""
    if isinstance(data, str):
        yield plain(data)
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, Sequence):
        for value in data:
            yield from _words(value)


def deeds(game: Game, seat: Seat) -> list[str]:
    """What a seat has done and not taken back."""
    return [plain(game.text(step.action)) for step in game.steps if step.seat == seat]


@dataclass(frozen=True, slots=True)
class Course:
    """Where a learner stands."""

    lesson: Lesson
    at: int = 0
    """The step."""
    base: int = 0
    """How many deeds of the learner there were when it began."""

    @property
    def step(self) -> Step | None:
        """The step to do or to read; None when all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.step is None

    def is_done(self, game: Game) -> bool:
        """Whether what the step asks for has been done. What is only to be read is done by saying so."""
        step = self.step
        if step is None or step.reads_only:
            return False
        count = len(deeds(game, self.lesson.seat))
        return count < self.base if step.undo else count - self.base >= len(step.do)

    def onward(self, game: Game) -> Course:
        """At the next step."""
        return replace(self, at=self.at + 1, base=len(deeds(game, self.lesson.seat)))

    def left(self, game: Game) -> list[str]:
        """The deeds that the step still asks for."""
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
        """What is said to a plan that is not what the step asks for; None if it is, or a part of it.

        A plan that the rules refuse is left to them.
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
        """What is said to deeds that are not asked for: what the step foresees, or what to press, once more."""
        step = self.step
        if step is None:
            return self.lesson.end
        for wrong in step.wrong:
            if plain(wrong.play) in asked:
                return wrong.say
        return step.press or step.text


def _in_full(game: Game, seat: Seat, deed: str) -> str:
    """A deed as the notation writes it, if it can be done now; as it stands otherwise."""
    trial = replace(game, steps=list(game.steps), log=list(game.log))
    try:
        trial.play(seat, deed)
    except KingdomError:
        return deed
    return trial.text(trial.steps[-1].action)


def deeds_of_others(step: Step, game: Game, seat: Seat) -> Iterator[str]:
    """What the opponent does after a step, one deed after another; the caller plays them."""
    for deed in step.then:
        if deed != AUTO:
            yield deed
            continue
        phase, number = game.state.phase, game.state.round
        while seat in game.waiting() and (game.state.phase, game.state.round) == (phase, number):
            yield game.text(_simplest(game, seat))


def _simplest(game: Game, seat: Seat) -> Action:
    """What a scripted opponent does in a window: nothing that it need not do."""
    options = game.options(seat)
    for wanted in (Done, Place):
        fitting = [one for one in options if isinstance(one, wanted)]
        if fitting:
            return next((one for one in fitting if getattr(one, "card", None) is None), fitting[0])
    return options[0]
