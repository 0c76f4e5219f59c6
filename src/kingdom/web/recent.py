"""The values that were used most recently, up to a limit: the one cache that requests share between threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Values by key. Any thread may use them; those that nobody has used for longest make room for others."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        """Whether there is a value; asking does not count as using it."""
        return key in self._values

    def get(self, key: K) -> V | None:
        """The value of a key; None if there is none."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> None:
        """Cache a value."""
        self.change(key, lambda _: value)

    def change(self, key: K, changed: Callable[[V | None], V | None]) -> V | None:
        """Replace a value by what a function makes of it; None for no value. Nothing else happens meanwhile."""
        with self._lock:
            value = changed(self._values.get(key))
            if value is None:
                self._values.pop(key, None)
                return None
            self._values[key] = value
            self._values.move_to_end(key)
            if len(self._values) > self._most:
                self._values.popitem(last=False)
            return value

    def change_all(self, changed: Callable[[V], V]) -> None:
        """The same for every value there is; their order stays."""
        with self._lock:
            for key, value in self._values.items():
                self._values[key] = changed(value)

    def drop(self, key: K) -> None:
        """Forget a value."""
        self.change(key, lambda _: None)

    def clear(self) -> None:
        """Forget all values."""
        with self._lock:
            self._values.clear()
