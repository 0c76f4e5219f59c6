"""Randomness, used only at set-up: a fixed shuffle algorithm over number streams provided by the caller.

The kernel has no generator of its own. `Streams` maps a name ("development", "danger", …) to an endless stream of
numbers in [0, 1). The same seed always gives the same streams, since Python guarantees the sequence of
`Random.random()` (but not that of `Random.shuffle()`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

Stream = Callable[[], float]
Streams = Callable[[str], Stream]


def below(bound: int, stream: Stream) -> int:
    """A random number from 0 to bound - 1."""
    return int(stream() * bound)


def shuffle(items: Iterable[T], stream: Stream) -> tuple[T, ...]:
    """The items in random order: Fisher-Yates, from the end.

    >>> shuffle("abcd", lambda: 0.0)
    ('b', 'c', 'd', 'a')
    """
    order = list(items)
    for at in range(len(order) - 1, 0, -1):
        other = below(at + 1, stream)
        order[at], order[other] = order[other], order[at]
    return tuple(order)
