"""Redaction: a fact as plain data, without anything hidden from the viewer (GEN-6, GEN-8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.events import Event, Fact, Secret
from kingdom.core.names import CardNames
from kingdom.core.phases import Phase
from kingdom.core.reasons import Reason
from kingdom.core.values import plain
from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.roster import roster


def redacted(fact: Fact, viewer: Viewer, names: CardNames) -> dict[str, Any] | None:
    """A fact as this viewer may know it; None if it is never published."""
    event = fact.event
    if event.unpublished:
        return None
    redactor = _Redactor(fact.secrets, viewer, names)
    data: dict[str, Any] = {"event": type(event).__name__}
    for name, hint in _hints(type(event)):
        data[name] = redactor.value(getattr(event, name), hint)
    data["because"] = fact.because
    return data


def redacted_facts(facts: Iterable[Fact], viewer: Viewer, names: CardNames) -> list[dict[str, Any]]:
    """The published facts as this viewer may know them."""
    return [data for fact in facts if (data := redacted(fact, viewer, names)) is not None]


def kinds_of_fact() -> dict[str, tuple[str, ...]]:
    """Every kind of fact from all modules, by name, with its fields besides `event` and `because`.

    >>> kinds_of_fact()["AreaTaken"]
    ('seat', 'area', 'cards')
    """
    published = (kind for kind in kinds_of_event() if not kind.unpublished)
    return dict(sorted((kind.__name__, tuple(name for name, _ in _hints(kind))) for kind in published))


def from_a_deck() -> frozenset[str]:
    """The names of the kinds of facts that are nobody's decision: cards merely come from a deck.

    >>> sorted(from_a_deck() & {"Dealt", "AreaTaken"})
    ['Dealt']
    """
    return frozenset(kind.__name__ for kind in kinds_of_event() if kind.from_a_deck)


def bookkeeping() -> frozenset[str]:
    """The names of the kinds of facts that a short log leaves out, because other facts imply them.

    >>> sorted(bookkeeping() & {"CubesSpent", "CubesGained"})
    ['CubesSpent']
    """
    return frozenset(kind.__name__ for kind in kinds_of_event() if kind.bookkeeping)


def announced() -> frozenset[str]:
    """The names of the kinds of facts that everybody gets at once: a seat is done with a window.

    >>> "SeatDone" in announced(), "Slated" in announced()
    (True, False)
    """
    return frozenset(kind.__name__ for kind in kinds_of_event() if kind.announced)


def defeats() -> frozenset[str]:
    """The names of the kinds of facts that defeat a card threatening a seat.

    >>> sorted(defeats())
    ['Vanquished']
    """
    return frozenset(kind.__name__ for kind in kinds_of_event() if kind.defeats)


@cache
def fields_of_cards(event: str) -> frozenset[str]:
    """The fields of a kind of fact that contain one card. Their types decide, not their names.

    >>> sorted(fields_of_cards("GiantHoused"))
    ['card', 'giant']
    """
    return frozenset(
        name
        for kind in kinds_of_event()
        if kind.__name__ == event
        for name, hint in _hints(kind)
        if hint is CardId or (get_origin(hint) in (Union, UnionType) and CardId in get_args(hint))
    )


def kinds_of_event() -> list[type[Event]]:
    """Every kind of event from all modules."""
    roster()
    kinds = list(Event.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
    return kinds


_HINTS: dict[type[Any], tuple[tuple[str, Any], ...]] = {}


def _hints(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of an event or a named tuple, with their types, by which cards are recognised."""
    if kind in _HINTS:
        return _HINTS[kind]
    hints = get_type_hints(kind)
    names = kind._fields if hasattr(kind, "_fields") else [part.name for part in fields(kind)]
    _HINTS[kind] = tuple((name, hints[name]) for name in names)
    return _HINTS[kind]


@cache
def _inner(hint: Any) -> tuple[tuple[Any, ...], bool]:
    """The type arguments of a type, and True if the type is a union of them."""
    inner = tuple(one for one in get_args(hint) if one is not Ellipsis)
    return inner, bool(inner) and get_origin(hint) in (Union, UnionType)


class _Redactor:
    """Converts values for one viewer."""

    def __init__(self, secrets: Mapping[CardId, Secret], viewer: Viewer, names: CardNames) -> None:
        self.secrets = secrets
        self.viewer = viewer
        self.names = names

    def value(self, value: Any, hint: Any) -> Any:
        if value is None:
            return None
        if hint is CardId:
            return self.card(value)
        if hint is int:
            return int(value)  # a kind of space is a number, even if it was given as a resource
        if isinstance(value, Reason):
            return value.to_data()
        if isinstance(hint, type) and hasattr(hint, "_fields"):
            return {name: self.value(getattr(value, name), inner) for name, inner in _hints(hint)}
        inner, union = _inner(hint)
        if isinstance(value, tuple) and inner:
            return [self.value(one, inner[at] if at < len(inner) else inner[-1]) for at, one in enumerate(value)]
        if union:
            return self.value(value, next(one for one in inner if one is not type(None)))
        return self.duty(value) if isinstance(value, Duty) else _plain(value)

    def duty(self, duty: Duty) -> str:
        """The name of a duty and its fields, with cards by name."""
        values = [f"{name}={self.value(getattr(duty, name), hint)}" for name, hint in _hints(type(duty))]
        return f"{type(duty).__name__}({', '.join(values)})"

    def card(self, card: CardId) -> Any:
        secret = self.secrets.get(card)
        if secret is None or self.viewer in (secret.known_to, OPEN_TABLE):
            return self.names[card]
        return {"hidden": secret.handle}


def _plain(value: Any) -> Any:
    if isinstance(value, Phase):
        return value.name
    if isinstance(value, Enum):
        return value.name.lower()
    return plain(value)
