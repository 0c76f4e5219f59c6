"""What a lesson is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Words = Mapping[str, str]
"""A text in each language."""

SPOTS = (
    *("left", "right", "areas", "hand", "selection", "construction", "duchy", "stock", "cubes", "bar", "them"),
    *("side", "decks", "table"),
)
"""The parts of the table that can be highlighted."""
GROUPS = ("basics", "modules")


@dataclass(frozen=True, slots=True)
class Wrong:
    """An action that the learner may try instead, and the answer to it."""

    play: str
    say: Words


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: a sentence or two, and usually something to do."""

    title: Words
    text: Words
    lit: str
    cards: tuple[str, ...]
    """The cards that it mentions, which are highlighted too."""
    press: Words
    """What to press, if there is something to do."""
    do: tuple[str, ...] = ()
    """What the learner does, in notation: the solution, action by action."""
    undo: bool = False
    """Whether the learner has to undo the last action."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """What the opponent does after it, in notation; "auto" plays to the end of the window."""
    gives: Mapping[str, Any] | None = None
    """What must be true of the learner's seat afterwards: fields of a position, for the check."""
    fact: str = ""
    """What must have happened by then: the name of an event, for the check."""

    @property
    def reads_only(self) -> bool:
        """Whether there is nothing to do but read."""
        return not self.do and not self.undo

    @property
    def clicks(self) -> int:
        """The minimum number of clicks."""
        return 1 if self.reads_only or self.undo else sum(4 if deed.startswith("offer") else 1 for deed in self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A fixed deal and the steps through it."""

    key: str
    group: str
    number: int
    title: Words
    teaser: Words
    end: Words
    """The closing text: what the learner knows now."""
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    questions: tuple[tuple[str, Words], ...]
    """Questions the learner should be able to answer afterwards, with the words that answer them in each language."""
    seat: int = 0

    def words(self, language: str) -> int:
        """The number of words to read."""
        texts = [text for step in self.steps for text in (step.title, step.text, step.press)]
        return sum(len(text.get(language, "").split()) for text in (*texts, self.end))

    def clicks(self) -> int:
        """The number of clicks."""
        return sum(step.clicks for step in self.steps) + 1

    def seconds(self, language: str) -> float:
        """How long a new player takes: two hundred words a minute, and four seconds per click."""
        return self.words(language) / 200 * 60 + 4 * self.clicks()
