"""The state of a game: a flat object for the table and one per seat, cheap to copy, holding immutable values.

Each field is declared here and nowhere else, with its visibility and written form: see `kingdom.core.fields`. Only
events write to a state, and only to a copy made by `apply`. Modules store their data in slots, piles and zones that
they declare; the kernel can copy, show, save and check these without knowing their meaning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from kingdom.core.cards import CardId, Kind
from kingdom.core.fields import Copied, Copyable, Form, Seen, copyable, declared
from kingdom.core.phases import ROUNDS, SETUP, Phase
from kingdom.core.resources import NO_CUBES, NO_SPACES, Cubes, Spaces
from kingdom.core.scoring import Verdict
from kingdom.core.showing import Holds

if TYPE_CHECKING:
    from kingdom.core.actions import Duty
    from kingdom.core.ruleset import Ruleset

T = TypeVar("T")
# Type parameters for fields whose type in a view differs from that in a state.
Held = TypeVar("Held")
Laid = TypeVar("Laid")
Heap = TypeVar("Heap")
Zoned = TypeVar("Zoned")
Areas = TypeVar("Areas")
Piles = TypeVar("Piles")
Discards = TypeVar("Discards")
Opening = TypeVar("Opening")

Seat = int
"""A place at the table: 0 or 1."""

Cards = tuple[CardId, ...]

DANGER_DECK: tuple[Seat | None, int] = (None, 0)
"""Marks a Calamity or Menace that was not dealt to a hand: see `State.dangers`."""


class Site(NamedTuple):
    """A card under construction, and the number of filled spaces of each kind (CON-11)."""

    card: CardId
    """The card."""
    filled: Spaces = NO_SPACES
    """Its filled spaces: Materials, Population, Gold, Exploration, Krystallium, Soldiers."""


class FaceDown(NamedTuple):
    """The public part of a face-down card: the seat that laid it (None if it came from a deck), and when (GEN-8)."""

    handle: str
    """Identifies the card while it is hidden. It is created when the card is laid, so it does not reveal the origin."""
    by: Seat | None
    round: int
    turn: int


class Draw(NamedTuple):
    """A number from 0 to bound - 1, drawn at set-up and not used yet. Hidden from everybody."""

    number: int
    bound: int


@dataclass(slots=True, kw_only=True)
class SeatFields(Copyable, Generic[Held, Laid, Heap, Zoned]):
    """The fields of a seat (GEN-5). `Player` holds the true values, `SeatView` those a viewer sees."""

    hand: Held = declared((), seen=Seen.HOLDER, written=Form.CARDS)
    """The cards in hand."""
    selection: Laid = declared((), seen=Seen.FACES, written=Form.CARDS)
    """The cards taken in Choice and not slated or recycled yet."""
    construction: tuple[Site, ...] = declared((), seen=Seen.EVERYBODY, written=Form.SITES)
    """The cards under construction, with their filled spaces."""
    duchy: Cards = declared((), seen=Seen.EVERYBODY, written=Form.CARDS)
    """The Duchy card, then constructed cards and Calamities in order of arrival."""
    discards: Heap = declared(frozenset(), seen=Seen.SET, written=Form.CARD_SET)
    """The discards of this seat, stored per seat so that simultaneous discards do not interfere (CON-9)."""
    alchemy: Cubes = declared(NO_CUBES, seen=Seen.EVERYBODY, written=Form.HEAP)
    """The cubes on the Alchemy board."""
    cubes: Cubes = declared(NO_CUBES, seen=Seen.EVERYBODY, written=Form.HEAP)
    """Cubes in hand: taken, but not placed yet (PLA-9)."""
    krystallium: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT)
    """The number of Krystallium."""
    soldiers: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT)
    """The number of Soldiers."""
    training: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT, most=1)
    """Soldiers standing in the Training area: 0 or 1 (PRO-3)."""
    traps: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT)
    """The number of Trap tokens."""
    laid: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT)
    """The number of cards this seat has laid face down; their handles contain it."""
    owes: tuple[Duty, ...] = declared((), seen=Seen.EVERYBODY, written=Form.DUTIES)
    """Decisions it must make before anything else, as data (PLA-9)."""
    done: bool = declared(False, seen=Seen.EVERYBODY, written=Form.FLAG)
    """True if the seat is done with the open window."""
    zones: Zoned = declared(dict, seen=Seen.ZONES, written=Form.ZONES)
    """Cards in places of modules, by the name of the place, such as `advisors`."""
    slots: Mapping[str, Any] = declared(dict, seen=Seen.TABLE, written=Form.SLOTS)
    """Values of modules, by name, such as `quest_steps`."""


@copyable
@dataclass(slots=True, kw_only=True)
class Player(SeatFields[Cards, Cards, frozenset[CardId], Mapping[str, Cards]]):
    """The true state of a seat."""

    def site(self, card: CardId) -> Site:
        """The card under construction and its filled spaces."""
        for site in self.construction:
            if site.card == card:
                return site
        raise KeyError(card)

    def zone(self, name: str) -> Cards:
        """The cards in a zone."""
        return self.zones.get(name, ())

    def put_zone(self, name: str, cards: Cards) -> None:
        """Replace the cards of a zone."""
        self.zones = {**self.zones, name: cards}

    def __getitem__(self, slot: SeatSlot[T]) -> T:
        value: T = self.slots.get(slot.name, slot.default)
        return value

    def put(self, slot: SeatSlot[T], value: T) -> None:
        """Store a module's value for this seat."""
        self.slots = {**self.slots, slot.name: value}


class Slot(Generic[T]):
    """A module's value for the table: `state[FIRST_TO_FINISH]`. Public, plain data."""

    def __init__(self, name: str, default: T, holds: Holds = Holds.DATA, *, most: int | None = None) -> None:
        self.name = name
        self.default = default
        self.holds = holds
        """The sort of its content, for display."""
        self.most = most
        """The maximum, if there is one."""


class SeatSlot(Slot[T]):
    """A module's value for each seat: `player[STEPS_DONE]`. Public when no window is open (CON-9)."""


@dataclass(slots=True, kw_only=True)
class TableFields(Generic[Areas, Piles, Discards, Opening]):
    """The fields of the table. `State` holds the true values, `View` those a viewer sees."""

    rules: Ruleset = declared(seen=Seen.EVERYBODY, written=Form.NOTHING, compared=False)
    """The rules of the game; not part of the position."""
    round: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT, most=ROUNDS)
    """The round, 1 to 4; 0 before the first."""
    phase: Phase = declared(SETUP, seen=Seen.EVERYBODY, written=Form.PHASE)
    """The phase; `phase.name` is its name."""
    turns: int = declared(0, seen=Seen.EVERYBODY, written=Form.COUNT)
    """Turns taken in this Choice (CHO-2)."""
    areas: Areas = declared(((), ()), seen=Seen.AREAS, written=Form.AREAS)
    """The two Offering areas, left and right."""
    piles: Piles = declared(dict, seen=Seen.PILES, written=Form.PILES)
    """Decks and stacks, next card first."""
    discards: Discards = declared(frozenset(), seen=Seen.FACES_OF_A_SET, written=Form.CARD_SET)
    """The common discards."""
    dangers: Mapping[CardId, tuple[Seat | None, int]] = declared(dict, seen=Seen.TABLE, written=Form.DANGERS)
    """The place each Calamity or Menace was dealt to: a hand in a round, or the Danger deck (GEN-7)."""
    slots: Mapping[str, Any] = declared(dict, seen=Seen.TABLE, written=Form.SLOTS)
    """Values of modules for the table, by name."""
    opening: Opening = declared((), seen=Seen.OWNER, written=Form.OPENING)
    """The seats as they were when the window opened, which is how the others see them (CON-9)."""
    verdict: Verdict | None = declared(None, seen=Seen.EVERYBODY, written=Form.VERDICT)
    """The outcome of a game that is over; otherwise None."""


@copyable
@dataclass(slots=True, kw_only=True)
class State(Copyable, TableFields[tuple[Cards, Cards], Mapping[str, Cards], frozenset[CardId], tuple[Player, ...]]):
    """A complete game between two decisions: the table, and the fields that no view has."""

    box: tuple[Kind, ...] = declared(written=Form.NOTHING)
    """The kind of each card; constant during a game."""
    players: tuple[Player, ...] = declared((), seen=Seen.SEATS, written=Form.SEATS, copied=Copied.EACH, after="turns")
    """The true state of each seat."""
    face_down: Mapping[CardId, FaceDown] = declared(dict, written=Form.FACE_DOWN, after="areas")
    """The face-down cards in areas, Selections and discards; views show them with the cards."""
    draws: Mapping[str, tuple[Draw, ...]] = declared(dict, seen=Seen.BOUNDS, written=Form.DRAWS, after="dangers")
    """The hidden numbers drawn at set-up and not used yet, by name."""

    def __getstate__(self) -> dict[str, Any]:
        """The fields to pickle: all but the box, which the rules contain. The rules come first, to load the phases."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != "box"}

    def __setstate__(self, pickled: Mapping[str, Any]) -> None:
        for name, value in pickled.items():
            setattr(self, name, value)
        self.box = self.rules.box

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
        """Replace the cards of a deck or stack."""
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
