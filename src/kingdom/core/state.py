"""The state of a game: one flat, cheaply copied shell per table and per seat, immutable values below.

Only events write to a state, and only to a copy that `apply` made. Modules keep what is theirs in slots, piles
and zones that they declare; the kernel does not know what they mean, but can copy, show, save and check them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from kingdom.core.cards import CardId, Kind
from kingdom.core.phases import SETUP, Phase
from kingdom.core.resources import NO_CUBES, NO_SPACES, Cubes, Spaces
from kingdom.core.scoring import Verdict

if TYPE_CHECKING:
    from kingdom.core.actions import Duty
    from kingdom.core.ruleset import Ruleset

T = TypeVar("T")

Seat = int
"""A place at the table: 0 or 1."""

Cards = tuple[CardId, ...]

DANGER_DECK: tuple[Seat | None, int] = (None, 0)
"""Where a Calamity or Menace was dealt that came to no hand: see `State.dangers`."""


class Site(NamedTuple):
    """A card under construction, and how many of its spaces of each kind are filled (CON-11)."""

    card: CardId
    filled: Spaces = NO_SPACES


class FaceDown(NamedTuple):
    """What is public of a face-down card: who laid it and when (GEN-8); nobody, if it came from a deck."""

    handle: str
    """Names the card while it lies hidden; made when it is laid, so it says nothing of where it came from."""
    by: Seat | None
    round: int
    turn: int


class Draw(NamedTuple):
    """A number drawn at set-up and not used yet, from 0 to bound - 1. Hidden from everybody."""

    number: int
    bound: int


@dataclass(slots=True)
class Player:
    """What belongs to one seat (GEN-5)."""

    hand: Cards = ()
    selection: Cards = ()
    construction: tuple[Site, ...] = ()
    duchy: Cards = ()
    """The Duchy card, then constructed cards and Calamities as they came."""
    discards: frozenset[CardId] = frozenset()
    """What this seat discarded: kept per seat, so that simultaneous discards do not cross (CON-9)."""
    alchemy: Cubes = NO_CUBES
    cubes: Cubes = NO_CUBES
    """In hand: taken, still to be placed (PLA-9)."""
    krystallium: int = 0
    soldiers: int = 0
    training: int = 0
    """Soldiers standing in the Training area: 0 or 1 (PRO-3)."""
    traps: int = 0
    laid: int = 0
    """How many cards this seat has laid face down; numbers their handles."""
    owes: tuple[Duty, ...] = ()
    """Decisions that come before anything else, as data (PLA-9)."""
    done: bool = False
    zones: Mapping[str, Cards] = field(default_factory=dict)
    slots: Mapping[str, Any] = field(default_factory=dict)

    def copy(self) -> Player:
        """A shallow copy; written out because it is the hottest line of the engine."""
        new = object.__new__(Player)
        new.hand = self.hand
        new.selection = self.selection
        new.construction = self.construction
        new.duchy = self.duchy
        new.discards = self.discards
        new.alchemy = self.alchemy
        new.cubes = self.cubes
        new.krystallium = self.krystallium
        new.soldiers = self.soldiers
        new.training = self.training
        new.traps = self.traps
        new.laid = self.laid
        new.owes = self.owes
        new.done = self.done
        new.zones = self.zones
        new.slots = self.slots
        return new

    def site(self, card: CardId) -> Site:
        """The card under construction, with what lies on it."""
        for site in self.construction:
            if site.card == card:
                return site
        raise KeyError(card)

    def zone(self, name: str) -> Cards:
        """The cards in a zone that a module declared."""
        return self.zones.get(name, ())

    def put_zone(self, name: str, cards: Cards) -> None:
        """Lay these cards in a zone, in place of what was there."""
        self.zones = {**self.zones, name: cards}

    def __getitem__(self, slot: SeatSlot[T]) -> T:
        value: T = self.slots.get(slot.name, slot.default)
        return value

    def put(self, slot: SeatSlot[T], value: T) -> None:
        """Store a module's value for this seat."""
        self.slots = {**self.slots, slot.name: value}


class Slot(Generic[T]):
    """A module's own drawer for the table: `state[BESIDE_DANGER]`. Everything in it is public and plain data."""

    def __init__(self, name: str, default: T) -> None:
        self.name = name
        self.default = default


class SeatSlot(Slot[T]):
    """A module's own drawer for each seat: `player[QUEST_STEPS]`. Public when no window is open (CON-9)."""


@dataclass(slots=True)
class State:
    """The whole truth about a game between two decisions."""

    box: tuple[Kind, ...]
    """What each card is; never changes during a game."""
    rules: Ruleset = field(compare=False, repr=False)
    """What the game is played by; not part of the position."""
    players: tuple[Player, ...] = ()
    piles: Mapping[str, Cards] = field(default_factory=dict)
    """Decks and stacks, next card first."""
    areas: tuple[Cards, Cards] = ((), ())
    """The two Offering areas, left and right."""
    face_down: Mapping[CardId, FaceDown] = field(default_factory=dict)
    """Cards lying face down in areas, Selections and discards."""
    discards: frozenset[CardId] = frozenset()
    dangers: Mapping[CardId, tuple[Seat | None, int]] = field(default_factory=dict)
    """Calamities and Menaces dealt: to which hand, in which round; to none: into the Danger deck (GEN-7)."""
    draws: Mapping[str, tuple[Draw, ...]] = field(default_factory=dict)
    round: int = 0
    phase: Phase = SETUP
    turns: int = 0
    """Turns taken in this Choice (CHO-2)."""
    opening: tuple[Player, ...] = ()
    """The seats as they were when the window opened: what the others see of them (CON-9)."""
    slots: Mapping[str, Any] = field(default_factory=dict)
    verdict: Verdict | None = None

    def copy(self) -> State:
        """A copy that can be changed without touching this one."""
        new = object.__new__(State)
        new.box = self.box
        new.rules = self.rules
        new.players = tuple([player.copy() for player in self.players])
        new.piles = self.piles
        new.areas = self.areas
        new.face_down = self.face_down
        new.discards = self.discards
        new.dangers = self.dangers
        new.draws = self.draws
        new.round = self.round
        new.phase = self.phase
        new.turns = self.turns
        new.opening = self.opening
        new.slots = self.slots
        new.verdict = self.verdict
        return new

    def __getitem__(self, slot: Slot[T]) -> T:
        value: T = self.slots.get(slot.name, slot.default)
        return value

    def put(self, slot: Slot[T], value: T) -> None:
        """Store a module's value for the table."""
        self.slots = {**self.slots, slot.name: value}

    def pile(self, name: str) -> Cards:
        """A deck or stack, next card first; empty if the game has none of that name."""
        return self.piles.get(name, ())

    def put_pile(self, name: str, cards: Cards) -> None:
        """Lay a deck or stack in place of what was there."""
        self.piles = {**self.piles, name: cards}

    @property
    def first(self) -> Seat:
        """The round's first player: player 1 in rounds 1 and 3, player 2 in rounds 2 and 4 (SET-6)."""
        return self.order[0]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats, the round's first player first."""
        if len(self.players) == 1:
            return (0,)
        return (0, 1) if self.round % 2 or not self.round else (1, 0)
