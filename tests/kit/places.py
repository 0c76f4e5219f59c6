"""The place of every card of a game, and the viewers who may know it: GEN-6 to GEN-8, implemented a second time.

Views are made by `kingdom.core.view`. This file does not use that module, so that views can be checked against it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from typing import NamedTuple

from kingdom.core.cards import CardId, Family
from kingdom.core.module import Shows
from kingdom.core.state import Player, Seat, State

Viewer = Seat | None
"""A seat, or None for a spectator."""

Dealt = tuple[Seat | None, int] | None
"""The possible places of an unseen Calamity or Menace: one hand of one round, or the Danger deck."""

EVERYBODY: frozenset[Viewer] = frozenset({0, 1, None})
NOBODY: frozenset[Viewer] = frozenset()
BUT: dict[Viewer, frozenset[Viewer]] = {viewer: EVERYBODY - {viewer} for viewer in EVERYBODY}
"""All viewers except one."""


class Heap(NamedTuple):
    """Cards that are together."""

    where: str
    cards: Collection[CardId]
    seat: Viewer = None
    """The owner; None for cards of the table."""


class Place(NamedTuple):
    """The place of one card, and the viewers who know it."""

    where: str
    card: CardId
    hidden_from: frozenset[Viewer]
    dealt: Dealt = None
    family: Family | None = None
    """The only family whose cards can be there."""


def viewers(state: State) -> tuple[Viewer, ...]:
    """Every viewer: the seats, and a spectator."""
    return (*range(len(state.players)), None)


def heaps(state: State) -> Iterator[Heap]:
    """All the cards of a game, heap by heap; a card in two heaps is yielded twice."""
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


class Lying(NamedTuple):
    """Public and private knowledge of cards that are together: a `Place` without its card."""

    where: str
    hidden_from: frozenset[Viewer]
    dealt: Dealt = None
    family: Family | None = None


def knowledge_of(state: State, heap: Heap, card: CardId) -> Lying:
    """The knowledge of a card in a heap."""
    where = heap.where if heap.seat is None else f"{heap.where} of {heap.seat}"
    others = BUT[heap.seat]
    if card in state.face_down:
        by = state.face_down[card].by
        remembers = BUT[by] if by is not None else EVERYBODY
        return Lying(where, remembers, (None, 0) if by is None else (by, state.face_down[card].round))
    if heap.where == "hand" and heap.seat is not None:
        return Lying(where, others, (heap.seat, state.round))
    if heap.seat is None and heap.where in state.rules.piles:
        pile = state.rules.piles[heap.where]
        top = pile.shows is Shows.TOP and next(iter(heap.cards)) == card
        hidden = NOBODY if top or pile.shows is Shows.ALL else EVERYBODY
        return Lying(where, hidden, (None, 0) if pile.dangers else None)
    if heap.seat is not None and heap.where in state.rules.zones:
        zone = state.rules.zones[heap.where]
        hidden = {Shows.ALL: NOBODY, Shows.OWNER: others, Shows.NONE: EVERYBODY}[zone.shows]
        return Lying(where, hidden, None, zone.family)
    return Lying(where, NOBODY)


def indistinguishable(
    state: State, only: Collection[CardId] | None = None
) -> Iterator[tuple[Lying, Collection[CardId]]]:
    """Every card, or only these, grouped with others of which the same is known.

    While a window is open, other viewers know of a seat only what they knew when it opened (CON-9).
    """
    for heap in heaps(state):
        if not heap.cards:
            continue
        cards = heap.cards if only is None else [card for card in only if card in heap.cards]
        for card, alike in _alike(state, heap, cards):
            now = knowledge_of(state, heap, card)
            if state.opening and heap.seat is not None:
                yield from _as_at_the_opening(state, heap.seat, now, alike)
            else:
                yield now, alike


def _alike(state: State, heap: Heap, cards: Collection[CardId]) -> Iterator[tuple[CardId, Collection[CardId]]]:
    """Groups of cards of a heap of which the same is known, each with one of its cards.

    A face-down card is a group of its own, and so is the visible top card of a pile.
    """
    apart = [card for card in cards if card in state.face_down] if state.face_down else []
    if heap.seat is None and heap.where in state.rules.piles and state.rules.piles[heap.where].shows is Shows.TOP:
        apart += [card for card in list(heap.cards)[:1] if card in cards and card not in apart]
    rest = [card for card in cards if card not in apart] if apart else cards
    for card in apart:
        yield card, (card,)
    if rest:
        yield next(iter(rest)), rest


def _as_at_the_opening(
    state: State, seat: Seat, now: Lying, cards: Collection[CardId]
) -> Iterator[tuple[Lying, Collection[CardId]]]:
    left = list(cards)
    for heap in heaps_of(seat, state.opening[seat]):
        for card, alike in _alike(state, heap, [card for card in left if card in heap.cards]):
            then = knowledge_of(state, heap, card)
            hidden = (then.hidden_from - {seat}) | (now.hidden_from & {seat})
            yield then._replace(where=now.where, hidden_from=hidden), alike
            left = [card for card in left if card not in alike]
        if not left:
            return
    if left:
        yield now, left


def places(state: State, only: Collection[CardId] | None = None) -> Iterator[Place]:
    """Every card, or only these, with its place."""
    for what, cards in indistinguishable(state, only):
        for card in cards:
            yield Place(what.where, card, what.hidden_from, what.dealt, what.family)


def unknown(state: State, viewer: Viewer) -> list[Place]:
    """The places whose cards a viewer does not know."""
    return [place for place in places(state) if viewer in place.hidden_from]


def known(state: State, viewer: Viewer, only: Collection[CardId] | None = None) -> frozenset[CardId]:
    """The cards, or those of `only`, whose place a viewer knows."""
    return frozenset(
        chain.from_iterable(cards for what, cards in indistinguishable(state, only) if viewer not in what.hidden_from)
    )
