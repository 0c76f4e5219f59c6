"""Helpers for small immutable values: actions, events, duties.

For the type checker `@value` makes a frozen dataclass; at run time it is an ordinary one with slots. Frozen dataclasses
take two to three times as long to construct, and the engine creates about ten values per decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a value class with slots, equality and a hash. Never assign to its fields."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first occurrence of this one.

    >>> without((1, 2, 1), 1)
    (2, 1)
    """
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def less(mapping: Mapping[K, V], *keys: K) -> Mapping[K, V]:
    """The mapping without some keys.

    >>> less({1: "a", 2: "b"}, 2)
    {1: 'a'}
    """
    return {key: value for key, value in mapping.items() if key not in keys}


def plain(thing: Any) -> Any:
    """Nested values as JSON types: tuples become lists, sets sorted lists; other objects are unchanged.

    >>> plain(((1, 2), frozenset({3, 1})))
    [[1, 2], [1, 3]]
    """
    if isinstance(thing, (tuple, list)):
        return [plain(item) for item in thing]
    if isinstance(thing, frozenset):
        return sorted(plain(item) for item in thing)
    if isinstance(thing, Mapping):
        return {str(key): plain(item) for key, item in thing.items()}
    return thing
