"""A Planning in short: what each seat slated, recycled and built at once, and what else happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.game.redaction import bookkeeping
from kingdom.web.present.cards.codes import letters
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.table.chronicle import PLAIN
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

Fact = Mapping[str, Any]
APART = frozenset({"Slated", "Recycled", "Completed"})
"""Facts that have their own list."""
SHOWN = frozenset({"TurnedUp", "SpaceFilled", "CubeStored", "SoldiersGained", "KrystalliumGained"})
"""Facts that are visible on the table, or already in other lines."""
RECYCLING = "PLA-3"


@dataclass(frozen=True, slots=True)
class SeatPlanned:
    """The Planning of one seat."""

    name: str
    duchy: Face
    slated: tuple[Face, ...]
    recycled: str
    """The cards by their names."""
    cubes: str
    """What recycling brought, as letters."""
    built: tuple[Face, ...]
    besides: tuple[str, ...]
    """New Menaces, steps of Quests, Advisors used: a sentence each."""


@dataclass(frozen=True, slots=True)
class PlannedInShort:
    """A finished Planning."""

    name: str
    """The round."""
    seats: tuple[SeatPlanned, ...]


def planned_in_short(
    view: View, facts: Sequence[Fact], number: int, texts: Texts, *, names: Sequence[str]
) -> PlannedInShort | None:
    """The Planning of a round, from the facts that a viewer knows; None if it is not over yet, or not among them.

    At a table that starts from a position, nothing is known of how its first round began.
    """
    began = {fact["number"]: at for at, fact in enumerate(facts) if fact["event"] == "RoundBegan"}
    first = min(began, default=view.round + 1) - 1
    if number < 1 or (number not in began and number != first):
        return None
    phases = [at for at, fact in enumerate(facts) if fact["event"] == "PhaseBegan" and at >= began.get(number, 0)]
    start = next((at for at in phases if facts[at]["phase"] == "planning"), None)
    end = next((at for at in phases if start is not None and at > start), None)
    if end is None or end > began.get(number + 1, end):
        return None
    seats = tuple(_seat(seat.seat, facts[start:end], view, texts, names) for seat in view.seats)
    return PlannedInShort(roman(number), seats)


def _seat(seat: Seat, facts: Sequence[Fact], view: View, texts: Texts, names: Sequence[str]) -> SeatPlanned:
    mine = [fact for fact in facts if fact.get("seat") == seat]
    recycled = [fact["card"] for fact in mine if fact["event"] == "Recycled"]
    bonus = [fact["cubes"] for fact in mine if fact["event"] == "CubesGained" and fact["because"] == RECYCLING]
    left_out = bookkeeping() | PLAIN | APART | SHOWN
    besides = Counter(texts.fact(fact, names, view.rules) for fact in mine if fact["event"] not in left_out)
    return SeatPlanned(
        names[seat],
        face_of(view.box[next(one.duchy[0] for one in view.seats if one.seat == seat)], texts),
        tuple(_faces("Slated", mine, view, texts)),
        texts.fact_cards(recycled) if recycled else "",
        letters(tuple(map(sum, zip(*bonus, strict=True)))) if bonus else "",
        tuple(_faces("Completed", mine, view, texts)),
        tuple(f"{said} × {times}" if times > 1 else said for said, times in besides.items()),
    )


def _faces(event: str, facts: Sequence[Fact], view: View, texts: Texts) -> Iterable[Face]:
    for fact in facts:
        if fact["event"] == event:
            yield from (face_of(view.box[card], texts) for card in view.rules.names.find(fact["card"])[:1])
