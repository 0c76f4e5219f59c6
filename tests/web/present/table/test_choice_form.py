"""Forms in which an action is put together: cubes of several heaps, kind by kind, and cards to tick."""

from __future__ import annotations

from kingdom.web.present.table.choice_form import Composing
from tests.kit.cards import given
from tests.kit.presentation import table_shown
from tests.kit.table import Table

QUEST = {"modules": ("quest",), "quests": ("the_usurper",)}


def form(table: Table, mode: str) -> Composing:
    found = table_shown(table.game, mode=mode).composing
    assert found is not None
    return found


def test_a_step_is_paid_from_the_hand_alchemy_and_krystallium_and_krystallium_comes_last() -> None:
    steps = given("planning", **QUEST).state.rules.settings.quests[0].steps
    assert steps[0].cost[:4] == (3, 0, 0, 0)
    table = given("planning", "ann: krystallium 3; alchemy MM; cubes M", **QUEST)

    found = form(table, "step-0-0")
    assert found.heaps == "hand.alchemy.krystallium"
    assert (
        found.begun == "quest 1 step 1 from hand {hand:cubes} alchemy {alchemy:cubes} krystallium {krystallium:cubes}"
    )
    ((code, name, ways),) = found.kinds
    assert (code, name) == ("m", "Materials")
    assert [(way.value, way.label) for way in ways] == [
        ("1.2.0", "1 from hand and 2 from Alchemy"),
        ("1.1.1", "1 from hand, 1 from Alchemy and 1 Krystallium"),
        ("0.2.1", "2 from Alchemy and 1 Krystallium"),
        ("1.0.2", "1 from hand and 2 Krystallium"),
        ("0.1.2", "1 from Alchemy and 2 Krystallium"),
        ("0.0.3", "3 Krystallium"),
    ]
    assert [way.value for way in ways if way.chosen] == ["1.2.0"]
    assert (found.title, found.go, found.besides) == ("Forge the weapons: how do you pay?", "Pay", "")


def test_what_a_step_takes_in_any_case_is_said_besides() -> None:
    settings = given("planning", **QUEST).state.rules.settings
    last = settings.quests[0].steps[-1]
    soldiers = last.cost[5]
    assert soldiers
    table = given("planning", f"ann: krystallium 9; alchemy GG; soldiers {soldiers}", **QUEST)

    assert form(table, f"step-0-{len(settings.quests[0].steps) - 1}").besides == "s" * soldiers


def test_nothing_is_composed_before_a_mode_is_entered_or_where_nothing_is_chosen_in_a_form() -> None:
    table = given("planning", "ann: krystallium 3; alchemy MM; cubes M; construction Farm", **QUEST)

    assert table_shown(table.game).composing is None
    assert table_shown(table.game, mode="krystallium").composing is None


def test_two_cards_of_an_area_are_ticked_to_search() -> None:
    table = given("solo choice", "table: left Farm, Port, Quarry; right Ruins, Island", players=1)
    plain = table_shown(table.game)
    assert [area.ticking for area in plain.areas] == [None, None]
    assert all(area.buttons for area in plain.areas)

    left, right = table_shown(table.game, mode="search").areas
    assert left.ticking is not None
    assert right.ticking is not None
    assert left.ticking.cards == ("Farm#1", "Port#1", "Quarry#1")
    assert right.ticking.cards == ("Ruins#1", "Island#1")
    assert left.ticking.begun == "search left discarding {cards:pair}"
    assert (left.buttons, right.buttons) == ((), ())
    assert left.ticking.go != left.ticking.each
