"""Views: all that a seat or a spectator may know of a game, made by one function that lists what is shown.

Nothing gets into a view but what this file puts there. A card is shown if it lies open, if the viewer holds it,
or if the viewer laid it and so remembers it (GEN-6); otherwise there is a number, or a `Hidden` with what is public
of it (GEN-8). While a window is open the other seats are shown as they were when it opened (CON-9).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Kind
from kingdom.core.engine import options, waiting
from kingdom.core.module import Shows
from kingdom.core.phases import Phase
from kingdom.core.resources import Cubes
from kingdom.core.scoring import Verdict
from kingdom.core.state import Cards, FaceDown, Player, Seat, Site, State

if TYPE_CHECKING:
    from kingdom.core.ruleset import Ruleset

OPEN_TABLE: Seat = -2
"""Stands for a viewer who sees everything: for finished games and for looking at positions."""


class Hidden(NamedTuple):
    """A face-down card: what is public of it, and its face if the viewer remembers it."""

    handle: str
    by: Seat | None
    round: int
    turn: int
    card: CardId | None = None


Shown = CardId | Hidden


class PileView(NamedTuple):
    """A deck or stack: its size, and the cards on top that are known."""

    size: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a viewer sees of one seat."""

    seat: Seat
    hand: Cards | None
    """None for a hand that the viewer does not hold."""
    hand_count: int
    selection: tuple[Shown, ...]
    construction: tuple[Site, ...]
    duchy: Cards
    discards: Cards
    alchemy: Cubes
    cubes: Cubes
    krystallium: int
    soldiers: int
    training: int
    traps: int
    laid: int
    owes: tuple[Duty, ...]
    done: bool
    zones: Mapping[str, Cards | int]
    """Zones of modules: the cards, or how many there are."""
    slots: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class View:
    """A game as one viewer sees it; `viewer` is None for a spectator."""

    viewer: Seat | None
    rules: Ruleset = field(compare=False, repr=False)
    round: int
    phase: Phase
    turns: int
    first: Seat
    seats: tuple[SeatView, ...]
    """The viewer's own seat first."""
    areas: tuple[tuple[Shown, ...], tuple[Shown, ...]]
    piles: Mapping[str, PileView]
    discards: tuple[Shown, ...]
    dangers: Mapping[CardId, tuple[Seat | None, int]]
    bounds: Mapping[str, tuple[int, ...]]
    """How many hidden numbers wait to be used, and their ranges: only that is public of them."""
    slots: Mapping[str, Any]
    to_decide: bool
    """Whether the viewer owes a decision."""
    turn: Seat | None
    """Whose turn it is, where turns are taken; None in a window."""
    options: tuple[Action, ...]
    opening: Player | None
    """The viewer's own seat as the others see it while a window is open."""
    verdict: Verdict | None

    @property
    def box(self) -> tuple[Kind, ...]:
        """What each card is."""
        return self.rules.box

    @property
    def me(self) -> SeatView:
        """The viewer's own seat; a spectator's view has none."""
        if self.viewer is None:
            raise ValueError("a spectator has no seat")
        return self.seats[0]

    @property
    def others(self) -> tuple[SeatView, ...]:
        """The other seats, in order."""
        return self.seats if self.viewer is None else self.seats[1:]


def view(state: State, viewer: Seat | None) -> View:
    """What a seat may know; what a spectator may, for None. Nothing in it can be used to change the state."""
    seats = range(len(state.players))
    own = viewer is not None and viewer >= 0
    order = (viewer, *(seat for seat in seats if seat != viewer)) if own else tuple(seats)
    owing = waiting(state)
    window = bool(state.opening)
    return View(
        viewer=viewer,
        rules=state.rules,
        round=state.round,
        phase=state.phase,
        turns=state.turns,
        first=state.first,
        seats=tuple([_seat(state, seat, viewer) for seat in order if seat is not None]),
        areas=(_shown(state, state.areas[0], viewer), _shown(state, state.areas[1], viewer)),
        piles={name: _pile(state, name, cards, viewer) for name, cards in state.piles.items()},
        discards=_set(_shown(state, state.discards, viewer)),
        dangers=dict(state.dangers),
        bounds={name: tuple([draw.bound for draw in draws]) for name, draws in state.draws.items()},
        slots=dict(state.slots),
        to_decide=viewer in owing,
        turn=None if window or not owing else owing[0],
        options=tuple(options(state, viewer)) if own and viewer is not None else (),
        opening=_detached(state.opening[viewer]) if own and viewer is not None and window else None,
        verdict=state.verdict,
    )


def _seat(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    open_to_viewer = viewer in (seat, OPEN_TABLE)
    player = state.players[seat] if open_to_viewer or not state.opening else state.opening[seat]
    return SeatView(
        seat=seat,
        hand=player.hand if open_to_viewer else None,
        hand_count=len(player.hand),
        selection=_shown(state, player.selection, viewer),
        construction=player.construction,
        duchy=player.duchy,
        discards=tuple(sorted(player.discards)),
        alchemy=player.alchemy,
        cubes=player.cubes,
        krystallium=player.krystallium,
        soldiers=player.soldiers,
        training=player.training,
        traps=player.traps,
        laid=player.laid,
        owes=player.owes,
        done=player.done,
        zones={
            name: cards if open_to_viewer or state.rules.zones[name].shows is Shows.ALL else len(cards)
            for name, cards in player.zones.items()
        },
        slots=dict(player.slots),
    )


def _detached(player: Player) -> Player:
    """A copy that shares nothing with the state that could be written to."""
    copy = player.copy()
    copy.zones = dict(player.zones)
    copy.slots = dict(player.slots)
    return copy


def _shown(state: State, cards: Cards | frozenset[CardId], viewer: Seat | None) -> tuple[Shown, ...]:
    face_down = state.face_down
    if not face_down:
        return tuple(cards)
    return tuple([_hidden(face_down[card], card, viewer) if card in face_down else card for card in cards])


def _hidden(lying: FaceDown, card: CardId, viewer: Seat | None) -> Hidden:
    remembered = viewer == OPEN_TABLE or (viewer is not None and lying.by == viewer)
    return Hidden(*lying, card if remembered else None)


def _set(cards: tuple[Shown, ...]) -> tuple[Shown, ...]:
    """Discards are a set (GEN-9): in an order that does not depend on faces one cannot see."""
    known = sorted(card for card in cards if not isinstance(card, Hidden))
    hidden = sorted((card for card in cards if isinstance(card, Hidden)), key=lambda card: card.handle)
    return (*known, *hidden)


def _pile(state: State, name: str, cards: Cards, viewer: Seat | None) -> PileView:
    shows = Shows.ALL if viewer == OPEN_TABLE else state.rules.piles[name].shows
    known = cards if shows is Shows.ALL else cards[:1] if shows is Shows.TOP else ()
    return PileView(len(cards), known)
