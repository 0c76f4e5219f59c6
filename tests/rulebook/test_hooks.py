"""Every rule hangs where it hung, under the clause that it had: a table of all of them, kept and compared."""

from __future__ import annotations

from kingdom.rulebook.clauses import clauses
from tests.rulebook.hooks import GOLDEN, hooks, table


def test_every_rule_stands_under_its_clause() -> None:
    kept = GOLDEN.read_text(encoding="utf-8").splitlines()
    now = table().splitlines()

    assert (sorted(set(kept) - set(now)), sorted(set(now) - set(kept))) == ([], []), (
        "rules have changed their clause or hook: read the difference, then `python -m tests.rulebook.hooks`"
    )
    assert now == kept
    assert len(now) > 200


def test_every_clause_of_a_rule_is_in_the_rulebook() -> None:
    assert {hook.clause for hook in hooks()} <= set(clauses())


def test_the_table_tells_rules_of_one_module_apart() -> None:
    assert len(table().splitlines()) == len({(hook.clause, hook.verb, hook.key, hook.call) for hook in hooks()})
