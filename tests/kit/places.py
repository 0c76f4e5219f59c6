"""Where every card of a game lies, and who may know it: the rules of GEN-6 to GEN-8, told a second time.

Views are made by `kingdom.core.view`. This file knows nothing of it, so that the laws have something to hold the
views against.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kingdom.core.cards import CardId, Family
from kingdom.core.module import Shows
from kingdom.core.state import Player, Seat, State

Viewer = Seat | None
"""A seat; nobody in particular, a spectator, for None."""

Dealt = tuple[Seat | None, int] | None
"""Where a Calamity or Menace that is not seen may lie: with the cards of one hand of one round, in the Danger deck."""


class Place(NamedTuple):
    """A place that holds one card."""

    where: str
    card: CardId
    hidden_from: frozenset[Viewer]
    dealt: Dealt = None
    family: Family | None = None
    """The only family whose cards can lie there."""


def viewers(state: State) -> tuple[Viewer, ...]:
    """Everybody who may look on: the seats, and a spectator."""
    return (*range(len(state.players)), None)


def places(state: State) -> Iterator[Place]:
    """Every place and what lies there; a card that lies in two is told twice."""
    everybody = frozenset(viewers(state))
    nobody: frozenset[Viewer] = frozenset()
    for name, cards in state.piles.items():
        pile = state.rules.piles[name]
        for at, card in enumerate(cards):
            open_card = pile.shows is Shows.ALL or (pile.shows is Shows.TOP and at == 0)
            yield Place(f"pile {name}", card, nobody if open_card else everybody, (None, 0) if pile.dangers else None)
    for name, cards in (("left", state.areas[0]), ("right", state.areas[1]), ("discards", state.discards)):
        for card in cards:
            yield _face(state, name, card)
    for seat, player in enumerate(state.players):
        yield from _of_seat(state, seat, player)


def _of_seat(state: State, seat: Seat, player: Player) -> Iterator[Place]:
    everybody = frozenset(viewers(state))
    others = everybody - {seat}
    for card in player.hand:
        yield Place(f"hand of {seat}", card, others, (seat, state.round))
    for card in player.selection:
        yield _face(state, f"selection of {seat}", card)
    for name, cards in (
        ("construction", tuple(site.card for site in player.construction)),
        ("duchy", player.duchy),
        ("discards", player.discards),
    ):
        for card in cards:
            yield Place(f"{name} of {seat}", card, frozenset())
    for name, cards in player.zones.items():
        zone = state.rules.zones[name]
        hidden = {Shows.ALL: frozenset(), Shows.OWNER: others, Shows.NONE: everybody}[zone.shows]
        for card in cards:
            yield Place(f"{name} of {seat}", card, hidden, None, zone.family)


def _face(state: State, where: str, card: CardId) -> Place:
    """A place where cards may lie face down; who laid one remembers it (GEN-6)."""
    lying = state.face_down.get(card)
    if lying is None:
        return Place(where, card, frozenset())
    hidden = frozenset(viewers(state)) - {lying.by} if lying.by is not None else frozenset(viewers(state))
    return Place(where, card, hidden, (None, 0) if lying.by is None else (lying.by, lying.round))


def unknown(state: State, viewer: Viewer) -> list[Place]:
    """The places whose cards a viewer does not know."""
    return [place for place in places(state) if viewer in place.hidden_from]


def known(state: State, viewer: Viewer) -> frozenset[CardId]:
    """The cards whose place a viewer knows."""
    return frozenset(place.card for place in places(state) if viewer not in place.hidden_from)
