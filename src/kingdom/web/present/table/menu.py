"""The menu: the legal actions of a viewer, sorted by what they are done with.

An action that takes one click is a button on its target. An action that has to be deliberate (spending Krystallium or a
Soldier, discarding, using an Advisor on something, searching, paying) is a *mode*: it is chosen first, and then its
targets are highlighted instead of the others. So nothing is spent by a stray click. The actions themselves say which
kind they are, and what their targets are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.targets import IN_HAND, Target
from kingdom.core.view import View
from kingdom.text import notation
from kingdom.web.texts import Texts


class Button(NamedTuple):
    """Something that can be done: lines of notation, the text on the button, and its full label."""

    do: str
    short: str
    label: str
    kind: str = ""
    """The name of the action, for the stylesheet."""
    regret: str = ""
    """A cost that is easily overlooked: the player has to confirm it first."""


def mode_name(mode: str, texts: Texts) -> str:
    """The name of a mode without a message of its own: that of the card it is named after, if there is one."""
    return texts.card(mode) if mode in texts.content.texts else mode.replace("_", " ")


class Menu:
    """The actions of a view, in the mode that was chosen."""

    def __init__(self, view: View, texts: Texts, mode: str | None = None) -> None:
        self._view = view
        self._texts = texts
        self.offers = False
        """Whether two cards from the hand must be offered."""
        self.modes: dict[str, list[Action]] = defaultdict(list)
        open_actions: list[Action] = []
        for action in view.options:
            if action.target() == IN_HAND:
                self.offers = True
            elif name := action.mode():
                self.modes[name].append(action)
            else:
                open_actions.append(action)
        self.mode = mode if mode in self.modes else None
        self.actions = open_actions if self.mode is None else self.modes[self.mode]
        self._by_target: dict[Target, list[Action]] = defaultdict(list)
        for action in self.actions:
            self._by_target[action.target()].append(action)
        self._openers: dict[Target | None, list[Action]] = defaultdict(list)
        if self.mode is None:
            kinds = view.rules.actions()
            for actions in sorted(self.modes.values(), key=lambda actions: kinds.index(type(actions[0]))):
                for action in actions:
                    self._openers[action.opener()].append(action)

    def at(self, *target: Hashable) -> tuple[Button, ...]:
        """What can be done with something."""
        return tuple(self.button(action) for action in self._by_target.get(target, ()))

    def actions_at(self, *target: Hashable) -> Sequence[Action]:
        """The same as actions."""
        return self._by_target.get(target, ())

    def one_at(self, *target: Hashable) -> Button | None:
        """The one thing that can be done with something, if anything can."""
        found = self._by_target.get(target)
        return self.button(found[0]) if found else None

    def opened_from(self, *target: Hashable) -> Sequence[Action]:
        """What could be chosen in the modes that start from something; empty if a mode is already active."""
        return self._openers.get(target or None, ())

    def opening(self, *target: Hashable) -> tuple[Button, ...]:
        """The modes that start from something; without a target, those that are available at any time."""
        firsts: dict[str, Action] = {}
        for action in self.opened_from(*target):
            firsts.setdefault(action.mode(), action)
        return tuple(self._link(mode, action) for mode, action in firsts.items())

    def _link(self, mode: str, action: Action) -> Button:
        texts = self._texts
        short, label = f"do-{type(action).__name__}", f"mode-{mode}"
        if texts.has(label) or (texts.has(short) and mode not in texts.content.texts):  # or else an Advisor's
            at_any_time = action.opener() is None and texts.has(label)
            said = texts.t(short if texts.has(short) and not at_any_time else label)
            return Button(f"?with={mode}", said, texts.t(label) if texts.has(label) else said, "mode")
        named = texts.t("mode-advisor", advisor=mode_name(mode, texts))
        return Button(f"?with={mode}", texts.t("do-use"), named, "mode")

    def aims_at(self, sort: str) -> bool:
        """Whether anything can be done with something of this sort: `icon`, `space`."""
        return any(target[0] == sort for target in self._by_target)

    def has(self, *target: Hashable) -> bool:
        """Whether anything can be done with something."""
        return target in self._by_target

    def button(self, action: Action) -> Button:
        """An action as a button."""
        name = type(action).__name__
        id = f"do-{name}"
        label = self._texts.action(action, self._view)
        return Button(self.text(action), self._texts.t(id) if self._texts.has(id) else label, label, name)

    def text(self, action: Action) -> str:
        """The notation of an action."""
        return notation.text(action, self._view.rules.names)

    def plan(self, actions: Iterable[Action], short: str, label: str, kind: str) -> Button:
        """Several actions as one button."""
        return Button("\n".join(self.text(action) for action in actions), short, label, kind)
