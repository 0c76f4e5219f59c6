"""Errors: input that cannot be read, is not legal now, or is ambiguous.

Errors hold a `Reason`. `str` turns it into text with the function set by `set_wording`: `kingdom` sets one for English,
and `using_wording` sets another temporarily. Without one, the text is only the id and the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import ClassVar

from kingdom.core.reasons import Argument, Reason, plain, why

Wording = Callable[[str, Reason], str]
"""Puts a reason into words, given its kind: `refusal`, `misfit` or `fault`."""


def _untranslated(kind: str, reason: Reason) -> str:
    return plain(reason)


_wording: Wording = _untranslated
_temporary: ContextVar[Wording | None] = ContextVar("wording", default=None)


def set_wording(wording: Wording) -> None:
    """Set the function that puts reasons into words. It is called only when an error is turned into text."""
    global _wording  # noqa: PLW0603
    _wording = wording


def wording() -> Wording:
    """The current function that puts reasons into words."""
    return _temporary.get() or _wording


@contextmanager
def using_wording(wording: Wording) -> Iterator[None]:
    """Use another function temporarily, in this context only: a server answers each request in its language."""
    before = _temporary.set(wording)
    try:
        yield
    finally:
        _temporary.reset(before)


def message_of(kind: str, reason: Reason) -> str:
    """A reason in words, followed by its clause."""
    text = wording()(kind, reason)
    return f"{text} ({reason.clause})" if reason.clause else text


class KingdomError(ValueError):
    """An error that the user can fix; the message explains how.

    A sentence given in place of a reason is shown as it is, in every language.
    """

    kind: ClassVar[str] = "fault"
    """The group of messages that its text comes from."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(reason)
        self.reason = why("sentence", sentence=reason) if isinstance(reason, str) else reason

    @property
    def as_fault(self) -> Reason:
        """The error as a reason of the kind `fault`, so that another reason can contain it."""
        return self.reason

    def __str__(self) -> str:
        return message_of(self.kind, self.reason)


class SeveralFaults(KingdomError):
    """Several things to fix at once; `problems` has a reason for each."""

    between: ClassVar[str] = "; "

    def __init__(self, problems: Iterable[Reason]) -> None:
        self.problems = tuple(problems)
        ValueError.__init__(self, self.problems)
        self.reason = self.problems[0] if self.problems else why("sentence", sentence="")

    @property
    def as_fault(self) -> Reason:
        """All the problems as one fault."""
        faults = (problem if self.kind == "fault" else why("misfit", misfit=problem) for problem in self.problems)
        return why("several", faults=tuple(faults))

    def __str__(self) -> str:
        return self.between.join(message_of(self.kind, problem) for problem in self.problems)


class ActionError(KingdomError):
    """A refused action; `index` is its position if it was part of a plan."""

    kind = "refusal"
    index: int | None = None
    """The place of the action in a plan; None for a single action."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)

    def at(self, index: int) -> ActionError:
        """This refusal, marked as belonging to the action at this index of a plan."""
        self.index = index
        return self

    @property
    def whole(self) -> Reason:
        """The reason, including the position in the plan if there is one."""
        return self.reason if self.index is None else why("in-plan", number=self.index + 1, refusal=self.reason)

    @property
    def as_fault(self) -> Reason:
        """The refusal as a fault."""
        return why("refused", refusal=self.whole)

    def __str__(self) -> str:
        return message_of(self.kind, self.whole)


class CannotParse(ActionError):
    """The text is not an action."""


class IllegalAction(ActionError):
    """The action is not legal now; the reason includes the clause."""

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
