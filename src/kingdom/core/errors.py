"""What can go wrong with an action: it cannot be read, it is not legal now, or it may mean several things.

Errors about actions hold a `Reason`. What `str` makes of them is English, said by whoever was set with `tell_with`;
`kingdom` sets its own words. The kernel by itself says no more than the id and the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kingdom.core.reasons import Argument, Reason, plain

Teller = Callable[[str, Reason], str]
"""Says a reason in English, by what kind of reason it is: `refusal`, `misfit` …"""


def _plainly(kind: str, reason: Reason) -> str:
    return plain(reason)


_teller: Teller = _plainly


def tell_with(teller: Teller) -> None:
    """Set who says reasons in English; it is asked only when an error is turned into text."""
    global _teller  # noqa: PLW0603
    _teller = teller


def teller() -> Teller:
    """Who says them now."""
    return _teller


def told(kind: str, reason: Reason) -> str:
    """A reason in English, with its clause behind it."""
    said = _teller(kind, reason)
    return f"{said} ({reason.clause})" if reason.clause else said


class KingdomError(ValueError):
    """Anything that a person can put right; the message says how."""


class ActionError(KingdomError):
    """An action was refused; `index` is its place when it was part of a plan."""

    index: int | None = None

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def at(self, index: int) -> ActionError:
        """The same refusal, said of the action at this place of a plan."""
        self.index = index
        return self

    def __str__(self) -> str:
        said = told("refusal", self.reason)
        if self.index is None:
            return said
        return told("refusal", Reason("in-plan", (("number", self.index + 1), ("why", said))))


class CannotParse(ActionError):
    """The text is not an action."""


class IllegalAction(ActionError):
    """The action is not legal now; its reason has the clause that says no."""

    @property
    def clause(self) -> str:
        """The rule that says no."""
        return self.reason.clause


class Ambiguous(ActionError):
    """The text fits several actions that differ; `choices` are their texts."""

    def __init__(self, text: str, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)
        several: tuple[Argument, ...] = self.choices
        super().__init__(Reason("ambiguous", (("text", text), ("number", len(several)), ("choices", several))))
