"""The menu: the legal actions of a viewer, sorted by what they are done with.

What is done at one stroke lies on its target as a button. What has to be meant on purpose (to spend Krystallium or a
Soldier, to discard, to use an Advisor on something, to search, to pay) is a *mode*: it is chosen first, and then its
targets light up in place of the others. So nothing is spent because somebody clicked next to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.resources import SOLDIER
from kingdom.core.view import View
from kingdom.modules.advisors.draft import Keep
from kingdom.modules.advisors.production import PutForemansCube
from kingdom.modules.advisors.using import Use
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import House, VanquishGiant
from kingdom.modules.menace.shadows import GiveUp
from kingdom.modules.menace.thieves import Cover, VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import KeepFound, Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from kingdom.text import notation
from kingdom.web.texts import Texts

KRYSTALLIUM, SOLDIER_MODE, ABANDON, SEARCH, TRANSMUTE, THIEF = (
    "krystallium", "soldier", "abandon", "search", "transmute", "thief",
)  # fmt: skip

Target = tuple[Hashable, ...]
"""What an action is done with: ("card", 7), ("space", 7, 2), ("area", 0), ("alchemy", 1), ("done",) …"""


class Button(NamedTuple):
    """Something that can be done: lines of notation, what stands on the button, and what it says at length."""

    do: str
    short: str
    label: str
    kind: str = ""
    """The name of the action, for the stylesheet."""


def step_mode(quest: int, step: int) -> str:
    """The mode in which the payment of a Quest step is chosen."""
    return f"step-{quest}-{step}"


def mode_of(action: Action) -> str | None:
    """The mode in which an action is offered; None for one that lies open."""
    match action:
        case UseKrystallium():
            return KRYSTALLIUM
        case UseSoldier():
            return SOLDIER_MODE
        case Abandon():
            return ABANDON
        case Search():
            return SEARCH
        case Transmute():
            return TRANSMUTE
        case VanquishThief():
            return THIEF
        case CompleteStep():
            return step_mode(action.quest, action.step)
        case Use() if notation.field_kinds(type(action)):
            return action.advisor
        case _:
            return None


def target_of(action: Action) -> Target:
    """What an action is done with."""
    match action:
        case Select():
            return ("area", action.area)
        case Place(card=None):
            return ("alchemy", int(action.resource))
        case Place() | PutForemansCube():
            return ("space", action.card, int(action.resource))
        case UseKrystallium():
            return ("space", action.card, action.space)
        case UseSoldier():
            return ("space", action.card, SOLDIER)
        case Cover() | VanquishThief():
            return ("icon", action.card, action.icon)
        case Vanquish():
            return ("card", action.menace)
        case (
            Slate() | Recycle() | Abandon() | House() | VanquishGiant() | GiveUp() | Keep() | KeepFound()
        ):  # fmt: skip
            return ("card", action.card)
        case Spy():
            return ("handle", action.handle)
        case CompleteStep():
            return ("step", action.quest, action.step)
        case Use():
            return _target_of_use(action)
        case Done():
            return ("done",)
        case _:
            return ("other",)


def _target_of_use(action: Use) -> Target:
    for name in notation.field_kinds(type(action)):
        value = getattr(action, name)
        return (name if name != "card" or isinstance(value, int) else "handle", value)
    return ("advisor", action.advisor)


class Menu:
    """The actions of a view, in the mode that was chosen."""

    def __init__(self, view: View, texts: Texts, mode: str | None = None) -> None:
        self._view = view
        self._texts = texts
        self.offers = False
        """Whether two cards of the hand are to be laid."""
        self.modes: dict[str, list[Action]] = defaultdict(list)
        open_actions: list[Action] = []
        for action in view.options:
            if isinstance(action, Offer):
                self.offers = True
                continue
            name = mode_of(action)
            (open_actions if name is None else self.modes[name]).append(action)
        self.mode = mode if mode in self.modes else None
        shown = open_actions if self.mode is None else self.modes[self.mode]
        if self.mode == THIEF:
            shown = _of_the_first_thief(shown)
        self._by_target: dict[Target, list[Action]] = defaultdict(list)
        for action in shown:
            self._by_target[target_of(action)].append(action)
        self.actions = shown

    def at(self, *target: Hashable) -> tuple[Button, ...]:
        """What can be done with something."""
        return tuple(self.button(action) for action in self._by_target.get(target, ()))

    def one_at(self, *target: Hashable) -> Button | None:
        """The one thing that can be done with something, if anything can."""
        found = self._by_target.get(target)
        return self.button(found[0]) if found else None

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


def _of_the_first_thief(actions: Iterable[Action]) -> list[Action]:
    """Thieves are alike: it is the token that is chosen."""
    thieves = [action for action in actions if isinstance(action, VanquishThief)]
    return [action for action in thieves if action.thief == thieves[0].thief]
