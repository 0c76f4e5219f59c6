"""Events, the only things that change a state; facts, which say what happened and why."""

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
    """What happened. Subclasses are values; `change` is the only place where a state is written to."""

    __slots__ = ()

    barrier: ClassVar[str] = ""
    """Why nothing up to here can be undone: this revealed something, closed a window, or passed the turn.

    An id, as in a reason; its message is `barrier-` plus the id.
    """
    untold: ClassVar[bool] = False
    """Told to nobody: numbers drawn at set-up and not used yet."""
    announced: ClassVar[bool] = False
    """Told to everybody at once, even while a window is open: that a seat is done with it (PLA-7)."""
    defeats: ClassVar[bool] = False
    """It defeats something that stood against its seat; the card counts among those of the round."""
    from_a_deck: ClassVar[bool] = False
    """It only brings cards from a deck. Nobody decided it, so it is not reported as somebody's action."""
    bookkeeping: ClassVar[bool] = False
    """A short log leaves it out, since other events say the same."""
    private: ClassVar[bool] = False
    """Only `known_to()` sees the cards it names."""
    face_down: ClassVar[bool] = False
    """The cards it names may lie face down."""

    def change(self, state: State) -> None:
        """Change the state."""
        raise NotImplementedError

    def named(self) -> tuple[CardId, ...]:
        """The cards that it names; needed only if they may be hidden."""
        return ()

    def known_to(self) -> Seat | Onlooker:
        """The only seat that sees the cards of a private event."""
        return NOBODY


class Secret(NamedTuple):
    """The only seat that knows a card in a fact, and the handle that everybody else sees instead."""

    known_to: Seat | Onlooker
    handle: str | None


class Fact(NamedTuple):
    """An event with the clause that caused it, and the secrets that must not be revealed."""

    event: Event
    because: str
    secrets: Mapping[CardId, Secret] = {}


def secret_of(card: FaceDown) -> Secret:
    """Whoever laid it remembers it; a card laid from a deck is known to nobody (GEN-6)."""
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
    """All seats may act at once; from now on each sees the others as they are at this moment (CON-9)."""

    phase: Phase
    bookkeeping = True

    def change(self, state: State) -> None:
        state.opening = tuple([player.copy() for player in state.players])


@value
class WindowClosed(Event):
    """Every seat is done: what crosses the table is settled now, and all is told to all (CON-8, CON-9)."""

    phase: Phase
    barrier = "window"
    bookkeeping = True

    def change(self, state: State) -> None:
        state.opening = ()


def be_done(state: State, seat: Seat) -> None:
    """A seat is done with the window, and everybody sees that. Nothing else about the seat changes for the others."""
    state.players[seat].done = True
    if state.opening:
        shown = [player.copy() for player in state.opening]
        shown[seat].done = True
        state.opening = tuple(shown)


@value
class SeatDone(Event):
    """A seat has said that it is done with the window (PLA-7)."""

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
    """The duty that was due first has been done."""

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
    untold = True

    def change(self, state: State) -> None:
        taken = frozenset(self.cards)
        state.put_pile("box", tuple([card for card in state.pile("box") if card not in taken]))
        state.put_pile(self.pile, self.cards)


@value
class NumbersDrawn(Event):
    """Set-up: numbers that later events use up, hidden from everybody."""

    name: str
    draws: tuple[Draw, ...]
    untold = True

    def change(self, state: State) -> None:
        state.draws = {**state.draws, self.name: self.draws}


def hide(state: State, card: CardId, by: Seat | None) -> None:
    """A card is laid face down: it gets its own handle, made only from public information (GEN-8)."""
    if by is None:
        handle = f"danger-{state.round}-{state.turns}"
    else:
        player = state.players[by]
        player.laid += 1
        handle = f"{'ab'[by]}-{player.laid}"
    state.face_down = {**state.face_down, card: FaceDown(handle, by, state.round, state.turns)}
