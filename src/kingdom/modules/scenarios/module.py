"""The module shared by all scenarios. Its rules follow the data of the scenario being played."""

from __future__ import annotations

from kingdom.core.cards import Scenario
from kingdom.core.module import EVERY, Module, Part
from kingdom.core.state import State
from kingdom.modules.solo import solo

scenario = Module("scenario", needs=(solo,)).introduces(Part.SCENARIO, EVERY)


def played(state: State) -> Scenario:
    """The scenario being played."""
    found = state.rules.settings.scenario
    assert found is not None, "this module is in no ruleset without a scenario"
    return found


def special(name: str) -> Module:
    """Make a module for the rules of a single scenario; `name` is its key in the data."""
    return Module(name, needs=(scenario,)).introduces(Part.SCENARIO, name)
