"""Rules, code and tests agree: every clause has a test, and nothing cites a clause that does not exist.

Each promise is a function from clauses and citations to complaints. It is tried on the project, which must give
none, and on made-up samples that break it, which must give exactly the complaint expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from kingdom.rulebook.citations import Citation, Citations, cited_by_code, cited_by_tests, citing, in_code
from kingdom.rulebook.clauses import Clause, clauses, read, rules_text

ROOT = Path(__file__).resolve().parent.parent

FAMILIES = {
    "GEN": [f"GEN-{n}" for n in range(1, 10)],
    "SET": [f"SET-{n}" for n in range(1, 9)],
    "CHO": [f"CHO-{n}" for n in range(1, 9)],
    "PLA": [f"PLA-{n}" for n in range(1, 10)],
    "PRO": [f"PRO-{n}" for n in range(1, 8)],
    "CON": [f"CON-{n}" for n in range(1, 13)],
    "END": [f"END-{n}" for n in range(1, 5)],
    "SOL": [f"SOL-{n}" for n in range(1, 12)],
    "MEN": [f"MEN-{n}" for n in range(1, 8)],
    "RAT": [f"RAT-{n}" for n in range(1, 4)],
    "FRO": [f"FRO-{n}" for n in range(1, 7)],
    "SHA": [f"SHA-{n}" for n in range(1, 4)],
    "THI": [f"THI-{n}" for n in range(1, 4)],
    "ADV": [f"ADV-{n}" for n in range(1, 11)],
    "ADV-C": [f"ADV-C{n}" for n in range(1, 6)],
    "ADV-P": [f"ADV-P{n}" for n in range(1, 6)],
    "ADV-E": ["ADV-E1"],
    "ADV-A": [f"ADV-A{n}" for n in range(1, 4)],
    "QUE": [f"QUE-{n}" for n in range(1, 9)],
    "SCE": [f"SCE-{n}" for n in range(1, 11)],
}
"""Every clause there is. The rules may gain clauses, here and there together, but never lose one."""

Rules = Mapping[str, Clause]


def untested_clauses(rules: Rules, tests: Citations) -> list[str]:
    return [f"{id} has no test: mark one with @clause({id!r})" for id in rules if not citing(id, tests)]


def untested_rulings(rules: Rules, tests: Citations) -> list[str]:
    """A ruling beside printed text must be cited itself: a test of the text may know nothing of the ruling."""
    return [
        f"{ruling.id} has no test: mark the one that shows it with @clause({ruling.id!r})"
        for rule in rules.values()
        for ruling in rule.rulings
        if not (tests.get(ruling.id) or (rule.is_all_ruling and citing(rule.id, tests)))
    ]


def unknown_citations(rules: Rules, citations: Citations, *, rulings_too: bool = False) -> list[str]:
    known = set(rules)
    if rulings_too:
        known |= {ruling for rule in rules.values() for ruling in rule.ruling_ids}
    return [
        f"{citation.place} cites {id}, which is not in docs/rules.md"
        for id, cited in citations.items()
        if id not in known
        for citation in cited
    ]


# --- the project


@cache
def in_our_tests() -> Citations:
    """To read all tests takes a second: once will do."""
    return cited_by_tests(ROOT)


def test_every_clause_has_a_test():
    assert untested_clauses(clauses(), in_our_tests()) == []


def test_every_ruling_has_a_test():
    assert untested_rulings(clauses(), in_our_tests()) == []


def test_tests_cite_only_clauses_and_rulings_that_exist():
    assert unknown_citations(clauses(), in_our_tests(), rulings_too=True) == []


def test_code_cites_only_clauses_that_exist():
    cited = cited_by_code(ROOT)

    assert cited, "no clause is cited in src/kingdom at all: is the search broken?"
    assert unknown_citations(clauses(), cited) == []


def test_the_rules_have_every_clause_once_and_in_order():
    assert list(clauses()) == [id for ids in FAMILIES.values() for id in ids]
    assert {id: rule.family for id, rule in clauses().items()} == {
        id: family for family, ids in FAMILIES.items() for id in ids
    }


def test_the_rules_refer_only_to_clauses_that_exist():
    assert set(re.findall(r"\b[A-Z]{3}-[A-Z]?[0-9]+\b", rules_text())) <= set(clauses())


@pytest.mark.parametrize("rule", clauses().values(), ids=clauses())
def test_a_clause_is_written_in_whole_sentences(rule: Clause):
    paragraphs = [paragraph for paragraph in rule.text.split("\n\n") if paragraph]
    sayings = [part for ruling in rule.rulings for part in (ruling.text, ruling.reason)]

    assert all(paragraph.endswith((".", ":")) for paragraph in paragraphs)
    assert all(saying.endswith(".") for saying in sayings)


# --- the promises can be broken

SAMPLE = """
## END · The end

### END-1 · The score

Add up what you have.

> **Ruling** A negative score stays. Reason: nothing forbids it.

> **Ruling** Zero is a score. Reason: it is a number.

### END-2 · Ties

> **Ruling** A tie is shared. Reason: that is kind.

## ADV-C · Advisors

### ADV-C1 · A Spy

Spend 2 Soldiers.
"""


def by_id(citations: Iterable[Citation]) -> Citations:
    found: dict[str, tuple[Citation, ...]] = {}
    for citation in citations:
        found[citation.id] = (*found.get(citation.id, ()), citation)
    return found


def citations_of(*ids: str) -> Citations:
    return by_id(Citation(id, "tests/test_sample.py", line, f"test_{line}") for line, id in enumerate(ids, 1))


def test_a_clause_without_a_test_is_reported():
    complaints = untested_clauses(read(SAMPLE), citations_of("END-1", "ADV-C1"))

    assert complaints == ["END-2 has no test: mark one with @clause('END-2')"]


def test_a_test_of_a_ruling_is_a_test_of_its_clause():
    assert untested_clauses(read(SAMPLE), citations_of("END-1/R1", "END-2", "ADV-C1")) == []


def test_a_test_of_another_clause_proves_nothing():
    assert len(untested_clauses(read(SAMPLE), citations_of("END-11", "END-21", "ADV-C1"))) == 2


def test_a_ruling_beside_printed_text_must_be_cited_itself():
    complaints = untested_rulings(read(SAMPLE), citations_of("END-1", "END-1/R2", "END-2"))

    assert complaints == ["END-1/R1 has no test: mark the one that shows it with @clause('END-1/R1')"]


def test_a_clause_that_is_all_ruling_is_cited_by_its_own_id_or_that_of_the_ruling():
    all_ruling = {"END-2": read(SAMPLE)["END-2"]}

    assert untested_rulings(all_ruling, citations_of("END-2")) == []
    assert untested_rulings(all_ruling, citations_of("END-2/R1")) == []
    assert len(untested_rulings(all_ruling, {})) == 1


def test_a_marker_without_a_clause_is_reported():
    complaints = unknown_citations(
        read(SAMPLE), citations_of("END-1", "END-3", "END-1/R2", "END-1/R3"), rulings_too=True
    )

    assert complaints == [
        "tests/test_sample.py:2 cites END-3, which is not in docs/rules.md",
        "tests/test_sample.py:4 cites END-1/R3, which is not in docs/rules.md",
    ]


def test_a_rule_whose_clause_does_not_exist_is_reported():
    code = by_id(in_code('@base.scores(clause="END1")\ndef points(state, seat): ...', "src/kingdom/ending.py"))

    assert unknown_citations(read(SAMPLE), code) == [
        "src/kingdom/ending.py:1 cites END1, which is not in docs/rules.md"
    ]


def test_code_cites_clauses_and_not_their_rulings():
    code = by_id(in_code('@base.scores(clause="END-1/R1")\ndef points(state, seat): ...', "ending.py"))

    assert len(unknown_citations(read(SAMPLE), code)) == 1
