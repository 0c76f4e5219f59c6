"""What happened, in short: where a Soldier goes, what was touched, taken and gained, and where a turn ended."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.web.present.table.recap import arrived, goes_to, last_turn, made_in_step, summed_up, taken, touched
from tests.kit.cards import given
from tests.kit.presentation import ENGLISH, NAMES


def fact(event: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more, "because": "GEN-1"}


def lay(card: Any, area: int, face_down: bool = False) -> dict[str, Any]:
    return {"card": card, "area": area, "face_down": face_down}


def test_a_turn_ends_with_an_offer_a_kept_advisor_or_with_being_done() -> None:
    facts = [fact("Offered", 0), fact("Slated", 0), fact("SeatDone", 1), fact("AdvisorKept", 1), fact("SeatDone", 0)]

    assert [last_turn(facts, viewer) for viewer in (0, 1, None)] == [4, 3, None]
    assert last_turn(facts[1:2], 0) is None


def test_only_what_came_after_the_turn_is_summed_up() -> None:
    before, after = fact("Slated", 1, card="Farm#1"), fact("Recycled", 1, card="Port#1")

    assert summed_up([before, fact("SeatDone", 0), after], ENGLISH, NAMES, 0) == "Bob recycled a card."
    assert summed_up([before, after], ENGLISH, NAMES, 0) == ""
    assert summed_up([before, fact("SeatDone", 0)], ENGLISH, NAMES, 0) == ""


def test_the_last_step_that_was_made_is_told() -> None:
    step = [fact("Produced", 0, resource="gold", count=5), fact("Produced", 1, resource="gold", count=3)]
    before = [fact("Produced", 0, resource="materials", count=9), fact("SupremacyWon", 0, resource="materials")]

    assert made_in_step(step, (), ENGLISH, NAMES) == "Gold: Ann 5 and Bob 3."
    assert made_in_step([*before, *step], (), ENGLISH, NAMES) == "Gold: Ann 5 and Bob 3."
    assert made_in_step((), before, ENGLISH, NAMES) == ""
    won = [*step, fact("SupremacyWon", 1, resource="gold")]
    assert made_in_step(won, before, ENGLISH, NAMES).endswith("brings Bob a Soldier into Training.")
    again = [*step, fact("SupremacyWon", 0, resource="gold")]
    assert made_in_step(again, before, ENGLISH, NAMES).endswith("brings Ann the Soldier from Training.")


def test_soldiers_of_supremacy_go_into_training_and_to_the_stock_in_turn() -> None:
    mine, other = fact("SupremacyWon", 0, resource="gold"), fact("SupremacyWon", 1, resource="gold")

    assert [goes_to([mine] * many, 0) for many in (1, 2, 3)] == ["training", "stock", "training"]
    assert goes_to([other, mine, other], 0) == "training"


def test_a_fact_is_about_areas_and_cards_by_the_words_of_the_page() -> None:
    names = given("planning").state.rules.names
    farm, port = names.find("Farm#1")[0], names.find("Port#1")[0]

    assert touched(fact("Slated", 0, card="Farm#1"), names) == str(farm)
    assert touched(fact("AreaFed", area=1, card="Farm#1"), names) == f"right {farm}"
    assert touched(fact("AreaFed", area=0, card={"hidden": "b-1"}), names) == "left hidden-b-1"
    assert touched(fact("Offered", 0, lays=[lay("Farm#1", 1), lay("Port#1", 1)]), names) == f"right {farm} {port}"
    assert touched(fact("Dealt", 0, cards=[{"hidden": None}]), names) == ""
    assert touched(fact("SeatDone", 0), names) == ""


def test_what_was_taken_from_an_area_is_named_unless_it_lay_face_down() -> None:
    assert taken(fact("AreaTaken", 1, cards=["Farm#1", {"hidden": "a"}, "Port#2"]), ENGLISH) == ("Farm", "Port")
    assert taken(fact("Dealt", 1, cards=["Farm#1"]), ENGLISH) == ()
    assert taken(fact("AreaTaken", 1), ENGLISH) == ()


@pytest.mark.parametrize(
    ("told", "more"),
    [
        (fact("AreaTaken", 1, cards=["Farm#1"]), "selection 1"),
        (fact("AreaTaken", 1, cards=[]), ""),
        (fact("KrystalliumGained", 1, count=2), "krystallium 2"),
        (fact("SoldiersGained", 1, count=1), "soldiers 1"),
        (fact("SoldiersGained", 1, count=0), ""),
        (fact("SoldiersGained", 1, count=-1), ""),
        (fact("Slated", 1, count=1), ""),
    ],
    ids=["area", "empty area", "krystallium", "soldiers", "no soldier", "less", "something else"],
)
def test_what_a_seat_has_more_of_is_counted(told: dict[str, Any], more: str) -> None:
    assert arrived(told) == more


def test_cards_laid_face_down_are_counted_in_an_offer() -> None:
    def said(*lays: dict[str, Any]) -> str:
        return summed_up([fact("SeatDone", 0), fact("Offered", 1, lays=list(lays))], ENGLISH, NAMES, 0)

    none, one, two = (
        said(lay("Farm#1", 0, first), lay("Port#1", 1, second))
        for first, second in ((False, False), (True, False), (True, True))
    )
    assert len({none, one, two}) == 3
