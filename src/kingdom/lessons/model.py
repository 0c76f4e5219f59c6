"""The parts of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingdom.languages import Text

SPOTS = (
    *("left", "right", "areas", "hand", "selection", "construction", "duchy", "stock", "cubes", "bar", "them"),
    *("side", "decks", "table"),
)
"""The parts of the table that can be highlighted."""
GROUPS = ("basics", "modules")


@dataclass(frozen=True, slots=True)
class Wrong:
    """An anticipated mistake of the learner, and the answer to it."""

    play: str
    say: Text


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea: a sentence or two, and usually an action."""

    title: Text
    text: Text
    lit: str
    cards: tuple[str, ...]
    """The cards it mentions, which are also highlighted."""
    press: Text
    """The instruction for the click, if there is an action."""
    do: tuple[str, ...] = ()
    """The solution: the learner's actions, in notation."""
    undo: bool = False
    """True if the learner has to undo the last action."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """The opponent's actions after it, in notation; "auto" plays to the end of the window."""
    gives: Mapping[str, Any] | None = None
    """Expected values of the learner's seat afterwards, as fields of a position; used to check the lesson."""
    fact: str = ""
    """The name of an event that must have happened by then; used to check the lesson."""

    @property
    def reads_only(self) -> bool:
        """True if there is no action, only text."""
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
    title: Text
    teaser: Text
    end: Text
    """The closing text, with a summary for the learner."""
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    questions: tuple[tuple[str, Text], ...]
    """Questions the learner should be able to answer afterwards, with the answering words of the text by language."""
    seat: int = 0

    def words(self, language: str) -> int:
        """The number of words to read."""
        texts = [text for step in self.steps for text in (step.title, step.text, step.press)]
        return sum(len(text[language].split()) for text in (*texts, self.end) if text)

    def clicks(self) -> int:
        """The number of clicks."""
        return sum(step.clicks for step in self.steps) + 1

    def seconds(self, language: str) -> float:
        """The estimated time for a new player: two hundred words a minute, and four seconds per click."""
        return self.words(language) / 200 * 60 + 4 * self.clicks()
