"""Events, the only things that change a state, and facts, which record each event with its cause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.phases import ENDED, Phase
from kingdom.core.scoring import Verdict
from kingdom.core.state import Draw, FaceDown, Seat, State
from kingdom.core.values import value
from kingdom.core.viewers import NOBODY, Onlooker


class Event:
    """A change of the state. Subclasses are values; only their `change` method writes to a state."""

    __slots__ = ()

    barrier: ClassVar[str] = ""
    """If not empty, nothing up to this event can be undone: it revealed something, closed a window or passed the turn.

    The value is the id of an explanation; its message is `barrier-` plus the id.
    """
    unpublished: ClassVar[bool] = False
    """Hidden from every viewer: numbers drawn at set-up and not used yet."""
    announced: ClassVar[bool] = False
    """Published at once, even while a window is open: a seat is done with the window (PLA-7)."""
    defeats: ClassVar[bool] = False
    """It defeats a card that threatened its seat; summaries of the round list the card."""
    from_a_deck: ClassVar[bool] = False
    """It only brings cards from a deck. No player chose it, so it is not reported as a player's action."""
    bookkeeping: ClassVar[bool] = False
    """Left out of short logs, because other events imply it."""
    private: ClassVar[bool] = False
    """Only `known_to()` sees the cards in it."""
    face_down: ClassVar[bool] = False
    """The cards in it may lie face down."""

    def change(self, state: State) -> None:
        """Change the state."""
        raise NotImplementedError

    def named(self) -> tuple[CardId, ...]:
        """The cards in it; needed only if they may be hidden."""
        return ()

    def known_to(self) -> Seat | Onlooker:
        """The only seat that sees the cards of a private event."""
        return NOBODY


class Secret(NamedTuple):
    """A card of a fact that only one seat knows: that seat, and the handle that all others see instead."""

    known_to: Seat | Onlooker
    """The only seat that knows the card."""
    handle: str | None
    """The name of the card for all others."""


class Fact(NamedTuple):
    """An event with the clause that caused it, and the secrets that must not be revealed."""

    event: Event
    """The event, a value such as `Offered`."""
    because: str
    """The clause that caused it, such as `CHO-3`."""
    secrets: Mapping[CardId, Secret] = {}
    """The cards in it that not everybody may know."""


def secret_of(card: FaceDown) -> Secret:
    """The secret of a face-down card: its player remembers it; nobody knows a card that came from a deck (GEN-6)."""
    return Secret(NOBODY if card.by is None else card.by, card.handle)


def fact_of(state: State, event: Event, clause: str) -> Fact:
    """The fact of an event that has just changed the state."""
    if event.private:
        return Fact(event, clause, dict.fromkeys(event.named(), Secret(event.known_to(), None)))
    if event.face_down and state.face_down:
        hidden = state.face_down
        return Fact(event, clause, {card: secret_of(hidden[card]) for card in event.named() if card in hidden})
    return Fact(event, clause)


# --- how a game proceeds


@value
class RoundBegan(Event):
    """A new round: another first player (SET-6)."""

    number: int
    barrier = "round"

    def change(self, state: State) -> None:
        state.round = self.number


@value
class PhaseBegan(Event):
    """A phase begins; nobody is done with it yet."""

    phase: Phase
    barrier = "phase"

    def change(self, state: State) -> None:
        state.phase = self.phase
        state.turns = 0
        state.opening = ()
        for player in state.players:
            player.done = False


@value
class WindowOpened(Event):
    """All seats may act at once. Until the window closes, each sees the others as they are now (CON-9)."""

    phase: Phase
    bookkeeping = True

    def change(self, state: State) -> None:
        state.opening = tuple([player.copy() for player in state.players])


@value
class WindowClosed(Event):
    """Every seat is done: effects between seats are settled, and every action is published (CON-8, CON-9)."""

    phase: Phase
    barrier = "window"
    bookkeeping = True

    def change(self, state: State) -> None:
        state.opening = ()


def be_done(state: State, seat: Seat) -> None:
    """Mark a seat as done with the window. The others see this, but nothing else about the seat."""
    state.players[seat].done = True
    if state.opening:
        shown = [player.copy() for player in state.opening]
        shown[seat].done = True
        state.opening = tuple(shown)


@value
class SeatDone(Event):
    """A seat is done with the window (PLA-7)."""

    seat: Seat
    announced = True

    def change(self, state: State) -> None:
        be_done(state, self.seat)


@value
class GameEnded(Event):
    """The game is over (END-4, SCE-8)."""

    verdict: Verdict
    barrier = "over"

    def change(self, state: State) -> None:
        state.phase = ENDED
        state.opening = ()
        state.verdict = self.verdict


# --- duties


@value
class Owed(Event):
    """A seat must decide something before anything else."""

    seat: Seat
    duty: Duty

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.owes = (*player.owes, self.duty)


@value
class Discharged(Event):
    """The first duty of a seat has been fulfilled."""

    seat: Seat
    bookkeeping = True

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.owes = player.owes[1:]


# --- cards and piles


@value
class PileFormed(Event):
    """Set-up: cards leave the box and form a deck or stack, next card first."""

    pile: str
    cards: tuple[CardId, ...]
    unpublished = True

    def change(self, state: State) -> None:
        taken = frozenset(self.cards)
        state.put_pile("box", tuple([card for card in state.pile("box") if card not in taken]))
        state.put_pile(self.pile, self.cards)


@value
class NumbersDrawn(Event):
    """Set-up: random numbers for later events, hidden from everybody."""

    name: str
    draws: tuple[Draw, ...]
    unpublished = True

    def change(self, state: State) -> None:
        state.draws = {**state.draws, self.name: self.draws}


def hide(state: State, card: CardId, by: Seat | None) -> None:
    """Lay a card face down: give it a handle of its own, made only from public information (GEN-8)."""
    if by is None:
        handle = f"danger-{state.round}-{state.turns}"
    else:
        player = state.players[by]
        player.laid += 1
        handle = f"{'ab'[by]}-{player.laid}"
    state.face_down = {**state.face_down, card: FaceDown(handle, by, state.round, state.turns)}
