"""Cubes in hand as a draft: the suggestion, the drafts one press away, and the button that places them all."""

from __future__ import annotations

import pytest

from kingdom.core.cards import CardId
from kingdom.core.resources import Resource
from kingdom.web.present.table.cube_draft import Draft, address, draft_of
from kingdom.web.present.table.pieces import Charter
from kingdom.web.present.table.placing import Placing
from tests.kit.menaces import menace_table, with_giant
from tests.kit.presentation import table_shown
from tests.kit.quests import quest_table
from tests.kit.table import Table, given

M, G, E = Resource.MATERIALS, Resource.GOLD, Resource.EXPLORATION

CLEAR = given("exploration", "ann: construction Lost City#1[ME], Uncharted Island#1[P]; alchemy MPG; cubes EEEEEEE")
CHOICE = given("gold", "ann: construction Hanging Gardens#1[P], Port#1[MMM], Great Lighthouse[MMM]; cubes GG")


def draft(table: Table, said: str = "") -> Draft:
    found = draft_of(table.game.view(0), said)
    assert found is not None
    return found


def placing(table: Table, said: str = "") -> Placing:
    found = table_shown(table.game, draft=said).placing
    assert found is not None
    return found


def site(table: Table, name: str, said: str = "") -> Charter:
    return next(one for one in table_shown(table.game, draft=said).bottom.charters if one.piece.ref == name)


def placed(table: Table, said: str = "") -> dict[str, str]:
    """The cubes of a draft by their places."""
    return {group.place: group.cubes for group in placing(table, said).groups}


def added(draft: Draft, resource: Resource, card: CardId) -> str:
    """The draft with one more cube for a card, as an address; empty if it is not possible."""
    counts = draft.adding(resource, card)
    return "" if counts is None else address(counts)


def taking(table: Table, name: str | None, said: str = "") -> str:
    """The draft after a press on a card, or on Alchemy."""
    taken = draft(table, said).taking(None if name is None else table.card(name))
    assert taken is not None
    return taken.address


# --- what is suggested


def test_a_step_in_which_all_fit_is_one_press_that_places_every_cube_and_ends_it() -> None:
    found = placing(CLEAR)

    assert placed(CLEAR) == {"Lost City": "eee", "Uncharted Island": "ee", "Alchemy": "ee"}
    assert (found.hint, found.purse, found.clear, found.krystallium, found.built) == ("all fit", "", True, 1, 2)
    assert [(group.result, group.krystallium) for group in found.groups] == [
        ("completed", 0),
        ("completed", 0),
        ("1 Krystallium", 1),
    ]
    assert found.place is not None
    assert found.place.short == "Place as suggested"
    assert found.place.do.split("\n")[-1] == "done"
    after = CLEAR.game.copy()
    after.play(0, found.place.do.split("\n"))
    assert after.state.players[0].krystallium == 1
    assert after.state.players[0].done


def test_a_step_without_a_suggestion_lights_its_cards_and_cannot_be_placed_yet() -> None:
    found = placing(CHOICE)

    assert (found.groups, found.purse, found.place, found.take_back, found.clear) == ((), "gg", None, None, False)
    assert found.to_alchemy is not None
    fills = {one.piece.ref: one.fill.short for one in table_shown(CHOICE.game, draft="").bottom.charters if one.fill}
    assert fills == {
        "Hanging Gardens#1": "2 here: completes it",
        "Port#1": "1 here: completes it",
        "Great Lighthouse": "2 here",
    }


def test_the_step_stays_open_where_the_stock_could_complete_a_card_after_it() -> None:
    """It would produce from the next step on (PRO-5)."""
    table = given("materials", "ann: construction Farm#1; cubes MM; krystallium 1")

    found = placing(table)
    assert found.place is not None
    assert found.place.do == "place M on Farm#1\nplace M on Farm#1"
    assert not found.clear


def test_the_last_window_is_never_closed_by_placing() -> None:
    table = given("last window, round 4", "ann: construction Farm#1; cubes MM")

    found = placing(table)
    assert found.place is not None
    assert "done" not in found.place.do


def test_what_completed_cards_bring_is_not_taken_for_alchemy() -> None:
    table = given("materials", "ann: construction Alchemical Forge[MMGG]; cubes M; alchemy MMMM")

    assert placing(table).krystallium == 0
    assert [group.result for group in placing(table).groups] == ["completed"]


def test_the_only_way_is_offered_as_a_forced_move_and_a_choice_is_not() -> None:
    table = given("gold", "ann: construction Farm#1; cubes GG")

    assert placing(table).only
    assert table_shown(table.game, draft="").forced == placing(table).place
    assert table_shown(CLEAR.game, draft="").forced is None
    assert table_shown(CHOICE.game, draft="").forced is None


# --- presses


def test_a_card_takes_all_it_can_and_the_rest_is_suggested_again() -> None:
    """One Gold is left for the Great Lighthouse alone once the others have theirs."""
    table = given("gold", "ann: construction Hanging Gardens#1[P], Great Lighthouse; cubes GGG")
    crowded = given("gold", "ann: construction Hanging Gardens#1[P], Hanging Gardens#2[P]; cubes GGG")

    assert placed(table) == {"Hanging Gardens": "gg", "Great Lighthouse": "g"}
    assert draft(crowded).clear == ""
    after = taking(crowded, "Hanging Gardens#2")
    assert draft(crowded, after).given(G, crowded.card("Hanging Gardens#2")) == 2
    assert draft(crowded, after).given(G, crowded.card("Hanging Gardens#1")) == 1
    assert draft(crowded, after).complete
    assert draft(crowded, after).clear == ""


def test_a_card_takes_from_the_hand_first_then_from_alchemy_and_never_from_another_card() -> None:
    gardens, port = CHOICE.card("Hanging Gardens#1"), CHOICE.card("Port#1")
    one_each = f"1G{port}.1Ga"

    after = draft(CHOICE, taking(CHOICE, "Hanging Gardens#1", one_each))
    assert [after.given(G, where) for where in (gardens, port, None)] == [1, 1, 0]
    in_hand = draft(CHOICE, taking(CHOICE, "Port#1", "1Ga"))
    assert [in_hand.given(G, where) for where in (port, None)] == [1, 1]
    assert draft(CHOICE, f"2G{gardens}").taking(port) is None


def test_alchemy_takes_what_is_in_hand() -> None:
    port = CHOICE.card("Port#1")

    assert taking(CHOICE, None, f"1G{port}") == f"1G{port}.1Ga"
    assert draft(CHOICE, f"1G{port}.1Ga").taking(None) is None


def test_a_cube_that_is_taken_back_is_in_hand_until_it_is_placed_again() -> None:
    city = CLEAR.card("Lost City#1")
    back = draft(CLEAR, address(draft(CLEAR).giving(E, city)))

    assert back.purse == (0, 0, 0, 1)
    assert back.given(E, city) == 2
    assert not back.complete
    assert added(back, E, city) == address(draft(CLEAR).counts)
    assert draft(CLEAR, added(back, E, city)).counts == draft(CLEAR).counts


def test_a_single_cube_comes_from_the_hand_or_else_from_alchemy_and_fits_only_where_there_is_room() -> None:
    port, gardens = CHOICE.card("Port#1"), CHOICE.card("Hanging Gardens#1")

    assert added(draft(CHOICE, "0"), G, port) == f"1G{port}"
    assert added(draft(CHOICE, "2Ga"), G, port) == f"1G{port}.1Ga"
    assert added(draft(CHOICE, f"1G{port}"), G, port) == ""
    assert added(draft(CHOICE, f"2G{gardens}"), G, port) == ""


def test_all_cubes_can_be_taken_back() -> None:
    button = placing(CLEAR).take_back
    assert button is not None
    assert button.do == "?draft=0"
    assert placing(CLEAR, "0").purse == "eeeeeee"
    assert placing(CLEAR, "0").take_back is None


@pytest.mark.parametrize("said", ["x", "1Q1", "9Ea", "5E9999", "1M1", "1e1", "-1Ea", "1Ea..", "0Ea", "1E²"])
def test_a_draft_that_is_not_possible_is_taken_for_what_is_suggested(said: str) -> None:
    assert draft(CLEAR, said).counts == draft(CLEAR).counts


def test_a_draft_with_more_cubes_than_a_card_has_room_for_is_not_possible() -> None:
    city = CLEAR.card("Lost City#1")

    assert draft(CLEAR, f"4E{city}").counts == draft(CLEAR).counts
    assert draft(CLEAR, f"3E{city}").given(E, None) == 0


# --- what a card shows


def test_a_card_shows_which_spaces_the_draft_fills_and_that_it_is_completed() -> None:
    city = site(CLEAR, "Lost City#1")

    assert [(space.code, space.filled, space.ghost, space.count) for space in city.spaces] == [
        ("m", True, False, 1),
        ("e", True, False, 1),
        ("e", False, True, 3),
    ]
    assert city.completes
    assert city.drafted == "3 here: completes it"
    assert city.fill is None
    assert city.spaces[-1].button is not None
    assert city.spaces[-1].button.label == "Take 1 Exploration back from Lost City"


def test_a_frozen_card_is_filled_but_not_completed() -> None:
    lines = "ann: construction Port#1[MMM]; cubes G; zone menaces Frost Giant#1"
    table = with_giant(menace_table("gold", lines), "ann", "Port#1", "Frost Giant#1")

    assert not site(table, "Port#1").completes
    assert site(table, "Port#1").drafted == "1 here"
    fill = site(table, "Port#1", "0").fill
    assert fill is not None
    assert fill.short == "1 here"


def test_nobody_else_sees_a_draft() -> None:
    for viewer in (1, None):
        found = table_shown(CLEAR.game, viewer, draft="")
        assert found.placing is None
        panels = [panel for panel in (found.bottom, found.top) if panel is not None]
        assert not any(one.fill or one.drafted or one.completes for panel in panels for one in panel.charters)


def test_without_a_draft_cubes_are_placed_one_by_one() -> None:
    assert table_shown(CLEAR.game).placing is None
    assert table_shown(CLEAR.game, mode="abandon", draft="").placing is None
    planning = given("planning", "ann: construction Farm#1; cubes MM")
    assert table_shown(planning.game, draft="").placing is None


# --- what protects a beginner


def test_a_cube_for_alchemy_that_a_card_waits_for_is_a_warning_in_the_button() -> None:
    table = given("gold", "ann: construction Tomb of Kings#1[MGG]; cubes GGG")
    wasteful, sensible = placing(table, "3Ga").place, placing(table).place

    assert wasteful is not None
    assert wasteful.regret == "2 to Alchemy: Tomb of Kings waits for Gold"
    assert wasteful.short == "Place"
    assert sensible is not None
    assert sensible.regret == ""


def test_a_quest_step_that_could_be_paid_leaves_the_choice_to_the_player() -> None:
    table = quest_table("materials", "ann: construction Farm#1; cubes MM; alchemy P")

    assert placing(table).groups == ()
    assert placing(table, f"2M{table.card('Farm#1')}").clear is False


def test_cubes_of_several_kinds_are_one_draft() -> None:
    table = given("materials", "ann: construction Farm#1, Navigators#1; cubes MMG")

    assert draft(table).plan
    assert placing(table).title == "Cubes in hand"
    assert placed(table) == {"Farm": "mm", "Navigators": "g"}
    assert draft(table, taking(table, "Farm#1", "0")).given(M, CardId(table.card("Farm#1"))) == 2
