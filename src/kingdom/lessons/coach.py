"""The coach's notes: one for each thing that a learner meets for the first time in a game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kingdom.languages import Text


@dataclass(frozen=True, slots=True)
class Note:
    """A note: the event that triggers it, its text, and the clause with the details."""

    key: str
    when: str
    clause: str
    title: Text
    text: Text


@cache
def notes() -> tuple[Note, ...]:
    """All notes, most urgent first.

    >>> notes()[0].key
    'select'
    """
    text = (resources.files("kingdom.lessons") / "coach.toml").read_text(encoding="utf-8")
    return tuple(
        Note(**{**data, "title": Text(data["title"]), "text": Text(data["text"])})
        for data in tomllib.loads(text)["note"]
    )
