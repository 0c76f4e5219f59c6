"""Where every card of a game lies, and who may know it: the rules of GEN-6 to GEN-8, told a second time.

Views are made by `kingdom.core.view`. This file knows nothing of it, so that the laws have something to hold the
views against.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kingdom.core.cards import CardId, Family
from kingdom.core.module import Shows
from kingdom.core.state import Player, Seat, State

Viewer = Seat | None
"""A seat; nobody in particular, a spectator, for None."""

Dealt = tuple[Seat | None, int] | None
"""Where a Calamity or Menace that is not seen may lie: with the cards of one hand of one round, in the Danger deck."""

EVERYBODY: frozenset[Viewer] = frozenset({0, 1, None})
NOBODY: frozenset[Viewer] = frozenset()


class Heap(NamedTuple):
    """Cards that lie together."""

    where: str
    cards: Collection[CardId]
    seat: Viewer = None
    """Whose they are; None for those of the table."""


class Place(NamedTuple):
    """Where one card lies, and what is known of that."""

    where: str
    card: CardId
    hidden_from: frozenset[Viewer]
    dealt: Dealt = None
    family: Family | None = None
    """The only family whose cards can lie there."""


def viewers(state: State) -> tuple[Viewer, ...]:
    """Everybody who may look on: the seats, and a spectator."""
    return (*range(len(state.players)), None)


def heaps(state: State) -> Iterator[Heap]:
    """All the cards of a game, heap by heap; a card that lies in two is told twice."""
    for name, cards in state.piles.items():
        yield Heap(name, cards)
    yield Heap("left", state.areas[0])
    yield Heap("right", state.areas[1])
    yield Heap("discards", state.discards)
    for seat, player in enumerate(state.players):
        yield from heaps_of(seat, player)


def heaps_of(seat: Seat, player: Player) -> Iterator[Heap]:
    yield Heap("hand", player.hand, seat)
    yield Heap("selection", player.selection, seat)
    yield Heap("construction", [site.card for site in player.construction], seat)
    yield Heap("duchy", player.duchy, seat)
    yield Heap("own discards", player.discards, seat)
    for name, cards in player.zones.items():
        yield Heap(name, cards, seat)


def place(state: State, heap: Heap, card: CardId) -> Place:
    """What is known of a card in a heap."""
    where = heap.where if heap.seat is None else f"{heap.where} of {heap.seat}"
    others = EVERYBODY - {heap.seat}
    if card in state.face_down:
        by = state.face_down[card].by
        remembers = EVERYBODY - {by} if by is not None else EVERYBODY
        return Place(where, card, remembers, (None, 0) if by is None else (by, state.face_down[card].round))
    if heap.where == "hand" and heap.seat is not None:
        return Place(where, card, others, (heap.seat, state.round))
    if heap.seat is None and heap.where in state.rules.piles:
        pile = state.rules.piles[heap.where]
        top = pile.shows is Shows.TOP and next(iter(heap.cards)) == card
        hidden = NOBODY if top or pile.shows is Shows.ALL else EVERYBODY
        return Place(where, card, hidden, (None, 0) if pile.dangers else None)
    if heap.seat is not None and heap.where in state.rules.zones:
        zone = state.rules.zones[heap.where]
        hidden = {Shows.ALL: NOBODY, Shows.OWNER: others, Shows.NONE: EVERYBODY}[zone.shows]
        return Place(where, card, hidden, None, zone.family)
    return Place(where, card, NOBODY)


def places(state: State, only: Collection[CardId] | None = None) -> Iterator[Place]:
    """Every card, or only these, with its place.

    While a window is open the others know of a seat what they knew when it opened (CON-9).
    """
    for heap in heaps(state):
        for card in heap.cards if only is None else [card for card in only if card in heap.cards]:
            now = place(state, heap, card)
            if state.opening and heap.seat is not None:
                yield _as_at_the_opening(state, heap.seat, now)
            else:
                yield now


def _as_at_the_opening(state: State, seat: Seat, now: Place) -> Place:
    for heap in heaps_of(seat, state.opening[seat]):
        if now.card in heap.cards:
            then = place(state, heap, now.card)
            hidden = (then.hidden_from - {seat}) | (now.hidden_from & {seat})
            return then._replace(where=now.where, hidden_from=hidden)
    return now


def unknown(state: State, viewer: Viewer) -> list[Place]:
    """The places whose cards a viewer does not know."""
    return [place for place in places(state) if viewer in place.hidden_from]


def known(state: State, viewer: Viewer, only: Collection[CardId] | None = None) -> frozenset[CardId]:
    """The cards, of all or of these, whose place a viewer knows."""
    return frozenset(place.card for place in places(state, only) if viewer not in place.hidden_from)
