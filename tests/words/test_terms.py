"""The words that sentences are made of: lists, heaps, numbers, names of cards, Quests and icons."""

from __future__ import annotations

import pytest

from kingdom.words import capitalised, decimal, sentence
from kingdom.words.terms import Terms
from tests.kit.cards import given

EN, FR, IT = Terms("en"), Terms("fr"), Terms("it")
COPIES = Terms("en", copies=True)


def test_things_in_a_row_and_things_to_choose_from() -> None:
    assert [EN.listed(list("abc")[:many]) for many in range(4)] == ["nothing", "a", "a and b", "a, b and c"]
    assert [EN.either(list("abc")[:many]) for many in range(4)] == ["nothing", "a", "a or b", "a, b or c"]


def test_a_heap_names_what_lies_in_it() -> None:
    assert EN.heap((2, 0, 1, 0)) == "2 Materials and 1 Gold"
    assert FR.heap((1, 0, 0, 0, 0, 2)) == "1 Matériau et 2 Soldats"
    assert IT.heap((0, 0, 0, 0)) == "niente"


def test_cards_of_a_fact_are_counted_as_far_as_they_are_known() -> None:
    unseen, down = {"hidden": None}, {"hidden": "a-1"}

    assert EN.fact_cards(["Farm#1", "Port#1", "Farm#2"]) == "2 × Farm and Port"
    assert EN.fact_cards([down, unseen, unseen]) == "a face-down card and 2 cards"
    assert EN.fact_cards(["Farm#1", down, down]) == "Farm and 2 face-down cards"
    assert COPIES.fact_cards(["Farm#1", "Farm#2"]) == "Farm#1 and Farm#2"
    assert EN.fact_cards([]) == "nothing"


def test_a_card_is_called_by_its_key_its_english_name_or_as_a_copy() -> None:
    assert (EN.card("farm"), FR.card("farm"), EN.card("the_dragon")) == ("Farm", "Ferme", "The dragon")
    assert (FR.named("farm#2"), FR.named("Nowhere#3")) == ("Ferme", "Nowhere")
    assert (COPIES.copy("Farm#2"), COPIES.copy("Royal Guard"), EN.copy("Farm#2")) == ("Farm#2", "Royal Guard", "Farm")


def test_a_quest_and_its_steps_are_named_or_numbered() -> None:
    rules = given("planning", modules=("quest",), quests=("the_usurper",)).state.rules

    assert (EN.quest(0, rules), EN.step(0, 0, rules)) == ("The Usurper", "Forge the weapons")
    assert EN.quest(1, rules) == EN.quest(1, None) == EN.t("quest-number", number=2)
    assert EN.step(1, 2, rules) == EN.step(1, 2, None) == EN.t("step-number", number=3)


def test_an_icon_is_told_by_what_it_makes_or_by_its_number() -> None:
    rules = given("planning").state.rules

    assert EN.icon("Guildhall#1", 1, rules) == EN.t("icon-of-resource", resource="exploration")
    assert EN.icon("Guildhall#1", 2, rules) == EN.t("icon-number", number=3)
    assert EN.icon("Nowhere", 0, rules) == EN.t("icon-number", number=1)
    assert EN.kind("guildhall#2", rules) is not None
    assert EN.kind("Farm#1", None) is not None


def test_a_phase_of_somebody_elses_module_is_called_by_its_own_name() -> None:
    assert EN.phase_name("great hunt") == "great hunt"
    assert EN.phase_name("planning") == EN.t("phase-planning")
    assert EN.phase("last window") == "last-window"


@pytest.mark.parametrize(
    ("value", "form", "english", "french"),
    [
        (1.25, ".1f", "1.2", "1,2"),
        (-1.25, "+.1f", "−1.2", "−1,2"),
        (-0.01, "+.1f", "0.0", "0,0"),
        (0.04, "+.1f", "0.0", "0,0"),
        (10.0, "+.0f", "+10", "+10"),
        (-10.0, ".0f", "−10", "−10"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(value: float, form: str, english: str, french: str) -> None:
    assert (decimal(value, EN, form), decimal(value, FR, form)) == (english, french)


def test_a_sentence_has_a_capital_and_one_mark_at_its_end() -> None:
    assert [sentence(text) for text in ("so it is", "is it?", "Yes!", "well…", "it is.")] == [
        "So it is.", "Is it?", "Yes!", "Well…", "It is.",
    ]  # fmt: skip
    assert (capitalised("éclair du Nord"), capitalised("")) == ("Éclair du Nord", "")


def test_an_unknown_language_is_english_and_messages_are_those_of_english() -> None:
    assert Terms("xx").language == "en"
    assert (EN.has("nothing"), FR.has("no-such-message")) == (True, False)
    assert EN.resource_name(2) == EN.resource_name("gold") == EN.t("resource-gold")
