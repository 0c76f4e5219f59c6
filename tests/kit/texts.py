"""For tests of texts: all events, actions and duties, and a check that a text is readable."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import kingdom.modules
import kingdom.rules
from kingdom.core.actions import Action, Duty
from kingdom.core.events import Event

NAMES = ("Ann", "Bob")

ALL = [import_module(info.name) for part in (kingdom.rules, kingdom.modules)
       for info in walk_packages(part.__path__, f"{part.__name__}.")]  # fmt: skip
"""Every module of rules, imported so that their actions, duties and events are defined."""


def below(kind: type[Any]) -> Iterator[type[Any]]:
    """All direct and indirect subclasses."""
    for subclass in kind.__subclasses__():
        yield subclass
        yield from below(subclass)


def ours(kind: type[Any]) -> list[type[Any]]:
    """The concrete subclasses in the package, without those of tests and without base classes."""
    by_name = {cls.__qualname__: cls for cls in below(kind) if cls.__module__.startswith("kingdom.")}
    return [cls for cls in by_name.values() if hasattr(cls, "__dataclass_fields__")]


EVENTS = [event for event in ours(Event) if not event.unpublished]
ACTIONS = ours(Action)
DUTIES = ours(Duty)


def is_readable(text: str) -> bool:
    """True if a text is readable: no markers, no braces, no program syntax."""
    return bool(text) and not any(mark in text for mark in ("⟦", "{", "}", "  ", "None", "hidden", "#", "_"))
