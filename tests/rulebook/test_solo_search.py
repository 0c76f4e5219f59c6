"""SOL-5, SOL-10: Search, in both editions and with both limits of the second."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.modules.solo.search import Search
from tests.kit import Table, clause
from tests.kit.refusals import refusal
from tests.kit.searches import DECKS, LAID, LONG, first_edition, searches, second_edition

# --- SOL-5: what a Search is


@clause("SOL-5")
def test_two_cards_of_the_area_are_discarded_to_look_at_three_and_one_goes_to_the_area() -> None:
    table = second_edition("table: left Farm, Port, Garden; right Statue")

    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.shows("ann: selection Garden, Island", "table: discards Farm, Port, Quarry, Ruins")
    assert table.shows("table: left Mint, Cathedral; right Statue, Barracks (face down)")


@clause("SOL-5")
def test_the_two_cards_may_be_named_in_either_order() -> None:
    table = second_edition().play("ann: search left discarding Port, Farm")

    assert table.shows("table: discards Farm, Port")


@clause("SOL-5")
def test_copies_come_to_the_same_and_need_no_number() -> None:
    table = second_edition("table: left Farm, Farm, Farm; right Statue").play("ann: search left discarding Farm, Farm")

    assert table.shows("table: left Farm; discards Farm, Farm")


@clause("SOL-5")
@pytest.mark.parametrize("said", ["Farm", "Statue#1, Statue#1", "Farm, Port, Statue"])
def test_just_two_different_cards_are_named(said: str) -> None:
    with refusal(kingdom.CannotParse, why("not-a-pair", text=said)):
        second_edition().play(f"ann: search left discarding {said}")


@clause("SOL-5")
def test_a_search_offers_each_two_cards_of_an_area() -> None:
    table = second_edition("table: left Farm, Port, Garden; right Statue")

    assert searches(table) == [
        "search left discarding Farm#1, Port#1",
        "search left discarding Farm#1, Garden#1",
        "search left discarding Port#1, Garden#1",
    ]


@clause("SOL-5")
def test_only_face_up_cards_are_discarded() -> None:
    table = second_edition("table: left Farm, Port (face down); right Statue")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Port#1", "SOL-5") == why(
        "search-cards", card="Port#1", area="left"
    )


@clause("SOL-5")
def test_calamities_are_never_discarded_to_search() -> None:
    table = second_edition("table: left Farm, Calamity; right Statue")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Calamity", "SOL-5") == why(
        "search-cards", card="Calamity#1", area="left"
    )


@clause("SOL-5")
def test_menaces_are_never_discarded_to_search() -> None:
    decks = DECKS.replace("Calamity", "Shadow#2")
    table = second_edition(
        "table: left Farm, Shadow#1; right Statue", decks=decks, modules=("menace",), menaces=("shadows",)
    )

    assert table.refuses("ann: search left discarding Farm, Shadow#1", "SOL-5") == why(
        "search-cards", card="Shadow#1", area="left"
    )


@clause("SOL-5/R1")
def test_treasures_may_be_discarded_to_search() -> None:
    table = second_edition().play("ann: search right discarding Statue, Marble", "ann: keep Quarry from the deck")

    assert table.shows("ann: selection Quarry", "table: discards Statue, Marble, Island, Ruins")


@clause("SOL-5/R1")
def test_advisors_are_not_discarded_to_search() -> None:
    decks = DECKS.replace(", Silk", "")
    table = second_edition("table: left Farm, Great Silversmith; right Statue", decks=decks, modules=("advisors",))

    assert searches(table) == []
    reason = table.refuses("ann: search left discarding Farm, Great Silversmith", "SOL-5")
    assert reason == why("search-cards", card="Great Silversmith", area="left")


@clause("SOL-5/R2")
def test_the_cards_that_are_not_kept_are_discarded_face_up() -> None:
    table = second_edition().play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert {table.card("Quarry#1"), table.card("Ruins#1")} <= set(table.game.view(None).discards)


@clause("SOL-5")
def test_cards_lie_in_one_area_only() -> None:
    table = second_edition()

    assert table.refuses("ann: search right discarding Farm, Port", "SOL-5") == why(
        "search-cards", card="Farm#1", area="right"
    )


@clause("SOL-5")
def test_a_search_that_cannot_be_said_is_refused_too() -> None:
    table = second_edition()
    farm, port = table.card("Farm#1"), table.card("Port#1")

    with refusal(kingdom.IllegalAction, why("no-area", number=2).under("SOL-5")):
        table.game.play(0, Search(2, (farm, port)))
    with refusal(kingdom.IllegalAction, why("search-order").under("SOL-5")):
        table.game.play(0, Search(0, (port, farm)))


@clause("SOL-5", "PLA-9")
def test_cubes_in_hand_are_placed_before_a_search() -> None:
    table = second_edition(LAID, "ann: cubes M")

    table.refuses("ann: search left discarding Farm, Port", "PLA-9")


@clause("SOL-5")
def test_a_search_belongs_to_choice() -> None:
    table = second_edition(LAID, when="planning")

    assert table.refuses("ann: search left discarding Farm, Port", "SOL-5") == why("search-in-choice", phase="planning")


# --- SOL-5: how often


def search_as_often_as_possible(table: Table) -> int:
    """Search wherever it is possible, for a round; how often that was."""
    found = 0
    while table.state.phase.name == "solo choice":
        options = table.options("ann")
        chosen = next((text for text in options if text.startswith(("search", "keep"))), options[0])
        found += chosen.startswith("search")
        table.play(f"ann: {chosen}")
    return found


@clause("SOL-5/R3")
def test_by_the_errata_one_may_search_at_each_selection_and_that_is_the_default() -> None:
    table = second_edition(decks=LONG)

    assert table.game.configuration.search == "errata"
    assert search_as_often_as_possible(table) == 4


@clause("SOL-5/R3")
def test_by_the_printed_limit_one_may_search_once_a_round() -> None:
    table = second_edition(decks=LONG, search="printed")
    table.play("ann: search left discarding Farm, Port", "ann: keep Quarry from the deck")

    assert searches(table) == []
    assert table.refuses("ann: search right discarding Statue, Marble", "SOL-5") == why("search-limit")


@clause("SOL-5/R3")
def test_by_the_printed_limit_one_may_search_again_in_the_next_round() -> None:
    table = second_edition(LAID, decks=LONG, search="printed")
    assert search_as_often_as_possible(table) == 1

    while table.state.round == 1:
        words = ("recycle", "place", "done")
        table.play(f"ann: {next(text for word in words for text in table.options('ann') if text.startswith(word))}")

    assert search_as_often_as_possible(table) == 1


@clause("SOL-5")
def test_in_the_first_edition_one_may_search_at_each_selection() -> None:
    assert search_as_often_as_possible(first_edition(traps=1, decks=LONG)) == 4


@clause("SOL-5")
def test_in_the_first_edition_a_spent_trap_allows_one_search_more() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue, Marble", decks=LONG)

    assert search_as_often_as_possible(table) == 5


@clause("SOL-5")
def test_spending_the_trap_allows_the_second_search_at_once() -> None:
    table = first_edition("table: left Farm, Port, Garden, Calamity (face down); right Statue", traps=1)
    table.play("ann: spy on left-3", "ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.options("ann") == ["select left", "search left discarding Garden#1, Island#1"]


# --- SOL-10: a short deck


@clause("SOL-10")
def test_a_search_needs_a_card_in_the_deck() -> None:
    table = second_edition(decks="table: pile development nothing; pile danger Barracks")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Port", "SOL-10") == why("deck-empty")


@clause("SOL-10")
def test_a_search_looks_at_what_there_is() -> None:
    table = second_edition(decks="table: pile development Quarry; pile danger Barracks")

    table.play("ann: search left discarding Farm, Port")

    assert table.options("ann") == ["keep Quarry#1 from the deck"]
