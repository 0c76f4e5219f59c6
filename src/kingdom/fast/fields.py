"""Named stretches of a flat list of integers: laying fields out one after another gives their offsets."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """A stretch: where it begins, how long it is, and what it holds."""

    name: str
    at: int
    size: int
    holds: str


class Layout:
    """Fields laid out from the left; `add` gives the offset of each.

    >>> layout = Layout()
    >>> layout.add("round", 1, "1 to 4"), layout.add("hand", 8, "cards"), layout.size
    (0, 1, 9)
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, holds: str) -> int:
        """Lay out one more field."""
        at = self.size
        self.fields.append(Field(name, at, size, holds))
        self.size += size
        return at
