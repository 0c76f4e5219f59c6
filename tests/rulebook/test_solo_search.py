"""SOL-5, SOL-10, SOL-11: Search, in both editions and with both limits of the second."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.modules.solo.search import Search
from kingdom.modules.solo.spies import SPIES
from tests.kit import Table, clause
from tests.kit.cards import given

DECK = "Quarry, Island, Ruins, Mint, Cathedral, Palace, Garden, Navigators, Recruiters, Silk"
DECKS = f"table: pile development {DECK}; pile danger Barracks, Hamlet, Calamity"
LAID = "table: left Farm, Port; right Statue, Marble"


def alone(*lines: str, when: str = "solo choice", decks: str = DECKS, **options: object) -> Table:
    table = given(when, *(lines or (LAID,)), decks, players=1, **options)
    table.player("ann").put(SPIES, (1, 1))
    return table


def first_edition(*lines: str, traps: int = 0, when: str = "solo choice", decks: str = DECKS) -> Table:
    """A table of the first edition; its Trap has been spent, unless `traps` says otherwise."""
    return given(when, *(lines or (LAID,)), decks, f"ann: traps {traps}", players=1, edition="first")


def searches(table: Table) -> list[str]:
    return [text for text in table.options("ann") if text.startswith("search")]


# --- SOL-5: what a Search is


@clause("SOL-5")
def test_two_cards_of_the_area_are_discarded_to_look_at_three_and_one_goes_to_the_area() -> None:
    table = alone("table: left Farm, Port, Garden; right Statue")

    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.shows("ann: selection Garden, Island", "table: discards Farm, Port, Quarry, Ruins")
    assert table.shows("table: left Mint, Cathedral; right Statue, Barracks (face down)")


@clause("SOL-5")
def test_the_two_cards_may_be_named_in_either_order() -> None:
    table = alone().play("ann: search left discarding Port, Farm")

    assert table.shows("table: discards Farm, Port")


@clause("SOL-5")
def test_copies_come_to_the_same_and_need_no_number() -> None:
    table = alone("table: left Farm, Farm, Farm; right Statue").play("ann: search left discarding Farm, Farm")

    assert table.shows("table: left Farm; discards Farm, Farm")


@clause("SOL-5")
@pytest.mark.parametrize("said", ["Farm", "Statue#1, Statue#1", "Farm, Port, Statue"])
def test_just_two_different_cards_are_named(said: str) -> None:
    with pytest.raises(kingdom.CannotParse, match="is not two different cards"):
        alone().play(f"ann: search left discarding {said}")


@clause("SOL-5")
def test_a_search_offers_each_two_cards_of_an_area() -> None:
    table = alone("table: left Farm, Port, Garden; right Statue")

    assert searches(table) == [
        "search left discarding Farm#1, Port#1",
        "search left discarding Farm#1, Garden#1",
        "search left discarding Port#1, Garden#1",
    ]


@clause("SOL-5")
def test_only_face_up_cards_are_discarded() -> None:
    table = alone("table: left Farm, Port (face down); right Statue")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Port#1", "SOL-5") == why(
        "search-cards", card="Port#1", area="left"
    )


@clause("SOL-5")
def test_calamities_are_never_discarded_to_search() -> None:
    table = alone("table: left Farm, Calamity; right Statue")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Calamity", "SOL-5") == why(
        "search-cards", card="Calamity#1", area="left"
    )


@clause("SOL-5")
def test_menaces_are_never_discarded_to_search() -> None:
    decks = DECKS.replace("Calamity", "Shadow#2")
    table = alone("table: left Farm, Shadow#1; right Statue", decks=decks, modules=("menace",), menaces=("shadows",))

    assert table.refuses("ann: search left discarding Farm, Shadow#1", "SOL-5") == why(
        "search-cards", card="Shadow#1", area="left"
    )


@clause("SOL-5/R1")
def test_treasures_may_be_discarded_to_search() -> None:
    table = alone().play("ann: search right discarding Statue, Marble", "ann: keep Quarry from the deck")

    assert table.shows("ann: selection Quarry", "table: discards Statue, Marble, Island, Ruins")


@clause("SOL-5/R1")
def test_advisors_are_not_discarded_to_search() -> None:
    decks = DECKS.replace(", Silk", "")
    table = alone("table: left Farm, Great Silversmith; right Statue", decks=decks, modules=("advisors",))

    assert searches(table) == []
    reason = table.refuses("ann: search left discarding Farm, Great Silversmith", "SOL-5")
    assert reason == why("search-cards", card="Great Silversmith", area="left")


@clause("SOL-5/R2")
def test_the_cards_that_are_not_kept_are_discarded_face_up() -> None:
    table = alone().play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert {table.card("Quarry#1"), table.card("Ruins#1")} <= set(table.game.view(None).discards)


@clause("SOL-5")
def test_cards_lie_in_an_area_and_not_in_the_other() -> None:
    table = alone()

    assert table.refuses("ann: search right discarding Farm, Port", "SOL-5") == why(
        "search-cards", card="Farm#1", area="right"
    )


@clause("SOL-5")
def test_a_search_that_cannot_be_said_is_refused_too() -> None:
    table = alone()
    farm, port = table.card("Farm#1"), table.card("Port#1")

    with pytest.raises(kingdom.IllegalAction, match="there is no area 2"):
        table.game.play(0, Search(2, (farm, port)))
    with pytest.raises(kingdom.IllegalAction, match="in the order in which they lie"):
        table.game.play(0, Search(0, (port, farm)))


@clause("SOL-5", "PLA-9")
def test_cubes_in_hand_are_placed_before_a_search() -> None:
    table = alone(LAID, "ann: cubes M")

    table.refuses("ann: search left discarding Farm, Port", "PLA-9")


@clause("SOL-5")
def test_a_search_belongs_to_choice() -> None:
    table = alone(LAID, when="planning")

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


MANY = ", ".join(["Quarry"] * 3 + ["Island"] * 6 + ["Ruins"] * 8 + ["Garden"] * 5)
LONG = f"table: pile development {MANY}; pile danger Barracks, Hamlet, Calamity"


@clause("SOL-5/R3")
def test_by_the_errata_one_may_search_at_each_selection_and_that_is_the_default() -> None:
    table = alone(decks=LONG)

    assert table.game.configuration.search == "errata"
    assert search_as_often_as_possible(table) == 4


@clause("SOL-5/R3")
def test_by_the_printed_limit_one_may_search_once_a_round() -> None:
    table = alone(decks=LONG, search="printed")
    table.play("ann: search left discarding Farm, Port", "ann: keep Quarry from the deck")

    assert searches(table) == []
    assert table.refuses("ann: search right discarding Statue, Marble", "SOL-5") == why("search-limit")


@clause("SOL-5/R3")
def test_by_the_printed_limit_one_may_search_again_in_the_next_round() -> None:
    table = alone(LAID, decks=LONG, search="printed")
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
    table = alone(decks="table: pile development nothing; pile danger Barracks")

    assert searches(table) == []
    assert table.refuses("ann: search left discarding Farm, Port", "SOL-10") == why("deck-empty")


@clause("SOL-10")
def test_a_search_looks_at_what_there_is() -> None:
    table = alone(decks="table: pile development Quarry; pile danger Barracks")

    table.play("ann: search left discarding Farm, Port")

    assert table.options("ann") == ["keep Quarry#1 from the deck"]


# --- SOL-11: how a Search is made


@clause("SOL-11")
def test_one_of_the_cards_looked_at_must_be_kept_and_then_the_area_is_taken() -> None:
    table = alone().play("ann: search left discarding Farm, Port")

    assert table.options("ann") == [f"keep {card} from the deck" for card in ("Quarry#1", "Island#1", "Ruins#1")]
    assert table.refuses("ann: select left", "SOL-11") == why("first", duty="KeepSearched")

    table.play("ann: keep Ruins from the deck")

    assert table.shows("ann: selection Ruins")
    assert not table.state.face_down.keys() & set(table.player("ann").selection)


@clause("SOL-11", "PLA-9")
def test_nothing_else_is_done_in_the_midst_of_a_search() -> None:
    table = alone(LAID, "ann: construction Barracks[M]; krystallium 1")
    table.play("ann: search left discarding Farm, Port")

    table.refuses("ann: krystallium on Barracks as M", "SOL-11")
    table.refuses("ann: abandon Barracks", "SOL-11")


@clause("SOL-11")
def test_only_a_card_looked_at_is_kept() -> None:
    table = alone()
    assert table.refuses("ann: keep Quarry from the deck", "SOL-11") == why("not-searched")

    table.play("ann: search left discarding Farm, Port")

    assert table.refuses("ann: keep Mint#1 from the deck", "SOL-11") == why(
        "not-found", copy="Mint#1", copies=("Quarry#1", "Island#1", "Ruins#1")
    )


@clause("SOL-11", "GEN-6")
def test_the_cards_looked_at_are_seen_by_the_player_alone() -> None:
    table = alone().play("ann: search left discarding Farm, Port")
    game = table.game

    assert game.view(0).me.zones["searched"] == game.state.players[0].zone("searched")
    assert game.view(None).seats[0].zones["searched"] == 3
    (fact,) = [fact for fact in game.facts(None) if fact["event"] == "LookedAt"]
    assert fact["cards"] == [{"hidden": None}] * 3
    (fact,) = [fact for fact in game.facts(0) if fact["event"] == "LookedAt"]
    assert fact["cards"] == ["Quarry#1", "Island#1", "Ruins#1"]


@clause("SOL-11")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_the_next_card_is_visible_while_others_are_looked_at(viewer: Seat | None) -> None:
    table = alone().play("ann: search left discarding Farm, Port")

    assert table.game.view(viewer).piles["development"].cards == (table.card("Mint#1"),)


@clause("SOL-11")
def test_a_look_at_the_deck_cannot_be_taken_back() -> None:
    table = alone().play("ann: search left discarding Farm, Port")

    with pytest.raises(kingdom.IllegalAction, match="cards from the deck have been looked at"):
        table.undo("ann")


@clause("SOL-11")
def test_what_was_kept_cannot_be_exchanged_before_another_search() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue")
    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    with pytest.raises(kingdom.IllegalAction, match="the cards that were looked at lie face up"):
        table.undo("ann")


@clause("SOL-11")
def test_a_game_can_be_kept_in_the_midst_of_a_search() -> None:
    table = alone().play("ann: search left discarding Farm, Port")

    again = kingdom.from_position(table.game.position(), content=table.game.content)

    assert again.state == table.state
    assert len(again.options(0)) == 3


@clause("SOL-11")
def test_the_last_selection_may_be_a_search() -> None:
    table = alone(when="solo choice, turn 3")

    table.play("ann: search left discarding Farm, Port", "ann: keep Quarry from the deck")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Quarry")


@clause("SOL-11", "ADV-2")
def test_an_advisor_that_is_kept_enters_when_the_area_is_taken() -> None:
    decks = "table: pile development Quarry, Great Silversmith, Island, Ruins, Mint; pile danger Barracks"
    table = alone("table: left Farm, Port; right Statue", decks=decks, modules=("advisors",))

    table.play("ann: search left discarding Farm, Port", "ann: keep Great Silversmith from the deck")

    assert table.shows("ann: zone advisors Great Silversmith; selection nothing; soldiers 1")


@clause("SOL-11/R2")
def test_the_second_search_follows_at_once_and_may_discard_the_card_just_kept() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue, Marble")
    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.refuses("ann: spy on left-0", "SOL-11") == why("first", duty="SearchAgain")
    assert table.refuses("ann: select right", "SOL-11") == why("area-chosen", area="left")
    assert table.refuses("ann: search right discarding Statue, Marble", "SOL-11") == why("area-chosen", area="left")

    table.play("ann: search left discarding Garden, Island", "ann: keep Cathedral from the deck")

    assert table.shows("ann: selection Cathedral")
    assert table.shows("table: discards Farm, Port, Quarry, Ruins, Garden, Island, Mint, Palace")


@clause("SOL-11/R2")
def test_the_second_search_is_no_must() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue, Marble")

    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck", "ann: select left")

    assert table.shows("ann: selection Garden, Island", "table: discards Farm, Port, Quarry, Ruins")
    assert table.player("ann").owes == ()
    assert table.state.turns == 1


@clause("SOL-11/R2")
def test_without_two_cards_to_discard_there_is_no_second_search() -> None:
    table = first_edition().play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.shows("ann: selection Island")


@clause("SOL-11")
def test_there_is_one_second_search_in_a_round() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue, Marble, Great Lighthouse", decks=LONG)
    table.play("ann: search left discarding Farm, Port", "ann: keep Quarry from the deck")
    table.play("ann: search left discarding Garden, Quarry", "ann: keep Island from the deck")

    table.play("ann: search right discarding Statue, Marble", "ann: keep Island from the deck")

    assert table.shows("ann: selection Island, Great Lighthouse, Barracks, Island")
