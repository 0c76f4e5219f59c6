"""A witness: a module that inspects the state after every single event, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from kingdom.core.events import Event
from kingdom.core.module import Module
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import State

Look = Callable[[State, Event], None]


def kinds_of_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event that any module has defined."""
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of_event(below)


def with_witness(rules: Ruleset, look: Look) -> Ruleset:
    """The rules with a witness that runs before all other modules, so it sees the state right after the event."""
    witness = Module("witness")

    def looks(state: State, event: Event) -> Iterable[Event]:
        look(state, event)
        return ()

    for kind in kinds_of_event():
        witness.on(kind, clause="CON-9")(looks)
    return Ruleset((witness, *rules.modules), rules.settings, rules.box)
