"""What the coach says: one note for each thing that comes up for the first time in a game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kingdom.lessons.model import Words


@dataclass(frozen=True, slots=True)
class Note:
    """A note: when it is shown, what it says, and the clause with the details."""

    key: str
    when: str
    clause: str
    title: Words
    text: Words


@cache
def notes() -> tuple[Note, ...]:
    """All notes, most urgent first.

    >>> notes()[0].key
    'select'
    """
    text = (resources.files("kingdom.lessons") / "coach.toml").read_text(encoding="utf-8")
    return tuple(Note(**data) for data in tomllib.loads(text)["note"])
