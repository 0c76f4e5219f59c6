"""Facts and actions in English, word for word: which part of a sentence each field becomes."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.core.resources import Resource
from kingdom.rules.building import Place
from kingdom.rules.choice import Select
from kingdom.rules.planning import Slate
from kingdom.words import Words
from kingdom.words.facts import news
from tests.kit.cards import given
from tests.kit.table import Table

WORDS, NAMES = Words("en"), ("Ann", "Bob")
GAME: Table = given(
    "planning", modules=("menace", "quest"), menaces=("frost_giants", "thieves"), quests=("the_usurper",)
)
SOME = ["Farm#1", {"hidden": "a"}]


def fact(event: str, **fields: Any) -> dict[str, Any]:
    return {"event": event, **fields, "because": "GEN-1"}


def lay(card: Any, area: int, face_down: bool = False) -> dict[str, Any]:
    return {"card": card, "area": area, "face_down": face_down}


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (fact("Slated", seat=1, card="Farm#2"), "Bob slates Farm for construction"),
        (fact("AlchemySpent", seat=1, cubes=[2, 0, 1, 0]), "Bob pays 2 Materials and 1 Gold from Alchemy"),
        (fact("AreaFed", area=1, card="Farm#2"), "Farm comes from the deck on the right"),
        (fact("AreaTaken", seat=1, area=0, cards=SOME), "Bob takes the left area: Farm and a face-down card"),
        (fact("CubeStored", seat=1, resource="gold"), "Bob puts 1 Gold in Alchemy"),
        (fact("Produced", seat=0, resource=2, count=3), "Ann produces 3 Gold"),
        (fact("FinishedFirst", seat=1, quest=0), "Bob is the first to complete the final step of The Usurper"),
        (
            fact("StepCompleted", seat=1, quest=0, step=1),
            "Bob completes a step of The Usurper: Rouse the people",
        ),
        (
            fact("Found", seat=1, area=1, card="Farm#2", discarded=["Port#1", "Port#2"]),
            "Bob puts Farm in the right area and discards 2 × Port",
        ),
        (fact("GiantHoused", seat=1, card="Farm#2", giant="Frost Giant#1"), "Frost Giant freezes Bob's Farm"),
        (fact("IconCovered", seat=1, card="Farm#2", icon=1), "Bob covers a Population icon of Farm"),
        (fact("KrystalliumGained", seat=1, count=2), "Bob gains 2 Krystallium"),
        (fact("KrystalliumGained", seat=1, count=-1), "Bob spends 1 Krystallium"),
        (fact("SoldiersGained", seat=1, count=-2), "Bob spends 2 Soldiers"),
        (fact("MenaceTaken", seat=1, deck="thieves"), "Bob takes a Menace into hand: Thieves"),
        (fact("PhaseBegan", phase="planning"), "The Planning phase begins"),
        (fact("RoundBegan", number=3), "Round 3 begins"),
        (fact("SpaceFilled", seat=1, card="Farm#2", space=4), "Bob fills a space of Farm: Krystallium"),
        (fact("SpiesTaken", seat=1, ready=1, spent=2), "Bob's Spies: 1 available, 2 unavailable"),
        (
            fact("StartsInZone", seat=1, card="Farm#2", zone="menaces"),
            "Bob starts with Farm in the Construction area",
        ),
        (fact("SupremacyWon", seat=1, resource="gold"), "Bob takes the Supremacy bonus for Gold"),
        (fact("ThievesStruck", seat=1, icons=2), "The Thieves make Bob cover 2 production icons"),
        (fact("TrapsReady", seat=1, count=2), "Bob has 2 Traps ready"),
        (fact("VerminBrought", seat=1, count=2), "2 Vermin cards come to Bob's Construction area"),
    ],
    ids=lambda value: value["event"] + str(value.get("count", "")) if isinstance(value, dict) else "",
)
def test_a_fact_is_told_word_for_word(told: dict[str, Any], sentence: str) -> None:
    assert WORDS.fact(told, NAMES, GAME.state.rules) == sentence


@pytest.mark.parametrize(
    ("lays", "said"),
    [
        ((lay("Farm#1", 0), lay("Port#1", 1)), "Bob offers Farm on the left and Port on the right"),
        ((lay("Farm#1", 1), lay("Port#1", 0)), "Bob offers Port on the left and Farm on the right"),
        (
            (lay("Farm#1", 0, True), lay("Port#1", 1)),
            "Bob offers Farm (face down) on the left and Port on the right, spending a Trap",
        ),
        (
            (lay({"hidden": "a"}, 0, True), lay("Port#1", 1)),
            "Bob offers a face-down card on the left and Port on the right, spending a Trap",
        ),
    ],
    ids=["split", "crossed", "known", "hidden"],
)
def test_an_offer_says_what_lies_on_which_side(lays: tuple[dict[str, Any], ...], said: str) -> None:
    assert WORDS.fact(fact("Offered", seat=1, lays=list(lays)), NAMES) == said


def test_both_cards_on_one_side_are_said_together() -> None:
    found = WORDS.fact(fact("Offered", seat=1, lays=[lay("Farm#1", 1), lay("Port#1", 1, True)]), NAMES)

    assert found.count("right") == 1
    assert "left" not in found
    assert "Farm and Port (face down)" in found


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (fact("BridgeBuilt", seat=1, card="Farm#1"), "Bob: bridge built, card Farm"),
        (fact("SunRose", over_land=True, places=["a_b", None]), "Sun rose, over land yes, places a b and nothing"),
        (
            fact("SunRose", inside={"card": {"hidden": "x"}, "so_far": 2}),
            "Sun rose, inside card a face-down card and so far 2",
        ),
    ],
    ids=["seat", "plain", "nested"],
)
def test_an_event_of_somebody_elses_module_is_told_as_it_is(told: dict[str, Any], said: str) -> None:
    assert WORDS.fact(told, NAMES) == said


def test_what_was_told_before_is_no_news_as_often_as_it_was_told() -> None:
    one, other = fact("SeatDone", seat=0), fact("SeatDone", seat=1)

    assert news([one], [one, other, one]) == [other, one]
    assert news([], [one, one]) == [one, one]
    assert news([one, one], [one]) == []


# --- actions


def said(table: Table, action: Any, viewer: int = 0) -> str:
    return WORDS.action(action, table.game.view(viewer))


def test_copies_are_numbered_where_they_lie_together_face_up() -> None:
    together = given("planning", "ann: selection Farm, Port, Farm")
    assert [said(together, Slate(together.card(name))) for name in ("Farm#1", "Port#1", "Farm#2")] == [
        "Slate Farm (1)", "Slate Port", "Slate Farm (2)",
    ]  # fmt: skip
    apart = given("planning", "ann: selection Farm; construction Farm; hand Farm")
    assert said(apart, Slate(apart.card("Farm#1"))) == "Slate Farm"


def test_a_card_that_lies_face_down_beside_it_makes_no_number() -> None:
    table = given("choice, turn 3", "table: left Farm, Farm (face down by ann); right Port")
    words, view = WORDS, table.game.view(0)

    assert words.card_in_view(table.card("Farm#1"), view) == "Farm"
    assert words.card_in_view(table.card("Farm#2"), view) == "Farm"


def test_a_cube_goes_onto_a_card_or_into_alchemy() -> None:
    table = given("gold", "ann: cubes G; construction Port")

    assert said(table, Place(Resource.GOLD, table.card("Port#1"))) == "Gold on Port"
    assert said(table, Place(Resource.GOLD, None)) == "Gold to Alchemy"
    areas = given("choice, turn 3", "table: left Farm; right Port")
    assert said(areas, Select(0)) != said(areas, Select(1))


def test_a_hidden_card_is_counted_where_it_lies() -> None:
    table = given(
        "choice, turn 3", "table: left Farm (face down by bob), Mint (face down by ann); right Port (face down by bob)"
    )
    view = table.game.view(0)
    left, mine, right = (WORDS.hidden(handle, view) for handle in ("left-0", "left-1", "right-0"))

    assert left == WORDS.t("hidden-card", where="area", place="left", number=1, several=2)
    assert right == WORDS.t("hidden-card", where="area", place="right", number=1, several=1)
    second = WORDS.t("hidden-card", where="area", place="left", number=2, several=2)
    assert mine == WORDS.t("hidden-card-remembered", card="Mint", hidden=second)
    assert WORDS.hidden("nowhere", view) == WORDS.t("cards-face-down", count=1)
    assert Words("en", copies=True).hidden("left-0", view) == f"{left} [left-0]"
