"""A ruleset: modules combined, in order, into lookup tables for the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.cards import Kind
from kingdom.core.errors import KingdomError
from kingdom.core.module import CardPlace, Hook, Module
from kingdom.core.names import CardNames
from kingdom.core.phases import Agenda
from kingdom.core.reasons import why
from kingdom.core.settings import Settings
from kingdom.core.showing import Holds, Spot
from kingdom.core.state import Slot

Table = dict[Any, tuple[Hook, ...]]


class Ruleset:
    """The rules of one configuration; immutable. Rules apply in the order of the modules."""

    def __init__(self, modules: Iterable[Module], settings: Settings, box: tuple[Kind, ...]) -> None:
        self.settings = settings
        self.box = box
        self.names = CardNames(box)
        self.modules = in_order(modules)
        hooks = [hook for module in self.modules for hook in module.hooks]
        self.offers = _table(hooks, "offers")
        self.on = _table(hooks, "on")
        self.amends = _table(hooks, "amends")
        self.instead_of = _table(hooks, "instead_of")
        self.resolves = _table(hooks, "resolves")
        self.forbids = _table(hooks, "forbids")
        self.refuses = _table(hooks, "refuses")
        self.begins = _table(hooks, "begins")
        self.waits = _table(hooks, "waits")
        self.ends = _table(hooks, "ends")
        self.sets_up = _table(hooks, "sets_up").get(None, ())
        self.scores = _table(hooks, "scores").get(None, ())
        self.judges = _table(hooks, "judges").get(None, ())
        agenda = Agenda()
        for hook in _table(hooks, "schedules").get(None, ()):
            agenda = hook.call(agenda)
        self.agenda: Agenda = agenda
        self.piles: dict[str, CardPlace] = {pile.name: pile for module in self.modules for pile in module.piles}
        self.zones: dict[str, CardPlace] = {zone.name: zone for module in self.modules for zone in module.zones}
        self.slots: dict[str, Slot[Any]] = {slot.name: slot for module in self.modules for slot in module.slots}
        self.spots: dict[str, Spot] = {id: spot for module in self.modules for id, spot in module.spots.items()}
        self._refuse_contradictions()

    def __deepcopy__(self, memo: object) -> Ruleset:
        """Share the rules between copies of a game: they never change, and are compared by identity."""
        return self

    def _refuse_contradictions(self) -> None:
        """Raise an error if two modules replace the same event or resolve the same action: one would hide the other.

        This is a `KingdomError`, since the person who installed both modules can fix it. A missing `ends_a_plan` is a
        `TypeError`: only the author of the action can fix it.
        """
        for table in (self.instead_of, self.resolves):
            for key, hooks in table.items():
                if len(hooks) > 1:
                    who = tuple(sorted(hook.module for hook in hooks))
                    raise KingdomError(why("both-claim", names=who, name=key.__name__, verb=hooks[0].verb))
        for kind in self.actions():
            if not hasattr(kind, "ends_a_plan"):
                raise TypeError(f"{kind.__name__} does not declare ends_a_plan: set it to True or False")

    def holding(self, holds: Holds) -> tuple[Slot[Any], ...]:
        """The slots with this sort of content."""
        return tuple(slot for slot in self.slots.values() if slot.holds is holds)

    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action that this ruleset can resolve."""
        return tuple(self.resolves)


def in_order(modules: Iterable[Module]) -> tuple[Module, ...]:
    """The modules and everything they need, each once, dependencies first."""
    ordered: list[Module] = []

    def visit(module: Module) -> None:
        for need in module.needs:
            visit(need)
        if module not in ordered:
            ordered.append(module)

    for module in modules:
        visit(module)
    return tuple(ordered)


def _table(hooks: Iterable[Hook], verb: str) -> Table:
    """The hooks of one verb by key, sorted by stage, then in the order of the modules."""
    table: Table = {}
    for hook in sorted((hook for hook in hooks if hook.verb == verb), key=lambda hook: hook.stage):
        table[hook.key] = (*table.get(hook.key, ()), hook)
    return table
