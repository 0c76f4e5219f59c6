"""The queue of a lane: the shortest job first; among equals, that of the owner served longest ago."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 64
"""The least number of owners whose turns are remembered even if they have nothing waiting."""


class Queue(Generic[T]):
    """Waiting entries, each with an owner and a length. Not thread-safe: the caller holds a lock."""

    def __init__(self, owner: Callable[[T], str], length: Callable[[T], float]) -> None:
        self._owner = owner
        self._length = length
        self._waiting: dict[T, int] = {}
        """Entries in the order of their arrival."""
        self._served: dict[str, int] = {}
        """The last turn of each owner."""
        self._turns = count(1)

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[T]:
        return iter(list(self._waiting))

    def add(self, entry: T) -> None:
        """Add an entry."""
        self._waiting[entry] = next(self._turns)

    def remove(self, entry: T) -> bool:
        """Remove an entry; returns True if it was waiting."""
        return self._waiting.pop(entry, None) is not None

    def take(self) -> T | None:
        """Remove and return the entry whose turn it is.

        >>> queue = Queue[str](owner=lambda entry: entry[0], length=lambda entry: 0)
        >>> for entry in ("a1", "a2", "a3", "b1"):
        ...     queue.add(entry)
        >>> [queue.take() for _ in range(5)]
        ['a1', 'b1', 'a2', 'a3', None]
        """
        if not self._waiting:
            return None
        entry = min(self._waiting, key=self._rank)
        del self._waiting[entry]
        self._served[self._owner(entry)] = next(self._turns)
        if len(self._served) > 4 * max(REMEMBERED, len(self._waiting)):
            remaining = {self._owner(waiting) for waiting in self._waiting}
            self._served = {owner: turn for owner, turn in self._served.items() if owner in remaining}
        return entry

    def _rank(self, entry: T) -> tuple[float, int, int]:
        return self._length(entry), self._served.get(self._owner(entry), 0), self._waiting[entry]
