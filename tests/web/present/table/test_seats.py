"""A seat as a panel: all that lies in front of somebody, counted."""

from __future__ import annotations

import pytest

from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.web.present.table.seats import SeatPanel, Total
from tests.kit.advisors import advisors_table, with_slots
from tests.kit.cards import given
from tests.kit.menaces import menace_table, with_giant
from tests.kit.presentation import table_shown
from tests.kit.table import Table

TABLE = given(
    "planning",
    "ann: selection Farm, Marble; hand Port; construction Statue[M]; krystallium 2; soldiers 1; training 1; traps 1;"
    "alchemy MMG; duchy Quarry, Quarry, Statue, Farm",
    "bob: duchy Farm; selection Port; krystallium 1",
)


def panel(table: Table, name: str, viewer: Viewer = 0) -> SeatPanel:
    found = table_shown(table.game, viewer)
    return next(one for one in (found.bottom, found.top) if one is not None and one.name == name)


def test_a_panel_counts_what_lies_in_front_of_a_seat() -> None:
    ann = panel(TABLE, "Ann")

    assert (ann.seat, ann.own, ann.bot, ann.done) == (0, True, None, False)
    assert (ann.duchy.key, ann.side) == ("valados", "B")
    assert (ann.krystallium, ann.soldiers, ann.training) == (2, 1, 1)
    assert (ann.alchemy, ann.alchemy_room, ann.alchemy_words) == ("mmg", 2, "2 Materials and 1 Gold")
    assert (ann.cubes, ann.beside_danger, ann.most_beside_danger) == ("", "", None)
    assert [piece.ref for piece in ann.selection] == ["Farm#1", "Marble#1"]
    assert ann.hand is not None
    assert ([piece.ref for piece in ann.hand], ann.hand_count) == (["Port#1"], 1)
    assert ann.counts == {"cards": 1, "menaces": 0, "vermin": 0}
    assert (ann.advisors, ann.searched, ann.steps_done) == ((), (), ())


def test_what_a_duchy_makes_is_shown_and_who_makes_more() -> None:
    assert panel(TABLE, "Ann").totals == (
        Total("m", 6, True),
        Total("p", 3, False),
        Total("g", 1, False),
        Total("e", 1, False),
    )
    assert [total.leads for total in panel(TABLE, "Bob").totals] == [False] * 4
    alone = given("planning", players=1)
    assert [total.leads for total in panel(alone, "Ann").totals] == [False] * 4, "there is nobody to lead over"


def test_points_are_those_of_the_lines_that_count() -> None:
    ann = panel(TABLE, "Ann")

    assert ann.points == 3
    assert [line.points for line in ann.score] == [3]
    assert panel(TABLE, "Bob").score == ()


def test_copies_lie_together_in_the_duchy_and_the_duchy_card_lies_apart() -> None:
    ann = panel(TABLE, "Ann")

    assert [(strip.piece.ref, strip.count) for strip in ann.strips] == [("Quarry#1", 2), ("Statue#2", 1), ("Farm#2", 1)]
    assert ann.duchy_strip.piece.ref == "Valados"
    assert "".join(icon.icon.code for icon in ann.duchy_strip.icons) == "mmpge"
    assert ann.built == 4


def test_calamities_in_a_duchy_do_not_count_as_built() -> None:
    table = given("planning", "ann: duchy Farm, Port; calamities 2")

    assert panel(table, "Ann").built == 2
    assert len(panel(table, "Ann").strips) == 3


def test_each_trap_token_is_ready_or_spent() -> None:
    def traps(number: int) -> tuple[bool, ...]:
        return panel(given("planning", f"ann: traps {number}"), "Ann").traps

    assert (traps(0), traps(1), traps(2)) == ((False, False), (True, False), (True, True))


def test_an_alchemy_that_holds_more_than_five_has_no_room() -> None:
    assert panel(given("planning", "ann: alchemy MMMM"), "Ann").alchemy_room == 1
    assert panel(given("planning"), "Ann").alchemy_room == 5


@pytest.mark.parametrize(("viewer", "own"), [(0, True), (1, False), (None, False)])
def test_a_hand_is_seen_by_whoever_holds_it(viewer: int | None, own: bool) -> None:
    ann = panel(TABLE, "Ann", viewer)

    assert ann.own is own
    assert (ann.hand is not None) is own
    assert ann.hand_count == 1


def test_at_an_open_table_both_hands_are_seen() -> None:
    ann = panel(TABLE, "Ann", OPEN_TABLE)

    assert ann.hand is not None
    assert not ann.own


def test_cards_come_before_menaces_and_vermin_lie_in_one_stack() -> None:
    table = menace_table(
        "combat, round 4",
        "ann: zone menaces Giant Rat, Vermin, Frost Giant, Vermin, Frost Giant; construction Farm[M], Quarry",
    )
    ann = panel(with_giant(table, "ann", "Farm#1", "Frost Giant#1"), "Ann")

    assert [(one.piece.ref, one.threat, one.frozen, one.count) for one in ann.charters] == [
        ("Farm#1", False, True, 1),
        ("Quarry#1", False, False, 1),
        ("Giant Rat#1", True, False, 1),
        ("Frost Giant#2", True, False, 1),
        ("Vermin#1", True, False, 2),
    ]
    assert ann.counts == {"cards": 2, "menaces": 3, "vermin": 2}


def test_an_advisor_has_a_button_or_a_mode_for_whoever_it_serves() -> None:
    table = advisors_table("population", "ann: zone advisors Nurturing Mother; soldiers 4")

    (own,) = panel(table, "Ann").advisors
    (seen,) = panel(table, "Ann", 1).advisors
    assert (own.ref, own.spent) == ("Nurturing Mother", False)
    assert own.buttons
    assert (seen.ref, seen.buttons) == ("Nurturing Mother", ())


def test_an_advisor_that_was_used_in_this_round_is_spent() -> None:
    table = with_slots(
        "population", "ann: zone advisors Nurturing Mother, Forest Chieftain; soldiers 4", used=("nurturing_mother",)
    )

    assert {piece.ref: piece.spent for piece in panel(table, "Ann").advisors} == {
        "Nurturing Mother": True,
        "Forest Chieftain": False,
    }
