"""What can go wrong with an action: it cannot be read, it is not legal now, or it may mean several things."""

from __future__ import annotations

from collections.abc import Iterable


class KingdomError(ValueError):
    """Anything that a person can put right; the message says how."""


class ActionError(KingdomError):
    """An action was refused; `index` is its place when it was part of a plan."""

    index: int | None = None

    def at(self, index: int) -> ActionError:
        """The same refusal, said of the action at this place of a plan."""
        self.index = index
        self.args = (f"action {index + 1} of the plan: {self.args[0]}", *self.args[1:])
        return self


class CannotParse(ActionError):
    """The text is no action."""


class IllegalAction(ActionError):
    """The action is not legal now; `clause` is the rule that says no."""

    def __init__(self, sentence: str, clause: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.sentence = sentence
        self.clause = clause


class Ambiguous(ActionError):
    """The text fits several actions that differ; `choices` are their texts."""

    def __init__(self, sentence: str, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)
        super().__init__(f"{sentence}: say which of {'; '.join(self.choices)}")
