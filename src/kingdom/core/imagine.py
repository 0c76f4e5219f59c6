"""Imagination: a complete state that fits a viewer's knowledge, drawn at random from all such states.

Every hidden place gets a card that could be there. Calamities and Menaces not seen since the deal stay in the group
they were dealt to: the cards of one hand of one round, or the Danger deck (GEN-7). Zones of one family take only that
family. All other hidden places share the remaining cards, with every arrangement equally likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kingdom.core.cards import CardId
from kingdom.core.fields import Form, Seen, declarations, giver
from kingdom.core.rng import Stream, below, shuffle
from kingdom.core.state import DANGER_DECK, Cards, Draw, FaceDown, Player, Seat, State
from kingdom.core.view import Hidden, PileView, SeatView, Shown, View

Group = tuple[Seat | None, int] | None
"""A group of places for dangers: one hand of one round, the Danger deck (no seat), or places without any (None)."""


class _Deal:
    """Deals the cards whose places are hidden from the viewer."""

    def __init__(self, view: View, stream: Stream) -> None:
        self.view = view
        located = set(_located(view))
        lost = [CardId(card) for card in range(len(view.box)) if card not in located]
        self.dangers: dict[Group, list[CardId]] = defaultdict(list)
        for card in lost:
            if card in view.dangers:
                self.dangers[view.dangers[card]].append(card)
        self.pool = list(shuffle((card for card in lost if card not in view.dangers), stream))
        self.stream = stream
        self.places: dict[Group, int] = defaultdict(int)
        self.ready: dict[Group, list[CardId]] = {}
        self.zones: dict[tuple[Seat, str], Cards] = {}
        self.face_down: dict[CardId, FaceDown] = {}

    def of_family(self, zone: str) -> CardId:
        family = self.view.rules.zones[zone].family
        for card in self.pool:
            if family is None or self.view.box[card].family is family:
                self.pool.remove(card)
                return card
        raise ValueError(f"no card is left for the hidden zone {zone}")

    def fill_groups(self) -> None:
        """Shuffle the dangers of each group with enough other cards to fill its places."""
        for group, count in self.places.items():
            dangers = self.dangers.get(group, [])
            others = [self.pool.pop() for _ in range(count - len(dangers))]
            self.ready[group] = list(shuffle([*dangers, *others], self.stream))

    def next(self, group: Group) -> CardId:
        return self.ready[group].pop()


def imagine(view: View, stream: Stream) -> State:
    """A random state with exactly this view."""
    deal = _Deal(view, stream)
    for part in (*view.seats, view):
        for name, rule in _RULES[type(part)]:
            rule.reserve(deal, part, name)
    deal.fill_groups()
    players = [Player() for _ in view.seats]
    for seat in view.seats:
        player = players[seat.seat]
        _give_seat(seat, player)
        for name, rule in _RULES[SeatView]:
            setattr(player, name, rule.deal(deal, seat, name))
    state = State(rules=view.rules, box=view.box, players=tuple(players))
    _give_table(view, state)
    for name, rule in _RULES[View]:
        setattr(state, name, rule.deal(deal, view, name))
    state.face_down = deal.face_down
    state.opening = _opening(view, state.players)
    if state.opening:
        # The others' actions in this window are hidden; we only know their state before it. So in the imagined state
        # they still have to act, even if they are publicly done (PLA-7).
        for seat in view.seats:
            if seat.hand is None:
                players[seat.seat].done = False
    return state


def open_state(view: View) -> State:
    """A state with only the cards that the viewer sees: enough to compute production and points."""
    players = [Player() for _ in view.seats]
    for seat in view.seats:
        player = players[seat.seat]
        _give_seat(seat, player)
        player.zones = {name: cards for name, cards in seat.zones.items() if not isinstance(cards, int)}
    state = State(rules=view.rules, box=view.box, players=tuple(players))
    _give_table(view, state)
    state.piles = {name: pile.cards for name, pile in view.piles.items()}
    return state


_give_seat = giver(SeatView, Player)
_give_table = giver(View, State)


def _opening(view: View, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """In a window: the seats at its opening. The view already shows the others that way."""
    if not view.phase.window or view.verdict is not None:
        return ()
    then = [player.copy() for player in players]
    if view.opening is not None and view.seat is not None:
        then[view.seat] = view.opening
    return tuple(then)


# --- the visibility rules in reverse: dealing hidden cards


class _Back(NamedTuple):
    """Reverses a visibility rule: `reserve` counts the hidden places, then `deal` fills them with cards."""

    reserve: Callable[[_Deal, Any, str], None]
    deal: Callable[[_Deal, Any, str], Any]


def _no_place(deal: _Deal, part: Any, name: str) -> None:
    """Nothing is hidden here."""


def _reserve_held(deal: _Deal, seat: SeatView, name: str) -> None:
    if getattr(seat, name) is None:
        deal.places[seat.seat, deal.view.round] += getattr(seat, f"{name}_count")


def _deal_held(deal: _Deal, seat: SeatView, name: str) -> Cards:
    held: Cards | None = getattr(seat, name)
    if held is not None:
        return held
    return tuple([deal.next((seat.seat, deal.view.round)) for _ in range(getattr(seat, f"{name}_count"))])


def _reserve_faces(deal: _Deal, part: Any, name: str) -> None:
    _count(deal, getattr(part, name))


def _deal_faces(deal: _Deal, part: Any, name: str) -> Cards:
    return tuple([_face(deal, card) for card in getattr(part, name)])


def _deal_set(deal: _Deal, part: Any, name: str) -> frozenset[CardId]:
    return frozenset(_deal_faces(deal, part, name))


def _reserve_areas(deal: _Deal, view: View, name: str) -> None:
    for cards in getattr(view, name):
        _count(deal, cards)


def _deal_areas(deal: _Deal, view: View, name: str) -> tuple[Cards, ...]:
    return tuple([tuple([_face(deal, card) for card in cards]) for cards in getattr(view, name)])


def _reserve_zones(deal: _Deal, seat: SeatView, name: str) -> None:
    """Deal zones of one family right away: they cannot contain a group of dangers."""
    for zone, cards in getattr(seat, name).items():
        if isinstance(cards, int):
            deal.zones[seat.seat, zone] = tuple([deal.of_family(zone) for _ in range(cards)])


def _deal_zones(deal: _Deal, seat: SeatView, name: str) -> dict[str, Cards]:
    zones: Mapping[str, Cards | int] = getattr(seat, name)
    return {zone: deal.zones[seat.seat, zone] if isinstance(cards, int) else cards for zone, cards in zones.items()}


def _reserve_piles(deal: _Deal, view: View, name: str) -> None:
    for pile, shown in getattr(view, name).items():
        deal.places[_group_of_pile(view, pile)] += shown.size - len(shown.cards)


def _deal_piles(deal: _Deal, view: View, name: str) -> dict[str, Cards]:
    piles: Mapping[str, PileView] = getattr(view, name)
    return {
        pile: (*shown.cards, *[deal.next(_group_of_pile(view, pile)) for _ in range(shown.size - len(shown.cards))])
        for pile, shown in piles.items()
    }


def _draw_numbers(deal: _Deal, view: View, name: str) -> dict[str, tuple[Draw, ...]]:
    return {
        kind: tuple([Draw(below(bound, deal.stream), bound) for bound in bounds])
        for kind, bounds in view.bounds.items()
    }


_BACK: Mapping[Seen, _Back] = {
    Seen.HOLDER: _Back(_reserve_held, _deal_held),
    Seen.FACES: _Back(_reserve_faces, _deal_faces),
    Seen.SET: _Back(_no_place, _deal_set),
    Seen.ZONES: _Back(_reserve_zones, _deal_zones),
    Seen.AREAS: _Back(_reserve_areas, _deal_areas),
    Seen.FACES_OF_A_SET: _Back(_reserve_faces, _deal_set),
    Seen.PILES: _Back(_reserve_piles, _deal_piles),
    Seen.BOUNDS: _Back(_no_place, _draw_numbers),
}
"""In dealing order."""


def _rules_for(kind: type[Any]) -> tuple[tuple[str, _Back], ...]:
    return tuple((one.name, back) for seen, back in _BACK.items() for one in declarations(kind) if one.seen is seen)


_RULES: Mapping[type[Any], tuple[tuple[str, _Back], ...]] = {SeatView: _rules_for(Player), View: _rules_for(State)}
"""For each kind of view: the fields with hidden cards, and the functions that deal them."""


def _face(deal: _Deal, card: Shown) -> CardId:
    if not isinstance(card, Hidden):
        return card
    face = deal.next(_group_of(card)) if card.card is None else card.card
    deal.face_down[face] = FaceDown(card.handle, card.by, card.round, card.turn)
    return face


def _count(deal: _Deal, cards: Sequence[Shown]) -> None:
    for card in cards:
        if isinstance(card, Hidden) and card.card is None:
            deal.places[_group_of(card)] += 1


def _group_of(card: Hidden) -> Group:
    return DANGER_DECK if card.by is None else (card.by, card.round)


def _group_of_pile(view: View, name: str) -> Group:
    return DANGER_DECK if view.rules.piles[name].dangers else None


def _located(view: View) -> Iterable[CardId]:
    """The cards in every field of a view whose places the viewer knows."""
    for part, kind in ((view, State), *((seat, Player) for seat in view.seats)):
        for name, cards in _HOLDERS[kind]:
            yield from cards(getattr(part, name))


def _faces(cards: Iterable[Shown]) -> Iterable[CardId]:
    for card in cards:
        if not isinstance(card, Hidden):
            yield card
        elif card.card is not None:
            yield card.card


def _each(sequences: Iterable[Iterable[Shown]]) -> Iterable[CardId]:
    for cards in sequences:
        yield from _faces(cards)


_CARDS_OF: Mapping[Form, Callable[[Any], Iterable[CardId]]] = {
    Form.CARDS: lambda cards: _faces(cards or ()),
    Form.CARD_SET: _faces,
    Form.SITES: lambda sites: (site.card for site in sites),
    Form.ZONES: lambda zones: _each(cards for cards in zones.values() if not isinstance(cards, int)),
    Form.PILES: lambda piles: _each(pile.cards for pile in piles.values()),
    Form.AREAS: _each,
}
"""The visible cards of a field, by its written form."""

_HOLDERS: Mapping[type[Any], tuple[tuple[str, Callable[[Any], Iterable[CardId]]], ...]] = {
    kind: tuple((one.name, _CARDS_OF[one.written]) for one in declarations(kind) if one.written in _CARDS_OF)
    for kind in (Player, State)
}
