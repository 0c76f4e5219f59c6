"""Modules: each rule is registered with one of a dozen verbs, under the clause it implements.

The base game is a module too and uses the same verbs. The verbs are typed, so a type checker compares each rule with
its hook: a wrong parameter is an error at the decorator.
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
    """A question about a state whose answer modules may amend. Call it like the function it wraps."""

    def __init__(self, answer: Callable[Concatenate[State, P], T], clause: str) -> None:
        self.answer = answer
        self.clause = clause
        self.__doc__ = answer.__doc__
        self.__name__ = answer.__name__

    def __call__(self, state: State, *args: P.args, **kwargs: P.kwargs) -> T:
        answer = self.answer(state, *args, **kwargs)
        for amend in state.rules.amends.get(self, ()):
            answer = amend.call(answer, state, *args, **kwargs)
        return answer


class Stage(IntEnum):
    """The stages at the start of Planning, in the order of PLA-8. Other phases use only the first."""

    TURN_UP = 0
    """Face-down cards are turned up."""
    ENTER = 1
    """Cards that serve a seat, such as Advisors, enter its zones."""
    JOIN = 2
    """Calamities join the Duchy."""
    BRING = 3
    """Menaces that bring other cards move to Construction and bring them."""
    STAND = 4
    """All other Menaces move to Construction."""
    GIVE_UP = 5
    """Duties to give up cards are created."""
    COVER = 6
    """Duties to cover icons are created."""
    HOUSE = 7
    """Duties to house cards that stand under another card are created."""


class Part(Enum):
    """The parts of the game that a module can implement. The values name the sections of a card set."""

    MODULE = "module"
    """A module that a configuration can list in `modules`."""
    DECK = "deck"
    MENACE = "menace"
    VERMIN = "vermin"
    ADVISOR = "advisor"
    SCENARIO = "scenario"
    SOLO = "solo"
    """The changes that the module of this name makes in solo games."""

    __hash__ = object.__hash__


EVERY = "*"
"""The key for rules shared by all entries: those of every scenario, and of solo play itself."""


class Shows(Enum):
    """The visibility of the cards in a pile or in a zone."""

    ALL = "all"
    TOP = "top"
    """Everybody sees the next card, and only that."""
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Hook:
    """One rule: its module and clause, and the verb and key it is registered under."""

    module: str
    verb: str
    key: Any
    clause: str
    call: Callable[..., Any]
    stage: int = 0


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A pile of the table or a zone of each seat that a module declares."""

    name: str
    shows: Shows
    family: Family | None = None
    """The family of its hidden cards, if they all belong to the same one."""
    dangers: bool = False
    """True for a Danger deck, which holds the Calamities or Menaces that are not dealt to a hand."""
    only: tuple[Family, ...] = ()
    """For a zone: the families whose cards it can hold; any family if empty."""
    lies: Lies = Lies.ASIDE
    """For a zone: the place of its cards on a table."""
    heap: Heap = Heap.ASIDE
    """For a pile: the sort of pile it is on a table."""


class Module:
    """A named bundle of rules."""

    def __init__(self, name: str, *, needs: Iterable[Module] = ()) -> None:
        self.name = name
        self.needs = tuple(needs)
        self.parts: list[tuple[Part, str]] = []
        self.hooks: list[Hook] = []
        self.piles: list[CardPlace] = []
        self.zones: list[CardPlace] = []
        self.slots: list[Slot[Any]] = []
        self.spots: dict[str, Spot] = {}

    def __repr__(self) -> str:
        return f"<module {self.name}>"

    def _rule(self, verb: str, key: Any, clause: str, stage: int = 0) -> Callable[[F], F]:
        def register(call: F) -> F:
            self.hooks.append(Hook(self.name, verb, key, clause, call, stage))
            return call

        return register

    # --- the forms of a sentence in the rules

    def offers(
        self, when: Phase | type[Duty] | None, *, clause: str
    ) -> Rule[Callable[[State, Seat], Iterable[Action]]]:
        """ "You may …": in a phase; any time (None); or as the answers to a duty."""
        return self._rule("offers", when, clause)

    def on(self, event: type[E], *, clause: str) -> Rule[Callable[[State, E], Iterable[Event]]]:
        """ "Whenever …": the events that follow from another event."""
        return self._rule("on", event, clause)

    def amends(self, query: Query[P, T], *, clause: str) -> Rule[Callable[Concatenate[T, State, P], T]]:
        """ "… one fewer": changes the answer to a question; the first argument of the rule is the answer so far."""
        return self._rule("amends", query, clause)

    def instead_of(self, event: type[E], *, clause: str) -> Rule[Callable[[State, E], Iterable[Event] | None]]:
        """ "… in place of": replaces an event that is about to happen with others; None lets it happen."""
        return self._rule("instead_of", event, clause)

    # --- the course of the game

    def resolves(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Iterable[Event]]]:
        """The effects of an action."""
        return self._rule("resolves", action, clause)

    def forbids(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Reason | None]]:
        """ "… cannot be …": the reason, or None; removes an action that another rule offers."""
        return self._rule("forbids", action, clause)

    def refuses(self, action: type[A], *, clause: str) -> Rule[Callable[[State, Seat, A], Reason | None]]:
        """The reason why an action that no rule offers is not available; called only after a refusal."""
        return self._rule("refuses", action, clause)

    def sets_up(self, *, clause: str, before_decks: bool = False) -> Rule[Callable[[State, Streams], Iterable[Event]]]:
        """Events before the first phase, the only ones that may be random.

        `before_decks`: run before the decks are formed, for cards that start elsewhere.
        """
        return self._rule("sets_up", None, clause, -1 if before_decks else 0)

    def schedules(self, *, clause: str) -> Rule[Callable[[Agenda], Agenda]]:
        """Changes the phases of a game or their order."""
        return self._rule("schedules", None, clause)

    def begins(
        self, phase: Phase, *, clause: str, stage: Stage = Stage.TURN_UP
    ) -> Rule[Callable[[State], Iterable[Event]]]:
        """Events at the start of a phase, before any decision; by stages (PLA-8)."""
        return self._rule("begins", phase, clause, stage)

    def waits(self, phase: Phase, *, clause: str) -> Rule[Callable[[State], Iterable[Seat]]]:
        """The seats that owe a decision. By default these are all seats that are not done with the phase."""
        return self._rule("waits", phase, clause)

    def ends(self, phase: Phase, *, clause: str) -> Rule[Callable[[State], Iterable[Event]]]:
        """Events at the end of a phase, once no seat owes a decision (CON-8)."""
        return self._rule("ends", phase, clause)

    def scores(self, *, clause: str) -> Rule[Callable[[State, Seat], Iterable[ScoreLine]]]:
        """Lines of the score of a seat."""
        return self._rule("scores", None, clause)

    def judges(self, *, clause: str) -> Rule[Callable[[State], Reason | None]]:
        """An immediate loss; checked after every event (SCE-8)."""
        return self._rule("judges", None, clause)

    # --- the identity of the module

    def introduces(self, part: Part, key: str) -> Module:
        """Declare a part of the game that this module implements, by its key in configurations and card sets."""
        self.parts.append((part, key))
        return self

    # --- additions to the table

    def query(self, *, clause: str) -> Callable[[Callable[Concatenate[State, P], T]], Query[P, T]]:
        """Define a question whose answer this and other modules may amend."""
        return lambda answer: Query(answer, clause)

    def pile(self, name: str, shows: Shows, heap: Heap = Heap.ASIDE, *, dangers: bool = False) -> str:
        """Declare a deck or stack of the table."""
        self.piles.append(CardPlace(name, shows, dangers=dangers, heap=heap))
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
        """Declare a zone for each seat. `only` lists the families it can hold; use `family` if there is just one."""
        families = tuple(only) if family is None else (family,)
        self.zones.append(CardPlace(name, shows, family, only=families, lies=lies))
        return name

    def keeps(self, slot: S) -> S:
        """Declare a slot, for the table or for each seat."""
        self.slots.append(slot)
        return slot

    def points_at(self, spot: Spot, *reasons: str) -> None:
        """Set the place on a table to highlight for these reasons. Without one, the legal actions are highlighted."""
        self.spots |= dict.fromkeys(reasons, spot)
