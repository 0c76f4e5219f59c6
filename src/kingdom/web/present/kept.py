"""What modules keep, by how it is shown: the drawers and zones of a seat that hold a sort of thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kingdom.core.cards import CardId
from kingdom.core.ruleset import Ruleset
from kingdom.core.showing import Holds, Lies
from kingdom.core.view import SeatView, View


def kept(holder: SeatView | View, rules: Ruleset, holds: Holds) -> Iterator[Any]:
    """What lies in the slots of a seat, or of the table, that are shown in this way: one value for each slot."""
    for slot in rules.holding(holds):
        if slot.name in holder.slots:
            yield holder.slots[slot.name]


def each_kept(holder: SeatView | View, rules: Ruleset, holds: Holds) -> tuple[Any, ...]:
    """The single things in slots that hold several."""
    return tuple(one for value in kept(holder, rules, holds) for one in value)


def zone(seat: SeatView, name: str) -> tuple[CardId, ...]:
    """The cards of a zone, as far as they are seen."""
    cards = seat.zones.get(name, ())
    return () if isinstance(cards, int) else cards


def lying(seat: SeatView, rules: Ruleset, lies: Lies) -> tuple[CardId, ...]:
    """The cards of a seat that lie there, as far as they are seen."""
    return tuple(card for place in rules.zones.values() if place.lies is lies for card in zone(seat, place.name))
