"""Actions that resemble legal ones, as a mistaken or dishonest player might send them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.resources import Resource
from kingdom.core.state import State
from kingdom.rules.choice import Laid

_FIELD = re.compile(r"\{(?P<name>\w+):(?P<kind>[^}]+)\}")

HANDLES = ["a-1", "b-1", "danger-1-1", "nowhere-1"]


def fields_of(action: Action) -> list[tuple[str, str]]:
    """The fields of an action with their kinds, from its notation."""
    return _FIELD.findall(action.template)


def with_field(action: Action, name: str, value: Any) -> Action:
    """The action with another value in one field."""
    values = {field: getattr(action, field) for field, _ in fields_of(action)}
    return type(action)(**{**values, name: value})


def mutations(state: State, action: Action, rng: Random) -> Iterator[Action]:
    """The action with each of its fields replaced by others of the same kind."""
    for name, kind in fields_of(action):
        for other in _others(state, getattr(action, name), kind, rng):
            yield with_field(action, name, other)


def _others(state: State, value: Any, kind: str, rng: Random) -> list[Any]:
    """Other values that a field of this kind can be given in notation."""
    if kind == "lays":
        return _other_lays(state, value, rng)
    if kind.startswith("card"):
        none = [None] if "?" in kind else HANDLES if "handle" in kind else []
        return [*none, *(rng.randrange(len(state.box)) for _ in range(3))]
    if kind == "cubes":
        at = rng.randrange(len(value))
        more = tuple(count + (place == at) for place, count in enumerate(value))
        fewer = tuple(max(0, count - (place == at)) for place, count in enumerate(value))
        return [more, fewer, tuple(reversed(value)), (0,) * len(value)]
    if kind == "pair":
        return [value[::-1], (value[0], value[0]), (value[0], rng.randrange(len(state.box)))]
    others: dict[str, list[Any]] = {
        "area": [0, 1],
        "resource": list(Resource),
        "space": list(range(6)),
        "number": [0, 1, 3, 7],
        "word": HANDLES,
    }
    return others[kind]


def _other_lays(state: State, lays: tuple[Laid, Laid], rng: Random) -> list[Any]:
    first, second = lays
    stranger = Laid(rng.randrange(len(state.box)), first.area, first.face_down)  # type: ignore[arg-type]
    return [(second, first), (first, first), (first, stranger), (stranger, second)] + [
        (first._replace(face_down=one), second._replace(face_down=other)) for one in (0, 1) for other in (0, 1)
    ]
