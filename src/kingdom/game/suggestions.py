"""Suggestions: where cubes go if all of them fit, so that a player confirms a placement instead of making it.

A suggestion never chooses between two sensible ways, and it consists of placements only: Krystallium, Soldiers,
discards, abilities and Quest steps are decisions. The rules, for some cubes of one kind:

- `S1`: no card has an open space of the kind. All go to Alchemy, the only legal place.
- `S2`: there is a cube for every open space of the kind. All are filled, and the rest goes to Alchemy.
- `S3`: only one card has open spaces of the kind, and more than there are cubes. All go there.
- `S4`: the cards that these cubes can complete take what they lack, if that is enough for all of them. The rest goes
  to the one other card with open spaces. If there are several, it stays in hand.
- `S5`: otherwise, there is no suggestion.

S2 to S4 do not apply while a Quest step that asks for the kind could be paid with the cubes in hand and in Alchemy.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from kingdom.core import engine
from kingdom.core.cards import CardId
from kingdom.core.resources import NO_CUBES, RESOURCES, SOLDIER, Cubes, Resource, Spaces, add_cubes
from kingdom.core.showing import Holds
from kingdom.core.state import Player, Seat, State
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier, may_complete
from kingdom.rules.planning import DONE, Done


class OpenSite(NamedTuple):
    """A card under construction with its open spaces of each kind."""

    card: CardId
    open: Spaces
    frozen: bool = False
    """True if it is not completed when its spaces are filled."""

    def ready(self, resource: Resource) -> bool:
        """True if cubes of this kind alone can complete the card."""
        return not self.frozen and 0 < self.open[resource] == sum(self.open)

    def after(self, resource: Resource, count: int) -> OpenSite:
        """The card with some more spaces of a kind filled."""
        m, p, g, e, k, s = (left - count * (kind == resource) for kind, left in enumerate(self.open))
        return self._replace(open=(m, p, g, e, k, s))


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A placement of the cubes of one kind."""

    rule: str
    """`S1` to `S4`."""
    resource: Resource
    on: tuple[tuple[CardId, int], ...]
    """The number of cubes for each card, sorted by card."""
    to_alchemy: int = 0
    left: int = 0
    """The number of cubes without a suggested place."""

    @property
    def actions(self) -> tuple[Place, ...]:
        """The placements as a plan: legal in this order, one after another."""
        cards = [card for card, count in self.on for _ in range(count)]
        return tuple(Place(self.resource, place) for place in (*cards, *[None] * self.to_alchemy))


def suggestion(
    sites: Iterable[OpenSite], resource: Resource, count: int, *, reserved: bool = False
) -> Suggestion | None:
    """The suggestion for some cubes of one kind; None if there is no clear place for any of them.

    `reserved` is true if a Quest step could be paid with them instead.
    """
    room = {site: site.open[resource] for site in sorted(sites) if site.open[resource]}
    if not count:
        return None
    if not room:
        return Suggestion("S1", resource, (), count)
    if reserved:
        return None
    total = sum(room.values())
    if count >= total:
        return Suggestion("S2", resource, _on(room), count - total)
    if len(room) == 1:
        return Suggestion("S3", resource, tuple((site.card, count) for site in room))
    ready = {site: lacking for site, lacking in room.items() if site.ready(resource)}
    left = count - sum(ready.values())
    others = [site for site in room if site not in ready]
    if left < 0 or (not ready and len(others) > 1):
        return None
    if len(others) == 1 and left:
        return Suggestion("S4", resource, _on({**ready, others[0]: left}))
    return Suggestion("S4", resource, _on(ready), left=left)


def _on(counts: dict[OpenSite, int]) -> tuple[tuple[CardId, int], ...]:
    return tuple(sorted((site.card, count) for site, count in counts.items()))


def suggestions(state: State, seat: Seat, cubes: Cubes | None = None) -> tuple[Suggestion, ...]:
    """The suggestions for these cubes, by default those in hand, kind by kind in the order of GEN-1.

    Each kind counts on the suggestions before it. A kind without a clear place is left out. The state may be the one
    that a viewer sees (`kingdom.core.imagine.open_state`): only the seat's own, public things are read. None while the
    seat owes a duty (PLA-9).
    """
    player = state.players[seat]
    cubes = player.cubes if cubes is None else cubes
    if player.owes:
        return ()
    sites = open_sites(state, seat)
    reserved = reserved_kinds(state, player, cubes)
    found = []
    for resource in RESOURCES:
        one = suggestion(sites, resource, cubes[resource], reserved=resource in reserved)
        if one is not None:
            found.append(one)
            placed = dict(one.on)
            sites = tuple(site.after(resource, placed.get(site.card, 0)) for site in sites)
    return tuple(found)


def open_sites(state: State, seat: Seat) -> tuple[OpenSite, ...]:
    """The cards under construction of a seat, with their open spaces."""
    found = []
    for card, filled in state.players[seat].construction:
        m, p, g, e, k, s = (cost - have for cost, have in zip(state.box[card].cost, filled, strict=True))
        found.append(OpenSite(card, (m, p, g, e, k, s), not may_complete(state, seat, card)))
    return tuple(found)


def reserved_kinds(state: State, player: Player, cubes: Cubes) -> frozenset[Resource]:
    """The kinds that a Quest step asks for which these cubes and those in Alchemy could pay now (QUE-4)."""
    if cubes == NO_CUBES:
        return frozenset()
    done = {step for slot in state.rules.holding(Holds.STEPS) for step in player.slots.get(slot.name, ())}
    stock = (*add_cubes(cubes, player.alchemy), player.krystallium, player.soldiers)
    found: set[Resource] = set()
    for board, side in enumerate(state.rules.settings.quests):
        for number, step in enumerate(side.steps):
            if (board, number) not in done and all(cost <= there for cost, there in zip(step.cost, stock, strict=True)):
                found |= {resource for resource in RESOURCES if step.cost[resource]}
    return frozenset(found)


def may_close(state: State, seat: Seat) -> bool:
    """True if the seat misses nothing by ending its part in the window now.

    It could end it, and otherwise only discard a card, or fill a space without filling a whole card: in the next window
    it can do so just as well.
    """
    options = engine.options(state, seat)
    if DONE not in options or not all(isinstance(one, Done | Abandon | UseKrystallium | UseSoldier) for one in options):
        return False
    fillable = {one.card for one in options if isinstance(one, UseKrystallium | UseSoldier)}
    player = state.players[seat]
    return not any(
        site.open[SOLDIER] <= player.soldiers and sum(site.open[:SOLDIER]) <= player.krystallium
        for site in open_sites(state, seat)
        if site.card in fillable
    )


def all_fit(found: Iterable[Suggestion], cubes: Cubes) -> bool:
    """True if these suggestions place every one of these cubes."""
    placed = [0] * len(RESOURCES)
    for one in found:
        placed[one.resource] += len(one.actions)
    return tuple(placed) == cubes
