"""A card looked at closely: where it lies, what can be done with it now, and why the rest cannot."""

from __future__ import annotations

import pytest

from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.web.present.table.card import CardShown, card_shown, cards_in_sight
from tests.kit.advisors import advisors_table
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.presentation import ENGLISH, pieces_shown
from tests.kit.table import Table

TABLE = given(
    "planning",
    "ann: hand Port; construction Farm[M], Royal Guard, Secret Fellowship[PP]; duchy Quarry; discards Ruins;"
    "selection Island; cubes P",
    "bob: construction Statue; duchy Garden; discards Mint; selection Palace",
    "table: left Hamlet; right Guildhall (face down by ann); discards Cathedral",
)


def card(table: Table, name: str, viewer: Viewer = 0, *, asked: bool = True) -> CardShown:
    return card_shown(table.card(name), pieces_shown(table.game, viewer), table.state if asked else None)


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("Port#1", "where-hand-own"),
        ("Farm#1", "where-construction-own"),
        ("Quarry#1", "where-duchy-own"),
        ("Ruins#1", "where-discards-own"),
        ("Island#1", "where-selection-own"),
        ("Statue#1", "where-construction-other"),
        ("Garden#1", "where-duchy-other"),
        ("Hamlet#1", "where-area"),
        ("Guildhall#1", "where-area"),
        ("Cathedral#1", "where-table"),
    ],
)
def test_it_says_where_a_card_lies(name: str, where: str) -> None:
    assert card(TABLE, name).where == ENGLISH.t(where)


def test_a_card_of_a_zone_that_has_a_name_lies_there() -> None:
    rats = menace_table("combat", "ann: zone menaces Giant Rat", "bob: zone menaces Frost Giant")
    served = advisors_table("planning", "ann: zone advisors Nurturing Mother")
    places = [
        card(rats, "Giant Rat#1").where,
        card(rats, "Frost Giant#1").where,
        card(served, "Nurturing Mother").where,
    ]

    assert len(set(places)) == 3
    assert card(TABLE, "Cathedral#1").where not in places


def test_only_a_card_that_lies_face_down_is_remembered() -> None:
    assert card(TABLE, "Guildhall#1").remembered
    assert not card(TABLE, "Hamlet#1").remembered
    assert "Guildhall#1" not in cards_in_sight(TABLE.game.view(1))


def test_all_copies_of_the_box_are_counted() -> None:
    assert (card(TABLE, "Farm#1").copies, card(TABLE, "Royal Guard").copies) == (4, 1)


def test_what_can_be_done_with_a_card_is_said_at_length() -> None:
    found = card(TABLE, "Farm#1")

    assert [(one.do, one.short) for one in found.buttons] == [
        ("place P on Farm#1", "Population on Farm"),
        ("abandon Farm#1", "Discard Farm"),
    ]
    assert card(TABLE, "Farm#1", 1).buttons == ()


def test_what_cannot_be_done_says_why_with_its_clause() -> None:
    found = {one.label: one.clause for one in card(TABLE, "Farm#1").refused}

    assert set(found) == {"Materials on Farm", "Krystallium on Farm for Materials"}
    assert all(found.values())


def test_each_open_space_is_thought_of_with_what_may_lie_there() -> None:
    guard = {one.label for one in card(TABLE, "Royal Guard").refused}
    fellowship = {one.label for one in card(TABLE, "Secret Fellowship").refused}

    assert guard == {
        "Gold on Royal Guard",
        "Krystallium on Royal Guard for Population",
        "Soldier on Royal Guard",
    }
    assert fellowship == {"Krystallium on Secret Fellowship for Krystallium"}


def test_a_treasure_of_the_selection_is_only_thought_of_as_recycled() -> None:
    table = given("planning", "ann: selection Silk, Farm; cubes P")

    assert [one.label for one in card(table, "Silk#1").refused] == ["Recycle Silk"]
    assert [one.label for one in card(table, "Farm#1").refused] == ["Slate Farm", "Recycle Farm"]


@pytest.mark.parametrize(("viewer", "asked"), [(None, True), (OPEN_TABLE, True), (0, False)])
def test_nothing_is_refused_to_whoever_only_looks_on_or_where_nobody_can_be_asked(viewer: Viewer, asked: bool) -> None:
    assert card(TABLE, "Farm#1", viewer, asked=asked).refused == ()


def test_the_ability_of_an_advisor_is_done_with_its_card() -> None:
    table = advisors_table("population", "ann: zone advisors Nurturing Mother, Forest Chieftain; soldiers 4")

    assert [one.do for one in card(table, "Nurturing Mother").buttons] == ["use Nurturing Mother"]
    assert card(table, "Forest Chieftain").buttons == ()
