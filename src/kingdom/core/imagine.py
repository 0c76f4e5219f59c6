"""Imagination: a whole state that a viewer cannot tell from the true one, drawn at random from all of them.

Every hidden place is given a card that could lie there. Calamities and Menaces that were dealt and not seen since
lie where they were dealt: among the cards of one hand of one round, or in the Danger deck (GEN-7). Zones of one
family take only that family. All other hidden places share what is left, each arrangement as likely as another.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from kingdom.core.cards import CardId
from kingdom.core.rng import Stream, below, shuffle
from kingdom.core.state import DANGER_DECK, Cards, Draw, FaceDown, Player, Seat, State
from kingdom.core.view import Hidden, PileView, SeatView, Shown, View

Group = tuple[Seat | None, int] | None
"""Where dangers may be: one hand of one round, the Danger deck (no seat), or nowhere (None)."""


class _Deal:
    """Gives out the cards whose whereabouts the viewer does not know."""

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

    def of_family(self, zone: str) -> CardId:
        family = self.view.rules.zones[zone].family
        for card in self.pool:
            if family is None or self.view.box[card].family is family:
                self.pool.remove(card)
                return card
        raise ValueError(f"no card is left for the hidden zone {zone}")

    def fill_groups(self) -> None:
        """Put the dangers of each group among its places, and any other cards in the rest."""
        for group, count in self.places.items():
            dangers = self.dangers.get(group, [])
            others = [self.pool.pop() for _ in range(count - len(dangers))]
            self.ready[group] = list(shuffle([*dangers, *others], self.stream))

    def next(self, group: Group) -> CardId:
        return self.ready[group].pop()


def imagine(view: View, stream: Stream) -> State:
    """A state in which this view would look just as it does."""
    deal = _Deal(view, stream)
    zones = {
        (seat.seat, name): tuple(deal.of_family(name) for _ in range(cards))
        for seat in view.seats
        for name, cards in seat.zones.items()
        if isinstance(cards, int)
    }
    for seat in view.seats:
        if seat.hand is None:
            deal.places[seat.seat, view.round] += seat.hand_count
        _count(deal, seat.selection)
    for cards in (*view.areas, view.discards):
        _count(deal, cards)
    for name, pile in view.piles.items():
        deal.places[_group_of_pile(view, name)] += pile.size - len(pile.cards)
    deal.fill_groups()
    return _state(view, deal, zones)


def _state(view: View, deal: _Deal, zones: dict[tuple[Seat, str], Cards]) -> State:
    face_down: dict[CardId, FaceDown] = {}

    def lay(cards: Iterable[Shown]) -> Cards:
        return tuple(_face(deal, card, face_down) for card in cards)

    players: list[Player] = [Player() for _ in view.seats]
    for seat in view.seats:
        hand = seat.hand
        if hand is None:
            hand = tuple(deal.next((seat.seat, view.round)) for _ in range(seat.hand_count))
        players[seat.seat] = _player(seat, hand, lay(seat.selection), zones)
    areas = (lay(view.areas[0]), lay(view.areas[1]))
    discards = frozenset(lay(view.discards))
    piles = {name: _pile(view, deal, name, pile) for name, pile in view.piles.items()}
    draws = {
        name: tuple(Draw(below(bound, deal.stream), bound) for bound in bounds) for name, bounds in view.bounds.items()
    }
    opening: tuple[Player, ...] = ()
    if view.phase.window and view.verdict is None:
        opening = tuple(
            [
                view.opening if view.opening is not None and seat == view.viewer else player.copy()
                for seat, player in enumerate(players)
            ]
        )
    return State(
        box=view.box, rules=view.rules, players=tuple(players), piles=piles, areas=areas, face_down=face_down,
        discards=discards, dangers=view.dangers, draws=draws, round=view.round, phase=view.phase,
        turns=view.turns, opening=opening, slots=view.slots, verdict=view.verdict,
    )  # fmt: skip


def _player(seat: SeatView, hand: Cards, selection: Cards, zones: dict[tuple[Seat, str], Cards]) -> Player:
    return Player(
        hand=hand, selection=selection, construction=seat.construction, duchy=seat.duchy,
        discards=frozenset(seat.discards), alchemy=seat.alchemy, cubes=seat.cubes, krystallium=seat.krystallium,
        soldiers=seat.soldiers, training=seat.training, traps=seat.traps, laid=seat.laid, owes=seat.owes,
        done=seat.done, slots=seat.slots,
        zones={
            name: zones[seat.seat, name] if isinstance(cards, int) else cards for name, cards in seat.zones.items()
        },
    )  # fmt: skip


def _face(deal: _Deal, card: Shown, face_down: dict[CardId, FaceDown]) -> CardId:
    if not isinstance(card, Hidden):
        return card
    found = deal.next(_group_of(card)) if card.card is None else card.card
    face_down[found] = FaceDown(card.handle, card.by, card.round, card.turn)
    return found


def _pile(view: View, deal: _Deal, name: str, pile: PileView) -> Cards:
    group = _group_of_pile(view, name)
    return (*pile.cards, *(deal.next(group) for _ in range(pile.size - len(pile.cards))))


def _count(deal: _Deal, cards: Sequence[Shown]) -> None:
    for card in cards:
        if isinstance(card, Hidden) and card.card is None:
            deal.places[_group_of(card)] += 1


def _group_of(card: Hidden) -> Group:
    return DANGER_DECK if card.by is None else (card.by, card.round)


def _group_of_pile(view: View, name: str) -> Group:
    return DANGER_DECK if view.rules.piles[name].dangers else None


def _located(view: View) -> Iterable[CardId]:
    """The cards whose place the viewer knows."""
    for pile in view.piles.values():
        yield from pile.cards
    for cards in (*view.areas, view.discards):
        yield from _faces(cards)
    for seat in view.seats:
        yield from seat.hand or ()
        yield from _faces(seat.selection)
        yield from (site.card for site in seat.construction)
        yield from seat.duchy
        yield from seat.discards
        for zone in seat.zones.values():
            if not isinstance(zone, int):
                yield from zone


def _faces(cards: Iterable[Shown]) -> Iterable[CardId]:
    for card in cards:
        if not isinstance(card, Hidden):
            yield card
        elif card.card is not None:
            yield card.card
