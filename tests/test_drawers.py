"""Slots of a position in words and as plain data: what each sort of thing is written as, and up to which bounds."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.core.errors import KingdomError
from kingdom.core.ruleset import Ruleset
from kingdom.game.drawers import frozen, read_slot, slots_data
from tests.kit.cards import given

GAME = given(
    "planning",
    modules=("menace", "advisors", "quest"),
    menaces=("frost_giants", "thieves"),
    quests=("the_usurper",),
)
RULES: Ruleset = GAME.state.rules
ALONE: Ruleset = given("planning", players=1).state.rules
FARM, GIANT = GAME.card("Farm#2"), GAME.card("Frost Giant#1")
LAST = len(RULES.settings.quests[0].steps)


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("stolen", ["icon 2 of Farm#2"], ((FARM, 1),)),
        ("frozen", ["Frost Giant#1 under Farm#2"], ((FARM, GIANT),)),
        ("quest_steps", ["quest 1 step 1", f"quest 1 step {LAST}"], ((0, 0), (0, LAST - 1))),
        ("advisors_used", ["chief_mercenary"], ("chief_mercenary",)),
    ],
)
def test_what_a_slot_of_a_seat_holds_is_written_in_words_and_read_again(name: str, written: Any, value: Any) -> None:
    assert slots_data({name: value}, RULES) == {name: written}
    assert read_slot(name, written, RULES, of_seat=True) == value


def test_plain_data_is_read_as_well_and_steps_come_in_order() -> None:
    def read(name: str, data: Any) -> Any:
        return read_slot(name, data, RULES, of_seat=True)

    assert read("stolen", [[FARM, 0], ["Farm#2", 1]]) == ((FARM, 0), (FARM, 1))
    assert read("frozen", [["Farm#2", GIANT]]) == ((FARM, GIANT),)
    assert read("quest_steps", [[0, 1], "Quest 1 Step 1"]) == ((0, 0), (0, 1))
    assert read("advisors_used", ["Whimsical Gambler", "CHIEF MERCENARY"]) == ("chief_mercenary", "whimsical_gambler")


def test_tokens_with_two_sides_are_counted_and_a_side_may_be_left_out() -> None:
    def read(data: Any) -> Any:
        return read_slot("spies", data, ALONE, of_seat=True)

    assert [read(data) for data in ({"ready": 1, "spent": 2}, {"spent": 1}, {}, [2, 0])] == [
        (1, 2),
        (0, 1),
        (0, 0),
        (2, 0),
    ]
    assert slots_data({"spies": (1, 2)}, ALONE) == {"spies": {"ready": 1, "spent": 2}}


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("stolen", ["icon 0 of Farm#2"], "no-icon"),
        ("stolen", ["icon 3 of Farm#2"], "no-icon"),
        ("stolen", [f"icon {'9' * 5000} of Farm#2"], "not-a-token"),
        ("stolen", [[FARM, -1]], "no-icon"),
        ("stolen", [[FARM, True]], "not-a-token"),
        ("stolen", [[FARM, 0, 0]], "not-a-token"),
        ("stolen", [[len(RULES.box), 0]], "no-such-card"),
        ("stolen", [[-1, 0]], "no-such-card"),
        ("stolen", {}, "not-a-list"),
        ("frozen", [["Farm#2"]], "not-a-card-under"),
        ("frozen", [["Farm#2", "Nobody"]], "no-such-card"),
        ("quest_steps", ["quest 0 step 1"], "no-such-step"),
        ("quest_steps", ["quest 2 step 1"], "no-such-step"),
        ("quest_steps", ["quest 1 step 0"], "no-such-step"),
        ("quest_steps", [f"quest 1 step {LAST + 1}"], "no-such-step"),
        ("quest_steps", [[0, 1, 2]], "nothing-known"),
        ("quest_steps", [f"quest 1 step {'9' * 5000}"], "nothing-known"),
        ("advisors_used", [7], "no-such-card"),
        ("nowhere", [], "no-slot-of-a-seat"),
    ],
    ids=str,
)
def test_what_cannot_lie_there_is_refused(name: str, data: Any, reason: str) -> None:
    with pytest.raises(KingdomError) as refused:
        read_slot(name, data, RULES, of_seat=True)
    assert refused.value.reason.id == reason


@pytest.mark.parametrize("data", [[1], [1, 2, 3], [1, -1], [1, "2"], [True, 0], 3])
def test_counts_are_two_whole_numbers_from_zero(data: Any) -> None:
    with pytest.raises(KingdomError) as refused:
        read_slot("spies", data, ALONE, of_seat=True)
    assert refused.value.reason.id == "not-counts"


def test_the_slots_of_the_table_and_of_a_seat_are_told_apart() -> None:
    table = next(name for name, slot in RULES.slots.items() if slot.holds.name == "FIRSTS")

    assert read_slot(table, ["quest 1 by seat 1", [0, 0]], RULES, of_seat=False) == ((0, 1), (0, 0))
    assert slots_data({table: ((0, 1),)}, RULES) == {table: ["quest 1 by seat 1"]}
    for wrong in ("quest 2 by seat 0", "quest 1 by seat 2", [1, 0], [0, 2], [0, -1]):
        with pytest.raises(KingdomError) as refused:
            read_slot(table, [wrong], RULES, of_seat=False)
        assert refused.value.reason.id == "no-such-first"
    for name, of_seat, reason in ((table, True, "no-slot-of-a-seat"), ("stolen", False, "no-slot")):
        with pytest.raises(KingdomError) as refused:
            read_slot(name, [], RULES, of_seat=of_seat)
        assert refused.value.reason.id == reason


def test_lists_become_values_that_nobody_changes() -> None:
    assert frozen([1, [2, ["x"]], "y"]) == (1, (2, ("x",)), "y")
