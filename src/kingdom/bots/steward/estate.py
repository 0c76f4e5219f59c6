"""An estate: the possessions of a seat, in the few numbers that valuing and planning need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from kingdom.core.cards import CardId, Family, Kind
from kingdom.core.resources import Cubes
from kingdom.core.state import Cards, Site


class Holding(Protocol):
    """The source of an estate: a seat of a view or of a state."""

    @property
    def construction(self) -> tuple[Site, ...]: ...
    @property
    def duchy(self) -> Cards: ...
    @property
    def alchemy(self) -> Cubes: ...
    @property
    def cubes(self) -> Cubes: ...
    @property
    def krystallium(self) -> int: ...
    @property
    def soldiers(self) -> int: ...
    @property
    def training(self) -> int: ...
    @property
    def zones(self) -> Mapping[str, Any]: ...
    @property
    def slots(self) -> Mapping[str, Any]: ...


class EstateWork:
    """A place for cubes: a card under construction, a card that may be slated, or a Quest step."""

    __slots__ = ("card", "extra", "guard", "kind", "need", "slated")

    def __init__(
        self,
        card: CardId | None,
        kind: Kind,
        need: list[int],
        *,
        slated: bool,
        guard: tuple[int, int] | None = None,
        extra: float = 0.0,
    ) -> None:
        self.card = card
        """None for a Quest step, which is on a board."""
        self.kind = kind
        self.need = need
        """Open spaces by kind."""
        self.slated = slated
        """True if it is already under construction."""
        self.guard = guard
        """The Soldiers and points of the Giant under it: it cannot be completed before Combat (FRO-2)."""
        self.extra = extra
        """The worth of completing it beyond its printed values."""

    @property
    def is_quest(self) -> bool:
        """True for a Quest step."""
        return self.card is None


class Estate:
    """The production, types, points and stocks of a seat. Planning copies and changes it freely."""

    __slots__ = ("alchemy", "extra", "krystallium", "made", "per", "points", "rates", "soldiers", "stolen", "types")

    def __init__(self) -> None:
        self.made = [0, 0, 0, 0]
        """Cubes of plain icons, by resource."""
        self.per: list[tuple[int, int]] = []
        """Icons that count a type: resource and type."""
        self.types = [0, 0, 0, 0]
        self.points = 0
        self.rates = [0, 0, 0, 0]
        """Points for each card of a type."""
        self.krystallium = 0
        self.soldiers = 0
        self.alchemy = [0, 0, 0, 0]
        self.stolen = [0, 0, 0, 0]
        self.extra = 0.0

    def copy(self) -> Estate:
        """A copy of this estate."""
        new = Estate.__new__(Estate)
        new.made = self.made[:]
        new.per = self.per[:]
        new.types = self.types[:]
        new.points = self.points
        new.rates = self.rates[:]
        new.krystallium = self.krystallium
        new.soldiers = self.soldiers
        new.alchemy = self.alchemy[:]
        new.stolen = self.stolen[:]
        new.extra = self.extra
        return new

    def build(self, kind: Kind) -> None:
        """Add a card to the Duchy, with its construction bonus."""
        self.settle(kind)
        self.krystallium += kind.bonus_krystallium
        self.soldiers += kind.bonus_soldiers

    def settle(self, kind: Kind) -> None:
        """Add a card to the Duchy, without its construction bonus."""
        for resource, per in kind.icons:
            if per is None:
                self.made[resource] += 1
            else:
                self.per.append((resource, per))
        if kind.type is not None:
            self.types[kind.type] += 1
        self.points += kind.points
        for per_type, points in kind.points_per:
            self.rates[per_type] += points

    def produces(self, resource: int) -> int:
        """The cubes of a resource produced in its step."""
        made = self.made[resource] - self.stolen[resource]
        for of, card_type in self.per:
            if of == resource:
                made += self.types[card_type]
        return made


def estate_of(seat: Holding, box: tuple[Kind, ...]) -> Estate:
    """The estate of a seat."""
    estate = Estate()
    for card in seat.duchy:
        estate.settle(box[card])
    estate.krystallium = seat.krystallium
    estate.soldiers = seat.soldiers
    estate.alchemy = list(seat.alchemy)
    return estate


def candidates(cards: Iterable[CardId], box: tuple[Kind, ...]) -> list[EstateWork]:
    """Developments that could be slated."""
    return [
        EstateWork(card, box[card], list(box[card].cost), slated=False)
        for card in cards
        if box[card].family is Family.DEVELOPMENT
    ]
