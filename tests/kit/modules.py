"""Tables with custom rules, to test the interplay of modules in general."""

from __future__ import annotations

from dataclasses import replace

from kingdom.core.module import Module
from kingdom.core.ruleset import Ruleset
from tests.kit.table import Table


def with_rules(table: Table, *modules: Module) -> Table:
    """The table with additional modules."""
    rules = table.state.rules
    state = replace(table.state, rules=Ruleset((*rules.modules, *modules), rules.settings, rules.box))
    return Table(replace(table.game, start=state, state=state))
