"""Delivery: the facts that each viewer gets from a step of a game, in order (CON-9).

Outside of windows everybody gets every fact at once. In a window a seat gets its own facts at once, and the others only
learn that it is done (PLA-7). They get the rest when the window closes, seat by seat, so that the order does not reveal
who acted first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from kingdom.core.actions import Action
from kingdom.core.events import Fact, GameEnded, WindowClosed
from kingdom.core.state import Seat, State
from kingdom.core.viewers import Viewer

CLOSING = (WindowClosed, GameEnded)
"""The events that end a window. Resigning ends the game, and with it the window."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that has not been taken back, with the state before it and its facts."""

    seat: Seat
    action: Action
    before: State
    facts: Sequence[Fact]
    request: str = ""
    """The name of the request for it, if requests have names."""

    @property
    def barrier(self) -> str | None:
        """The reason why this step and all earlier ones can no longer be undone; None if they can."""
        return next((fact.event.barrier for fact in self.facts if fact.event.barrier), None)

    @property
    def in_window(self) -> bool:
        """True if a window was open before it."""
        return bool(self.before.opening)

    @property
    def leaves_open(self) -> bool:
        """True if a window was open before it and still is."""
        return bool(self.before.opening) and self.close == len(self.facts)

    @property
    def close(self) -> int:
        """The number of facts before its window closes or the game ends; all of them if neither happens."""
        for at, fact in enumerate(self.facts):
            if isinstance(fact.event, CLOSING):
                return at
        return len(self.facts)


def opened(steps: Sequence[Step]) -> int:
    """The index of the first step of the window that is open after these steps; their number if none is open."""
    at = len(steps)
    while at and steps[at - 1].leaves_open:
        at -= 1
    return at


def settled(steps: Sequence[Step]) -> int:
    """The number of steps, from the start, that are final: not undoable, and delivered to everybody."""
    return next((at for at in range(opened(steps), 0, -1) if steps[at - 1].barrier is not None), 0)


def delivery(window: Sequence[Step], viewer: Viewer) -> tuple[Fact, ...]:
    """The facts that a viewer gets from the last of these steps.

    The steps are all those of a window so far, or a single step outside of windows.
    """
    *earlier, last = window
    if last.leaves_open:
        return tuple(last.facts) if last.seat == viewer else tuple(announced(last.facts))
    close = last.close
    facts: list[Fact] = []
    for seat in sorted(last.before.order, key=lambda seat: seat != viewer):
        if seat != viewer:
            facts += (fact for step in earlier if step.seat == seat for fact in step.facts if not fact.event.announced)
        if seat == last.seat:
            facts += last.facts[:close]
    return (*facts, *last.facts[close:])


def delivered(steps: Iterable[Step], viewer: Viewer) -> Iterator[Fact]:
    """All facts that a viewer gets from these steps. The first step must begin a window or lie outside of one.

    Later steps only add facts. Facts disappear only if the viewer undoes an action, or a seat is no longer done.
    """
    window: list[Step] = []
    for step in steps:
        window.append(step)
        yield from delivery(window, viewer)
        if not step.leaves_open:
            window = []


def announced(facts: Iterable[Fact]) -> list[Fact]:
    """The facts that everybody gets even while a window is open: a seat is done (PLA-7)."""
    return [fact for fact in facts if fact.event.announced]
