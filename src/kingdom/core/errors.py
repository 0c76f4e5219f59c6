"""What can go wrong: something cannot be read, is not legal now, or may mean several things.

Errors hold a `Reason`. `str` turns it into text with the function set by `tell_with`: `kingdom` sets one that speaks
English, and `telling` sets another for a while. On its own the kernel only gives the id and the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import ClassVar

from kingdom.core.reasons import Argument, Reason, plain, why

Teller = Callable[[str, Reason], str]
"""Puts a reason into words, given its kind: `refusal`, `misfit` or `fault`."""


def _plainly(kind: str, reason: Reason) -> str:
    return plain(reason)


_teller: Teller = _plainly
_for_now: ContextVar[Teller | None] = ContextVar("teller", default=None)


def tell_with(teller: Teller) -> None:
    """Set the function that puts reasons into words; it is called only when an error is turned into text."""
    global _teller  # noqa: PLW0603
    _teller = teller


def teller() -> Teller:
    """The function that puts reasons into words now."""
    return _for_now.get() or _teller


@contextmanager
def telling(teller: Teller) -> Iterator[None]:
    """Use another function for a while, in this thread only: a server answers each request in its language."""
    before = _for_now.set(teller)
    try:
        yield
    finally:
        _for_now.reset(before)


def told(kind: str, reason: Reason) -> str:
    """A reason in words, followed by its clause."""
    said = teller()(kind, reason)
    return f"{said} ({reason.clause})" if reason.clause else said


class KingdomError(ValueError):
    """Any error that the user can fix; the message says how.

    A sentence given in place of a reason is shown as it is, in every language.
    """

    kind: ClassVar[str] = "fault"
    """The kind of messages that put it into words."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(reason)
        self.reason = why("said", sentence=reason) if isinstance(reason, str) else reason

    @property
    def as_fault(self) -> Reason:
        """The same error as a fault, whatever kind of reason it has, so that another reason can contain it."""
        return self.reason

    def __str__(self) -> str:
        return told(self.kind, self.reason)


class SeveralFaults(KingdomError):
    """Several things to fix at once; `problems` has a reason for each."""

    between: ClassVar[str] = "; "

    def __init__(self, problems: Iterable[Reason]) -> None:
        self.problems = tuple(problems)
        ValueError.__init__(self, self.problems)
        self.reason = self.problems[0] if self.problems else why("said", sentence="")

    @property
    def as_fault(self) -> Reason:
        """All of them, each as a fault."""
        found = (problem if self.kind == "fault" else why("misfit", misfit=problem) for problem in self.problems)
        return why("several", faults=tuple(found))

    def __str__(self) -> str:
        return self.between.join(told(self.kind, problem) for problem in self.problems)


class ActionError(KingdomError):
    """An action was refused; `index` is its place when it was part of a plan."""

    kind = "refusal"
    index: int | None = None

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)

    def at(self, index: int) -> ActionError:
        """The same refusal, for the action at this index of a plan."""
        self.index = index
        return self

    @property
    def whole(self) -> Reason:
        """The reason, including the place in the plan if there is one."""
        return self.reason if self.index is None else why("in-plan", number=self.index + 1, refusal=self.reason)

    @property
    def as_fault(self) -> Reason:
        """The refusal as a fault."""
        return why("refused", refusal=self.whole)

    def __str__(self) -> str:
        return told(self.kind, self.whole)


class CannotParse(ActionError):
    """The text is not an action."""


class IllegalAction(ActionError):
    """The action is not legal now; its reason names the clause that forbids it."""

    @property
    def clause(self) -> str:
        """The rule that forbids it."""
        return self.reason.clause


class Ambiguous(ActionError):
    """The text matches several different actions; `choices` are their texts."""

    def __init__(self, text: str, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)
        several: tuple[Argument, ...] = self.choices
        super().__init__(Reason("ambiguous", (("text", text), ("number", len(several)), ("choices", several))))
