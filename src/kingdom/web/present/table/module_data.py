"""What modules keep, by how it is shown: the drawers and zones of a seat that hold one sort of thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kingdom.core.cards import CardId
from kingdom.core.ruleset import Ruleset
from kingdom.core.showing import Holds, Lies
from kingdom.core.view import SeatView, View


def kept(holder: SeatView | View, rules: Ruleset, holds: Holds) -> Iterator[Any]:
    """The contents of the slots of a seat, or of the table, that are shown in this way: one value per slot."""
    for slot in rules.holding(holds):
        if slot.name in holder.slots:
            yield holder.slots[slot.name]


def each_kept(holder: SeatView | View, rules: Ruleset, holds: Holds) -> tuple[Any, ...]:
    """The individual things in slots that hold several."""
    return tuple(one for value in kept(holder, rules, holds) for one in value)


def zone(seat: SeatView, name: str) -> tuple[CardId, ...]:
    """The visible cards of a zone."""
    cards = seat.zones.get(name, ())
    return () if isinstance(cards, int) else cards


def lying(seat: SeatView, rules: Ruleset, lies: Lies) -> tuple[CardId, ...]:
    """The visible cards of a seat in this kind of zone."""
    return tuple(card for place in rules.zones.values() if place.lies is lies for card in zone(seat, place.name))
