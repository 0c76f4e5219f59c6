"""Cubes in hand as a draft: where they would go, before anything is placed.

The draft is part of the address of a page. It starts with what is suggested (`kingdom.game.suggestions`); every press
on a card or on a cube of the draft leads to another draft, and one button does it all. It is computed from the
viewer's own view, so it shows nothing that the player does not know, and nobody else notices it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.imagine import open_state
from kingdom.core.phases import STEPS
from kingdom.core.resources import LETTERS, NO_CUBES, RESOURCES, Cubes, Resource
from kingdom.core.state import Player, Seat, State
from kingdom.core.view import View
from kingdom.game.suggestions import OpenSite, may_close, open_sites, suggestions
from kingdom.rules.building import Place

Where = CardId | None
"""A card under construction, or None for Alchemy."""

Counts = Mapping[tuple[Resource, Where], int]
"""The number of cubes of each kind for each place."""

NOTHING = "0"
"""The draft in which every cube is still in hand."""
_PART = re.compile(r"([1-9][0-9]?)([MPGE])([0-9]{1,4}|a)")


class Taken(NamedTuple):
    """What one place gets in a draft."""

    where: Where
    cubes: Cubes
    completed: bool


class Taking(NamedTuple):
    """A place that takes all it can: the cubes, whether they complete the card, and the draft after it."""

    cubes: Cubes
    completes: bool
    counts: Counts

    @property
    def address(self) -> str:
        """The draft after it as part of an address."""
        return address(self.counts)


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft and its consequences."""

    counts: Counts
    purse: Cubes
    """The cubes without a place."""
    clear: str
    """The rules of the suggestions that it consists of, as in `S2 S4`; empty if the player has to choose, or has."""
    places: tuple[Taken, ...]
    """The places that get cubes: cards in their order, then Alchemy."""
    sites: Mapping[CardId, OpenSite]
    """The cards under construction before it."""
    before: State
    after: State
    plan: tuple[Action, ...]
    closes: bool
    """True if the window can end with it, since nothing would be missed."""
    seat: Seat

    @property
    def complete(self) -> bool:
        """True if every cube has a place."""
        return self.purse == NO_CUBES

    def given(self, resource: Resource, where: Where) -> int:
        """The number of cubes of a kind for a place."""
        return self.counts.get((resource, where), 0)

    @property
    def to_alchemy(self) -> Cubes:
        """The cubes for Alchemy."""
        return _heap(self.given(kind, None) for kind in RESOURCES)

    @property
    def krystallium(self) -> int:
        """How many Krystallium the cubes in Alchemy become; what completed cards bring is not among them."""
        gained = self._me(self.after).krystallium - self._me(self.before).krystallium
        built = [self.before.box[place.where] for place in self.completed if place.where is not None]
        return gained - sum(kind.bonus_krystallium for kind in built)

    @property
    def completed(self) -> tuple[Taken, ...]:
        """The cards that it completes."""
        return tuple(place for place in self.places if place.completed)

    @property
    def wasted(self) -> Mapping[Resource, tuple[CardId, int]]:
        """For each kind that goes to Alchemy although a card would take it: the first such card, and how many fit."""
        room = {
            kind: [(site.card, site.open[kind]) for site in open_sites(self.after, self.seat) if site.open[kind]]
            for kind in RESOURCES
        }
        return {
            kind: (sites[0][0], min(self.given(kind, None), sum(open for _, open in sites)))
            for kind, sites in room.items()
            if sites and self.given(kind, None)
        }

    def _me(self, state: State) -> Player:
        return state.players[self.seat]

    # --- the drafts one press away, as parts of an address

    def taking(self, where: Where, kinds: Collection[Resource] = RESOURCES) -> Taking | None:
        """The draft after a place has taken all it can of these kinds; None if it can take nothing.

        A card takes cubes in hand first, then those that would go to Alchemy, never those of another card. Then the
        rest is suggested again.
        """
        counts = dict(self.counts)
        taken = []
        for kind in RESOURCES:
            more = self.purse[kind] if kind in kinds else 0
            if where is not None:
                room = self.sites[where].open[kind] - self.given(kind, where)
                drawn = max(0, min(self.given(kind, None), room - more)) if kind in kinds else 0
                counts[kind, None] = self.given(kind, None) - drawn
                more = min(more, room) + drawn
            counts[kind, where] = self.given(kind, where) + more
            taken.append(more)
        if not any(taken):
            return None
        completes = False
        if where is not None:
            filled = sum(counts[kind, where] for kind in RESOURCES)
            completes = not self.sites[where].frozen and filled == sum(self.sites[where].open)
        suggested = [kind for kind in RESOURCES if kind in kinds]
        return Taking(_heap(taken), completes, with_suggestions(self.before, self.seat, counts, suggested)[0])

    def adding(self, resource: Resource, where: Where) -> Counts | None:
        """The draft with one more cube for a place; None if there is no cube or no room for it."""
        counts = dict(self.counts)
        if where is not None and self.given(resource, where) >= self.sites[where].open[resource]:
            return None
        if not self.purse[resource]:
            if where is None or not self.given(resource, None):
                return None
            counts[resource, None] -= 1
        counts[resource, where] = self.given(resource, where) + 1
        return counts

    def giving(self, resource: Resource, where: Where, count: int = 1) -> Counts:
        """The draft with fewer cubes for a place: they are in hand again."""
        return {**self.counts, (resource, where): max(0, self.given(resource, where) - count)}


def address(counts: Counts) -> str:
    """A draft as part of an address: `2M14.1Ma`, two Materials for card 14 and one for Alchemy."""
    parts = [
        f"{count}{LETTERS[kind]}{'a' if where is None else where}" for (kind, where), count in in_order(counts) if count
    ]
    return ".".join(parts) or NOTHING


def in_order(counts: Counts) -> list[tuple[tuple[Resource, Where], int]]:
    """A draft kind by kind, cards before Alchemy."""
    return sorted(counts.items(), key=lambda one: (one[0][0], one[0][1] is None, one[0][1] or 0))


def read(said: str, state: State, seat: Seat) -> Counts | None:
    """The draft in an address; None if there is none that is possible now."""
    counts: dict[tuple[Resource, Where], int] = {}
    for part in said.split(".") if said != NOTHING else ():
        found = _PART.fullmatch(part)
        if found is None:
            return None
        number, letter, where = found.groups()
        key = Resource(LETTERS.index(letter)), None if where == "a" else CardId(int(where))
        counts[key] = counts.get(key, 0) + int(number)
    room = {site.card: site.open for site in open_sites(state, seat)}
    fits = all(
        where is None or (where in room and count <= room[where][kind]) for (kind, where), count in counts.items()
    )
    return counts if fits and min(_purse(state, seat, counts)) >= 0 else None


def draft_of(view: View, said: str = "") -> Draft | None:
    """The draft in an address, or else what is suggested; None if the viewer has no cubes to place now."""
    if view.seat is None or not any(isinstance(action, Place) for action in view.options):
        return None
    seat, before = view.seat, open_state(view)
    counts = read(said, before, seat) if said else None
    suggested, rules = with_suggestions(before, seat, {})
    if counts is None:
        counts = suggested
    after, plan = played(before, seat, counts)
    clear = " ".join(rules) if counts == suggested else ""
    found = draft_from(before, seat, counts, after, plan)
    complete = found.complete
    closes = complete and view.phase in STEPS and may_close(after, seat)
    return replace(found, clear=clear if complete else "", closes=closes)


def draft_from(before: State, seat: Seat, counts: Counts, after: State, plan: Sequence[Action]) -> Draft:
    """A draft from the states before and after it. It closes nothing, and names no rules."""
    sites = {site.card: site for site in open_sites(before, seat)}
    left = {site.card for site in after.players[seat].construction}
    places = tuple(
        Taken(where, _heap(counts.get((kind, where), 0) for kind in RESOURCES), where in sites and where not in left)
        for where in (*sites, None)
        if any(counts.get((kind, where)) for kind in RESOURCES)
    )
    return Draft(counts, _purse(before, seat, counts), "", places, sites, before, after, tuple(plan), False, seat)


def with_suggestions(
    state: State, seat: Seat, counts: Counts, kinds: Collection[Resource] = RESOURCES
) -> tuple[Counts, list[str]]:
    """A draft with a suggested place for the rest of these kinds, and the rules of the suggestions."""
    merged = {key: count for key, count in counts.items() if count}
    purse = _purse(state, seat, counts)
    rest = _heap(purse[kind] if kind in kinds else 0 for kind in RESOURCES)
    if rest == NO_CUBES:
        return merged, []
    after, _ = played(state, seat, merged)
    found = suggestions(after, seat, rest)
    for one in found:
        for where, count in (*one.on, (None, one.to_alchemy)):
            if count:
                merged[one.resource, where] = merged.get((one.resource, where), 0) + count
    return merged, [one.rule for one in found]


def played(state: State, seat: Seat, counts: Counts) -> tuple[State, tuple[Place, ...]]:
    """A trial: the state with the cubes placed, and the actions. Cards come first."""
    after = state.copy()
    plan = [Place(kind, where) for (kind, where), count in in_order(counts) for _ in range(count)]
    for action in plan:
        engine.push(after, seat, action)
    return after, tuple(plan)


def _purse(state: State, seat: Seat, counts: Counts) -> Cubes:
    """The cubes in hand that have no place in a draft; below zero if the draft has too many."""
    hand = state.players[seat].cubes
    return _heap(hand[kind] - sum(count for (one, _), count in counts.items() if one is kind) for kind in RESOURCES)


def _heap(counts: Iterable[int]) -> Cubes:
    m, p, g, e = counts
    return m, p, g, e
