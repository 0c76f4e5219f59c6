"""SOL-11: how a Search is made: cards are looked at, one is kept, and the area is taken."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from tests.kit import clause
from tests.kit.searches import LAID, LONG, first_edition, second_edition


@clause("SOL-11")
def test_one_of_the_cards_looked_at_must_be_kept_and_then_the_area_is_taken() -> None:
    table = second_edition().play("ann: search left discarding Farm, Port")

    assert table.options("ann") == [f"keep {card} from the deck" for card in ("Quarry#1", "Island#1", "Ruins#1")]
    assert table.refuses("ann: select left", "SOL-11") == why("first", duty="KeepSearched")

    table.play("ann: keep Ruins from the deck")

    assert table.shows("ann: selection Ruins")
    assert not table.state.face_down.keys() & set(table.player("ann").selection)


@clause("SOL-11", "PLA-9")
def test_nothing_else_is_done_in_the_middle_of_a_search() -> None:
    table = second_edition(LAID, "ann: construction Barracks[M]; krystallium 1")
    table.play("ann: search left discarding Farm, Port")

    table.refuses("ann: krystallium on Barracks as M", "SOL-11")
    table.refuses("ann: abandon Barracks", "SOL-11")


@clause("SOL-11")
def test_only_a_card_looked_at_is_kept() -> None:
    table = second_edition()
    assert table.refuses("ann: keep Quarry from the deck", "SOL-11") == why("not-searched")

    table.play("ann: search left discarding Farm, Port")

    assert table.refuses("ann: keep Mint#1 from the deck", "SOL-11") == why(
        "not-found", copy="Mint#1", copies=("Quarry#1", "Island#1", "Ruins#1")
    )


@clause("SOL-11", "GEN-6")
def test_the_cards_looked_at_are_seen_by_the_player_only() -> None:
    table = second_edition().play("ann: search left discarding Farm, Port")
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
    table = second_edition().play("ann: search left discarding Farm, Port")

    assert table.game.view(viewer).piles["development"].cards == (table.card("Mint#1"),)


@clause("SOL-11")
def test_a_look_at_the_deck_cannot_be_taken_back() -> None:
    table = second_edition().play("ann: search left discarding Farm, Port")

    assert table.refuses_undo("ann") == why("barrier", barrier="looked")


@clause("SOL-11")
def test_what_was_kept_cannot_be_exchanged_before_another_search() -> None:
    table = first_edition("table: left Farm, Port, Garden; right Statue")
    table.play("ann: search left discarding Farm, Port", "ann: keep Island from the deck")

    assert table.refuses_undo("ann") == why("barrier", barrier="searched")


@clause("SOL-11")
def test_a_game_can_be_kept_in_the_middle_of_a_search() -> None:
    table = second_edition().play("ann: search left discarding Farm, Port")

    again = kingdom.from_position(table.game.position(), content=table.game.content)

    assert again.state == table.state
    assert len(again.options(0)) == 3


@clause("SOL-11")
def test_the_last_selection_may_be_a_search() -> None:
    table = second_edition(when="solo choice, turn 3")

    table.play("ann: search left discarding Farm, Port", "ann: keep Quarry from the deck")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Quarry")


@clause("SOL-11", "ADV-2")
def test_an_advisor_that_is_kept_enters_when_the_area_is_taken() -> None:
    decks = "table: pile development Quarry, Great Silversmith, Island, Ruins, Mint; pile danger Barracks"
    table = second_edition("table: left Farm, Port; right Statue", decks=decks, modules=("advisors",))

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
def test_the_second_search_is_optional() -> None:
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
