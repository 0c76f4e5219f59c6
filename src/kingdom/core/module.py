"""Modules: rules, each registered under the clause it implements with one of a dozen verbs.

The base game is a module too and uses the same verbs. The verbs are typed, so a type checker compares each rule with
the hook it is registered on: a rule with a wrong parameter is an error at its decorator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import Family
from kingdom.core.events import Event
from kingdom.core.phases import Agenda, Phase
from kingdom.core.reasons import Reason
from kingdom.core.rng import Streams
from kingdom.core.scoring import ScoreLine
from kingdom.core.showing import Heap, Lies, Spot
from kingdom.core.state import Seat, Slot, State

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S", bound=Slot[Any])

Rule = Callable[[F], F]


class Query(Generic[P, T]):
    """A question about a state, whose answer modules may amend. Called like the function it wraps."""

    def __init__(self, answer: Callable[Concatenate[State, P], T], clause: str) -> None:
        self.answer = answer
        self.clause = clause
        self.__doc__ = answer.__doc__
        self.__name__ = answer.__name__

    def __call__(self, state: State, *args: P.args, **kwargs: P.kwargs) -> T:
        found = self.answer(state, *args, **kwargs)
        for amend in state.rules.amends.get(self, ()):
            found = amend.call(found, state, *args, **kwargs)
        return found


class Stage(IntEnum):
    """The stages in which Planning opens, in the order of PLA-8. Other phases use only the first."""

    TURN_UP = 0
    """Face-down cards are turned up."""
    ENTER = 1
    """Cards that serve a seat enter its zones."""
    JOIN = 2
    """Calamities join the Duchy."""
    BRING = 3
    """Menaces that bring others stand in Construction, and bring them."""
    STAND = 4
    """All other Menaces stand in Construction."""
    GIVE_UP = 5
    """Duties, in the order in which they fall due: first to give up cards,"""
    COVER = 6
    """then to cover icons,"""
    HOUSE = 7
    """then to house what stands under a card."""


class Part(Enum):
    """What a module provides the rules for. The values are the sections of a card set with its names and cards."""

    MODULE = "module"
    """Anything a configuration can name in `modules`."""
    DECK = "deck"
    MENACE = "menace"
    VERMIN = "vermin"
    ADVISOR = "advisor"
    SCENARIO = "scenario"
    SOLO = "solo"
    """What the module of this name changes in solo games."""

    __hash__ = object.__hash__


EVERY = "*"
"""The key for rules that are not specific to one entry: those all scenarios share, and solo play itself."""


class Shows(Enum):
    """Who may look at the cards of a pile or of a zone of a seat."""

    ALL = "all"
    TOP = "top"
    """The next card only, to everybody."""
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Hook:
    """One rule: its module, its clause, and what it is registered on."""

    module: str
    verb: str
    key: Any
    clause: str
    call: Callable[..., Any]
    stage: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A pile of the table or a zone of each seat that a module declares."""

    name: str
    shows: Shows
    family: Family | None = None
    """The family of the hidden cards there, if they can only be of one."""
    dangers: bool = False
    """Whether it is a Danger deck: it holds the Calamities or Menaces that are not dealt to a hand."""
    only: tuple[Family, ...] = ()
    """For a zone: the families whose cards it can hold; any family if empty."""
    lies: Lies = Lies.ASIDE
    """For a zone: where its cards are shown on a table."""
    heap: Heap = Heap.ASIDE
    """For a pile: what sort of pile it is on a table."""


class Module:
    """A named bundle of rules."""

    def __init__(self, name: str, *, needs: Iterable[Module] = ()) -> None:
        self.name = name
        self.needs = tuple(needs)
        self.parts: list[tuple[Part, str]] = []
        self.hooks: list[Hook] = []
        self.piles: list[Place] = []
        self.zones: list[Place] = []
        self.slots: list[Slot[Any]] = []
        self.spots: dict[str, Spot] = {}

    def __repr__(self) -> str:
        return f"<module {self.name}>"

    def _rule(self, verb: str, key: Any, clause: str, stage: int = 0) -> Callable[[F], F]:
        def register(call: F) -> F:
            self.hooks.append(Hook(self.name, verb, key, clause, call, stage))
            return call

        return register

    # --- the forms a sentence of the rules can take

    def offers(
        self, when: Phase | type[Duty] | None, *, clause: str
    ) -> Rule[Callable[[State, Seat], Iterable[Action]]]:
        """ "You may …": in a phase; any time (None); or as the answers to a duty."""
        return self._rule("offers", when, clause)

    def on(self, event: type[E], *, clause: str) -> Rule[Callable[[State, E], Iterable[Event]]]:
        """ "Whenever …": what follows from an event."""
        return self._rule("on", event, clause)

    def amends(self, query: Query[P, T], *, clause: str) -> Rule[Callable[Concatenate[T, State, P], T]]:
        """ "… one fewer": a different answer to a question; the first argument of the rule is the answer so far."""
        return self._rule("amends", query, clause)

    def instead_of(self, event: type[E], *, clause: str) -> Rule[Callable[[State, E], Iterable[Event] | None]]:
        """ "… in place of": replaces an event that is about to happen with others; None lets it happen."""
        return self._rule("instead_of", event, clause)

    # --- how the game proceeds

    def resolves(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Iterable[Event]]]:
        """What an action does."""
        return self._rule("resolves", action, clause)

    def forbids(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Reason | None]]:
        """ "… cannot be …": the reason, or None; removes an action that another rule offers."""
        return self._rule("forbids", action, clause)

    def refuses(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Reason | None]]:
        """Why an action that no rule offers is not available; asked only after a refusal."""
        return self._rule("refuses", action, clause)

    def sets_up(self, *, clause: str, before_decks: bool = False) -> Rule[Callable[[State, Streams], Iterable[Event]]]:
        """What happens before the first phase; the only place where chance enters.

        `before_decks`: cards that leave the box before the decks are formed, such as those that start elsewhere.
        """
        return self._rule("sets_up", None, clause, -1 if before_decks else 0)

    def schedules(self, *, clause: str) -> Rule[Callable[[Agenda], Agenda]]:
        """Changes the phases of a game or their order."""
        return self._rule("schedules", None, clause)

    def begins(
        self, phase: Phase, *, clause: str, stage: Stage = Stage.TURN_UP
    ) -> Rule[Callable[[State], Iterable[Event]]]:
        """What happens, without any decision, when a phase begins; by stages (PLA-8)."""
        return self._rule("begins", phase, clause, stage)

    def waits(self, phase: Phase, *, clause: str) -> Rule[Callable[[State], Iterable[Seat]]]:
        """Who owes a decision, in phases where it is not simply everybody who is not done yet."""
        return self._rule("waits", phase, clause)

    def ends(self, phase: Phase, *, clause: str) -> Rule[Callable[[State], Iterable[Event]]]:
        """What is settled once nobody owes a decision in a phase (CON-8)."""
        return self._rule("ends", phase, clause)

    def scores(self, *, clause: str) -> Rule[Callable[[State, Seat], Iterable[ScoreLine]]]:
        """Lines of the score of a seat."""
        return self._rule("scores", None, clause)

    def judges(self, *, clause: str) -> Rule[Callable[[State], Reason | None]]:
        """An immediate loss; asked after every event (SCE-8)."""
        return self._rule("judges", None, clause)

    # --- what the module is

    def introduces(self, part: Part, key: str) -> Module:
        """Say what this module provides the rules for, by the key that configurations and card sets use."""
        self.parts.append((part, key))
        return self

    # --- what the module adds to the table

    def query(self, *, clause: str) -> Callable[[Callable[Concatenate[State, P], T]], Query[P, T]]:
        """Define a question whose answer this and other modules may amend."""
        return lambda answer: Query(answer, clause)

    def pile(self, name: str, shows: Shows, heap: Heap = Heap.ASIDE, *, dangers: bool = False) -> str:
        """Declare a deck or stack of the table."""
        self.piles.append(Place(name, shows, dangers=dangers, heap=heap))
        return name

    def zone(
        self,
        name: str,
        shows: Shows,
        lies: Lies = Lies.ASIDE,
        *,
        family: Family | None = None,
        only: Iterable[Family] = (),
    ) -> str:
        """Declare a zone for each seat; `only` names the families it can hold, `family` the family if there is just
        one."""
        families = tuple(only) if family is None else (family,)
        self.zones.append(Place(name, shows, family, only=families, lies=lies))
        return name

    def keeps(self, slot: S) -> S:
        """Declare a slot, for the table or for each seat."""
        self.slots.append(slot)
        return slot

    def points_at(self, spot: Spot, *reasons: str) -> None:
        """Say where on a table to find what these reasons are about; others point to what can be done now."""
        self.spots |= dict.fromkeys(reasons, spot)
