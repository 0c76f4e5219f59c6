"""Fields of a pack: each that is wrong is named with its entry, and why it is wrong."""

from __future__ import annotations

import pytest

from kingdom.content import PackFault
from kingdom.core.reasons import Reason, why
from kingdom.languages import LANGUAGES
from tests.content.conftest import LETTERS, Faults, give, missing, problem

TYPES = ("structure", "specialist", "monument", "discovery")


def strange_icon(given: str) -> Reason:
    """Why something is not what a card can produce."""
    return why("strange-icon", given=given, example='"P"', example2=f'"P per {"|".join(TYPES)}"')


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [
        ("cost = 'MXP'", "cost", why("strange-letters", given="'MXP'", strange=("X",), letters=LETTERS)),
        ("cost = 3", "cost", give("3", "letters", example="'MP'")),
        ("cost = ''", "cost", why("no-space").under("GEN-3")),
        ("type = 'castle'", "type", give("'castle'", "one-of", names=TYPES)),
        ("type = ''", "type", give("''", "one-of", names=TYPES)),
        ("produces = 'P'", "produces", give("'P'", "texts")),
        ("produces = [1]", "produces", give("[1]", "texts")),
        ("produces = ['K']", "produces", strange_icon("'K'")),
        ("produces = ['P per castle']", "produces", strange_icon("'P per castle'")),
        ("produces = ['PP per monument']", "produces", strange_icon("'PP per monument'")),
        ("produces = ['']", "produces", strange_icon("''")),
        ("recycling = 'MM'", "recycling", give("'MM'", "resource-letters", count=1)),
        ("recycling = 'K'", "recycling", give("'K'", "resource-letters", count=1)),
        ("recycling = 1", "recycling", give("1", "resource-letters", count=1)),
        ("bonus = 'M'", "bonus", why("strange-letters", given="'M'", strange=("M",), letters=("K", "S"))),
        ("points = 100", "points", give("100", "whole-number", least="0", most=99)),
        (f"cost = '{'M' * 21}'", "cost", why("too-many-letters", count=21, most=20)),
        (f"produces = ['{'M' * 21}']", "produces", why("too-many-icons", most=20)),
        ("points = -1", "points", give("-1", "whole-number", least="0", most=99)),
        ("points = 'two'", "points", give("'two'", "whole-number", least="0", most=99)),
        ("points = true", "points", give("True", "whole-number", least="0", most=99)),
        ("points = 2.5", "points", give("2.5", "whole-number", least="0", most=99)),
        ("points_per = 3", "points_per", give("3", "a-table", example="{ structure = 2 }")),
        ("points_per = { farm = 1 }", "points_per", why("has-use", given="'farm'", names=TYPES)),
        (
            "points_per = { monument = 0 }",
            "points_per",
            why("gives-for", given="0", key="monument", what=why("whole-number", least=1, most=99)),
        ),
        ("names = 'Farm'", "names", give("'Farm'", "any-table")),
        ("names = { en = '' }", "names.en", give("''", "a-text")),
        ("names = { fr = ' ' }", "names.fr", give("' '", "a-text")),
        ("names = { it = 4 }", "names.it", give("4", "a-text")),
        ("names = { xx = 'Hof' }", "names.xx", why("no-field", names=tuple(LANGUAGES))),
        ("names = { en = 'Farm#2' }", "names.en", why("name-too-long", given="'Farm#2'", most=26)),
        ("names = { en = 'Farm, the old' }", "names.en", why("name-too-long", given="'Farm, the old'", most=26)),
        ("names = { en = 'Farm > Field' }", "names.en", why("name-too-long", given="'Farm > Field'", most=26)),
        (
            "names = { en = 'The longest name of all names' }",
            "names.en",
            why("name-too-long", given="'The longest name of all names'", most=26),
        ),
        ("bonnus = 'S'", "bonnus", why("no-field-near", name="bonus")),
        (
            "colour = 'grey'",
            "colour",
            why(
                "no-field",
                names=(
                    "names",
                    "copies",
                    "type",
                    "cost",
                    "bonus",
                    "produces",
                    "recycling",
                    "points",
                    "points_per",
                    "ability",
                    "clause",
                    "says_when",
                    "arms",
                    "tincture",
                ),
            ),
        ),
    ],
)
def test_a_wrong_field_of_a_card_is_said(faults: Faults, line: str, field: str, reason: Reason) -> None:
    assert faults(f"[[development]]\nkey = 'farm'\n{line}") == [problem("farm", field, reason)]


def test_missing_fields_of_a_new_card_are_said(faults: Faults) -> None:
    text = "[[development]]\nkey = 'tavern'\n[[development]]\nkey = 'lost_city'\ncopies = 1"

    assert faults(text)[:5] == [
        problem("tavern", "names", missing("any-table")),
        problem("tavern", "copies", missing("whole-number", least="0", most=99)),
        problem("tavern", "type", missing("one-of", names=TYPES)),
        problem("tavern", "cost", missing("letters", example="'MP'")),
        problem("tavern", "recycling", missing("resource-letters", count=1)),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[[treasure]]\nkey = 'silk_garments'\nrecycling = 'P'",
            [problem("silk_garments", "recycling", give("'P'", "resource-letters", count=2))],
        ),
        (
            "[[calamity]]\nkey = 'calamity'\npoints = 4",
            [problem("calamity", "points", give("4", "whole-number", least="-99", most=0))],
        ),
        (
            "[[menace]]\nkey = 'shadow'\nsoldiers = 0",
            [problem("shadow", "soldiers", give("0", "whole-number", least="1", most=99))],
        ),
        (
            "[[menace]]\nkey = 'shadow'\ndeck = ''",
            [
                problem("shadow", "deck", give("''", "a-text")),
                problem("shadow", "deck", why("other-deck", given="''", deck="shadows")),
            ],
        ),
        (
            "[[advisor]]\nkey = 'master_artisan'\ntwo_players_only = 1",
            [problem("master_artisan", "two_players_only", give("1", "true-or-false"))],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides = 'A'",
            [
                problem("valados", "sides", give("'A'", "any-table")),
                problem("valados", "sides.A", missing("any-table")),
                problem("valados", "sides.A.produces", why("makes-nothing")),
                problem("valados", "sides.B", missing("any-table")),
                problem("valados", "sides.B.produces", why("makes-nothing")),
            ],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides.A = 'MM'",
            [
                problem("valados", "sides.A", give("'MM'", "any-table")),
                problem("valados", "sides.A.produces", why("makes-nothing")),
            ],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides.C.produces = ['M']",
            [problem("valados", "sides.C", why("no-field", names=("A", "B")))],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides.A.produces = []",
            [problem("valados", "sides.A.produces", why("makes-nothing"))],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides.A.produces = ['S']",
            [
                problem("valados", "sides.A.produces", strange_icon("'S'")),
                problem("valados", "sides.A.produces", why("makes-nothing")),
            ],
        ),
        (
            "[[duchy]]\nkey = 'valados'\nsides.A.cost = 'M'",
            [problem("valados", "sides.A.cost", why("no-field", names=("produces", "points_per")))],
        ),
        (
            "[[quest]]\nkey = 'the_usurper'\nsteps = 4",
            [
                problem("the_usurper", "steps", give("4", "steps", count=4)),
                problem("the_usurper", "steps", why("must-be-steps", count=4).under("QUE-1")),
            ],
        ),
        (
            "[[quest]]\nkey = 'the_usurper'\nsteps = [1, 2, 3, 4]",
            [problem("the_usurper", "steps", why("must-be-steps", count=4).under("QUE-1"))],
        ),
        (
            "[[quest]]\nkey = 'the_usurper'\n[[quest.steps]]\nnames.en = 'One'",
            [problem("the_usurper", "steps", why("must-be-steps", count=4).under("QUE-1"))],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nmedals = [60, 80]",
            [problem("the_prophecy", "medals", why("growing-scores", given="[60, 80]", most=1000))],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nmedals = [60, 60, 80]",
            [problem("the_prophecy", "medals", why("growing-scores", given="[60, 60, 80]", most=1000))],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nmedals = 60",
            [problem("the_prophecy", "medals", give("60", "three-scores"))],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nrequired = { farm = 0 }",
            [
                problem(
                    "the_prophecy",
                    "required",
                    why("gives-for", given="0", key="farm", what=why("whole-number", least=1, most=99)),
                )
            ],
        ),
        ("[[edition]]\nkey = 'second'\nspies = [1]", [problem("second", "spies", give("[1]", "ready-and-spent"))]),
        ("[[edition]]\nkey = 'second'\nspies = 2", [problem("second", "spies", give("2", "ready-and-spent"))]),
        (
            "[[edition]]\nkey = 'second'\nsearch = 'never'",
            [problem("second", "search", give("'never'", "one-of", names=("errata", "printed")))],
        ),
        (
            "[[edition]]\nkey = 'second'\nscenarios = 'six'",
            [problem("second", "scenarios", give("'six'", "true-or-false"))],
        ),
        (
            "[[module]]\nkey = 'menace'\ndifficulty = 6",
            [problem("menace", "difficulty", give("6", "whole-number", least="1", most=5))],
        ),
        (
            "[[deck]]\nkey = 'shadows'\narms = 'rat'",
            [problem("shadows", "arms", why("strange-arms", given="'rat'", example="'base farm'"))],
        ),
        (
            "[[deck]]\nkey = 'shadows'\ninteraction = 3",
            [problem("shadows", "interaction", why("no-field", names=("names", "difficulty", "arms", "tincture")))],
        ),
    ],
)
def test_a_wrong_field_of_a_board_or_another_card_is_said(faults: Faults, text: str, said: list[PackFault]) -> None:
    assert faults(text) == said


def test_a_wrong_step_of_a_quest_is_said_by_its_number(faults: Faults) -> None:
    steps = [
        "names.en = 'One'\ntwo_players = { cost = '', points = 1 }\nsolo = { cost = 'Q', points = 1 }",
        "names.en = 'Two'\ntwo_players = { cost = 'M', points_if_first = 2 }\nsolo = { cost = 'M', point = 1 }",
        "two_players = { cost = 'M', gives = 'X' }\nsolo = { cost = 'M' }",
        "names.en = 'Four'\ntwo_players = { cost = 'M' }\nsolo = { cost = 'M', points_if_first = 2 }",
    ]
    text = "[[quest]]\nkey = 'the_usurper'\n" + "".join(f"[[quest.steps]]\n{step}\n" for step in steps)

    assert faults(text) == [
        problem("the_usurper", "steps.1.two_players.cost", why("no-cost").under("QUE-2")),
        problem(
            "the_usurper", "steps.1.solo.cost", why("strange-letters", given="'Q'", strange=("Q",), letters=LETTERS)
        ),
        problem("the_usurper", "steps.2.two_players.points_if_first", why("only-final").under("QUE-8")),
        problem("the_usurper", "steps.2.solo.point", why("no-field-near", name="points")),
        problem("the_usurper", "steps.3.names", missing("any-table")),
        problem(
            "the_usurper",
            "steps.3.two_players.gives",
            why("strange-letters", given="'X'", strange=("X",), letters=LETTERS),
        ),
        problem("the_usurper", "steps.4.solo.points_if_first", why("only-final").under("QUE-8")),
    ]
