"""Small immutable values: actions, events, duties.

`@value` is a frozen dataclass to the type checker and a plain slotted one at run time: constructing a frozen
dataclass costs two to three times as much, and the engine makes about ten of these per decision.
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
    """Make a value class with slots, equality and a hash; its fields are never assigned to."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first one that equals this one.

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
    return {key: kept for key, kept in mapping.items() if key not in keys}


def plain(thing: Any) -> Any:
    """Nested values as JSON types: tuples become lists, sets are sorted, other objects are left alone.

    >>> plain(((1, 2), frozenset({3, 1})))
    [[1, 2], [1, 3]]
    """
    if isinstance(thing, (tuple, list)):
        return [plain(one) for one in thing]
    if isinstance(thing, frozenset):
        return sorted(plain(one) for one in thing)
    if isinstance(thing, Mapping):
        return {str(key): plain(kept) for key, kept in thing.items()}
    return thing
