"""The menu: legal actions by what they are done with, and modes for what has to be meant on purpose."""

from __future__ import annotations

from tests.kit.advisors import advisors_table
from tests.kit.cards import given
from tests.kit.presentation import pieces_shown

TABLE = given("population", "ann: cubes PM; construction Farm, High Rampart; krystallium 1; soldiers 1")


def test_what_is_spent_on_purpose_is_not_offered_beside_the_rest() -> None:
    menu = pieces_shown(TABLE.game).menu

    assert set(menu.modes) == {"krystallium", "soldier", "abandon"}
    assert {menu.text(action).split()[0] for action in menu.actions} == {"place"}
    assert (menu.mode, menu.offers) == (None, False)


def test_in_a_mode_only_its_own_actions_are_offered() -> None:
    menu = pieces_shown(TABLE.game, mode="soldier").menu

    assert menu.mode == "soldier"
    assert [menu.text(action) for action in menu.actions] == ["soldier on High Rampart"]
    assert menu.opening() == ()


def test_a_mode_that_is_not_there_is_not_entered() -> None:
    assert pieces_shown(TABLE.game, mode="search").menu.mode is None
    assert pieces_shown(TABLE.game, 1, mode="krystallium").menu.mode is None


def test_a_target_has_what_can_be_done_with_it() -> None:
    pieces = pieces_shown(TABLE.game)
    menu, view = pieces.menu, pieces.view
    farm = view.me.construction[0].card

    assert menu.has("space", farm, 0)
    assert not menu.has("space", farm, 2)
    assert [button.do for button in menu.at("space", farm, 1)] == ["place P on Farm#1"]
    assert menu.at("space", farm, 2) == ()
    one = menu.one_at("space", farm, 0)
    assert one is not None
    assert (one.do, one.kind, one.regret) == ("place M on Farm#1", "Place", "")
    assert menu.one_at("space", farm, 2) is None
    assert menu.one_at("done") is None, "cubes come first"


def test_a_button_has_a_short_word_where_there_is_one_and_says_all_in_its_label() -> None:
    menu = pieces_shown(given("planning", "ann: selection Farm").game).menu
    farm = next(action for action in menu.actions if menu.text(action) == "slate Farm#1")

    button = menu.button(farm)
    assert (button.do, button.kind) == ("slate Farm#1", "Slate")
    assert button.short != button.label
    assert "Farm" in button.label
    assert "Farm" not in button.short


def test_modes_come_in_the_order_of_the_rules_and_once_each() -> None:
    menu = pieces_shown(TABLE.game).menu

    assert [button.do for button in menu.opening()] == ["?with=krystallium", "?with=soldier", "?with=abandon"]
    assert len(menu.opened_from()) > 3
    assert menu.opening("advisor", "nobody") == ()


def test_two_advisors_have_a_mode_each_at_their_own_card() -> None:
    table = advisors_table(
        "choice, round 1, turn 3",
        "ann: zone advisors Chief Mercenary, Whimsical Gambler; soldiers 6",
        "table: left Quarry, Farm",
    )
    menu = pieces_shown(table.game).menu

    for key in ("chief_mercenary", "whimsical_gambler"):
        assert [button.do for button in menu.opening("advisor", key)] == [f"?with={key}"]
        assert {menu.text(action).split(" on ")[1] for action in menu.opened_from("advisor", key)} == {
            "Quarry#1",
            "Farm#1",
        }
    assert menu.opening() == ()
