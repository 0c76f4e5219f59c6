"""Views: a game as a seat or a spectator may see it.

Each field of a state declares its visibility (`kingdom.core.state`). The visibility rules are defined here, and views
are compiled from both, so a view holds nothing that is not declared. It shows a card that is face up, that the viewer
holds, or that the viewer laid and so remembers (GEN-6). Otherwise it has a count, or a `Hidden` with the public part
of the card (GEN-8). While a window is open, the other seats appear as they were when it opened (CON-9), except that
`done` is current (PLA-7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind
from kingdom.core.engine import options, waiting
from kingdom.core.fields import Form, Seen, Sight, detacher, shower
from kingdom.core.module import Shows
from kingdom.core.state import Cards, Draw, FaceDown, Player, Seat, SeatFields, State, TableFields
from kingdom.core.viewers import OPEN_TABLE, Viewer, seat_of


class Hidden(NamedTuple):
    """A face-down card: its public part, and its face if the viewer remembers it."""

    handle: str
    """Identifies the card while it is hidden, such as `a-1`."""
    by: Seat | None
    """The seat that laid it; None if it came from a deck."""
    round: int
    """The round in which it was laid."""
    turn: int
    """The turn of that round."""
    card: CardId | None = None
    """Its face, if the viewer laid it and so remembers it; otherwise None."""


Shown = CardId | Hidden


Opened = Player | None
"""In a view: the viewer's own seat as the others see it while a window is open."""


class PileView(NamedTuple):
    """A deck or stack: its size, and the known cards on top."""

    size: int
    """The number of cards."""
    cards: Cards
    """The cards on top that the viewer knows, next card first."""


@dataclass(slots=True, kw_only=True)
class SeatView(SeatFields[Cards | None, tuple[Shown, ...], Cards, Mapping[str, Cards | int]]):
    """A seat as the viewer sees it. `hand` is None unless it is the viewer's own; `zones` contain cards, or only their
    number."""

    seat: Seat
    """The number of the seat."""
    hand_count: int
    """The number of cards in hand, also of a hand that is hidden."""


@dataclass(slots=True, kw_only=True)
class View(TableFields[tuple[tuple[Shown, ...], tuple[Shown, ...]], Mapping[str, PileView], tuple[Shown, ...], Opened]):
    """A game as one viewer sees it. It shares nothing mutable with the state."""

    viewer: Viewer
    """A seat, `SPECTATOR` or `OPEN_TABLE`."""
    first: Seat
    """The round's first player."""
    seats: tuple[SeatView, ...]
    """The viewer's own seat first."""
    bounds: Mapping[str, tuple[int, ...]]
    """The ranges of the hidden numbers not used yet; nothing else about them is public."""
    to_decide: bool
    """True if the viewer owes a decision."""
    turn: Seat | None
    """The seat whose turn it is; None in a window."""
    options: tuple[Action, ...]
    """Every legal action of the viewer now; empty for a seat that has nothing to decide, and for spectators."""

    def __deepcopy__(self, memo: object) -> View:
        """An independent view; only its mappings and seats are copied, since nested values never change."""
        return replace(
            self,
            seats=tuple([replace(seat, zones=dict(seat.zones), slots=dict(seat.slots)) for seat in self.seats]),
            piles=dict(self.piles),
            dangers=dict(self.dangers),
            bounds=dict(self.bounds),
            slots=dict(self.slots),
            opening=None if self.opening is None else _detached(self.opening),
        )

    @property
    def box(self) -> tuple[Kind, ...]:
        """The kind of each card."""
        return self.rules.box

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat; None for a spectator and at an open table."""
        return None if self.viewer is OPEN_TABLE else self.viewer

    @property
    def me(self) -> SeatView:
        """The viewer's own seat; a spectator's view has none."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seats[0]

    @property
    def others(self) -> tuple[SeatView, ...]:
        """The other seats, in order."""
        return self.seats if self.seat is None else self.seats[1:]


class Look:
    """The context while a view is built: the viewer, and the seat being shown."""

    __slots__ = ("everything", "face_down", "owner", "seat", "state", "viewer")

    def __init__(self, state: State, viewer: Viewer, seat: Seat | None) -> None:
        self.state = state
        self.viewer = viewer
        self.seat = seat
        """The viewer's own seat, if there is one."""
        self.everything = viewer is OPEN_TABLE
        self.face_down = state.face_down
        self.owner = False
        """True if the seat being shown is the viewer's own, or is treated like it."""


def view(state: State, viewer: Viewer) -> View:
    """The view of a state for a seat or a spectator. Changing it does not affect the state."""
    seat = seat_of(viewer, len(state.players))
    owing = waiting(state)
    seen: View = _show_table(state, Look(state, viewer, seat))
    seen.viewer = viewer
    seen.first = state.first
    seen.to_decide = seat in owing
    seen.turn = None if state.opening or not owing else owing[0]
    seen.options = () if seat is None else tuple(options(state, seat))
    return seen


# --- the visibility rules


def _seats(players: tuple[Player, ...], look: Look) -> tuple[SeatView, ...]:
    """The viewer's own seat first; the others as they were when the window opened (CON-9)."""
    order = list(range(len(players)))
    if look.seat:
        order.remove(look.seat)
        order.insert(0, look.seat)
    views = []
    opening = look.state.opening
    for seat in order:
        look.owner = look.everything or seat == look.seat
        shown: SeatView = _show_seat(players[seat] if look.owner or not opening else opening[seat], look)
        shown.seat = seat
        views.append(shown)
    return tuple(views)


def _held(cards: Cards, look: Look) -> Cards | None:
    return cards if look.owner else None


def _count(cards: Cards, look: Look) -> int:
    return len(cards)


def _sorted(cards: frozenset[CardId], look: Look) -> Cards:
    return tuple(sorted(cards))


def _faces(cards: Iterable[CardId], look: Look) -> tuple[Shown, ...]:
    face_down = look.face_down
    if not face_down:
        return tuple(cards)
    return tuple([_hidden(face_down[card], card, look) if card in face_down else card for card in cards])


def _hidden(lying: FaceDown, card: CardId, look: Look) -> Hidden:
    remembered = look.everything or (look.seat is not None and lying.by == look.seat)
    return Hidden(*lying, card if remembered else None)


def _faces_of_a_set(cards: frozenset[CardId], look: Look) -> tuple[Shown, ...]:
    """Discards in an order that does not depend on hidden faces: they are a set (GEN-9)."""
    shown = _faces(cards, look)
    known = sorted(card for card in shown if not isinstance(card, Hidden))
    hidden = sorted((card for card in shown if isinstance(card, Hidden)), key=lambda card: card.handle)
    return (*known, *hidden)


def _areas(areas: tuple[Cards, Cards], look: Look) -> tuple[tuple[Shown, ...], tuple[Shown, ...]]:
    return (_faces(areas[0], look), _faces(areas[1], look))


def _zones(zones: Mapping[str, Cards], look: Look) -> dict[str, Cards | int]:
    places, owner = look.state.rules.zones, look.owner
    return {name: cards if owner or places[name].shows is Shows.ALL else len(cards) for name, cards in zones.items()}


def _piles(piles: Mapping[str, Cards], look: Look) -> dict[str, PileView]:
    places, everything = look.state.rules.piles, look.everything
    shown = {}
    for name, cards in piles.items():
        shows = Shows.ALL if everything else places[name].shows
        known = cards if shows is Shows.ALL else cards[:1] if shows is Shows.TOP else ()
        shown[name] = PileView(len(cards), known)
    return shown


def _bounds(draws: Mapping[str, tuple[Draw, ...]], look: Look) -> dict[str, tuple[int, ...]]:
    return {name: tuple([draw.bound for draw in numbers]) for name, numbers in draws.items()}


def _own_opening(opening: tuple[Player, ...], look: Look) -> Player | None:
    """The viewer's own seat as the others see it while a window is open: a copy that shares nothing with the state."""
    if look.seat is None or not opening:
        return None
    own: Player = _detached(opening[look.seat])
    return own


SIGHTS: Mapping[Seen, tuple[Sight, ...]] = {
    Seen.NOBODY: (),
    Seen.EVERYBODY: (Sight("{}"),),
    Seen.TABLE: (Sight("dict({})"),),
    Seen.SET: (Sight(_sorted),),
    Seen.HOLDER: (Sight(_held), Sight(_count, "{}_count", Form.COUNT)),
    Seen.FACES: (Sight(_faces),),
    Seen.FACES_OF_A_SET: (Sight(_faces_of_a_set),),
    Seen.AREAS: (Sight(_areas),),
    Seen.ZONES: (Sight(_zones),),
    Seen.PILES: (Sight(_piles),),
    Seen.SEATS: (Sight(_seats, "seats"),),
    Seen.BOUNDS: (Sight(_bounds, "bounds"),),
    Seen.OWNER: (Sight(_own_opening),),
}
"""The view fields for each visibility."""

_detached = detacher(Player)
_show_seat = shower(Player, SeatView, SIGHTS)
_show_table = shower(State, View, SIGHTS)


# --- visible cards


def seen(cards: Iterable[Shown]) -> Iterator[CardId]:
    """The cards among these that the viewer sees or remembers."""
    for card in cards:
        known = card.card if isinstance(card, Hidden) else card
        if known is not None:
            yield known


def in_sight(view: View) -> Iterator[CardId]:
    """Every card whose place the viewer knows."""
    for seat in view.seats:
        yield from seat.hand or ()
        yield from (site.card for site in seat.construction)
        yield from seat.duchy
        yield from seat.discards
        yield from seen(seat.selection)
        for cards in seat.zones.values():
            yield from () if isinstance(cards, int) else cards
    for area in view.areas:
        yield from seen(area)
    yield from seen(view.discards)
    for name, pile in view.piles.items():
        if name != "box":
            yield from pile.cards
