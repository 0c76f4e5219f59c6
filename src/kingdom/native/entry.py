"""Marking the functions that Python calls: their library has them under the same names, and says what they accept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kingdom.native.structs import Struct, is_struct

F = TypeVar("F", bound=Callable[..., Any])


class Refused(ValueError):
    """Numbers that a function does not accept."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Memory whose numbers are checked before they are used: how many there are, and a function of the subset."""

    size: int
    check: Callable[..., bool]


Limit = int | Checked | Callable[..., int]
"""Of memory: how many numbers it holds at least, or a function of other arguments that gives this. Of a number: it is
at least 0 and below this."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A function that Python calls, and the limits of its arguments."""

    function: Callable[..., Any]
    limits: dict[str, Limit]

    @property
    def name(self) -> str:
        """Its name in the library."""
        return f"call_{self.function.__module__.rpartition('.')[2]}_{self.function.__name__}"

    @property
    def kinds(self) -> dict[str, str]:
        """The kind of each argument, as it is annotated."""
        return {name: str(kind) for name, kind in self.function.__annotations__.items() if name != "return"}

    @property
    def structs(self) -> dict[str, type[Struct]]:
        """The arguments that are structs."""
        names = self.function.__globals__
        return {name: names[kind] for name, kind in self.kinds.items() if is_struct(names.get(kind))}

    @property
    def gives(self) -> str:
        """The kind of its answer."""
        return str(self.function.__annotations__["return"])


ENTRIES: dict[Callable[..., Any], Entry] = {}
"""All of them, in the order in which they were imported."""


def entry(**limits: Limit) -> Callable[[F], F]:
    """Mark a function that Python calls. The function itself stays as it is."""

    def marked(function: F) -> F:
        ENTRIES[function] = Entry(function, limits)
        return function

    return marked
