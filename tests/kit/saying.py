"""What the tests of texts share: everything that can happen, be done or be owed, and whether a text is well-formed."""

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
"""Every module of rules, imported, so that their actions, duties and events are known."""


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def ours(kind: type[Any]) -> list[type[Any]]:
    """The concrete subclasses that the package defines: not those of tests, and no common base classes."""
    found = {one.__qualname__: one for one in below(kind) if one.__module__.startswith("kingdom.")}
    return [one for one in found.values() if hasattr(one, "__dataclass_fields__")]


EVENTS = [event for event in ours(Event) if not event.untold]
ACTIONS = ours(Action)
DUTIES = ours(Duty)


def is_said(text: str) -> bool:
    """Whether a text reads naturally: no markers, no braces, no program syntax."""
    return bool(text) and not any(mark in text for mark in ("⟦", "{", "}", "  ", "None", "hidden", "#", "_"))
