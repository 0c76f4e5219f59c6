"""The texts of a card: line by line with its clause, in one line for screen readers, and in short for a terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingdom.core.cards import Family, Kind
from kingdom.core.resources import cubes_of
from kingdom.words import Words
from kingdom.words.cards import card_label, card_lines
from kingdom.words.faces import face
from tests.kit.cards import CARDS
from tests.kit.menaces import MENACES

WORDS = Words("en")
KINDS = {kind.key: kind for kind, _ in MENACES.cards} | {key: CARDS.duchies[key, "A"] for key, _ in CARDS.duchies}


def lines(kind: Kind) -> list[tuple[str, str]]:
    return [(line.text, line.clause) for line in card_lines(WORDS, kind)]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (
            "high_rampart",
            [
                ("Costs 2 Materials and 2 Soldiers.", "GEN-3"),
                ("Gives 1 Krystallium and 1 Soldier when it is completed.", "CON-1"),
                ("Worth 9 points.", "END-1"),
                ("Recycles to 1 Materials.", "PLA-3"),
            ],
        ),
        (
            "mint",
            [
                ("Costs 2 Materials and 2 Gold.", "GEN-3"),
                ("Makes 1 Gold for each Discovery.", "PRO-2"),
                ("Recycles to 1 Gold.", "PLA-3"),
            ],
        ),
        (
            "valados",
            [("Makes 3 Materials and 2 Gold.", "PRO-2"), ("Worth 2 points for each Monument in your Duchy.", "END-1")],
        ),
    ],
)
def test_a_card_says_its_lines_in_the_order_in_which_they_matter(key: str, expected: list[tuple[str, str]]) -> None:
    found = lines(KINDS[key])

    assert [clause for _, clause in found] == [clause for _, clause in expected]
    assert [text for text, _ in found] == [text for text, _ in expected]


def test_a_treasure_is_recycled_under_a_clause_of_its_own() -> None:
    (silk,) = lines(KINDS["silk"])
    assert silk == (WORDS.t("card-treasure", cubes=WORDS.heap(cubes_of("PG"))), "PLA-4")


def test_a_menace_says_what_it_takes_and_costs_and_an_advisor_what_it_can_do() -> None:
    rat = {clause: text for text, clause in lines(KINDS["giant_rat"])}
    assert rat["MEN-5"] == WORDS.t("card-combat-cost", soldiers=2)
    assert rat["MEN-6"] == WORDS.t("card-points-lost", points=3)
    mother = lines(replace(KINDS["nurturing_mother"], soldiers=2))
    assert mother[0] == (WORDS.t("card-ability-cost", soldiers=2), "ADV-3")
    known = WORDS.content.abilities["nurturing_mother"]
    assert mother[1] == (known.texts["en"], known.clause)
    assert len(lines(replace(KINDS["nurturing_mother"], soldiers=0))) == 1


def test_an_advisor_from_elsewhere_says_that_nothing_is_known() -> None:
    (found,) = lines(Kind("stranger", "Stranger", Family.ADVISOR))

    assert found == (WORDS.t("ability-unknown"), "ADV-3")


def test_a_label_is_the_name_the_type_and_the_lines() -> None:
    farm = KINDS["farm"]

    assert card_label(WORDS, farm) == (
        "Farm, Structure. Costs 2 Materials and 1 Population. Makes 2 Population. Recycles to 1 Materials."
    )
    assert card_label(WORDS, farm, without=("cost", "recycling")) == "Farm, Structure. Makes 2 Population."


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("palace", "Monument MPGGEKS · 4 per Monument · recycles G"),
        ("port", "Structure MMMG · makes EE · 2 points · recycles E"),
        ("silk", "Treasure · recycles PG"),
        ("giant_rat", "Menace 2 Soldiers · −3 points"),
        ("vermin", "Vermin 1 Soldier · −1 point"),
        ("recruiters", "Specialist PPG · makes P · bonus SS · recycles P"),
    ],
)
def test_a_card_in_short(key: str, expected: str) -> None:
    assert face(WORDS, KINDS[key]) == expected


def test_an_advisor_in_short_says_what_it_can_do_without_a_full_stop() -> None:
    mother = KINDS["nurturing_mother"]
    said = WORDS.content.abilities["nurturing_mother"].texts["en"].rstrip(".")

    assert face(WORDS, mother).endswith(f" · {said}")
    assert face(WORDS, replace(mother, key="stranger")).count("·") == 0
