"""How the rules are read into clauses, and how the places that cite them are found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingdom.core.errors import KingdomError
from kingdom.rulebook.citations import Citation, cited_by_code, cited_by_tests, in_code, in_tests
from kingdom.rulebook.clauses import Clause, Ruling, near, read
from tests.kit import clause

SAMPLE = """
# Rules of nothing

An introduction, of which GEN-9 is no part.

## END · The end

A family may be introduced.

### END-1 · The score

Add up what
you have:

- a card is worth
  1 VP;
- no card is worth less.

> **Ruling** A negative score
> stays. Reason: nothing forbids it.

> **Ruling** Zero is a score. Reason: it is a number.

### END-2 · Ties

> **Ruling** A tie is shared. Reason: that is kind. It is also short.

## ADV-C · Advisors

### ADV-C1 · A Spy

Spend 2 Soldiers. Look.
"""


def test_a_text_is_read_into_clauses():
    rules = read(SAMPLE)

    assert list(rules) == ["END-1", "END-2", "ADV-C1"]
    assert rules["END-1"] == Clause(
        id="END-1",
        family="END",
        family_title="The end",
        title="The score",
        text="Add up what you have:\n\n- a card is worth 1 VP;\n- no card is worth less.",
        rulings=(
            Ruling("END-1/R1", "A negative score stays.", "nothing forbids it."),
            Ruling("END-1/R2", "Zero is a score.", "it is a number."),
        ),
    )
    assert rules["END-2"].rulings == (Ruling("END-2/R1", "A tie is shared.", "that is kind. It is also short."),)
    assert (rules["END-1"].is_all_ruling, rules["END-2"].is_all_ruling) == (False, True)
    assert rules["ADV-C1"].family == "ADV-C"


def test_a_clause_begins_with_its_text_or_else_with_its_first_ruling():
    rules = read(SAMPLE)

    assert rules["END-1"].first_sentence == "Add up what you have:"
    assert rules["END-2"].first_sentence == "A tie is shared."
    assert rules["ADV-C1"].first_sentence == "Spend 2 Soldiers."


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ("### END-2 ·", "### END-1 ·", "END-1 appears twice"),
        ("## ADV-C ·", "## END ·", "family END opens twice"),
        ("## ADV-C ·", "## ADV-P ·", "ADV-C1 is under family ADV-P"),
        ("## END ·", "# END ·", "END-1 is under no family"),
        ("### END-2 · Ties", "### END2 Ties", "'### END2 Ties' is neither"),
        ("### END-2 · Ties", "### END-0 · Ties", "'### END-0 · Ties' is neither"),
        ("### END-2 · Ties\n", "### END-2 · Ties", "'### END-2 · Ties\\n> **Ruling** A tie"),
        ("\nSpend 2 Soldiers. Look.\n", "", "ADV-C1 has no text"),
        (" Reason: it is a number.", "", "END-1 has a quotation that is not '**Ruling** … Reason: …'"),
        ("> **Ruling** Zero is", "> Zero is", "END-1 has a quotation that is not '**Ruling** … Reason: …'"),
        ("Spend 2 Soldiers.", "**Ruling** Spend 2.", "ADV-C1 has a ruling outside a quotation of its own"),
        ("\n\n> **Ruling** Zero", "\n> **Ruling** Zero", "END-1 has two rulings in one quotation"),
    ],
)
def test_a_text_in_another_form_is_refused(written: str, instead: str, complaint: str):
    assert written in SAMPLE

    with pytest.raises(KingdomError, match=re.escape(complaint)):
        read(SAMPLE.replace(written, instead, 1))


def test_everything_wrong_with_a_text_is_reported_together():
    with pytest.raises(KingdomError) as refusal:
        read(SAMPLE.replace("Spend 2 Soldiers. Look.", "").replace("### END-2 ·", "### END-1 ·"))

    assert "END-1 appears twice; ADV-C1 has no text" in str(refusal.value)


@pytest.mark.parametrize(
    ("wanted", "meant"), [("cho4", "CHO-4"), ("CHO-04", "CHO-4"), ("OCH-4", "CHO-4"), ("ADV-10C", "ADV-10")]
)
def test_near_ids_are_found(wanted: str, meant: str):
    assert meant in near(wanted, ["CHO-4", "ADV-10", "QUE-1"])


def test_nothing_is_near_to_nonsense():
    assert near("banana", ["CHO-4", "ADV-10", "QUE-1"]) == ()


CODE = """
"A docstring that mentions clause='GEN-1'."

class Duty:
    clause: str = "PLA-9"

@base.on(Offered, clause="CHO-3")
async def react(state, event):
    def inner():
        return refusal(clause="CHO-4" if event else "CHO-5")
    raise IllegalAction("no", "CHO-6")

base.refuses(Slate, clause="PLA-2")(only_selected_cards)
base.begins(STEP, clause="PRO-1")(step_of(STEP))
LAST = Phase("last", clause="CON-12")
"""


def test_code_cites_by_keyword_and_goes_by_the_name_around_it():
    found = sorted((cited.line, cited.id, cited.name) for cited in in_code(CODE, "code.py"))

    assert found == [
        (5, "PLA-9", "Duty"),
        (7, "CHO-3", "react"),
        (10, "CHO-4", "react.inner"),
        (10, "CHO-5", "react.inner"),
        (11, "CHO-6", "react"),
        (13, "PLA-2", "only_selected_cards"),
        (14, "PRO-1", "step_of"),
        (15, "CON-12", "LAST"),
    ]


TESTS = """
@clause("CHO-1")
class TestDealing:
    @pytest.mark.clause("CHO-2", "CHO-1")
    def test_seven_cards(self): ...

    def deal(self): ...

@kit.clause("CHO-3")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=clause("CHO-4"))])
async def test_offers(n): ...

@clause("CHO-5")
def not_a_test(): ...

def test_without_a_clause(): ...

@pytest.mark.slow("CHO-6")
def test_slow(): ...
"""


def test_tests_cite_by_marker_on_themselves_their_class_or_their_cases():
    assert [(cited.id, cited.line, cited.name) for cited in in_tests(TESTS, "tests.py")] == [
        ("CHO-1", 5, "TestDealing.test_seven_cards"),
        ("CHO-2", 5, "TestDealing.test_seven_cards"),
        ("CHO-3", 11, "test_offers"),
        ("CHO-4", 11, "test_offers"),
    ]


def test_files_are_searched_below_their_folder_and_named_from_the_root(tmp_path: Path):
    rule = tmp_path / "src" / "kingdom" / "rules" / "ending.py"
    test = tmp_path / "tests" / "rulebook" / "test_ending.py"
    for path, text in ((rule, 'POINTS = f(clause="END-1")'), (test, '@clause("END-2")\ndef test_tie(): ...')):
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")

    assert cited_by_code(tmp_path) == {"END-1": (Citation("END-1", "src/kingdom/rules/ending.py", 1, "POINTS"),)}
    assert cited_by_tests(tmp_path) == {"END-2": (Citation("END-2", "tests/rulebook/test_ending.py", 2, "test_tie"),)}


def test_the_marker_of_the_kit_is_the_marker_of_pytest():
    marker = clause("PLA-3", "CON-1")

    assert (marker.name, marker.args) == ("clause", ("PLA-3", "CON-1"))
