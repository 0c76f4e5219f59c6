"""The rulebook as chapters: their clauses, introductions and pictures.

They are defined in `chapters.toml` next to this file, in all languages. The clauses come from docs/rules.md; a chapter
only puts them in a good reading order.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kingdom.languages import Text
from kingdom.rulebook.clauses import Clause, clauses, rules_text

FACE_DOWN = "?"
WORDS_A_MINUTE = 180
"""The reading speed for rules, which is slower than for a story."""
_TABLE = re.compile(r"\*\*[^*]+\.\*\*[^|]*?\n\n((?:\|.*\n)+)")


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture made of real cards, placed after the clause it illustrates."""

    after: str
    caption: Text
    cards: tuple[str, ...] = ()
    duchies: tuple[tuple[str, str], ...] = ()
    """Duchies, each with its side."""
    left: tuple[str, ...] | None = None
    right: tuple[str, ...] | None = None
    sites: tuple[tuple[str, str], ...] = ()
    """Cards under construction, each with its filled spaces."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Every card in the picture."""
        areas = (*(self.left or ()), *(self.right or ()))
        return tuple(key for key in (*self.cards, *areas, *(card for card, _ in self.sites)) if key != FACE_DOWN)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its texts, clauses and pictures."""

    key: str
    number: int
    title: Text
    intro: Text
    clauses: tuple[str, ...]
    figures: tuple[Figure, ...]
    lessons: tuple[str, ...]
    """The lessons that teach it."""
    game: str
    """The sort of example table to set up; empty for none."""
    compares: tuple[str, ...] = ()
    """The clauses that differ between the two printings."""

    def clauses_in(self, language: str) -> list[Clause]:
        """Its clauses in a language."""
        return [clauses(language)[id] for id in self.clauses]

    def minutes(self, language: str) -> int:
        """The reading time without rulings, which are for reference."""
        texts = (self.intro[language], *(clause.text for clause in self.clauses_in(language)))
        words = sum(len(text.split()) for text in texts)
        return max(1, round(words / WORDS_A_MINUTE))


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which they are read.

    >>> [chapter.key for chapter in chapters()][:3], chapters()[4].title["fr"]
    (['goal', 'table', 'setup'], 'Le Choix')
    """
    text = (resources.files("kingdom.rulebook") / "chapters.toml").read_text(encoding="utf-8")
    return tuple(_chapter(number, data) for number, data in enumerate(tomllib.loads(text)["chapter"], start=1))


def chapter_of(clause: str) -> Chapter:
    """The chapter of a clause.

    >>> chapter_of("RAT-2").key
    'menace'
    """
    return next(chapter for chapter in chapters() if clause in chapter.clauses)


@cache
def printings(language: str) -> str:
    """The table of differences between the two printings, from the top of the rules."""
    found = _TABLE.search(rules_text(language)) or _TABLE.search(rules_text())
    assert found, "the rules begin with a table of the editions"
    return found.group(1).strip()


def _chapter(number: int, data: Mapping[str, Any]) -> Chapter:
    return Chapter(
        key=data["key"],
        number=number,
        title=Text(data["title"]),
        intro=Text(data["intro"]),
        clauses=tuple(data["clauses"]),
        figures=tuple(_figure(one) for one in data.get("figure", ())),
        lessons=tuple(data.get("lessons", ())),
        game=data.get("game", ""),
        compares=tuple(data.get("compares", ())),
    )


def _figure(data: Mapping[str, Any]) -> Figure:
    def area(name: str) -> tuple[str, ...] | None:
        return tuple(data[name]) if name in data else None

    return Figure(
        after=data["after"],
        caption=Text(data["caption"]),
        cards=tuple(data.get("cards", ())),
        duchies=tuple((key, side) for key, _, side in (one.partition(".") for one in data.get("duchies", ()))),
        left=area("left"),
        right=area("right"),
        sites=tuple((one["card"], one["filled"]) for one in data.get("sites", ())),
    )
